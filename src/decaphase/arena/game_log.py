"""The log of a game in a match, as the engine's moves, as a record, or both."""

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

_ANY_STATE: Final = new_state(2)
"""For every move but a lay-down, which is the same action in every state."""


@dataclass(frozen=True, slots=True)
class GameLog:
    """The moves of a game between the engine's bots; its record if requested, and for other bots always."""

    moves: bytes = b""
    record: str = ""


def pack_moves(moves: Iterable[int]) -> bytes:
    """Moves as bytes, which are quicker to send to another process."""
    return array("i", moves).tobytes()


def unpack_moves(moves: bytes) -> list[int]:
    """The inverse of `pack_moves`."""
    return array("i", moves).tolist()


def record_names(bots: Iterable[str]) -> list[str]:
    """The names of bots in a record, made unique by their seats.

    >>> record_names(["greedy", "greedy"])
    ['greedy 1', 'greedy 2']
    """
    return [f"{bot[: LONGEST_NAME - 2]} {seat}" for seat, bot in enumerate(bots, 1)]


def replay_moves(rules: Rules, players: Sequence[str], seed: int, moves: Iterable[int]) -> Game:
    """Replay the engine's moves in a `Game`, from which a record can be written."""
    game, dealer = Game(rules, players), SeededDealer(seed)
    for move in moves:
        while game.stage == "hand-over":
            dealer.deal(game)
        dealer.apply(game, _action(game, move))
    return game


def _action(game: Game, move: int) -> Action:
    """The action of a move; the cards of a lay-down depend on the seat's hand."""
    state = view_to_state(game.view(seat_of(move) + 1))[0] if verb_of(move) == LAY else _ANY_STATE
    return action_of(state, rule_codes(game.rules), move)


def record_text(game: Game, seed: int, pair: int, number: int, bots: Sequence[str]) -> str:
    """The record of a game of a match, with its result."""
    about = {"seed": seed, "pair": pair, "game": number, "bots": [*bots]}
    return write_record(record_of(game, meta={"arena": about}, expect=True))
