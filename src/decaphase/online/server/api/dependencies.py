"""What every page needs to know: who asks, and what is running."""

from __future__ import annotations

from typing import Final, TypeAlias, TypeVar, cast

from litestar import Request, Response
from litestar.datastructures import State
from litestar.openapi.datastructures import ResponseSpec

from decaphase.online.server.auth.sessions import Session
from decaphase.online.server.http.middleware import ASKING, RequestContext
from decaphase.online.server.http.problem_responses import ProblemBody
from decaphase.online.server.http.security import write_cookie
from decaphase.online.server.services import Services
from decaphase.problems import Problem

Call: TypeAlias = Request[object, object, State]
"""A request to one of the pages."""

Body = TypeVar("Body")

SIGNED: Final[list[dict[str, list[str]]]] = [{"token": []}, {"cookie": []}]
"""What a page asks for that is somebody's own."""

_WORDS: Final = {
    400: "What was sent cannot be read, or cannot be so.",
    401: "No token, or one that has ended.",
    403: "This is not for you.",
    404: "There is no such thing, or it is not yours to see.",
    405: "Not in this way.",
    409: "Not now.",
    413: "Too much was sent.",
    415: "Something other than JSON was sent.",
    429: "Too often; `Retry-After` says when to try again.",
    503: "The server cannot do it at the moment.",
}
PROBLEMS: Final = {
    status: ResponseSpec(ProblemBody, generate_examples=False, description=words)
    for status, words in _WORDS.items()
}


def running_of(request: Call) -> Services:
    """What is running."""
    return cast("Services", request.app.state.running)


def asking_of(request: Call) -> RequestContext:
    """Who asks."""
    return cast("RequestContext", request.scope["state"][ASKING])


def session_of(request: Call) -> Session:
    """The session of whoever asks; who has none is told to get one."""
    session = asking_of(request).session
    if session is None:
        raise Problem("server-sign-in")
    return session


def ready_made(body: bytes) -> Response[Body]:
    """An answer that was written as JSON already; its type is for the description."""
    return cast("Response[Body]", Response(body, media_type="application/json"))


def without_token(request: Call) -> Response[None]:
    """The answer to somebody who is gone: their browser forgets the token."""
    cookie = write_cookie(asking_of(request).caller, None)
    return Response(None, status_code=204, headers={"set-cookie": cookie})
