"""A sheet given the results of each hand agrees with the engine's game."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import islice

import pytest
from hypothesis import HealthCheck, given, settings

from decaphase.game import Game
from decaphase.sheet import Sheet, standing_of
from support.laws.tables import SHORT_TABLES, TABLES, Table
from support.laws.variants import VARIANT_PARAMETERS, variant
from support.sheet.played import play_and_write


def assert_alike(game: Game, sheet: Sheet) -> None:
    standing = standing_of(sheet)
    assert standing.totals == game.scores
    assert standing.done == game.done
    assert standing.ranking == game.ranking
    assert standing.places == game.places
    assert standing.winners == game.winners
    assert standing.over == (game.stage == "game-over")
    assert standing.dealer == game.next_dealer


def assert_coming_alike(game: Game, sheet: Sheet) -> None:
    """Compare the next hand with one dealt in a copy."""
    standing = standing_of(sheet)
    if standing.over:
        assert (standing.playing, standing.replay) == ((), False)
        return
    coming = game.copy()
    coming.start_hand()
    assert standing.playing == coming.playing
    assert standing.replay == coming.replay
    assert standing.dealer == coming.dealer
    for seat in standing.playing:
        if game.rules.order == "in-order":
            assert standing.phases[seat - 1] == coming.phases[seat - 1]
        elif standing.replay:
            assert standing.phases[seat - 1] == game.rules.selected[-1]
        else:
            assert standing.phases[seat - 1] is None


def assert_alike_throughout(played: Iterable[tuple[Game, Sheet]]) -> int:
    hands = 0
    for game, sheet in played:
        hands += 1
        assert len(sheet.results) == hands
        assert_alike(game, sheet)
        assert_coming_alike(game, sheet)
    return hands


@pytest.mark.parametrize("name", VARIANT_PARAMETERS)
def test_every_variant(name: str) -> None:
    """The last phases are short, so that games end, some in ties."""
    rules = variant(name)
    easy = rules.phases == variant("classic-en").phases
    table = variant(name, phases=["set 2", "set 2 + set 2", "run 4"], selection="all") if easy else rules
    assert sum(assert_alike_throughout(play_and_write(table, players, 7)) for players in (2, 4)) > 2


@settings(max_examples=40, suppress_health_check=[HealthCheck.too_slow])
@given(SHORT_TABLES)
def test_several_finish_in_one_hand(table: Table) -> None:
    """Ties, replays, and places of those who play on."""
    assert_alike_throughout(play_and_write(table.rules, table.players, table.seed))


@settings(max_examples=25, suppress_health_check=list(HealthCheck))
@given(TABLES)
def test_any_table(table: Table) -> None:
    """Every edition with any options: the first hands of a game."""
    assert_alike_throughout(islice(play_and_write(table.rules, table.players, table.seed), 6))


@pytest.mark.parametrize(("phase", "wanted"), [("set 2 + set 2", "replay"), ("run 6", "places")])
def test_these_games_come_to_replays_and_places(phase: str, wanted: str) -> None:
    """Precondition of the tests above: some of their tables replay ties, others play on."""
    rules = variant("replay-then-play-on", phases=[phase])
    found = 0
    for seed in range(12):
        for game, sheet in play_and_write(rules, 5, seed):
            standing = standing_of(sheet)
            assert_alike(game, sheet)
            found += standing.replay if wanted == "replay" else bool(standing.places) and not standing.over
    assert found > 0
