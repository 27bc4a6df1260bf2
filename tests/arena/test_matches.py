"""Matches give the same results in every worker pool, and favour no side."""

from __future__ import annotations

import os
import signal
from collections import Counter
from collections.abc import Sequence
from fractions import Fraction
from multiprocessing import active_children

import pytest

from decaphase.arena.by_view import SeededDealer, play_by_view
from decaphase.arena.duel import Duel, play_duel
from decaphase.arena.matches import Match, MatchPlayer, derived_seed, is_slow, play_task, tasks
from decaphase.arena.seating import pair_rounds
from decaphase.arena.worker_pool import Processes, SameProcess, check_jobs, worker_pool
from decaphase.bots.backend import Played, backend_of
from decaphase.bots.bot import Bot
from decaphase.bots.registry import engine_settings, make_bot
from decaphase.bots.thinking.player_settings import PlayerSettings
from decaphase.cards import Card
from decaphase.game import Action, Discard, Draw, Game, View
from decaphase.problems import Problem
from decaphase.rules import Rules, load_rules

TABLES = [
    ("classic-en", {}),
    ("classic-de", {"knocking": True}),
    ("house-nl", {}),
    ("braille-nl", {"order": "any", "selection": "first-4"}),
    ("classic-fr", {"advance": "every-hand", "selection": [2, 5, 8]}),
]


def duel(match: Match, players: int, pairs: int, error: float | None = None) -> Duel:
    played = Duel(match, players, error)
    play_duel(played, SameProcess(match), pairs)
    return played


def play(rules: Rules, bots: Sequence[Bot], seed: int, names: list[str], most: int = 100) -> Played:
    return play_by_view(Game(rules, [str(seat) for seat in range(len(bots))]), bots, seed, names, most)


def seeded_settings(*specs: str) -> list[PlayerSettings]:
    found = engine_settings(specs)
    for seat, settings in enumerate(found):
        settings.seed = 100 + seat
    return found


@pytest.mark.parametrize("players", range(2, 7))
def test_the_same_bot_on_both_sides_wins_exactly_half(players: int) -> None:
    played = duel(Match(load_rules(), ("beginner", "beginner"), 3), players, 7)
    assert played.results == {Fraction(1, 2): 7}
    found = played.estimate()
    assert found is not None
    assert (found.mean, found.stderr, found.interval) == (0.5, 0, (0.5, 0.5))
    one, other = played.sums.bots
    assert one == other


def test_pairs_that_come_out_alike_by_chance_leave_much_open() -> None:
    played = Duel(Match(load_rules(), ("greedy", "steady"), 3), 4)
    for count, reach in ((4, 0.3), (10_000, 0.0002)):
        played.results = Counter({Fraction(1, 2): count})
        found = played.estimate()
        assert found is not None
        assert found.interval is not None
        low, high = found.interval
        assert 0.5 - low == pytest.approx(high - 0.5)
        assert reach < high - 0.5 < 5 * reach


@pytest.mark.parametrize(("edition", "options"), TABLES)
def test_bots_that_are_shown_their_views_play_the_same_games(
    edition: str, options: dict[str, object]
) -> None:
    rules = load_rules(edition, options)
    specs = ["greedy", "beginner", "random"]
    engine = backend_of(rules, compiled=False)
    for seed in (0, 5000):
        seated: list[Bot] = [make_bot(spec, 100 + seat) for seat, spec in enumerate(specs)]
        assert play(rules, seated, seed, specs, 600) == engine.play(seeded_settings(*specs), seed, 600)


def test_they_have_the_same_deck_after_a_reshuffle(monkeypatch: pytest.MonkeyPatch) -> None:
    reshuffled = []

    def count(dealer: SeededDealer, game: Game) -> list[Card]:
        reshuffled.append(game.draw_count)
        return shuffle_anew(dealer, game)

    shuffle_anew = SeededDealer.reshuffled
    monkeypatch.setattr(SeededDealer, "reshuffled", count)
    rules, specs = load_rules("classic-en", {"phases": ["run 11"]}), ["random"] * 6
    seated: list[Bot] = [make_bot(spec, 100 + seat) for seat, spec in enumerate(specs)]
    played = play(rules, seated, 1, specs, 300)
    assert played == backend_of(rules, compiled=False).play(seeded_settings(*specs), 1, 300)
    assert 0 in reshuffled


