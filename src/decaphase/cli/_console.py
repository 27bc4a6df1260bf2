"""The console of interactive commands, and the options that they read alike."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from decaphase.problems import Problem
from decaphase.rules import Rules, load_rules, read_options
from decaphase.rules.echo import echo
from decaphase.say import say
from decaphase.say.events import FULLNESS, Fullness
from decaphase.terminal.console import Console, EndOfInput, open_console
from decaphase.terminal.play.setup import default_edition
from decaphase.terminal.settings import TerminalSettings
from decaphase.terminal.speech import find_voice


@contextmanager
def open_terminal(settings: TerminalSettings, *, plain: bool, aloud: bool) -> Iterator[Console]:
    """A console; Ctrl-C and the end of the input end it with a farewell instead of a traceback."""
    voice = find_voice() if aloud else None
    console = open_console(plain=plain, colour=settings.colour, voice=voice)
    try:
        yield console
    except (EndOfInput, KeyboardInterrupt):
        console.say(say("terminal-bye"))
    finally:
        if voice is not None:
            voice.finish()


def read_fullness(asked: str | None, default: Fullness) -> Fullness:
    """The verbosity asked for, or the default."""
    for fullness in FULLNESS:
        if asked == fullness:
            return fullness
    if asked is None:
        return default
    raise Problem("no-such-fullness", asked=echo(asked), known=", ".join(FULLNESS))


def read_rules(edition: str | None, options: Sequence[str] | None) -> Rules | None:
    """The rules asked for; None if neither an edition nor an option is given."""
    if not edition and not options:
        return None
    return load_rules(edition or default_edition(), read_options(options or ()))
