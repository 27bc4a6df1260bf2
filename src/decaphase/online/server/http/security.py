"""What browsers are told to keep to, and what is refused because a page of somebody else may have sent it."""

from __future__ import annotations

from typing import Final

from decaphase.online.server.auth.sessions import DAY, PLAIN_COOKIE, SECURE_COOKIE, Session
from decaphase.online.server.http.client_address import Headers, Peer
from decaphase.online.server.http.origins import own_origin, plain_origin
from decaphase.problems import Problem

SAFE_METHODS: Final = ("GET", "HEAD", "OPTIONS")
CONTENT_POLICY: Final = (
    b"default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    b"media-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; "
    b"form-action 'none'; frame-ancestors 'none'"
)
ALWAYS: Final = (
    (b"content-security-policy", CONTENT_POLICY),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
)
ONLY_HTTPS: Final = (b"strict-transport-security", b"max-age=31536000")
UNKEPT: Final = (b"cache-control", b"no-store")
METHODS: Final = b"GET, POST, PUT, PATCH, DELETE"
COOKIE_DAYS: Final = 400
"""As long as browsers allow; how long the token in it holds is the server's to say."""
LOCAL: Final = ("localhost", "127.0.0.1", "[::1]")


def headers_for(caller: Peer, path: str, foreign: str | None) -> list[tuple[bytes, bytes]]:
    """The headers of an answer; `foreign`: the origin of a page that was let in, though it is not ours."""
    headers = list(ALWAYS)
    if caller.scheme == "https":
        headers.append(ONLY_HTTPS)
    if path.startswith("/api") or path == "/metrics":
        headers.append(UNKEPT)
    if foreign is not None:
        headers += [(b"access-control-allow-origin", foreign.encode()), (b"vary", b"origin")]
    return headers


def preflight_headers() -> list[tuple[bytes, bytes]]:
    """What a page that was let in may send: a bearer's token, never a cookie."""
    return [
        (b"access-control-allow-methods", METHODS),
        (b"access-control-allow-headers", b"authorization, content-type, accept-language"),
        (b"access-control-max-age", b"600"),
    ]


def check_origin(headers: Headers, caller: Peer, allowed: frozenset[str]) -> None:
    """Refuse what a page of somebody else sends; a program that is no browser names no origin."""
    origin = headers.get(b"origin")
    if origin is None:
        return
    named = plain_origin(origin)
    if named is None or (named != own_origin(caller) and named not in allowed):
        raise Problem("server-foreign-page")


def check_cookie(headers: Headers, caller: Peer, session: Session | None) -> None:
    """Refuse a change that a browser signed by itself, unless our own page asked for it."""
    if session is None or not session.by_cookie:
        return
    origin = headers.get(b"origin")
    if origin is not None:
        ours = plain_origin(origin) == own_origin(caller)
    else:
        ours = headers.get(b"sec-fetch-site") in ("same-origin", "none")
    if not ours:
        raise Problem("server-foreign-page")


def check_json(headers: Headers) -> None:
    """Refuse a body that is not JSON; no form can send that."""
    if b"transfer-encoding" not in headers and headers.get(b"content-length", "0") == "0":
        return
    kind = headers.get(b"content-type", "").partition(";")[0].strip().lower()
    if kind != "application/json":
        raise Problem("server-not-json")


def write_cookie(caller: Peer, token: str | None) -> str:
    """The header that lets a browser keep a token, or (None) forget it."""
    age = 0 if token is None else COOKIE_DAYS * DAY // 1000
    kept = f"{token or ''}; Path=/; Max-Age={age}; HttpOnly"
    if _is_secure(caller):
        return f"{SECURE_COOKIE}={kept}; Secure; SameSite=Lax"
    return f"{PLAIN_COOKIE}={kept}; SameSite=Strict"


def _is_secure(caller: Peer) -> bool:
    """Whether browsers keep a secure cookie here."""
    host = caller.host if caller.host.endswith("]") else caller.host.rpartition(":")[0] or caller.host
    return caller.scheme == "https" or host in LOCAL
