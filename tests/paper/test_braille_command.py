"""`decaphase print braille`, and the labels as dots in true size."""

from __future__ import annotations

import csv
import re
from io import StringIO
from itertools import pairwise
from pathlib import Path

import pytest

from decaphase.paper import A4, LETTER, Paper, braille_brf, braille_pdf, braille_table
from decaphase.paper.braille import BrailleContent, is_brf, liblouis
from decaphase.paper.braille.brf import BrailleSheet
from decaphase.paper.braille.dots import BETWEEN_CELLS, BETWEEN_DOTS, DOT, draw_cells, prepare_braille
from decaphase.rules import load_rules
from decaphase.say import languages, say, speak
from decaphase.say.braille_labels import braille_code, dot_numbers, dots_of
from decaphase.say.cards import say_card
from support.paper.accessible import faults
from support.paper.brf_files import read_brf
from support.paper.goldens import check_pages
from support.paper.liblouis import NO_LIBRARY
from support.paper.pdf_text import Reading, unspaced
from support.parameters import each_value_once
from support.shell import Shell

needs_louis = pytest.mark.skipif(not liblouis.is_installed(), reason=NO_LIBRARY)


@pytest.fixture(autouse=True)
def _elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


# The command


def test_labels_are_shown_as_a_table_unless_said_otherwise(shell: Shell) -> None:
    code, out, err = shell.run("print", "braille")
    assert (code, err) == (0, "")
    assert re.search(r"^red 12 +2 +r12 +⠗⠼⠁⠃ +1235-3456-1-12$", out, re.MULTILINE)
    assert len(out.splitlines()) == 51


def test_labels_of_ordinary_packs_in_another_language(shell: Shell) -> None:
    asked = ("print", "braille", "--as", "csv", "--option", "cards=packs", "--lang", "nl")
    _, out, _ = shell.run(*asked)
    rows = list(csv.reader(StringIO(out)))
    assert ["schoppenvrouw", "2", "spv", "⠎⠏⠧", "234-1234-1236"] in rows
    assert ["heer", "8", "heer", "⠓⠑⠑⠗", "125-15-15-1235"] in rows


def test_a_table_goes_into_a_file_and_replaces_an_older_one_only(shell: Shell, tmp_path: Path) -> None:
    asked = ("print", "braille", "--as", "markdown", "-o", "labels.md")
    assert shell.run(*asked)[0] == 0
    assert (tmp_path / "labels.md").read_bytes() == braille_table(load_rules(), "markdown")
    assert shell.run(*asked)[0] == 0
    (tmp_path / "labels.md").write_text("My own notes\n")
    code, _, err = shell.run(*asked)
    assert code == 2
    assert "labels.md" in err
    assert (tmp_path / "labels.md").read_text() == "My own notes\n"


def test_a_files_name_says_what_it_is(shell: Shell, tmp_path: Path) -> None:
    for name in ("labels.csv", "labels.md", "labels.brf", "LABELS.PDF"):
        assert shell.run("print", "braille", "-o", name)[0] == 0
    assert (tmp_path / "labels.csv").read_bytes() == braille_table(load_rules(), "csv")
    assert (tmp_path / "labels.md").read_bytes() == braille_table(load_rules(), "markdown")
    assert is_brf((tmp_path / "labels.brf").read_bytes())
    assert (tmp_path / "LABELS.PDF").read_bytes().startswith(b"%PDF-")
    code, _, err = shell.run("print", "braille", "--what", "rulebook", "-o", "rules.pdf")
    assert code == 2
    assert "brf" in err


def test_labels_for_an_embosser(shell: Shell, tmp_path: Path) -> None:
    code, out, _ = shell.run("print", "braille", "--as", "brf", "--each")
    assert code == 0
    assert "labels.brf" in out
    written = (tmp_path / "labels.brf").read_bytes()
    assert written == braille_brf(load_rules(), "labels", each=True)
    assert written.count(b"WILD") == 8


@needs_louis
@pytest.mark.parametrize("content", ["reference", "rulebook"])
def test_reference_and_rulebook_for_an_embosser_of_another_size(
    shell: Shell, tmp_path: Path, content: BrailleContent
) -> None:
    asked = ("print", "braille", "--what", content, "--rules", "classic-de", "--cells", "32", "--lines", "27")
    code, out, err = shell.run(*asked)
    assert (code, err) == (0, "")
    assert f"{content}.brf" in out
    written = (tmp_path / f"{content}.brf").read_bytes()
    sheet = BrailleSheet(32, 27, braille_code("en").page_numbers)
    assert written == braille_brf(load_rules("classic-de"), content, sheet)
    assert len(read_brf(written, sheet).pages) > 1
    assert is_brf(written)


