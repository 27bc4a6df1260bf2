"""Keeping the score of a game with real cards: each hand is asked for and saved at once."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from decaphase.problems import Problem
from decaphase.say import explain, say
from decaphase.sheet import HandResult, Sheet, SheetProblem, add_hand, edit_hand, standing_of, undo_hand
from decaphase.terminal.console import Console, EndOfInput
from decaphase.terminal.folders import path_exists
from decaphase.terminal.keep.autosave import SheetFile
from decaphase.terminal.keep.export import check_export_suffix, export_sheet
from decaphase.terminal.keep.hand_questions import HandQuestions
from decaphase.terminal.keep.sheet_text import (
    change_lines,
    example_of,
    hand_line,
    outcome_lines,
    say_names,
    sheet_lines,
    standings_lines,
)
from decaphase.terminal.keep.typed_input import (
    KEEP_COMMANDS,
    KeepCommand,
    QuitRequested,
    ask_or_do,
    command_words,
    confirm_or_do,
    find_command,
)


class HandDropped(Exception):
    """The hand being entered is discarded."""


class ScoreKeeper:
    """Keeps one sheet; `path` is its file, or None if it has none yet."""

    def __init__(
        self, console: Console, sheet: Sheet, path: Path | None = None, *, sentences: bool = False
    ) -> None:
        self.sheet = sheet
        self._console = console
        self._file = SheetFile(console, path, sheet)
        self._sentences = sentences
        self._asking = False
        """Whether a hand is being entered."""

    def keep(self) -> None:
        """Enter hands until the user quits or the input ends."""
        try:
            self._begin()
            while True:
                self._step()
        except QuitRequested:
            self._file.close_asking(self.sheet)
        except (EndOfInput, KeyboardInterrupt):
            self._file.close(self.sheet)

    def _begin(self) -> None:
        if self._file.path is None:
            self._file.save(self.sheet)
        self._show_sheet()
        if self.sheet.results:
            self._say_lines(outcome_lines(self.sheet, standing_of(self.sheet)))
        self._console.say(say("keep-welcome", help=command_words("help")[0]))

    def _step(self) -> None:
        """Read one answer to the main question: a command, or an empty line for the next hand."""
        standing, hand = standing_of(self.sheet), len(self.sheet.results) + 1
        if standing.over:
            prompt = say("keep-ask-over", quit=command_words("quit")[0])
        else:
            dealer = say_names(self.sheet, [standing.dealer] if standing.dealer else [])
            prompt = say("keep-ask-hand", hand=hand, dealer=dealer, known="yes" if dealer else "no")
        typed = self._console.ask(prompt).strip()
        if command := find_command(typed):
            self._do(command)
        elif typed:
            words = ", ".join(command_words(name)[0] for name in KEEP_COMMANDS)
            over = "yes" if standing.over else "no"
            self._console.say(explain(Problem("keep-no-such-word", words=words, over=over)))
        elif standing.over:
            raise QuitRequested
        else:
            self._write_hand(hand)

    def _do(self, command: KeepCommand) -> None:
        """Run a command."""
        match command.name:
            case "sheet":
                self._show_sheet()
            case "standings":
                self._say_lines(standings_lines(self.sheet))
            case "help":
                self._help()
            case "quit":
                raise QuitRequested
            case "export":
                self._export(command.argument)
            case "undo" if self._asking:
                raise HandDropped
            case "edit" if self._asking:
                self._console.say(say("keep-finish-first", undo=command_words("undo")[0]))
            case "undo":
                self._undo()
            case "edit":
                self._edit(command.argument)

    # Hands

    def _write_hand(self, hand: int) -> None:
        result = self._ask_hand(hand)
        if result is None:
            return
        before = standing_of(self.sheet)
        self.sheet = add_hand(self.sheet, result)
        self._file.save(self.sheet)
        self._console.say(say("keep-written", hand=hand))
        self._show_sheet()
        self._say_lines(outcome_lines(self.sheet, before))

    def _ask_hand(self, hand: int) -> HandResult | None:
        """The result of a hand; None if it was discarded."""
        self._asking = True
        try:
            return HandQuestions(self._console, self.sheet, hand, self._do).ask()
        except HandDropped:
            self._say_dropped(hand)
            return None
        except (EndOfInput, KeyboardInterrupt, QuitRequested):
            self._console.say("")
            self._say_dropped(hand)
            raise
        finally:
            self._asking = False

    def _say_dropped(self, hand: int) -> None:
        known = "yes" if hand <= len(self.sheet.results) else "no"
        self._console.say(say("keep-dropped", hand=hand, known=known))

    def _confirm(self, question: str) -> bool:
        """Ask a yes-or-no question; a command that discards the input means no."""
        asking, self._asking = self._asking, True
        try:
            return confirm_or_do(self._console, question, self._do)
        except HandDropped:
            return False
        finally:
            self._asking = asking

    def _undo(self) -> None:
        hand = len(self.sheet.results)
        try:
            shorter = undo_hand(self.sheet)
        except SheetProblem as problem:
            self._console.say(explain(problem))
            return
        self._console.say(hand_line(self.sheet, hand))
        if self._confirm(say("keep-ask-undo", hand=hand)):
            self.sheet = shorter
            self._file.save(self.sheet)
            self._console.say(say("keep-undone", hand=hand))
            self._show_sheet()

    def _edit(self, typed: str) -> None:
        """Ask for a past hand again, show what would change, and change it after confirmation."""
        hands = len(self.sheet.results)
        number = int(typed) if typed.isdecimal() and len(typed) < 4 else 0
        if not 1 <= number <= hands:
            self._console.say(say("keep-edit-which", edit=command_words("edit")[0], count=hands))
            return
        self._console.say(hand_line(self.sheet, number))
        result = self._ask_hand(number)
        if result is None:
            return
        try:
            changed = edit_hand(self.sheet, number, result)
        except SheetProblem as problem:
            reason = explain(problem)
            self._console.say(say("keep-does-not-fit", hand=problem.hand, reason=reason))
            return
        if changed == self.sheet:
            self._console.say(say("keep-nothing-changed", hand=number))
            return
        self._say_lines(change_lines(self.sheet, changed))
        if self._confirm(say("keep-ask-edit", hand=number)):
            before = standing_of(self.sheet, 0)
            self.sheet = changed
            self._file.save(self.sheet)
            self._console.say(say("keep-edited", hand=number))
            self._show_sheet()
            self._say_lines(outcome_lines(self.sheet, before))

    # Output

    def _show_sheet(self) -> None:
        self._say_lines(sheet_lines(self.sheet, self._console.width, sentences=self._sentences))

    def _help(self) -> None:
        rules = self.sheet.rules
        self._console.say(say("keep-help"))
        if rules.scoring == "points":
            self._console.say(say("keep-help-left", example=example_of(rules)))
        for name in KEEP_COMMANDS:
            words = ", ".join(command_words(name))
            self._console.say(say("keep-help-word", words=words, about=say(f"keep-word-{name}.about")))

    def _say_lines(self, lines: Sequence[str]) -> None:
        for line in lines:
            self._console.say(line)

    # Export

    def _export(self, typed: str) -> None:
        """Export the sheet to the given file, or ask for one."""
        name = typed or ask_or_do(self._console, say("keep-ask-export"), _read_file_name, self._do)
        if not name:
            return
        try:
            path = Path(name)
            check_export_suffix(path)
            if path_exists(path) and not self._confirm(say("keep-ask-replace", file=name)):
                return
            export_sheet(self.sheet, path)
        except Problem as problem:
            self._console.say(explain(problem))
        else:
            self._console.say(say("keep-exported", file=name))


def _read_file_name(typed: str) -> str:
    if typed:
        check_export_suffix(Path(typed))
    return typed
