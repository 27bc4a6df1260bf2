"""Reference cards: every phase in three forms, the turn on the back, and everything on the card."""

from __future__ import annotations

from itertools import pairwise, product
from statistics import median

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from decaphase.cards import COPIES
from decaphase.paper import A4, LETTER, Flip, Paper, ReferenceSize, prepare_reference, reference_pdf
from decaphase.paper.phases import example_cards
from decaphase.paper.reference import ReferenceData
from decaphase.rules import EDITIONS, Phase, Rules, load_rules, read_phase
from decaphase.say import say, speak
from support.laws.tables import PHASES, all_rules
from support.paper.accessible import faults
from support.paper.boxes import letters, on_lines, on_one_another, outside
from support.paper.goldens import check_pages
from support.paper.pdf_text import Outline, Reading, unspaced
from support.parameters import each_value_once

LANGUAGES = ("en", "nl", "fr", "de")
CALM = settings(max_examples=6, suppress_health_check=list(HealthCheck))
WIDE, HIGH = 85.6, 54
LINE = 0.21
"""The stroke of a card's edge."""

WORDY = ["colour 3 + colour 4 + colour 4"] * 10
"""The longest possible list of phases."""


TWO_LINES = load_rules("classic-en", {"selection": "even"})
"""Rules with a phase whose German words take two lines."""


def data_of(rules: Rules, size: ReferenceSize = "card") -> ReferenceData:
    data = prepare_reference(rules, size=size).data
    assert isinstance(data, ReferenceData)
    return data


def check_places(reading: Reading, card: ReferenceData) -> None:
    """Letters stay on their cards without overlaps; the instructions are above the first cards."""
    for page in range(1, len(reading.pages) + 1):
        sheet = (page - 1) // 2
        places = (card.fronts if page % 2 else card.backs)[sheet]
        cards = [Outline(left + 1.5, top + 1.5, card.width - 3, card.height - 3) for left, top in places]
        above = Outline(10, 8, reading.size(page)[0] - 20, min(top for _, top in places) - 8)
        assert outside(reading, page, *cards, *([above] if page == 1 and card.instructions else [])) == []
        assert on_lines(reading, page) == []
        assert on_one_another(reading, page) == []


@pytest.mark.parametrize(("size", "language"), each_value_once(["card", "a5"], LANGUAGES))
def test_the_text_in_reading_order(size: ReferenceSize, language: str) -> None:
    """Only one card is tagged; the others are copies."""
    speak(language)
    rules = load_rules("classic-de", {"knocking": True})
    reading = Reading(reference_pdf(rules, size=size))
    assert faults(reading) == []
    assert (reading.title, reading.language) == (say("paper-reference-title"), language)
    card = data_of(rules, size)
    text: list[str] = []
    if size == "card":
        text += [reading.title, *(f"•{step}" for step in card.instructions)]
    text += [card.phases_title, card.rules, *card.headings[: 4 if size == "card" else 3]]
    for phase in card.phases:
        beside = [phase.letters, phase.alt] if size == "card" else [phase.alt, phase.letters]
        text += [str(phase.number), phase.words, *beside]
    text += [card.turn_title, *(f"{number}{step}" for number, step in enumerate(card.steps, 1))]
    text += [f"•{difference}" for difference in card.differences]
    text += [card.points_title, *(row[0] for row in card.points), *(row[1] for row in card.points)]
    assert reading.said == unspaced("".join(text))


@pytest.mark.parametrize(
    ("edition", "cards", "how"),
    each_value_once(EDITIONS, ["colours", "packs"], product(["card", "a5"], [False, True])),
)
def test_every_edition_in_every_size(edition: str, cards: str, how: tuple[ReferenceSize, bool]) -> None:
    rules = load_rules(edition, {"cards": cards})
    size, large = how
    reading = Reading(reference_pdf(rules, LETTER, size=size, large=large))
    assert faults(reading) == []
    assert len(reading.alts()) == len(rules.selected)


@pytest.mark.parametrize("paper", [A4, LETTER])
@pytest.mark.parametrize("flip", ["long", "short"])
def test_six_cards_and_their_backs(paper: Paper, flip: Flip) -> None:
    reading = Reading(reference_pdf(load_rules(), paper, flip=flip))
    fronts, backs = (reading.outlines(page, WIDE + LINE, HIGH + LINE) for page in (1, 2))
    assert len(fronts) == len(backs) == 6
    seen = sorted(
        (paper.width - back.left - back.width, back.top)
        if flip == "long"
        else (back.left, paper.height - back.top - back.height)
        for back in backs
    )
    for front, back in zip(sorted((one.left, one.top) for one in fronts), seen, strict=True):
        assert front == pytest.approx(back, abs=0.1)
    for one, other in pairwise(sorted(fronts, key=lambda card: (card.left, card.top))):
        assert one.left != pytest.approx(other.left) or other.top - one.top > HIGH
    assert all(5 < card.left < paper.width - WIDE - 5 for card in fronts)


