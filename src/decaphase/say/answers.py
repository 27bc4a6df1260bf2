"""Answers to players' questions: top card, turn, phases, groups, counts, scores, hand."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, Literal, Protocol, TypeAlias

from decaphase.cards import Card
from decaphase.game import View
from decaphase.game.view import TableGroup
from decaphase.rules import Rules
from decaphase.say import say
from decaphase.say.card_codes import say_code
from decaphase.say.cards import say_card, say_laid_cards, say_table_group
from decaphase.say.events import Fullness
from decaphase.say.rules import phase_letters, say_phase

Question: TypeAlias = Literal["top", "turn", "aim", "list", "phases", "groups", "counts", "scores", "hand"]
SEATED_ONLY: Final[tuple[Question, ...]] = ("aim", "hand")
"""Questions that only a seated player can ask."""


class Answer(Protocol):
    """A function that answers a question from a view."""

    def __call__(self, view: View, language: str | None = None) -> str: ...


def answer(
    question: Question, view: View, language: str | None = None, fullness: Fullness = "normal"
) -> tuple[str, ...]:
    """The lines of an answer, from this view; none if there is nothing to say.

    >>> from decaphase import Game, load_rules
    >>> game = Game(load_rules(), ["Ann", "Bob"], seed=7)
    >>> _ = game.start_hand()
    >>> answer("top", game.view(None)), answer("hand", game.view(None))
    (('On the discard pile lies the green 1; the deck has 87 cards.',), ())
    """
    if question in SEATED_ONLY and view.seat is None:
        return ()
    if question == "hand":
        return (say_hand(view.holding, view, language, fullness),) if view.holding else ()
    said = ANSWER_FUNCTIONS[question](view, language)
    return tuple(said.split("\n")) if said else ()


def top_card(view: View, language: str | None = None) -> str:
    """The top discard, and the size of the deck."""
    if not view.discard:
        return say("play-top-none", language, count=view.draw_count)
    card = say_card(view.discard[-1], view.rules, language, the=True)
    return say("play-top", language, card=card, count=view.draw_count)


def whose_turn(view: View, language: str | None = None) -> str:
    """Whose turn it is, and which players have a skip to sit out."""
    lines = []
    if view.turn is not None:
        player = view.players[view.turn - 1]
        lines.append(say("play-turn", language, own=_own(view, view.turn), player=player, stage=view.stage))
    for seat in view.skips:
        player = view.players[seat - 1]
        lines.append(say("play-has-skip", language, own=_own(view, seat), player=player))
    return " ".join(lines)


def own_phase(view: View, language: str | None = None) -> str:
    """The listener's phase or, if phases go in any order, their open ones."""
    seat = view.seat or 1
    if seat not in view.playing:
        return _progress(view, seat, language)
    phase = view.phases[seat - 1]
    if seat in view.down and phase is not None:
        return say("play-aim-down", language, phase=phase)
    if phase is not None:
        groups = view.rules.phases[phase - 1]
        letters = phase_letters(groups)
        return say("play-aim", language, phase=phase, groups=say_phase(groups, language), letters=letters)
    opened = [number for number in view.rules.selected if number not in view.done[seat - 1]]
    return say("play-aim-any", language, count=len(opened), phases=", ".join(map(str, opened)))


def phase_list(view: View, language: str | None = None) -> str:
    """Every phase in play, in words and letters."""
    return "\n".join(
        say(
            "play-list-line",
            language,
            phase=number,
            groups=say_phase(phase, language),
            letters=phase_letters(phase),
        )
        for number, phase in enumerate(view.rules.phases, 1)
        if number in view.rules.selected
    )


def phases_of_all(view: View, language: str | None = None) -> str:
    """What each player plays for, and whether they are down."""
    return "\n".join(_progress(view, seat, language) for seat in _in_turn(view))


def _progress(view: View, seat: int, language: str | None) -> str:
    values: dict[str, str | int] = {"own": _own(view, seat), "player": view.players[seat - 1]}
    values["done"] = len(view.done[seat - 1])
    if seat not in view.playing:
        return say("play-not-playing", language, **values)
    phase = view.phases[seat - 1]
    if phase is None:
        return say("play-progress-any", language, **values)
    values |= {"phase": phase, "groups": say_phase(view.rules.phases[phase - 1], language)}
    values["down"] = "yes" if seat in view.down else "no"
    return say("play-progress", language, **values)


def groups(view: View, language: str | None = None) -> str:
    """The groups on the table, each with its cards."""
    if not view.table:
        return say("play-table-empty", language)
    return "\n".join(_group(view, group, language) for group in view.table)


def _group(view: View, group: TableGroup, language: str | None) -> str:
    """A group on the table with its cards; in a run, each wild with its number."""
    low = group.stands_for if group.kind == "run" and isinstance(group.stands_for, int) else 0
    cards = say_laid_cards(group.cards, view.rules, language, low=low)
    name = say_table_group(view, group.seat, group.group, language)
    return say("play-group", language, group=name[:1].upper() + name[1:], cards=cards)


def counts(view: View, language: str | None = None) -> str:
    """The card counts of all hands and of the deck."""
    lines = [
        say(
            "play-count",
            language,
            own=_own(view, seat),
            player=view.players[seat - 1],
            count=view.card_counts[seat - 1],
        )
        for seat in _in_turn(view)
        if seat in view.playing
    ]
    return "\n".join([*lines, say("play-deck-count", language, count=view.draw_count)])


def scores(view: View, language: str | None = None) -> str:
    """The ranking, best first."""
    lines = []
    place = 1
    for seats in view.ranking:
        for seat in seats:
            values: dict[str, str | int] = {"player": view.players[seat - 1], "own": _own(view, seat)}
            values |= {"done": len(view.done[seat - 1]), "score": view.scores[seat - 1], "place": place}
            lines.append(say("play-score", language, points=view.rules.scoring, **values))
        place += len(seats)
    return "\n".join(lines)


ANSWER_FUNCTIONS: Final[dict[str, Answer]] = {
    "top": top_card,
    "turn": whose_turn,
    "aim": own_phase,
    "list": phase_list,
    "phases": phases_of_all,
    "groups": groups,
    "counts": counts,
    "scores": scores,
}
"""The answer functions, except for the hand."""


def say_hand(
    cards: Iterable[Card], view: View, language: str | None = None, fullness: Fullness = "normal"
) -> str:
    """The cards in the hand, by name, or briefly by code."""
    names = [say_held(card, view.rules, language, fullness) for card in cards]
    between = " " if fullness == "brief" else ", "
    return say("play-hand", language, count=len(names), cards=between.join(names))


def say_held(card: Card, rules: Rules, language: str | None, fullness: Fullness) -> str:
    """A card in the hand, by name, or briefly by code."""
    return (say_code if fullness == "brief" else say_card)(card, rules, language)


def _own(view: View, seat: int) -> str:
    return "yes" if seat == view.seat else "no"


def _in_turn(view: View) -> list[int]:
    """All seats, clockwise from the listener's."""
    first = (view.seat or 1) - 1
    return [(first + step) % len(view.players) + 1 for step in range(len(view.players))]
