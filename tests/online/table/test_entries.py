"""The log's codec: lossless, stable, and strict."""

from __future__ import annotations

import json
from contextlib import suppress
from typing import get_args, get_type_hints

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from decaphase.cards import CARDS, FULL_DECK, Card
from decaphase.online.table import Entry, TableSettings, evolve, read_entry, replay, write_entry
from decaphase.online.table.entries import (
    LARGEST_NUMBER,
    LONGEST_TEXT,
    MAX_ENTRY_BYTES,
    Acted,
    Cards,
    Closed,
    Committed,
    Hex,
    Number,
    Options,
    Said,
    SeatTaken,
    TableOpened,
    Text,
)
from decaphase.problems import Impossible, Unreadable
from support.table.live import ANN, BOB, Live

TEXTS = st.text(st.characters(exclude_categories=["Cs"]), max_size=60)
NUMBERS = st.integers(0, LARGEST_NUMBER)
CARD_TUPLES = st.lists(st.sampled_from(CARDS), max_size=108).map(tuple)
VALUES: dict[object, st.SearchStrategy[object]] = {
    Number: NUMBERS,
    Text: TEXTS,
    bool: st.booleans(),
    get_type_hints(Committed, include_extras=True)["scheme"]: st.sampled_from([1, 2]),
    Hex: st.binary(max_size=64).map(bytes.hex),
    Cards: CARD_TUPLES,
    Cards | None: st.none() | CARD_TUPLES,
    Options: st.dictionaries(
        TEXTS,
        TEXTS | st.booleans() | NUMBERS | st.lists(NUMBERS).map(tuple) | st.lists(TEXTS).map(tuple),
        max_size=4,
    ),
    TableSettings: st.builds(
        TableSettings.of,
        listed=st.booleans(),
        turn_seconds=st.sampled_from([0, 5, 60]),
        claims=st.sampled_from(["nearest", "fastest"]),
    ),
}


@st.composite
def entries(draw: st.DrawFn) -> Entry:
    """Any entry, sensible or not."""
    kind = draw(st.sampled_from(get_args(Entry)))
    values = {name: draw(VALUES[of]) for name, of in get_type_hints(kind, include_extras=True).items()}
    entry: Entry = kind(**values)
    return entry


OPENED = write_entry(TableOpened(1, "t", "a", "classic-en", {}, 3, TableSettings.of()))


@given(entries())
@example(Acted(0, 1, "1 draw deck", FULL_DECK))
def test_every_entry_comes_back(entry: Entry) -> None:
    data = write_entry(entry)
    assert read_entry(data) == entry
    assert write_entry(read_entry(data)) == data
    assert len(data) <= MAX_ENTRY_BYTES


