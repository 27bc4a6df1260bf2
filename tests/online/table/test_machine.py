"""People, bots and the clock act in random order: the log always gives the same table."""

from __future__ import annotations

from contextlib import suppress
from typing import Final

from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from decaphase.online.table import CORRESPONDENCE, Command, SeatBot, TableSettings, Who, table_view
from decaphase.online.table import commands as ask
from decaphase.problems import Problem
from support.table.live import ANN, PEOPLE, SERVER, Live
from support.table.seen import seen_of

SEATS: Final = st.integers(0, 4)
COMMANDS: Final[st.SearchStrategy[Command]] = st.one_of(
    st.builds(ask.Sit, SEATS),
    st.sampled_from(
        [
            ask.Leave(),
            ask.StepAway(),
            ask.ComeBack(),
            ask.Ready(),
            ask.NotReady(),
            ask.TakeBack(),
            ask.Pause(),
            ask.Resume(),
            ask.WantRematch(),
            ask.Tick(),
            ask.Start(),
            ask.NoteLoss(2),
            ask.ChangeTable("house-nl", 3),
            ask.ChangeTable("classic-de", 2, {"knocking": True, "selection": "first-1"}),
        ]
    ),
    st.builds(ask.Offer, st.sampled_from([person.account for person in PEOPLE])),
    st.builds(ask.AddBot, SEATS, st.sampled_from(["greedy", "random"]), st.just("Gil")),
    st.builds(ask.RemoveBot, SEATS),
    st.builds(ask.VoteKick, SEATS),
    st.builds(ask.Seal, st.sampled_from(["00" * 32, "no hex"])),
    st.builds(ask.Contribute, st.binary(min_size=15, max_size=17).map(bytes.hex) | st.just("no hex")),
    st.builds(ask.Act, st.sampled_from(["1 draw deck", "2 draw discard", "1 pass", "2 knock", "?"])),
    st.builds(ask.Say, st.text(max_size=5)),
    st.builds(ask.React, st.sampled_from(["bravo", "boo"])),
    st.builds(ask.Mute, SEATS),
    st.builds(ask.Unmute, SEATS),
    st.builds(ask.Report, SEATS, st.just("rude")),
)
ANYBODY: Final[st.SearchStrategy[Who]] = st.one_of(
    st.sampled_from(PEOPLE), st.builds(SeatBot, SEATS), st.just(SERVER)
)


class AnyTable(RuleBasedStateMachine):
    live: Live

    @initialize(
        knocking=st.booleans(),
        quick=st.booleans(),
        claims=st.sampled_from(["nearest", "fastest"]),
        seed=st.integers(0, 99),
    )
    def open(self, knocking: bool, quick: bool, claims: str, seed: int) -> None:
        chosen = (
            TableSettings.of(turn_seconds=5, reserve_seconds=5, claims="nearest") if quick else CORRESPONDENCE
        )
        if claims == "fastest":
            chosen = TableSettings.of(claims="fastest")
        options = {"knocking": knocking, "selection": "first-1"}
        self.live = Live(ANN, seats=3, seed=seed, settings=chosen, options=options)

    @rule(command=COMMANDS, who=ANYBODY)
    def somebody_asks(self, command: Command, who: Who) -> None:
        with suppress(Problem):  # refused, with a reason
            self.live.do(command, who)

    @rule(seconds=st.sampled_from([0, 1, 8, 20]))
    def time_passes(self, seconds: int) -> None:
        if not self.live.state.closed:
            self.live.wait(seconds)

    @precondition(lambda self: self.live.state.stage in ("lobby", "between") and not self.live.state.paused)
    @rule()
    def fill_and_deal(self) -> None:
        """All commands that the next hand needs."""
        live = self.live
        opener = next((person for person in PEOPLE if person.account == live.state.opener), None)
        if opener is None:
            return
        for number, seat in enumerate(live.state.seats, 1):
            if not seat.taken:
                live.do(ask.AddBot(number, "greedy", "Gil"), opener)
        for _, person in live.people():
            if live.state.stage in ("lobby", "between"):
                live.do(ask.Ready(), person)

    @precondition(lambda self: self.live.state.stage == "dealing" and not self.live.state.paused)
    @rule(sealing=st.booleans(), opening=st.booleans())
    def shuffle(self, sealing: bool, opening: bool) -> None:
        """Seal what the hand needs, and open the seals."""
        for doing, step in ((sealing, self.live.seal), (opening, self.live.contribute)):
            with suppress(Problem):
                if doing and self.live.state.stage == "dealing":
                    step()

    @precondition(lambda self: self.live.state.stage == "playing" and not self.live.state.paused)
    @rule(moves=st.integers(1, 25))
    def play(self, moves: int) -> None:
        for _ in range(moves):
            if self.live.state.stage == "playing" and self.live.state.anyone_present:
                self.live.play_one()

    @invariant()
    def everybody_can_look(self) -> None:
        if not hasattr(self, "live"):
            return
        state = self.live.state
        for account in (None, *(person.account for person in PEOPLE)):
            view = table_view(state, account)
            assert (view.seq, view.you) == (state.number_for(account), state.seat_of(account))
            assert view.game is None or view.game.seat == view.you
        accounts = [seat.account for seat in state.seats if seat.account is not None]
        assert len(set(accounts)) == len(accounts)
        assert state.seq == len(self.live.log)

    def teardown(self) -> None:
        if hasattr(self, "live"):
            self.live.check_replay()
            times = [entry.at for entry in self.live.log]
            assert times == sorted(times)
            for account in (None, *(person.account for person in PEOPLE)):
                numbers = [seen.seq for seen in seen_of(self.live.log, account)]
                assert numbers == list(range(1, self.live.state.number_for(account) + 1))


def test_any_order_of_anything() -> None:
    run_state_machine_as_test(
        AnyTable,
        settings=settings(
            max_examples=60,
            stateful_step_count=40,
            phases=(Phase.generate,),  # shrinking a failure takes minutes, and it is readable as it is
            suppress_health_check=list(HealthCheck),
            derandomize=True,
        ),
    )
