"""Reasons for and against laying a phase, hitting, and each discard."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from decaphase.bots.advice.hand_analysis import HandAnalysis
from decaphase.bots.advice.reasons import Reason, because
from decaphase.bots.thinking.discard_rating import FOR_COLOUR, FOR_RUN, collects, sort_of
from decaphase.cards import CARDS, COLOURS, NUMBERS, SKIP, WILD, write_cards
from decaphase.engine import moves as m
from decaphase.engine.act import act
from decaphase.engine.state import ANY, COLOUR, HAND_OVER, NEXT, RUN, SET
from decaphase.engine.turn import next_seat
from decaphase.game import Discard, Hit, Lay


def playing_reasons(analysis: HandAnalysis, move: int) -> Iterator[Reason]:
    """The reasons for and against a lay-down, a hit or a discard, the weightiest first."""
    match m.verb_of(move):
        case m.LAY:
            return _lay(analysis, move)
        case m.HIT:
            return _hit(analysis, move)
    return _discard(analysis, move)


# Laying and hitting


def _after(analysis: HandAnalysis, move: int) -> HandAnalysis:
    """The analysis after a move of the seat."""
    state = analysis.state.copy()
    act(state, analysis.codes, move)
    return replace(analysis, state=state)


def _lay(analysis: HandAnalysis, move: int) -> Iterator[Reason]:
    after = _after(analysis, move)
    yield because("lays-phase", phase=m.phase_of(move))
    if analysis.codes.order == ANY and _is_largest(analysis, m.phase_of(move)):
        yield because("largest-phase", phase=m.phase_of(move))
    left = after.state.size[analysis.seat]
    if left == 0:
        yield because("goes-out")
        return
    fitting = sum(
        after.state.held[analysis.seat][card] for card in after.held_kinds if after.fitting_group(card)
    )
    if fitting:
        yield because("can-follow", count=fitting)
    yield _leaves(after)
    wilds = analysis.state.held[analysis.seat][WILD] - after.state.held[analysis.seat][WILD]
    if wilds:
        yield because("uses-wilds", count=wilds)


def _is_largest(analysis: HandAnalysis, phase: int) -> bool:
    """Whether other phases could be laid now, and this one takes more cards than each of them."""
    others = {action.phase for action in analysis.view.legal if isinstance(action, Lay)} - {phase}
    needed = analysis.codes.needed
    return bool(others) and all(needed[other or 0] < needed[phase] for other in others)


def _leaves(after: HandAnalysis) -> Reason:
    """How many cards stay in the hand, and their penalty points."""
    held = after.state.held[after.seat]
    points = sum(after.penalty(card) * held[card] for card in after.held_kinds)
    return because("leaves", count=after.state.size[after.seat], points=points)


def _hit(analysis: HandAnalysis, move: int) -> Iterator[Reason]:
    if analysis.state.size[analysis.seat] == 1:
        yield because("goes-out")
        return
    card, after = m.card_of(move), _after(analysis, move)
    if card == analysis.state.taken:
        yield because("plays-taken", card=CARDS[card].code)
    newly_fitting = [
        kind for kind in after.held_kinds if after.fitting_group(kind) and not analysis.fitting_group(kind)
    ]
    if newly_fitting:
        yield because("makes-room", cards=write_cards(newly_fitting))
    if card == WILD and _natural_hits(analysis):
        yield because("wild-spent")
    yield from _sheds(analysis, card)
    yield _leaves(after)


def _natural_hits(analysis: HandAnalysis) -> bool:
    return any(isinstance(action, Hit) and action.card != WILD for action in analysis.view.legal)


def _sheds(analysis: HandAnalysis, card: int) -> Iterator[Reason]:
    if analysis.penalty(card):
        yield because("sheds", points=analysis.penalty(card))


# Discarding


def _discard(analysis: HandAnalysis, move: int) -> Iterator[Reason]:
    card = m.card_of(move)
    if analysis.state.size[analysis.seat] == 1:
        yield because("goes-out")
        return
    yield from _could_do_first(analysis)
    if _after(analysis, move).state.stage >= HAND_OVER:
        yield because("ends-hand")
        return
    if card == SKIP:
        yield from _skip(analysis, m.target_of(move))
    elif not analysis.is_down and analysis.missing > 0:
        yield from _cost_to_phase(analysis, card)
    else:
        yield from _sheds(analysis, card)
        if card == WILD:
            yield because("wild-thrown")
    if card < WILD:
        yield from _next_player(analysis, card)
    if not analysis.is_down and card < WILD:
        yield from _later_use(analysis, card)
    if analysis.is_down:
        yield _leaves(_after(analysis, move))


def _could_do_first(analysis: HandAnalysis) -> Iterator[Reason]:
    """What could be done before ending the turn."""
    if any(isinstance(action, Lay) for action in analysis.view.legal):
        yield because("could-lay")
    hits = {action.card for action in analysis.view.legal if isinstance(action, Hit)}
    if hits:
        yield because("could-hit", cards=write_cards(sorted(hits)))


def _cost_to_phase(analysis: HandAnalysis, card: int) -> Iterator[Reason]:
    """What the phase loses with a card."""
    if card == WILD:
        yield because("wild-thrown")
    if analysis.is_needed(card):
        yield _needed(analysis, card)
        yield from _sheds(analysis, card)
    else:
        yield because("not-needed", missing=analysis.missing)
        yield from _one_of_several(analysis, card)
        points = analysis.penalty(card)
        if points and points == analysis.highest_spare_penalty:
            yield because("dearest", points=points)
        else:
            yield from _sheds(analysis, card)
        yield because("live", count=analysis.outs_without[card], unseen=analysis.unseen.total())


def _one_of_several(analysis: HandAnalysis, card: int) -> Iterator[Reason]:
    """A number held several times may still become a set."""
    number = card % NUMBERS + 1
    count = analysis.state.number[analysis.seat][number] if card < WILD else 0
    if count > 1 and SET in analysis.codes.kind[analysis.phase][: analysis.codes.groups[analysis.phase]]:
        yield because("one-of-several", number=number, count=count)


def _needed(analysis: HandAnalysis, card: int) -> Reason:
    """What the phase needs a card for, where that is unambiguous."""
    kinds = set(analysis.codes.kind[analysis.phase][: analysis.codes.groups[analysis.phase]])
    missing, number = analysis.missing_without[card], card % NUMBERS + 1
    count = analysis.state.number[analysis.seat][number] if card < WILD else 0
    if card == WILD:
        return because("needed", kind="any", missing=missing)
    if kinds == {RUN}:
        return because("needed", kind="run", missing=missing)
    if kinds == {COLOUR}:
        return because("needed", kind="colour", colour=COLOURS[card // NUMBERS], missing=missing)
    if COLOUR not in kinds and SET in kinds and count > 1:  # a run takes one only
        return because("needed", kind="set", number=number, count=count, missing=missing)
    return because("needed", kind="any", missing=missing)


def _next_player(analysis: HandAnalysis, card: int) -> Iterator[Reason]:
    """What the next player to draw could do with a card."""
    player = analysis.next_to_draw
    if player is None:
        return
    seat, number, colour = player + 1, card % NUMBERS + 1, card // NUMBERS
    if analysis.state.laid[player]:
        if analysis.fitting_group(card):
            yield because("next-can-hit", seat=seat)
        return
    memory, sort = analysis.memory, sort_of(analysis.codes, analysis.state.phase[player])
    if sort == FOR_COLOUR:
        if collects(analysis.state, analysis.codes, memory, player, card):
            yield because("next-collects-colour", seat=seat, colour=COLOURS[colour])
    elif memory.declined[player][number]:
        yield because("next-let-go", seat=seat, number=number)
    elif memory.took[player][number] and sort != FOR_RUN:  # a run has no use for a second card of a number
        yield because("next-collects", seat=seat, number=number)


def _later_use(analysis: HandAnalysis, card: int) -> Iterator[Reason]:
    """What a card may be good for later, once the seat's own phase is down."""
    place = analysis.fitting_group(card)
    if place is not None:
        yield because("fits-table", owner=place[0] + 1, group=place[1] + 1)
    elif analysis.nearly_fits(card):
        yield because("nearly-fits")
    number = card % NUMBERS + 1
    for other in range(analysis.state.players):
        if other in {analysis.seat, analysis.next_to_draw} or analysis.state.laid[other]:
            continue
        by_number = sort_of(analysis.codes, analysis.state.phase[other]) != FOR_COLOUR
        if by_number and collects(analysis.state, analysis.codes, analysis.memory, other, card):
            yield because("others-collect", seat=other + 1, number=number)


