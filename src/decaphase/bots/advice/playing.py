"""Reasons to lay a phase, to hit, and to discard this card rather than that."""

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


def playing_reasons(sight: HandAnalysis, move: int) -> Iterator[Reason]:
    """The reasons for and against a lay-down, a hit or a discard, the weightiest first."""
    match m.verb_of(move):
        case m.LAY:
            return _lay(sight, move)
        case m.HIT:
            return _hit(sight, move)
    return _discard(sight, move)


# Laying and hitting


def _after(sight: HandAnalysis, move: int) -> HandAnalysis:
    """What the seat sees after its own move."""
    state = sight.state.copy()
    act(state, sight.book, move)
    return replace(sight, state=state)


def _lay(sight: HandAnalysis, move: int) -> Iterator[Reason]:
    after = _after(sight, move)
    yield because("lays-phase", phase=m.phase_of(move))
    if sight.book.order == ANY and _is_largest(sight, m.phase_of(move)):
        yield because("largest-phase", phase=m.phase_of(move))
    left = after.state.size[sight.seat]
    if left == 0:
        yield because("goes-out")
        return
    fitting = sum(after.state.held[sight.seat][card] for card in after.held if after.group_for(card))
    if fitting:
        yield because("can-follow", count=fitting)
    yield _leaves(after)
    wilds = sight.state.held[sight.seat][WILD] - after.state.held[sight.seat][WILD]
    if wilds:
        yield because("uses-wilds", count=wilds)


def _is_largest(sight: HandAnalysis, phase: int) -> bool:
    """Whether it takes more cards than any other phase that could be laid now, and there is another."""
    others = {action.phase for action in sight.view.legal if isinstance(action, Lay)} - {phase}
    needed = sight.book.needed
    return bool(others) and all(needed[other or 0] < needed[phase] for other in others)


def _leaves(after: HandAnalysis) -> Reason:
    """How many cards stay in the hand, and what they cost."""
    held = after.state.held[after.seat]
    points = sum(after.price(card) * held[card] for card in after.held)
    return because("leaves", count=after.state.size[after.seat], points=points)


def _hit(sight: HandAnalysis, move: int) -> Iterator[Reason]:
    if sight.state.size[sight.seat] == 1:
        yield because("goes-out")
        return
    card, after = m.card_of(move), _after(sight, move)
    if card == sight.state.taken:
        yield because("plays-taken", card=CARDS[card].code)
    roomy = [kind for kind in after.held if after.group_for(kind) and not sight.group_for(kind)]
    if roomy:
        yield because("makes-room", cards=write_cards(roomy))
    if card == WILD and _natural_hits(sight):
        yield because("wild-spent")
    yield from _sheds(sight, card)
    yield _leaves(after)


def _natural_hits(sight: HandAnalysis) -> bool:
    return any(isinstance(action, Hit) and action.card != WILD for action in sight.view.legal)


def _sheds(sight: HandAnalysis, card: int) -> Iterator[Reason]:
    if sight.price(card):
        yield because("sheds", points=sight.price(card))


# Discarding


def _discard(sight: HandAnalysis, move: int) -> Iterator[Reason]:
    card = m.card_of(move)
    if sight.state.size[sight.seat] == 1:
        yield because("goes-out")
        return
    yield from _instead(sight)
    if _after(sight, move).state.stage >= HAND_OVER:
        yield because("ends-hand")
        return
    if card == SKIP:
        yield from _skip(sight, m.target_of(move))
    elif not sight.down and sight.missing > 0:
        yield from _throwing(sight, card)
    else:
        yield from _sheds(sight, card)
        if card == WILD:
            yield because("wild-thrown")
    if card < WILD:
        yield from _next_player(sight, card)
    if not sight.down and card < WILD:
        yield from _kept(sight, card)
    if sight.down:
        yield _leaves(_after(sight, move))


def _instead(sight: HandAnalysis) -> Iterator[Reason]:
    """What could be done before the turn is ended."""
    if any(isinstance(action, Lay) for action in sight.view.legal):
        yield because("could-lay")
    hits = {action.card for action in sight.view.legal if isinstance(action, Hit)}
    if hits:
        yield because("could-hit", cards=write_cards(sorted(hits)))


def _throwing(sight: HandAnalysis, card: int) -> Iterator[Reason]:
    """What the phase loses with a card."""
    needed = sight.is_needed(card)
    if card == WILD:
        yield because("wild-thrown")
    if needed:
        yield _needed(sight, card)
        yield from _sheds(sight, card)
    else:
        yield because("not-needed", missing=sight.missing)
        yield from _one_of_several(sight, card)
        points = sight.price(card)
        if points and points == sight.dearest_spare:
            yield because("dearest", points=points)
        else:
            yield from _sheds(sight, card)
    if not needed:
        yield because("live", count=sight.live_without[card], unseen=sight.unseen.total())


