"""A live table: each command is decided, appended to the log and, once durable, published to followers."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from functools import partial
from typing import Final

from decaphase.online.server.tables.asked_commands import Asked, CommandResult, ended_before
from decaphase.online.server.tables.context import TableContext
from decaphase.online.server.tables.followers import (
    Follower,
    Listener,
    Publication,
    RecentEntries,
    TableEntry,
    apply_entry,
    prepare,
    table_entries,
)
from decaphase.online.server.tables.loading import READ_BATCH, LoadedTable, is_in_log, load_table
from decaphase.online.server.tables.lock import Lock
from decaphase.online.server.tables.reconnect_grace import ReconnectGrace
from decaphase.online.server.tables.snapshots import read_snapshot, write_snapshot
from decaphase.online.server.tables.table_clock import TableClock
from decaphase.online.server.write_budgets import ENTRY_BYTES, Writer
from decaphase.online.store import (
    OUTCOME_UNKNOWN,
    Appended,
    Conflict,
    NewEntry,
    Outcome,
    Repeated,
    StoreProblem,
)
from decaphase.online.table import (
    BotTurn,
    Command,
    Person,
    Refused,
    SeatBot,
    Server,
    TableState,
    Who,
    is_move,
    may_look,
    read_entry,
    steps_of,
)
from decaphase.online.table import commands as ask
from decaphase.online.table import entries as log
from decaphase.problems import Problem

MAX_ATTEMPTS: Final = 100
"""Attempts at a command while other processes append to the same table.

Each failed attempt means that another command was appended, so the table progresses. With four processes at
one table three of four commands are decided again, and eight attempts were sometimes too few.
"""
PLAY: Final = (ask.Act, ask.TakeBack, ask.Ready, ask.Seal, ask.Contribute, ask.WantRematch)
"""Commands of which a game needs any number; all others change the table around it."""
DEPARTURES: Final = (log.Kicked, log.SeatLeft)
ABSENT_PREFIX: Final = "absent-"
"""The beginning of a move id that gives a disconnected player's seat to a bot."""


