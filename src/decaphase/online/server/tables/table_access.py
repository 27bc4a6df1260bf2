"""Who may see a table: to anyone else it does not exist."""

from __future__ import annotations

from typing import NamedTuple

from decaphase.online.server.tables.live_table import LiveTable
from decaphase.online.server.tables.registry import TableRegistry
from decaphase.online.store import StoreProblem
from decaphase.online.store.people import People
from decaphase.online.table import Person, may_look


class TableAccess(NamedTuple):
    """A table, and a person with their rights there."""

    live: LiveTable
    person: Person


async def access_table(tables: TableRegistry, people: People, table: str, person: Person) -> TableAccess:
    """A table for a person who may see it; raises the Problem of an unknown table otherwise."""
    live = await tables.get(table)
    account = person.account
    if live.state.seat_of(account) is not None:
        return TableAccess(live, person)
    invited = account not in live.state.kicked and await people.is_admitted(table, account)
    guest = Person(account, person.name, invited)
    if not may_look(live.state, guest):
        raise StoreProblem("store-no-table", table=table)
    return TableAccess(live, guest)
