"""The arena on Ray: two real workers on this machine."""

from __future__ import annotations

import json
import subprocess
import sys
from importlib.util import find_spec

import pytest

from support.shell import Shell

MATCH = ("arena", "greedy", "beginner", "--games", "200", "--players", "3", "--seed", "7", "--json")


@pytest.mark.skipif(find_spec("ray") is None, reason="needs the extra `cluster`")
def test_ray_workers_play_the_same_match(shell: Shell) -> None:
    # In a separate process: Ray leaves warnings, threads and settings behind.
    command = [sys.executable, "-m", "decaphase", *MATCH, "--ray", "local"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    ours = json.loads(shell.run(*MATCH, "--jobs", "1")[1])
    assert {**json.loads(done.stdout), "seconds": 0} == {**ours, "seconds": 0}
