"""What is written down beside the log, for lists and figures: who sat where, and how games ended.

All of it follows from the log and is written again when a table is taken up, so that a crash loses nothing.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Final

import msgspec

from decaphase.online.protocol.http import SeatSummary, Summary
from decaphase.online.server.tables.recent_entries import TableEntry
from decaphase.online.store import StoreProblem
from decaphase.online.store.people import Listing, People, Result
from decaphase.online.table import TableState, is_move
from decaphase.online.table import entries as log

AGAIN_SECONDS: Final = 2.0
GATHER_SECONDS: Final = 0.1
"""So long a note waits for others: a hand that ends and the next one, other tables."""
AT_ONCE: Final = 50
"""So many tables are written together."""
SITTING: Final = (log.SeatTaken, log.SeatHandedOver, log.Reported)
"""After these it is written who sits at a table."""
WORTH_NOTING: Final = (
    *SITTING,
    log.TableOpened,
    log.TableChanged,
    log.SeatLeft,
    log.BotSeated,
    log.BotRemoved,
    log.Kicked,
    log.Committed,
    log.HandBegan,
    log.SecretRevealed,
    log.RematchBegan,
    log.Closed,
)
"""What changes something that a list says."""


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


@dataclass(frozen=True, slots=True)
class _Note:
    """What is to be written of a table; `sat`: who sits there, too."""

    state: TableState
    sat: bool
    reports: tuple[log.Reported, ...]

    def then(self, later: _Note | None) -> _Note:
        """This note and a later one of the same table."""
        if later is None:
            return self
        return _Note(later.state, self.sat or later.sat, (*self.reports, *later.reports))


class Projections:
    """Writes them beside the game, those of many tables together: nobody's move waits for a note."""

    def __init__(self, people: People, troubled: Callable[[str, BaseException], None]) -> None:
        self._people = people
        self._troubled = troubled
        self._waiting: dict[str, _Note] = {}
        self._some = asyncio.Event()
        self._writing = asyncio.Lock()

    def note(self, state: TableState, moments: Sequence[TableEntry]) -> None:
        """Something happened at a table, or (without moments) it was taken up."""
        if len(moments) == 1 and is_move(moments[0].entry):
            return  # nearly always
        entries = [moment.entry for moment in moments]
        if entries and not any(isinstance(entry, WORTH_NOTING) for entry in entries):
            return
        sat = not entries or any(isinstance(entry, SITTING) for entry in entries)
        note = _Note(state, sat, tuple(entry for entry in entries if isinstance(entry, log.Reported)))
        before = self._waiting.get(state.table)
        self._waiting[state.table] = note if before is None else before.then(note)
        self._some.set()

    async def write(self) -> None:
        """Write whatever comes, for ever."""
        while True:
            await self._some.wait()
            await asyncio.sleep(GATHER_SECONDS)
            await self.write_waiting()
            if self._some.is_set():
                await asyncio.sleep(AGAIN_SECONDS)

    async def write_waiting(self) -> None:
        """Write what waits; what could not be written now is kept for later."""
        self._some.clear()
        while self._waiting:
            if not await self._write(tuple(islice(reversed(self._waiting), AT_ONCE))):
                return

    async def write_for(self, account: str) -> None:
        """Write what waits of somebody's tables, so that who asks for a list finds what they just did."""
        async with self._writing:
            own = [table for table, note in self._waiting.items() if note.state.seat_of(account) is not None]
        await self._write(own)

    async def _write(self, tables: Sequence[str]) -> bool:
        """Write what waits of some tables; False where something has to wait on."""
        async with self._writing:
            notes = [note for table in tables if (note := self._waiting.pop(table, None)) is not None]
            sound = [note for note in notes if await self._try([note], self._write_people(note))]
            if sound and await self._try(sound, self._write_listings(sound)):
                for note in sound:
                    await self._try([note], self._write_reports(note))
            return not any(note.state.table in self._waiting for note in notes)

    async def _try(self, notes: Sequence[_Note], work: Coroutine[object, object, None]) -> bool:
        """Write something of these notes; where that cannot be now, they are kept for later."""
        try:
            await work
        except StoreProblem as problem:
            for note in notes:
                table = note.state.table
                self._troubled(table, problem)
                if problem.passing:
                    self._waiting[table] = note.then(self._waiting.get(table))
                    self._some.set()
            return False
        return True

    async def _write_people(self, note: _Note) -> None:
        state = note.state
        for seat in state.seats if note.sat else ():
            if seat.account is not None:
                await self._people.sat_down(state.table, seat.account, state.now)
        results = results_of(state, state.now)
        if results:
            await self._people.add_results(results)

    async def _write_listings(self, notes: Sequence[_Note]) -> None:
        await self._people.register_all(
            [
                Listing(
                    note.state.table,
                    note.state.settings.listed,
                    note.state.stage,
                    msgspec.json.encode(summary_of(note.state)),
                    note.state.now,
                )
                for note in notes
            ]
        )

    async def _write_reports(self, note: _Note) -> None:
        """Last, since a report that is written again would stand there twice."""
        for told in note.reports:
            await self._people.add_report(note.state.table, told.by, told.whom, told.text, told.at)
