"""Options that several commands take, and the checks of their values."""

from __future__ import annotations

from typing import Annotated, TypeAlias

import typer

from decaphase.problems import Problem

EditionName: TypeAlias = Annotated[str, typer.Option("--rules", metavar="NAME")]
EditionOrNone: TypeAlias = Annotated[str | None, typer.Option("--rules", metavar="NAME")]
RuleOptions: TypeAlias = Annotated[list[str] | None, typer.Option("--option", metavar="NAME=VALUE")]
Games: TypeAlias = Annotated[int, typer.Option(metavar="G")]
Players: TypeAlias = Annotated[int, typer.Option(metavar="N")]
Seed: TypeAlias = Annotated[int, typer.Option(metavar="S")]
Jobs: TypeAlias = Annotated[int | None, typer.Option(metavar="J")]
AsJson: TypeAlias = Annotated[bool, typer.Option("--json")]
FullnessName: TypeAlias = Annotated[str | None, typer.Option(metavar="WORDS")]
Plain: TypeAlias = Annotated[bool, typer.Option("--plain")]
Aloud: TypeAlias = Annotated[bool, typer.Option("--speak")]


def check_counts(players: int, games: int, most_games: int) -> None:
    """Refuse numbers of players or games that are out of range."""
    from decaphase.game.names import check_player_count  # loads the whole engine, which is slow

    check_player_count(players)
    if not 1 <= games <= most_games:
        raise Problem("games-count", count=games, most=most_games)
