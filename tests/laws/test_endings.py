"""Points, places and the end of a game, compared with a score sheet kept from public events."""

from __future__ import annotations

from itertools import chain
from random import Random

import pytest
from hypothesis import strategies as st
from hypothesis.stateful import initialize, precondition, rule, run_state_machine_as_test

from decaphase.game import Action, Event, Impossible, Position
from decaphase.game.events import GameEnded, HandDealt, HandEnded, LaidDown, PlacesTaken, TieToReplay
from support.laws.dealing import clockwise
from support.laws.machine import EFFORT, STARTS, TableMachine, trials
from support.laws.score_sheet import ScoreSheet
from support.laws.tables import SEEDS, SHORT_TABLES, TABLES, Table


class EndingsMachine(TableMachine):
    sheet: ScoreSheet

    @initialize(table=TABLES, start=STARTS)
    def sit_down(self, table: Table, start: str) -> None:
        self.sheet = ScoreSheet(table.rules, table.players)
        super().sit_down(table, start)
        if self.game.hands[0].position is not None:
            self.take_up(self.game.hands[0].position)

    def take_up(self, position: Position) -> None:
        """Start from a position: the phases on the table were laid in the first hand."""
        self.sheet = ScoreSheet(self.game.rules, len(self.game.players))
        self.sheet.hand_begins()
        for laid in position.table:
            self.sheet.lays(laid.seat, 1)
        if self.game.stage == "hand-over":
            self.sheet.hand_ends(None, self.game.holding)

    def deal(self, dice: Random | None) -> tuple[Event, ...]:
        due = self.game.next_dealer
        before = self.game.dealer
        if before is not None:
            assert due == clockwise(self.sheet.playing, before)[0]
        events = super().deal(dice)
        assert due in {None, self.game.dealer}
        assert isinstance(events[0], HandDealt)
        assert list(events[0].playing) == self.sheet.playing
        assert events[0].replay == bool(self.sheet.tied)
        self.sheet.hand_begins()
        return events

    def do(self, action: Action) -> tuple[Event, ...]:
        taken = len(self.game.places)
        events = super().do(action)
        for event in events:
            if isinstance(event, LaidDown):
                self.sheet.lays(event.seat, event.phase)
            elif isinstance(event, HandEnded):
                self.end_of_hand(event)
            elif isinstance(event, TieToReplay):
                assert list(event.seats) == self.sheet.tied
            elif isinstance(event, PlacesTaken):
                assert event.places == self.game.places[taken:] != ()
            elif isinstance(event, GameEnded):
                assert (event.winners, event.places) == (self.game.winners, self.game.places)
        told = {type(event) for event in events}
        assert (TieToReplay in told) == (HandEnded in told and bool(self.sheet.tied))
        assert (GameEnded in told) == self.sheet.over == (self.game.stage == "game-over")
        return events

    def end_of_hand(self, event: HandEnded) -> None:
        game, sheet = self.game, self.sheet
        playing = sheet.playing
        before = dict(sheet.total)
        assert (event.winner is None) == all(game.holding[seat - 1] for seat in playing)
        assert event.winner is None or not game.holding[event.winner - 1]
        sheet.hand_ends(event.winner, game.holding)
        assert event.scores == game.scores == tuple(sheet.total.values())
        assert event.points == tuple(sheet.total[seat] - before[seat] for seat in sheet.seats)
        assert event.done == game.done == tuple(tuple(sorted(done)) for done in sheet.done.values())
        assert [list(place) for place in game.places] == sheet.places
        assert game.winners == (game.places[0] if game.places else ())

    @precondition(lambda self: not self.stage_is("game-over"))
    @rule(seed=SEEDS)
    def play_out(self, seed: int) -> None:
        """Mostly to the end."""
        self.play_on(500, seed)

    @precondition(lambda self: self.stage_is("game-over"))
    @rule(seed=SEEDS)
    def look_back(self, seed: int) -> None:
        """Every player has one place, and no action is legal."""
        game = self.game
        assert sorted(chain(*game.places)) == list(range(1, len(game.players) + 1))
        assert all(game.places)
        assert not game.legal_actions()
        with pytest.raises(Impossible):
            game.start_hand(dealer=1 + seed % len(game.players))


class TiesMachine(EndingsMachine):
    """Short games in which several players finish at once, mostly with equal totals."""

    @initialize(table=SHORT_TABLES, start=st.just("kind"))
    def sit_down(self, table: Table, start: str) -> None:
        super().sit_down(table, start)

    @precondition(lambda self: self.stage_is("game-over"))
    @rule(table=SHORT_TABLES, start=st.just("kind"))
    def another_game(self, table: Table, start: str) -> None:
        self.sit_down(table, start)

    def deal(self, dice: Random | None) -> tuple[Event, ...]:
        if dice is not None and dice.random() < 0.6:
            self.even_out()
        return super().deal(dice)

    def even_out(self) -> None:
        for seat in self.sheet.seats:
            self.game._state.score[seat - 1] = self.sheet.total[seat] = 35


@EFFORT
@pytest.mark.parametrize("machine", [EndingsMachine, TiesMachine])
def test_the_score_sheet_agrees(machine: type[EndingsMachine], effort: int) -> None:
    run_state_machine_as_test(machine, settings=trials(90, effort, steps=12))
