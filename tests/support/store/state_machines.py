"""Runs a Hypothesis state machine on each database."""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory

from hypothesis import settings
from hypothesis.stateful import RuleBasedStateMachine, run_state_machine_as_test

from bench.postgres import Database


def run_in_sqlite(machine: type[RuleBasedStateMachine], effort: settings) -> None:
    """Run it, each time on a file of its own."""

    class InSqlite(machine):  # type: ignore[misc, valid-type]
        def __init__(self) -> None:
            self.folder = TemporaryDirectory()
            self.url = f"sqlite:///{Path(self.folder.name) / 'tables.db'}"
            super().__init__()

        def teardown(self) -> None:
            super().teardown()
            self.folder.cleanup()

    run_state_machine_as_test(InSqlite, settings=effort)


def run_in_postgres(machine: type[RuleBasedStateMachine], database: Database, effort: settings) -> None:
    """Run it, each time in a schema of its own."""

    class InPostgres(machine):  # type: ignore[misc, valid-type]
        made = 0

        def __init__(self) -> None:
            type(self).made += 1
            self.url = database.make(f"{machine.__name__.lower()}{self.made}")
            super().__init__()

    run_state_machine_as_test(InPostgres, settings=effort)
