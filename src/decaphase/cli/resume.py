"""`decaphase resume`: list and resume saved games."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from decaphase.cli._console import open_terminal, read_fullness
from decaphase.cli._options import Aloud, FullnessName, Plain
from decaphase.records import Record, load_record
from decaphase.say import explain, say
from decaphase.terminal.console import Console
from decaphase.terminal.play.open_game import resume_game
from decaphase.terminal.play.saves import SavedGame, saved_games
from decaphase.terminal.settings import load_settings


def run(
    file: Annotated[Path | None, typer.Argument(metavar="FILE", show_default=False)] = None,
    only_list: Annotated[bool, typer.Option("--list")] = False,
    fullness: FullnessName = None,
    plain: Plain = False,
    aloud: Aloud = False,
) -> None:
    """Resume a saved game."""
    settings = load_settings()
    verbosity = read_fullness(fullness, settings.fullness)
    with open_terminal(settings, plain=plain, aloud=aloud) as console:
        saved = (
            SavedGame(file, load_record(file)) if file is not None else _find(console, only_list=only_list)
        )
        if saved is not None and saved.record is not None:
            resume_game(console, saved.path, saved.record, settings, fullness=verbosity)


def _find(console: Console, *, only_list: bool) -> SavedGame | None:
    """Ask for a saved game; None if there is none, or the games were only to be listed."""
    found = saved_games()
    for broken in found:
        if broken.problem is not None:
            reason = explain(broken.problem)
            console.say(say("play-save-broken", file=str(broken.path), reason=reason))
    games = [(saved, saved.record) for saved in found if saved.record is not None]
    if not games:
        console.say(say("play-nothing-saved"))
        return None
    lines = [_line(saved.path, record) for saved, record in games]
    if only_list:
        for line in lines:
            console.say(line)
        return None
    return games[console.choose(say("play-which-game"), lines, default=0)][0]


def _line(path: Path, record: Record) -> str:
    """One line about a game."""
    players, hands = ", ".join(record.players), len(record.hands)
    return say("play-saved", players=players, hands=hands, rules=record.rules, name=path.name)
