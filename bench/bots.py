"""The area `bots`: decisions a second in self-play, and the time each bot needs for a decision."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache, partial
from itertools import count, cycle
from statistics import fmean, median
from time import perf_counter, process_time
from typing import TYPE_CHECKING, Final, TypeAlias

from bench.figures import Area, Bench, Figure
from bench.timing import rate, repeat
from decaphase.arena.matches import QUICK_ROUNDS, Match, tasks
from decaphase.arena.seating import pair_rounds
from decaphase.arena.worker_pool import Processes, WorkerPool
from decaphase.bots.backend import backend_of
from decaphase.bots.bot import EngineBot
from decaphase.bots.registry import make_bot
from decaphase.bots.thinking.candidates import MOST_CANDIDATES, list_candidates
from decaphase.bots.thinking.memory import Memory, forget, make_move
from decaphase.bots.thinking.player_settings import GREEDY, SHARP, STEADY, default_settings
from decaphase.bots.thinking.self_play import Tally, deal_from_seed
from decaphase.bots.thinking.sharp import FIRST_LOOK
from decaphase.bots.thinking.steady import steady_move
from decaphase.engine.moves import MOST_MOVES
from decaphase.engine.state import GAME_OVER, HAND_OVER, State, new_state
from decaphase.game import Game
from decaphase.game.rule_codes import rule_codes
from decaphase.rules import load_rules

if TYPE_CHECKING:
    from decaphase.bots.bot import Bot
    from decaphase.game import View

PLAYERS: Final = 4
SEED: Final = 20
SEED_STEP: Final = 1000
"""Distance between the seeds of two games: more than the hands of any game."""

VIEWS: Final = 400
"""Decisions of whole games, trivial ones included, that each bot is timed on."""

STRIDE: Final = 147
"""Step through these decisions; coprime to their number, so that all come up."""

LEAST_VIEWS: Final = 50
LEAST_TASKS: Final = 2
CROSSROADS: Final = 50

Play: TypeAlias = Callable[[int], Tally]
"""Plays this many games and returns their tally."""


def plays(*, compiled: bool) -> Play:
    """Games of four greedy players, each game once."""
    engine, minds = backend_of(load_rules(), compiled=compiled), [default_settings(GREEDY)] * PLAYERS
    following = SEED

    def play(games: int) -> Tally:
        nonlocal following
        first, following = following, following + games * SEED_STEP
        return engine.play_many(minds, first, games)

    play(1)  # warm-up
    return play


def greedy_compiled(bench: Bench) -> float:
    play = plays(compiled=True)
    return rate(lambda games: play(games).decisions, bench.seconds)


def hands_compiled(bench: Bench) -> float:
    play = plays(compiled=True)
    return rate(lambda games: play(games).hands, bench.seconds)


def greedy_cpython(bench: Bench) -> float:
    play = plays(compiled=False)
    return rate(lambda games: play(games).decisions, bench.seconds)


@dataclass(frozen=True, slots=True)
class SearchPosition:
    """A position in the middle of a hand where the sharp player compares several moves."""

    state: State
    memory: Memory
    seat: int
    moves: int


def search_positions() -> list[SearchPosition]:
    """Such positions, spread over a game of steady players."""
    state, book, memory = new_state(PLAYERS), rule_codes(load_rules()), Memory()
    mind, room = default_settings(STEADY), [0] * MOST_MOVES
    found: list[SearchPosition] = []
    while state.stage != GAME_OVER:
        if state.stage == HAND_OVER:
            deal_from_seed(state, book, SEED)
            forget(memory)
            continue
        seat, candidates = state.turn, [0] * MOST_CANDIDATES
        candidates[0] = steady_move(state, book, memory, mind, seat, room)
        gaps = [0] * MOST_CANDIDATES
        moves = list_candidates(state, book, memory, mind, seat, candidates, gaps, room)
        if moves > 1:
            found.append(SearchPosition(state.copy(), memory.copy(), seat, moves))
        make_move(state, book, memory, candidates[0])
    return found[:: max(1, len(found) // CROSSROADS)]


def playouts(bench: Bench) -> float:
    """Hands a second that the sharp player's search plays out, overhead included."""
    engine, mind, places = (
        backend_of(load_rules(), compiled=True),
        default_settings(SHARP),
        search_positions(),
    )
    rounds = cycle(places)

    def think(times: int) -> int:
        done = 0
        for _ in range(times):
            place = next(rounds)
            # One sample fewer than it takes to drop a candidate, so that every playout is spent.
            mind.playouts = (FIRST_LOOK - 1) * place.moves
            engine.move(place.state, place.memory, place.seat, mind)
            done += mind.playouts
        return done

    think(1)  # warm-up
    return rate(think, bench.seconds)


