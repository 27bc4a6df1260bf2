"""The serialiser is deterministic, and its output parses back to the same record."""

from __future__ import annotations

import math
from datetime import UTC, date, datetime, time, timedelta, timezone
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from decaphase.cards import CARDS, FULL_DECK
from decaphase.game.actions import LaidGroup
from decaphase.game.position import LaidPhase, Position
from decaphase.records.model import Expect, FilePosition, Record, RecordedHand, RecordProblem
from decaphase.records.read import read_record
from decaphase.records.write import write_record

TEXTS = st.text(st.characters(exclude_categories=["Cs"]), max_size=20)
ZONES = st.integers(-23 * 60, 23 * 60).map(lambda minutes: timezone(timedelta(minutes=minutes)))
PLAIN = st.one_of(
    TEXTS,
    st.integers(),
    st.booleans(),
    st.floats(),
    st.dates(),
    st.times(),
    st.datetimes(),
    st.datetimes(timezones=ZONES),
)
VALUES = st.recursive(
    PLAIN,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(TEXTS, inner, max_size=4),
    max_leaves=12,
)
METAS = st.dictionaries(TEXTS, VALUES, max_size=5)

PLAYERS = ("Ann", "Bob", "Cas")
SEATS = st.integers(1, 3)
SOME_SEATS = st.lists(SEATS, unique=True, max_size=3).map(tuple)
CARD_LISTS = st.lists(st.sampled_from(CARDS), max_size=11).map(tuple)
DONE = st.lists(st.integers(1, 10), unique=True, max_size=4).map(tuple)
GROUPS = st.builds(
    LaidGroup,
    st.lists(st.sampled_from(CARDS), min_size=1, max_size=11).map(tuple),
    st.none() | st.integers(1, 12) | st.sampled_from("rbgy"),
)
POSITIONS = st.builds(
    Position,
    turn=SEATS,
    holding=st.tuples(CARD_LISTS, CARD_LISTS, CARD_LISTS),
    phases=st.tuples(*[st.integers(1, 10)] * 3),
    done=st.none() | st.tuples(DONE, DONE, DONE),
    scores=st.none() | st.tuples(*[st.integers(0, 999)] * 3),
    table=st.lists(
        st.builds(
            LaidPhase,
            SEATS,
            st.lists(GROUPS, min_size=1, max_size=3).map(tuple),
            st.none() | st.integers(1, 10),
        ),
        max_size=3,
    ).map(tuple),
    discard=CARD_LISTS,
    draw=CARD_LISTS,
    skips=SOME_SEATS,
    skipped=st.lists(st.tuples(SEATS, SEATS), max_size=2).map(tuple),
    knocked=st.none() | SEATS,
    taken=st.none() | st.sampled_from(CARDS),
    stage=st.sampled_from(["draw", "play", "claim"]),
    discarded=st.none() | SEATS,
    playing=st.none() | SOME_SEATS,
    places=st.lists(SOME_SEATS, max_size=3).map(tuple),
    replay=st.booleans(),
)
ACTIONS = st.lists(TEXTS, max_size=4).map(tuple)
RESHUFFLES = st.lists(CARD_LISTS, max_size=2).map(tuple)
DEALT = st.builds(
    RecordedHand,
    dealer=SEATS,
    deck=st.permutations(FULL_DECK).map(tuple),
    actions=ACTIONS,
    reshuffles=RESHUFFLES,
)
PLACED = st.builds(
    RecordedHand,
    dealer=st.none() | SEATS,
    position=POSITIONS,
    actions=ACTIONS,
    reshuffles=RESHUFFLES,
)
EXPECTS = st.just(Expect(refused=True)) | st.builds(
    Expect,
    illegal=st.none() | st.integers(1, 99),
    stage=st.sampled_from([None, "draw", "play", "claim", "hand-over", "game-over"]),
    turn=st.none() | SEATS,
    scores=st.none() | st.tuples(*[st.integers(0, 999)] * 3),
    done=st.none() | st.tuples(DONE, DONE, DONE),
    down=st.none() | SOME_SEATS,
    discard_top=st.sampled_from([None, "", "s", "r5"]),
    winners=st.none() | SOME_SEATS,
    places=st.none() | st.lists(SOME_SEATS, max_size=3).map(tuple),
    legal=ACTIONS,
    not_legal=ACTIONS,
)
OPTIONS: list[dict[str, object]] = [
    {},
    {"pickup": "must-play", "knocking": True},
    {
        "wild_points": 20,
        "selection": [2, 5],
        "phases": ["set 3 + set 3", "run 7", "run 4", "set 2", "colour 5"],
    },
]
RECORDS = st.builds(
    Record,
    rules=st.sampled_from(["classic-en", "classic-de"]),
    players=st.just(PLAYERS),
    options=st.sampled_from(OPTIONS),
    hands=st.just(()) | st.tuples(PLACED) | st.tuples(PLACED, DEALT) | st.tuples(DEALT, DEALT),
    expect=EXPECTS,
    meta=METAS,
)


