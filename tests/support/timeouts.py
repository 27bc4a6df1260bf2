"""How long tests wait for what should come at once: long, as machines may be busy."""

from __future__ import annotations

from typing import Final

TIMEOUT_SECONDS: Final = 120.0
"""Seconds to wait for anything before the test fails."""
