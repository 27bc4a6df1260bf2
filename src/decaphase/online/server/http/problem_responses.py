"""Problems as HTTP responses: a status, a code, and a sentence in the client's language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

import msgspec
from litestar.types import HTTPSendMessage, Send

from decaphase.online.server.http.rate_limits import RateLimited
from decaphase.online.store import StoreProblem
from decaphase.online.table import Refused
from decaphase.problems import Problem, Value
from decaphase.say import DEFAULT_LANGUAGE, explain, languages


class ProblemBody(msgspec.Struct, frozen=True):
    """What is wrong: a stable `code`, `words` for a person, and the `values` in those words."""

    code: str
    words: str
    values: dict[str, Value]


STORE_UNAVAILABLE: Final = Problem("server-no-store")
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
    "server-foreign-host": 421,
    "server-no-page": 404,
    "server-no-invite": 404,
    "server-no-sheet": 404,
    "server-wrong-method": 405,
    "server-too-big": 413,
    "server-not-json": 415,
    "server-cookies-too-big": 431,
    "server-too-often": 429,
    "server-over-budget": 429,
    "server-connections": 429,
    "server-failed": 500,
    "server-busy": 503,
    "server-cannot-write": 503,
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
"""Any other code: 403 if a table refuses, else 400."""


def public_problem(problem: Problem) -> Problem:
    """The problem to report: details of the database stay on the server."""
    public = problem.code in STATUS or problem.code.startswith("store-bad-")
    return problem if public or not isinstance(problem, StoreProblem) else STORE_UNAVAILABLE


def status_of(problem: Problem) -> int:
    """The HTTP status of a problem."""
    return STATUS.get(problem.code, 403 if isinstance(problem, Refused) else 400)


def problem_body(problem: Problem, language: str) -> bytes:
    """The JSON body of a response."""
    return msgspec.json.encode(ProblemBody(problem.code, explain(problem, language), problem.values))


def extra_headers(problem: Problem) -> list[tuple[bytes, bytes]]:
    """`Retry-After` or `WWW-Authenticate`, where they apply."""
    if isinstance(problem, RateLimited):
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
    extra: Sequence[tuple[bytes, bytes]] = (),
) -> None:
    """Answer a request, or (`kind` websocket.http) a handshake, with a problem."""
    reported = public_problem(problem)
    body = problem_body(reported, language)
    headers = [
        (b"content-type", b"application/json"),
        (b"content-length", str(len(body)).encode()),
        *extra_headers(reported),
        *extra,
    ]
    await send(_message(f"{kind}.response.start", status=status_of(reported), headers=headers))
    await send(_message(f"{kind}.response.body", body=body, more_body=False))


def _message(kind: str, **parts: object) -> HTTPSendMessage:
    """An ASGI message; Litestar has no types for the response to a handshake."""
    return {"type": kind, **parts}  # type: ignore[return-value]


def preferred_language(accepted: str) -> str:
    """The supported language that an `Accept-Language` header prefers.

    >>> [preferred_language(text) for text in ("de-AT,de;q=0.9,en;q=0.8", "pt, nl;q=0.3, fr;q=0.7", "*")]
    ['de', 'fr', 'en']
    """
    best, weight = DEFAULT_LANGUAGE, 0.0
    for part in accepted[:200].split(","):
        tag, _, rest = part.strip().partition(";")
        language = tag.partition("-")[0].lower()
        preference = _weight(rest)
        if language in languages() and preference > weight:
            best, weight = language, preference
    return best


def _weight(text: str) -> float:
    name, _, value = text.strip().partition("=")
    try:
        return float(value) if name == "q" else 1.0
    except ValueError:
        return 0.0
