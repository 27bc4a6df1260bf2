"""The worked examples: records whose outcome holds, worded from the engine's events."""

from __future__ import annotations

from dataclasses import replace

import pytest

from decaphase.records import Expect, Record
from decaphase.rulebook import Example
from decaphase.rulebook.chapters import CHAPTERS
from decaphase.rulebook.example_text import write_example
from decaphase.rulebook.examples import examples_of, load_examples, play_example
from decaphase.rules import OPTIONS, Rules, load_rules
from support.laws.variants import VARIANT_PARAMETERS, VARIANTS, variant
from support.rulebook.books import book_of

NAMES = sorted(load_examples())


def own_rules(record: Record) -> Rules:
    return load_rules(record.rules, record.options)


@pytest.mark.parametrize("name", NAMES)
def test_an_example_is_used_by_its_own_rules(name: str) -> None:
    record = load_examples()[name]
    assert play_example(name, record, own_rules(record)) is not None


@pytest.mark.parametrize("name", NAMES)
def test_the_meta_of_every_example_is_valid(name: str) -> None:
    meta = load_examples()[name].meta
    assert set(meta) <= {"chapter", "place", "code", "where"}
    assert meta["chapter"] in {chapter.name for chapter in CHAPTERS}
    where = meta.get("where", {})
    assert isinstance(where, dict)
    for option, values in where.items():
        assert set(values) <= set(OPTIONS[option].values)


def test_every_example_is_told_somewhere() -> None:
    told = {played.name for name in VARIANTS for played in examples_of(variant(name))}
    assert told == set(NAMES)


@pytest.mark.parametrize("name", VARIANT_PARAMETERS)
def test_no_two_examples_of_a_book_are_alike(name: str) -> None:
    blocks = [block for section in book_of(name).sections for block in section.blocks]
    titles = [block.title for block in blocks if isinstance(block, Example)]
    assert len(titles) == len(set(titles))


@pytest.mark.parametrize("name", NAMES)
def test_an_example_that_comes_out_otherwise_is_not_used(name: str) -> None:
    record = load_examples()[name]
    wrong = replace(record, expect=Expect(turn=1, stage="play", down=(1, 2, 3)))
    assert play_example(name, wrong, own_rules(record)) is None


def test_an_example_that_is_refused_for_another_reason_is_not_used() -> None:
    record = load_examples()["third-set"]
    wrong = replace(record, meta={**record.meta, "code": "too-few-cards"})
    assert play_example("third-set", wrong, load_rules()) is None


@pytest.mark.parametrize(
    ("name", "edition", "options", "used"),
    [
        ("all-wild-group", "classic-en", {}, True),
        ("all-wild-group", "classic-en", {"naturals": "per-group"}, False),
        ("all-wild-group-refused", "classic-en", {"naturals": "per-group"}, True),
        ("all-wild-phase", "classic-de", {}, True),
        ("all-wild-phase", "classic-en", {}, False),
        ("skip-laid-top", "classic-de", {"skip_returns": "top"}, True),
        ("skip-laid-top", "classic-de", {}, False),
        ("skip-chosen", "classic-en", {"selection": "even"}, True),  # no phase is laid: any will do
        ("extra-cards", "classic-en", {"selection": "even"}, False),
        ("extra-cards", "classic-en", {"phases": ["run 7", "set 3 + set 3"]}, True),  # as phase 2
        ("extra-cards", "classic-en", {"order": "any"}, True),
        ("extra-cards", "classic-en", {"knocking": True}, True),  # the others pass
        ("third-set", "classic-en", {"phases": ["run 7"]}, False),
        ("points-25", "classic-en", {"wild_points": 20}, False),
        ("points-25", "classic-en", {"scoring": "none"}, False),
        ("knock", "classic-en", {}, False),
    ],
)
def test_where_an_example_is_used(name: str, edition: str, options: dict[str, object], used: bool) -> None:
    rules = load_rules(edition, options)
    assert (play_example(name, load_examples()[name], rules) is not None) == used


def test_an_example_in_words() -> None:
    played = play_example("wild-in-run", load_examples()["wild-in-run"], load_rules())
    assert played is not None
    assert write_example(played, "en") == Example(
        "Example: a wild in a run",
        (
            "You play for phase 2: set of 3 + run of 4.",
            "You hold: red 9, green 9, blue 9, yellow 3, wild, red 5, blue 6, red 11, yellow 12.",
        ),
        (
            "You lay phase 2: 9s: red 9, green 9, blue 9; run 3 to 6: yellow 3, wild for 4, red 5, blue 6.",
            "You discard the yellow 12.",
            "Bob is next.",
        ),
    )


def test_cards_are_named_as_the_table_names_them() -> None:
    rules = load_rules("house-nl", {"cards": "packs"})
    played = play_example("wild-in-run", load_examples()["wild-in-run"], rules)
    assert played is not None
    told = write_example(played, "nl")
    assert told.title == "Voorbeeld: een heer in een reeks"
    assert "heer als 4" in told.story[0]