def same(one: object, other: object) -> bool:
    """Equality in which NaN equals itself."""
    match one, other:
        case float(), float() if math.isnan(one):
            return math.isnan(other)
        case dict(), dict():
            return one.keys() == other.keys() and all(same(one[name], other[name]) for name in one)
        case list(), list():
            return len(one) == len(other) and all(map(same, one, other))
    return type(one) is type(other) and one == other


@given(METAS)
def test_meta_may_hold_anything(meta: dict[str, Any]) -> None:
    text = write_record(Record("classic-en", PLAYERS, meta=meta))
    read = read_record(text)
    assert same(read.meta, meta)
    assert write_record(read) == text


@given(RECORDS)
def test_writing_reading_and_writing_gives_the_same_bytes(record: Record) -> None:
    text = write_record(record)
    assert write_record(read_record(text.encode())) == text


@given(RECORDS)
def test_a_record_is_read_as_it_was_written(record: Record) -> None:
    read = read_record(write_record(record))
    assert same(read.meta, record.meta)
    assert (read.hands, read.expect, read.options) == (record.hands, record.expect, record.options)


def test_it_looks_like_the_example_of_the_paper() -> None:
    record = Record(
        rules="classic-en",
        players=PLAYERS,
        options={"pickup": "must-play"},
        hands=(
            RecordedHand(dealer=3, deck=tuple(CARDS[:3]), actions=("1 draw deck", "1 hit g5 on 1.1")),
            RecordedHand(dealer=1, deck=tuple(CARDS[48:]), reshuffles=(tuple(CARDS[4:6]),)),
        ),
        expect=Expect(stage="play", done=((1, 2), (1,), ()), discard_top="", legal=("1 draw deck",)),
        meta={"table": "kitchen", "night": {"when": date(2024, 2, 29)}},
    )
    assert (
        write_record(record)
        == """\
decaphase = 1
rules = "classic-en"
players = ["Ann", "Bob", "Cas"]

[options]
pickup = "must-play"

[[hands]]
dealer = 3
deck = "r1 r2 r3"
actions = [
  "1 draw deck",
  "1 hit g5 on 1.1",
]

[[hands]]
dealer = 1
deck = "w s"
reshuffles = [
  "r5 r6",
]

[expect]
stage = "play"
done = [[1, 2], [1], []]
discard_top = ""
legal = ["1 draw deck"]

[meta]
table = "kitchen"

[meta.night]
when = 2024-02-29
"""
    )


def nested(depth: int) -> dict[str, object]:
    meta: dict[str, object] = {}
    for _ in range(depth):
        meta = {"deeper": meta}
    return meta


@pytest.mark.parametrize("name", ["", "B" * 41, "B\nb"])
def test_a_name_that_could_not_be_read_back_is_not_written(name: str) -> None:
    with pytest.raises(RecordProblem) as caught:
        write_record(Record("classic-en", ("Ann", name)))
    assert caught.value.place == FilePosition(field="players", item=2)


def test_names_may_be_of_any_script() -> None:
    record = Record(
        "classic-en", ("\N{WOMAN}\N{ZERO WIDTH JOINER}\N{ROCKET}", "می\u200cخواهم", "Renée", "O'\"\\")
    )
    assert read_record(write_record(record)) == record


UNWRITABLE: list[tuple[object, str]] = [
    (None, "cannot-be-written"),
    (object(), "cannot-be-written"),
    ({1: 2}, "cannot-be-written"),
    ("\ud800", "cannot-be-written"),
    ({"\ud800": 1}, "cannot-be-written"),
    (time(1, tzinfo=UTC), "cannot-be-written"),
    (datetime(2024, 1, 1, tzinfo=timezone(timedelta(seconds=30))), "cannot-be-written"),
    (10**5000, "number-too-long"),
    (nested(40), "too-deep"),
]


@pytest.mark.parametrize(("value", "code"), UNWRITABLE, ids=lambda value: str(type(value).__name__))
def test_what_could_not_be_read_back_is_not_written(value: object, code: str) -> None:
    with pytest.raises(RecordProblem) as caught:
        write_record(Record("classic-en", PLAYERS, meta={"x": value}))
    assert (caught.value.code, caught.value.place.field) == (code, "meta")