@pytest.mark.parametrize("paper", [A4, LETTER])
def test_two_for_the_table_are_halves_of_a_sheet(paper: Paper) -> None:
    card = data_of(load_rules(), "a5")
    assert (card.width, card.height) == (148.5, 210)  # A5
    reading = Reading(reference_pdf(load_rules(), paper, size="a5"))
    assert len(reading.pages) == 2
    assert reading.size(1) == pytest.approx((paper.height, paper.width), abs=0.1)
    check_places(reading, card_of(paper, "a5", large=False))


def card_of(paper: Paper, size: ReferenceSize, *, large: bool) -> ReferenceData:
    data = prepare_reference(load_rules(), paper, size=size, large=large).data
    assert isinstance(data, ReferenceData)
    return data


def test_large_print_is_larger() -> None:
    def height(size: ReferenceSize, *, large: bool) -> float:
        reading = Reading(reference_pdf(load_rules(), size=size, large=large))
        return median(one.bottom - one.top for one in letters(reading, 1) if one.sign == "o")

    assert height("card", large=True) > 1.8 * height("card", large=False)
    assert height("a5", large=True) > 1.3 * height("a5", large=False)
    assert height("card", large=False) > 1  # letters of 6 points or more


def test_only_what_the_table_plays() -> None:
    few = data_of(load_rules("classic-en", {"selection": [2, 5]}))
    assert [phase.number for phase in few.phases] == [2, 5]
    plain = data_of(load_rules("classic-en")).differences
    assert say("paper-reference-knocking") not in plain
    many = data_of(load_rules("house-nl", {"knocking": True, "order": "any"}))
    for message in ("knocking", "any-order", "must-play"):
        assert say(f"paper-reference-{message}") in many.differences
    assert many.points == ()
    assert data_of(load_rules("classic-en")).points[-1] == ("wild", "25")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_longest_list_of_phases(language: str) -> None:
    speak(language)
    rules = load_rules("house-nl", {"phases": WORDY, "knocking": True})
    reading = Reading(reference_pdf(rules))
    assert faults(reading) == []
    check_places(reading, data_of(rules))
    assert len(reading.alts()) == 10


@given(PHASES.map(read_phase))
def test_the_cards_of_a_phase_are_in_one_deck(phase: Phase) -> None:
    groups = example_cards(phase)
    cards = [card for group in groups for card in group]
    assert [len(group) for group in groups] == [group.size for group in phase]
    assert all(cards.count(card) <= COPIES[card] for card in cards)
    for cards_laid, group in zip(groups, phase, strict=True):
        natural = [card for card in cards_laid if card.number]
        if group.kind == "run":
            assert all(two.number - one.number == 1 for one, two in pairwise(natural))
        else:
            same = {card.number if group.kind == "set" else card.colour for card in natural}
            assert len(same) == 1


@CALM
@given(all_rules(), st.sampled_from(LANGUAGES), st.sampled_from(["card", "a5"]), st.booleans())
@example(rules=TWO_LINES, language="de", size="card", large=False)
def test_any_rules_fit_on_a_card(rules: Rules, language: str, size: ReferenceSize, large: bool) -> None:
    speak(language)
    data = prepare_reference(rules, size=size, large=large).data
    assert isinstance(data, ReferenceData)
    reading = Reading(reference_pdf(rules, size=size, large=large))
    assert faults(reading) == []
    check_places(reading, data)


LOOKS = [
    *((language, "card", "colours") for language in LANGUAGES),
    *((language, "a5", "colours") for language in LANGUAGES),
    ("en", "card", "packs"),
]


@pytest.mark.parametrize(("language", "size", "cards"), LOOKS)
def test_the_pages_look_as_before(language: str, size: ReferenceSize, cards: str, regenerate: bool) -> None:
    speak(language)
    rules = load_rules("classic-de", {"knocking": True, "cards": cards})
    pdf = reference_pdf(rules, size=size)
    check_pages(f"reference-{size}-{cards}-{language}", pdf, [1, 2], regenerate=regenerate)
