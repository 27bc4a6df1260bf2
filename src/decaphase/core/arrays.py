"""The one primitive with two bodies: a small array of zeros, a list here and a NumPy array when compiled."""

from __future__ import annotations

from decaphase.core.fields import Row


def zeros(count: int) -> Row:
    """So many zeros."""
    return [0] * count
