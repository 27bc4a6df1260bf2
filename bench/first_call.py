"""Print as JSON the CPU time until compiled games can be played; runs in its own process.

`numba` is the import of Numba alone, `engine` what our code adds to it.
"""

from __future__ import annotations

import json
import sys
from importlib import import_module
from time import process_time


def main() -> None:
    """Import, compile or load from the cache, and make one decision."""
    from bench import games  # plain Python needs the engine's modules too

    start = process_time()
    import_module("numba")
    imported = process_time()
    games.compiled_play()(1, 1)
    ready = process_time()
    sys.stdout.write(json.dumps({"numba": imported - start, "engine": ready - imported}))


if __name__ == "__main__":
    main()
