"""From where a request comes: the address and the page's host, as far as whoever passed it on is believed."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Final, TypeAlias

from litestar.types import HTTPScope, WebSocketScope

from decaphase.problems import Problem
from decaphase.rules.echo import echo

Scope: TypeAlias = HTTPScope | WebSocketScope
Headers: TypeAlias = Mapping[bytes, str]

SCHEMES: Final = {"http": "http", "https": "https", "ws": "http", "wss": "https"}
FORWARDED: Final = (b"x-forwarded-for", b"x-forwarded-host", b"x-forwarded-proto", b"forwarded", b"x-real-ip")
"""Whoever sends one of these asks for somebody else."""


@dataclass(frozen=True, slots=True)
class Peer:
    """Who asks. `direct`: for themselves; `trusted`: at the other end is a proxy that we believe."""

    address: str
    scheme: str
    host: str
    direct: bool
    trusted: bool


class Proxies:
    """The addresses, or networks of them, that are believed when they say for whom they ask."""

    def __init__(self, names: Iterable[str]) -> None:
        self._networks = tuple(_network(name) for name in names)

    def trust(self, address: str) -> bool:
        """Whether this is one of them."""
        try:
            found = ip_address(address)
        except ValueError:
            return False
        return any(found in network for network in self._networks)


def headers_of(scope: Scope) -> dict[bytes, str]:
    """The headers by name; what is sent several times stands there as one list."""
    found: dict[bytes, str] = {}
    for name, value in scope["headers"]:
        text = value.decode("latin-1")
        found[name] = f"{found[name]}, {text}" if name in found else text
    return found


def find_caller(scope: Scope, headers: Headers, proxies: Proxies) -> Peer:
    """Who asks; what the headers say of it counts only from a trusted proxy."""
    client = scope["client"]
    address = plain_address(client[0]) if client else ""
    scheme, host = SCHEMES.get(scope["scheme"], "http"), headers.get(b"host", "")
    direct = not any(name in headers for name in FORWARDED)
    trusted = proxies.trust(address)
    if trusted and not direct:
        address = _first_stranger(headers.get(b"x-forwarded-for", ""), address, proxies)
        scheme = SCHEMES.get(_last(headers.get(b"x-forwarded-proto", "")).lower(), scheme)
        host = _last(headers.get(b"x-forwarded-host", "")) or host
    return Peer(address, scheme, host.lower(), direct, trusted)


def _first_stranger(forwarded: str, peer: str, proxies: Proxies) -> str:
    """The nearest address that is no proxy of ours: what stands further left may be made up."""
    address = peer
    for hop in reversed(forwarded.split(",")):
        try:
            address = plain_address(str(ip_address(hop.strip())))
        except ValueError:
            break
        if not proxies.trust(address):
            break
    return address


def _last(listed: str) -> str:
    return listed.rpartition(",")[2].strip()


def _network(name: str) -> IPv4Network | IPv6Network:
    try:
        return ip_network(name.strip(), strict=False)
    except ValueError:
        raise Problem("serve-bad-proxy", proxy=echo(name)) from None


def plain_address(address: str) -> str:
    """An address as it is compared.

    >>> plain_address("::ffff:192.0.2.7"), plain_address("fe80::1%eth0"), plain_address("nowhere")
    ('192.0.2.7', 'fe80::1', 'nowhere')
    """
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    mapped = found.ipv4_mapped if isinstance(found, IPv6Address) else None
    return str(mapped or found)


def neighbourhood(address: str, ipv4: int = 24, ipv6: int = 48) -> str:
    """The network in which an address is: enough to see where trouble comes from, not who it is.

    >>> neighbourhood("192.0.2.7"), neighbourhood("2001:db8:1:2::7"), neighbourhood("")
    ('192.0.2.0/24', '2001:db8:1::/48', '')
    """
    try:
        bits = ipv6 if ip_address(address).version == 6 else ipv4
        return str(ip_network(f"{address}/{bits}", strict=False))
    except ValueError:
        return ""


def limited_as(address: str) -> str:
    """What limits count for an address: at home somebody has a whole network of IPv6."""
    return neighbourhood(address, 32, 64)


def is_loopback(address: str) -> bool:
    """Whether this is the same machine."""
    try:
        return ip_address(address).is_loopback
    except ValueError:
        return False
