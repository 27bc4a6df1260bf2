"""Alembic's entry point: it is given a connection with an open transaction."""

from __future__ import annotations

from alembic import context


def _run() -> None:
    context.configure(connection=context.config.attributes["connection"])
    context.run_migrations()


# Alembic runs this file under a name of its own; imported as a module of the package it does nothing.
if not __name__.startswith("decaphase."):
    _run()
