"""Errors of endpoints as our own problems, never in the framework's words."""

from __future__ import annotations

import re
from typing import Final, cast

from litestar import Request, Response
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.handlers import HTTPRouteHandler

from decaphase.online.server.api.dependencies import ApiRequest
from decaphase.online.server.http.problem_responses import (
    extra_headers,
    problem_body,
    public_problem,
    status_of,
)
from decaphase.online.server.logs import LOGGER, error_fields
from decaphase.problems import Problem
from decaphase.rules.echo import echo

CODES: Final = {
    401: "server-sign-in",
    404: "server-no-page",
    405: "server-wrong-method",
    413: "server-too-big",
    415: "server-not-json",
}
MAX_BODY_BYTES: Final = 16 * 1024

_MISSING: Final = re.compile("missing required field `(.*)`")
_UNKNOWN: Final = re.compile("unknown field `(.*)`")


def answer_error(request: Request[object, object, State], error: Exception) -> Response[bytes]:
    """The response to an exception."""
    problem = public_problem(to_problem(error, _max_body_bytes(request)))
    status = status_of(problem)
    if status == 500:
        LOGGER.error("request-failed", **error_fields(error))
    headers = {name.decode(): value.decode() for name, value in extra_headers(problem)}
    if isinstance(error, HTTPException) and error.headers and status == 405:
        headers |= {name: value for name, value in error.headers.items() if name.lower() == "allow"}
    language = cast("ApiRequest", request).context.language
    return Response(
        problem_body(problem, language), status_code=status, headers=headers, media_type="application/json"
    )


def to_problem(error: Exception, most: int = MAX_BODY_BYTES) -> Problem:
    """An exception as a Problem; `most`: the allowed bytes of the body."""
    if isinstance(error, Problem):
        return error
    if isinstance(error, RecursionError | UnicodeDecodeError):  # raised by msgspec for malformed JSON
        return Problem("server-unreadable")
    if not isinstance(error, HTTPException) or error.status_code >= 500:
        return Problem("server-failed")
    if error.status_code == 413:
        return Problem("server-too-big", most=most)
    if error.status_code in CODES:
        return Problem(CODES[error.status_code])
    return _field_problem(error.extra)


def _max_body_bytes(request: Request[object, object, State]) -> int:
    """The allowed bytes of a request's body."""
    handler = request.scope.get("route_handler")
    own = handler.request_max_body_size if isinstance(handler, HTTPRouteHandler) else None
    return own if isinstance(own, int) else MAX_BODY_BYTES


def _field_problem(extra: object) -> Problem:
    """The invalid field, as far as the framework names it."""
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
