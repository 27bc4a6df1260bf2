"""Self-play: whole games among the engine's players."""

from __future__ import annotations

from typing import Annotated, Final, NamedTuple

from decaphase.bots.thinking.dispatch import player_move
from decaphase.bots.thinking.memory import Memory, forget, make_move
from decaphase.bots.thinking.player_settings import STEADY, PlayerSettings
from decaphase.bots.thinking.random_player import restart
from decaphase.bots.thinking.scratch import Scratch
from decaphase.bots.thinking.win_chance import count_first
from decaphase.engine.act import act
from decaphase.engine.arrays import zeros
from decaphase.engine.deal import deal_hand
from decaphase.engine.dice import seed_dice
from decaphase.engine.fields import Fields, Grid, Row, named_fields
from decaphase.engine.state import (
    CLAIM,
    DRAW,
    GAME_OVER,
    HAND_OVER,
    NOBODY,
    PHASES,
    PLAY,
    SEATS,
    RuleCodes,
    State,
)

WIN: Final = 60


@named_fields
class Tally(Fields):
    """Counts over the games of a table."""

    decisions: int
    hands: int
    wins: Annotated[Row, SEATS]  # in parts of WIN: a win shared by two is half of WIN for each
    turns: Annotated[Row, SEATS]
    points: Annotated[Row, SEATS]
    tried: Annotated[Grid, SEATS, PHASES + 1]  # by seat and phase; phase 0: order = any, nothing laid
    made: Annotated[Grid, SEATS, PHASES + 1]


class SelfPlay(NamedTuple):
    """A table of engine players, and what is counted there."""

    state: State
    rules: RuleCodes
    memory: Memory
    settings: list[PlayerSettings]  # by seat
    scratch: Scratch
    tally: Tally


def play_game(table: SelfPlay, seed: int, most: int, log: Row, logged: int) -> int:
    """Play a game to its end, or for `most` decisions; returns the number of decisions.

    Each hand is dealt from the seed and its own number: the decks do not depend on the players. The moves are
    written into the log, `logged` at most.
    """
    s = table.state
    rules = table.rules
    memory = table.memory
    tally = table.tally
    decisions = 0
    remembers = needs_memory(s, table.settings)
    while s.stage != GAME_OVER and decisions < most:
        if s.stage == HAND_OVER:
            deal_from_seed(s, rules, seed)
            if remembers:
                forget(memory)
            continue
        seat = s.turn
        stage = s.stage
        move = player_move(s, rules, memory, table.settings[seat], seat, table.scratch)
        if remembers:
            make_move(s, rules, memory, move)
        else:
            act(s, rules, move)
        if decisions < logged:
            log[decisions] = move
        decisions += 1
        if stage == DRAW or (stage == CLAIM and s.stage == PLAY):  # drawn, or knocked for
            tally.turns[seat] += 1
        if s.stage >= HAND_OVER:
            tally.hands += 1
            count_phases(s, tally)
    tally.decisions += decisions
    return decisions


def deal_from_seed(s: State, rules: RuleCodes, seed: int) -> None:
    """Deal the next hand from the game's seed and the hand's number."""
    seed_dice(s.dice, seed + s.hand)
    deal_hand(s, rules)


def needs_memory(s: State, seat_settings: list[PlayerSettings]) -> bool:
    """Whether a player at the table uses the memory."""
    for seat in range(s.players):
        if seat_settings[seat].player >= STEADY:
            return True
    return False


def count_phases(s: State, tally: Tally) -> None:
    """Count the phases that were tried and completed; in any order, only what was laid is known."""
    for seat in range(s.players):
        if s.playing >> seat & 1:
            tally.points[seat] += s.points[seat]
            tally.tried[seat][s.phase[seat]] += 1
            if s.laid[seat] > 0:
                tally.made[seat][s.phase[seat]] += 1


def play_games(table: SelfPlay, seed: int, games: int, most: int) -> int:
    """Play games on the decks of `seed`, `seed` + 1000 and so on; returns the number of decisions."""
    s = table.state
    decisions = 0
    log = zeros(1)  # not used
    for game in range(games):
        restart(s)
        s.dealer = NOBODY
        decisions += play_game(table, seed + 1000 * game, most, log, 0)
        count_wins(s, table.tally)
    return decisions


def count_wins(s: State, tally: Tally) -> None:
    """Divide the win among the seats in the first place."""
    winners = count_first(s)
    for seat in range(s.players):
        if s.place[seat] == 1:
            tally.wins[seat] += WIN // winners
