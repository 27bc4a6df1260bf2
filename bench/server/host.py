"""A server in its own process, started and stopped for a measurement."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final, Self
from urllib.request import Request, urlopen

from bench.figures import BenchError
from bench.timing import environment_with

ANSWER_SECONDS: Final = 30
"""Seconds to wait for a server, or for its answer."""
TICKS: Final = os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 100


class Host:
    """One server process, without rate limits, since all load comes from one address."""

    def __init__(self, database: str, *, core: int | None = None, port: int = 0) -> None:
        if not Path("/proc/self/stat").exists():
            raise BenchError("This can only be measured on Linux.")
        command = [sys.executable, "-m", "bench.server.host", database, str(port)]
        self._process = subprocess.Popen(  # noqa: S603 - our own
            command,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            env=environment_with({}),
        )
        if core is not None:
            os.sched_setaffinity(self._process.pid, {core})
        assert self._process.stdout is not None  # noqa: S101 - asked for above
        self._said = self._process.stdout
        self.address = self._said.readline().strip()
        if not self.address:
            raise BenchError("The server did not start; see what `decaphase serve` says.")

    @property
    def port(self) -> int:
        return int(self.address.rpartition(":")[2])

    def cpu_seconds(self) -> float:
        """CPU time used so far by all its threads."""
        fields = (
            Path(f"/proc/{self._process.pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
        )
        return (int(fields[11]) + int(fields[12])) / TICKS

    def memory_kb(self) -> float:
        """Resident memory."""
        lines = Path(f"/proc/{self._process.pid}/status").read_text(encoding="utf-8").splitlines()
        return float(next(line.split()[1] for line in lines if line.startswith("VmRSS:")))

    def post(self, path: str, token: str | None, **body: object) -> dict[str, object]:
        """Send an HTTP request."""
        headers = {"Content-Type": "application/json"}
        if token is not None:
            headers["Authorization"] = f"Bearer {token}"
        request = Request(self.address + path, json.dumps(body).encode(), headers)  # noqa: S310 - ours
        with urlopen(request, timeout=ANSWER_SECONDS) as answer:  # noqa: S310 - ours
            found: dict[str, object] = json.load(answer)
            return found

    def kill(self) -> None:
        """Kill it, like a power cut."""
        self._process.kill()
        self._process.wait(ANSWER_SECONDS)
        self._said.close()

    def stop(self) -> None:
        """Stop it in good order."""
        if self._process.poll() is None:
            self._process.send_signal(signal.SIGTERM)
            try:
                self._process.wait(ANSWER_SECONDS)
            except subprocess.TimeoutExpired:
                self.kill()
        self._said.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()


def serve_unlimited(arguments: Sequence[str]) -> None:
    """Serve this database and print the address; run in the child process."""
    from decaphase.online.server.config import Config
    from decaphase.online.server.serve import serve

    database, port = arguments
    config = Config(
        port=int(port),
        database=database,
        limited=False,
        pace=1e9,
        burst=10**9,
        per_account=10**6,
        per_address=10**6,
    )
    serve(config, lambda address: print(address, flush=True))  # noqa: T201 - to another program


if __name__ == "__main__":
    serve_unlimited(sys.argv[1:])
