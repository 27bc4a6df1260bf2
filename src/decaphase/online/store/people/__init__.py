"""Accounts, tokens, invitations, tables, results, reports and score sheets."""

from __future__ import annotations

from decaphase.online.store.people.model import (
    Account,
    Invite,
    Listed,
    Listing,
    Result,
    Run,
    StoredReport,
    StoredSheet,
    Totals,
)
from decaphase.online.store.people.people import People

__all__ = [
    "Account",
    "Invite",
    "Listed",
    "Listing",
    "People",
    "Result",
    "Run",
    "StoredReport",
    "StoredSheet",
    "Totals",
]
