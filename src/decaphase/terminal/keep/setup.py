"""Before the first hand: choose a sheet to continue, or the players and rules of a new one."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from decaphase.problems import Problem
from decaphase.rules import EDITIONS, OPTIONS, Rules, load_rules, read_option
from decaphase.rules.echo import echo
from decaphase.say import say, say_list
from decaphase.say.rules import say_meaning
from decaphase.sheet import Sheet, begin_sheet
from decaphase.terminal.console import Console
from decaphase.terminal.keep.files import SavedSheet, SavedSheets, explain_damage
from decaphase.terminal.keep.typed_input import KeepCommand, QuitRequested, ask_or_do, choose_or_do, read_seat
from decaphase.terminal.play.setup import default_edition


def choose_sheet(console: Console, saved: SavedSheets) -> SavedSheet | None:
    """The sheet to continue, or None for a new one; unreadable files are reported."""
    for path, problem in saved.damaged:
        console.say(say("keep-damaged", file=path.name, reason=explain_damage(problem)))
    unfinished = [kept for kept in saved.sheets if not kept.over]
    if not unfinished:
        return None
    choices = [*map(sheet_summary, unfinished), say("keep-a-new-one")]
    chosen = choose_or_do(console, say("keep-which-sheet"), choices, _commands_before_start(console))
    return unfinished[chosen] if chosen < len(unfinished) else None


def sheet_summary(kept: SavedSheet) -> str:
    """One line about a sheet: name, players, hands played, date."""
    return say(
        "keep-listed",
        name=kept.path.stem,
        players=say_list(kept.sheet.players),
        hands=len(kept.sheet.results),
        day=kept.day.isoformat(),
        over="yes" if kept.over else "no",
    )


def set_up_sheet(console: Console, saved: SavedSheets, rules: Rules | None, players: Sequence[str]) -> Sheet:
    """A new sheet; whatever was not given is asked for."""
    names = tuple(players) or ask_players(console, saved)
    rules = rules or ask_edition_and_options(console, saved)
    return begin_sheet(rules, names, ask_first_dealer(console, names))


def ask_players(console: Console, saved: SavedSheets) -> tuple[str, ...]:
    """Ask for the players, by name or by the number of an earlier player; the default is the last game's."""
    last = saved.sheets[0].sheet.players if saved.sheets else ()
    if saved.names:
        listed = ", ".join(f"{number} {name}" for number, name in enumerate(saved.names, 1))
        console.say(say("keep-names-before", names=listed))

    def read(typed: str) -> tuple[str, ...]:
        names = read_names(typed, saved.names) if typed else last
        if not names:
            raise Problem("keep-name-players")
        return begin_sheet(load_rules(), names).players

    prompt = say("keep-ask-players", default=say_list(last), known="yes" if last else "no")
    return ask_or_do(console, prompt, read, _commands_before_start(console))


def read_names(typed: str, before: Sequence[str] = ()) -> tuple[str, ...]:
    """The typed names, separated by commas, or by spaces if there is no comma."""
    parts = typed.split(",") if "," in typed else typed.split()
    names = []
    for part in filter(None, map(str.strip, parts)):
        known = part.isdecimal() and len(part) < 3 and 1 <= int(part) <= len(before)
        names.append(before[int(part) - 1] if known else part)
    return tuple(names)


def ask_edition_and_options(console: Console, saved: SavedSheets) -> Rules:
    """Ask for the edition and the table's options."""
    last = saved.sheets[0].sheet.rules.edition if saved.sheets else None
    choices = [
        say("keep-edition", title=say(f"edition-{name}"), about=say(f"edition-{name}.about"))
        for name in EDITIONS
    ]
    default = EDITIONS.index(last or default_edition())
    edition = EDITIONS[
        choose_or_do(console, say("keep-which-edition"), choices, _commands_before_start(console), default)
    ]
    return ask_options(console, edition)


def ask_options(console: Console, edition: str) -> Rules:
    """Ask for options, one per line, until an empty line."""
    rules = load_rules(edition)
    listed = say("keep-word-list").split()

    def read(typed: str) -> Rules | None:
        if not typed:
            return None
        if typed.casefold() in listed:
            list_options(console)
            return rules
        name, value = read_option(typed)
        changed = load_rules(edition, {**dict(rules.overrides), name: value})
        if name != "phases":
            console.say(say_meaning(changed, name))
        return changed

    prompt = say("keep-ask-option", word=listed[0])
    while found := ask_or_do(console, prompt, read, _commands_before_start(console)):
        rules, prompt = found, say("keep-ask-more")
    return rules


def list_options(console: Console) -> None:
    """List every option that takes a word, with its purpose and values."""
    for name, option in OPTIONS.items():
        if option.values:
            values = ", ".join(map(echo, option.values))
            console.say(say("keep-option", name=name, about=say(f"option-{name}.about"), values=values))


def ask_first_dealer(console: Console, players: tuple[str, ...]) -> int | None:
    """Ask who deals first; None if that is not recorded."""
    seats = range(1, len(players) + 1)

    def read(typed: str) -> int | None:
        return read_seat(typed, players, seats) if typed else None

    listed = ", ".join(f"{seat} {name}" for seat, name in enumerate(players, 1))
    return ask_or_do(console, say("keep-ask-dealer", players=listed), read, _commands_before_start(console))


def _commands_before_start(console: Console) -> Callable[[KeepCommand], None]:
    """The command handler before there is a sheet: only quitting makes sense."""

    def do(command: KeepCommand) -> None:
        if command.name == "quit":
            raise QuitRequested
        console.say(say("keep-help-before", quit=say("keep-word-quit").split()[0]))

    return do
