"""The address, scheme and host of a request, using the forwarding headers of trusted proxies."""

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
FORWARDING_HEADERS: Final = (
    b"x-forwarded-for",
    b"x-forwarded-host",
    b"x-forwarded-proto",
    b"forwarded",
    b"x-real-ip",
)
"""Any of these headers marks a forwarded request."""


@dataclass(frozen=True, slots=True)
class Peer:
    """The client of a request. `direct`: not forwarded; `trusted`: it comes from a trusted proxy."""

    address: str
    scheme: str
    host: str
    direct: bool
    trusted: bool

    @property
    def encrypted(self) -> bool:
        """Whether it came by https or wss."""
        return self.scheme == "https"

    @property
    def network(self) -> str:
        """Its network, for the log: enough to trace trouble, too little to identify a person."""
        return network_of(self.address)

    @property
    def limit_key(self) -> str:
        """What rate limits count: for IPv6 the /64 network, which one household has to itself."""
        return network_of(self.address, 32, 64)

    @property
    def region(self) -> str:
        """The network of its provider, more or less: nobody has many of them."""
        return network_of(self.address, 16, 32)


class TrustedProxies:
    """Addresses and networks whose forwarding headers are trusted."""

    def __init__(self, names: Iterable[str]) -> None:
        self._networks = tuple(_network(name) for name in names)

    def trusts(self, address: str) -> bool:
        try:
            found = ip_address(address)
        except ValueError:
            return False
        return any(found in network for network in self._networks)


def headers_of(scope: Scope) -> dict[bytes, str]:
    """The headers by name; repeated ones are joined by commas."""
    found: dict[bytes, str] = {}
    for name, value in scope["headers"]:
        text = value.decode("latin-1")
        found[name] = f"{found[name]}, {text}" if name in found else text
    return found


def peer_of(scope: Scope, headers: Headers, proxies: TrustedProxies) -> Peer:
    """The client; forwarding headers count only from a trusted proxy."""
    client = scope["client"]
    address = normalize_address(client[0]) if client else ""
    scheme, host = SCHEMES.get(scope["scheme"], "http"), headers.get(b"host", "")
    direct = not any(name in headers for name in FORWARDING_HEADERS)
    trusted = proxies.trusts(address)
    if trusted and not direct:
        address = _first_untrusted(headers.get(b"x-forwarded-for", ""), address, proxies)
        scheme = SCHEMES.get(_last(headers.get(b"x-forwarded-proto", "")).lower(), scheme)
        host = _last(headers.get(b"x-forwarded-host", "")) or host
    return Peer(address, scheme, host.lower(), direct, trusted)


def _first_untrusted(forwarded: str, peer: str, proxies: TrustedProxies) -> str:
    """The last address in the chain that is not a trusted proxy: those further left may be forged."""
    address = peer
    for hop in reversed(forwarded.split(",")):
        try:
            address = normalize_address(str(ip_address(hop.strip())))
        except ValueError:
            break
        if not proxies.trusts(address):
            break
    return address


def _last(listed: str) -> str:
    return listed.rpartition(",")[2].strip()


def _network(name: str) -> IPv4Network | IPv6Network:
    try:
        return ip_network(name.strip(), strict=False)
    except ValueError:
        raise Problem("serve-bad-proxy", proxy=echo(name)) from None


def normalize_address(address: str) -> str:
    """An address in canonical form.

    >>> normalize_address("::ffff:192.0.2.7"), normalize_address("fe80::1%eth0"), normalize_address("nowhere")
    ('192.0.2.7', 'fe80::1', 'nowhere')
    """
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    mapped = found.ipv4_mapped if isinstance(found, IPv6Address) else None
    return str(mapped or found)


def network_of(address: str, ipv4: int = 24, ipv6: int = 48) -> str:
    """The network of an address.

    >>> network_of("192.0.2.7"), network_of("2001:db8:1:2::7"), network_of("")
    ('192.0.2.0/24', '2001:db8:1::/48', '')
    """
    try:
        bits = ipv6 if ip_address(address).version == 6 else ipv4
        return str(ip_network(f"{address}/{bits}", strict=False))
    except ValueError:
        return ""


def is_loopback(address: str) -> bool:
    """Whether this address is this machine."""
    try:
        return ip_address(address).is_loopback
    except ValueError:
        return False
