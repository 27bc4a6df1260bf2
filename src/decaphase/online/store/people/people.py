"""All records about people; an account's owner can export and delete them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict
from typing import Final, TypeAlias

from decaphase.online.store.model import StoreProblem, check_id
from decaphase.online.store.people.accounts import Accounts, Tokens
from decaphase.online.store.people.model import BIGGEST_NUMBER, check_time
from decaphase.online.store.people.reports import Reports
from decaphase.online.store.people.results import ResultTable
from decaphase.online.store.people.runs import RunTable
from decaphase.online.store.people.sheets import Sheets
from decaphase.online.store.people.tables import Invites, TableListings

Json: TypeAlias = "str | int | list[Json] | dict[str, Json] | None"

# By their names in an export, which names no other account.
EXPORTED: Final[Mapping[str, tuple[str, str]]] = {
    "tokens": ("created_at expires_at", "token WHERE account_id = $1 ORDER BY created_at"),
    "invites": (
        "table_id created_at expires_at",
        "invite WHERE by_account = $1 ORDER BY created_at",
    ),
    "guest_at": ("table_id admitted_at", "guest WHERE account_id = $1 ORDER BY admitted_at"),
    "sat_at": ("table_id sat_at", "sitting WHERE account_id = $1 ORDER BY sat_at"),
    "reports_made": (
        "table_id text reported_at",
        "report WHERE by_account = $1 ORDER BY report_id",
    ),
    "reported": ("table_id reported_at", "report WHERE whom = $1 ORDER BY report_id"),
    "sheets": ("sheet_id revision updated_at body", "sheet WHERE account_id = $1 ORDER BY sheet_id"),
}
DAY: Final = 86_400_000
NAMED_IN: Final = """
    SELECT table_id FROM sitting WHERE account_id = $1 UNION SELECT table_id FROM guest WHERE account_id = $1
    UNION SELECT table_id FROM result WHERE account_id = $1 ORDER BY table_id
"""


class People(Accounts, Tokens, Invites, TableListings, ResultTable, Reports, Sheets, RunTable):
    """Accounts and everything that belongs to them; times are passed in, no clock is read."""

    async def export(self, account_id: str) -> dict[str, Json]:
        """Everything that is stored about an account, for its owner; no hashes of secrets.

        The logs of the tables `named_in_logs` hold the account's id and the names that it had there, and keep
        them: they are the other players' games too.
        """
        account = await self.account(account_id)
        if account is None:
            raise StoreProblem("store-no-account")
        known = asdict(account)
        known["has_password"] = known.pop("password_hash") is not None
        copy: dict[str, Json] = {"account": known}
        for name, (columns, rows) in EXPORTED.items():
            copy[name] = await self._copy(columns.split(), rows, account_id)
        copy["results"] = [asdict(result) for result in await self._results(account_id, BIGGEST_NUMBER)]
        copy["named_in_logs"] = list(await self._find(str, NAMED_IN, account_id))
        return copy

    async def _copy(self, columns: list[str], rows: str, account_id: str) -> list[Json]:
        query = f"SELECT {', '.join(columns)} FROM {rows}"  # noqa: S608 (both are ours)
        return list(await self._find(lambda *row: dict(zip(columns, row, strict=True)), query, account_id))

    async def delete_account(self, account_id: str) -> None:
        """Delete an account with its tokens, invitations and the rest; its games stay, without the name.

        The schema deletes or clears every reference to the account, so none can be forgotten. Deleting an
        account twice does no harm.
        """
        deletion = ("DELETE FROM account WHERE account_id = $1", (check_id(account_id),))
        await self._change_together(deletion, revoked=account_id)

    async def forget_expired(self, now: int) -> None:
        """Delete expired tokens and invitations, and servers that died without notice."""
        check_time(now)
        await self._change_together(
            ("DELETE FROM token WHERE expires_at <= $1", (now,)),
            ("DELETE FROM invite WHERE expires_at <= $1", (now,)),
            ("DELETE FROM server_run WHERE beat_at <= $1", (now - DAY,)),
        )
