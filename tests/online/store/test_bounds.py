"""Values out of bounds never reach a database, and each refusal says why."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import decaphase.online.store
from decaphase.online.store import NewEntry, StoreProblem
from decaphase.online.store.model import (
    BIGGEST_ENTRY,
    LAST_SEQ,
    LONGEST_ID,
    MOST_ENTRIES,
    MOST_READ,
    check_append,
    check_id,
    check_limit,
    check_seq,
    check_size,
)
from decaphase.say import CATALOGUE, explain, languages

SOURCE = Path(decaphase.online.store.__file__).parent


@pytest.mark.parametrize("name", ["a", "~!", "x" * LONGEST_ID, "0:1/2"])
def test_ids(name: str) -> None:
    assert check_id(name) == name


@pytest.mark.parametrize("name", ["", " ", "a b", "x" * (LONGEST_ID + 1), "é", "a\n", "\0", "\x7f", "١"])
def test_what_is_no_id(name: str) -> None:
    with pytest.raises(StoreProblem, match="store-bad-id"):
        check_id(name)


@given(st.text(max_size=70))
def test_an_id_is_short_and_printable(name: str) -> None:
    try:
        check_id(name)
    except StoreProblem:
        assert not (0 < len(name) <= LONGEST_ID and all("!" <= letter <= "~" for letter in name))
    else:
        assert name.isascii()
        assert name.isprintable()


def test_the_biggest_that_is_taken() -> None:
    assert check_seq(0) == 0
    assert check_seq(LAST_SEQ) == LAST_SEQ
    assert check_limit(MOST_READ) == MOST_READ
    assert check_size(bytes(BIGGEST_ENTRY)) == bytes(BIGGEST_ENTRY)
    append = check_append("t", 0, [NewEntry(b"", f"m{number}") for number in range(MOST_ENTRIES)])
    assert len(append.entries) == MOST_ENTRIES


@pytest.mark.parametrize(
    ("entries", "code"),
    [
        ([], "store-bad-append"),
        ([NewEntry(b"")] * (MOST_ENTRIES + 1), "store-bad-append"),
        ([NewEntry(bytes(BIGGEST_ENTRY + 1))], "store-too-big"),
        ([NewEntry(b"", "a"), NewEntry(b"", "b"), NewEntry(b"", "a")], "store-move-twice"),
        ([NewEntry(b"", "a b")], "store-bad-id"),
    ],
)
def test_an_append_that_is_refused(entries: list[NewEntry], code: str) -> None:
    with pytest.raises(StoreProblem, match=code):
        check_append("t", 0, entries)


@pytest.mark.parametrize("seq", [-1, LAST_SEQ + 1, 10**400])
def test_a_seq_that_is_refused(seq: int) -> None:
    with pytest.raises(StoreProblem, match="store-bad-seq"):
        check_append("t", seq, [NewEntry(b"")])


@pytest.mark.parametrize("limit", [0, -1, MOST_READ + 1])
def test_a_limit_that_is_refused(limit: int) -> None:
    with pytest.raises(StoreProblem, match="store-bad-limit"):
        check_limit(limit)


def test_the_catalogue_is_exactly_what_can_be_wrong() -> None:
    code = "".join(file.read_text(encoding="utf-8") for file in SOURCE.rglob("*.py"))
    said = (CATALOGUE / "en" / "store.ftl").read_text(encoding="utf-8")
    used = {f"problem-{name}" for name in re.findall(r'"((?:store|login|sheets?)-[a-z-]+)"', code)}
    assert set(re.findall(r"^problem-[a-z-]+", said, re.MULTILINE)) == used - {
        "problem-store-writer",  # names of threads
        "problem-store-reader",
    }


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("count", [0, MOST_ENTRIES + 1])
def test_a_refusal_is_one_sentence(language: str, count: int) -> None:
    said = explain(StoreProblem("store-bad-append", count=count, most=MOST_ENTRIES), language)
    assert said.endswith(".")
    assert "{" not in said