def test_how_an_entry_is_written() -> None:
    assert write_entry(SeatTaken(7, 2, "account", "Zoë")) == (
        '{"v":1,"kind":"seat-taken","at":7,"seat":2,"account":"account","name":"Zoë"}'.encode()
    )
    options: Options = {"knocking": True, "selection": (2, 5)}
    opened = TableOpened(1, "t", "a", "classic-en", options, 3, TableSettings.of())
    written = json.loads(write_entry(opened))
    assert written["kind"] == "table-opened"
    assert written["options"] == {"knocking": True, "selection": [2, 5]}
    assert written["settings"]["turn_seconds"] == 60
    card: Card = CARDS[4]
    assert json.loads(write_entry(Acted(1, 2, "2 draw deck", (card,))))["reshuffle"] == "r5"


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"null",
        b"[]",
        b"\xff",
        b"{" * 9_000,
        b"[" * 9_000,
        b'{"v":1}',
        b'{"v":true,"kind":"closed","at":1}',
        b'{"v":1,"kind":"closed"}',
        b'{"v":1,"kind":"closed","at":1,"more":1}',
        b'{"v":1,"kind":"closed","at":1,"at":2}',
        b'{"v":1,"kind":"closed","at":true}',
        b'{"v":1,"kind":"closed","at":1.0}',
        b'{"v":1,"kind":"closed","at":NaN}',
        b'{"v":1,"kind":"closed","at":-1}',
        b'{"v":1,"kind":"closed","at":1' + b"0" * 5_000 + b"}",
        b'{"v":1,"kind":"seat-left","at":1,"seat":"2"}',
        b'{"v":1,"kind":"said","at":1,"seat":1,"text":"\\ud800"}',
        b'{"v":1,"kind":"said","at":1,"seat":1,"text":"' + b"x" * 20_000 + b'"}',
        b'{"v":1,"kind":"contributed","at":1,"seat":1,"nonce":"0"}',
        b'{"v":1,"kind":"contributed","at":1,"seat":1,"nonce":"GG"}',
        b'{"v":1,"kind":"hand-began","at":1,"hand":1,"dealer":1,"deck":"q5"}',
        b'{"v":1,"kind":"hand-began","at":1,"hand":1,"dealer":1,"deck":["r5"]}',
        b'{"v":1,"kind":"hand-began","at":1,"hand":1,"dealer":1,"deck":"' + b" ".join([b"r5"] * 109) + b'"}',
        b'{"v":1,"kind":"acted","at":1,"seat":1,"action":"1 draw deck"}',
        b'{"v":1,"kind":"contributed","at":1,"seat":1,"nonce":"00\n"}',
        b'{"v":1,"kind":"contributed","at":1,"seat":1,"nonce":"AB"}',
        b'{"v":1,"kind":"answered","at":1,"seat":1,"knock":1}',
        b'{"v":1,"kind":"said","at":1,"seat":1,"text":"' + b"x" * (LONGEST_TEXT + 1) + b'"}',
        b'{"v":1,"kind":"closed","at":9007199254740992}',
        b'{"v":1,"kind":"table-changed","at":1,"edition":"x","options":{"a":[1,"b"]},"seats":2}',
        b'{"v":1,"kind":"table-changed","at":1,"edition":"x","options":{"a":[true]},"seats":2}',
        b'{"v":1,"kind":"table-changed","at":1,"edition":"x","options":{"a":null},"seats":2}',
        b'{"v":1,"kind":"table-changed","at":1,"edition":"x","options":{"a":{"b":1}},"seats":2}',
        b'{"v":1,"kind":"table-changed","at":1,"edition":"x","options":{"a":1,"a":1},"seats":2}',
        OPENED.replace(b'"talk":"chat"', b'"talk":"shout"'),
        OPENED.replace(b',"talk":"chat"', b""),
        OPENED.replace(b'"talk":"chat"', b'"talk":"chat","more":1'),
        OPENED.replace(b'"turn_seconds":60', b'"turn_seconds":4'),
        OPENED.replace(b'"turn_seconds":60', b'"turn_seconds":true'),
    ],
)
def test_what_is_not_an_entry(data: bytes) -> None:
    with pytest.raises(Unreadable) as caught:
        read_entry(data)
    assert caught.value.code == "table-bad-entry"


def test_spaces_escapes_and_order_do_not_matter() -> None:
    data = b' {"seat": 1, "kind": "said", "v": 1, "text": "Zo\\u00eb", "at": 7} '
    assert read_entry(data) == Said(7, 1, "Zoë")


def test_the_opened_table_of_the_test_is_one() -> None:
    assert isinstance(read_entry(OPENED), TableOpened)


@given(st.binary(max_size=300))
def test_any_bytes_are_read_or_refused(data: bytes) -> None:
    with suppress(Unreadable):
        assert read_entry(write_entry(read_entry(data))) == read_entry(data)


@pytest.mark.parametrize("data", [b'{"v":2,"kind":"closed","at":1}', b'{"v":1,"kind":"rained","at":1}'])
def test_an_entry_of_a_later_release(data: bytes) -> None:
    with pytest.raises(Unreadable) as caught:
        read_entry(data)
    assert caught.value.code == "table-unknown-entry"


def test_a_log_begins_with_its_table() -> None:
    for log in ([], [Closed(1)]):
        with pytest.raises(Impossible):
            replay(log)
    live = Live(ANN, BOB)
    with pytest.raises(Impossible):
        evolve(live.state, live.log[0])
