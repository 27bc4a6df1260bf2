"""Saving a score sheet after every hand, without losing anything if its file cannot be written."""

from __future__ import annotations

from pathlib import Path

from decaphase.problems import Problem
from decaphase.records.sheet_file import write_sheet
from decaphase.say import explain, say
from decaphase.sheet import Sheet
from decaphase.terminal.console import Console, EndOfInput
from decaphase.terminal.folders import path_exists
from decaphase.terminal.keep.files import (
    SHEET_SUFFIX,
    changed_on_disk,
    is_in_sheets_folder,
    new_sheet_path,
    save_sheet,
)
from decaphase.terminal.keep.typed_input import find_command


class SheetFile:
    """The file of one sheet; `path` is None until a name has been found.

    A file that another program has changed is never overwritten.
    """

    def __init__(self, console: Console, path: Path | None, sheet: Sheet) -> None:
        self.path = path
        self._console = console
        self._on_disk = None if path is None else sheet
        """The contents of the file, as far as we know."""
        self._failure_reported = False

    def save(self, sheet: Sheet) -> None:
        """Write the file; report a failure once, and try again after the next hand."""
        try:
            self._write(sheet)
        except Problem as problem:
            if not self._failure_reported:
                self._console.say(explain(problem))
                self._console.say(say("keep-not-written"))
            self._failure_reported = True
            return
        if self._failure_reported:
            self._console.say(say("keep-written-again"))
        self._failure_reported = False

    def _write(self, sheet: Sheet) -> None:
        if self.path is None or self._on_disk is None:
            self.path = new_sheet_path(sheet.players)
        elif changed_on_disk(self.path, self._on_disk):
            self.path = new_sheet_path(sheet.players)
            self._console.say(say("keep-elsewhere", name=self.path.stem))
        save_sheet(self.path, sheet)
        self._on_disk = sheet

    def close_asking(self, sheet: Sheet) -> None:
        """Close the sheet, asking for another path if its file cannot be written."""
        self._save_if_changed(sheet)
        try:
            while self._on_disk != sheet and self._ask_other_path(sheet):
                pass
        except (EndOfInput, KeyboardInterrupt):
            pass  # `close` prints the sheet
        self.close(sheet)

    def _save_if_changed(self, sheet: Sheet) -> None:
        """Try again: there may be space by now, or an interrupt came before the write."""
        if self._on_disk != sheet:
            self.save(sheet)

    def _ask_other_path(self, sheet: Sheet) -> bool:
        """Ask for another path and write there; False if none was given."""
        typed = self._console.ask(say("keep-ask-place")).strip()
        if not typed or find_command(typed):
            return False
        path = Path(typed if typed.endswith(SHEET_SUFFIX) else typed + SHEET_SUFFIX)
        if path_exists(path):
            self._console.say(say("keep-taken", file=str(path)))
            return True
        try:
            save_sheet(path, sheet)
        except Problem as problem:
            self._console.say(explain(problem))
        else:
            self.path, self._on_disk = path, sheet
        return True

    def close(self, sheet: Sheet) -> None:
        """Say how to continue; a sheet that could not be saved is printed in full, to be copied."""
        self._console.say("")
        self._save_if_changed(sheet)
        if self.path is None or self._on_disk != sheet:
            self._console.say(say("keep-lost"))
            for line in write_sheet(sheet).splitlines():
                self._console.say(line)
            return
        name = self.path.stem if is_in_sheets_folder(self.path) else str(self.path)
        self._console.say(say("keep-kept", command=f"decaphase keep {quoted(name)}"))


def quoted(name: str) -> str:
    """A name quoted for a shell.

    >>> quoted("ann-bob"), quoted("my sheets/x.toml")
    ('ann-bob', '"my sheets/x.toml"')
    """
    return f'"{name}"' if " " in name else name
