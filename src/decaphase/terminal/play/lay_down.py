"""How a person lays a phase: the game proposes, or they put it together group by group."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from decaphase.bots import advise
from decaphase.cards import Card
from decaphase.game import LaidGroup, Lay, View
from decaphase.problems import IllegalMove, Problem, Unreadable
from decaphase.rules import Group
from decaphase.say import say
from decaphase.say.advice import say_action
from decaphase.say.card_codes import read_typed_cards
from decaphase.say.cards import say_colour, say_ends, say_rank
from decaphase.say.problems import explain_at
from decaphase.say.rules import say_group, say_phase
from decaphase.terminal.console import Console
from decaphase.terminal.play.lay_questions import as_written, first_missing, meanings

MOST_PROPOSED: Final = 6
"""So many proposals fit on a screen; whoever wants another builds it."""


class _Back(Exception):
    """Somebody would rather do something else."""


def ask_lay(view: View, console: Console, typed: str) -> Lay | None:
    """The phase that somebody lays, typed, proposed or built; None where they go back."""
    seat = view.seat or 0
    if seat in view.down:
        raise IllegalMove("already-down", player=view.players[seat - 1])
    asker = _Asker(view, console)
    try:
        return asker.read(typed) if typed else asker.propose()
    except _Back:
        return None


class _Asker:
    """Puts one lay-down together."""

    def __init__(self, view: View, console: Console) -> None:
        self._view = view
        self._console = console
        self._seat = view.seat or 0

    def propose(self) -> Lay:
        """One of the lay-downs there are, or one that is built by hand."""
        lays = [one.action for one in advise(self._view) if isinstance(one.action, Lay)]
        if not lays:
            raise IllegalMove("phase-not-complete")
        shown = lays[:MOST_PROPOSED]
        said = [*(say_action(lay, self._view) for lay in shown), say("play-lay-own")]
        picked = self._console.choose_or_back(say("play-which-lay", count=len(lays)), said)
        if picked is None:
            raise _Back
        return shown[picked] if picked < len(shown) else self._build(lays)

    def _build(self, lays: list[Lay]) -> Lay:
        """A lay-down, group by group; an empty line goes back."""
        return self._put_together(self._ask_phase(lays), self._ask_group)

    def _put_together(self, phase: int, read: Callable[[Group, list[Card]], LaidGroup]) -> Lay:
        """A lay-down whose groups are read one after the other, each from what the others leave."""
        holding = list(self._view.holding)
        groups = []
        for group in self._view.rules.phases[phase - 1]:
            laid = read(group, holding)
            groups.append(as_written(laid))
            for card in laid.cards:
                holding.remove(card)
        named = phase if self._view.rules.order == "any" else None
        return Lay(self._seat, tuple(groups), named)

    def _ask_phase(self, lays: list[Lay]) -> int:
        """Which of the open phases that could be laid."""
        own = self._view.phases[self._seat - 1]
        if own is not None:
            return own
        phases = sorted({lay.phase for lay in lays if lay.phase is not None})
        said = [
            say("play-phase-choice", phase=phase, groups=say_phase(self._view.rules.phases[phase - 1]))
            for phase in phases
        ]
        picked = 0 if len(phases) == 1 else self._console.choose_or_back(say("play-which-phase"), said)
        if picked is None:
            raise _Back
        return phases[picked]

    def _ask_group(self, group: Group, holding: list[Card]) -> LaidGroup:
        def read(text: str) -> LaidGroup:
            if not text:
                raise _Back
            return self._group(group, text, holding)

        def reason(problem: Problem) -> str:
            return explain_at(problem, self._view.rules)

        return self._console.ask_until(say("play-which-cards", group=say_group(group)), read, reason)

    def _group(self, group: Group, text: str, holding: list[Card]) -> LaidGroup:
        """Typed cards as this group, its meaning asked where it is open."""
        cards = read_typed_cards(text, self._view.rules)
        missing = first_missing(cards, holding)
        if missing is not None:
            raise IllegalMove("you-do-not-hold", card=missing.code)
        ways = meanings(group, cards) if len(cards) >= group.size else []
        if not ways:
            raise Unreadable("not-this-group", group=say_group(group))
        if len(ways) == 1:
            return ways[0]
        picked = self._console.choose_or_back(
            say("play-which-meaning"), [self._meaning(way, group) for way in ways]
        )
        if picked is None:
            raise _Back
        return ways[picked]

    def _meaning(self, way: LaidGroup, group: Group) -> str:
        if isinstance(way.stands_for, str):
            return say_colour(way.stands_for, self._view.rules)
        low = way.stands_for or 0
        if group.kind == "run":
            return say("play-meaning-run", None, **say_ends(low, len(way.cards), self._view.rules))
        return say("play-meaning-set", numbers=say_rank(low, self._view.rules, form="several"))

    def read(self, typed: str) -> Lay:
        """A lay-down typed in one line: groups with `/` between them, the phase before a colon."""
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
        coming = iter(parts)
        return self._put_together(phase, lambda group, holding: self._group(group, next(coming), holding))
