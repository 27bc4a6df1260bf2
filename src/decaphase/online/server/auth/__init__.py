"""Sign-in: session tokens and passwords."""

from __future__ import annotations
