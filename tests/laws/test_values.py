"""Games are values: independent copies, pickling, equality, hashing, and round trips through records."""

from __future__ import annotations

import pickle
from random import Random

from hypothesis import strategies as st
from hypothesis.stateful import precondition, rule, run_state_machine_as_test

from decaphase.game import Game
from decaphase.records import check_text, read_record, record_of, replay, write_record
from decaphase.records.sample import choose
from support.laws.machine import EFFORT, TableMachine, trials
from support.laws.tables import SEEDS


def photograph(game: Game) -> tuple[object, ...]:
    """An immutable snapshot of a game."""
    views = [repr(game.view(seat)) for seat in (None, *range(1, len(game.players) + 1))]
    return (game._state.numbers(), repr(game.hands), repr(game._events), views)


def play_a_little(game: Game, dice: Random, steps: int) -> None:
    """Some random actions."""
    for _ in range(steps):
        if game.stage == "hand-over":
            game.start_hand()
        elif game.stage != "game-over":
            game.apply(choose(game, dice))


class ValuesMachine(TableMachine):
    @rule(seed=SEEDS, steps=st.integers(1, 12))
    def copy(self, seed: int, steps: int) -> None:
        """A copy and the original do not affect each other."""
        game = self.game
        copies = [game.copy(), pickle.loads(pickle.dumps(game))]
        before = photograph(game)
        for copy in copies:
            assert copy == game
            assert hash(copy) == hash(game)
            assert photograph(copy) == before
            play_a_little(copy, Random(seed), steps)
            assert photograph(game) == before
            assert (copy == game) == (photograph(copy)[:2] == before[:2])
        assert photograph(copies[0]) == photograph(copies[1])
        kept = game.copy()
        play_a_little(game, Random(seed), steps)
        assert photograph(kept) == before
        assert photograph(game) == photograph(copies[0])

    @precondition(lambda self: bool(self.game.hands))
    @rule(seed=SEEDS)
    def write_down(self, seed: int) -> None:
        """A record gives back an equal game, which serialises to the same bytes and can be continued."""
        text = write_record(record_of(self.game, expect=True))
        record = read_record(text)
        assert write_record(record) == text
        again = replay(record, seed=seed)
        assert again == self.game
        assert hash(again) == hash(self.game)
        assert write_record(record_of(again, expect=True)) == text
        for seat in (None, *range(1, len(self.game.players) + 1)):
            assert again.view(seat) == self.game.view(seat)
        verdict = check_text(text)
        assert verdict.ok, verdict.error
        play_a_little(again, Random(seed), 5)
        further = write_record(record_of(again))
        assert replay(read_record(further)) == again


@EFFORT
def test_games_are_values_and_their_records_give_them_back(effort: int) -> None:
    run_state_machine_as_test(ValuesMachine, settings=trials(50, effort))
