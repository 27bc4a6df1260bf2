"""Tables, where their logs end, the logs, and snapshots."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None

# Ids are ASCII: by the order of their bytes an index serves both to find and to list them.
ID = sa.String(64).with_variant(sa.String(64, collation="C"), "postgresql")


def upgrade() -> None:
    """Create the tables; there is no downgrade, since a log is never deleted."""
    op.create_table(
        "game_table",
        sa.Column("table_id", ID, primary_key=True),
        sa.Column("data", sa.LargeBinary, nullable=False),
    )
    # Not in game_table: this row is written with every append and has to stay small.
    op.create_table(
        "log_end",
        sa.Column("table_id", ID, primary_key=True),
        sa.Column("last_seq", sa.BigInteger, nullable=False),
        sa.Column("moved_at", sa.BigInteger, nullable=False, comment="milliseconds since 1970"),
    )
    op.create_table(
        "log_entry",
        sa.Column("table_id", ID, primary_key=True),
        sa.Column("seq", sa.BigInteger, primary_key=True),
        sa.Column("move_id", ID),
        sa.Column("data", sa.LargeBinary, nullable=False),
        sa.UniqueConstraint("table_id", "move_id", name="log_entry_move"),
    )
    op.create_table(
        "snapshot",
        sa.Column("table_id", ID, primary_key=True),
        sa.Column("seq", sa.BigInteger, nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
    )
