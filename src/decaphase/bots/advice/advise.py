"""Advice: what a seat can do now, the best first, and why."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import dataclass
from typing import Final, TypeAlias

from decaphase.bots.advice.drawing import drawing_reasons
from decaphase.bots.advice.hand_analysis import HandAnalysis
from decaphase.bots.advice.playing import playing_reasons
from decaphase.bots.advice.reasons import Reason
from decaphase.bots.background_compile import backend_for
from decaphase.bots.bot import settings_of
from decaphase.bots.thinking.discard_rating import NO_DISCARD, SKIP_FIRST, rate_discards
from decaphase.bots.thinking.player_settings import STEADY, PlayerSettings
from decaphase.bots.thinking.steady import lay_worth, threat
from decaphase.cards import KINDS, NUMBERS, SKIP, WILD
from decaphase.engine import moves as m
from decaphase.engine.legal import legal_moves
from decaphase.engine.state import PLAY
from decaphase.game import Action, View
from decaphase.game.action_codes import action_of

MOST_LAYS: Final = 24
"""With many wilds there are hundreds of ways to lay a phase; no more are told apart."""

_FAR: Final = 1000
"""A card more that is missing weighs more than all else about a discard."""


@dataclass(frozen=True, slots=True)
class Advice:
    """An action and what speaks for and against it, the weightiest reason first."""

    action: Action
    reasons: tuple[Reason, ...]


def advise(view: View) -> tuple[Advice, ...]:
    """What the seat of this view can do, the best first: what the bot `steady` would do.

    >>> from decaphase import Game, load_rules
    >>> game = Game(load_rules(), ["Ann", "Bob"], seed=7)
    >>> _ = game.start_hand()
    >>> best = advise(game.view(1))[0]
    >>> print(best.action, *(reason.code for reason in best.reasons))
    1 draw deck top-no-nearer live
    """
    sight = HandAnalysis.of(view)
    moves = ranked(sight)
    return tuple(
        Advice(action_of(sight.state, sight.book, move), _reasons(sight, move, is_best=move == moves[0]))
        for move in moves
    )


def _reasons(sight: HandAnalysis, move: int, *, is_best: bool) -> tuple[Reason, ...]:
    if sight.state.stage == PLAY:
        return tuple(playing_reasons(sight, move))
    return tuple(drawing_reasons(sight, move, is_best=is_best))


def ranked(sight: HandAnalysis) -> list[int]:
    """The moves of a seat, the best first: steady's own, then the others by what they are worth to it."""
    mind = settings_of(STEADY, 0)
    best = backend_for(sight.view.rules, compiled=False).move(sight.state, sight.memory, sight.seat, mind)
    throws = _throws(sight, mind)
    others = [move for move in _moves(sight) if move != best]
    return [best, *sorted(others, key=lambda move: _worth(sight, throws, move), reverse=True)]


def _throws(sight: HandAnalysis, mind: PlayerSettings) -> list[int]:
    """What it is worth to throw each card."""
    throws = [NO_DISCARD] * KINDS
    if sight.state.stage != PLAY:
        return throws
    with ExitStack() as trials:
        # Before its phase is down, steady throws a skip first and does not look at the rest.
        skips = 0 if sight.down else sight.state.held[sight.seat][SKIP]
        for _ in range(skips):
            trials.enter_context(sight.without_card(SKIP))
        rate_discards(sight.state, sight.book, sight.memory, mind, sight.seat, throws)
    if skips:
        throws[SKIP] = SKIP_FIRST
    return throws


def _moves(sight: HandAnalysis) -> Iterator[int]:
    """The legal moves of the seat, of lay-downs not more than can be told apart."""
    moves = [0] * m.MOST_MOVES
    lays = 0
    for move in moves[: legal_moves(sight.state, sight.book, moves)]:
        lays += m.verb_of(move) == m.LAY
        if m.seat_of(move) == sight.seat and (m.verb_of(move) != m.LAY or lays <= MOST_LAYS):
            yield move


Worth: TypeAlias = tuple[int, int, int]


def _worth(sight: HandAnalysis, throws: list[int], move: int) -> Worth:
    """What a move is worth among the others of its stage, the larger the better."""
    card = m.card_of(move)
    match m.verb_of(move):
        case m.LAY:
            return 3, lay_worth(sight.state, sight.book, sight.seat, move), 0
        case m.HIT:
            return 2, -1 if card == WILD else sight.price(card), 0
        case m.DISCARD if card == SKIP:
            victim = m.target_of(move)
            feared = -1 if victim == m.NO_VICTIM else threat(sight.state, sight.book, victim)
            return 1, throws[SKIP], feared
        case m.DISCARD if throws[card] != NO_DISCARD:
            return 1, throws[card], 0
        case m.DISCARD:
            return 0, *_worth_unrated(sight, card)
    return 0, 0, 0


def _worth_unrated(sight: HandAnalysis, card: int) -> tuple[int, int]:
    """What it is worth to throw a card that steady would not think of: what is missing then, its price."""
    if card == WILD or sight.down:
        return -NUMBERS, sight.price(card)
    return -sight.needed[card], sight.price(card)
