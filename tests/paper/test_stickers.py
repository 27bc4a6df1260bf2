"""Labels for two ordinary packs: the right number, each on its label, on any sheet."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from decaphase.cards import CARDS, COPIES, DECK_SIZE, SKIP, WILD
from decaphase.paper import A4, LETTER, SHEETS, LabelSheet, find_labels, prepare_stickers, stickers_pdf
from decaphase.paper.stickers import StickerData
from decaphase.problems import Problem
from decaphase.rules import EDITIONS, Rules, load_rules
from decaphase.say import explain, say, speak
from decaphase.say.cards import say_card
from support.paper.accessible import faults
from support.paper.goldens import check_pages
from support.paper.pdf_text import Outline, Reading, unspaced
from support.parameters import each_value_once

LANGUAGES = ("en", "nl", "fr", "de")
FRAMES = 2
FIRST = 3
"""The pages with the frames of the labels, and with the first labels."""
NAMES = [f"{sheet.paper.name}-{sheet.name}" for sheet in SHEETS]


def data_of(rules: Rules, labels: LabelSheet, *, aces: bool = False) -> StickerData:
    data = prepare_stickers(rules, labels, aces=aces).data
    assert isinstance(data, StickerData)
    return data


@pytest.mark.parametrize(("labels", "language"), each_value_once(SHEETS, LANGUAGES))
def test_the_text_in_reading_order(labels: LabelSheet, language: str) -> None:
    speak(language)
    reading = Reading(stickers_pdf(load_rules(), labels))
    assert faults(reading) == []
    assert (reading.title, reading.language) == (say("paper-stickers-title"), language)
    data = data_of(load_rules(), labels)
    rows = [f"{row.card} {row.becomes} {row.cards} {row.labels}" for row in data.rows]
    steps = [f"{number}. {step}" for number, step in enumerate(data.steps, 1)]
    names = [data.stickers[kind].name for page in data.pages for kind, *_ in page]
    cards, labelling = data.headings
    total = [str(part) for part in data.total]
    first = [
        reading.title,
        cards,
        *data.packs,
        *data.columns,
        *rows,
        *total,
        labelling,
        data.sheet,
        *steps,
        data.ruler,
    ]
    assert reading.said == unspaced("".join([*first, data.calibration, data.calibration_text, *names]))


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("aces", [False, True])
def test_every_card_that_needs_labels_has_them(edition: str, aces: bool) -> None:
    rules = load_rules(edition)
    packs = load_rules(edition, {"cards": "packs"})
    named = Counter(Reading(stickers_pdf(rules, aces=aces)).alts())
    for card in CARDS:
        labelled = card >= WILD or card.number in (11, 12) or (aces and card.number == 1)
        about = say_card(card, packs, the=True)
        found = [count for name, count in named.items() if name.endswith(f"for {about}")]
        assert found == ([2 * COPIES[card]] if labelled else [])
    assert named[f"skip, for {say_card(CARDS[SKIP], packs, the=True)}"] == 8


def test_two_packs_are_exactly_the_deck() -> None:
    data = data_of(load_rules(), find_labels(A4))
    assert sum(row.cards for row in data.rows) == DECK_SIZE == 2 * (52 + 2)
    assert data.total[1:] == (DECK_SIZE, 2 * (8 + 8 + 8 + 4))
    assert [row.labels for row in data_of(load_rules(), find_labels(A4), aces=True).rows] == [
        16,
        0,
        16,
        16,
        16,
        8,
    ]
    assert "52" in data.packs[0]


@pytest.mark.parametrize(("labels", "shift"), each_value_once(SHEETS, [(0, 0), (1.5, -0.7)]))
def test_frames_lie_where_the_labels_are(labels: LabelSheet, shift: tuple[float, float]) -> None:
    reading = Reading(stickers_pdf(load_rules(), labels, shift=shift))
    assert reading.size(FRAMES) == pytest.approx((labels.paper.width, labels.paper.height), abs=0.1)
    line = 2 * 0.3 * 25.4 / 72  # the library counts the whole stroke on each side
    frames = reading.outlines(FRAMES, labels.width + line, labels.height + line)
    middles = [(frame.left + frame.width / 2, frame.top + frame.height / 2) for frame in frames]
    assert len(middles) == labels.count
    for (left, top), middle in zip(labels.places, middles, strict=True):
        wanted = (left + labels.width / 2 + shift[0], top + labels.height / 2 + shift[1])
        assert middle == pytest.approx(wanted, abs=0.1)


@pytest.mark.parametrize("labels", SHEETS, ids=NAMES)
def test_every_label_keeps_to_its_place(labels: LabelSheet) -> None:
    """Nothing is printed closer than 0.4 millimetres to the edge of a label or of a piece of one."""
    reading = Reading(stickers_pdf(load_rules(), labels, aces=True, first=labels.count))
    wide = labels.width / labels.pieces
    pieces = [
        Outline(left + piece * wide, top, wide, labels.height)
        for left, top in labels.places
        for piece in range(labels.pieces)
    ]
    for page in range(FIRST, len(reading.pages) + 1):
        for ink in reading.shapes(page, with_text=True):
            if ink.width > 0.3 and ink.width < labels.width:  # not a cutting line
                assert any(within(ink, piece) for piece in pieces), (page, ink)


def within(ink: Outline, piece: Outline, room: float = 0.4) -> bool:
    return (
        piece.left + room < ink.left
        and ink.left + ink.width < piece.left + piece.width - room
        and piece.top + room < ink.top
        and ink.top + ink.height < piece.top + piece.height - room
    )


@settings(max_examples=10)
@given(
    labels=st.sampled_from(SHEETS), first=st.integers(1, 40), aces=st.booleans(), each=st.sampled_from([1, 2])
)
def test_a_sheet_that_was_begun_goes_on(labels: LabelSheet, first: int, aces: bool, each: int) -> None:
    first = min(first, labels.count)
    begun = prepare_stickers(load_rules(), labels, aces=aces, each=each, first=first).data
    fresh = prepare_stickers(load_rules(), labels, aces=aces, each=each).data
    assert isinstance(begun, StickerData)
    assert isinstance(fresh, StickerData)
    kinds, used = ([kind for page in data.pages for kind, *_ in page] for data in (begun, fresh))
    assert kinds == used
    room = labels.count * labels.pieces
    assert len(begun.pages[0]) == min(len(kinds), room - (first - 1) * labels.pieces)
    assert all(len(page) == room for page in begun.pages[1:-1])
    assert begun.pages[0][0][1:] == pytest.approx(labels.places[first - 1])


def test_sheets_of_the_table_fit_on_their_paper() -> None:
    for labels in SHEETS:
        measures = (labels.width, labels.height, labels.left, labels.top, labels.across, labels.down)
        numbers = ",".join(str(part) for part in (labels.columns, labels.rows, *measures))
        read = find_labels(labels.paper, numbers + ",round" * labels.round)
        assert read.places == labels.places
        right = labels.paper.width - labels.places[-1][0] - labels.width
        assert right == pytest.approx(labels.left, abs=1.5)  # equal margins on both sides


@pytest.mark.parametrize(
    ("asked", "code"),
    [
        ("44x13", "labels-unknown"),
        ("1,2,3", "labels-unreadable"),
        ("a,b,c,d,e,f,g,h", "labels-unreadable"),
        ("5,13,38.1,21.2,40,10.7,40.6,21.2", "labels-do-not-fit"),
        ("5,13,38.1,21.2,4.7,10.7,30,21.2", "labels-do-not-fit"),
        ("0,0,38.1,21.2,4.7,10.7,40,21.2", "labels-do-not-fit"),
        ("nan,1,30,20,10,10,40,30", "labels-do-not-fit"),
        ("1e9,1e9,30,20,10,10,40,30", "labels-do-not-fit"),
    ],
)
def test_impossible_label_sheets(asked: str, code: str) -> None:
    with pytest.raises(Problem) as caught:
        find_labels(A4, asked)
    assert caught.value.code == code
    for language in LANGUAGES:
        assert asked[:10] in explain(caught.value, language)


def test_a_label_that_is_not_there_and_a_shift_too_far() -> None:
    with pytest.raises(Problem) as caught:
        prepare_stickers(load_rules(), find_labels(LETTER), first=81)
    assert "1 to 80" in explain(caught.value)
    with pytest.raises(Problem, match="labels-shift"):
        prepare_stickers(load_rules(), find_labels(LETTER), shift=(0, 21))


LOOKS = {"en": "44x13", "nl": "38x21", "fr": "round-19", "de": "70x37"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_pages_look_as_before(language: str, regenerate: bool) -> None:
    speak(language)
    paper = LETTER if language in ("en", "fr") else A4
    pdf = stickers_pdf(load_rules(), find_labels(paper, LOOKS[language]), aces=language == "fr", first=3)
    check_pages(f"stickers-{language}", pdf, (1, FRAMES, FIRST), regenerate=regenerate)
