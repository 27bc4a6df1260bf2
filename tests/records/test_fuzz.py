"""The checker gives a verdict on any damaged record, never a traceback."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from decaphase.records.check import CheckResult, check_text
from decaphase.terminal.check_text import check_line

RULEBOOKS = Path(__file__).parent.parent / "rulebooks"
SEEDS = [file.read_bytes() for file in sorted(RULEBOOKS.glob("*/*.toml"))[::5]]
FRAGMENTS = [
    b"1",
    b"0",
    b"-1",
    b"99",
    b"true",
    b'""',
    b"[]",
    b"{}",
    b"[[1]]",
    b"w",
    b"s",
    b"r5",
    b"=7",
    b" / ",
]
FRAGMENTS += [
    b"\n",
    b'"',
    b"[[hands]]\n",
    b"turn = 2\n",
    b"stage = 'play'\n",
    b"playing = [1]\n",
    b"\x00",
    b"9" * 400,
]


def judged(source: bytes) -> CheckResult:
    result = check_text(source)
    assert len(check_line("x", result).splitlines()) == 1
    return result


@st.composite
def broken_records(draw: st.DrawFn) -> bytes:
    """A record with a few bytes removed, inserted, doubled or swapped."""
    source = draw(st.sampled_from(SEEDS))
    for _ in range(draw(st.integers(1, 4))):
        start = draw(st.integers(0, len(source)))
        end = min(len(source), start + draw(st.integers(0, 12)))
        other = draw(st.integers(0, len(source)))
        put = draw(
            st.sampled_from([*FRAGMENTS, source[start:end] * 2, source[other : other + 12]])
            | st.binary(max_size=4)
        )
        source = source[:start] + put + source[end:]
    return source


@settings(max_examples=400)
@given(broken_records())
def test_a_broken_record_is_judged(source: bytes) -> None:
    judged(source)


LINES = [line for seed in SEEDS for line in seed.decode().splitlines()]


@settings(max_examples=400)
@given(st.lists(st.sampled_from(LINES), max_size=12))
def test_a_record_of_lines_of_others_is_judged(lines: list[str]) -> None:
    head = ["decaphase = 1", 'rules = "classic-en"', 'players = ["Ann", "Bob", "Cas"]', "[[hands]]"]
    judged("\n".join([*head, *dict.fromkeys(lines)]).encode())


@pytest.mark.parametrize("source", SEEDS[::10])
def test_a_record_cut_off_anywhere_is_judged(source: bytes) -> None:
    for end in range(0, len(source), 7):
        judged(source[:end])
