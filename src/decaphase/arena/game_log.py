"""What was done in a game, so that it can be told again: as the engine's moves, as a record, or both."""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from decaphase.arena.by_view import SeededDealer
from decaphase.bots.view_to_state import view_to_state
from decaphase.engine.moves import LAY, seat_of, verb_of
from decaphase.engine.state import new_state
from decaphase.game import Action, Game
from decaphase.game.action_codes import action_of
from decaphase.game.names import LONGEST_NAME
from decaphase.game.rule_codes import rule_codes
from decaphase.records.write import record_of, write_record
from decaphase.rules import Rules

_ANY: Final = new_state(2)
"""All but a lay-down is the same action in every state."""


@dataclass(frozen=True, slots=True)
class GameLog:
    """The moves of a game of the engine's own players; its record, if asked for or if others played."""

    moves: bytes = b""
    record: str = ""


def packed(moves: Iterable[int]) -> bytes:
    """Moves as bytes, quicker to hand to another process."""
    return array("i", moves).tobytes()


def unpacked(moves: bytes) -> list[int]:
    """The opposite of `packed`."""
    return array("i", moves).tolist()


def players_of(bots: Iterable[str]) -> list[str]:
    """What bots are called in a record, where no two may have one name.

    >>> players_of(["greedy", "greedy"])
    ['greedy 1', 'greedy 2']
    """
    return [f"{bot[: LONGEST_NAME - 2]} {seat}" for seat, bot in enumerate(bots, 1)]


def retold(rules: Rules, players: Sequence[str], seed: int, moves: Iterable[int]) -> Game:
    """A game of the engine's own players, played again at a table where it can be written down."""
    game, dealer = Game(rules, players), SeededDealer(seed)
    for move in moves:
        while game.stage == "hand-over":
            game.start_hand(deck=dealer.deck(len(game.hands)))
        action = _action(game, move)
        game.apply(action, reshuffle=dealer.reshuffled(game) if game.needs_reshuffle(action) else None)
    return game


def _action(game: Game, move: int) -> Action:
    """The action of a move; a lay-down takes its cards from what the seat holds."""
    state = view_to_state(game.view(seat_of(move) + 1))[0] if verb_of(move) == LAY else _ANY
    return action_of(state, rule_codes(game.rules), move)


def record_text(game: Game, seed: int, pair: int, number: int, bots: Sequence[str]) -> str:
    """The record of a game of a match, with what came out."""
    about = {"seed": seed, "pair": pair, "game": number, "bots": [*bots]}
    return write_record(record_of(game, meta={"arena": about}, expect=True))
