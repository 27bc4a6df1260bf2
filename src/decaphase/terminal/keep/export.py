"""Export of a score sheet as CSV or as text."""

from __future__ import annotations

import csv
from io import StringIO
from pathlib import Path
from textwrap import wrap
from typing import Final

from decaphase.problems import Problem
from decaphase.say import say, say_list
from decaphase.sheet import Sheet, standing_of
from decaphase.terminal.console import MAX_WIDTH
from decaphase.terminal.folders import write_atomically
from decaphase.terminal.keep.sheet_text import (
    hand_line,
    outcome_lines,
    place_of,
    player_line,
    standings_lines,
)

EXPORT_SUFFIXES: Final = (".csv", ".txt")


def export_sheet(sheet: Sheet, path: Path) -> None:
    """Write the sheet to a file, in the format of its suffix."""
    check_export_suffix(path)
    form = as_csv if path.suffix.casefold() == ".csv" else as_text
    try:
        write_atomically(path.expanduser(), form(sheet))
    except (ValueError, RuntimeError):  # not a valid file name, or an unknown user after ~
        raise Problem("cannot-keep", file=str(path)[:80], reason="other") from None


def check_export_suffix(path: Path) -> None:
    """Refuse a suffix other than those we can write."""
    if path.suffix.casefold() not in EXPORT_SUFFIXES:
        raise Problem("keep-export-ending", file=str(path)[:80])


def as_csv(sheet: Sheet) -> str:
    """One row per player: phases done, points of each hand, total, place."""
    standing = standing_of(sheet)
    hands = range(1, len(sheet.results) + 1)
    text = StringIO()
    writer = csv.writer(text, lineterminator="\n")
    headings = [say("keep-head-player"), say("keep-head-phases")]
    headings += [say("keep-head-hand", hand=hand) for hand in hands]
    writer.writerow([*headings, say("keep-head-total"), say("keep-head-place")])
    for seat, player in enumerate(sheet.players, 1):
        points = [standing.points[hand - 1][seat - 1] for hand in hands]
        row = [player, " ".join(map(str, standing.done[seat - 1]))]
        row += ["" if got is None else str(got) for got in points]
        writer.writerow([*row, standing.totals[seat - 1], place_of(standing, seat) or ""])
    return text.getvalue()


def as_text(sheet: Sheet) -> str:
    """The whole sheet in sentences: players and rules, standings, then hand by hand."""
    standing = standing_of(sheet)
    edition = say(f"edition-{sheet.rules.edition}")
    options = ", ".join(name for name, _ in sheet.rules.overrides)
    lines = [
        say("keep-title", players=say_list(sheet.players), edition=edition, options=options or "none"),
        "",
    ]
    lines += [player_line(sheet, standing, seat) for seat in range(1, len(sheet.players) + 1)]
    lines += [
        "",
        say("keep-standings"),
        *standings_lines(sheet),
        *outcome_lines(sheet, standing_of(sheet, 0)),
        "",
    ]
    lines += [hand_line(sheet, hand) for hand in range(1, len(sheet.results) + 1)]
    short = (part for line in lines for part in wrap(line, MAX_WIDTH) or [""])
    return "\n".join(short).rstrip() + "\n"
