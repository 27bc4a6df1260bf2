"""Commands that a table is asked to carry out, and how they end."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, TypeAlias

from decaphase.online.server.tables.context import TableContext
from decaphase.online.server.tables.followers import Listener
from decaphase.online.server.write_budgets import Writer
from decaphase.online.store import OUTCOME_UNKNOWN, StoreProblem
from decaphase.online.table import Command, Who
from decaphase.problems import Problem


class CommandResult(NamedTuple):
    """The log's last entry after a command, and whether its sender was notified as a follower."""

    seq: int
    notified: bool = False


OnDone: TypeAlias = Callable[[CommandResult | Exception], None]
"""Called with the result of a command, or with the problem for which it was not carried out."""


class Asked(NamedTuple):
    """A command, its sender, and who is told of its end; `writer`: whose budget it is written at."""

    command: Command
    who: Who
    move_id: str | None
    sender: Listener | None
    on_done: OnDone
    writer: Writer | None = None


async def ended_before(
    context: TableContext, table: str, move_id: str, problem: Problem
) -> CommandResult | Exception:
    """How a refused command ended when it was sent before: the problem only if the log does not have it."""
    try:
        made = await context.store.seq_of_move(table, move_id)
    except StoreProblem as lost:
        context.on_error(table, lost)
        return StoreProblem(OUTCOME_UNKNOWN)
    except Exception as error:  # noqa: BLE001 - passed on
        return error
    return problem if made is None else CommandResult(made)
