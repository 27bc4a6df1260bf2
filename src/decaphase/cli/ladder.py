"""`decaphase ladder`: ratings of all bots, from games against each other."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from decaphase.cli._options import AsJson, EditionName, Games, Jobs, RuleOptions, Seed, check_counts
from decaphase.cli._progress import progress
from decaphase.cli._tables import print_table
from decaphase.cli.arena import INTERRUPTED
from decaphase.game.names import LEAST_PLAYERS
from decaphase.rules import DEFAULT_EDITION, load_rules, read_options
from decaphase.say import say
from decaphase.say.numbers import say_number, say_percent, write_number

if TYPE_CHECKING:
    from decaphase.arena.ladder import Ladder

DEFAULT_PLAYERS: Final = 4
HEADINGS: Final = (
    "ladder-bot",
    "ladder-rating",
    "ladder-uncertainty",
    "ladder-win-rate",
    "ladder-place",
    "ladder-games",
)
FAST_BOTS: Final = {"sharp": "sharp:playouts=100"}
"""The settings of searching bots that were not named, so that the ladder does not take too long."""


def run(
    bots: Annotated[list[str] | None, typer.Argument(metavar="[BOT]...", show_default=False)] = None,
    players: Annotated[int | None, typer.Option(metavar="N")] = None,
    games: Games = 1000,
    seed: Seed = 0,
    edition: EditionName = DEFAULT_EDITION,
    option: RuleOptions = None,
    jobs: Jobs = None,
    chart: Annotated[Path | None, typer.Option(metavar="FILE")] = None,
    as_json: AsJson = False,
) -> None:
    """Seat all bots at mixed tables, and rate them by the places they take."""
    from decaphase.arena.chart import check_chart, draw_chart
    from decaphase.arena.duel import MOST_GAMES
    from decaphase.arena.ladder import Ladder, check_bots, play_ladder
    from decaphase.arena.matches import Match
    from decaphase.arena.worker_pool import cores, worker_pool
    from decaphase.bots.registry import make_bot

    named = tuple(bots or _built_in())
    seats = min(DEFAULT_PLAYERS, max(LEAST_PLAYERS, len(named))) if players is None else players
    check_counts(seats, games, MOST_GAMES)
    for bot in named:
        make_bot(bot)  # refuses unknown bots
    check_bots(named, seats)
    match = Match(load_rules(edition, read_options(option or ())), named, seed)
    standing = Ladder(match, seats)
    if chart is not None:
        check_chart(chart)
    rounds = -(-games // seats)
    with (
        worker_pool(match, cores() if jobs is None else jobs) as workers,
        progress(rounds * seats, say("arena-starting")) as advance,
    ):
        play_ladder(standing, workers, rounds, lambda now: advance(now.sums.games, say("ladder-so-far")))
    if chart is not None and standing.sums.games:
        draw_chart(standing.ranked(), _about(standing), chart)
    if as_json:
        typer.echo(json.dumps(_data(standing, games), indent=2))
    else:
        _print(standing, games, chart)
    if standing.run.interrupted:
        raise typer.Exit(INTERRUPTED)


def _built_in() -> Sequence[str]:
    from decaphase.bots.registry import BUILT_IN

    return [FAST_BOTS.get(name, name) for name in BUILT_IN]


def _about(ladder: Ladder) -> str:
    rules = ladder.match.rules
    return say(
        "ladder-about",
        players=ladder.players,
        rules=rules.edition,
        changed=len(rules.overrides),
        games=say_number(ladder.sums.games),
        seed=str(ladder.match.seed),
    )


def _print(ladder: Ladder, asked: int, chart: Path | None) -> None:
    typer.echo(_about(ladder))
    if ladder.run.interrupted:
        typer.echo(say("ladder-interrupted"))
    elif ladder.sums.games != asked:
        typer.echo(say("ladder-rounded", asked=say_number(asked), games=say_number(ladder.sums.games)))
    if not ladder.sums.games:
        return
    from decaphase.arena.ladder import format_rating

    rows = [
        (
            rung.bot,
            write_number(format_rating(rung.rating)),
            "± " + say_number(rung.uncertainty, ".1f"),
            say_percent(rung.win_rate),
            say_number(rung.mean_place, ".2f"),
            say_number(rung.games),
        )
        for rung in ladder.ranked()
    ]
    typer.echo()
    print_table([say(heading) for heading in HEADINGS], rows)
    share = say("number-percent", number=say_number(100 / ladder.players, ".3g"))
    typer.echo("\n" + say("ladder-reading", share=share))
    if chart is not None:
        typer.echo(say("ladder-drawn", file=str(chart)))


def _data(ladder: Ladder, asked: int) -> dict[str, object]:
    rules = ladder.match.rules
    return {
        "players": ladder.players,
        "rules": rules.edition,
        "options": dict(rules.overrides),
        "seed": ladder.match.seed,
        "games": ladder.sums.games,
        "games_asked": asked,
        "bots": [
            {
                "bot": rung.bot,
                "rating": rung.rating,
                "uncertainty": rung.uncertainty,
                "win_rate": rung.win_rate,
                "mean_place": rung.mean_place,
                "games": rung.games,
            }
            for rung in ladder.ranked()
        ],
        "hands": ladder.sums.hands,
        "decisions": ladder.sums.decisions,
        "unended": ladder.sums.unended,
        "interrupted": ladder.run.interrupted,
        "seconds": ladder.run.seconds,
    }
