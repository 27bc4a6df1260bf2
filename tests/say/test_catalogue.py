"""The catalogue: every message used exists, and every message is used."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import decaphase
from decaphase.game.legality import ALL_CODES
from decaphase.problems import Problem
from decaphase.rules import EDITIONS, OPTIONS, load_rules
from decaphase.rules.phases import KINDS
from decaphase.say import CATALOGUE, DEFAULT_LANGUAGE, explain, languages, say
from decaphase.say.rules import say_meaning

SOURCE = Path(decaphase.__file__).parent
FILES = sorted(CATALOGUE.glob("*/*.ftl"))


def messages(file: Path) -> list[ast.Message]:
    body = FluentParser().parse(file.read_text(encoding="utf-8")).body
    return [entry for entry in body if isinstance(entry, ast.Message)]


def ids(name: str) -> set[str]:
    return {message.id.name for message in messages(CATALOGUE / "en" / name)}


def codes(*files: Path) -> set[str]:
    """The codes of the rules' problems that these sources raise."""
    texts = (file.read_text(encoding="utf-8") for file in files)
    return {f"problem-{code}" for text in texts for code in re.findall(r'RulesProblem\(\s*"([^"]+)"', text)}


def is_refusal(message: str) -> bool:
    """Whether this is why a move is not legal."""
    return message.removeprefix("problem-") in ALL_CODES


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}/{file.name}")
def test_file_can_be_read_whole(file: Path) -> None:
    body = FluentParser().parse(file.read_text(encoding="utf-8")).body
    assert [entry.content for entry in body if isinstance(entry, ast.Junk)] == []


@pytest.mark.parametrize("language", languages())
def test_no_message_stands_twice(language: str) -> None:
    names = [message.id.name for file in FILES if file.parent.name == language for message in messages(file)]
    assert len(names) == len(set(names))


def test_the_rules_catalogue_is_exactly_what_is_used() -> None:
    assert ids("rules.ftl") == {
        *(f"edition-{name}" for name in EDITIONS),
        *codes(*(SOURCE / "rules").glob("*.py")),
    }


def test_the_options_catalogue_is_exactly_what_is_used() -> None:
    values = {
        f"{name}-{str(value).lower() if isinstance(value, bool) else value}"
        for name, option in OPTIONS.items()
        for value in option.values
    }
    values.add("selection-list")
    assert {message for message in ids("options.ftl") if not is_refusal(message)} == {
        *(f"option-{name}" for name in OPTIONS),
        *(f"{kind}-{value}" for kind in ("value", "rule") for value in values),
        "rule-wild",
        "rule-wilds",
    }


def test_every_kind_of_group_has_a_name() -> None:
    assert ids("phases.ftl") == {f"group-{kind}" for kind in KINDS}


def test_editions_options_and_values_say_what_they_are_about() -> None:
    spoken = [m for name in ("rules.ftl", "options.ftl") for m in messages(CATALOGUE / "en" / name)]
    about = [m for m in spoken if not m.id.name.startswith(("problem-", "rule-"))]
    assert [m.id.name for m in about if [a.id.name for a in m.attributes] != ["about"]] == []


def test_the_command_catalogue_is_exactly_what_rules_uses() -> None:
    source = SOURCE / "cli" / "rules.py"
    quoted = set(re.findall(r'"(rules-[a-z-]+)"', source.read_text(encoding="utf-8")))
    assert ids("command.ftl") == quoted | codes(source)


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_value_of_an_edition_has_its_sentence(edition: str) -> None:
    rules = load_rules(edition)
    for option in OPTIONS:
        if option != "phases":
            assert say_meaning(rules, option).endswith(".")


@pytest.mark.parametrize(
    ("selection", "sentence"),
    [
        ("all", "All phases are played."),
        ("first-1", "Only the first phase is played."),
        ("first-4", "The first 4 phases are played."),
        ([2, 5, 8], "Only phases 2, 5 and 8 are played."),
    ],
)
def test_selection_is_said(selection: object, sentence: str) -> None:
    assert say_meaning(load_rules("classic-en", {"selection": selection}), "selection") == sentence


@pytest.mark.parametrize("message", ["no-such-message", "edition-classic-en.nothing", ".", "-term"])
def test_unknown_message_is_a_mistake_of_ours(message: str) -> None:
    with pytest.raises(KeyError, match=re.escape(message)):
        say(message)


def test_missing_value_is_a_mistake_of_ours() -> None:
    with pytest.raises(ValueError, match="value"):
        explain(Problem("first-too-many"))


def test_unknown_language_is_a_mistake_of_ours() -> None:
    assert DEFAULT_LANGUAGE in languages()
    with pytest.raises(KeyError, match="xx"):
        say("edition-classic-en", "xx")


def test_values_may_have_any_name() -> None:
    assert say("problem-first-too-many", value="first-11", message="x").startswith("first-11")
