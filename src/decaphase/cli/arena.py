"""`decaphase arena`: which of two bots is better, with a confidence interval."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, ExitStack
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from decaphase.cli._options import AsJson, EditionName, Games, Jobs, Players, RuleOptions, Seed, check_counts
from decaphase.cli._progress import progress
from decaphase.cli._tables import print_table
from decaphase.problems import Problem
from decaphase.rules import DEFAULT_EDITION, load_rules, read_options
from decaphase.say import say
from decaphase.say.numbers import say_number, say_percent

if TYPE_CHECKING:
    from decaphase.arena.duel import Duel
    from decaphase.arena.matches import Chunk, Match
    from decaphase.arena.worker_pool import WorkerPool

INTERRUPTED: Final = 130
"""The exit code of a program interrupted by Ctrl-C."""


def run(
    a: Annotated[str, typer.Argument(metavar="A", show_default=False)],
    b: Annotated[str, typer.Argument(metavar="B", show_default=False)],
    players: Players = 4,
    games: Games = 2000,
    seed: Seed = 0,
    edition: EditionName = DEFAULT_EDITION,
    option: RuleOptions = None,
    until_settled: Annotated[bool, typer.Option("--until-settled")] = False,
    error: Annotated[float, typer.Option(metavar="E", min=0.0001, max=0.5)] = 0.05,
    out: Annotated[Path | None, typer.Option(metavar="FILE")] = None,
    records: Annotated[Path | None, typer.Option(metavar="DIR")] = None,
    decisions: Annotated[Path | None, typer.Option(metavar="FILE")] = None,
    jobs: Jobs = None,
    ray: Annotated[str | None, typer.Option(metavar="ADDRESS")] = None,
    as_json: AsJson = False,
) -> None:
    """Play two bots against each other with balanced seats and the same cards for both."""
    from decaphase.arena.duel import MOST_GAMES, Duel, duel_data, play_duel
    from decaphase.arena.matches import Match
    from decaphase.bots.registry import make_bot

    check_counts(players, games, MOST_GAMES)
    rules = load_rules(edition, read_options(option or ()))
    for bot in (a, b):
        make_bot(bot)  # refuses unknown bots
    files = ArenaFiles(out, records, decisions)
    match = Match(rules, (a, b), seed, *files.needs())
    duel = Duel(match, players, error if until_settled else None)
    pairs = (games + 1) // 2
    with ExitStack() as stack:
        keep = files.keep(stack, match, players, 2 * pairs)
        workers = stack.enter_context(_workers(match, jobs, ray))
        advance = stack.enter_context(progress(2 * pairs, say("arena-starting")))
        play_duel(
            duel,
            workers,
            pairs,
            lambda duel_now: advance(duel_now.sums.games, _progress_text(duel_now)),
            keep,
        )
    if as_json:
        typer.echo(json.dumps({**duel_data(duel), "games_asked": games}, indent=2))
    else:
        _print(duel, games, files)
    if duel.run.interrupted:
        raise typer.Exit(INTERRUPTED)


def _workers(match: Match, jobs: int | None, ray: str | None) -> AbstractContextManager[WorkerPool]:
    from decaphase.arena.worker_pool import cores, worker_pool

    if ray is None:
        return worker_pool(match, cores() if jobs is None else jobs)
    if jobs is not None:
        raise Problem("jobs-and-ray")
    from decaphase.arena.cluster import ray_pool

    return ray_pool(match, ray)


# Report


def _progress_text(duel: Duel) -> str:
    from decaphase.arena.estimate import estimate

    found = estimate(duel.results)
    return say("arena-so-far", a=duel.match.bots[0], share=say_percent(found.mean if found else 0.5))


def _print(duel: Duel, asked: int, files: ArenaFiles) -> None:
    for line in _header(duel, asked):
        typer.echo(line)
    if duel.sums.games == 0:
        return
    typer.echo("\n" + "\n".join(_verdict(duel)) + "\n")
    names = _names(duel)
    print_table((say("arena-figure"), *names), list(_rows(duel)))
    typer.echo("\n" + "\n".join((*_footer(duel), *files.messages())))


def _header(duel: Duel, asked: int) -> Iterator[str]:
    """What was played."""
    match, games = duel.match, duel.sums.games
    yield say(
        "arena-about",
        a=match.bots[0],
        b=match.bots[1],
        players=duel.players,
        rules=match.rules.edition,
        options=", ".join(f"{name}={_option(value)}" for name, value in match.rules.overrides) or "none",
        games=say_number(games),
        seed=str(match.seed),
    )
    if games:
        yield say("arena-pairs", pairs=say_number(games // 2))
    if duel.run.interrupted:
        yield say("arena-interrupted", games=games, asked=say_number(asked + asked % 2))
    elif duel.settled is None and games != asked:
        yield say("arena-rounded", asked=say_number(asked), games=say_number(games))


def _option(value: object) -> str:
    return json.dumps(value) if not isinstance(value, str) else value


def _verdict(duel: Duel) -> Iterator[str]:
    """Which bot is better, and how certain that is."""
    found = duel.estimate()
    if found is None:
        return
    a, b = _names(duel)
    yield say("arena-share", a=a, share=say_percent(found.mean))
    if found.interval is None or found.stderr is None:
        yield say("arena-one-pair")
        return
    low, high = found.interval
    yield say(
        "arena-interval",
        a=a,
        confidence=say_percent(duel.confidence, 2),
        low=say_percent(low),
        high=say_percent(high),
        stderr=say_percent(found.stderr, 2),
        kind="fixed" if duel.error is None else "any-time",
    )
    better = "none" if low <= 0.5 <= high else a if low > 0.5 else b
    if duel.error is None:
        yield say("arena-clear", better=better)
    else:
        yield say("arena-settled", better=better, error=say_percent(duel.error, 2))


def _rows(duel: Duel) -> Iterator[tuple[str, ...]]:
    """The figures of both bots."""
    from decaphase.arena.duel import points_per_hand, ratio

    found, (one, other) = duel.estimate(), duel.sums.bots
    mean = found.mean if found else 0.0
    yield say("arena-wins"), say_percent(mean), say_percent(1 - mean)
    if duel.match.rules.scoring == "points":
        points = (say_number(points_per_hand(side), ".1f") for side in (one, other))
        yield say("arena-points"), *points
    if duel.match.rules.order == "any":
        laid = (say_percent(ratio(sum(side.made), sum(side.tried))) for side in (one, other))
        yield say("arena-laid"), *laid
        return
    for phase in duel.match.rules.selected:
        made = (
            say_percent(side.made[phase] / side.tried[phase]) if side.tried[phase] else ""
            for side in (one, other)
        )
        yield say("arena-phase", phase=phase), *made


def _footer(duel: Duel) -> Iterator[str]:
    """Duration, and notes for the reader."""
    yield say(
        "arena-lengths",
        hands=say_number(duel.hands_per_game, ".1f"),
        turns=say_number(duel.turns_per_hand, ".1f"),
    )
    yield say(
        "arena-time",
        decisions=say_number(duel.sums.decisions),
        seconds=say_number(duel.run.seconds, ".1f"),
    )
    if duel.sums.unended:
        from decaphase.bots.backend import MOST_DECISIONS

        yield say("arena-unended", count=duel.sums.unended, most=say_number(MOST_DECISIONS))


def _names(duel: Duel) -> tuple[str, str]:
    """The bots' names, with a letter if both are the same."""
    a, b = duel.match.bots
    return (a, b) if a != b else (f"{a} (A)", f"{b} (B)")


