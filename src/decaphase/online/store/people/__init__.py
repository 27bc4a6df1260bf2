"""What is kept of people: accounts, tokens, invitations, where they sit, how they fared, score sheets."""

from __future__ import annotations

from decaphase.online.store.people.model import (
    Account,
    Invite,
    KeptSheet,
    Listed,
    Listing,
    Report,
    Result,
    Run,
    Totals,
)
from decaphase.online.store.people.people import People

__all__ = [
    "Account",
    "Invite",
    "KeptSheet",
    "Listed",
    "Listing",
    "People",
    "Report",
    "Result",
    "Run",
    "Totals",
]
