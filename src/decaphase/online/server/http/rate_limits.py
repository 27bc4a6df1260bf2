"""Rate limits by address, by account and by login."""

from __future__ import annotations

import time
from collections import OrderedDict
from typing import Final

from limits import RateLimitItem, RateLimitItemPerHour, RateLimitItemPerMinute
from limits.storage import Storage
from limits.strategies import FixedWindowRateLimiter

from decaphase.problems import Problem

MAX_COUNTERS: Final = 50_000
"""The least recently used counter is dropped first."""

ALL_REQUESTS: Final = RateLimitItemPerMinute(300, namespace="anything")
NEW_ACCOUNTS: Final = RateLimitItemPerHour(20, namespace="new-accounts")
LOGINS: Final = RateLimitItemPerMinute(10, namespace="logins")
NEW_LOGINS: Final = RateLimitItemPerHour(20, namespace="new-logins")
"""From one address, as the refusal of a login shows that it is taken."""
PASSWORD_ATTEMPTS: Final = RateLimitItemPerMinute(5, namespace="tries")
"""For the password of one account."""
NEW_TABLES: Final = RateLimitItemPerHour(30, namespace="new-tables")
NEW_INVITES: Final = RateLimitItemPerHour(60, namespace="new-invites")
REPLAYS: Final = RateLimitItemPerMinute(60, namespace="replays")
PRINTS: Final = RateLimitItemPerMinute(120, namespace="prints")
"""A preview takes half a dozen requests at once."""
ADVICE: Final = RateLimitItemPerMinute(30, namespace="advice")


class RateLimited(Problem):
    """Too many requests; another one is allowed in `seconds`."""

    def __init__(self, seconds: int, code: str = "server-too-often", **values: str) -> None:
        super().__init__(code, seconds=seconds, **values)
        self.seconds = seconds


class CounterStorage(Storage):
    """A bounded number of counters in memory; the library's own storage scans all of them at every hit."""

    STORAGE_SCHEME = ["decaphase-counts"]  # noqa: RUF012 - as the library declares it

    def __init__(self, most: int = MAX_COUNTERS) -> None:
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
        ends = self._counts[key][1] if count > amount else time.monotonic() + expiry
        self._counts[key] = (count, ends)
        self._counts.move_to_end(key)
        if len(self._counts) > self._most:
            self._counts.popitem(last=False)
        return count

    def get(self, key: str) -> int:
        count, ends = self._counts.get(key, (0, 0.0))
        return count if ends > time.monotonic() else 0

    def get_expiry(self, key: str) -> float:
        return self._counts.get(key, (0, time.monotonic()))[1]

    def check(self) -> bool:
        return True

    def reset(self) -> int | None:
        self._counts.clear()
        return None

    def clear(self, key: str) -> None:
        self._counts.pop(key, None)


class RateLimits:
    """The rate limits of a server."""

    def __init__(self, *, enabled: bool = True) -> None:
        self._enabled = enabled
        self._limiter = FixedWindowRateLimiter(CounterStorage())

    def allows(self, limit: RateLimitItem, key: str) -> bool:
        """Count a request, and say whether it is within the limit."""
        return not self._enabled or self._limiter.hit(limit, key)

    def has_counted(self, limit: RateLimitItem, key: str) -> bool:
        """Whether any was counted, without counting this."""
        return self._limiter.get_window_stats(limit, key).remaining < limit.amount

    def count(self, limit: RateLimitItem, key: str) -> None:
        """Count a request; raises `RateLimited` above the limit."""
        if not self.allows(limit, key):
            left = self._limiter.get_window_stats(limit, key).reset_time - time.monotonic()
            raise RateLimited(max(1, round(left + 0.5)))
