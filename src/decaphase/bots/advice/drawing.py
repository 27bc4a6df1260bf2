"""Reasons to draw from one pile or the other, to knock or to pass."""

from __future__ import annotations

from collections.abc import Iterator

from decaphase.bots.advice.hand_analysis import HandAnalysis
from decaphase.bots.advice.reasons import Reason, because
from decaphase.cards import CARDS, SKIP
from decaphase.engine import moves as m
from decaphase.engine.state import MUST_PLAY
from decaphase.engine.turn import deck_can_be_drawn, next_seat
from decaphase.game import Draw, Knock


def drawing_reasons(analysis: HandAnalysis, move: int, *, is_best: bool) -> Iterator[Reason]:
    """The reasons for and against a draw, a knock or a pass, the weightiest first."""
    match m.verb_of(move):
        case m.DRAW_DECK:
            return _draw_deck(analysis, is_best=is_best)
        case m.DRAW_DISCARD:
            return _take(analysis)
        case m.KNOCK:
            return _knock(analysis)
    return _pass(analysis, is_best=is_best)


def _top(analysis: HandAnalysis) -> int:
    """The top card of a discard pile that has one."""
    return analysis.state.discard[analysis.state.discard_count - 1]


def _may_take(analysis: HandAnalysis) -> bool:
    return any(
        isinstance(action, Knock) or (isinstance(action, Draw) and action.pile == "discard")
        for action in analysis.view.legal
    )


def _helps(analysis: HandAnalysis, card: int) -> bool:
    """Whether one more card would fit the table (once the phase is down) or bring the phase closer."""
    if analysis.is_down:
        return analysis.fitting_group(card) is not None
    with analysis.with_card(card):
        return analysis.can_lay() or analysis.distance() < analysis.missing


def _draw_deck(analysis: HandAnalysis, *, is_best: bool) -> Iterator[Reason]:
    if analysis.state.discard_count == 0:
        yield because("pile-empty")
    elif _top(analysis) == SKIP:
        yield because("top-is-skip")
    else:
        yield _about_top(analysis, is_best=is_best)
    yield from _outs(analysis)


def _about_top(analysis: HandAnalysis, *, is_best: bool) -> Reason:
    """Why the top discard is not taken."""
    card = CARDS[_top(analysis)].code
    if not _may_take(analysis):
        return because("top-barred", card=card)
    if analysis.missing == 0 and not analysis.is_down:
        return because("complete")
    if _helps(analysis, _top(analysis)):
        return because("top-is-common", card=card) if is_best else because("top-helps", card=card)
    return because("top-fits-nothing", card=card) if analysis.is_down else because("top-no-nearer", card=card)


def _outs(analysis: HandAnalysis) -> Iterator[Reason]:
    """How many of the unseen cards would help."""
    unseen = analysis.unseen.total()
    if analysis.is_down:
        fitting = sum(
            count for card, count in analysis.unseen.items() if analysis.fitting_group(card) is not None
        )
        yield because("live-hits", count=fitting, unseen=unseen)
    elif analysis.missing > 0:
        yield because("live", count=analysis.count_outs(), unseen=unseen)


def _take(analysis: HandAnalysis) -> Iterator[Reason]:
    if not deck_can_be_drawn(analysis.state):
        yield because("nothing-else")
    yield from _taking(analysis, _top(analysis))


def _taking(analysis: HandAnalysis, top: int) -> Iterator[Reason]:
    """What the top discard is good for."""
    card = CARDS[top].code
    if analysis.is_down:
        place = analysis.fitting_group(top)
        if place is not None:
            yield because("can-hit", card=card, owner=place[0] + 1, group=place[1] + 1)
        elif not _must_play(analysis):  # otherwise it fits once a gap is filled, or could not be taken
            yield because("fits-nothing", card=card)
    else:
        yield from _taking_for_phase(analysis, top)
    if _must_play(analysis):
        yield because("must-play", card=card)


def _must_play(analysis: HandAnalysis) -> bool:
    return analysis.codes.pickup == MUST_PLAY and analysis.state.discard_count > 1


def _taking_for_phase(analysis: HandAnalysis, top: int) -> Iterator[Reason]:
    card = CARDS[top].code
    if analysis.missing == 0:
        yield because("complete")
        return
    with analysis.with_card(top):
        completes, missing, other = analysis.can_lay(), analysis.distance(), analysis.target_phase()
        outs = 0 if completes or missing < analysis.missing else _best_outs(analysis)
    if completes:
        yield because("completes", card=card)
    elif other != analysis.phase:
        yield because("turns-to", card=card, phase=other)
    elif missing < analysis.missing:
        yield because("nearer", card=card, missing=missing)
    elif outs > (before := analysis.count_outs()):
        yield because("more-live", card=card, count=outs, before=before)
    else:
        yield because("no-nearer", card=card)


def _best_outs(analysis: HandAnalysis) -> int:
    """The most outs that a discard from the current hand leaves."""
    before, best = analysis.distance(), 0
    for card in range(SKIP):
        if analysis.state.held[analysis.seat][card]:
            with analysis.without_card(card):
                if analysis.distance() == before:
                    best = max(best, analysis.count_outs())
    return best


def _knock(analysis: HandAnalysis) -> Iterator[Reason]:
    yield from _taking(analysis, _top(analysis))
    passed_over = _seats_between(analysis)
    if passed_over:
        yield because("passes-over", count=passed_over)


def _pass(analysis: HandAnalysis, *, is_best: bool) -> Iterator[Reason]:
    about = _about_top(analysis, is_best=is_best)
    yield about
    if about.code == "top-helps" and _seats_between(analysis) == 0:
        yield because("next-anyway")


def _seats_between(analysis: HandAnalysis) -> int:
    """How many players a knock would pass over."""
    seat, count = next_seat(analysis.state, analysis.state.discarder), 0
    while seat != analysis.seat:
        seat, count = next_seat(analysis.state, seat), count + 1
    return count
