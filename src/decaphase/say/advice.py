"""Text for advice: a suggested action, and the reasons for and against it."""

from __future__ import annotations

from collections.abc import Mapping

from decaphase.cards import Card, read_cards
from decaphase.game import Action, Discard, Draw, Hit, Knock, LaidGroup, Lay, Pass, View
from decaphase.say import say, say_list
from decaphase.say.cards import say_card, say_cards, say_colour, say_groups, say_rank, say_table_group


def say_action(action: Action, view: View, language: str | None = None) -> str:
    """A suggested action, addressed to the player of this view.

    >>> from decaphase import Game, load_rules
    >>> game = Game(load_rules(), ["Ann", "Bob"], seed=7)
    >>> _ = game.start_hand()
    >>> [say_action(action, game.view(1)) for action in game.legal_actions()]
    ['Draw from the deck.', 'Take the green 1 from the discard pile.']
    """
    match action:
        case Draw(pile="deck"):
            return say("advice-draw-deck", language)
        case Draw() | Knock() | Pass():
            message = "draw-discard" if isinstance(action, Draw) else type(action).__name__.lower()
            return say(f"advice-{message}", language, card=_the(view.discard[-1], view, language))
        case Lay():
            return _say_lay(action, view, language)
        case Hit():
            group = say_table_group(view, action.owner, action.group, language)
            end = action.end or "none"
            return say("advice-hit", language, card=_the(action.card, view, language), group=group, end=end)
        case Discard():
            card = _the(action.card, view, language)
            if action.victim is None:
                return say("advice-discard", language, card=card)
            return say("advice-discard-on", language, card=card, player=view.players[action.victim - 1])


def say_reason(code: str, values: Mapping[str, str | int], view: View, language: str | None = None) -> str:
    """A reason for or against an action, by its code and values; see `decaphase.bots.advice.reasons`."""
    said = dict(values)
    if "card" in said:
        said["card"] = _the(Card.read(str(said["card"])), view, language)
    if "cards" in said:
        cards = read_cards(str(said["cards"]))
        said |= {
            "count": len(cards),
            "cards": say_list([_the(card, view, language) for card in cards], language),
        }
    else:  # selects the names of wild, skip and colours
        said["cards"] = view.rules.cards
    if "colour" in said:
        said["colour"] = say_colour(str(said["colour"]), view.rules, language)
    if "seat" in said:
        said["player"] = view.players[int(said["seat"]) - 1]
    if "owner" in said:
        said["group"] = say_table_group(view, int(said["owner"]), int(said["group"]), language)
    if "number" in said and "count" in said:  # three 7s
        said["count"] = say("advice-count", language, count=said["count"])
        said["numbers"] = say_rank(int(said["number"]), view.rules, language, form="several")
    elif "number" in said:  # a 7
        said["number"] = say_rank(int(said["number"]), view.rules, language, form="a")
    return say(f"reason-{code}", language, **said)


def _the(card: Card, view: View, language: str | None) -> str:
    return say_card(card, view.rules, language, the=True)


def _say_lay(action: Lay, view: View, language: str | None) -> str:
    phase = action.phase or view.phases[action.seat - 1] or 0
    groups = say_groups([_say_group(group, view, language) for group in action.groups], language)
    return say("advice-lay", language, phase=phase, groups=groups)


def _say_group(group: LaidGroup, view: View, language: str | None) -> str:
    said = group.stands_for
    if isinstance(said, int):
        said = say_rank(said, view.rules, language)
    elif said is not None:
        said = say_colour(said, view.rules, language)
    cards = say_cards(group.cards, view.rules, language)
    return say("advice-lay-group", language, cards=cards, said=said or "none")
