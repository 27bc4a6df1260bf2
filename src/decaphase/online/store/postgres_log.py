"""Batches of appends in PostgreSQL: in one statement if no other process interferes, else step by step."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final, cast

import asyncpg

from decaphase.online.store import postgres_notify
from decaphase.online.store.batches import CheckedAppends, MoveKey, check_appends, named_moves
from decaphase.online.store.model import Append, Appended, Outcome
from decaphase.online.store.postgres_connection import Connection
from decaphase.online.store.postgres_notify import CHANNEL, NOW, write_payload

# One statement, which is a transaction by itself: seven of them spent most of their time on the network.
# Rows are locked in the order of their ids, so that two processes never deadlock.
ADD_AT_ONCE: Final = f"""
    WITH asked AS (
        SELECT * FROM unnest($1::text[], $2::bigint[], $3::bigint[]) WITH ORDINALITY
        AS asked (table_id, after_seq, last_seq, place)
    ), held AS (
        SELECT log_end.table_id, asked.last_seq, asked.place FROM log_end JOIN asked USING (table_id)
        WHERE log_end.last_seq = asked.after_seq ORDER BY log_end.table_id FOR UPDATE OF log_end
    ), added AS (
        INSERT INTO log_entry (table_id, seq, move_id, data)
        SELECT table_id, seq, move_id, data
        FROM unnest($4::text[], $5::bigint[], $6::text[], $7::bytea[]) AS entry (table_id, seq, move_id, data)
        WHERE table_id IN (SELECT table_id FROM held)
    ), moved AS (
        UPDATE log_end SET last_seq = held.last_seq, moved_at = {NOW} FROM held
        WHERE log_end.table_id = held.table_id RETURNING log_end.table_id, log_end.last_seq, held.place
    )
    SELECT tables, pg_notify($8, CASE WHEN length(news) <= $9 THEN $10 || ' ' || news ELSE $10 END) FROM (
        SELECT array_agg(table_id) AS tables,
        string_agg(table_id || ':' || last_seq, ' ' ORDER BY place) AS news FROM moved
    ) AS told WHERE news IS NOT NULL
"""  # noqa: S608 (NOW is ours)
LOCK_ENDS: Final = """
    SELECT table_id, last_seq FROM log_end WHERE table_id = ANY($1::text[]) ORDER BY table_id FOR UPDATE
"""
FIND_MOVES: Final = """
    SELECT table_id, move_id, seq FROM log_entry
    WHERE (table_id, move_id) IN (SELECT * FROM unnest($1::text[], $2::text[]))
"""
ADD_ENTRIES: Final = """
    INSERT INTO log_entry (table_id, seq, move_id, data)
    SELECT * FROM unnest($1::text[], $2::bigint[], $3::text[], $4::bytea[])
"""
MOVE_ENDS: Final = f"""
    UPDATE log_end SET last_seq = moved.last_seq, moved_at = {NOW}
    FROM unnest($1::text[], $2::bigint[]) AS moved (table_id, last_seq)
    WHERE log_end.table_id = moved.table_id
"""  # noqa: S608 (see ADD_AT_ONCE)


async def write_batch(connection: Connection, appends: Sequence[Append], signature: str) -> list[Outcome]:
    """Write the valid appends of a batch and notify other processes; the outcome of each append."""
    firsts: dict[str, Append] = {}
    for append in appends:
        firsts.setdefault(append.table, append)
    moved = await _add_at_once(connection, firsts.values(), signature)
    rest = [append for append in appends if append.table not in moved or firsts[append.table] is not append]
    rest_outcomes = iter(await _add_step_by_step(connection, rest, signature) if rest else ())
    return [
        Appended(append.after_seq + 1, append.after_seq + len(append.entries))
        if append.table in moved and firsts[append.table] is append
        else next(rest_outcomes)
        for append in appends
    ]


async def _add_at_once(connection: Connection, appends: Collection[Append], signature: str) -> frozenset[str]:
    """Write the appends that follow the end of their log, at most one per table; the tables that grew.

    None is written if one of the moves is in its log already.
    """
    rows = [
        (append.table, seq, entry.move_id, entry.data)
        for append in appends
        for seq, entry in enumerate(append.entries, append.after_seq + 1)
    ]
    try:
        found = await connection.fetch(
            ADD_AT_ONCE,
            [append.table for append in appends],
            [append.after_seq for append in appends],
            [append.after_seq + len(append.entries) for append in appends],
            *(list(column) for column in zip(*rows, strict=True)),
            CHANNEL,
            postgres_notify.MAX_PAYLOAD_BYTES,
            signature,
        )
    except asyncpg.UniqueViolationError:
        return frozenset()
    return frozenset(cast("list[str]", found[0][0]) if found else ())


async def _add_step_by_step(
    connection: Connection, appends: Sequence[Append], signature: str
) -> Sequence[Outcome]:
    async with connection.transaction():
        checked = await _check(connection, appends)
        if checked.rows:
            await _write(connection, checked)
            news = f"{signature} {write_payload(checked.moved)}".rstrip()
            await connection.execute("SELECT pg_notify($1, $2)", CHANNEL, news)
    return checked.outcomes


async def _check(connection: Connection, appends: Sequence[Append]) -> CheckedAppends:
    """Check a batch against the logs, whose ends stay locked until this transaction ends."""
    tables = sorted({append.table for append in appends})
    ends = {str(table): int(str(seq)) for table, seq in await connection.fetch(LOCK_ENDS, tables)}
    known: dict[MoveKey, int] = {}
    if moves := named_moves(appends):
        # A statement after the lock, so that it sees what the transactions before it committed.
        columns = ([table for table, _ in moves], [move for _, move in moves])
        for table, move, seq in await connection.fetch(FIND_MOVES, *columns):
            known[str(table), str(move)] = int(str(seq))
    return check_appends(appends, ends, known)


async def _write(connection: Connection, checked: CheckedAppends) -> None:
    """Write the accepted rows."""
    await connection.execute(ADD_ENTRIES, *(list(column) for column in zip(*checked.rows, strict=True)))
    await connection.execute(MOVE_ENDS, list(checked.ends), list(checked.ends.values()))
