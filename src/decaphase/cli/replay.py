"""`decaphase replay`: step through a recorded game from any seat."""

from __future__ import annotations

import re
import sys
from typing import Annotated, Final

import typer

from decaphase.cli._console import open_terminal
from decaphase.cli._options import Aloud, Plain
from decaphase.cli.check import CHECK_EXIT_CODES, refuse_record
from decaphase.problems import Problem
from decaphase.records import RecordProblem, ReplaySteps, load_record
from decaphase.records.check import refused_result
from decaphase.records.files import STANDARD_INPUT
from decaphase.say import say
from decaphase.say.events import FULLNESS, Fullness
from decaphase.terminal.console import Console, EndOfInput
from decaphase.terminal.replay.viewer import Replay, ReplayViewer
from decaphase.terminal.settings import load_settings

PLACE: Final = re.compile(r"([0-9]{1,6})(?:\.([0-9]{1,6}))?")
"""A hand, or a hand and one of its actions."""


def run(
    file: Annotated[str, typer.Argument(metavar="FILE", show_default=False)],
    seat: Annotated[str | None, typer.Option(metavar="N|NAME", show_default=False)] = None,
    every_card: Annotated[bool, typer.Option("--all")] = False,
    begin: Annotated[str, typer.Option("--from", metavar="HAND[.ACTION]", show_default=False)] = "1",
    fullness: Annotated[str | None, typer.Option(metavar="|".join(FULLNESS), show_default=False)] = None,
    all_steps: Annotated[bool, typer.Option("--all-steps")] = False,
    plain: Plain = False,
    speak: Aloud = False,
) -> None:
    """Step through a record, forwards and back, as a seat or a spectator saw it."""
    form = _fullness(fullness)
    try:
        record = load_record(file)
        steps = ReplaySteps(record)
    except RecordProblem as problem:
        refuse_record(file, refused_result(problem))
    viewer = ReplayViewer(None if seat is None else find_seat(record.players, seat), every_card, form)
    with open_terminal(load_settings(), plain=plain, aloud=speak) as console:
        interactive = not all_steps and file != STANDARD_INPUT and _is_interactive()
        _show(Replay(console, steps, viewer), console, read_place(begin), interactive=interactive)
    raise typer.Exit(0 if steps.illegal is None else CHECK_EXIT_CODES["fails"])


def _is_interactive() -> bool:
    # A program can be started without standard streams.
    return all(stream is not None and stream.isatty() for stream in (sys.stdin, sys.stdout))


def _show(replayed: Replay, console: Console, begin: tuple[int, int], *, interactive: bool) -> None:
    """Show the record until it ends or the user quits."""
    if begin != (1, 0):
        replayed.start_at(*begin)
    try:
        if interactive:
            replayed.watch()
        else:
            replayed.narrate_all()
    except EndOfInput:
        console.say(say("replay-left"))
    except KeyboardInterrupt:
        console.say("")  # ends the line with the prompt
        console.say(say("replay-left"))


def find_seat(players: tuple[str, ...], asked: str) -> int:
    """The seat with this number, or of the player with this name."""
    if asked.isdecimal() and len(asked) < 3 and 1 <= int(asked) <= len(players):
        return int(asked)
    found = [seat for seat, name in enumerate(players, 1) if name.casefold() == asked.strip().casefold()]
    if len(found) != 1:
        raise Problem("replay-no-seat", asked=asked[:40], found=len(found), most=len(players))
    return found[0]


def read_place(text: str) -> tuple[int, int]:
    """The hand and action of `3` or `3.12`; action 0 is the deal."""
    place = PLACE.fullmatch(text.strip())
    if place is None:
        raise Problem("replay-no-place", text=text[:40])
    return int(place[1]), int(place[2] or 0)


def _fullness(asked: str | None) -> Fullness:
    chosen = load_settings().fullness if asked is None else asked
    if chosen not in FULLNESS:
        raise Problem("replay-no-fullness", asked=chosen[:40], known=", ".join(FULLNESS))
    return chosen
