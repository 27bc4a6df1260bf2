"""The area `server`: moves are really kept, and keeping many together pays."""

from __future__ import annotations

from pathlib import Path

from bench.server.commits import moves_per_second


def test_together_is_quicker_than_one_by_one(tmp_path: Path) -> None:
    """By how much is for `decaphase bench` to say, on a machine that does nothing else."""
    together, single = (moves_per_second(tmp_path, most, 0.1, tables=30) for most in (512, 1))
    assert together > single > 0
    assert list(tmp_path.iterdir()) == []
