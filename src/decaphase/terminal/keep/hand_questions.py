"""The questions about a hand: who went out, who else made a phase, what the others still hold."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from decaphase.problems import Problem
from decaphase.say import say
from decaphase.sheet import HandResult, Left, Made, Sheet, Standing, check_cards, standing_of
from decaphase.sheet.leftover_cards import check_left
from decaphase.terminal.console import Console
from decaphase.terminal.keep.sheet_text import example_of, say_left, say_names
from decaphase.terminal.keep.typed_input import (
    KeepCommand,
    ask_or_do,
    is_nobody,
    read_left,
    read_seat,
    read_seats,
)

T = TypeVar("T")


class HandQuestions:
    """The questions about one hand; when a hand is edited, an empty line keeps the earlier answer."""

    def __init__(
        self,
        console: Console,
        sheet: Sheet,
        number: int,
        do: Callable[[KeepCommand], None],
    ) -> None:
        self._console = console
        self._sheet = sheet
        self._standing: Standing = standing_of(sheet, number - 1)
        self._before = sheet.results[number - 1] if number <= len(sheet.results) else None
        self._do = do

    def ask(self) -> HandResult:
        """Ask for the result of the hand."""
        out = self._ask_out()
        seats = self._ask_made(out)
        made = tuple(Made(seat, self._ask_phase(seat)) for seat in self._ask_order(seats))
        return HandResult(out, made, self._ask_left(out))

    def _ask_out(self) -> int | None:
        playing = self._standing.playing
        before = None if self._before is None else self._before.out
        before = before if before in playing else None

        def read(typed: str) -> int | None:
            if not typed:
                return before
            return None if is_nobody(typed) else read_seat(typed, self._sheet.players, playing)

        known, default = "no" if before is None else "yes", say_names(self._sheet, [before] if before else [])
        names = ", ".join(f"{seat} {self._sheet.players[seat - 1]}" for seat in playing)
        return self._ask(say("keep-ask-out", players=names, default=default, known=known), read)

    def _ask_made(self, out: int | None) -> tuple[int, ...]:
        """Ask who made their phase; in a tie-break hand only going out counts."""
        went = () if out is None else (out,)
        if self._standing.replay:
            return went
        others = tuple(seat for seat in self._standing.playing if seat != out)
        made = () if self._before is None else tuple(made.seat for made in self._before.made)
        before = tuple(seat for seat in made if seat in others)

        def read(typed: str) -> tuple[int, ...]:
            if not typed:
                return before
            return () if is_nobody(typed) else read_seats(typed, self._sheet.players, others)

        default, known = say_names(self._sheet, before), "yes" if before else "no"
        prompt = say("keep-ask-made", out="yes" if went else "no", default=default, known=known)
        return went + self._ask(prompt, read)

    def _ask_order(self, seats: tuple[int, ...]) -> tuple[int, ...]:
        """Ask who laid first where that decides: several players finish and no points are kept."""
        rules = self._sheet.rules
        last = [seat for seat in seats if len(self._standing.done[seat - 1]) + 1 == len(rules.selected)]
        if rules.scoring == "points" or self._standing.replay or len(last) < 2:
            return seats

        def read(typed: str) -> tuple[int, ...]:
            order = read_seats(typed, self._sheet.players, last)
            if len(order) != len(last):
                raise Problem("keep-name-all", players=say_names(self._sheet, last))
            return order

        order = self._ask(say("keep-ask-order", players=say_names(self._sheet, last)), read)
        return (*order, *(seat for seat in seats if seat not in last))

    def _ask_phase(self, seat: int) -> int | None:
        """Ask which phase was made, where players may choose."""
        if self._sheet.rules.order != "any" or self._standing.replay:
            return None
        done = self._standing.done[seat - 1]
        still_open = [phase for phase in self._sheet.rules.selected if phase not in done]
        if len(still_open) == 1:
            return still_open[0]
        made = None if self._before is None else self._before.made_by(seat)
        before = 0 if made is None or made.phase not in still_open else made.phase or 0
        listed = " ".join(map(str, still_open))

        def read(typed: str) -> int:
            if not typed and before:
                return before
            if typed.isdecimal() and len(typed) < 3 and int(typed) in still_open:
                return int(typed)
            raise Problem("keep-open-phases", phases=listed)

        player = self._sheet.players[seat - 1]
        return self._ask(say("keep-ask-phase", player=player, phases=listed, default=before), read)

    def _ask_left(self, out: int | None) -> tuple[Left, ...]:
        """Ask what each player who did not go out still holds."""
        left: list[Left] = [0] * len(self._sheet.players)
        if self._sheet.rules.scoring == "points":
            for seat in self._standing.playing:
                if seat != out:
                    left[seat - 1] = self._ask_one(seat, left)
        return tuple(left)

    def _ask_one(self, seat: int, others: Sequence[Left]) -> Left:
        player, rules = self._sheet.players[seat - 1], self._sheet.rules
        before = 0 if self._before is None else self._before.left[seat - 1]

        def read(typed: str) -> Left:
            left = before if before and not typed else read_left(typed, rules)
            check_left(left, rules, player)
            check_cards((code for held in (*others, left) if isinstance(held, tuple) for code in held), rules)
            return left

        default = say_left(before, rules) or str(before) if before else ""
        prompt = say("keep-ask-left", player=player, example=example_of(rules), default=default or "none")
        return self._ask(prompt, read)

    def _ask(self, prompt: str, read: Callable[[str], T]) -> T:
        return ask_or_do(self._console, prompt, read, self._do)
