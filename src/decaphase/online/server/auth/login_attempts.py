"""Limits of attempts at a login: strangers can neither guess its password nor lock its owner out."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from typing import Final

from limits import RateLimitItemPerDay, RateLimitItemPerHour, RateLimitItemPerMinute

from decaphase.online.server.http.client_address import Peer
from decaphase.online.server.http.rate_limits import LOGINS, RateLimits
from decaphase.online.store import StoreProblem
from decaphase.online.store.people.model import login_key

FROM_ADDRESS: Final = RateLimitItemPerMinute(5, namespace="tries-address")
FROM_REGION: Final = RateLimitItemPerHour(20, namespace="tries-region")
FROM_EVERYWHERE: Final = RateLimitItemPerHour(100, namespace="tries-login")
FROM_REGION_THEN: Final = RateLimitItemPerHour(2, namespace="tries-then")
"""When those from everywhere are used up: an attacker has few regions, and the owner's is mostly another."""
KNOWN: Final = RateLimitItemPerDay(1, multiples=30, namespace="known")
"""For so long an address from which a login succeeded has only the limit of its address."""


@dataclass(frozen=True, slots=True)
class LoginAttempt:
    """An attempt at a login from an address."""

    login: str
    address: str
    region: str

    def count(self, limits: RateLimits) -> None:
        """Count it; raises `RateLimited` above a limit, whether or not the login exists."""
        limits.count(LOGINS, self.address)
        limits.count(FROM_ADDRESS, self._at(self.address))
        if limits.has_counted(KNOWN, self._at(self.address)):
            return
        limits.count(FROM_REGION, self._at(self.region))
        if not limits.allows(FROM_EVERYWHERE, self.login):
            limits.count(FROM_REGION_THEN, self._at(self.region))

    def succeeded(self, limits: RateLimits) -> None:
        """Remember that the password was right."""
        limits.allows(KNOWN, self._at(self.address))

    def _at(self, place: str) -> str:
        return f"{self.login} {place}"


def attempt_at(login: str, peer: Peer) -> LoginAttempt:
    """An attempt at this login, however it is typed; counters keep a hash of it."""
    try:
        key = login_key(login)
    except StoreProblem:
        key = ""
    return LoginAttempt(hashlib.sha256(key.encode()).hexdigest(), peer.limit_key, peer.region)
