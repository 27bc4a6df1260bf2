"""Password hashing with Argon2, which is slow on purpose."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final, TypeVar
from unicodedata import normalize

from decaphase.online.server.workers.fair_queue import Caller, FairQueue

MAX_CONCURRENT: Final = 2
MAX_QUEUED: Final = 40
MAX_QUEUED_EACH: Final = 5
"""Each takes some hundredths of a second and 64 MiB."""

Returned = TypeVar("Returned")


class Passwords:
    """Hashes and verifies passwords in threads, a few at a time."""

    def __init__(self) -> None:
        self._queue = FairQueue(MAX_CONCURRENT, MAX_QUEUED, MAX_QUEUED_EACH)
        self._dummy_hash: str | None = None

    async def hash(self, password: str, caller: Caller) -> str:
        return await self._run(lambda: _hash(password), caller)

    async def verify(self, password: str, hashed: str | None, caller: Caller) -> bool:
        """Whether this is the password; without a hash, saying no takes as long."""
        if self._dummy_hash is None:
            self._dummy_hash = await self.hash("", caller)
        against = hashed or self._dummy_hash
        matches = await self._run(lambda: _verify(against, password), caller)
        return matches and hashed is not None

    async def _run(self, work: Callable[[], Returned], caller: Caller) -> Returned:
        async with self._queue.turn(caller):
            return await asyncio.to_thread(work)


def _hash(password: str) -> str:
    from argon2 import PasswordHasher

    return PasswordHasher().hash(normalize("NFC", password))


def _verify(hashed: str, password: str) -> bool:
    from argon2 import PasswordHasher
    from argon2.exceptions import InvalidHashError, VerificationError

    try:
        return PasswordHasher().verify(hashed, normalize("NFC", password))
    except (VerificationError, InvalidHashError):
        return False
