"""`decaphase sample`: records of games between random players."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Final

import typer

from decaphase.cli._options import EditionName, Games, Players, RuleOptions, Seed, check_counts
from decaphase.records.files import make_folder, save_record
from decaphase.records.sample import sample_record
from decaphase.rules import DEFAULT_EDITION, load_rules, read_options
from decaphase.say import say

MAX_SAMPLE_GAMES: Final = 1_000_000


def run(
    out: Annotated[Path, typer.Option(metavar="DIR")],
    edition: EditionName = DEFAULT_EDITION,
    option: RuleOptions = None,
    players: Players = 4,
    games: Games = 1,
    seed: Seed = 0,
) -> None:
    """Write games of random legal players, who lay and hit most of the time, as records with the outcome."""
    check_counts(players, games, MAX_SAMPLE_GAMES)
    rules = load_rules(edition, read_options(option or ()))
    make_folder(out)
    for number in _with_progress(games):
        name = f"{edition}-{players}-players-seed-{seed}-game-{number:04}.toml"
        save_record(sample_record(rules, players, seed, number), out / name)
    typer.echo(say("sample-written", count=games, folder=str(out)))


def _with_progress(games: int) -> Iterator[int]:
    """The game numbers, with a progress bar on a terminal."""
    numbers = range(1, games + 1)
    if not sys.stderr.isatty():
        return iter(numbers)
    from rich.console import Console
    from rich.progress import track

    return iter(track(numbers, description=say("sample-playing"), console=Console(stderr=True)))
