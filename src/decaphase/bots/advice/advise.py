"""Advice: the moves of a seat from best to worst, with reasons."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import dataclass
from typing import Final

from decaphase.bots.advice.drawing import drawing_reasons
from decaphase.bots.advice.hand_analysis import HandAnalysis
from decaphase.bots.advice.playing import playing_reasons
from decaphase.bots.advice.reasons import Reason
from decaphase.bots.backend import backend_for
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

MAX_LAYS: Final = 24
"""The most lay-downs that are ranked; with many wilds there are hundreds."""


@dataclass(frozen=True, slots=True)
class Advice:
    """An action with the reasons for and against it, the weightiest first."""

    action: Action
    reasons: tuple[Reason, ...]


def advise(view: View) -> tuple[Advice, ...]:
    """The actions of the seat of this view, the best first: the one the bot `steady` would choose.

    >>> from decaphase import Game, load_rules
    >>> game = Game(load_rules(), ["Ann", "Bob"], seed=7)
    >>> _ = game.start_hand()
    >>> best = advise(game.view(1))[0]
    >>> print(best.action, *(reason.code for reason in best.reasons))
    1 draw deck top-no-nearer live
    """
    analysis = HandAnalysis.of(view)
    moves = _ranked_moves(analysis)
    return tuple(
        Advice(
            action_of(analysis.state, analysis.codes, move),
            _reasons(analysis, move, is_best=move == moves[0]),
        )
        for move in moves
    )


def _reasons(analysis: HandAnalysis, move: int, *, is_best: bool) -> tuple[Reason, ...]:
    if analysis.state.stage == PLAY:
        return tuple(playing_reasons(analysis, move))
    return tuple(drawing_reasons(analysis, move, is_best=is_best))


def _ranked_moves(analysis: HandAnalysis) -> list[int]:
    """The moves of a seat, the best first: steady's choice, then the others by their worth to steady."""
    settings = settings_of(STEADY, 0)
    backend = backend_for(analysis.view.rules, compiled=False)
    best = backend.move(analysis.state, analysis.memory, analysis.seat, settings)
    ratings = _discard_ratings(analysis, settings)
    others = [move for move in _moves(analysis) if move != best]
    return [best, *sorted(others, key=lambda move: _worth(analysis, ratings, move), reverse=True)]


def _discard_ratings(analysis: HandAnalysis, settings: PlayerSettings) -> list[int]:
    """Steady's rating of each discard."""
    ratings = [NO_DISCARD] * KINDS
    if analysis.state.stage != PLAY:
        return ratings
    with ExitStack() as removed:
        # Before its phase is down, steady discards a skip first and does not rate the other cards.
        skips = 0 if analysis.is_down else analysis.state.held[analysis.seat][SKIP]
        for _ in range(skips):
            removed.enter_context(analysis.without_card(SKIP))
        rate_discards(analysis.state, analysis.codes, analysis.memory, settings, analysis.seat, ratings)
    if skips:
        ratings[SKIP] = SKIP_FIRST
    return ratings


def _moves(analysis: HandAnalysis) -> Iterator[int]:
    """The legal moves of the seat, with at most MAX_LAYS lay-downs."""
    moves = [0] * m.MOST_MOVES
    lays = 0
    for move in moves[: legal_moves(analysis.state, analysis.codes, moves)]:
        lays += m.verb_of(move) == m.LAY
        if m.seat_of(move) == analysis.seat and (m.verb_of(move) != m.LAY or lays <= MAX_LAYS):
            yield move


def _worth(analysis: HandAnalysis, ratings: list[int], move: int) -> tuple[int, int, int]:
    """A sort key for the moves of one stage, the best highest."""
    card = m.card_of(move)
    match m.verb_of(move):
        case m.LAY:
            return 3, lay_worth(analysis.state, analysis.codes, analysis.seat, move), 0
        case m.HIT:
            return 2, -1 if card == WILD else analysis.penalty(card), 0
        case m.DISCARD if card == SKIP:
            victim = m.target_of(move)
            victim_threat = -1 if victim == m.NO_VICTIM else threat(analysis.state, analysis.codes, victim)
            return 1, ratings[SKIP], victim_threat
        case m.DISCARD if ratings[card] != NO_DISCARD:
            return 1, ratings[card], 0
        case m.DISCARD:
            return 0, *_worth_unrated(analysis, card)
    return 0, 0, 0


def _worth_unrated(analysis: HandAnalysis, card: int) -> tuple[int, int]:
    """A sort key for a discard that steady does not rate: the cards missing after it, then its penalty."""
    if card == WILD or analysis.is_down:
        return -NUMBERS, analysis.penalty(card)
    return -analysis.missing_without[card], analysis.penalty(card)
