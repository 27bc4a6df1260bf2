"""The printed deck: all copies of all cards, aligned backs, and alternative texts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import pairwise

import pytest

from decaphase.cards import CARDS, COPIES, DECK_SIZE
from decaphase.paper import A4, LETTER, Flip, Paper, deck_pdf, prepare_deck
from decaphase.paper.deck import BLEED, DeckData
from decaphase.rules import EDITIONS, load_rules
from decaphase.say import say, speak
from decaphase.say.cards import say_card
from support.paper.accessible import faults
from support.paper.goldens import check_pages
from support.paper.pdf_text import Outline, Reading, unspaced

LANGUAGES = ("en", "nl", "fr", "de")
WIDE, HIGH = 63 + 2 * BLEED, 88 + 2 * BLEED
FIRST = 3
"""The page after the two sides of the instruction sheet."""


@pytest.fixture(scope="module", params=[A4, LETTER], ids=["a4", "letter"])
def paper(request: pytest.FixtureRequest) -> Paper:
    found = request.param
    assert isinstance(found, Paper)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("cards", ["colours", "packs"])
def test_the_text_in_reading_order(cards: str, language: str) -> None:
    speak(language)
    rules = load_rules(options={"cards": cards})
    reading = Reading(deck_pdf(rules))
    assert faults(reading) == []
    assert (reading.title, reading.language) == (say("paper-deck-title", cards=cards), language)
    deck = prepare_deck(rules).data
    assert isinstance(deck, DeckData)
    steps = [f"{number}. {step}" for number, step in enumerate(deck.steps, 1)]
    rows = [f"{row.cards} {row.each} {row.total}" for row in deck.rows]
    names = [say_card(card, rules) for card in CARDS for _ in range(COPIES[card])]
    text = [reading.title, *steps, deck.ruler, deck.contents, *deck.headings, *rows, deck.check, *names]
    assert reading.said == unspaced("".join(text))


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_edition_has_every_card(edition: str) -> None:
    reading = Reading(deck_pdf(load_rules(edition)))
    assert faults(reading) == []
    named = Counter(reading.alts())
    assert named == {say_card(card, load_rules(edition)): COPIES[card] for card in CARDS}
    assert named.total() == DECK_SIZE


@pytest.mark.parametrize("flip", ["long", "short"])
def test_backs_lie_behind_their_fronts(paper: Paper, flip: Flip) -> None:
    reading = Reading(deck_pdf(load_rules(), paper, flip=flip))
    pages = len(reading.pages)
    assert pages % 2 == 0
    for page in range(FIRST, pages + 1, 2):
        fronts = reading.outlines(page, WIDE, HIGH)
        backs = reading.outlines(page + 1, WIDE, HIGH)
        assert fronts
        wide, high = reading.size(page)
        behind = sorted(places(seen_through(back, flip, wide, high) for back in backs))
        for front, back in zip(sorted(places(fronts)), behind, strict=True):
            assert front == pytest.approx(back, abs=0.1)


def seen_through(back: Outline, flip: Flip, wide: float, high: float) -> Outline:
    """The place of a back seen through the front of a sheet that is flipped over its long or short edge."""
    about_the_upright = (flip == "long") == (high > wide)
    left = wide - back.left - back.width if about_the_upright else back.left
    top = back.top if about_the_upright else high - back.top - back.height
    return Outline(left, top, back.width, back.height)


def places(outlines: Iterable[Outline]) -> list[tuple[float, float]]:
    return [(outline.left, outline.top) for outline in outlines]


def test_cards_are_cut_to_poker_size_along_the_marks(paper: Paper) -> None:
    reading = Reading(deck_pdf(load_rules(), paper))
    wide, high = reading.size(FIRST)
    assert sorted((wide, high)) == pytest.approx(sorted((paper.width, paper.height)), abs=0.1)
    shapes = reading.shapes(FIRST)
    across = [mark for mark in shapes if mark.height < 0.3 and 4 < mark.width < 6]
    down = [mark for mark in shapes if mark.width < 0.3 and 4 < mark.height < 6]
    levels = sorted({round(mark.top + mark.height / 2, 2) for mark in across})
    uprights = sorted({round(mark.left + mark.width / 2, 2) for mark in down})
    assert [b - a for a, b in pairwise(levels)][::2] == pytest.approx([88] * (len(levels) // 2), abs=0.1)
    assert [b - a for a, b in pairwise(uprights)][::2] == pytest.approx([63] * (len(uprights) // 2), abs=0.1)
    for card in reading.outlines(FIRST, WIDE, HIGH):
        assert any(card.left + BLEED == pytest.approx(x, abs=0.1) for x in uprights)
        assert any(card.top + BLEED == pytest.approx(y, abs=0.1) for y in levels)
    for mark in (*across, *down):  # where most printers can print
        assert min(mark.left, mark.top, wide - mark.left - mark.width, high - mark.top - mark.height) > 4


def test_cards_of_a_sheet_have_their_bleed_to_themselves(paper: Paper) -> None:
    for page in (FIRST, FIRST + 1):
        cards = Reading(deck_pdf(load_rules(), paper)).outlines(page, WIDE, HIGH)
        for one in cards:
            for other in cards:
                apart = max(abs(one.left - other.left) - WIDE, abs(one.top - other.top) - HIGH)
                assert one is other or apart > -0.1


@pytest.mark.parametrize("flip", ["long", "short"])
def test_the_crosses_of_the_first_sheet_lie_on_each_other(paper: Paper, flip: Flip) -> None:
    reading = Reading(deck_pdf(load_rules(), paper, flip=flip))
    wide, high = reading.size(1)
    ring = 16.1  # with its stroke
    (front,), (back,) = (
        [one for one in reading.shapes(page) if abs(one.width - ring) < 0.2 and abs(one.height - ring) < 0.2]
        for page in (1, 2)
    )
    through = seen_through(back, flip, wide, high)
    assert (front.left, front.top) == pytest.approx((through.left, through.top), abs=0.1)


def test_fronts_alone() -> None:
    reading = Reading(deck_pdf(load_rules(), flip="none"))
    assert faults(reading) == []
    assert len(reading.alts()) == DECK_SIZE
    assert all(reading.outlines(page, WIDE, HIGH) for page in range(2, len(reading.pages) + 1))
    assert unspaced(say("paper-deck-flip-none")) in reading.said
    assert unspaced(say("paper-deck-check")) not in reading.said


def test_the_same_deck_is_the_same_file() -> None:
    assert deck_pdf(load_rules()) == deck_pdf(load_rules())
    assert deck_pdf(load_rules()) != deck_pdf(load_rules(), large=True)


LOOKS = [
    *((language, cards) for language in LANGUAGES for cards in ("colours", "packs")),
    ("en", "colours-large"),
    ("en", "packs-large"),
]


@pytest.mark.parametrize(("language", "look"), LOOKS)
def test_the_pages_look_as_before(language: str, look: str, regenerate: bool) -> None:
    """The first sheet, and the fronts with 11 and 12, wilds and skips."""
    speak(language)
    rules = load_rules(options={"cards": look.removesuffix("-large")})
    pdf = deck_pdf(rules, large=look.endswith("large"))
    pages = (1, 7, 8, 27, 29) if look == "colours" else (7, 27, 29)
    check_pages(f"deck-{look}-{language}", pdf, pages, regenerate=regenerate)
