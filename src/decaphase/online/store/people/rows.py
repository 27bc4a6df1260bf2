"""Access to the rows of the database, shared by all parts of `People`."""

from __future__ import annotations

from collections.abc import Callable

from decaphase.online.store.backend import Backend, Found, Statement, Value
from decaphase.online.store.model import StoreProblem, check_id


class Rows:
    """Reads and changes rows while the store is open."""

    def __init__(self, backend: Backend, check_open: Callable[[], None]) -> None:
        self._backend = backend
        self._check_open = check_open

    async def _find(self, make: Callable[..., Found], sql: str, *values: Value) -> tuple[Found, ...]:
        self._check_open()
        return await self._backend.query(make, sql, *values)

    async def _find_one(self, make: Callable[..., Found], sql: str, *values: Value) -> Found | None:
        return next(iter(await self._find(make, sql, *values)), None)

    async def _change(self, sql: str, *values: Value) -> int:
        (changed,) = await self._change_together((sql, values))
        return changed

    async def _change_together(self, *statements: Statement, revoked: str | None = None) -> tuple[int, ...]:
        self._check_open()
        return await self._backend.change(statements, revoked)

    async def _change_account(self, sql: str, account_id: str, *values: Value) -> None:
        """Change an account, which has to exist."""
        if not await self._change(sql, check_id(account_id), *values):
            raise StoreProblem("store-no-account")
