"""The program as run from a shell, in this process."""

from __future__ import annotations

import sys

import pytest

from decaphase.cli import main


class Shell:
    """Runs the program and captures its output."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self.monkeypatch = monkeypatch
        self.capsys = capsys

    def run(self, *arguments: str) -> tuple[int, str, str]:
        """The exit code, standard output and standard error."""
        self.monkeypatch.setattr(sys, "argv", ["decaphase", *arguments])
        with pytest.raises(SystemExit) as end:
            main()
        out, err = self.capsys.readouterr()
        return int(end.value.code or 0), out, err
