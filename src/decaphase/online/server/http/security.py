"""Security headers, cookies, origins, and checks against cross-site requests."""

from __future__ import annotations

from collections.abc import Iterable
from socket import gethostname
from typing import Final
from urllib.parse import urlsplit

from decaphase.online.server.auth.sessions import DAY_MS, PLAIN_COOKIE, SECURE_COOKIE, Session
from decaphase.online.server.http.client_address import Headers, Peer, is_loopback
from decaphase.problems import Problem
from decaphase.rules.echo import echo

PORTS: Final = {"http": 80, "https": 443}


def own_origin(peer: Peer) -> str | None:
    """The origin of the server's own page, as this client reached it."""
    return normalize_origin(f"{peer.scheme}://{peer.host}")


def normalize_origin(text: str) -> str | None:
    """An origin in canonical form; None if it is invalid.

    >>> [normalize_origin(text) for text in ("https://Play.example:443", "http://[::1]:8010", "null")]
    ['https://play.example', 'http://[::1]:8010', None]
    """
    try:
        parts = urlsplit(text)
        port = parts.port
    except ValueError:
        return None
    extra = parts.path.strip("/") or parts.query or parts.fragment or parts.username
    if parts.scheme not in PORTS or not parts.hostname or extra:
        return None
    host = f"[{parts.hostname}]" if ":" in parts.hostname else parts.hostname
    return f"{parts.scheme}://{host}" + ("" if port in (None, PORTS[parts.scheme]) else f":{port}")


def read_origins(texts: Iterable[str]) -> frozenset[str]:
    """The configured origins, in canonical form."""
    found = set()
    for text in texts:
        origin = normalize_origin(text)
        if origin is None:
            raise Problem("serve-bad-origin", origin=echo(text))
        found.add(origin)
    return frozenset(found)


SAFE_METHODS: Final = ("GET", "HEAD", "OPTIONS")
CONTENT_POLICY: Final = (
    # Browsers count WebAssembly, our own engine, as a kind of eval.
    b"default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; "
    b"font-src 'self'; media-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; "
    b"base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
SECURITY_HEADERS: Final = (
    (b"content-security-policy", CONTENT_POLICY),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
)
HSTS: Final = (b"strict-transport-security", b"max-age=31536000")
NO_CACHE: Final = (b"cache-control", b"no-store")
CORS_METHODS: Final = b"GET, POST, PUT, PATCH, DELETE"
COOKIE_DAYS: Final = 400
"""The longest that browsers allow; the token in it expires earlier."""
MAX_COOKIE_BYTES: Final = 4096
LOCAL_HOSTS: Final = ("localhost", "127.0.0.1", "[::1]")
"""Where browsers take secure cookies without encryption."""
MACHINE_NAME: Final = gethostname().lower()
"""Many systems let it be a loopback address."""


def response_headers(peer: Peer, path: str, foreign: str | None) -> list[tuple[bytes, bytes]]:
    """The headers of every response; `foreign`: the allowed origin of a cross-origin request."""
    headers = list(SECURITY_HEADERS)
    if peer.encrypted:
        headers.append(HSTS)
    if path.startswith("/api") or path == "/metrics":
        headers.append(NO_CACHE)
    if foreign is not None:
        headers += [(b"access-control-allow-origin", foreign.encode()), (b"vary", b"origin")]
    return headers


def preflight_headers() -> list[tuple[bytes, bytes]]:
    """What an allowed foreign page may send: a bearer token, never a cookie."""
    return [
        (b"access-control-allow-methods", CORS_METHODS),
        (b"access-control-allow-headers", b"authorization, content-type, accept-language"),
        (b"access-control-max-age", b"600"),
    ]


def check_host(peer: Peer, server: tuple[str, int | None] | None) -> None:
    """Refuse foreign names for the loopback address: any site can point its name there (DNS rebinding)."""
    if not (peer.direct and peer.host and server and is_loopback(server[0])):
        return
    if _host_name(peer) not in (*LOCAL_HOSTS, MACHINE_NAME):
        raise Problem("server-foreign-host")


def check_origin(headers: Headers, peer: Peer, allowed: frozenset[str]) -> None:
    """Refuse requests from pages of other origins; only browsers send an origin."""
    origin = headers.get(b"origin")
    if origin is None:
        return
    named = normalize_origin(origin)
    if named is None or (named != own_origin(peer) and named not in allowed):
        raise Problem("server-foreign-page")


def check_cookie(headers: Headers, peer: Peer, session: Session | None) -> None:
    """Refuse a change authenticated by a cookie unless our own page sent it."""
    if session is None or not session.by_cookie:
        return
    origin = headers.get(b"origin")
    if origin is not None:
        ours = normalize_origin(origin) == own_origin(peer)
    else:
        ours = headers.get(b"sec-fetch-site") in ("same-origin", "none")
    if not ours:
        raise Problem("server-foreign-page")


def check_cookie_size(headers: Headers) -> None:
    """Refuse more cookies than a browser has reason to send."""
    if len(headers.get(b"cookie", "")) > MAX_COOKIE_BYTES:
        raise Problem("server-cookies-too-big", most=MAX_COOKIE_BYTES)


def check_json(headers: Headers) -> None:
    """Refuse a body that is not JSON: a cross-site form cannot send JSON."""
    if b"transfer-encoding" not in headers and headers.get(b"content-length", "0") == "0":
        return
    kind = headers.get(b"content-type", "").partition(";")[0].strip().lower()
    if kind != "application/json":
        raise Problem("server-not-json")


def write_cookie(peer: Peer, token: str | None) -> str:
    """The `Set-Cookie` header that stores a token in the browser, or (None) deletes it."""
    age = 0 if token is None else COOKIE_DAYS * DAY_MS // 1000
    value = f"{token or ''}; Path=/; Max-Age={age}; HttpOnly"
    if _is_secure(peer):
        return f"{SECURE_COOKIE}={value}; Secure; SameSite=Lax"
    return f"{PLAIN_COOKIE}={value}; SameSite=Strict"


def _is_secure(peer: Peer) -> bool:
    """Whether browsers accept a secure cookie here."""
    return peer.encrypted or _host_name(peer) in LOCAL_HOSTS


def _host_name(peer: Peer) -> str:
    """The host without its port."""
    return peer.host if peer.host.endswith("]") else peer.host.rpartition(":")[0] or peer.host
