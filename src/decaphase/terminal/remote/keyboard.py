"""Reading what is typed while other things happen: by letters where a terminal allows it, else by lines."""

from __future__ import annotations

import codecs
import os
import signal
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TextIO

from decaphase.terminal.remote.inbox import Inbox, TypedEnd, TypedLine

if sys.platform != "win32":
    import termios


@contextmanager
def keyboard(inbox: Inbox, stdin: TextIO | None = None) -> Iterator[bool]:
    """Put what is typed into the inbox; whether it comes by letters, and we have to show it ourselves."""
    typed = stdin or sys.stdin
    letters = sys.platform != "win32" and typed.isatty()
    reader = _read_letters if letters else _read_lines
    thread = threading.Thread(target=reader, args=(typed, inbox), name="decaphase-keyboard", daemon=True)
    if not letters:
        thread.start()
        yield False
        return
    with _letter_by_letter(typed.fileno()):
        thread.start()
        yield True


def _read_lines(typed: TextIO, inbox: Inbox) -> None:
    for line in iter(typed.readline, ""):
        inbox.put(TypedLine(line))
    inbox.put(TypedEnd())


def _read_letters(typed: TextIO, inbox: Inbox) -> None:
    decoder = codecs.getincrementaldecoder("utf-8")("replace")
    while True:
        try:
            read = os.read(typed.fileno(), 1024)
        except (OSError, ValueError):  # the terminal has gone
            read = b""
        if not read:
            inbox.put(TypedEnd())
            return
        inbox.put(TypedLine(decoder.decode(read)))


@contextmanager
def _letter_by_letter(terminal: int) -> Iterator[None]:
    """Ask the terminal for every letter as it is typed; afterwards it is as it was."""
    before = termios.tcgetattr(terminal)
    now = termios.tcgetattr(terminal)
    now[3] &= ~(termios.ICANON | termios.ECHO)

    def begin(*_: object) -> None:
        termios.tcsetattr(terminal, termios.TCSADRAIN, now)

    begin()
    signal.signal(signal.SIGCONT, begin)  # whoever was stopped by Ctrl-Z finds a terminal with other habits
    try:
        yield
    finally:
        signal.signal(signal.SIGCONT, signal.SIG_DFL)
        termios.tcsetattr(terminal, termios.TCSADRAIN, before)
