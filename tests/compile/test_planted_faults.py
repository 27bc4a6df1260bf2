"""The comparison of the constructs notices every fault planted in their C."""

from __future__ import annotations

import ctypes
from random import Random

import pytest

from decaphase.compile.build import FLAGS, LIBRARY_FLAGS, compile_c
from support.compile.comparison import CONSTRUCTS, in_c, in_python, random_case
from support.compile.faults import BACK_END_FAULTS, TEXT_FAULTS, faulty_c, text_symbol


@pytest.fixture(scope="module")
def faulty_library(tmp_path_factory: pytest.TempPathFactory) -> ctypes.CDLL:
    path = tmp_path_factory.mktemp("faults") / "faults.so"
    compile_c(faulty_c(), path, *FLAGS, *LIBRARY_FLAGS, "-O0")
    return ctypes.CDLL(str(path))


def is_noticed(library: ctypes.CDLL, construct: str, symbol: str) -> bool:
    """Whether one of some random cases comes out differently."""
    dice = Random(1)
    cases = [random_case(dice) for _ in range(300)]
    return any(in_c(library, construct, case, symbol) != in_python(construct, case) for case in cases)


@pytest.mark.parametrize("number", range(len(TEXT_FAULTS)), ids=text_symbol)
def test_a_wrong_piece_of_c_is_noticed(faulty_library: ctypes.CDLL, number: int) -> None:
    assert is_noticed(faulty_library, TEXT_FAULTS[number].construct, text_symbol(number))


@pytest.mark.parametrize("number", range(len(BACK_END_FAULTS)))
def test_a_wrong_back_end_is_noticed(faulty_library: ctypes.CDLL, number: int) -> None:
    for construct in BACK_END_FAULTS[number].constructs:
        assert is_noticed(faulty_library, construct, f"{construct}_wrong_{number}"), construct


def test_every_construct_has_a_fault() -> None:
    planted = {fault.construct for fault in TEXT_FAULTS}
    planted.update(construct for fault in BACK_END_FAULTS for construct in fault.constructs)
    assert sorted(set(CONSTRUCTS) - planted) == []
