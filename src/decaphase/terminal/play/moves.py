"""Lay-downs, hits and discards as the player types or picks them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import Final

from decaphase.bots import advise
from decaphase.cards import COLOURS, NUMBERS, SKIP, WILD, Card
from decaphase.game import Action, Discard, Hit, LaidGroup, Lay, View
from decaphase.problems import IllegalMove, Problem, Unreadable
from decaphase.rules import Group
from decaphase.say import say
from decaphase.say.advice import say_action
from decaphase.say.card_codes import read_typed_cards, say_code
from decaphase.say.cards import say_card, say_colour, say_ends, say_rank
from decaphase.say.problems import explain_at
from decaphase.say.rules import say_group, say_phase
from decaphase.terminal.console import Console
from decaphase.terminal.play.player import PlayerSeat, TerminalPlayer

MAX_PROPOSALS: Final = 6
"""As many as fit on a screen; other lay-downs can be built by hand."""


def read_own_cards(text: str, view: View) -> tuple[Card, ...]:
    """The typed cards: at least one, all of them in the hand."""
    cards = read_typed_cards(text, view.rules)
    if not cards:
        example = say_code(view.holding[0], view.rules)
        raise Unreadable("typed-card-unknown", word=text[:40], example=example)
    check_held(cards, view.holding)
    return cards


def check_held(cards: Iterable[Card], holding: Iterable[Card]) -> None:
    """Refuse cards that are not in the hand, or not often enough."""
    cards = tuple(cards)
    missing = Counter(cards) - Counter(holding)
    for card in cards:
        if missing[card]:
            raise IllegalMove("you-do-not-hold", card=card.code)


# Lay-downs


class _Cancelled(Exception):
    """The player went back."""


def ask_lay(view: View, console: Console, typed: str) -> Lay | None:
    """A lay-down: typed, picked from proposals, or built; None if the player goes back."""
    seat = view.seat or 0
    if seat in view.down:
        raise IllegalMove("already-down", player=view.players[seat - 1])
    builder = _LayBuilder(view, console)
    try:
        return builder.read(typed) if typed else builder.propose()
    except _Cancelled:
        return None


class _LayBuilder:
    """Builds one lay-down."""

    def __init__(self, view: View, console: Console) -> None:
        self._view = view
        self._console = console
        self._seat = view.seat or 0

    def propose(self) -> Lay:
        """Offer the possible lay-downs, or building one by hand."""
        lays = [one.action for one in advise(self._view) if isinstance(one.action, Lay)]
        if not lays:
            raise IllegalMove("phase-not-complete")
        shown = lays[:MAX_PROPOSALS]
        said = [*(say_action(lay, self._view) for lay in shown), say("play-lay-own")]
        picked = self._choose(say("play-which-lay", count=len(lays)), said)
        return shown[picked] if picked < len(shown) else self._build(lays)

    def _choose(self, question: str, choices: Sequence[str]) -> int:
        picked = self._console.choose_or_back(question, choices)
        if picked is None:
            raise _Cancelled
        return picked

    def _build(self, lays: list[Lay]) -> Lay:
        """Build a lay-down group by group; an empty line goes back."""
        return self._read_groups(self._ask_phase(lays), self._ask_group)

    def _read_groups(self, phase: int, read: Callable[[Group, list[Card]], LaidGroup]) -> Lay:
        """A lay-down whose groups are read one by one, each from the remaining cards."""
        holding = list(self._view.holding)
        groups = []
        for group in self._view.rules.phases[phase - 1]:
            laid = read(group, holding)
            groups.append(record_form(laid))
            for card in laid.cards:
                holding.remove(card)
        named = phase if self._view.rules.order == "any" else None
        return Lay(self._seat, tuple(groups), named)

    def _ask_phase(self, lays: list[Lay]) -> int:
        """Ask which open phase to lay, if several are possible."""
        own = self._view.phases[self._seat - 1]
        if own is not None:
            return own
        phases = sorted({lay.phase for lay in lays if lay.phase is not None})
        said = [
            say("play-phase-choice", phase=phase, groups=say_phase(self._view.rules.phases[phase - 1]))
            for phase in phases
        ]
        return phases[0 if len(phases) == 1 else self._choose(say("play-which-phase"), said)]

    def _ask_group(self, group: Group, holding: list[Card]) -> LaidGroup:
        def read(text: str) -> LaidGroup:
            if not text:
                raise _Cancelled
            return self._read_group(group, text, holding)

        def reason(problem: Problem) -> str:
            return explain_at(problem, self._view.rules)

        return self._console.ask_until(say("play-which-cards", group=say_group(group)), read, reason)

    def _read_group(self, group: Group, text: str, holding: list[Card]) -> LaidGroup:
        """The typed cards as this group; an ambiguous meaning is asked for."""
        cards = read_typed_cards(text, self._view.rules)
        check_held(cards, holding)
        ways = possible_groups(group, cards) if len(cards) >= group.size else []
        if not ways:
            raise Unreadable("not-this-group", group=say_group(group))
        if len(ways) == 1:
            return ways[0]
        return ways[self._choose(say("play-which-meaning"), [self._describe(way, group) for way in ways])]

    def _describe(self, way: LaidGroup, group: Group) -> str:
        if isinstance(way.stands_for, str):
            return say_colour(way.stands_for, self._view.rules)
        low = way.stands_for or 0
        if group.kind == "run":
            return say("play-meaning-run", None, **say_ends(low, len(way.cards), self._view.rules))
        return say("play-meaning-set", numbers=say_rank(low, self._view.rules, form="several"))

    def read(self, typed: str) -> Lay:
        """A lay-down typed on one line: groups separated by `/`, the phase before a colon."""
        before, colon, cards = typed.rpartition(":")
        own = self._view.phases[self._seat - 1]
        phase = int(before) if before.strip().isdecimal() and len(before) < 4 else own
        if phase is None or (colon and not before.strip().isdecimal()):
            raise IllegalMove("name-the-phase")
        if not 1 <= phase <= len(self._view.rules.phases):
            raise IllegalMove("phase-not-played", phase=phase)
        wanted, parts = self._view.rules.phases[phase - 1], cards.split("/")
        if len(parts) != len(wanted):
            raise Unreadable("groups-apart", groups=len(wanted), phase=phase, words=say_phase(wanted))
        remaining = iter(parts)
        return self._read_groups(
            phase, lambda group, holding: self._read_group(group, next(remaining), holding)
        )


def possible_groups(group: Group, cards: Sequence[Card]) -> list[LaidGroup]:
    """Every way in which these cards form this group, in record order; empty if there is none.

    >>> from decaphase.cards import read_cards
    >>> [str(way) for way in possible_groups(Group("run", 4), read_cards("b5 r3 w g4"))]
    ['w r3 g4 b5 =2', 'r3 g4 b5 w =3']
    >>> [str(way) for way in possible_groups(Group("set", 3), read_cards("w r3 g3"))]
    ['r3 g3 w =3']
    """
    if SKIP in cards:
        raise IllegalMove("skip-in-phase")
    naturals = sorted(card for card in cards if card != WILD)
    wilds = [card for card in cards if card == WILD]
    match group.kind:
        case "set":
            numbers = {card.number for card in naturals}
            possible = sorted(numbers) or list(range(1, NUMBERS + 1))
            ways = [LaidGroup((*naturals, *wilds), number) for number in possible]
            return ways if len(numbers) <= 1 else []
        case "colour":
            colours = {card.colour for card in naturals}
            return [
                LaidGroup((*naturals, *wilds), colour)
                for colour in COLOURS
                if not colours or colours == {colour}
            ]
    return [
        LaidGroup(laid, low)
        for low in range(1, NUMBERS + 2 - len(cards))
        if (laid := _run(low, naturals, wilds)) is not None
    ]


def _run(low: int, naturals: Sequence[Card], wilds: Sequence[Card]) -> tuple[Card, ...] | None:
    """The cards as a run starting at `low`; None if they do not fit."""
    places = {card.number - low: card for card in naturals}
    size = len(naturals) + len(wilds)
    if len(places) < len(naturals) or any(not 0 <= place < size for place in places):
        return None
    return tuple(places.get(place, Card(WILD)) for place in range(size))


def record_form(way: LaidGroup) -> LaidGroup:
    """The group as in a record: `stands_for` only where no natural card shows it."""
    return way if all(card == WILD for card in way.cards) else LaidGroup(way.cards)


# Hits


def ask_hit(view: View, console: Console, seat: PlayerSeat, cards: tuple[Card, ...]) -> Action | None:
    """A hit with the first of these cards, or with any card; asked if there are several, None to go back."""
    hits = [action for action in view.legal if isinstance(action, Hit)]
    fitting = [hit for hit in hits if not cards or hit.card == cards[0]]
    if not fitting:
        raise why_no_hit(view, seat, cards[0] if cards else view.holding[0])
    if len(fitting) == 1:
        return fitting[0]
    question = say("play-where-hit") if cards else say("play-which-hit")
    picked = console.choose_or_back(question, [say_action(hit, view) for hit in fitting])
    return None if picked is None else fitting[picked]


def why_no_hit(view: View, seat: PlayerSeat, card: Card) -> Problem:
    """Why this card cannot be hit: the rule it breaks, or that it fits no group."""
    own = view.seat or 0
    owner = view.table[0].seat if view.table else own
    try:
        seat.check(Hit(own, card, owner, 1))
    except IllegalMove as problem:
        if own not in view.down or view.stage != "play":
            return problem
    return IllegalMove("fits-nowhere", card=card.code)


# Discards


def ask_discard(view: View, console: Console, person: TerminalPlayer, typed: str) -> Action | None:
    """A discard, typed (a skip with its victim) or picked; None if the player goes back."""
    if not typed:
        cards = list(dict.fromkeys(person.order.arrange(view)))
        names = [say_card(card, view.rules) for card in cards]
        picked = console.choose_or_back(say("play-which-discard"), names)
        return None if picked is None else _discard(view, console, cards[picked], "")
    card, _, name = typed.partition(" ")
    try:
        cards, name = list(read_own_cards(typed, view)), ""
    except Unreadable:
        cards = list(read_own_cards(card, view))
    if len(cards) > 1:
        raise IllegalMove("one-discard")
    return _discard(view, console, cards[0], name)


def _discard(view: View, console: Console, card: Card, name: str) -> Action | None:
    """The discard of a card; for a skip the victim is asked for if there is a choice."""
    seat = view.seat or 0
    victims = [
        action.victim
        for action in view.legal
        if isinstance(action, Discard) and action.card == card == SKIP and action.victim is not None
    ]
    names = [view.players[victim - 1] for victim in victims]
    if name and victims:
        typed = name.strip().casefold()
        alike = [v for v, other in zip(victims, names, strict=True) if other.casefold().startswith(typed)]
        if len(alike) != 1:
            raise Unreadable("no-such-victim", name=name[:40], names=", ".join(names))
        return Discard(seat, card, alike[0])
    if len(victims) <= 1:
        return Discard(seat, card, victims[0] if victims else None)
    picked = console.choose_or_back(say("play-which-victim"), names)
    return None if picked is None else Discard(seat, card, victims[picked])