def _skip(analysis: HandAnalysis, named: int) -> Iterator[Reason]:
    """The victim of a skip, and why that player."""
    state = analysis.state
    victim = next_seat(state, analysis.seat) if analysis.codes.skip_style == NEXT else named
    if victim == m.NO_VICTIM:
        yield because("skips-nobody")
    else:
        yield from _victim(analysis, victim)
    yield from _sheds(analysis, SKIP)


def _victim(analysis: HandAnalysis, victim: int) -> Iterator[Reason]:
    state, seat = analysis.state, victim + 1
    if next_seat(state, victim) == analysis.seat == next_seat(state, next_seat(state, analysis.seat)):
        yield because("plays-again", seat=seat)
        return
    yield because("skips", seat=seat)
    if analysis.codes.skip_style == NEXT:
        return
    named = [action.victim for action in analysis.view.legal if isinstance(action, Discard)]
    others = [other - 1 for other in named if other is not None]
    if len(others) == 1:
        yield because("only-victim", seat=seat)
        return
    if not state.laid[victim] and any(state.laid[other] for other in others):
        yield because("victim-not-down", seat=seat)
    done = [len(analysis.view.done[other]) for other in others]
    sizes = [state.size[other] for other in others]
    if len(analysis.view.done[victim]) == max(done) > min(done):
        yield because("victim-most-phases", seat=seat, count=max(done))
    if state.size[victim] == min(sizes) < max(sizes):
        yield because("victim-fewest-cards", seat=seat, count=min(sizes))
    scores = [state.score[other] for other in others]
    if state.score[victim] == min(scores) < max(scores):
        yield because("victim-fewest-points", seat=seat, count=min(scores))
    if victim == analysis.next_to_draw:
        yield because("victim-next", seat=seat)
