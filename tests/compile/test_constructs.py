"""Every construct of restricted Python gives in C what it gives in CPython, and leaves the same memory."""

from __future__ import annotations

import ctypes

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from support.compile.comparison import CONSTRUCTS, Case, in_c, in_python

NUMBERS = st.integers(-4, 12) | st.integers(-(1 << 30), 1 << 30)
FLOATS = st.floats(-4, 4) | st.floats(-1e9, 1e9)
CASES = st.builds(Case, st.integers(0, 1 << 32), NUMBERS, NUMBERS, FLOATS)


@pytest.mark.parametrize("name", CONSTRUCTS)
@settings(max_examples=60, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(case=CASES)
def test_c_does_what_python_does(constructs_library: ctypes.CDLL, name: str, case: Case) -> None:
    assert in_c(constructs_library, name, case) == in_python(name, case)
