"""Texts that a person has read and found good, and that stay so: `pytest tests/web --regenerate-golden`."""

from __future__ import annotations

from difflib import unified_diff
from pathlib import Path
from typing import Final

import pytest

FOLDER: Final = Path(__file__).parents[2] / "web" / "golden"


def check_golden(name: str, text: str, *, regenerate: bool) -> None:
    """Compare with the text of this name, or write it anew."""
    path = FOLDER / name
    if regenerate:
        path.write_bytes(text.encode())
        return
    golden = path.read_bytes().decode()
    if golden != text:
        diff = unified_diff(golden.splitlines(), text.splitlines(), "golden", "now", lineterm="")
        pytest.fail("\n".join(diff), pytrace=False)
