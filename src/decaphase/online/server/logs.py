"""The server's log: one line for each thing that happened, and nothing in it that is somebody's secret.

A line names a route by its template, an address by its network and an error by its kind: never a path with a
code in it, a query, a token, a card, a seed or a word that was said.
"""

from __future__ import annotations

import logging
import sys
import time
from traceback import extract_tb
from typing import Final

import structlog

LOGGER = structlog.get_logger("decaphase.online.server")
REFUSED_HANDSHAKE: Final = "ASGI callable returned without completing handshake."
"""So uvicorn complains whenever a handshake is answered with a refusal, which is what we meant."""
APART_SECONDS: Final = 1.0
DEEPEST: Final = 8
"""So many places of the program are named for an error."""


def set_up_logs(*, quiet: bool = False) -> None:
    """Write to standard error: for people at a terminal, as JSON anywhere else; `quiet`: troubles alone."""
    terminal = sys.stderr.isatty()
    last = structlog.dev.ConsoleRenderer() if terminal else structlog.processors.JSONRenderer()
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            last,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(logging.WARNING if quiet else logging.INFO),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=True,
    )
    # What libraries have to say, uvicorn among them, goes the same way, without what they would fill in.
    logging.basicConfig(handlers=[_Sparing()], level=logging.WARNING, force=True)


class _Sparing(logging.Handler):
    """Passes on what kind of thing happened; a path, an address or a value never."""

    def emit(self, record: logging.LogRecord) -> None:
        if record.msg == REFUSED_HANDSHAKE:
            return
        error = record.exc_info[1] if record.exc_info else None
        level = "error" if record.levelno >= logging.ERROR else "warning"
        said = str(record.msg).strip().partition("\n")[0] if "%" in str(record.msg) or error is None else ""
        getattr(LOGGER, level)("library", library=record.name, said=said[:100], **described(error))


class Troubles:
    """What went wrong where nobody waits for it, or with the database: one line a second for each kind.

    So an outage is told, by whichever table met it first, and does not fill the disk with its own story.
    """

    def __init__(self) -> None:
        self._told: dict[tuple[str, object], float] = {}

    def __call__(self, table: str, error: BaseException) -> None:
        kind, now = (type(error).__name__, getattr(error, "code", None)), time.monotonic()
        if now - self._told.get(kind, now - APART_SECONDS) >= APART_SECONDS:
            self._told[kind] = now
            LOGGER.error("trouble", table=table, **described(error))


def described(error: BaseException | None) -> dict[str, object]:
    """An error by its kind and its places; its own words may quote what was sent."""
    if error is None:
        return {}
    places = [f"{place.name}:{place.lineno}" for place in extract_tb(error.__traceback__)[-DEEPEST:]]
    return {"error": type(error).__name__, "code": getattr(error, "code", None), "places": places}


def write_failure(error: BaseException) -> None:
    """Write down what went wrong with one connection; everybody else plays on."""
    LOGGER.error("live-failed", **described(error))
