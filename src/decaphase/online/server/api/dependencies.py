"""What the endpoints share: services, request context, documented problems, common responses."""

from __future__ import annotations

from typing import Final, TypeVar, cast

from litestar import Request, Response
from litestar.datastructures import State
from litestar.openapi.datastructures import ResponseSpec

from decaphase.online.server.auth.sessions import Session
from decaphase.online.server.http.middleware import CONTEXT_KEY, RequestContext
from decaphase.online.server.http.problem_responses import ProblemBody
from decaphase.online.server.http.security import write_cookie
from decaphase.online.server.services import Services
from decaphase.problems import Problem


class ApiRequest(Request[object, object, State]):
    """A request to an endpoint."""

    @property
    def services(self) -> Services:
        return cast("Services", self.app.state.services)

    @property
    def context(self) -> RequestContext:
        """What the middleware found out about the client."""
        return cast("RequestContext", self.scope["state"][CONTEXT_KEY])

    def require_session(self) -> Session:
        """The client's session; raises a Problem if it has none."""
        if self.context.session is None:
            raise Problem("server-sign-in")
        return self.context.session


Body = TypeVar("Body")

SIGNED_IN: Final[list[dict[str, list[str]]]] = [{"token": []}, {"cookie": []}]
"""The OpenAPI security of endpoints that need an account."""

_DESCRIPTIONS: Final = {
    400: "The request is malformed or invalid.",
    401: "The token is missing, unknown or expired.",
    403: "You are not allowed to do this.",
    404: "Not found, or not visible to you.",
    405: "The method is not supported here.",
    409: "Not possible in the current state.",
    413: "The request body is too large.",
    415: "The request body is not JSON.",
    429: "Too many requests; `Retry-After` says when to try again.",
    503: "The server is temporarily unable to do this.",
}
PROBLEMS: Final = {
    status: ResponseSpec(ProblemBody, generate_examples=False, description=words)
    for status, words in _DESCRIPTIONS.items()
}


def json_response(body: bytes) -> Response[Body]:
    """A response that is JSON already; its type is for OpenAPI."""
    return cast("Response[Body]", Response(body, media_type="application/json"))


def signed_out_response(request: ApiRequest) -> Response[None]:
    """A response that deletes the token's cookie."""
    cookie = write_cookie(request.context.peer, None)
    return Response(None, status_code=204, headers={"set-cookie": cookie})
