"""Cards as people type them, in each language: codes are unambiguous, and every card has one."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from decaphase.cards import CARDS, Card
from decaphase.problems import Unreadable
from decaphase.rules import load_rules
from decaphase.say import explain, languages, say
from decaphase.say.card_codes import NAMED_RANKS, read_typed_cards, say_code
from decaphase.say.cards import say_card

TABLES = {"colours": load_rules(), "packs": load_rules("house-nl", {"cards": "packs"})}
LETTERS = {"r": "r", "b": "b", "g": "g", "y": "y", "w": "wild", "s": "skip"}


def words(style: str, language: str) -> dict[str, list[str]]:
    """The words for each part of a card."""
    ranks = NAMED_RANKS.values() if style == "packs" else ()
    return {part: say(f"code-{style}-{part}", language).split() for part in (*LETTERS.values(), *ranks)}


@pytest.mark.parametrize("style", TABLES)
@pytest.mark.parametrize("language", languages())
def test_every_card_is_read_by_its_codes(style: str, language: str) -> None:
    """By the language's code, by the record code, and in capitals."""
    rules = TABLES[style]
    for card in CARDS:
        code = say_code(card, rules, language)
        for typed in (code, card.code, code.upper(), card.code.upper()):
            assert read_typed_cards(typed, rules, language) == (card,)
    assert len({say_code(card, rules, language) for card in CARDS}) == len(CARDS)


@pytest.mark.parametrize("style", TABLES)
@pytest.mark.parametrize("language", languages())
def test_no_word_means_two_things(style: str, language: str) -> None:
    found = words(style, language)
    for part, names in found.items():
        assert names, part
        assert all(name.isalpha() and name == name.casefold() for name in names), part
        others = {name for other, more in found.items() if other != part for name in more}
        assert not others & set(names), part
        for letter, meaning in LETTERS.items():  # record codes
            assert letter not in names or meaning == part, (letter, part)


@pytest.mark.parametrize("style", TABLES)
@pytest.mark.parametrize("language", languages())
def test_the_name_of_a_card_can_be_typed(style: str, language: str) -> None:
    """A card's name can be typed."""
    rules = TABLES[style]
    for card in CARDS:
        name = say_card(card, rules, language)
        assert read_typed_cards(name, rules, language) == (card,), name


@pytest.mark.parametrize("language", languages())
def test_colours_have_one_letter(language: str) -> None:
    """It is printed in the corner of the card."""
    codes = [words("colours", language)[part][0] for part in LETTERS.values()]
    assert all(len(code) == 1 for code in codes)
    assert len(set(codes)) == len(codes)


@pytest.mark.parametrize(
    ("typed", "cards"),
    [
        ("r5 b5", "r5 b5"),
        ("5r,12b", "r5 b12"),
        ("red 5 blue 5", "r5 b5"),
        ("5 red 5 blue", "r5 b5"),
        ("  W; s/ g 7 ", "w s g7"),
        ("wild WILD skip", "w w s"),
        ("", ""),
    ],
)
def test_ways_to_type(typed: str, cards: str) -> None:
    assert read_typed_cards(typed, TABLES["colours"]) == tuple(map(Card.read, cards.split()))


@pytest.mark.parametrize(
    ("typed", "language", "cards"),
    [
        ("qh h q", "en", "r12 r12"),
        ("the ace of clubs, 10d", "en", "g1 y10"),
        ("king of hearts, king, spades king", "en", "w w w"),
        ("Karo König Karo 7", "de", "w y7"),
        ("harten aas, heer", "nl", "r1 w"),
        ("le 7 de cœur, l’as de pique, roi de trèfle", "fr", "r7 b1 w"),
        ("tre\u0300fle 7", "fr", "g7"),
    ],
)
def test_ordinary_packs(typed: str, language: str, cards: str) -> None:
    assert read_typed_cards(typed, TABLES["packs"], language) == tuple(map(Card.read, cards.split()))


@pytest.mark.parametrize(
    "typed", ["r", "5", "r13", "r0", "x5", "r5 7", "red blue 5 5 5", "r 5 5", "r99999999999"]
)
def test_what_is_no_card(typed: str) -> None:
    with pytest.raises(Unreadable) as caught:
        read_typed_cards(typed, TABLES["colours"])
    assert "g5 y12" in explain(caught.value)


@given(st.text(max_size=30), st.sampled_from(languages()), st.sampled_from(list(TABLES)))
def test_whatever_is_typed_is_cards_or_one_sentence(typed: str, language: str, style: str) -> None:
    said = ""
    try:
        assert all(isinstance(card, Card) for card in read_typed_cards(typed, TABLES[style], language))
    except Unreadable as problem:
        said = explain(problem, language)
    assert "\n" not in said
