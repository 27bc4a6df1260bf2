"""Accounts and their tokens, invitations, who sat where, tables to choose from, results, reports and runs."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

ID = sa.String(64).with_variant(sa.String(64, collation="C"), "postgresql")
KEY = sa.Text().with_variant(sa.Text(collation="C"), "postgresql")
HASH = sa.LargeBinary
TIME = sa.BigInteger
"""Milliseconds since 1970."""
OPEN_TO_ALL = sa.text("listed AND stage <> 'closed'")


def upgrade() -> None:
    """Create the tables; the logs stay as they are."""
    _add_accounts()
    _add_invitations()
    _add_tables()
    _add_results()
    _add_reports()
    op.create_table(
        "server_run",
        sa.Column("run_id", ID, primary_key=True),
        sa.Column("started_at", TIME, nullable=False),
        sa.Column("beat_at", TIME, nullable=False),
    )


def _account(name: str = "account_id", *, key: bool = False, stays: bool = False) -> sa.Column[str]:
    """A reference to an account: the row is deleted with it, or `stays` without it."""
    account = sa.ForeignKey("account.account_id", ondelete="SET NULL" if stays else "CASCADE")
    return sa.Column(name, ID, account, primary_key=key, nullable=stays)


def _add_accounts() -> None:
    op.create_table(
        "account",
        sa.Column("account_id", ID, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("language", sa.Text, nullable=False),
        sa.Column("created_at", TIME, nullable=False),
        sa.Column("seen_at", TIME, nullable=False),
        sa.Column("login", sa.Text),
        sa.Column("login_key", KEY, unique=True, comment="the login as it is compared"),
        sa.Column("password_hash", sa.Text),
    )
    op.create_table(
        "token",
        sa.Column("token_hash", HASH, primary_key=True),
        _account(),
        sa.Column("created_at", TIME, nullable=False),
        sa.Column("expires_at", TIME, nullable=False),
    )
    op.create_index("token_account", "token", ["account_id"])
    op.create_index("token_expires", "token", ["expires_at"])


def _add_invitations() -> None:
    op.create_table(
        "invite",
        sa.Column("code_hash", HASH, primary_key=True),
        sa.Column("table_id", ID, nullable=False),
        _account("by_account"),
        sa.Column("created_at", TIME, nullable=False),
        sa.Column("expires_at", TIME, nullable=False),
    )
    op.create_index("invite_table", "invite", ["table_id"])
    op.create_index("invite_by", "invite", ["by_account"])
    op.create_index("invite_expires", "invite", ["expires_at"])
    op.create_table(
        "guest",
        sa.Column("table_id", ID, primary_key=True),
        _account(key=True),
        sa.Column("admitted_at", TIME, nullable=False),
    )
    op.create_index("guest_account", "guest", ["account_id"])


def _add_tables() -> None:
    op.create_table(
        "sitting",
        _account(key=True),
        sa.Column("table_id", ID, primary_key=True),
        sa.Column("sat_at", TIME, nullable=False),
    )
    op.create_table(
        "listing",
        sa.Column("table_id", ID, primary_key=True),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("stage", ID, nullable=False),
        sa.Column("summary", sa.LargeBinary, nullable=False),
        sa.Column("updated_at", TIME, nullable=False),
    )
    # Few of all tables are listed: the index holds only those.
    op.create_index(
        "listing_open",
        "listing",
        ["updated_at", "table_id"],
        sqlite_where=OPEN_TO_ALL,
        postgresql_where=OPEN_TO_ALL,
    )


def _add_results() -> None:
    op.create_table(
        "result",
        sa.Column("table_id", ID, primary_key=True),
        sa.Column("game", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        _account(stays=True),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("winner", sa.Boolean, nullable=False),
        sa.Column("score", sa.Integer, nullable=False),
        sa.Column("phases", sa.Integer, nullable=False),
        sa.Column("hands", sa.Integer, nullable=False),
        sa.Column("edition", ID, nullable=False),
        sa.Column("ended_at", TIME, nullable=False),
        sa.UniqueConstraint("table_id", "game", "account_id", name="result_once"),
    )
    op.create_index("result_account", "result", ["account_id", "ended_at"])


def _add_reports() -> None:
    op.create_table(
        "report",
        sa.Column("report_id", sa.Integer, primary_key=True),
        sa.Column("table_id", ID, nullable=False),
        # A report outlives the account that made it, but not the account it is about.
        _account("by_account", stays=True),
        _account("whom"),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("reported_at", TIME, nullable=False),
    )
    op.create_index("report_by", "report", ["by_account"])
    op.create_index("report_whom", "report", ["whom"])
    op.create_index("report_time", "report", ["reported_at"])
