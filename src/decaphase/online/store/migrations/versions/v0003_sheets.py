"""Score sheets of games with real cards."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"

ID = sa.String(64).with_variant(sa.String(64, collation="C"), "postgresql")


def upgrade() -> None:
    """Create the table; ids are unique per owner, so that they can't be taken or guessed by others."""
    account = sa.ForeignKey("account.account_id", ondelete="CASCADE")
    op.create_table(
        "sheet",
        sa.Column("account_id", ID, account, primary_key=True),
        sa.Column("sheet_id", ID, primary_key=True),
        sa.Column("revision", sa.Integer, nullable=False),
        sa.Column("updated_at", sa.BigInteger, nullable=False, comment="milliseconds since 1970"),
        sa.Column("body", sa.Text, nullable=False),
    )
