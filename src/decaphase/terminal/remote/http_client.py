"""A client of the server's HTTP API: requests with a token, typed responses, errors as Problems."""

from __future__ import annotations

from collections.abc import Mapping
from http.client import HTTPException, HTTPMessage
from typing import IO, Final, TypeAlias, TypeVar
from urllib.error import HTTPError
from urllib.request import HTTPRedirectHandler, Request, build_opener

import msgspec

from decaphase.problems import Problem, Value
from decaphase.say import explain, spoken

T = TypeVar("T")
Field: TypeAlias = str | int | bool | Mapping[str, object]

RESPONSE_SECONDS: Final = 15.0
"""How long to wait for a response."""
MAX_RESPONSE_BYTES: Final = 8 * 1024 * 1024
"""The record of a long game is far smaller."""
UNAUTHORISED: Final = 401


class HttpProblem(msgspec.Struct, frozen=True):
    """An error response of the server."""

    code: str
    words: str
    values: dict[str, str | int] = {}


class SignedOut(Problem):
    """The server does not accept the token, or no longer does."""


class _NoRedirects(HTTPRedirectHandler):
    """Refuses redirects: a token is for one server only."""

    def redirect_request(
        self, req: Request, fp: IO[bytes], code: int, msg: str, headers: HTTPMessage, newurl: str
    ) -> None:
        return None


class HttpClient:
    """Requests to one server with one user's token."""

    def __init__(self, server: str, token: str | None = None) -> None:
        self.server = server
        self.token = token
        self._opener = build_opener(_NoRedirects)

    def get(self, path: str, expected: type[T]) -> T:
        """Get a resource."""
        return self._read(self._request("GET", path, None), expected)

    def send(self, method: str, path: str, expected: type[T], **fields: Field) -> T:
        """Send a request; the response."""
        return self._read(self._request(method, path, fields), expected)

    def text(self, path: str) -> str:
        """Get a resource as text."""
        return self._request("GET", path, None).decode("utf-8", "replace")

    def _read(self, body: bytes, expected: type[T]) -> T:
        try:
            return msgspec.json.decode(body or b"null", type=expected)
        except (msgspec.DecodeError, UnicodeError):
            raise Problem("connect-not-a-server", server=self.server) from None

    def _request(self, method: str, path: str, fields: Mapping[str, Field] | None) -> bytes:
        headers = {"Accept": "application/json, application/toml", "Accept-Language": spoken()}
        if self.token is not None:
            headers["Authorization"] = f"Bearer {self.token}"
        body = None
        if fields is not None:
            headers["Content-Type"], body = "application/json", msgspec.json.encode(fields)
        request = Request(self.server + path, body, headers, method=method)  # noqa: S310 - http(s) only
        try:
            with self._opener.open(request, timeout=RESPONSE_SECONDS) as answer:
                read: bytes = answer.read(MAX_RESPONSE_BYTES)
                return read
        except HTTPError as error:
            with error:
                raise self._problem(error.code, error.read(MAX_RESPONSE_BYTES)) from None
        except (OSError, HTTPException, ValueError):  # no server there, or not HTTP
            raise Problem("connect-no-server", server=self.server) from None

    def _problem(self, status: int, body: bytes) -> Problem:
        """The Problem in an error response."""
        try:
            reported = msgspec.json.decode(body, type=HttpProblem)
        except (msgspec.DecodeError, UnicodeError):
            return Problem("connect-not-a-server", server=self.server)
        problem = server_problem(reported.code, reported.words, reported.values)
        return SignedOut(problem.code, **problem.values) if status == UNAUTHORISED else problem


def server_problem(code: str, words: str, values: Mapping[str, Value]) -> Problem:
    """A Problem reported by the server; if we have no message for it, the server's own words."""
    problem = Problem(code, **values)
    try:
        explain(problem)
    except Exception:  # noqa: BLE001 - no such message, or not with these values: a newer server's
        return Problem("connect-server-says", words="".join(filter(str.isprintable, words))[:300])
    return problem
