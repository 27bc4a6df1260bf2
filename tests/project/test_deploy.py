"""The files and commands for running a server are those that there are."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

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


def test_the_unit_is_valid_and_well_confined(tmp_path: Path) -> None:
    program = shutil.which("systemd-analyze")
    if program is None or b"--offline" not in subprocess.check_output([program, "--help"]):
        pytest.skip("no systemd-analyze that checks files (systemd 250 or later)")
    text = (DEPLOY / "decaphase@.service").read_text(encoding="utf-8")
    unit = tmp_path / "decaphase@.service"
    unit.write_text(text.replace("/opt/decaphase/bin/decaphase", sys.executable), encoding="utf-8")
    verify = [program, "verify", "--man=no", str(unit)]
    assert str(unit) not in subprocess.run(verify, capture_output=True, text=True, check=True).stderr
    rate = [program, "security", "--offline=yes", "--threshold=29", str(unit)]  # an exposure of 2.9 at most
    subprocess.run(rate, capture_output=True, check=True)
