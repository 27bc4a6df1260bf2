"""`decaphase rules --book`, run from a shell."""

from __future__ import annotations

import pytest

from support.shell import Shell


def test_the_book_of_an_edition(shell: Shell) -> None:
    code, out, err = shell.run("rules", "house-nl", "--book", "--lang", "en")
    assert (code, err) == (0, "")
    assert out.startswith("The rules of this table: Dutch house rules\n=====")
    assert "\n1. What this is\n---------------\n" in out


def test_without_a_name_it_is_the_default_edition(shell: Shell) -> None:
    named = shell.run("rules", "classic-en", "--book", "--lang", "en")
    assert shell.run("rules", "--book", "--lang", "en") == named


def test_options_of_the_table(shell: Shell) -> None:
    _, out, _ = shell.run("rules", "--book", "--option", "pickup=must-play", "--lang", "en")
    assert "In one rule this table departs from its edition." in out
    assert "- At this table: While the discard pile is a single card" in out
    assert "- The edition says: A card from the discard pile may go into your hand" in out


def test_a_page_in_another_language(shell: Shell) -> None:
    code, out, _ = shell.run("rules", "classic-fr", "--book", "--html", "--lang", "fr")
    assert code == 0
    assert out.startswith('<!DOCTYPE html>\n<html lang="fr">')
    assert "défausse" in out
    assert out.endswith("</html>\n")


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["classic-en", "--book", "--json"], "A rulebook is for people"),
        (["classic-en", "house-nl", "--book"], "Name at most one edition with --book, not 2"),
        (["classic-en", "--html"], "--html is for the rulebook: add --book."),
        (["nosuch", "--book"], "There is no edition called “nosuch”"),
        (
            ["house-nl", "--book", "--option", "advance=every-hand"],
            "advance = every-hand does not go together",
        ),
    ],
)
def test_problems_are_one_sentence(shell: Shell, arguments: list[str], sentence: str) -> None:
    code, out, err = shell.run("rules", *arguments, "--lang", "en")
    assert (code, out) == (2, "")
    assert err.startswith(sentence)
    assert err.count("\n") == 1
