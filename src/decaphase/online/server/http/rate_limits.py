"""How often somebody may ask: by their address, by their account, by the login that is tried."""

from __future__ import annotations

import time
from collections import OrderedDict
from typing import Final

from limits import RateLimitItem, RateLimitItemPerHour, RateLimitItemPerMinute
from limits.storage import Storage
from limits.strategies import FixedWindowRateLimiter

from decaphase.problems import Problem

MOST_KEPT: Final = 50_000
"""So many are counted at a time; the one that was seen least lately is forgotten first."""

ANYTHING: Final = RateLimitItemPerMinute(300, namespace="anything")
NEW_ACCOUNTS: Final = RateLimitItemPerHour(20, namespace="new-accounts")
LOGINS: Final = RateLimitItemPerMinute(10, namespace="logins")
TRIES: Final = RateLimitItemPerMinute(5, namespace="tries")
"""Of one login, or of the password of one account."""
NEW_TABLES: Final = RateLimitItemPerHour(30, namespace="new-tables")
NEW_INVITES: Final = RateLimitItemPerHour(60, namespace="new-invites")
REPLAYS: Final = RateLimitItemPerMinute(60, namespace="replays")
PRINTS: Final = RateLimitItemPerMinute(120, namespace="prints")
"""Looking at one takes half a dozen, which are made at once."""
ADVICE: Final = RateLimitItemPerMinute(30, namespace="advice")


class TooOften(Problem):
    """Somebody asks too often; in so many seconds they may ask again."""

    def __init__(self, seconds: int) -> None:
        super().__init__("server-too-often", seconds=seconds)
        self.seconds = seconds


class Counts(Storage):
    """Counts in memory, as many as fit: the package's own looks at all of them whenever one is counted."""

    STORAGE_SCHEME = ["decaphase-counts"]  # noqa: RUF012 - so the package declares it

    def __init__(self, most: int = MOST_KEPT) -> None:
        super().__init__()
        self._most = most
        self._counts: OrderedDict[str, tuple[int, float]] = OrderedDict()

    def __len__(self) -> int:
        return len(self._counts)

    @property
    def base_exceptions(self) -> type[Exception]:
        return ValueError

    def incr(self, key: str, expiry: float, amount: int = 1) -> int:
        count = self.get(key) + amount
        ends = self._counts[key][1] if count > amount else time.time() + expiry
        self._counts[key] = (count, ends)
        self._counts.move_to_end(key)
        if len(self._counts) > self._most:
            self._counts.popitem(last=False)
        return count

    def get(self, key: str) -> int:
        count, ends = self._counts.get(key, (0, 0.0))
        return count if ends > time.time() else 0

    def get_expiry(self, key: str) -> float:
        return self._counts.get(key, (0, time.time()))[1]

    def check(self) -> bool:
        return True

    def reset(self) -> int | None:
        self._counts.clear()
        return None

    def clear(self, key: str) -> None:
        self._counts.pop(key, None)


class Limits:
    """All limits of a server."""

    def __init__(self, *, on: bool = True) -> None:
        self._on = on
        self._limiter = FixedWindowRateLimiter(Counts())

    def count(self, limit: RateLimitItem, who: str) -> None:
        """Count one more; whoever is over the limit is refused."""
        if self._on and not self._limiter.hit(limit, who):
            left = self._limiter.get_window_stats(limit, who).reset_time - time.time()
            raise TooOften(max(1, round(left + 0.5)))
