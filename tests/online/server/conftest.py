"""The server that most tests share."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from support.server.served import FRIEND, Served, serving


@pytest.fixture
def served(shared_server: Served) -> Iterator[Served]:
    """The shared server; connections opened by a test are closed after it."""
    with shared_server.opened:
        yield shared_server


@pytest.fixture(scope="session")
def shared_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """One server for all tests; each test uses new addresses, so that rate limits do not add up."""
    secret = [("DECAPHASE_METRICS_TOKEN", "figures-for-me")]
    with serving(tmp_path_factory.mktemp("served"), "--origin", FRIEND, variables=secret) as server:
        yield server
