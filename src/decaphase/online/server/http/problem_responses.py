"""Answers to what cannot be done: a code, one clear sentence in the asker's language, and a status."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

import msgspec
from litestar.types import HTTPSendMessage, Send

from decaphase.online.server.http.rate_limits import TooOften
from decaphase.online.store import StoreProblem
from decaphase.online.table import Refused
from decaphase.problems import Problem, Value
from decaphase.say import DEFAULT_LANGUAGE, explain, languages


class ProblemBody(msgspec.Struct, frozen=True):
    """What is wrong: `code` never changes, `words` say it to a person, `values` are what the words name."""

    code: str
    words: str
    values: dict[str, Value]


NO_STORE: Final = Problem("server-no-store")
STATUS: Final[Mapping[str, int]] = {
    "login-taken": 409,
    "paper-not-installed": 503,
    "no-louis": 503,
    "no-louis-table": 503,
    "print-no-game": 409,
    "print-no-such-page": 404,
    "replay-no-such-action": 404,
    "replay-no-such-hand": 404,
    "server-sign-in": 401,
    "server-wrong-login": 401,
    "server-wrong-password": 403,
    "server-foreign-page": 403,
    "server-figures": 403,
    "server-no-page": 404,
    "server-no-invite": 404,
    "server-no-sheet": 404,
    "server-wrong-method": 405,
    "server-too-big": 413,
    "server-not-json": 415,
    "server-too-often": 429,
    "server-connections": 429,
    "server-failed": 500,
    "server-busy": 503,
    "server-no-store": 503,
    "sheet-gone": 404,
    "sheet-newer": 409,
    "sheets-full": 409,
    "store-busy": 503,
    "store-no-account": 401,
    "store-no-table": 404,
    "store-too-big": 413,
    "table-closed": 409,
    "table-no-game-yet": 409,
    "table-no-such-game": 404,
}
"""Whatever is not here: 403 where a table refuses, else 400."""


def problem_to_say(problem: Problem) -> Problem:
    """What somebody far away is told: where the database is, and what ails it, is not their business."""
    sayable = problem.code in STATUS or problem.code.startswith("store-bad-")
    return problem if sayable or not isinstance(problem, StoreProblem) else NO_STORE


def status_of(problem: Problem) -> int:
    """The HTTP status of a problem."""
    return STATUS.get(problem.code, 403 if isinstance(problem, Refused) else 400)


def body_of(problem: Problem, language: str) -> bytes:
    """The body of an answer."""
    return msgspec.json.encode(ProblemBody(problem.code, explain(problem, language), problem.values))


def extra_headers(problem: Problem) -> list[tuple[bytes, bytes]]:
    """When to try again, and how to show who you are."""
    if isinstance(problem, TooOften):
        return [(b"retry-after", str(problem.seconds).encode())]
    match status_of(problem):
        case 401:
            return [(b"www-authenticate", b"Bearer")]
        case 503:
            return [(b"retry-after", b"5")]
    return []


async def send_problem(
    send: Send,
    problem: Problem,
    language: str,
    kind: str = "http",
    kept: Sequence[tuple[bytes, bytes]] = (),
) -> None:
    """Answer a request, or (`kind` websocket.http) a handshake, with a problem."""
    said = problem_to_say(problem)
    body = body_of(said, language)
    headers = [
        (b"content-type", b"application/json"),
        (b"content-length", str(len(body)).encode()),
        *extra_headers(said),
        *kept,
    ]
    await send(_message(f"{kind}.response.start", status=status_of(said), headers=headers))
    await send(_message(f"{kind}.response.body", body=body, more_body=False))


def _message(kind: str, **parts: object) -> HTTPSendMessage:
    """A message of ASGI; Litestar knows no types for the answer to a handshake."""
    return {"type": kind, **parts}  # type: ignore[return-value]


def language_asked(accepted: str) -> str:
    """The language of ours that a browser asks for first.

    >>> [language_asked(accepted) for accepted in ("de-AT,de;q=0.9,en;q=0.8", "pt, nl;q=0.3, fr;q=0.7", "*")]
    ['de', 'fr', 'en']
    """
    best, weight = DEFAULT_LANGUAGE, 0.0
    for part in accepted[:200].split(","):
        tag, _, rest = part.strip().partition(";")
        language = tag.partition("-")[0].lower()
        asked = _weight(rest)
        if language in languages() and asked > weight:
            best, weight = language, asked
    return best


def _weight(text: str) -> float:
    name, _, value = text.strip().partition("=")
    try:
        return float(value) if name == "q" else 1.0
    except ValueError:
        return 0.0
