"""The command line: `decaphase COMMAND ...`.

To add a command NAME, add a module `NAME.py` here with a function `run`, whose parameters are those of the
command. The catalogue holds the help: `help-NAME`, and `help-NAME-PARAMETER` for each parameter. Only the
module of the requested command is imported, so that `decaphase check` starts quickly; import slow packages
inside the function that needs them. Modules whose name begins with `_` are not commands.

A command raises a `Problem` for an error of the user: it is printed as one sentence, and the exit code is 2.
Any other exit code is a `typer.Exit(code)`.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib import import_module
from io import TextIOWrapper
from itertools import pairwise
from pathlib import Path
from typing import Annotated

import typer

from decaphase.cli._help import TranslatedCommand, TranslatedGroup, new_app
from decaphase.problems import Problem

PROBLEM_EXIT_CODE = 2
"""The exit code for an error the user can correct."""


def main() -> None:
    """Run the program with its command-line arguments."""
    for stream in (sys.stdout, sys.stderr):
        # A character missing in the terminal's encoding is replaced; that is no reason to stop.
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    arguments = sys.argv[1:]
    choose_language(arguments)
    try:
        build_app(arguments)(arguments, prog_name="decaphase")
    except Problem as problem:
        from decaphase.say import explain  # loads the catalogue only when needed

        sys.stderr.write(explain(problem) + "\n")
        sys.exit(PROBLEM_EXIT_CODE)


def choose_language(arguments: Sequence[str]) -> None:
    """Use the language of `--lang`, DECAPHASE_LANG or the system, if we have it.

    `--lang` is parsed first, so that it applies to a `--help` before it too.
    """
    given = (after for word, after in pairwise(arguments) if word == "--lang")
    variables = map(os.environ.get, ("DECAPHASE_LANG", "LC_ALL", "LC_MESSAGES", "LANG"))
    asked = next(filter(None, (*given, *variables)), "")
    language = asked.replace("-", "_").partition("_")[0].partition(".")[0].lower()
    if language not in ("", "c", "posix", "en"):
        from decaphase.say import languages, speak

        if language in languages():
            speak(language)


def build_app(arguments: Sequence[str] = ()) -> typer.Typer:
    """The app with the command named in the arguments, or with all commands if there is none."""
    app = new_app(TranslatedGroup)
    app.callback()(_decaphase)
    known = commands()
    named = [word for word in arguments if word in known]
    for name in named[:1] or known:
        module = import_module(f"{__name__}.{name}")
        if name == "print":  # a group of commands, one for each kind
            app.add_typer(module.kinds, name=name)
        else:
            app.command(name, cls=TranslatedCommand)(module.run)
    return app


def commands() -> list[str]:
    """The names of all commands."""
    modules = Path(__file__).parent.glob("*.py")
    return sorted(file.stem for file in modules if not file.stem.startswith("_"))


def _print_version(asked: bool) -> None:
    if asked:
        from decaphase import __version__
        from decaphase.engine.native import problem
        from decaphase.say import say

        engine = say(f"version-{problem() or 'native'}")
        typer.echo(f"decaphase {__version__} ({engine})")  # scripts take the second word for the version
        raise typer.Exit


def _decaphase(
    version: Annotated[bool, typer.Option("--version", callback=_print_version, is_eager=True)] = False,
) -> None:
    """The card game of ten phases: its rulebooks as data, and a referee for its games."""
