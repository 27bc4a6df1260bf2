"""Opening and closing the console of interactive commands."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from decaphase.problems import Problem
from decaphase.rules.echo import echo
from decaphase.say import say
from decaphase.say.events import FULLNESS, Fullness
from decaphase.terminal.console import Console, EndOfInput, open_console
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
