"""Random functions of restricted Python are refused, or give in C what they give in CPython."""

from __future__ import annotations

import ctypes
import importlib
import sys
from pathlib import Path
from random import Random
from typing import Final

import pytest

from decaphase.compile.build import FLAGS, LIBRARY_FLAGS, compile_c
from decaphase.compile.program import RefusedError
from decaphase.compile.write_c import write_c
from decaphase.engine import CompiledPackage
from support.compile.comparison import Case, run_in_c, run_in_python
from support.compile.random_functions import RandomFunctions

NAMES: Final = tuple(f"function_{number}" for number in range(30))
CASES: Final = 20


REFUSALS: Final = (
    ": give what is added a name before this line.",
    ": give the index a name before this line.",
    ": a chain ends with something that is only read.",
)
"""Why a random function may be refused."""


def is_accepted(package: str, name: str) -> bool:
    try:
        write_c([CompiledPackage(package, ("code",), (name,))])
    except RefusedError as refusal:
        if not str(refusal).endswith(REFUSALS):
            raise
        return False
    return True


@pytest.mark.parametrize("seed", [1, *(pytest.param(seed, marks=pytest.mark.slow) for seed in range(2, 20))])
def test_c_does_what_python_does(seed: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = f"random_functions_{seed}"
    (tmp_path / package).mkdir()
    (tmp_path / package / "code.py").write_text(RandomFunctions(seed).module(NAMES), encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    functions = vars(importlib.import_module(f"{package}.code"))
    accepted = [name for name in NAMES if is_accepted(package, name)]
    assert len(accepted) > len(NAMES) / 2
    compile_c(
        write_c([CompiledPackage(package, ("code",), tuple(accepted))]),
        tmp_path / "random.so",
        *(*FLAGS, *LIBRARY_FLAGS, "-O1"),
    )
    library = ctypes.CDLL(str(tmp_path / "random.so"))
    dice = Random(seed)
    for name in accepted:
        for _ in range(CASES):
            case = Case(dice.getrandbits(32), dice.randint(-200, 200), dice.randint(-200, 200), 0.0)
            assert run_in_c(library[name], case) == run_in_python(functions[name], case), name
    for module in (package, f"{package}.code"):
        del sys.modules[module]
