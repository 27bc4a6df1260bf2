"""Whole games through commands and entries alone: every edition and variant, people and bots together."""

from __future__ import annotations

import pytest

from decaphase.online.table import CORRESPONDENCE, record_of_table
from decaphase.online.table import commands as ask
from decaphase.online.table.entries import RematchBegan, SecretRevealed
from decaphase.records import check_record, replay, write_record
from decaphase.records.verify import verify_text
from support.laws.variants import VARIANT_PARAMETERS, VARIANTS
from support.table.live import ANN, BOB, CAS, SERVER, Live


@pytest.mark.parametrize("name", VARIANT_PARAMETERS)
def test_a_game_of_every_kind_of_table(name: str) -> None:
    edition, options = VARIANTS[name]
    short = {} if {"selection", "phases"} & options.keys() else {"selection": "first-2"}
    live = Live(ANN, BOB, seats=4, seed=3, edition=edition, options={**options, **short})
    live.do(ask.AddBot(3, "greedy", "Gil"), ANN)
    live.do(ask.AddBot(4, "random", "Rob"), ANN)
    live.play_game()
    game = live.state.game
    assert game is not None
    assert game.winners
    assert replay(record_of_table(live.state)) == game
    live.check_replay()


def test_a_game_of_ten_phases_among_people() -> None:
    live = Live(ANN, BOB, CAS, seed=1)
    live.play_game()
    assert check_record(record_of_table(live.state)).ok
    assert len([entry for entry in live.log if isinstance(entry, SecretRevealed)]) == len(
        record_of_table(live.state).hands
    )
    live.check_replay()


def test_a_reshuffle_stands_in_the_log() -> None:
    live = Live(ANN, BOB, CAS, seed=1)
    live.deal()
    entry = live.play_to_reshuffle()
    live.check_replay()
    live.play_hand()
    assert record_of_table(live.state).hands[0].reshuffles[0] == entry.reshuffle


def test_the_record_of_a_hand_comes_when_it_is_over() -> None:
    live = Live(ANN, BOB, seed=2)
    live.deal()
    live.play_turn()
    assert record_of_table(live.state).hands == ()
    live.play_hand()
    assert len(record_of_table(live.state).hands) == 1
    live.do(ask.Ready(), ANN)
    live.do(ask.Ready(), BOB)
    assert live.state.stage == "dealing"
    assert len(record_of_table(live.state).hands) == 1


def test_another_game_with_the_same_people() -> None:
    live = Live(ANN, BOB, seed=2, options={"selection": "first-1"})
    live.play_game()
    live.do(ask.WantRematch(), ANN)
    assert live.state.stage == "over"
    begun = live.do(ask.WantRematch(), BOB)
    assert isinstance(begun[1], RematchBegan)
    live.seal()
    live.contribute()
    game = live.state.game
    assert game is not None
    assert (live.state.stage, game.scores, len(game.hands)) == ("playing", (0, 0), 1)
    assert (live.state.deal.hand, live.state.game_name) == (1, "a-table/2")
    live.play_game()
    result = verify_text(write_record(record_of_table(live.state)))
    assert (result.check.ok, result.verdict) == (True, "proved")
    live.check_replay()


def test_a_table_without_clocks_never_hurries() -> None:
    live = Live(ANN, BOB, CAS, settings=CORRESPONDENCE, edition="classic-de", options={"knocking": True})
    live.deal()
    for _ in range(12):
        assert live.state.deadline is None
        assert live.wait(5 * 86_400) == ()
        live.play_one()
    live.do(ask.Tick(), SERVER)
    live.check_replay()
