"""Projections of table logs: listings, seats and results for the API's lists and statistics.

They follow from the log and are written again when a table is loaded, so that a crash loses nothing.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Final

import msgspec

from decaphase.online.protocol.http import SeatSummary, Summary
from decaphase.online.server.tables.followers import TableEntry
from decaphase.online.store import StoreProblem
from decaphase.online.store.people import Listing, People, Result
from decaphase.online.table import TableState, is_move
from decaphase.online.table import entries as log

RETRY_SECONDS: Final = 2.0
COLLECT_SECONDS: Final = 0.1
"""How long a change waits for others: the end of a hand and the next deal, other tables."""
TABLES_PER_WRITE: Final = 50
SEAT_ENTRIES: Final = (log.SeatTaken, log.SeatHandedOver)
"""Entries after which the seats are written."""
LISTED_ENTRIES: Final = (
    *SEAT_ENTRIES,
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
"""Entries that change a listing."""


def summary_of(state: TableState) -> Summary:
    """A table's line in a list."""
    opener = state.seat_of(state.opener)
    return Summary(
        state.rules.edition,
        dict(state.rules.overrides),
        tuple(SeatSummary(seat.name, seat.account is not None, seat.bot) for seat in state.seats),
        "" if opener is None else state.seat(opener).name,
        0 if state.game is None else len(state.game.hands),
        () if state.game is None else state.game.scores,
    )


def _listing_of(state: TableState) -> Listing:
    """How the lists show a table."""
    summary = msgspec.json.encode(summary_of(state))
    return Listing(state.table, state.settings.listed, state.stage, summary, state.now)


def results_of(state: TableState, now: int) -> tuple[Result, ...]:
    """The game's results for every person in it; none before its end."""
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
class _Change:
    """A table's changes that are not written yet; `listing`, `seats`: write these.

    Nobody but the operators may notice a report, so it changes no listing, not even its time.
    """

    state: TableState
    listing: bool
    seats: bool
    reports: tuple[log.Reported, ...]

    def then(self, later: _Change | None) -> _Change:
        """This change and a later one of the same table."""
        if later is None:
            return self
        return _Change(
            later.state if later.listing else self.state,
            self.listing or later.listing,
            self.seats or later.seats,
            (*self.reports, *later.reports),
        )


class Projections:
    """Writes the projections of many tables together, in the background."""

    def __init__(self, people: People, on_error: Callable[[str, BaseException], None]) -> None:
        self._people = people
        self._on_error = on_error
        self._waiting: dict[str, _Change] = {}
        self._has_work = asyncio.Event()
        self._writing = asyncio.Lock()

    def add(self, state: TableState, added: Sequence[TableEntry]) -> None:
        """Queue what new entries change, or (without entries) everything about a loaded table."""
        if len(added) == 1 and is_move(added[0].entry):
            return  # nearly always
        entries = [one.entry for one in added]
        listing = not entries or any(isinstance(entry, LISTED_ENTRIES) for entry in entries)
        seats = not entries or any(isinstance(entry, SEAT_ENTRIES) for entry in entries)
        reports = tuple(entry for entry in entries if isinstance(entry, log.Reported))
        if not listing and not reports:
            return
        change = _Change(state, listing, seats, reports)
        earlier = self._waiting.get(state.table)
        self._waiting[state.table] = change if earlier is None else earlier.then(change)
        self._has_work.set()

    async def run(self) -> None:
        """Write changes as they come, for ever."""
        while True:
            await self._has_work.wait()
            await asyncio.sleep(COLLECT_SECONDS)
            await self.flush()
            if self._has_work.is_set():
                await asyncio.sleep(RETRY_SECONDS)

    async def flush(self) -> None:
        """Write all waiting changes; those that fail stay queued."""
        self._has_work.clear()
        while self._waiting:
            if not await self._write(tuple(islice(reversed(self._waiting), TABLES_PER_WRITE))):
                return

    async def flush_account(self, account: str) -> None:
        """Write the waiting changes of an account's tables, so that its lists are up to date."""
        async with self._writing:
            own = [table for table, one in self._waiting.items() if one.state.seat_of(account) is not None]
        await self._write(own)

    async def _write(self, tables: Sequence[str]) -> bool:
        """Write the waiting changes of some tables; False if some are still waiting."""
        async with self._writing:
            changes = [one for table in tables if (one := self._waiting.pop(table, None)) is not None]
            sound = [one for one in changes if await self._try([one], self._write_people(one))]
            if sound and await self._try(sound, self._write_listings(sound)):
                for one in sound:
                    await self._try([one], self._write_reports(one))
            return not any(one.state.table in self._waiting for one in changes)

    async def _try(self, changes: Sequence[_Change], work: Coroutine[object, object, None]) -> bool:
        """Write a part of these changes; queue them again if the database is failing."""
        try:
            await work
        except StoreProblem as problem:
            for change in changes:
                table = change.state.table
                self._on_error(table, problem)
                if problem.passing:
                    self._waiting[table] = change.then(self._waiting.get(table))
                    self._has_work.set()
            return False
        return True

    async def _write_people(self, change: _Change) -> None:
        state = change.state
        for seat in state.seats if change.seats else ():
            if seat.account is not None:
                await self._people.sat_down(state.table, seat.account, state.now)
        results = results_of(state, state.now) if change.listing else ()
        if results:
            await self._people.add_results(results)

    async def _write_listings(self, changes: Sequence[_Change]) -> None:
        listings = [_listing_of(one.state) for one in changes if one.listing]
        if listings:
            await self._people.register_all(listings)

    async def _write_reports(self, change: _Change) -> None:
        for report in change.reports:
            await self._people.add_report(change.state.table, report.by, report.whom, report.text, report.at)
