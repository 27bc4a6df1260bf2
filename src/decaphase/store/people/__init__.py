"""What is kept of people: accounts and tokens, invitations, where they sit and sat, and how they fared."""

from __future__ import annotations

from decaphase.store.people.model import Account, Invite, Listed, Report, Result, Run, Totals
from decaphase.store.people.people import People

__all__ = ["Account", "Invite", "Listed", "People", "Report", "Result", "Run", "Totals"]
