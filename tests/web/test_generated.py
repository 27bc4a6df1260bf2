"""What the page has from Python is what Python says now."""

from __future__ import annotations

from pathlib import Path

from decaphase.online.protocol.typescript import typescript

WEB = Path(__file__).parents[2] / "web"


def test_the_generated_types_are_up_to_date() -> None:
    """Otherwise: python -m decaphase.online.protocol.typescript > web/src/generated/protocol.ts."""
    made = (WEB / "src" / "generated" / "protocol.ts").read_text(encoding="utf-8")
    assert made == typescript()
