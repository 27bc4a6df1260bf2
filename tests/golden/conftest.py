"""`pytest tests/golden --regenerate-golden` writes anew what these tests compare with."""

from __future__ import annotations

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--regenerate-golden", action="store_true", help="write the golden files anew")


@pytest.fixture
def regenerate(request: pytest.FixtureRequest) -> bool:
    """Whether golden files are to be written instead of compared with."""
    return bool(request.config.getoption("--regenerate-golden", default=False))
