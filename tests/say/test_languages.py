"""Every language has the same messages with the same variables, translated."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import decaphase
from decaphase.problems import Problem
from decaphase.say import CATALOGUE, explain, languages, say, speak, spoken
from decaphase.say.numbers import say_number, say_percent

LANGUAGES = ("de", "en", "fr", "nl")
OTHERS = [language for language in LANGUAGES if language != "en"]
SOURCE = Path(decaphase.__file__).parent
WEB = Path(__file__).parents[2] / "web"
WORD = re.compile(r"[^\W\d_]{2,}")


class Variables(Visitor):
    """Collects the variables of a message."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - so it is called
        self.names.add(node.id.name)


def texts(language: str) -> dict[str, ast.Pattern]:
    """Every text of a catalogue by file, message and attribute."""
    found: dict[str, ast.Pattern] = {}
    for file in sorted((CATALOGUE / language).glob("*.ftl")):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message):
                if entry.value is not None:
                    found[f"{file.name} {entry.id.name}"] = entry.value
                for attribute in entry.attributes:
                    found[f"{file.name} {entry.id.name}.{attribute.id.name}"] = attribute.value
    return found


def variables(pattern: ast.Pattern) -> set[str]:
    visitor = Variables()
    visitor.visit(pattern)
    return visitor.names


def test_which_languages_there_are() -> None:
    assert languages() == LANGUAGES


@pytest.mark.parametrize("language", OTHERS)
def test_every_text_is_there_and_none_besides(language: str) -> None:
    english, other = texts("en"), texts(language)
    assert english.keys() - other.keys() == set()
    assert other.keys() - english.keys() == set()


@pytest.mark.parametrize("language", OTHERS)
def test_every_text_has_the_same_places(language: str) -> None:
    """A translation may omit a variable that only grammar needs, but none that carries content."""
    other = texts(language)
    wrong = {
        name: (variables(pattern), variables(other[name]))
        for name, pattern in texts("en").items()
        if variables(pattern) != variables(other[name])
    }
    assert wrong == {}


@pytest.mark.parametrize("language", OTHERS)
def test_sentences_are_translated(language: str) -> None:
    """No text of several words equals the English one."""
    english, other = texts("en"), texts(language)

    def words(pattern: ast.Pattern) -> str:
        return " ".join(part.value for part in pattern.elements if isinstance(part, ast.TextElement)).strip()

    same = {
        name: words(pattern)
        for name, pattern in english.items()
        if len(WORD.findall(words(pattern))) > 2
        and words(pattern) == words(other[name])
        and not name.startswith("codes.ftl")
    }
    assert same == {}


def test_the_language_spoken_is_the_default() -> None:
    before = spoken()
    try:
        speak("nl")
        assert say("edition-classic-en") == say("edition-classic-en", "nl")
        assert say("edition-classic-en", "de") != say("edition-classic-en")
        assert explain(Problem("first-too-many", value="first-11")).startswith("first-11")
    finally:
        speak(before)
    assert say("edition-classic-en") == "English rules"


def test_a_language_that_is_not_there() -> None:
    with pytest.raises(Problem) as caught:
        speak("xx")
    assert "de, en, fr, nl" in explain(caught.value)
    assert spoken() == "en"


@pytest.mark.parametrize(
    ("language", "count", "share"),
    [
        ("en", "12,500", "62.4 %"),
        ("nl", "12.500", "62,4%"),
        ("de", "12.500", "62,4\u00a0%"),
        ("fr", "12\u202f500", "62,4\u202f%"),
    ],
)
def test_numbers_are_written_as_the_language_does(language: str, count: str, share: str) -> None:
    assert say_number(12500, language=language) == count
    assert say_percent(0.624, language=language) == share


FAMILIES = (
    "option-",
    "play-order-",
    "play-words-",
    "value-",
)
"""Prefixes of message ids that are built from data; other tests compare them with it."""


def page_files() -> list[Path]:
    """The sources of the web page."""
    return [file for file in sorted((WEB / "src").rglob("*")) if file.suffix in (".ts", ".svelte")]


