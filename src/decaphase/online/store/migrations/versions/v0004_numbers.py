"""In SQLite: short table numbers in the logs, and no table of log ends.

A batch writes every page that it touches: with short numeric keys these are less than half as many. The
index of a log gives its end, and the only writing process remembers it. PostgreSQL keeps both, since several
processes write there and lock the ends.
"""

from __future__ import annotations

from typing import Final

from alembic import op

revision = "0004"
down_revision = "0003"

STATEMENTS: Final = """
    ALTER TABLE game_table RENAME TO old_table;
    ALTER TABLE log_entry RENAME TO old_entry;
    CREATE TABLE game_table (
        table_no INTEGER PRIMARY KEY, table_id VARCHAR(64) NOT NULL UNIQUE, data BLOB NOT NULL
    );
    CREATE TABLE log_entry (
        entry_no INTEGER PRIMARY KEY, table_no INTEGER NOT NULL, seq INTEGER NOT NULL, move_id VARCHAR(64),
        data BLOB NOT NULL, UNIQUE (table_no, seq), UNIQUE (table_no, move_id)
    );
    INSERT INTO game_table (table_id, data) SELECT table_id, data FROM old_table ORDER BY rowid;
    INSERT INTO log_entry (table_no, seq, move_id, data)
        SELECT table_no, seq, move_id, old_entry.data FROM old_entry JOIN game_table USING (table_id)
        ORDER BY old_entry.rowid;
    DROP TABLE old_entry;
    DROP TABLE old_table;
    DROP TABLE log_end
"""


def upgrade() -> None:
    """Rewrite the logs; their contents stay as they are."""
    if op.get_bind().dialect.name == "sqlite":
        for statement in STATEMENTS.split(";"):
            op.execute(statement)
