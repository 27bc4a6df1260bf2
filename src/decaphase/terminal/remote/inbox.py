"""The queue of everything a remote game reacts to, and the keyboard thread that feeds it."""

from __future__ import annotations

import codecs
import os
import signal
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from queue import Empty, SimpleQueue
from typing import TextIO, TypeAlias

from decaphase.online.protocol.messages import FromServer
from decaphase.problems import Problem

if sys.platform != "win32":
    import termios


@dataclass(frozen=True, slots=True)
class TypedText:
    """Typed characters or lines."""

    text: str


@dataclass(frozen=True, slots=True)
class InputEnded:
    """The input has ended."""


@dataclass(frozen=True, slots=True)
class ServerMessage:
    """A message from the server."""

    message: FromServer


@dataclass(frozen=True, slots=True)
class ConnectionLost:
    """The connection was lost, or could not be opened."""


@dataclass(frozen=True, slots=True)
class Connected:
    """The connection is open; `reconnected`: it had been lost."""

    reconnected: bool


@dataclass(frozen=True, slots=True)
class Rejected:
    """The server no longer accepts this user."""

    problem: Problem


ConnectionEvent: TypeAlias = ServerMessage | ConnectionLost | Connected | Rejected
InboxItem: TypeAlias = TypedText | InputEnded | ConnectionEvent


class Inbox:
    """A queue that several threads fill and one reads."""

    def __init__(self) -> None:
        self._items: SimpleQueue[InboxItem] = SimpleQueue()

    def put(self, item: InboxItem) -> None:
        self._items.put(item)

    def take(self, seconds: float | None = None) -> InboxItem | None:
        """The next item; None after the timeout."""
        try:
            return self._items.get(timeout=seconds)
        except Empty:
            return None


@contextmanager
def read_keyboard(inbox: Inbox, stdin: TextIO | None = None) -> Iterator[bool]:
    """Read typed text into the inbox; yields whether it comes by character, so that we have to echo it."""
    typed = stdin or sys.stdin
    by_character = sys.platform != "win32" and typed.isatty()
    reader = _read_characters if by_character else _read_lines
    thread = threading.Thread(target=reader, args=(typed, inbox), name="decaphase-keyboard", daemon=True)
    if not by_character:
        thread.start()
        yield False
        return
    with _character_mode(typed.fileno()):
        thread.start()
        yield True


def _read_lines(typed: TextIO, inbox: Inbox) -> None:
    for line in iter(typed.readline, ""):
        inbox.put(TypedText(line))
    inbox.put(InputEnded())


def _read_characters(typed: TextIO, inbox: Inbox) -> None:
    decoder = codecs.getincrementaldecoder("utf-8")("replace")
    while True:
        try:
            read = os.read(typed.fileno(), 1024)
        except (OSError, ValueError):  # the terminal is gone
            read = b""
        if not read:
            inbox.put(InputEnded())
            return
        inbox.put(TypedText(decoder.decode(read)))


@contextmanager
def _character_mode(terminal: int) -> Iterator[None]:
    """Switch the terminal to unbuffered input without echo, and back afterwards."""
    before = termios.tcgetattr(terminal)
    now = termios.tcgetattr(terminal)
    now[3] &= ~(termios.ICANON | termios.ECHO)

    def begin(*_: object) -> None:
        termios.tcsetattr(terminal, termios.TCSADRAIN, now)

    begin()
    signal.signal(signal.SIGCONT, begin)  # after Ctrl-Z the shell has reset the terminal
    try:
        yield
    finally:
        signal.signal(signal.SIGCONT, signal.SIG_DFL)
        termios.tcsetattr(terminal, termios.TCSADRAIN, before)
