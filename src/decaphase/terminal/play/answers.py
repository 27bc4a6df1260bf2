"""Answers to what a player asks: the top card, whose turn it is, phases, groups, counts, scores, hand."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final, TypeAlias

from decaphase.cards import Card
from decaphase.game import View
from decaphase.game.view import TableGroup
from decaphase.say import say
from decaphase.say.cards import say_card, say_laid_cards, say_table_group
from decaphase.say.codes import say_code
from decaphase.say.events import Fullness
from decaphase.say.letters import phase_letters
from decaphase.say.rules import say_phase
from decaphase.terminal.console import Console

Answer: TypeAlias = Callable[[View], str]


def top_card(view: View) -> str:
    """What lies on the discard pile, and how many cards the deck has."""
    if not view.discard:
        return say("play-top-none", count=view.draw_count)
    return say("play-top", card=_the(view.discard[-1], view), count=view.draw_count)


def whose_turn(view: View) -> str:
    """Whose turn it is, and who has a skip to sit out."""
    lines = []
    if view.turn is not None:
        own = "yes" if view.turn == view.seat else "no"
        lines.append(say("play-turn", own=own, player=view.players[view.turn - 1], stage=view.stage))
    for seat in view.skips:
        own = "yes" if seat == view.seat else "no"
        lines.append(say("play-has-skip", own=own, player=view.players[seat - 1]))
    return " ".join(lines)


def own_phase(view: View) -> str:
    """The phase that the listener plays for; in any order, those still open."""
    seat = view.seat or 1
    phase = view.phases[seat - 1]
    if seat in view.down and phase is not None:
        return say("play-aim-down", phase=phase)
    if phase is not None:
        groups = view.rules.phases[phase - 1]
        return say("play-aim", phase=phase, groups=say_phase(groups), letters=phase_letters(groups))
    opened = [number for number in view.rules.selected if number not in view.done[seat - 1]]
    return say("play-aim-any", count=len(opened), phases=", ".join(map(str, opened)))


def phase_list(view: View) -> str:
    """Every phase that is played, in words and in letters."""
    return "\n".join(
        say("play-list-line", phase=number, groups=say_phase(phase), letters=phase_letters(phase))
        for number, phase in enumerate(view.rules.phases, 1)
        if number in view.rules.selected
    )


def everybody(view: View) -> str:
    """What each player plays for, and who is down."""
    return "\n".join(_progress(view, seat) for seat in _in_turn(view))


def _progress(view: View, seat: int) -> str:
    values: dict[str, str | int] = {"own": _own(view, seat), "player": view.players[seat - 1]}
    values["done"] = len(view.done[seat - 1])
    if seat not in view.playing:
        return say("play-not-playing", None, **values)
    phase = view.phases[seat - 1]
    if phase is None:
        return say("play-progress-any", None, **values)
    values |= {"phase": phase, "groups": say_phase(view.rules.phases[phase - 1])}
    values["down"] = "yes" if seat in view.down else "no"
    return say("play-progress", None, **values)


def groups(view: View) -> str:
    """The groups on the table, each with its cards."""
    if not view.table:
        return say("play-table-empty")
    return "\n".join(say_group_on_table(view, group) for group in view.table)


def say_group_on_table(view: View, group: TableGroup) -> str:
    """A group on the table with its cards; in a run a wild says which number it is."""
    low = group.stands_for if group.kind == "run" and isinstance(group.stands_for, int) else 0
    cards = say_laid_cards(group.cards, view.rules, low=low)
    name = say_table_group(view, group.seat, group.group)
    return say("play-group", group=name[:1].upper() + name[1:], cards=cards)


def counts(view: View) -> str:
    """How many cards everybody holds, and the deck."""
    lines = [
        say(
            "play-count",
            own=_own(view, seat),
            player=view.players[seat - 1],
            count=view.card_counts[seat - 1],
        )
        for seat in _in_turn(view)
        if seat in view.playing
    ]
    return "\n".join([*lines, say("play-deck-count", count=view.draw_count)])


def scores(view: View) -> str:
    """How the game stands, the best first."""
    lines = []
    place = 1
    for seats in view.ranking:
        for seat in seats:
            values: dict[str, str | int] = {"player": view.players[seat - 1], "own": _own(view, seat)}
            values |= {"done": len(view.done[seat - 1]), "score": view.scores[seat - 1], "place": place}
            lines.append(say("play-score", None, points=view.rules.scoring, **values))
        place += len(seats)
    return "\n".join(lines)


QUESTIONS: Final[dict[str, Answer]] = {
    "top": top_card,
    "turn": whose_turn,
    "aim": own_phase,
    "list": phase_list,
    "phases": everybody,
    "groups": groups,
    "counts": counts,
    "scores": scores,
}
"""What answers each of the questions that only look at the table."""


def show_hand(console: Console, cards: Iterable[Card], view: View, fullness: Fullness) -> None:
    """Say which cards are in the hand: by their names, or briefly by their codes."""
    cards = tuple(cards)
    name, between = (say_code, " ") if fullness == "brief" else (say_card, ", ")
    names = [name(card, view.rules) for card in cards]
    letters = {word: card.code[0] for word, card in zip(names, cards, strict=True)}
    console.show(say("play-hand", count=len(cards), cards=between.join(names)), letters)


def _the(card: Card, view: View) -> str:
    return say_card(card, view.rules, the=True)


def _own(view: View, seat: int) -> str:
    return "yes" if seat == view.seat else "no"


def _in_turn(view: View) -> list[int]:
    """All seats, the listener's first."""
    first = (view.seat or 1) - 1
    return [(first + step) % len(view.players) + 1 for step in range(len(view.players))]