def test_every_message_is_used() -> None:
    """By its id, by an id built from parts, by another message, or as a problem's message."""
    code = "\n".join(file.read_text(encoding="utf-8") for file in (*SOURCE.rglob("*.py"), *page_files()))
    literals = {name.partition(".")[0] for name in re.findall(r"""["'`]([a-z][\w.-]*)["'`]""", code)}
    found = re.findall(r'f"([a-z][\w-]*-\{[^"]*)"', code) + re.findall(r"`([a-z][\w-]*-\$\{[^`]*)`", code)
    parts = {re.sub(r"\$?\{.*?\}", "~", part) for part in found}
    patterns = [re.compile(part.partition(".")[0].replace("~", ".+")) for part in parts]
    catalogue = "\n".join(file.read_text(encoding="utf-8") for file in (CATALOGUE / "en").glob("*.ftl"))
    mentioned = set(re.findall(r"\{ ([a-z][\w-]*)(?:\.\w+)? \}", catalogue))

    def is_used(message: str) -> bool:
        names = {message, message.removeprefix("problem-")}
        composed = any(pattern.fullmatch(message) for pattern in patterns)
        return bool(names & (literals | mentioned)) or composed or message.startswith(FAMILIES)

    messages = {name.partition(" ")[2].partition(".")[0] for name in texts("en")}
    assert [message for message in sorted(messages) if not is_used(message)] == []


def test_no_sentence_stands_in_the_code() -> None:
    """Printed text comes from the catalogue: no literal of several words is passed to an output."""
    printing = re.compile(r"(?:typer\.echo|print|stderr\.write|stdout\.write)\(\s*f?\"([^\"]*)\"")
    found = {
        f"{file.relative_to(SOURCE)}: {text}"
        for file in SOURCE.rglob("*.py")
        for text in printing.findall(file.read_text(encoding="utf-8"))
        if len(WORD.findall(re.sub(r"\{[^}]*\}", "", text))) > 1
    }
    assert found == set()


# The web page


def words_of_the_page() -> set[str]:
    """The messages bundled with the page: those of the files, or with the prefixes, in web/words.ts."""
    parts = (WEB / "words.ts").read_text(encoding="utf-8").partition("MODULE")[0]
    named = re.findall(r'"([\w-]+)/?([\w-]*)"', parts)
    texts_by_file = [name.partition(".ftl ") for name in texts("en")]
    return {
        text for file, _, text in texts_by_file if any(file == f and text.startswith(b) for f, b in named)
    }


def test_the_page_has_every_message_that_it_says() -> None:
    known = words_of_the_page()
    missing = {
        f"{file.relative_to(WEB)}: {message}"
        for file in page_files()
        for message in re.findall(r"""\bsay\(\s*["'`]([a-z][\w.-]*)["'`]""", file.read_text(encoding="utf-8"))
        if message not in known
    }
    assert missing == set()


def test_no_sentence_stands_in_the_page() -> None:
    """Text between tags, and in labels read aloud, comes from the catalogue."""
    markup = re.compile(r"<script.*?</script>|<style.*?</style>|<!--.*?-->", re.DOTALL)
    spoken_aloud = re.compile(r"""\b(?:aria-label|alt|title|placeholder)=["']([^"'{}]+)["']""")
    found = {}
    for file in page_files():
        if file.suffix == ".svelte":
            text = markup.sub("", file.read_text(encoding="utf-8"))
            between = re.sub(r"<[^>]*>", " ", without_braces(text))
            written = [*WORD.findall(between), *spoken_aloud.findall(text)]
            if written:
                found[str(file.relative_to(WEB))] = written
    assert found == {}


def without_braces(text: str) -> str:
    """The text without anything in braces, nested or not."""
    while (shorter := re.sub(r"\{[^{}]*\}", "", text)) != text:
        text = shorter
    return text


def test_in_french_no_line_begins_with_a_sign() -> None:
    """Two-part punctuation follows a no-break space."""
    for file in sorted((CATALOGUE / "fr").glob("*.ftl")):
        for line in file.read_text(encoding="utf-8").splitlines():
            assert line.startswith("#") or not re.search(r"\w\)?’? [;:!?»](\W|$)|« ", line), (file.name, line)


def test_the_folders_are_read_once() -> None:
    assert languages() is languages()
