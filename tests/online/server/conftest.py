"""A server that most tests share."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from support.server.served import FRIEND, Served, serving


@pytest.fixture
def served(shared_server: Served) -> Iterator[Served]:
    """The server, from which everybody goes home after the test."""
    with shared_server.opened:
        yield shared_server


@pytest.fixture(scope="session")
def shared_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server for all tests; whoever is limited in one comes from another address in the next."""
    secret = [("DECAPHASE_METRICS_TOKEN", "figures-for-me")]
    with serving(tmp_path_factory.mktemp("served"), "--origin", FRIEND, variables=secret) as server:
        yield server
