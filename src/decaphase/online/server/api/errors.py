"""Whatever goes wrong in a page, as a problem of ours: nobody reads a framework's words."""

from __future__ import annotations

import re
from typing import Final

from litestar import Response
from litestar.exceptions import HTTPException
from litestar.handlers import HTTPRouteHandler

from decaphase.online.server.api.dependencies import Call, asking_of
from decaphase.online.server.http.problem_responses import body_of, extra_headers, problem_to_say, status_of
from decaphase.online.server.logs import LOGGER, described
from decaphase.problems import Problem
from decaphase.rules.echo import echo

CODES: Final = {
    401: "server-sign-in",
    404: "server-no-page",
    405: "server-wrong-method",
    413: "server-too-big",
    415: "server-not-json",
}
LARGEST_BODY: Final = 16 * 1024

_MISSING: Final = re.compile("missing required field `(.*)`")
_UNKNOWN: Final = re.compile("unknown field `(.*)`")


def answer_error(request: Call, error: Exception) -> Response[bytes]:
    """The answer to whatever was raised."""
    problem = problem_to_say(problem_of(error, _largest_body(request)))
    status = status_of(problem)
    if status == 500:
        LOGGER.error("request-failed", **described(error))
    headers = {name.decode(): value.decode() for name, value in extra_headers(problem)}
    if isinstance(error, HTTPException) and error.headers and status == 405:
        headers |= {name: value for name, value in error.headers.items() if name.lower() == "allow"}
    language = asking_of(request).language
    return Response(
        body_of(problem, language), status_code=status, headers=headers, media_type="application/json"
    )


def problem_of(error: Exception, most: int = LARGEST_BODY) -> Problem:
    """What went wrong, as a problem of ours; `most`: the bytes that may be sent."""
    if isinstance(error, Problem):
        return error
    if isinstance(error, RecursionError | UnicodeDecodeError):  # what msgspec raises of JSON that is none
        return Problem("server-unreadable")
    if not isinstance(error, HTTPException) or error.status_code >= 500:
        return Problem("server-failed")
    if error.status_code == 413:
        return Problem("server-too-big", most=most)
    if error.status_code in CODES:
        return Problem(CODES[error.status_code])
    return _field_problem(error.extra)


def _largest_body(request: Call) -> int:
    """The bytes that may be sent to a page."""
    page = request.scope.get("route_handler")
    own = page.request_max_body_size if isinstance(page, HTTPRouteHandler) else None
    return own if isinstance(own, int) else LARGEST_BODY


def _field_problem(extra: object) -> Problem:
    """Which field was wrong, and how, as far as the framework has said so."""
    first = extra[0] if isinstance(extra, list) and extra else None
    if not isinstance(first, dict):
        return Problem("server-unreadable")
    words, key = str(first.get("message", "")), str(first.get("key", ""))
    if found := _MISSING.search(words):
        return Problem("server-missing-field", field=echo(found[1]))
    if found := _UNKNOWN.search(words):
        return Problem("server-unknown-field", field=echo(found[1]))
    if key in ("", "data"):
        return Problem("server-unreadable")
    return Problem("server-bad-field", field=echo(key))