def _one_of_several(sight: HandAnalysis, card: int) -> Iterator[Reason]:
    """A number held more than once may still become a set."""
    number = card % NUMBERS + 1
    count = sight.state.number[sight.seat][number] if card < WILD else 0
    if count > 1 and SET in sight.book.kind[sight.phase][: sight.book.groups[sight.phase]]:
        yield because("one-of-several", number=number, count=count)


def _needed(sight: HandAnalysis, card: int) -> Reason:
    """What the phase needs a card for, where that is plain."""
    kinds = set(sight.book.kind[sight.phase][: sight.book.groups[sight.phase]])
    missing, number = sight.needed[card], card % NUMBERS + 1
    count = sight.state.number[sight.seat][number] if card < WILD else 0
    if card == WILD:
        return because("needed", kind="any", missing=missing)
    if kinds == {RUN}:
        return because("needed", kind="run", missing=missing)
    if kinds == {COLOUR}:
        return because("needed", kind="colour", colour=COLOURS[card // NUMBERS], missing=missing)
    if COLOUR not in kinds and SET in kinds and count > 1:  # a run takes one only
        return because("needed", kind="set", number=number, count=count, missing=missing)
    return because("needed", kind="any", missing=missing)


def _next_player(sight: HandAnalysis, card: int) -> Iterator[Reason]:
    """What the player who draws next would do with a card."""
    following = sight.following
    if following is None:
        return
    seat, number, colour = following + 1, card % NUMBERS + 1, card // NUMBERS
    if sight.state.laid[following]:
        if sight.group_for(card):
            yield because("next-can-hit", seat=seat)
        return
    memory, sort = sight.memory, sort_of(sight.book, sight.state.phase[following])
    if sort == FOR_COLOUR:
        if collects(sight.state, sight.book, memory, following, card):
            yield because("next-collects-colour", seat=seat, colour=COLOURS[colour])
    elif memory.declined[following][number]:
        yield because("next-let-go", seat=seat, number=number)
    elif memory.took[following][number] and sort != FOR_RUN:  # a run has no use for a second one
        yield because("next-collects", seat=seat, number=number)


def _kept(sight: HandAnalysis, card: int) -> Iterator[Reason]:
    """What a card might still be good for once the own phase is down."""
    place = sight.group_for(card)
    if place is not None:
        yield because("fits-table", owner=place[0] + 1, group=place[1] + 1)
    elif sight.nearly_fits(card):
        yield because("nearly-fits")
    number = card % NUMBERS + 1
    for other in range(sight.state.players):
        if other in {sight.seat, sight.following} or sight.state.laid[other]:
            continue
        by_number = sort_of(sight.book, sight.state.phase[other]) != FOR_COLOUR
        if by_number and collects(sight.state, sight.book, sight.memory, other, card):
            yield because("others-collect", seat=other + 1, number=number)


def _skip(sight: HandAnalysis, named: int) -> Iterator[Reason]:
    """Whom a skip hits, and why them."""
    state = sight.state
    victim = next_seat(state, sight.seat) if sight.book.skip_style == NEXT else named
    if victim == m.NO_VICTIM:
        yield because("skips-nobody")
    else:
        yield from _victim(sight, victim)
    yield from _sheds(sight, SKIP)


def _victim(sight: HandAnalysis, victim: int) -> Iterator[Reason]:
    state, seat = sight.state, victim + 1
    if next_seat(state, victim) == sight.seat == next_seat(state, next_seat(state, sight.seat)):
        yield because("plays-again", seat=seat)
        return
    yield because("skips", seat=seat)
    if sight.book.skip_style == NEXT:
        return
    named = [action.victim for action in sight.view.legal if isinstance(action, Discard)]
    others = [other - 1 for other in named if other is not None]
    if len(others) == 1:
        yield because("only-victim", seat=seat)
        return
    if not state.laid[victim] and any(state.laid[other] for other in others):
        yield because("victim-not-down", seat=seat)
    done = [len(sight.view.done[other]) for other in others]
    sizes = [state.size[other] for other in others]
    if len(sight.view.done[victim]) == max(done) > min(done):
        yield because("victim-most-phases", seat=seat, count=max(done))
    if state.size[victim] == min(sizes) < max(sizes):
        yield because("victim-fewest-cards", seat=seat, count=min(sizes))
    scores = [state.score[other] for other in others]
    if state.score[victim] == min(scores) < max(scores):
        yield because("victim-fewest-points", seat=seat, count=min(scores))
    if victim == sight.following:
        yield because("victim-next", seat=seat)
