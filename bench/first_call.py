"""Run in a process of its own: the CPU time until compiled games can be played, printed as JSON.

`numba` is what importing Numba takes, before anything of ours; `engine` is what comes on top of it.
"""

from __future__ import annotations

import json
import sys
from importlib import import_module
from time import process_time


def main() -> None:
    """Import, compile (or load what was compiled before) and make one decision."""
    from bench import games  # plain Python needs the engine's modules too

    start = process_time()
    import_module("numba")
    imported = process_time()
    games.compiled_play()(1, 1)
    ready = process_time()
    sys.stdout.write(json.dumps({"numba": imported - start, "engine": ready - imported}))


if __name__ == "__main__":
    main()
