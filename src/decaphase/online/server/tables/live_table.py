"""A table that is being played: one thing after the other is decided, written into its log, and told."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from functools import partial
from typing import Final, NamedTuple, TypeAlias

from decaphase.online.server.tables.context import TableContext
from decaphase.online.server.tables.followers import Follower, Listener, Update
from decaphase.online.server.tables.lock import Lock
from decaphase.online.server.tables.recent_entries import RecentEntries, TableEntry, go_through, moments_of
from decaphase.online.server.tables.reconnect_grace import ReconnectGrace
from decaphase.online.server.tables.snapshots import pack, unpack
from decaphase.online.store import Appended, Conflict, NewEntry, Outcome, StoreProblem
from decaphase.online.table import (
    BotTurn,
    Command,
    Person,
    SeatBot,
    Server,
    TableState,
    Who,
    catch_up,
    is_move,
    may_look,
    read_entry,
    seat_of,
    steps_of,
    write_entry,
)
from decaphase.online.table import commands as ask
from decaphase.online.table import entries as log
from decaphase.problems import Problem

TRIES: Final = 100
"""So often a move is decided anew because another process was quicker at the same table.

Each time somebody's move was written, so the table goes on; with four processes at it, three moves of
four are decided anew, and eight tries were too few now and then.
"""
AT_ONCE: Final = 100
"""So many entries of another process are taken in at a time."""
GOING: Final = (log.Kicked, log.SeatLeft)
ABSENT: Final = "absent-"
"""So begins the id with which a bot is given the seat of somebody whose connection was lost."""


class Carried(NamedTuple):
    """A command was carried out: how far the log has got by it, and whether its sender was told."""

    seq: int
    told: bool = False


Ended: TypeAlias = Callable[[Carried | None], None]


class WrittenNews(NamedTuple):
    """What is told once it is durable: the state and the moments that led to it, and a frame for everybody.

    `told`: the mover is among those who follow.
    """

    after: TableState
    moments: Sequence[TableEntry]
    news: Update
    frames: list[tuple[Follower, bytes | None]]
    told: bool


class LiveTable:
    """One table in this process; all that it knows comes from its log."""

    def __init__(self, state: TableState, recent: RecentEntries, around: TableContext) -> None:
        self.table: Final = state.table
        self._state: TableState | None = state
        self._packed = b""
        self.followers: set[Follower] = set()
        self.used = around.now()
        self._recent = recent
        self._around = around
        self._turns = Lock()
        self._timer: asyncio.TimerHandle | None = None
        self._thinking: asyncio.Task[None] | None = None
        self._waiting = ReconnectGrace(around.patience, self._mind_seat_of)
        self._closing = False

    @property
    def state(self) -> TableState:
        """The table as its log tells it so far."""
        if self._state is None:
            self._state, self._packed = unpack(self._packed), b""
        return self._state

    @state.setter
    def state(self, state: TableState) -> None:
        self._state = state

    # Doing

    def do_soon(self, command: Command, who: Person, move_id: str, ear: Listener, ended: Ended) -> bool:
        """Carry out a command of somebody who sits here, and wait for nothing; False where that cannot be.

        Then nothing was done: `do` can wait, knows what was done before, and says why something is refused.
        Else `ended` hears of it when it is durable and told, or (None) when it has to be tried otherwise.
        """
        state, around = self._state, self._around
        if state is None or self._turns.taken or move_id in self._recent.moves:
            return False
        if seat_of(state.seats, who.account) is None:
            return False
        self.used = now = around.now()
        try:
            steps = steps_of(state, command, who, now, around.fresh(), around.dealer)
            if not steps:
                return False
            moments, after = moments_of(steps, move_id), steps[-1][1]
            # What everybody will be told is written now, with all that it is made of still at hand.
            news = self._write_news(after, moments, ear)
            durable = partial(self._durable, news, ended)
            around.store.append_soon(self.table, state.seq, _written(moments), durable)
        except Problem:
            return False
        self._turns.taken = True
        return True

    def _durable(self, news: WrittenNews, ended: Ended, outcome: Outcome | Exception) -> None:
        carried = None
        try:
            if isinstance(outcome, Appended):
                carried = Carried(news.after.seq, self._went_on(news))
        except Exception as error:  # noqa: BLE001 - it is told, and others are waiting to hear of their moves
            self._around.troubled(self.table, error)
        finally:
            self._turns.leave()
            ended(carried)

    async def do(
        self, command: Command, who: Who, move_id: str | None = None, ear: Listener | None = None
    ) -> Carried:
        """Carry out a command; what it leads to is durable, and told, when this returns.

        Raises the Problem for which it is refused. A move whose id stands in the log was done before.
        """
        async with self._turns:
            for _ in range(TRIES):
                if move_id is not None and (known := self._recent.moves.get(move_id)) is not None:
                    return Carried(known)
                try:
                    return await self._try(command, who, move_id, ear)
                except Conflict:
                    await self._read_on()
            raise StoreProblem("store-busy")

    async def _try(self, command: Command, who: Who, move_id: str | None, ear: Listener | None) -> Carried:
        around, state = self._around, self.state
        self.used = now = around.now()
        try:
            steps = steps_of(state, command, who, now, around.fresh(), around.dealer)
        except Problem:
            # A move that was made cannot be made twice; who sends it again is not to be told so.
            made = None if move_id is None else await around.store.seq_of_move(self.table, move_id)
            if made is None:
                raise
            return Carried(made)
        if not steps:
            return Carried(state.seq)
        moments, after = moments_of(steps, move_id), steps[-1][1]
        answer = await around.store.append(self.table, state.seq, _written(moments))
        if not isinstance(answer, Appended):
            await self._read_on()
            return Carried(answer.seq)
        return Carried(after.seq, self._went_on(self._write_news(after, moments, ear)))

    async def keep_up(self) -> None:
        """Take in what another process has written."""
        async with self._turns:
            await self._read_on()

    async def _read_on(self) -> None:
        while kept := await self._around.store.read(self.table, self.state.seq, AT_ONCE):
            moments: list[TableEntry] = []
            state = self.state
            for one in kept:
                state, (moment,) = go_through(state, (read_entry(one.data),), one.move_id)
                moments.append(moment)
            self._went_on(self._write_news(state, moments, None))
            self._contradict(moments)

    def _contradict(self, moments: Sequence[TableEntry]) -> None:
        """Give a seat back that another process took to be empty, though its person is here."""
        for moment in moments:
            if isinstance(moment.entry, log.BotMinds) and (moment.move_id or "").startswith(ABSENT):
                account = self.state.seat(moment.entry.seat).account
                for follower in self.followers:
                    if follower.account == account:
                        person = Person(follower.account, follower.name)
                        self._around.start(self._quietly(ask.ComeBack(), person))

    def _write_news(
        self, after: TableState, moments: Sequence[TableEntry], ear: Listener | None
    ) -> WrittenNews:
        """What is to be told of moments that lead to this state; to this ear, that its own move did."""
        news, frames, told = Update(moments, self.state), [], False
        for follower in self.followers:
            own = follower.ear is ear
            frame = follower.write(after, news, client_part(moments[0].move_id) if own else None)
            frames.append((follower, frame))
            told = told or (own and frame is not None)
        return WrittenNews(after, moments, news, frames, told)

    def _went_on(self, written: WrittenNews) -> bool:
        """The log has grown: tell everybody, and see to what comes next; whether the mover's ear was told."""
        after, moments, news, frames, told = written
        self._state = after
        self._recent.add(moments)
        still_here = 0
        for follower, frame in frames:
            if follower in self.followers:
                still_here += 1
                if frame is not None:
                    follower.ear.send(frame)
        if still_here < len(self.followers):
            for follower in self.followers.difference(follower for follower, _ in frames):
                follower.tell(after, news)  # who has come meanwhile
        self._around.note(after, moments)
        if len(moments) > 1 or not is_move(moments[0].entry):  # nobody goes by a move
            self._send_away(moments)
        self.go_on()
        return told

    # Following

    async def follow(self, follower: Follower, since: int | None = None) -> None:
        """Show the table, or tell what was missed since then, and from now on all that happens."""
        if since is not None:
            await self._tell_missed(follower, since)
        follower.show(self.state)
        self.followers.add(follower)
        self.used = self._around.now()
        self._waiting.arrived(follower.account)
        await self._give_back(follower)

    async def _tell_missed(self, follower: Follower, since: int) -> None:
        """What happened after `since`, from memory or from the log, in messages of bounded size."""
        while (missed := self._recent.since(since, self.state.seq)) is None:
            state = self.state
            entries = await self._around.whole_log(self.table, state.seq)
            seen = await asyncio.to_thread(catch_up, entries, follower.account, since)
            follower.recall(state, seen)
            since = state.seq
        follower.tell(self.state, Update(missed))

    async def _give_back(self, follower: Follower) -> None:
        """Who follows the table again gets their seat back from the bot that minds it."""
        seat = self.state.seat_of(follower.account)
        if seat is not None and self.state.seat(seat).away and not self.state.closed:
            await self.do(ask.ComeBack(), Person(follower.account, follower.name))

    def unfollow(self, follower: Follower) -> None:
        """Tell this one no more; when nobody listens for a seat, a bot will mind it after a while."""
        self.followers.discard(follower)
        self.used = self._around.now()
        if not any(other.account == follower.account for other in self.followers):
            self._expect(follower.account)

    def _expect(self, account: str) -> None:
        """Wait for somebody to come back; at a table without clocks, as long as it takes."""
        timed = self.state.settings.turn_seconds > 0
        if timed and self.state.seat_of(account) is not None and not self._closing:
            self._waiting.expect(account)

    def expect_everybody(self) -> None:
        """After a restart nobody is connected yet: who does not come back is minded by a bot."""
        for seat in self.state.seats:
            if seat.present and seat.account is not None:
                self._expect(seat.account)

    def _mind_seat_of(self, account: str) -> None:
        seat = self.state.seat_of(account)
        if seat is not None and self.state.seat(seat).present and self.state.stage not in ("lobby", "closed"):
            person = Person(account, self.state.seat(seat).name)
            self._around.start(self._quietly(ask.StepAway(), person, f"{ABSENT}{seat}-{self.state.seq}"))

    def _send_away(self, moments: Sequence[TableEntry]) -> None:
        """Who was sent away from a table that is not everybody's follows it no longer."""
        if not any(isinstance(moment.entry, GOING) for moment in moments):
            return
        for follower in tuple(self.followers):
            invited = follower.invited and follower.account not in self.state.kicked
            if not may_look(self.state, Person(follower.account, follower.name, invited)):
                self.followers.discard(follower)
                follower.dismiss(self.table)

    # What comes next

    def go_on(self) -> None:
        """Set the clock for what time will bring, and let a bot play whose turn it is."""
        if self._closing:
            return
        state = self.state
        deadline = state.deadline
        if deadline is not None:
            self._set_clock(deadline)
        if self._thinking is None and state.bot_turn() is not None:
            self._thinking = self._around.start(self._let_bots_play())

    def _set_clock(self, deadline: int) -> None:
        """Wake up at the deadline; a clock that rings early is set anew: that is cheaper than stopping it."""
        loop = asyncio.get_running_loop()
        when = loop.time() + max(0, deadline - self._around.now()) / 1000
        if self._timer is not None:
            if self._timer.when() <= when:
                return
            self._timer.cancel()
        self._timer = loop.call_at(when + 0.001, self._ring)

    def _ring(self) -> None:
        self._timer = None
        deadline = self.state.deadline
        if deadline is None or self._closing:
            return
        if self._around.now() < deadline:
            self._set_clock(deadline)
        else:
            self._around.start(self._quietly(ask.Tick(), Server()))

    async def _let_bots_play(self) -> None:
        """Let bots play until a person is asked; another process may have been quicker, which is as good."""
        try:
            while (turn := self.state.bot_turn()) is not None and not self._closing:
                seq = self.state.seq
                action = await self._think(turn)
                if action is not None and self.state.seq == seq:
                    await self._quietly(ask.Act(action), SeatBot(turn.seat), f"bot-{seq}")
                if self.state.seq == seq:
                    await asyncio.sleep(1)  # nothing came of it; try again, but not in haste
        finally:
            self._thinking = None

    async def _think(self, turn: BotTurn) -> str | None:
        """A bot's move; None where it could not be found, which must not leave the table waiting for ever."""
        try:
            return await self._around.thinker.choose(turn.bot, turn.view)
        except Exception as error:  # noqa: BLE001 - whatever it is, it is told, and tried again
            self._around.troubled(self.table, error)
            return None

    async def _quietly(self, command: Command, who: Who, move_id: str | None = None) -> None:
        """Do what nobody waits for; what is no longer wanted is let go."""
        try:
            await self.do(command, who, move_id)
        except StoreProblem as problem:
            self._around.troubled(self.table, problem)
            await asyncio.sleep(1)
            self.go_on()
        except Problem:
            return

    # The end

    @property
    def idle(self) -> bool:
        """Nobody follows it, nothing is being done, nobody is waited for."""
        return not (self.followers or self._waiting or self._thinking or self._turns.taken)

    def rest(self) -> None:
        """Take less room while nobody is there; the table unpacks itself when it is needed."""
        self._recent.forget()
        if self._state is not None:
            self._packed = pack(self._state)
            self._state = None

    def put_away(self) -> None:
        """Let go of its clocks; the log has everything."""
        self._closing = True
        if self._timer is not None:
            self._timer.cancel()
        self._waiting.stop()
        if self._thinking is not None:
            self._thinking.cancel()


def _written(moments: Sequence[TableEntry]) -> list[NewEntry]:
    return [NewEntry(write_entry(moment.entry), moment.move_id) for moment in moments]


def stored_id(account: str, move_id: str) -> str:
    """A person's move id as the log keeps it: nobody can use up the ids of somebody else."""
    return f"{account}.{move_id}"


def client_part(stored: str | None) -> str | None:
    """The id as its sender chose it."""
    return None if stored is None else stored.partition(".")[2] or None
