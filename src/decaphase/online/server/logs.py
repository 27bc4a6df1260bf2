"""The server's structured log, without secrets.

A line has a route's template, an address's network and an error's kind: never a path with an invite code, a
query, a token, a card, a seed or a chat message.
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
"""uvicorn's complaint about every refused handshake."""
REPEAT_SECONDS: Final = 1.0
MAX_FRAMES: Final = 8
"""Stack frames that are logged for an error."""


def set_up_logs(*, quiet: bool = False) -> None:
    """Log to standard error, as text at a terminal, else as JSON; `quiet`: warnings and errors only."""
    terminal = sys.stderr.isatty()
    renderer = structlog.dev.ConsoleRenderer() if terminal else structlog.processors.JSONRenderer()
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            renderer,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(logging.WARNING if quiet else logging.INFO),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=True,
    )
    # The libraries' messages, uvicorn's among them, without their arguments.
    logging.basicConfig(handlers=[_RedactingHandler()], level=logging.WARNING, force=True)


class _RedactingHandler(logging.Handler):
    """Logs the template of a library's message, never its arguments."""

    def emit(self, record: logging.LogRecord) -> None:
        if record.msg == REFUSED_HANDSHAKE:
            return
        error = record.exc_info[1] if record.exc_info else None
        level = "error" if record.levelno >= logging.ERROR else "warning"
        text = str(record.msg)
        template = text.strip().partition("\n")[0] if "%" in text or error is None else ""
        getattr(LOGGER, level)("library", library=record.name, said=template[:100], **error_fields(error))


class ErrorLog:
    """Logs background and database errors, each kind at most once a second.

    So an outage that hits every table does not fill the disk.
    """

    def __init__(self) -> None:
        self._logged_at: dict[tuple[str, object], float] = {}

    def __call__(self, table: str, error: BaseException) -> None:
        kind, now = (type(error).__name__, getattr(error, "code", None)), time.monotonic()
        if now - self._logged_at.get(kind, now - REPEAT_SECONDS) >= REPEAT_SECONDS:
            self._logged_at[kind] = now
            LOGGER.error("trouble", table=table, **error_fields(error))


def error_fields(error: BaseException | None) -> dict[str, object]:
    """The kind of an error and where it happened; its own text may quote a client's data."""
    if error is None:
        return {}
    places = [f"{frame.name}:{frame.lineno}" for frame in extract_tb(error.__traceback__)[-MAX_FRAMES:]]
    return {"error": type(error).__name__, "code": getattr(error, "code", None), "places": places}


def log_connection_failure(error: BaseException) -> None:
    LOGGER.error("live-failed", **error_fields(error))
