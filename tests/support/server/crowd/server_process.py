"""A real server process that can be killed and restarted at the same address."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import httpx

from support.server.served import SOURCE, wait_for_address
from support.timeouts import TIMEOUT_SECONDS

PATHS: Final = os.pathsep.join((str(SOURCE), str(Path(__file__).parents[3])))
QUIET: Final = frozenset({"request", "live"})
"""Log events of normal operation."""


class ServerProcess:
    """A server process; its logs over all restarts are in one file."""

    def __init__(self, folder: Path, database: str = "", **settings: float | str) -> None:
        folder.mkdir(exist_ok=True)
        self.database = database or f"sqlite:///{folder / 'tables.db'}"
        self.address = ""
        self._settings = settings
        self._out, self._errors = folder / "out", folder / "errors"
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def live(self) -> str:
        return self.address.replace("http", "ws", 1) + "/live"

    # Start and stop

    def start(self) -> None:
        """Start it, at its earlier address if it had one."""
        port = self.address.rpartition(":")[2] or "0"
        environment = {**os.environ, "PYTHONPATH": PATHS, "DECAPHASE_LANG": "en"}
        with self._out.open("wb") as said, self._errors.open("ab") as told:
            self._process = subprocess.Popen(self._command(port), stdout=said, stderr=told, env=environment)
        self.address = wait_for_address(self._process, self._out, self._errors, TIMEOUT_SECONDS)

    def _command(self, port: str) -> list[str]:
        if not self._settings:
            return [*self._python("decaphase"), "serve", "--port", port, "--database", self.database]
        settings = {"port": int(port), "database": self.database, **self._settings}
        return [*self._python("support.server.crowd.custom_server"), json.dumps(settings)]

    @staticmethod
    def _python(module: str) -> list[str]:
        return [sys.executable, "-m", module]

    def kill(self) -> None:
        """Kill it, as a power cut would."""
        self.process.kill()
        self.process.wait()

    def stop(self) -> None:
        """Shut it down by a signal."""
        if self._process is not None and self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
            self.process.wait(TIMEOUT_SECONDS)

    # Observations

    @property
    def process(self) -> subprocess.Popen[bytes]:
        assert self._process is not None
        return self._process

    @property
    def memory(self) -> int:
        """Resident memory in bytes."""
        pages = Path(f"/proc/{self.process.pid}/statm").read_text(encoding="ascii").split()[1]
        return int(pages) * os.sysconf("SC_PAGE_SIZE")

    @property
    def open_files(self) -> int:
        """Open files and connections."""
        return sum(1 for _ in Path(f"/proc/{self.process.pid}/fd").iterdir())

    def figure(self, name: str) -> float:
        """The value of a metric."""
        for line in httpx.get(f"{self.address}/metrics").text.splitlines():
            if line.startswith(f"{name} "):
                return float(line.split()[1])
        raise AssertionError(name)

    def health(self) -> int:
        return httpx.get(f"{self.address}/health", timeout=TIMEOUT_SECONDS).status_code

    def complaints(self) -> list[dict[str, object]]:
        """Log entries beyond normal operation; fails on a traceback."""
        said = self._errors.read_text(encoding="utf-8")
        assert "Traceback" not in said, said
        lines = [json.loads(line) for line in said.splitlines()]
        return [line for line in lines if line["event"] not in QUIET]


@contextmanager
def server_processes(folder: Path, database: str, count: int) -> Iterator[list[ServerProcess]]:
    """Several servers on one database, started in parallel."""
    servers = [ServerProcess(folder / str(number), database) for number in range(count)]
    try:
        with ThreadPoolExecutor(count) as starters:
            list(starters.map(ServerProcess.start, servers))
        yield servers
    finally:
        for server in servers:
            server.stop()


@contextmanager
def server_process(folder: Path, database: str = "", **settings: float | str) -> Iterator[ServerProcess]:
    """A running server."""
    server = ServerProcess(folder, database, **settings)
    server.start()
    try:
        yield server
    finally:
        server.stop()
