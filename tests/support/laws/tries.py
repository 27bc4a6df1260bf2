"""Actions to try, legal or not."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Final, TypeAlias

from decaphase.cards import CARDS, COLOURS, SKIP, WILD, Card
from decaphase.game import Action, Discard, Draw, End, Game, Hit, Knock, LaidGroup, Pass, TableGroup

Layout: TypeAlias = tuple[LaidGroup, ...]

ENDS: Final[tuple[End | None, ...]] = (None, "low", "high")


def candidates(game: Game, seat: int, cards: tuple[Card, ...]) -> Iterator[Action]:
    """Everything a seat could try with these cards except lay-downs, nonsense included."""
    everybody = range(len(game.players) + 2)
    yield from (Draw(seat, "deck"), Draw(seat, "discard"), Knock(seat), Pass(seat))
    for card in cards:
        yield Discard(seat, card)
        for victim in everybody:
            yield Discard(seat, card, victim)
    for owner, group in places_to_hit(game):
        for card in cards:
            for end in ENDS:
                yield Hit(seat, card, owner, group, end)


def places_to_hit(game: Game) -> list[tuple[int, int]]:
    """The groups on the table, and some that do not exist."""
    there = [(group.seat, group.group) for group in game.table]
    missing = {(seat, group) for seat in (0, 1, len(game.players) + 1) for group in (0, 1, 3, 4)}
    return there + sorted(missing.difference(there))


def is_listed(game: Game, listed: set[Action], action: Action) -> bool:
    """Whether the list has an action, possibly without a correct but redundant end."""
    if action in listed or not isinstance(action, Hit) or action.end is None:
        return action in listed
    plain = Hit(action.seat, action.card, action.owner, action.group)
    return plain in listed and action.end == end_hit(game, plain)


def end_hit(game: Game, hit: Hit) -> End | None:
    """The one end of a run that a card goes to; None for other groups."""
    (group,) = (group for group in game.table if (group.seat, group.group) == (hit.owner, hit.group))
    if group.kind != "run":
        return None
    low, high = span(group)
    if hit.card == WILD:
        return "high" if low == 1 else "low"
    assert hit.card.number in {low - 1, high + 1}
    return "low" if hit.card.number < low else "high"


def span(group: TableGroup) -> tuple[int, int]:
    """The lowest and highest number of a run."""
    assert isinstance(group.stands_for, int)
    return group.stands_for, group.stands_for + len(group.cards) - 1


def change(laid: Layout, hand: tuple[Card, ...], dice: Random) -> Layout:
    """A changed layout, legal or not: a card more or less, another card, order or statement."""
    number = dice.randrange(len(laid))
    cards, said = list(laid[number].cards), laid[number].stands_for
    way = dice.choice(["more", "less", "other", "order", "say", "silent", "groups"])
    if way == "more":
        cards.insert(dice.choice([0, len(cards)]), dice.choice(hand))
    elif way == "less" and len(cards) > 1:
        cards.pop(dice.randrange(len(cards)))
    elif way == "other":
        cards[dice.randrange(len(cards))] = dice.choice([*hand, CARDS[WILD], CARDS[SKIP]])
    elif way == "order":
        dice.shuffle(cards)
    elif way == "say":
        said = dice.choice([*range(1, 13), *COLOURS])
    elif way == "silent":
        said = None
    groups = [*laid[:number], LaidGroup(tuple(cards), said), *laid[number + 1 :]]
    if way == "groups":
        dice.shuffle(groups)
        groups = groups[: dice.randint(1, 3)]
    return tuple(groups)
