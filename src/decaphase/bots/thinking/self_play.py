"""Games of players who are not people: whose move it is, what they do, and what comes of it."""

from __future__ import annotations

from typing import Annotated, Final

from decaphase.bots.thinking.dispatch import player_move
from decaphase.bots.thinking.memory import Memory, forget, make_move
from decaphase.bots.thinking.player_settings import STEADY, PlayerSettings
from decaphase.bots.thinking.random_player import restart
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
    """What is counted while games are played."""

    decisions: int
    hands: int
    wins: Annotated[Row, SEATS]  # in parts of a win: one shared by two is half of WIN for each
    turns: Annotated[Row, SEATS]
    points: Annotated[Row, SEATS]
    tried: Annotated[Grid, SEATS, PHASES + 1]  # by seat and phase; phase 0: order = any, nothing laid
    made: Annotated[Grid, SEATS, PHASES + 1]


def play_game(
    s: State,
    rules: RuleCodes,
    memory: Memory,
    minds: list[PlayerSettings],
    moves: Row,
    worlds: list[State],
    memories: list[Memory],
    tally: Tally,
    seed: int,
    most: int,
    log: Row,
) -> int:
    """Play a game to its end, or for so many decisions; how many were made.

    Each hand is dealt from the seed and its own number: the same decks, whoever plays and however. The moves
    are written into the log, as many as it has room for.
    """
    decisions = 0
    watched = somebody_watches(s, minds)
    while s.stage != GAME_OVER and decisions < most:
        if s.stage == HAND_OVER:
            seed_dice(s.dice, seed + s.hand)
            deal_hand(s, rules)
            if watched:
                forget(memory)
            continue
        seat = s.turn
        stage = s.stage
        move = player_move(s, rules, memory, minds[seat], seat, moves, worlds, memories)
        if watched:
            make_move(s, rules, memory, move)
        else:
            act(s, rules, move)
        if decisions < len(log):
            log[decisions] = move
        decisions += 1
        if stage == DRAW or (stage == CLAIM and s.stage == PLAY):  # drawn, or knocked for
            tally.turns[seat] += 1
        if s.stage >= HAND_OVER:
            tally.hands += 1
            count_phases(s, tally)
    tally.decisions += decisions
    return decisions


def somebody_watches(s: State, minds: list[PlayerSettings]) -> bool:
    """Whether a player at the table remembers what others did; else nobody need write it down."""
    for seat in range(s.players):
        if minds[seat].player >= STEADY:
            return True
    return False


def count_phases(s: State, tally: Tally) -> None:
    """Write down who tried and who made which phase; in any order, only what was laid is known."""
    for seat in range(s.players):
        if s.playing >> seat & 1:
            tally.points[seat] += s.points[seat]
            tally.tried[seat][s.phase[seat]] += 1
            if s.laid[seat] > 0:
                tally.made[seat][s.phase[seat]] += 1


def play_games(
    s: State,
    rules: RuleCodes,
    memory: Memory,
    minds: list[PlayerSettings],
    moves: Row,
    worlds: list[State],
    memories: list[Memory],
    tally: Tally,
    seed: int,
    games: int,
    most: int,
) -> int:
    """Play games one after the other, on the decks of `seed`, `seed` + 1000 and so on; how many decisions."""
    decisions = 0
    log = zeros(1)  # nobody reads it
    for game in range(games):
        restart(s)
        s.dealer = NOBODY
        decisions += play_game(
            s, rules, memory, minds, moves, worlds, memories, tally, seed + 1000 * game, most, log
        )
        count_wins(s, tally)
    return decisions


def count_wins(s: State, tally: Tally) -> None:
    """Share the win among those in the first place."""
    winners = count_first(s)
    for seat in range(s.players):
        if s.place[seat] == 1:
            tally.wins[seat] += WIN // winners