def test_a_game_that_is_broken_off_counts_as_it_stands() -> None:
    rules, specs = load_rules(), ["greedy", "greedy", "greedy"]
    played = play(rules, [make_bot(spec) for spec in specs], 1, specs, 300)
    assert not played.ended
    assert played == backend_of(rules, compiled=False).play(seeded_settings(*specs), 1, 300)
    assert min(played.places) == 1
    match = Match(rules, ("greedy", "greedy"), 0)
    chunk = play_task(match, ((0, ((0, 1), (1, 0))),))
    assert chunk.sums.unended == 0
    chunk.sums.count((0, 1, 0), played)
    assert (chunk.sums.games, chunk.sums.unended) == (3, 1)


class Cheat:
    """Discards before drawing."""

    def choose(self, view: View) -> Action:
        return Discard(view.seat or 0, view.holding[0], None)


class Usurper:
    """Acts for another seat."""

    def choose(self, view: View) -> Action:
        return Draw(3 - (view.seat or 0), "deck")


@pytest.mark.parametrize(("bot", "code"), [(Cheat(), "draw-first"), (Usurper(), "not-your-turn")])
def test_a_bot_that_plays_against_the_rules_is_named(bot: Bot, code: str) -> None:
    with pytest.raises(Problem) as caught:
        play(load_rules(), [bot, bot], 1, ["cheat", "cheat"])
    assert caught.value.code == "bot-erred"
    assert (caught.value.values["bot"], caught.value.values["code"]) == ("cheat", code)


def test_a_seat_keeps_its_decks_and_whims_through_a_pair_and_no_longer() -> None:
    player = MatchPlayer(Match(load_rules(), ("beginner", "beginner"), 1))
    assert player.play(0, (0, 1, 0)) == player.play(0, (1, 0, 1))
    assert player.play(0, (0, 1, 0)) != player.play(1, (0, 1, 0))
    assert len({derived_seed("decks", seed, index) for seed in range(9) for index in range(9)}) == 81
    assert derived_seed("decks", 7, 12) < 1 << 61


def test_two_jobs_play_the_same_match_as_one() -> None:
    match = Match(load_rules(), ("greedy", "beginner"), 7, details=True)
    work = list(tasks(match, pair_rounds(3, 150)))
    assert [len(task) for task in work] == [60, 60, 30]
    with Processes(match, 2) as pool:
        chunks = list(pool.play(work))
    assert chunks == list(SameProcess(match).play(work))


def test_a_match_that_is_settled_early_is_the_same_with_two_jobs() -> None:
    match = Match(load_rules(), ("greedy", "beginner"), 7)
    alone = duel(match, 4, 500, error=0.05)
    together = Duel(match, 4, 0.05)
    with worker_pool(match, 2) as pool:
        play_duel(together, pool, 500)
    assert together.settled == alone.settled == 0
    assert together.sums == alone.sums
    assert together.results == alone.results
    assert 0 < alone.sums.games < 1000


def test_a_problem_in_a_process_is_told_here() -> None:
    match = Match(load_rules(), ("nobody", "greedy"), 1)
    with Processes(match, 1) as pool, pytest.raises(Problem, match="unknown-bot"):
        next(pool.play([((0, ((0, 1), (1, 0))),)]))


def test_a_process_that_dies_is_noticed() -> None:
    match = Match(load_rules(), ("greedy", "greedy"), 1)
    with Processes(match, 1) as pool:
        for process in active_children():
            os.kill(process.pid or 0, signal.SIGKILL)
        with pytest.raises(Problem, match="worker-ended"):
            next(pool.play([((0, ((0, 1), (1, 0))),)]))
    assert active_children() == []


def test_one_job_needs_no_other_process_unless_somebody_thinks_long() -> None:
    match = Match(load_rules(), ("greedy", "random"), 1)
    assert not is_slow(match.bots)
    with worker_pool(match, 1) as pool:
        assert isinstance(pool, SameProcess)


@pytest.mark.parametrize("jobs", [0, -1, 100_000])
def test_jobs_have_to_make_sense(jobs: int) -> None:
    with pytest.raises(Problem, match="jobs-count"):
        check_jobs(jobs)