# Files


@dataclass(frozen=True, slots=True)
class ArenaFiles:
    """The output files; None: not requested."""

    out: Path | None
    records: Path | None
    decisions: Path | None

    def needs(self) -> tuple[bool, bool, bool]:
        """What the match has to keep: details, moves, records."""
        wanted = self.decisions is not None
        return self.out is not None or wanted, wanted, self.records is not None

    def keep(self, stack: ExitStack, match: Match, players: int, games: int) -> Callable[[Chunk], None]:
        """A function that writes a chunk to all files."""
        writers: list[Callable[[Chunk], None]] = []
        if self.out is not None:
            from decaphase.arena.match_files import results_file

            writers.append(stack.enter_context(results_file(self.out, match, players)).keep)
        if self.decisions is not None:
            from decaphase.arena.match_files import decisions_file

            writers.append(stack.enter_context(decisions_file(self.decisions, match, players)).keep)
        if self.records is not None:
            from decaphase.arena.match_files import RecordsFolder

            writers.append(RecordsFolder(self.records, match, players, games).keep)

        def keep(chunk: Chunk) -> None:
            for write in writers:
                write(chunk)

        return keep

    def messages(self) -> Iterator[str]:
        """Where the files are."""
        if self.out is not None:
            yield say("arena-written", file=str(self.out))
        if self.records is not None:
            yield say("arena-recorded", folder=str(self.records))
        if self.decisions is not None:
            yield say("arena-decided", file=str(self.decisions))
