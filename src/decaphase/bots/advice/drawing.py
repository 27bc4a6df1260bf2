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


def drawing_reasons(sight: HandAnalysis, move: int, *, is_best: bool) -> Iterator[Reason]:
    """The reasons for and against a draw, a knock or a pass, the weightiest first."""
    match m.verb_of(move):
        case m.DRAW_DECK:
            return _draw_deck(sight, is_best=is_best)
        case m.DRAW_DISCARD:
            return _take(sight)
        case m.KNOCK:
            return _knock(sight)
    return _pass(sight, is_best=is_best)


def _top(sight: HandAnalysis) -> int:
    """The top card of a discard pile that has one."""
    return sight.state.discard[sight.state.discard_count - 1]


def _may_take(sight: HandAnalysis) -> bool:
    legal = sight.view.legal
    return any(
        isinstance(action, Knock) or (isinstance(action, Draw) and action.pile == "discard")
        for action in legal
    )


def _helps(sight: HandAnalysis, card: int) -> bool:
    """Whether a card more would fit the table (for who is down) or bring the phase nearer."""
    if sight.down:
        return sight.group_for(card) is not None
    with sight.with_card(card):
        return sight.can_lay() or sight.distance() < sight.missing


def _draw_deck(sight: HandAnalysis, *, is_best: bool) -> Iterator[Reason]:
    if sight.state.discard_count == 0:
        yield because("pile-empty")
    elif _top(sight) == SKIP:
        yield because("top-is-skip")
    else:
        yield _about_top(sight, is_best=is_best)
    yield from _chances(sight)


def _about_top(sight: HandAnalysis, *, is_best: bool) -> Reason:
    """Why the top discard is left where it is."""
    card = CARDS[_top(sight)].code
    if not _may_take(sight):
        return because("top-barred", card=card)
    if sight.missing == 0 and not sight.down:
        return because("complete")
    if _helps(sight, _top(sight)):
        return because("top-is-common", card=card) if is_best else because("top-helps", card=card)
    return because("top-fits-nothing", card=card) if sight.down else because("top-no-nearer", card=card)


def _chances(sight: HandAnalysis) -> Iterator[Reason]:
    """How many of the unseen cards would help."""
    unseen = sight.unseen.total()
    if sight.down:
        fitting = sum(count for card, count in sight.unseen.items() if sight.group_for(card) is not None)
        yield because("live-hits", count=fitting, unseen=unseen)
    elif sight.missing > 0:
        yield because("live", count=sight.live(), unseen=unseen)


def _take(sight: HandAnalysis) -> Iterator[Reason]:
    if not deck_can_be_drawn(sight.state):
        yield because("nothing-else")
    yield from _taking(sight, _top(sight))


def _taking(sight: HandAnalysis, top: int) -> Iterator[Reason]:
    """What the top discard is good for."""
    card = CARDS[top].code
    if sight.down:
        place = sight.group_for(top)
        if place is not None:
            yield because("can-hit", card=card, owner=place[0] + 1, group=place[1] + 1)
        elif not _must_play(sight):  # else it fits once a gap is filled, or could not be taken
            yield because("fits-nothing", card=card)
    else:
        yield from _taking_for_phase(sight, top)
    if _must_play(sight):
        yield because("must-play", card=card)


def _must_play(sight: HandAnalysis) -> bool:
    return sight.book.pickup == MUST_PLAY and sight.state.discard_count > 1


def _taking_for_phase(sight: HandAnalysis, top: int) -> Iterator[Reason]:
    card = CARDS[top].code
    if sight.missing == 0:
        yield because("complete")
        return
    with sight.with_card(top):
        completes, missing, other = sight.can_lay(), sight.distance(), sight.aim()
        live = 0 if completes or missing < sight.missing else _best_live(sight)
    if completes:
        yield because("completes", card=card)
    elif other != sight.phase:
        yield because("turns-to", card=card, phase=other)
    elif missing < sight.missing:
        yield because("nearer", card=card, missing=missing)
    elif live > (before := sight.live()):
        yield because("more-live", card=card, count=live, before=before)
    else:
        yield because("no-nearer", card=card)


def _best_live(sight: HandAnalysis) -> int:
    """How many unseen cards would help after the best discard from the hand as it is at this moment."""
    before, best = sight.distance(), 0
    for card in range(SKIP):
        if sight.state.held[sight.seat][card]:
            with sight.without_card(card):
                if sight.distance() == before:
                    best = max(best, sight.live())
    return best


def _knock(sight: HandAnalysis) -> Iterator[Reason]:
    yield from _taking(sight, _top(sight))
    passed_over = _seats_between(sight)
    if passed_over:
        yield because("passes-over", count=passed_over)


def _pass(sight: HandAnalysis, *, is_best: bool) -> Iterator[Reason]:
    about = _about_top(sight, is_best=is_best)
    yield about
    if about.code == "top-helps" and _seats_between(sight) == 0:
        yield because("next-anyway")


def _seats_between(sight: HandAnalysis) -> int:
    """How many players a knock would pass over."""
    seat, count = next_seat(sight.state, sight.state.discarder), 0
    while seat != sight.seat:
        seat, count = next_seat(sight.state, seat), count + 1
    return count
