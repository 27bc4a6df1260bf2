"""A table that is being played: one thing after the other is decided, written into its log, and told."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Final, NamedTuple

from decaphase.problems import Problem
from decaphase.server.live.following import Ear, Follower, News
from decaphase.server.live.moments import Moment, Recent, go_through
from decaphase.server.live.snapshots import pack, unpack
from decaphase.server.live.surroundings import Surroundings
from decaphase.server.live.waiting import Waiting
from decaphase.store import Appended, Conflict, NewEntry, StoreProblem
from decaphase.table import (
    BotTurn,
    Command,
    Person,
    SeatBot,
    Server,
    TableState,
    Who,
    carry_out,
    catch_up,
    may_look,
    read_entry,
    scene_of,
    write_entry,
)
from decaphase.table import commands as ask
from decaphase.table import entries as log

TRIES: Final = 100
"""So often a move is decided anew because another process was quicker at the same table.

Each time somebody's move was written, so the table goes on; with four processes at it, three moves of
four are decided anew, and eight tries were too few now and then.
"""
AT_ONCE: Final = 100
"""So many entries of another process are taken in at a time."""
ABSENT: Final = "absent-"
"""So begins the id with which a bot is given the seat of somebody whose connection was lost."""


class Carried(NamedTuple):
    """A command was carried out: how far the log has got by it, and whether its sender was told."""

    seq: int
    told: bool = False


class LiveTable:
    """One table in this process; all that it knows comes from its log."""

    def __init__(self, state: TableState, recent: Recent, around: Surroundings) -> None:
        self.table: Final = state.table
        self._state: TableState | None = state
        self._packed = b""
        self.followers: set[Follower] = set()
        self.used = around.now()
        self._recent = recent
        self._around = around
        self._one_at_a_time = asyncio.Lock()
        self._timer: asyncio.TimerHandle | None = None
        self._thinking: asyncio.Task[None] | None = None
        self._waiting = Waiting(around.patience, self._mind_seat_of)
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

    async def do(
        self, command: Command, who: Who, move_id: str | None = None, ear: Ear | None = None
    ) -> Carried:
        """Carry out a command; what it leads to is durable, and told, when this returns.

        Raises the Problem for which it is refused. A move whose id stands in the log was done before.
        """
        async with self._one_at_a_time:
            self.used = self._around.now()
            for _ in range(TRIES):
                if move_id is not None and (known := self._recent.seq_of(move_id)) is not None:
                    return Carried(known)
                try:
                    return await self._try(command, who, move_id, ear)
                except Conflict:
                    await self._read_on()
            raise StoreProblem("store-busy")

    async def _try(self, command: Command, who: Who, move_id: str | None, ear: Ear | None) -> Carried:
        around = self._around
        try:
            entries, after = carry_out(self.state, command, who, around.now(), around.fresh(), around.dealer)
        except Problem:
            # A move that was made cannot be made twice; who sends it again is not to be told so.
            made = None if move_id is None else await around.store.seq_of_move(self.table, move_id)
            if made is None:
                raise
            return Carried(made)
        if not entries:
            return Carried(self.state.seq)
        written = [NewEntry(write_entry(entries[0]), move_id)]
        written += [NewEntry(write_entry(entry)) for entry in entries[1:]]
        answer = await around.store.append(self.table, self.state.seq, written)
        if not isinstance(answer, Appended):
            await self._read_on()
            return Carried(answer.seq)
        if len(entries) == 1:  # nearly always, and then there is nothing to go through again
            moments: Sequence[Moment] = (Moment(entries[0], scene_of(after), move_id),)
        else:
            _, moments = go_through(self.state, entries, move_id)
        return Carried(after.seq, self._went_on(after, moments, ear))

    async def keep_up(self) -> None:
        """Take in what another process has written."""
        async with self._one_at_a_time:
            await self._read_on()

    async def _read_on(self) -> None:
        while kept := await self._around.store.read(self.table, self.state.seq, AT_ONCE):
            moments: list[Moment] = []
            state = self.state
            for one in kept:
                state, (moment,) = go_through(state, (read_entry(one.data),), one.move_id)
                moments.append(moment)
            self._went_on(state, moments, None)
            self._contradict(moments)

    def _contradict(self, moments: Sequence[Moment]) -> None:
        """Give a seat back that another process took to be empty, though its person is here."""
        for moment in moments:
            if isinstance(moment.entry, log.BotMinds) and (moment.move_id or "").startswith(ABSENT):
                account = self.state.seat(moment.entry.seat).account
                for follower in self.followers:
                    if follower.account == account:
                        person = Person(follower.account, follower.name)
                        self._around.start(self._quietly(ask.ComeBack(), person))

    def _went_on(self, state: TableState, moments: Sequence[Moment], ear: Ear | None) -> bool:
        """The log has grown: tell everybody, and see to what comes next; whether this ear was told."""
        news, told = News(moments, self.state), False
        self.state = state
        self._recent.add(moments)
        for follower in self.followers:
            if follower.ear is ear:
                told = follower.tell(self.state, news, client_part(moments[0].move_id))
            else:
                follower.tell(self.state, news)
        self._around.note(self.state, moments)
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
        follower.tell(self.state, News(missed))

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

    def _send_away(self, moments: Sequence[Moment]) -> None:
        """Who was sent away from a table that is not everybody's follows it no longer."""
        if not any(isinstance(moment.entry, log.Kicked | log.SeatLeft) for moment in moments):
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
        self._set_clock()
        if self._thinking is None and self.state.bot_turn() is not None:
            self._thinking = self._around.start(self._let_bots_play())

    def _set_clock(self) -> None:
        """Wake up at the deadline; a clock that rings early is set anew: that is cheaper than stopping it."""
        deadline = self.state.deadline
        if deadline is None:
            return
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
            self._set_clock()
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
        return not (self.followers or self._waiting or self._thinking or self._one_at_a_time.locked())

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


def stored_id(account: str, move_id: str) -> str:
    """A person's move id as the log keeps it: nobody can use up the ids of somebody else."""
    return f"{account}.{move_id}"


def client_part(stored: str | None) -> str | None:
    """The id as its sender chose it."""
    return None if stored is None else stored.partition(".")[2] or None
