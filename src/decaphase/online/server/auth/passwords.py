"""Passwords: made into hashes and compared with them, which is slow on purpose."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final, TypeVar
from unicodedata import normalize

from decaphase.problems import Problem

AT_ONCE: Final = 2
MOST_WAITING: Final = 40
"""Each takes some hundredths of a second and 64 MiB."""

Found = TypeVar("Found")


class Passwords:
    """Hashes passwords in threads, a few at a time."""

    def __init__(self) -> None:
        self._room = asyncio.Semaphore(AT_ONCE)
        self._waiting = 0
        self._nobodys: str | None = None

    async def write(self, password: str) -> str:
        """What is kept of a password."""
        return await self._work(lambda: _hash(password))

    async def holds(self, password: str, written: str | None) -> bool:
        """Whether this is the password; where nobody has one, saying no takes as long."""
        if self._nobodys is None:
            self._nobodys = await self.write("")
        against = written or self._nobodys
        same = await self._work(lambda: _same(against, password))
        return same and written is not None

    async def _work(self, work: Callable[[], Found]) -> Found:
        if self._waiting >= MOST_WAITING:
            raise Problem("server-busy")
        self._waiting += 1
        try:
            async with self._room:
                return await asyncio.to_thread(work)
        finally:
            self._waiting -= 1


def _hash(password: str) -> str:
    from argon2 import PasswordHasher

    return PasswordHasher().hash(normalize("NFC", password))


def _same(written: str, password: str) -> bool:
    from argon2 import PasswordHasher
    from argon2.exceptions import InvalidHashError, VerificationError

    try:
        return PasswordHasher().verify(written, normalize("NFC", password))
    except (VerificationError, InvalidHashError):
        return False
