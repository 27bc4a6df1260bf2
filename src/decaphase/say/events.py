"""Text for events, addressed to the player of a view."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, Literal, TypeAlias

from decaphase.cards import Card
from decaphase.game import View
from decaphase.game.actions import LaidGroup
from decaphase.game.events import (
    ClaimOpened,
    Discarded,
    Drew,
    Event,
    GameEnded,
    HandDealt,
    HandEnded,
    HitOn,
    Knocked,
    LaidDown,
    Passed,
    PlacesTaken,
    Reshuffled,
    SatOut,
    TieToReplay,
    TurnBegan,
)
from decaphase.say import say, say_form, say_list
from decaphase.say.cards import (
    say_card,
    say_colour,
    say_ends,
    say_groups,
    say_laid_cards,
    say_rank,
    say_table_group,
)

Fullness: TypeAlias = Literal["brief", "normal", "full"]
FULLNESS: Final[tuple[Fullness, ...]] = ("brief", "normal", "full")
"""The levels of detail."""

SIMPLE: Final[dict[type[Event], str]] = {TurnBegan: "turn-began", SatOut: "sat-out", Passed: "passed"}
"""Events whose message needs only the seat."""


def say_event(event: Event, view: View, language: str | None = None, fullness: Fullness = "normal") -> str:
    """The text of an event, addressed to the player of this view; the view is one after the event.

    >>> from decaphase import Game, load_rules
    >>> game = Game(load_rules(), ["Ann", "Bob"], seed=7)
    >>> [say_event(event, game.view(1)) for event in game.start_hand()]
    ['Hand 1. Bob deals, and turns up the green 1.', 'Your turn.']
    """
    return _EventText(view, language, fullness).text(event)


class _EventText:
    """Texts for one listener."""

    def __init__(self, view: View, language: str | None, fullness: Fullness) -> None:
        self._view = view
        self._language = language
        self._fullness = fullness

    def text(self, event: Event) -> str:
        match event:
            case HandDealt():
                return self._dealt(event)
            case TurnBegan() | SatOut() | Passed():
                return self._say(SIMPLE[type(event)], seat=event.seat)
            case Drew():
                message = "drew-hidden" if event.card is None else "drew" if event.pile == "deck" else "took"
                return self._say(message, seat=event.seat, card=event.card)
            case LaidDown():
                return self._laid(event)
            case HitOn():
                return self._hit(event)
            case Discarded():
                return self._discarded(event)
            case ClaimOpened():
                own = "yes" if self._view.seat in event.asked else "no"
                return self._say("claim-opened", own=own, card=event.card)
            case Knocked():
                return self._say("knocked", seat=event.seat, card=event.card)
            case Reshuffled():
                return self._say("reshuffled", count=event.count)
            case _:
                return self._end_text(event)

    def _end_text(self, event: HandEnded | TieToReplay | PlacesTaken | GameEnded) -> str:
        match event:
            case HandEnded():
                return self._ended(event)
            case TieToReplay():
                return self._say("tie-to-replay", players=self._names(event.seats))
            case PlacesTaken():
                return self._places(event)
            case GameEnded():
                return self._won(event.winners)

    def _laid(self, event: LaidDown) -> str:
        groups = [self._group(event.phase, place, group) for place, group in enumerate(event.groups)]
        return self._say(
            "laid-down", seat=event.seat, phase=event.phase, groups=say_groups(groups, self._language)
        )

    def _hit(self, event: HitOn) -> str:
        group = say_table_group(
            self._view, event.owner, event.group, self._language, actor=event.seat, grown=event.end
        )
        return self._say("hit", seat=event.seat, card=event.card, group=group, end=event.end or "none")

    def _discarded(self, event: Discarded) -> str:
        if event.victim is None:
            return self._say("discarded", seat=event.seat, card=event.card)
        victim = "you" if event.victim == self._view.seat else self._name(event.victim)
        return self._say("skipped", seat=event.seat, card=event.card, victim=victim)

    def _dealt(self, event: HandDealt) -> str:
        if event.replay:
            return self._say("replay-dealt", card=event.turned_up)
        return self._say("hand-dealt", seat=event.dealer or 0, card=event.turned_up, hand=self._view.hand)

    def _group(self, phase: int, place: int, group: LaidGroup) -> str:
        """A group with its cards; in a run, each wild with what it stands for."""
        kind = self._view.rules.phases[phase - 1][place].kind
        said = group.stands_for
        if isinstance(said, str):
            colour = say_colour(said, self._view.rules, self._language)
            return say("event-group-colour", self._language, colour=colour, cards=self._cards(group.cards))
        low = said or 0
        if kind == "set":
            numbers = say_rank(low, self._view.rules, self._language, form="several")
            return say("event-group-set", self._language, numbers=numbers, cards=self._cards(group.cards))
        ends = say_ends(low, len(group.cards), self._view.rules, self._language)
        return say("event-group-run", self._language, cards=self._cards(group.cards, low), **ends)

    def _cards(self, cards: Iterable[Card], low: int = 0) -> str:
        return say_laid_cards(cards, self._view.rules, self._language, low=low)

    def _ended(self, event: HandEnded) -> str:
        own = "nobody" if event.winner is None else self._own(event.winner)
        lines = []
        for seat in self._view.playing:
            if self._view.rules.scoring == "points":
                points, score = event.points[seat - 1], event.scores[seat - 1]
                lines.append(self._say("score-line", seat=seat, points=points, score=score))
        player = self._name(event.winner) if event.winner else ""
        return self._say("hand-ended", own=own, player=player, scores=" ".join(lines)).rstrip()

    def _places(self, event: PlacesTaken) -> str:
        before = sum(map(len, self._view.places)) - sum(map(len, event.places))
        said = []
        for seats in event.places:
            own = "yes" if seats == (self._view.seat,) else "no"
            place, names = before + 1, self._names(seats)
            said.append(self._say("place-taken", own=own, players=names, count=len(seats), place=place))
            before += len(seats)
        return " ".join(said)

    def _won(self, winners: tuple[int, ...]) -> str:
        own = "no"
        if self._view.seat in winners:
            own = "shared" if len(winners) > 1 else "yes"
        return self._say("game-ended", own=own, players=self._names(winners), count=len(winners))

    def _say(self, message: str, *, seat: int = 0, card: Card | None = None, **values: str | int) -> str:
        if seat:
            values = {"own": self._own(seat), "player": self._name(seat), **values}
        if card is not None:
            values["card"] = say_card(card, self._view.rules, self._language, the=True)
        return say_form(f"event-{message}", self._fullness, self._language, **values)

    def _own(self, seat: int) -> str:
        return "yes" if seat == self._view.seat else "no"

    def _name(self, seat: int) -> str:
        return self._view.players[seat - 1]

    def _names(self, seats: Iterable[int]) -> str:
        return say_list([self._name(seat) for seat in seats], self._language)