def scaling(bench: Bench) -> float:
    """The speed-up of two processes over one on the same games, both warmed up."""
    match = Match(load_rules(), ("greedy", "greedy"), SEED)
    with Processes(match, 1) as one, Processes(match, 2) as two:
        _wall_seconds(two, match, LEAST_TASKS)
        size = LEAST_TASKS
        # Many tasks, so that the last one, which runs alone, counts for little.
        while _wall_seconds(one, match, size) < bench.seconds / 2:
            size *= 2
        # Alternating, so that other load on the machine hits both alike.
        return median(
            repeat(
                lambda: _wall_seconds(one, match, size) / _wall_seconds(two, match, size),
                bench.seconds,
            )
        )


def _wall_seconds(crew: WorkerPool, match: Match, size: int) -> float:
    """The wall-clock time a worker pool needs for this many tasks."""
    work = list(tasks(match, pair_rounds(PLAYERS, size * QUICK_ROUNDS)))
    start = perf_counter()
    for _ in crew.play(work):
        pass
    return perf_counter() - start


@cache
def views() -> tuple[View, ...]:
    """Views before every decision, from whole games of greedy players."""
    bot = make_bot("greedy")
    seen: list[View] = []
    for seed in range(VIEWS):
        game = Game(load_rules(), [str(seat) for seat in range(PLAYERS)], seed=seed)
        while game.stage != "game-over":
            if game.stage == "hand-over":
                game.start_hand()
                continue
            view = game.view(game.turn)
            seen.append(view)
            if len(seen) == VIEWS:
                return tuple(seen)
            game.apply(bot.choose(view))
    return tuple(seen)


def decision(name: str, bench: Bench) -> float:
    """The median CPU time of a decision from a view, in milliseconds."""
    return 1000 * median(thinking(make_bot(name), bench.seconds))


def sharp_decision(bench: Bench) -> float:
    """The mean CPU time of a compiled decision with the default playouts, in milliseconds.

    Only every third or fourth decision is searched, which a median would not show.
    """
    return 1000 * fmean(thinking(EngineBot(default_settings(SHARP), compiled=True), bench.seconds))


def thinking(bot: Bot, seconds: float) -> list[float]:
    """CPU times of decisions from all over the games, as many as the seconds allow."""
    asked = views()
    bot.choose(asked[0])  # warm-up
    end = perf_counter() + seconds
    spent: list[float] = []
    for number in count():
        if number >= LEAST_VIEWS and perf_counter() > end:
            break
        view = asked[number * STRIDE % VIEWS]
        start = process_time()
        bot.choose(view)
        spent.append(process_time() - start)
    return spent


BOTS: Final = Area(
    "bots",
    "How fast bots play among themselves, and how long each thinks about a decision.",
    (
        Figure(
            "bots.greedy.compiled",
            "four greedy players, compiled",
            "per-second",
            "more",
            greedy_compiled,
            goal=4_000_000,
            fast=True,
        ),
        Figure(
            "bots.hands.compiled",
            "the same, in hands",
            "hands-per-second",
            "more",
            hands_compiled,
            goal=85_000,
            fast=True,
        ),
        Figure(
            "bots.greedy.cpython",
            "four greedy players, plain Python",
            "per-second",
            "more",
            greedy_cpython,
            goal=100_000,
        ),
        Figure(
            "bots.playouts",
            "hands played out by steady, compiled",
            "playouts-per-second",
            "more",
            playouts,
            fast=True,
        ),
        Figure(
            "bots.scaling",
            "two jobs against one, by the clock",
            "times",
            "more",
            scaling,
            goal=1.8,
            cores="all",
        ),
        Figure(
            "bots.random.decision",
            "a decision of random, median",
            "milliseconds",
            "less",
            partial(decision, "random"),
        ),
        Figure(
            "bots.beginner.decision",
            "a decision of beginner, median",
            "milliseconds",
            "less",
            partial(decision, "beginner"),
        ),
        Figure(
            "bots.greedy.decision",
            "a decision of greedy, median",
            "milliseconds",
            "less",
            partial(decision, "greedy"),
        ),
        Figure(
            "bots.steady.decision",
            "a decision of steady, median",
            "milliseconds",
            "less",
            partial(decision, "steady"),
            goal=5,
        ),
        Figure(
            "bots.sharp.decision",
            "a decision of sharp, compiled, mean",
            "milliseconds",
            "less",
            sharp_decision,
            fast=True,
        ),
    ),
)