def test_an_embossers_file_can_be_passed_on(shell: Shell) -> None:
    _, out, _ = shell.run("print", "braille", "--as", "brf", "-o", "-")
    assert out.encode() == braille_brf(load_rules(), "labels")


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        (("--what", "cards"), "labels, reference, rulebook"),
        (("--as", "png"), "table, csv, markdown, brf, pdf"),
        (("--what", "rulebook", "--as", "pdf"), "brf"),
        (("--each",), "--as brf"),
        (("--as", "brf", "--cells", "300"), "300"),
        (("--as", "brf", "--lines", "2"), "2"),
        (("--as", "pdf", "--paper", "a9"), "a9"),
        (("--as", "brf", "-o", "nowhere/labels.brf"), "nowhere"),
    ],
)
def test_impossible_requests_are_explained(
    shell: Shell, asked: tuple[str, ...], said: str, tmp_path: Path
) -> None:
    code, out, err = shell.run("print", "braille", *asked)
    assert (code, out) == (2, "")
    assert said in err
    assert err.count("\n") == 1
    assert list(tmp_path.iterdir()) == []


# Dots in true size


@pytest.mark.parametrize(
    ("language", "cards", "paper"), each_value_once(languages(), ["colours", "packs"], [A4, LETTER])
)
def test_the_pdf_names_every_label_and_shows_its_ink(language: str, cards: str, paper: Paper) -> None:
    speak(language)
    rules = load_rules("classic-en", {"cards": cards})
    reading = Reading(braille_pdf(rules, paper))
    labels = braille_code(language).labels(cards)
    assert reading.language == language
    assert reading.title == say("braille-labels", edition=say("edition-classic-en"))
    assert faults(reading) == []
    alts = reading.alts()
    assert len(alts) == len(labels)
    for alt, label in zip(alts, labels, strict=True):
        assert alt.endswith(dot_numbers(label.cells))
    assert reading.size(1) == pytest.approx((paper.width, paper.height), abs=0.1)
    assert unspaced(say("braille-labels-turn")) in reading.said
    under = "".join(
        alt + label.ink + say_card(label.card, rules) for alt, label in zip(alts, labels, strict=True)
    )
    assert reading.said.endswith(unspaced(under))


@pytest.mark.parametrize("language", languages())
def test_the_dots_are_where_a_finger_will_find_them(language: str) -> None:
    speak(language)
    reading = Reading(braille_pdf(load_rules()))
    dots = reading.outlines(1, DOT, DOT)
    labels = braille_code(language).colours
    assert len(dots) == sum(len(dots_of(cell)) for label in labels for cell in label.cells)
    drawn = iter(dots)
    for label in labels:
        found = [next(drawn) for cell in label.cells for _ in dots_of(cell)]
        places = [
            (
                place * BETWEEN_CELLS + (dot - 1) // 3 * BETWEEN_DOTS,
                (dot - 1) % 3 * BETWEEN_DOTS,
            )
            for place, cell in enumerate(label.cells)
            for dot in dots_of(cell)
        ]
        for (one, at_one), (other, at_other) in pairwise(zip(found, places, strict=True)):
            assert other.left - one.left == pytest.approx(at_other[0] - at_one[0], abs=0.05)
            assert other.top - one.top == pytest.approx(at_other[1] - at_one[1], abs=0.05)


def test_the_size_is_marburg_medium() -> None:
    assert (BETWEEN_DOTS, BETWEEN_CELLS) == (2.5, 6.0)
    circles = re.findall(r'cx="([\d.]+)" cy="([\d.]+)" r="0.75"', draw_cells("⠗⠼"))
    assert [(float(x), float(y)) for x, y in circles] == [
        *((0.75, 0.75), (0.75, 3.25), (0.75, 5.75), (3.25, 3.25)),
        *((6.75, 5.75), (9.25, 0.75), (9.25, 3.25), (9.25, 5.75)),
    ]


def test_the_same_labels_make_the_same_pdf() -> None:
    rules = load_rules()
    assert prepare_braille(rules) == prepare_braille(rules)
    assert braille_pdf(rules) == braille_pdf(rules)


@pytest.mark.parametrize("cards", ["colours", "packs"])
@pytest.mark.parametrize("language", languages())
def test_the_pages_look_as_before(language: str, cards: str, regenerate: bool) -> None:
    speak(language)
    pdf = braille_pdf(load_rules(options={"cards": cards}))
    check_pages(f"braille-{cards}-{language}", pdf, [1], regenerate=regenerate)
