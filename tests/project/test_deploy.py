"""The files and commands for running a server are those that there are."""

from __future__ import annotations

import asyncio
import re
import shlex
import subprocess
from pathlib import Path

from decaphase.online.store import NewEntry, open_store
from support.shell import Shell

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
PAGE = (ROOT / "docs" / "operations.md").read_text(encoding="utf-8")


def test_every_option_that_is_used_exists(shell: Shell) -> None:
    offered = set(re.findall(r"--[a-z]+", shell.run("serve", "--help")[1]))
    files = [DEPLOY / name for name in ("Dockerfile", "compose.yaml", "decaphase@.service")]
    serve = re.compile(r'(?:decaphase serve|"serve",|command:)(.*)')
    for file in files:
        used = re.findall(r"--[a-z]+", " ".join(serve.findall(file.read_text(encoding="utf-8"))))
        assert used
        assert set(used) <= offered, file
    table = re.findall(r"^\| `(--[^|]*)\|", PAGE, re.MULTILINE)
    assert set(re.findall(r"--[a-z]+", " ".join(table))) <= offered


def test_every_variable_that_is_set_is_read() -> None:
    source = (ROOT / "src" / "decaphase" / "cli" / "serve.py").read_text(encoding="utf-8")
    for name in ("compose.yaml", "decaphase@.service"):
        for variable in re.findall(
            r"^\s*(DECAPHASE_[A-Z_]+):", (DEPLOY / name).read_text(encoding="utf-8"), re.MULTILINE
        ):
            if variable != "DECAPHASE_SITE":  # the proxy's
                assert variable in source


def test_every_file_that_is_named_is_there() -> None:
    for name in re.findall(r"deploy/[\w.@]+", PAGE):
        assert (ROOT / name).exists(), name


def test_the_backup_of_the_page_is_whole(tmp_path: Path) -> None:
    (line,) = (line for line in PAGE.splitlines() if line.startswith("python3 -c"))

    async def test() -> None:
        async with await open_store(f"sqlite:///{tmp_path / 'tables.db'}") as store:
            await store.create("t")
            await store.append("t", 0, [NewEntry(b"one"), NewEntry(b"two")])
            done = await asyncio.to_thread(subprocess.run, shlex.split(line), cwd=tmp_path, check=False)
            assert done.returncode == 0
            await store.append("t", 2, [NewEntry(b"three")])
        async with await open_store(f"sqlite:///{tmp_path / 'copy.db'}") as copy:
            assert [entry.data for entry in await copy.read("t")] == [b"one", b"two"]

    asyncio.run(test())
