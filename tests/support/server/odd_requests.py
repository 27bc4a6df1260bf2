"""Odd HTTP requests and WebSocket frames, made by chance."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Final

PATHS: Final = (
    "/", "/health", "/metrics", "/live", "/index.html", "/api/visitor", "/api/account", "/api/statistics",
    "/api/tables", "/api/tables/t", "/api/sheets", "/api/rules", "/api/invites/x", "/api/protocol",
)  # fmt: skip
METHODS: Final = ("GET",) * 8 + ("HEAD", "OPTIONS", "POST", "PUT", "DELETE", "PATCH", "TRACE", "get", "JUMP")
HEADERS: Final = (
    "Accept", "Accept-Encoding", "Accept-Language", "Authorization", "Connection", "Content-Type", "Cookie",
    "Expect", "Forwarded", "Host", "If-None-Match", "Origin", "Sec-Fetch-Site", "Sec-WebSocket-Protocol",
    "Upgrade", "X-Forwarded-For", "X-Forwarded-Host", "X-Forwarded-Proto", "X-Odd", "",
)  # fmt: skip
UNITS: Final = (
    "a", " ", "\t", "\\", '"', '\\"', "\\\\", ",", ", ", ";", "; ", "=", "a=b;", "a=b; ", "q=0,", "*;q=",
    "/", "//", "/a", "../", "%", "%2f", "%ff", "%00", "&", "a=b&", "option=x&", "[", "]", "::", "0",
    "127.0.0.1,", "10.0.0.1", "::1,", "[::1]", "http://", "@", "#", "?", "decaphase=", "__Host-decaphase=",
    "Bearer ", "gzip;q=0,", 'W/"a",', "upgrade,", "websocket", "text/html,", "\x80", "\xff", "\x00", "\x7f",
    "\r", "\n x",
)  # fmt: skip
COOKIE_UNITS: Final = ("a", " ", "\\", '"', '\\"', "\\012", ";", "; ", "=", "a=b; ", "decaphase=", "\xff")
HANDSHAKE: Final = (
    ("Host", "127.0.0.1"),
    ("Connection", "Upgrade"),
    ("Upgrade", "websocket"),
    ("Sec-WebSocket-Version", "13"),
    ("Sec-WebSocket-Key", "dGhlIHNhbXBsZSBub25jZQ=="),
)
FRAME_TEXTS: Final = (
    '{"type":"ping","data":"x"}',
    '{"type":"subscribe","table":"t"}',
    '{"type":"unsubscribe","table":"t"}',
    '{"type":"do","table":"t","id":"m","command":{"do":"act","action":"1 draw deck"}}',
    '{"type":"do","table":"t","id":"m","command":{"do":"say","text":"\\ud83d\\ude00"}}',
)
BODIES: Final = ('{"name":"Ann"}', '{"name":"Ann","language":"nl"}', '{"name":1e9}', "[]")
NESTED: Final = (
    "[",
    '{"a":',
    "[1,",
    "1",
    "9",
    "0.0000001",
    '"',
    "\\u0041",
    '\\"',
    "true",
    "\x00",
    "é",
    " ",
    "{}",
)


def odd_text(chance: Random, units: tuple[str, ...], most: int) -> str:
    """A few units, each repeated: mostly short, sometimes as long as allowed."""
    parts = []
    for _ in range(chance.randint(1, 4)):
        unit = chance.choice(units)
        parts.append(unit * int(most ** (chance.random() ** 2) / len(unit) + 1))
    return "".join(parts)[:most]


def mutated(chance: Random, text: str, units: tuple[str, ...], most: int) -> str:
    """The text with something odd in it, or cut."""
    place = chance.randint(0, len(text))
    return text[:place] + odd_text(chance, units, most) + text[chance.randint(place, len(text)) :]


def request_bytes(method: str, path: str, headers: list[tuple[str, str]], body: str = "") -> bytes:
    lines = [f"{method} {path} HTTP/1.1", *(f"{name}: {value}" for name, value in headers), "", body]
    return "\r\n".join(lines).encode("latin-1", "replace")


def odd_head(chance: Random, most: int = 20_000) -> bytes:
    """A request without a body; most of its headers are odd."""
    path = chance.choice(PATHS)
    if chance.random() < 0.3:
        path += odd_text(chance, UNITS, most)
    names = [chance.choice(HEADERS) for _ in range(chance.randint(0, 5))]
    headers = [(name, odd_text(chance, UNITS, most // 2)) for name in names]
    if chance.random() < 0.05:
        headers *= chance.randint(2, 200)
    return request_bytes(chance.choice(METHODS), path, [("Host", "127.0.0.1"), *headers])


def odd_cookie(chance: Random, most: int = 20_000) -> bytes:
    """A request with odd cookies."""
    name = chance.choice(("decaphase", "__Host-decaphase", "$Version", "other", ""))
    quote = chance.choice(("", '"'))
    cookie = f"{name}={quote}{odd_text(chance, COOKIE_UNITS, most)}{quote}"
    return request_bytes("GET", "/api/visitor", [("Host", "127.0.0.1"), ("Cookie", cookie)])


def odd_body(chance: Random, most: int = 10_000) -> bytes:
    """A request with an odd body."""
    body = mutated(chance, chance.choice(BODIES), NESTED, most)
    headers = [("Host", "127.0.0.1"), ("Content-Type", "application/json")]
    return request_bytes("POST", "/api/accounts", [*headers, ("Content-Length", str(len(body)))], body)


def odd_handshake(chance: Random, most: int = 10_000) -> bytes:
    """A handshake of a WebSocket without a token, with odd headers."""
    headers = [*HANDSHAKE, (chance.choice(HEADERS), odd_text(chance, UNITS, most))]
    name, value = headers[chance.randrange(len(headers))]
    headers.append((name, mutated(chance, value, UNITS, most)))
    return request_bytes("GET", "/live", headers)


REQUESTS: Final[tuple[Callable[[Random], bytes], ...]] = (
    odd_head,
    odd_head,
    odd_cookie,
    odd_body,
    odd_handshake,
)


def odd_request(chance: Random) -> bytes:
    return chance.choice(REQUESTS)(chance)


def frame(payload: bytes, opcode: int = 1, *, last: bool = True, masked: bool = True) -> bytes:
    """A frame with a zero mask."""
    first, mask = (0x80 if last else 0) | opcode, 0x80 if masked else 0
    if len(payload) < 126:
        head = bytes([first, mask | len(payload)])
    else:
        head = bytes([first, mask | 126]) + len(payload).to_bytes(2, "big")
    return head + (bytes(4) if masked else b"") + payload


def odd_frame(chance: Random) -> bytes:
    """A frame: mostly one with an odd message, sometimes one that breaks the protocol."""
    text = chance.choice(FRAME_TEXTS)
    if chance.random() < 0.8:
        text = mutated(chance, text, NESTED, 4000 if chance.random() < 0.1 else 40)
    payload = text.encode("utf-8", "surrogatepass")
    if chance.random() < 0.99:
        return frame(payload, chance.choice((1, 1, 1, 1, 2)))
    broken = frame(
        payload[:125], chance.randint(0, 15), last=chance.random() < 0.5, masked=chance.random() < 0.5
    )
    return broken[: chance.randint(1, len(broken))] + chance.randbytes(chance.randint(0, 20))


def ping_frame(data: str) -> bytes:
    return frame(json.dumps({"type": "ping", "data": data}).encode())
