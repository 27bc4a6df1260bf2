"""What is written down beside the log, for lists and figures: who sat where, and how games ended.

All of it follows from the log and is written again when a table is taken up, so that a crash loses nothing.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Final

import msgspec

from decaphase.protocol.pages import SeatSummary, Summary
from decaphase.server.live.moments import Moment
from decaphase.store import StoreProblem
from decaphase.store.people import People, Result
from decaphase.table import TableState
from decaphase.table import entries as log

AGAIN_SECONDS: Final = 2.0
WITHIN_A_HAND: Final = (log.Acted, log.Answered, log.Contributed)


def summary_of(state: TableState) -> Summary:
    """What a list says of this table."""
    opener = state.seat_of(state.opener)
    return Summary(
        state.rules.edition,
        dict(state.rules.overrides),
        tuple(SeatSummary(seat.name, seat.account is not None, seat.bot) for seat in state.seats),
        "" if opener is None else state.seat(opener).name,
        0 if state.game is None else len(state.game.hands),
        () if state.game is None else state.game.scores,
    )


def results_of(state: TableState, now: int) -> tuple[Result, ...]:
    """How the game ended for every person in it."""
    game = state.game
    if game is None or state.stage != "over":
        return ()
    place_of = {
        seat: 1 + sum(map(len, game.ranking[:index]))
        for index, tied in enumerate(game.ranking)
        for seat in tied
    }
    return tuple(
        Result(
            table=state.table,
            game=state.games,
            account=seat.account,
            seat=number,
            players=len(state.seats),
            place=place_of[number],
            winner=number in game.winners,
            score=game.scores[number - 1],
            phases=len(game.done[number - 1]),
            hands=len(game.hands),
            edition=state.rules.edition,
            at=now,
        )
        for number, seat in enumerate(state.seats, 1)
        if seat.account is not None
    )


class Notes:
    """Writes them one after the other, beside the game: nobody's move waits for a note."""

    def __init__(self, people: People, troubled: Callable[[str, BaseException], None]) -> None:
        self._people = people
        self._troubled = troubled
        self._waiting: dict[str, tuple[TableState, list[log.Reported]]] = {}
        self._some = asyncio.Event()
        self._writing = asyncio.Lock()

    def note(self, state: TableState, moments: Sequence[Moment]) -> None:
        """Something happened at a table, or (without moments) it was taken up."""
        if moments and not _worth_noting(moments):
            return
        reports = [moment.entry for moment in moments if isinstance(moment.entry, log.Reported)]
        before = self._waiting.get(state.table)
        self._waiting[state.table] = (state, [*(before[1] if before else ()), *reports])
        self._some.set()

    async def write(self) -> None:
        """Write whatever comes, for ever."""
        while True:
            await self._some.wait()
            await self.write_waiting()
            if self._some.is_set():
                await asyncio.sleep(AGAIN_SECONDS)

    async def write_waiting(self) -> None:
        """Write what waits; what could not be written now is kept for later."""
        self._some.clear()
        while self._waiting:
            if not await self._write_noted(next(reversed(self._waiting))):
                return

    async def write_for(self, account: str) -> None:
        """Write what waits of somebody's tables, so that who asks for a list finds what they just did."""
        async with self._writing:
            own = [table for table, (state, _) in self._waiting.items() if state.seat_of(account) is not None]
        for table in own:
            if not await self._write_noted(table):
                return

    async def _write_noted(self, table: str) -> bool:
        """Write what waits of a table; whether it could be written, or never will."""
        async with self._writing:
            noted = self._waiting.pop(table, None)
            if noted is None:
                return True
            state, reports = noted
            try:
                await self._write(state, reports)
            except StoreProblem as problem:
                self._troubled(table, problem)
                if problem.passing:
                    later, more = self._waiting.get(table, (state, []))
                    self._waiting[table] = (later, [*reports, *more])
                    self._some.set()
                    return False
            return True

    async def _write(self, state: TableState, reports: Sequence[log.Reported]) -> None:
        people, table = self._people, state.table
        for seat in state.seats:
            if seat.account is not None:
                await people.sat_down(table, seat.account, state.now)
        results = results_of(state, state.now)
        if results:
            await people.add_results(results)
        summary = msgspec.json.encode(summary_of(state))
        await people.register(table, state.settings.listed, state.stage, summary, state.now)
        for told in reports:  # last, since a report that is written again would stand there twice
            await people.add_report(table, told.by, told.whom, told.text, told.at)


def _worth_noting(moments: Sequence[Moment]) -> bool:
    """Whether something other than a move within a hand happened."""
    return not all(isinstance(moment.entry, WITHIN_A_HAND) for moment in moments)
