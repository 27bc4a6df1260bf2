"""Compiles once what many test processes then load: `python -m support.engine.warm_up`."""

from __future__ import annotations

from support.engine.compiled_play import fast_core
from support.research.tables import fast

if __name__ == "__main__":
    fast_core()
    fast()
