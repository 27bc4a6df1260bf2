"""Hits and discards as somebody types or picks them."""

from __future__ import annotations

from decaphase.cards import SKIP, Card
from decaphase.game import Action, Discard, Hit, View
from decaphase.problems import IllegalMove, Problem, Unreadable
from decaphase.say import say
from decaphase.say.advice import say_action
from decaphase.say.card_codes import read_typed_cards, say_code
from decaphase.say.cards import say_card
from decaphase.terminal.console import Console
from decaphase.terminal.play.lay_questions import first_missing
from decaphase.terminal.play.person import TerminalPlayer
from decaphase.terminal.play.seat import PlayerSeat


def read_own_cards(text: str, view: View) -> tuple[Card, ...]:
    """Typed cards, at least one, all of them in the hand."""
    cards = read_typed_cards(text, view.rules)
    if not cards:
        example = say_code(view.holding[0], view.rules)
        raise Unreadable("typed-card-unknown", word=text[:40], example=example)
    missing = first_missing(cards, view.holding)
    if missing is not None:
        raise IllegalMove("you-do-not-hold", card=missing.code)
    return cards


# Hits


def ask_hit(view: View, console: Console, seat: PlayerSeat, cards: tuple[Card, ...]) -> Action | None:
    """A hit with the first of these cards, or with any; asked where there are several, None to go back."""
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
    """Why this card cannot be hit: what the rules say, or else that it fits no group."""
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
    """A discard, typed (with a victim behind a skip) or picked; None where somebody goes back."""
    if not typed:
        cards = list(dict.fromkeys(person.order.arrange(view)))
        names = [say_card(card, view.rules) for card in cards]
        picked = console.choose_or_back(say("play-which-discard"), names)
        return None if picked is None else _throw(view, console, cards[picked], "")
    card, _, name = typed.partition(" ")
    try:
        cards, name = list(read_own_cards(typed, view)), ""
    except Unreadable:
        cards = list(read_own_cards(card, view))
    if len(cards) > 1:
        raise IllegalMove("one-discard")
    return _throw(view, console, cards[0], name)


def _throw(view: View, console: Console, card: Card, name: str) -> Action | None:
    """The discard of a card; a skip asks for its victim where there is a choice."""
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