class LiveTable:
    """A table in this process; its state follows from its log."""

    def __init__(self, loaded: LoadedTable, context: TableContext) -> None:
        self.table: Final = loaded.state.table
        self._state: TableState | None = loaded.state
        self._compressed = b""
        self.followers: set[Follower] = set()
        self.last_used = context.steady()
        self._timed = loaded.state.deadline is not None
        self._clock = TableClock(loaded.state.now, context.now, context.steady)
        self._writer: Writer | None = None
        self._recent = loaded.recent
        self._context = context
        self._lock = Lock()
        self._timer: asyncio.TimerHandle | None = None
        self._bots: asyncio.Task[None] | None = None
        self._grace = ReconnectGrace(context.reconnect_seconds, self._give_seat_to_bot)
        self._closing = False
        self._uncertain: dict[str, int] = {}
        """Moves whose writing has an unknown outcome, with the last seq before them."""
        self._losses = loaded.losses
        """Those after which the table was compared with its log."""

    @property
    def state(self) -> TableState:
        """The table after the last entry of its log."""
        if self._state is None:
            restored = read_snapshot(self._compressed)
            assert restored is not None  # noqa: S101 - this process wrote it
            (self._state, self._recent), self._compressed = restored, b""
        return self._state

    def now(self) -> int:
        """The time at this table, in milliseconds."""
        if not self._timed:
            self._clock.follow_wall()
        return self._clock()

    # Commands: decide, append, publish

    async def do(
        self, command: Command, who: Who, move_id: str | None = None, sender: Listener | None = None
    ) -> CommandResult:
        """Carry out a command and wait for its end; raises the Problem for which it is refused."""
        done: asyncio.Future[CommandResult] = asyncio.get_running_loop().create_future()

        def on_done(result: CommandResult | Exception) -> None:
            if done.done():
                return  # the caller has stopped waiting
            if isinstance(result, Exception):
                done.set_exception(result)
            else:
                done.set_result(result)

        self.do_soon(Asked(command, who, move_id, sender, on_done))
        return await done

    def do_soon(self, asked: Asked) -> None:
        """Carry out a command after those that came before; a move whose id is in the log is not repeated.

        `on_done` gets the result once the entries are durable and published, or the problem.
        """
        self._lock.take(partial(self._attempt, asked))

    def _attempt(self, asked: Asked, number: int = 1) -> None:
        """Decide a command and append what it adds; the rest follows when that is durable."""
        if self._losses != self._context.store.losses:
            self._context.start(self._compare_and_attempt(asked, number))
            return
        made = None if asked.move_id is None else self._recent.seq_of_move.get(asked.move_id)
        if made is not None:
            self._end(asked, CommandResult(made))
            return
        try:
            decided = self._decide(asked)
            if decided is not None:
                rows, on_append = decided.rows(), partial(self._on_append, asked, number, decided)
                if number == 1:
                    self._spend(asked, rows)
                self._context.store.append_soon(self.table, self.state.seq, rows, on_append)
        except Problem as problem:
            self._context.start(self._refuse(asked, problem))
        except Exception as error:  # noqa: BLE001 - passed on
            self._end(asked, error)
        else:
            if decided is None:
                self._end(asked, CommandResult(self.state.seq))

    def _spend(self, asked: Asked, rows: Sequence[NewEntry]) -> None:
        """Spend what these entries take; raises a Problem if a person has written too much.

        What bots and the clock add follows from what a person did, and is never refused.
        """
        own = asked.writer is not None
        self._writer = writer = asked.writer or self._writer
        if writer is not None:
            size = sum([ENTRY_BYTES + len(row.data) for row in rows])
            change = own and not isinstance(asked.command, PLAY)
            self._context.budgets.spend(writer, size, self.table, change=change, forced=not own)

    def _on_append(
        self, asked: Asked, number: int, decided: Publication, outcome: Outcome | Exception
    ) -> None:
        if isinstance(outcome, Appended):
            try:
                result: CommandResult | Exception = self._publish(decided)
            except Exception as error:  # noqa: BLE001 - passed on, and the rest of the batch goes on
                result = error
            self._end(asked, result)
        elif isinstance(outcome, Repeated | Conflict):
            self._context.start(self._catch_up(asked, number, outcome))
        elif not isinstance(outcome, StoreProblem) or asked.move_id is None:
            self._end(asked, outcome)
        else:
            if outcome.uncertain:
                self._uncertain = {**self._still_uncertain(), asked.move_id: self.state.seq}
            if number == 1:
                self._attempt(asked, number + 1)  # over another connection; the id is written only once
            else:
                self._context.start(self._refuse(asked, outcome))

    def _still_uncertain(self) -> dict[str, int]:
        """Moves that may still appear in the log: a later entry would have taken their place."""
        return {move: seq for move, seq in self._uncertain.items() if seq == self.state.seq}

    async def _refuse(self, asked: Asked, problem: Problem) -> None:
        """Refuse a command, unless it was carried out before or may have been."""
        result: CommandResult | Exception = problem
        if asked.move_id is not None:
            result = await ended_before(self._context, self.table, asked.move_id, problem)
            if result is problem and asked.move_id in self._still_uncertain():
                result = StoreProblem(OUTCOME_UNKNOWN)
        self._end(asked, result)

    async def _catch_up(self, asked: Asked, number: int, outcome: Repeated | Conflict) -> None:
        """Read what another process has appended first, and try again if the command was not among it."""
        try:
            if isinstance(outcome, Conflict) and outcome.last_seq < self.state.seq:
                await self._reload()
                await self._attempt_anew(asked, number)
                return
            await self._read_new_entries()
        except StoreProblem as problem:
            await self._refuse(asked, problem)
            return
        except Exception as error:  # noqa: BLE001 - passed on
            self._end(asked, error)
            return
        if isinstance(outcome, Repeated):
            self._end(asked, CommandResult(outcome.seq))
        elif number < MAX_ATTEMPTS:
            self._attempt(asked, number + 1)
        else:
            self._end(asked, StoreProblem("store-busy"))

    # A log that has lost entries

    async def _compare(self) -> bool:
        """Whether the log has all entries of this table; if not, it is reloaded."""
        losses = self._context.store.losses
        table = self.state.table  # decompressed by now, with its latest entries
        kept = await is_in_log(self._context.store, table, self._recent.last)
        if kept:
            self._losses = losses
        else:
            await self._reload()
        return kept

    async def _compare_and_attempt(self, asked: Asked, number: int) -> None:
        try:
            kept = await self._compare()
        except StoreProblem as problem:
            await self._refuse(asked, problem)
        except Exception as error:  # noqa: BLE001 - passed on
            self._end(asked, error)
        else:
            if kept:
                self._attempt(asked, number)
            else:
                await self._attempt_anew(asked, number)

    async def _attempt_anew(self, asked: Asked, number: int) -> None:
        """Carry out a command of the server after a reload; a player's was meant for another table."""
        if isinstance(asked.who, Server):
            self._attempt(asked, number + 1)
        else:
            await self._refuse(asked, Refused("table-entries-lost"))

    async def _reload(self) -> None:
        """Go on from a log that has lost entries; followers are shown the table and told what happened."""
        before = self.state
        loaded = await load_table(self._context.store, self.table)
        state, self._recent, self._losses = loaded.state, loaded.recent, loaded.losses
        self._state, self._compressed, self._uncertain = state, b"", {}
        self._unsubscribe_uninvited()
        for follower in self.followers:
            follower.send_table(state, self.now())
        self._context.on_entries(state, ())
        self.schedule()
        if not any(
            isinstance(one.entry, log.EntriesLost) and one.entry.at > before.now for one in self._recent
        ):
            lost = ask.NoteLoss(max(1, before.seq - state.seq))
            # The id is the same in every process that reloads the table.
            self._context.start(self._do_in_background(lost, Server(), f"lost-{state.seq}-{state.now}"))

    def _end(self, asked: Asked, result: CommandResult | Exception) -> None:
        self._lock.release()
        asked.on_done(result)

    def _decide(self, asked: Asked) -> Publication | None:
        """What a command adds to the log, or None for nothing; raises the Problem for which it is refused."""
        command, who, move_id, sender, _, _ = asked
        context, before = self._context, self.state
        self.last_used = context.steady()
        steps = steps_of(before, command, who, self.now(), context.random_bytes(), context.dealer)
        if not steps:
            return None
        # Frames are encoded now rather than after the commit, while their data is in the processor's caches.
        return prepare(self.followers, before, steps[-1][1], table_entries(steps, move_id), sender)

    def _publish(self, publication: Publication) -> CommandResult:
        """Take over the state after durable entries, send the frames, and schedule what comes next."""
        after, entries, update, frames, notified = publication
        self._state = after
        self._recent.add(entries)
        present = 0
        for follower, frame in frames:
            if follower in self.followers:
                present += 1
                if frame is not None:
                    follower.listener.send(frame)
        if present < len(self.followers):  # some began to follow during the commit
            for follower in self.followers.difference(follower for follower, _ in frames):
                follower.send_update(after, update)
        self._context.on_entries(after, entries)
        if len(entries) > 1 or not is_move(entries[0].entry):  # a single move removes no follower
            self._unsubscribe_departed(entries)
        self.schedule()
        return CommandResult(after.seq, notified)

    async def sync(self) -> None:
        """Read what other processes have appended."""
        async with self._lock:
            if self._losses != self._context.store.losses:
                await self._compare()
            await self._read_new_entries()

    async def _read_new_entries(self) -> None:
        while stored := await self._context.store.read(self.table, self.state.seq, READ_BATCH):
            entries: list[TableEntry] = []
            state = self.state
            try:
                for one in stored:
                    state, entry = apply_entry(state, read_entry(one.data), one.move_id)
                    entries.append(entry)
            except Exception:  # noqa: BLE001 - the log was shorter meanwhile, and has other entries now
                await self._reload()
                return
            self._clock.set(entries[-1].entry.at)  # the clock of the machine that wrote them may differ
            self._publish(prepare(self.followers, self.state, state, entries))
            self._reclaim_seats(entries)

    def _reclaim_seats(self, entries: Sequence[TableEntry]) -> None:
        """Take back seats that another process gave to bots though their players are connected here."""
        for one in entries:
            if isinstance(one.entry, log.BotMinds) and (one.move_id or "").startswith(ABSENT_PREFIX):
                account = self.state.seat(one.entry.seat).account
                for follower in self.followers:
                    if follower.account == account:
                        person = Person(follower.account, follower.name)
                        self._context.start(self._do_in_background(ask.ComeBack(), person))

    # Followers

    async def follow(self, follower: Follower, since: int | None = None) -> None:
        """Send the latest of the entries missed after `since`, the table, and from now on every update."""
        if since is not None and since > self.state.number_for(follower.account):
            await self.sync()  # another process has appended more
        state = self.state
        missed = () if since is None else self._recent.since(since, follower.account)
        follower.send_table(state, self.now(), missed)
        self.followers.add(follower)
        self.last_used = self._context.steady()
        self._grace.cancel(follower.account)
        seat = self.state.seat_of(follower.account)
        if seat is not None and self.state.seat(seat).away and not self.state.closed:
            await self.do(ask.ComeBack(), Person(follower.account, follower.name))

    def unfollow(self, follower: Follower) -> None:
        """Remove a follower; without any connection, the player's seat goes to a bot after a while."""
        self.followers.discard(follower)
        self.last_used = self._context.steady()
        if not any(other.account == follower.account for other in self.followers):
            self._start_grace(follower.account)

    def _start_grace(self, account: str) -> None:
        """Give a disconnected player time to come back; at a table without clocks, any time."""
        timed = self.state.settings.turn_seconds > 0
        if timed and self.state.seat_of(account) is not None and not self._closing:
            self._grace.start(account)

    async def restart(self) -> None:
        """After an outage: leave the time without a server out, and give every player time to reconnect."""
        self._clock.follow_wall()
        await self.do(ask.Start(), Server())
        for seat in self.state.seats:
            if seat.present and seat.account is not None:
                self._start_grace(seat.account)

    def _give_seat_to_bot(self, account: str) -> None:
        seat = self.state.seat_of(account)
        if seat is not None and self.state.seat(seat).present and self.state.stage not in ("lobby", "closed"):
            person = Person(account, self.state.seat(seat).name)
            move_id = f"{ABSENT_PREFIX}{seat}-{self.state.seq}"
            self._context.start(self._do_in_background(ask.StepAway(), person, move_id))

    def _unsubscribe_departed(self, entries: Sequence[TableEntry]) -> None:
        """Unsubscribe kicked players, and those who left, from tables they may no longer see."""
        if any(isinstance(one.entry, DEPARTURES) for one in entries):
            self._unsubscribe_uninvited()

    def _unsubscribe_uninvited(self) -> None:
        """Unsubscribe those who may not see the table."""
        for follower in tuple(self.followers):
            invited = follower.invited and follower.account not in self.state.kicked
            if not may_look(self.state, Person(follower.account, follower.name, invited)):
                self.followers.discard(follower)
                follower.send_gone(self.table)

    def unsubscribe_all(self) -> None:
        """Tell all followers that the table is gone."""
        for follower in self.followers:
            follower.send_gone(self.table)
        self.followers.clear()

    # Deadlines and bots

    def schedule(self) -> None:
        """Set the timer for the next deadline, and let bots play if it is their turn."""
        if self._closing:
            return
        state = self.state
        deadline = state.deadline
        self._timed = deadline is not None
        if deadline is not None:
            self._set_timer(deadline)
        if self._bots is None and state.bot_turn() is not None:
            self._bots = self._context.start(self._play_bots())

    def _set_timer(self, deadline: int) -> None:
        """Wake up at the deadline; an earlier timer is kept and renewed when it fires, which is cheaper."""
        loop = asyncio.get_running_loop()
        when = loop.time() + max(0, deadline - self.now()) / 1000
        if self._timer is not None:
            if self._timer.when() <= when:
                return
            self._timer.cancel()
        self._timer = loop.call_at(when + 0.001, self._on_timer)

    def _on_timer(self) -> None:
        self._timer = None
        deadline = self.state.deadline
        if deadline is None or self._closing:
            return
        if self.now() < deadline:
            self._set_timer(deadline)
        else:
            self._context.start(self._do_in_background(ask.Tick(), Server()))

    async def _play_bots(self) -> None:
        """Play bots' turns until it is a person's; another process may be quicker, which does no harm."""
        try:
            while (turn := self.state.bot_turn()) is not None and not self._closing:
                seq = self.state.seq
                action = await self._choose(turn)
                if action is not None and self.state.seq == seq:
                    await self._do_in_background(ask.Act(action), SeatBot(turn.seat), f"bot-{seq}")
                if self.state.seq == seq:
                    await asyncio.sleep(1)  # it failed: try again, but not at once
        finally:
            self._bots = None

    async def _choose(self, turn: BotTurn) -> str | None:
        """A bot's move; None if the bot failed, after which it is asked again."""
        try:
            return await self._context.thinker.choose(turn.bot, turn.view)
        except Exception as error:  # noqa: BLE001 - it is logged, and tried again
            self._context.on_error(self.table, error)
            return None

    async def _do_in_background(self, command: Command, who: Who, move_id: str | None = None) -> None:
        """Carry out the server's own command; one that is refused by now is no longer needed."""
        try:
            await self.do(command, who, move_id)
        except StoreProblem as problem:
            self._context.on_error(self.table, problem)
            await asyncio.sleep(1)
            self.schedule()
        except Problem:
            return

    # Unloading

    @property
    def idle(self) -> bool:
        """Whether it has no followers, no pending work and no player who may come back."""
        return not (self.followers or self._grace or self._bots or self._lock.locked)

    def compress(self) -> None:
        """Take less memory; the state decompresses itself when it is next used."""
        if self._state is not None:
            self._compressed = self.snapshot()
            self._state, self._recent = None, RecentEntries()

    def snapshot(self) -> bytes:
        """The table and its latest entries, to be saved."""
        return write_snapshot(self.state, self._recent)

    def unload(self) -> None:
        """Stop its timers and bots."""
        self._closing = True
        if self._timer is not None:
            self._timer.cancel()
        self._grace.cancel_all()
        if self._bots is not None:
            self._bots.cancel()
