"""Typesetting: typst is required, and characters that no font has are refused."""

from __future__ import annotations

import importlib.util
import subprocess
import sys
from dataclasses import dataclass, replace
from pathlib import Path

import pytest

from decaphase.paper import LETTER, Printable, find_paper, picture, prepare_deck, typeset
from decaphase.paper.typeset import TEMPLATES
from decaphase.problems import Problem
from decaphase.rules import load_rules
from decaphase.say import explain, speak
from support.paper.pdf_text import Reading, unspaced

MODULE = "decaphase.paper.typeset"
"""The module, which a function of the package hides."""


@dataclass(frozen=True, slots=True)
class Names:
    names: tuple[str, ...]


@pytest.fixture
def template(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> str:
    """A template that only prints names."""
    (tmp_path / "page.typ").write_bytes((TEMPLATES / "page.typ").read_bytes())
    (tmp_path / "names.typ").write_text(
        '#import "page.typ": *\n#show: sheets\n#for name in data.names [#name #parbreak()]\n',
        encoding="utf-8",
    )
    monkeypatch.setattr(sys.modules[MODULE], "TEMPLATES", tmp_path)
    return "names"


@pytest.mark.parametrize("name", ["Zoë Øster", "Ωμέγα", "Ольга", "Nguyễn", "Łukasz Žďár"])
def test_names_of_many_scripts_are_written(template: str, name: str) -> None:
    assert typeset_text(template, name) == unspaced(name)


@pytest.mark.parametrize("name", ["שרה כהן", "محمد علي"])
def test_names_from_right_to_left_are_written(template: str, name: str) -> None:
    """All letters are there, though not in this order; a letter with dots may appear once for each part."""
    assert set(typeset_text(template, name)) == set(unspaced(name))


def typeset_text(template: str, name: str) -> str:
    return Reading(typeset(Printable(template, "Names", "en", LETTER, Names((name,))))).said


def test_a_character_that_no_font_has(template: str) -> None:
    with pytest.raises(Problem) as caught:
        typeset(Printable(template, "Names", "en", LETTER, Names(("Ann", "\U00013080"))))
    assert caught.value.code == "paper-no-font"
    for language in ("en", "nl", "fr", "de"):
        assert "\U00013080" in explain(caught.value, language)


def test_without_our_fonts_everything_can_be_read(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    with_ours = Reading(typeset(prepare_deck(load_rules()))).said
    monkeypatch.setattr(sys.modules[MODULE], "FONTS", tmp_path / "nowhere")
    assert Reading(typeset(prepare_deck(load_rules()))).said == with_ours


def test_without_typst_it_is_said_how_to_install_it(monkeypatch: pytest.MonkeyPatch) -> None:
    found = importlib.util.find_spec
    module = sys.modules[MODULE]
    monkeypatch.setattr(module, "find_spec", lambda name: None if name == "typst" else found(name))
    with pytest.raises(Problem) as caught:
        typeset(prepare_deck(load_rules()))
    assert "pip install 'decaphase[paper]'" in explain(caught.value)


def test_nothing_loads_typst_before_it_is_used() -> None:
    program = (
        "import sys, decaphase.paper; from decaphase.cli import build_app; "
        "build_app(['print']); print('typst' in sys.modules)"
    )
    run = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert run.stdout == "False\n"


def test_pages_as_pictures() -> None:
    pages = picture(prepare_deck(load_rules()), 20)
    assert len(pages) == len(Reading(typeset(prepare_deck(load_rules()))).pages)
    assert all(page.startswith(b"\x89PNG") for page in pages)


def test_the_pdf_has_the_language_of_its_text() -> None:
    speak("fr")
    printable = prepare_deck(load_rules())
    speak("de")
    assert Reading(typeset(printable)).language == "fr"
    assert replace(printable, language="nl").language == "nl"


def test_a_paper_that_there_is_not() -> None:
    with pytest.raises(Problem) as caught:
        find_paper("a5")
    assert "a4, letter" in explain(caught.value)
