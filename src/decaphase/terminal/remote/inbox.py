"""What somebody at a table far away has to see to: what they type, and what comes over the wire."""

from __future__ import annotations

from dataclasses import dataclass
from queue import Empty, SimpleQueue
from typing import TypeAlias

from decaphase.online.protocol.messages import FromServer
from decaphase.problems import Problem


@dataclass(frozen=True, slots=True)
class TypedLine:
    """Something was typed: letters, or whole lines."""

    text: str


@dataclass(frozen=True, slots=True)
class TypedEnd:
    """Nothing more will be typed."""


@dataclass(frozen=True, slots=True)
class ServerMessage:
    """The server said something."""

    message: FromServer


@dataclass(frozen=True, slots=True)
class Lost:
    """The connection was lost, or there never was one."""


@dataclass(frozen=True, slots=True)
class Back:
    """There is a connection; `again`: after one that was lost."""

    again: bool


@dataclass(frozen=True, slots=True)
class TurnedAway:
    """The server lets this person in no more, and why."""

    problem: Problem


FromWire: TypeAlias = ServerMessage | Lost | Back | TurnedAway
News: TypeAlias = TypedLine | TypedEnd | FromWire


class Inbox:
    """Where everything arrives, from whichever thread, to be seen to one after the other."""

    def __init__(self) -> None:
        self._news: SimpleQueue[News] = SimpleQueue()

    def put(self, news: News) -> None:
        self._news.put(news)

    def take(self, seconds: float | None = None) -> News | None:
        """The next of it; None where nothing came in so many seconds."""
        try:
            return self._news.get(timeout=seconds)
        except Empty:
            return None
