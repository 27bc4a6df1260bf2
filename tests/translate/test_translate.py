"""The translator's output, and its refusal of unsupported Python."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from decaphase.engine.state import RuleCodes, State
from decaphase.translate.__main__ import FOLDER, MODULES
from decaphase.translate.functions import write_function
from decaphase.translate.needs import Needs, Source
from decaphase.translate.reckon import FUNCTIONS, gather
from decaphase.translate.refusal import Untranslatable

BIG = 1 << 32
SMALL = 7
WORDS = "words"
AROUND = {"State": State, "Book": RuleCodes, "BIG": BIG, "SMALL": SMALL, "WORDS": WORDS, "Path": Path}


def translated(
    body: str, parameters: str = "s: State, book: Book, n: int, m: int", returns: str = "int"
) -> str:
    """The body of a function in TypeScript, unindented."""
    lines = "\n".join(f"    {line}" for line in body.splitlines())
    (tree,) = ast.parse(f"def f({parameters}) -> {returns}:\n{lines}").body
    assert isinstance(tree, ast.FunctionDef)
    written = write_function(Source("f", tree, AROUND, "here.py"), Needs()).splitlines()
    return "\n".join(line.removeprefix("  ") for line in written[1:-1])


@pytest.mark.parametrize("name", MODULES)
def test_the_committed_files_are_up_to_date(name: str) -> None:
    """If this fails, run `python -m decaphase.translate`."""
    assert (FOLDER / name).read_text(encoding="utf-8") == MODULES[name]()


def test_every_function_that_is_asked_for_is_there() -> None:
    needs, texts = gather()
    for function in FUNCTIONS:
        assert any(f"export function {function.__name__}(" in text for text in texts)
    assert set(needs.classes.values()) == {RuleCodes, State}


@pytest.mark.parametrize(
    ("python", "typescript"),
    [
        ("return n + m * 2 - (n - m)", "return n + m * 2 - (n - m);"),
        ("return (n + m) * 2", "return (n + m) * 2;"),
        ("return n - (m - 1)", "return n - (m - 1);"),
        ("return n // m", "return Math.floor(n / m);"),
        ("return -n // (m + 1)", "return Math.floor(-n / (m + 1));"),
        ("return n % 12", "return modulo(n, 12);"),
        ("return 1 << n", "return shift_left(1, n);"),
        ("return n >> m & 1 == 0", "return ((n >> m) & 1) === 0;"),
        ("return n | m | 4", "return n | m | 4;"),
        ("return n & m | 4", "return (n & m) | 4;"),
        ("return n & ~m", "return n & ~m;"),
        ("return n & SMALL", "return n & SMALL;"),
        ("return BIG * n", "return BIG * n;"),
        ("return 1 <= n < m", "return 1 <= n && n < m;"),
        ("return not n < m", "return !(n < m);"),
        ("return n == 1 or n == 2 and m != 3", "return n === 1 || n === 2 && m !== 3;"),
        ("return (n or m) and 1", "return (n || m) && 1;"),
        ("return n if m else 0", "return m ? n : 0;"),
        ("return (n if m else 0) + 1", "return (m ? n : 0) + 1;"),
        ("return s.held[n][m]", "return s.held[n]![m]!;"),
        ("s.held[n][m] += 1", "s.held[n]![m]! += 1;"),
        ("s.laid[n] = book.order", "s.laid[n] = book.order;"),
        ("return max(n, m, 3)", "return Math.max(n, m, 3);"),
        ("return max(s.laid)", "return Math.max(...s.laid);"),
        ("return tuple(seat for seat in s.laid if seat)", "return s.laid.filter((seat) => seat);"),
        (
            "return tuple(seat + 1 for seat in range(n))",
            "return range(0, n).map((seat) => seat + 1);",
        ),
        ("return (*s.laid, n)", "return [...s.laid, n];"),
        ("a = n\nreturn a", "const a = n;\nreturn a;"),
        ("a = n\na += 1\nreturn a", "let a = n;\na += 1;\nreturn a;"),
        ("n -= 1\nreturn n", "n -= 1;\nreturn n;"),
        ("for seat in range(1, n):\n    continue", "for (const seat of range(1, n)) {\n  continue;\n}"),
        ("while n:\n    break", "while (n) {\n  break;\n}"),
        (
            "if n:\n    return 1\nelif m:\n    return 2\nelse:\n    return 3",
            "if (n) {\n  return 1;\n} else if (m) {\n  return 2;\n} else {\n  return 3;\n}",
        ),
        ("state = State()\nreturn state.hand", "const state = empty_state();\nreturn state.hand;"),
    ],
)
def test_python_and_its_translation(python: str, typescript: str) -> None:
    assert translated(python) == typescript


@pytest.mark.parametrize(
    "python",
    [
        "return n / m",
        "return n ** m",
        "return n @ m",
        "return BIG & n",
        "return n | 4294967296",
        "return BIG << n",
        "n |= BIG",
        "n <<= 1",
        "return n in s.laid",
        "return n is m",
        "return 1 <= n + 1 < m",
        "return s.laid[-1]",
        "return s.laid[1:]",
        "return s.nothing",
        "return n.real",
        "return 1.5",
        "return 'word'",
        "return WORDS",
        "return None",
        "return [n]",
        "return {n: m}",
        "return lambda: n",
        "return [a for a in s.laid]",
        "return tuple(a + b for a in s.laid for b in s.laid)",
        "return tuple(a for a, b in s.laid)",
        "return len(s.laid)",
        "return max(n, key=m)",
        "return s.copy()",
        "return unknown",
        "return unknown(n)",
        "return Path(n)",
        "return State(n)",
        "a, b = n, m",
        "a = b = n",
        "a: int = n",
        "assert n",
        "del n",
        "raise ValueError",
        "try:\n    return n\nfinally:\n    return m",
        "with n:\n    return m",
        "while n:\n    break\nelse:\n    return m",
        "for a in s.laid:\n    break\nelse:\n    return m",
        "for a in s.laid:\n    a += 1",
        "for n in s.laid:\n    break",
        "for a in s.laid:\n    break\nreturn a",
        "if n:\n    a = 1\nreturn a",
        "import os",
        "global n",
        "yield n",
        "s.hand",
        "def g() -> int:\n    return 1",
    ],
)
def test_what_is_not_known_is_refused(python: str) -> None:
    with pytest.raises(Untranslatable):
        translated(python)


def test_a_refusal_says_where() -> None:
    with pytest.raises(Untranslatable, match=r"^here\.py:3: no such operator is known: n / m$"):
        translated("n += 1\nreturn n / m")


@pytest.mark.parametrize(
    "parameters", ["n", "n: str", "*n: int", "**n: int", "*, n: int", "n: int = 1", "n: list[int]", "n: Path"]
)
def test_parameters_that_are_refused(parameters: str) -> None:
    with pytest.raises(Untranslatable):
        translated("return 1", parameters)


def test_a_name_cannot_have_two_values() -> None:
    needs = Needs()
    needs.take("POINTS", 0)
    needs.take("POINTS", 0)
    with pytest.raises(Untranslatable):
        needs.take("POINTS", 1)
