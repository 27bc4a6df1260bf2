"""The constructs, compiled once in each test process."""

from __future__ import annotations

import ctypes

import pytest

from support.compile.comparison import build_constructs


@pytest.fixture(scope="session")
def constructs_library(tmp_path_factory: pytest.TempPathFactory) -> ctypes.CDLL:
    return ctypes.CDLL(str(build_constructs(tmp_path_factory.mktemp("constructs") / "constructs.so")))
