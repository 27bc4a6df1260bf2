"""A table with ordinary packs reads of kings, jokers and jacks, never of cards it does not have."""

from __future__ import annotations

import re
from dataclasses import replace
from random import Random
from typing import get_args

import pytest

from decaphase.cards import Card
from decaphase.game import Game, LaidGroup, TableGroup, View
from decaphase.game.actions import Lay
from decaphase.game.events import Discarded, LaidDown
from decaphase.game.legality import ALL_CODES
from decaphase.problems import Problem
from decaphase.records.sample import choose
from decaphase.rules import load_rules
from decaphase.say import CATALOGUE, explain, languages, say_list
from decaphase.say.advice import say_action, say_reason
from decaphase.say.cards import RankForm, say_rank, say_table_group
from decaphase.say.events import FULLNESS, say_event
from decaphase.say.problems import explain_at

COLOURS = load_rules("house-nl")
PACKS = load_rules("house-nl", {"cards": "packs"})
REASONS = re.findall(
    r"(?m)^reason-([a-z-]+) =", (CATALOGUE / "en" / "advice.ftl").read_text(encoding="utf-8")
)
FOREIGN = {
    "en": ("wild", "a skip", "A skip", "11", "12", "1s"),
    "nl": ("keuzekaart", "pestkaart", "elven", "twaalven", "enen ", "11", "12"),
    "fr": ("passe-tour", "11", "12"),
    "de": ("Aussetzkarte", "11", "12", "1er"),
}
"""Words for cards that are not in an ordinary pack."""

VALUES: dict[str, str | int] = {
    "player": "Ann",
    "seat": 1,
    "turn": "Bob",
    "victim": "Bob",
    "top": "w",
    "taken": "g11",
    "card": "w",
    "owner": 2,
    "group": 1,
    "phase": 4,
    "own": 3,
    "laid": 2,
    "groups": 2,
    "kind": "set",
    "need": 3,
    "count": 2,
    "players": 2,
}
"""A value for every variable of a message about an illegal move."""

FILLED: dict[str, str | int] = {
    "before": 3,
    "count": 3,
    "missing": 2,
    "number": 11,
    "phase": 4,
    "points": 10,
    "seat": 2,
    "unseen": 60,
    "colour": "r",
    "kind": "set",
}


def foreign(sentence: str, language: str) -> list[str]:
    return [word for word in FOREIGN[language] if word in sentence]


def jacks_on_the_table() -> View:
    """Bob has three jacks and a run from 9 to the queen on the table."""
    game = Game(PACKS, ["Ann", "Bob"], seed=1)
    game.start_hand()
    cards = tuple(map(Card.read, ("r11", "g11", "w")))
    run = tuple(map(Card.read, ("r9", "g10", "w", "b12")))
    groups = (TableGroup(2, 1, "set", cards, 11), TableGroup(2, 2, "run", run, 9))
    return replace(game.view(1), table=groups)


@pytest.mark.parametrize("language", languages())
def test_what_happens(language: str) -> None:
    dice = Random(5)
    game = Game(PACKS, ["Ann", "Bob", "Cas"], seed=11)
    told = 0
    for _ in range(250):
        if game.stage == "game-over":
            break
        events = game.start_hand() if game.stage == "hand-over" else game.apply(choose(game, dice))
        for event in events:
            if isinstance(event, LaidDown | Discarded):
                for form in FULLNESS:
                    line = say_event(event.seen_by(1), game.view(1), language, form)
                    assert foreign(line, language) == [], line
                    told += 1
    assert told > 100


@pytest.mark.parametrize(
    ("language", "jacks", "run", "hearing"),
    [
        ("en", "Bob’s set of jacks", "Bob’s run from 9 to queen", "jacks: jack of hearts, king"),
        (
            "nl",
            "de set boeren van Bob",
            "de reeks 9 tot en met vrouw van Bob",
            "een set boeren: hartenboer, heer",
        ),
        (
            "fr",
            "la série des valets posée par Bob",
            "la suite posée par Bob (du 9 à la dame)",
            "série des valets\u00a0: le valet de cœur, un roi",
        ),
        ("de", "die Buben von Bob", "die Folge 9 bis Dame von Bob", "Buben: Herz-Bube, König"),
    ],
)
def test_sets_and_runs_are_named_by_their_ranks(language: str, jacks: str, run: str, hearing: str) -> None:
    view = jacks_on_the_table()
    assert say_table_group(view, 2, 1, language) == jacks
    assert say_table_group(view, 2, 2, language) == run
    set_ = LaidGroup((Card.read("r11"), Card.read("w")), 11)
    run_ = LaidGroup(tuple(map(Card.read, ("r9", "g10", "w", "b12"))), 9)
    assert hearing in say_event(LaidDown(2, 2, (set_, run_)), view, language)


@pytest.mark.parametrize(
    ("language", "ace", "jack", "queen", "seven"),
    [
        ("en", "an ace", "a jack", "a queen", "a 7"),
        ("nl", "een aas", "een boer", "een vrouw", "een 7"),
        ("fr", "un as", "un valet", "une dame", "un 7"),
        ("de", "ein Ass", "einen Buben", "eine Dame", "eine 7"),
    ],
)
def test_one_card_of_a_rank(language: str, ace: str, jack: str, queen: str, seven: str) -> None:
    assert [say_rank(number, PACKS, language, form="a") for number in (1, 11, 12, 7)] == [
        ace,
        jack,
        queen,
        seven,
    ]


@pytest.mark.parametrize(
    ("language", "said"), [("en", "king for jack"), ("fr", "un roi pour le valet"), ("de", "König als Bube")]
)
def test_a_king_stands_for_a_rank(language: str, said: str) -> None:
    run = LaidGroup(tuple(map(Card.read, ("r9", "g10", "w", "b12"))), 9)
    set_ = LaidGroup(tuple(map(Card.read, ("r1", "g1", "b1"))), 1)
    assert said in say_event(LaidDown(2, 2, (set_, run)), jacks_on_the_table(), language)


def test_advice_names_ranks() -> None:
    kings = LaidGroup(tuple(map(Card.read, ("w", "w", "w"))), 12)
    lay = say_action(Lay(1, (kings,), 1), jacks_on_the_table())
    assert lay == "Lay phase 1: king, king, king (as queen)."


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("code", REASONS)
def test_reasons(code: str, language: str) -> None:
    values = {**FILLED, "owner": 2, "group": 1, "card": "w"}
    if code in {"makes-room", "could-hit"}:
        values["cards"] = "r11 w"
    if code in {"next-let-go", "next-collects", "others-collect"}:
        del values["count"]
    sentence = say_reason(code, values, jacks_on_the_table(), language)
    assert foreign(sentence, language) == []


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("code", ALL_CODES)
def test_why_a_move_is_illegal(code: str, language: str) -> None:
    problem = Problem(code, **VALUES)
    sentence = explain_at(problem, PACKS, language)
    assert foreign(sentence, language) == []
    assert sentence[0].isupper()
    assert explain_at(problem, COLOURS, language)[0].isupper()


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "The green 5 does not fit group 2.1 as it lies."),
        ("nl", "De groene 5 past niet bij groep 2.1 zoals die er nu ligt."),
        ("fr", "Le 5 vert ne va pas avec le groupe 2.1 tel qu’il est."),
        ("de", "An Gruppe 2.1, so wie sie liegt, kann man die grüne 5 nicht anlegen."),
    ],
)
def test_cards_have_names_where_the_table_is_known(language: str, said: str) -> None:
    problem = Problem("does-not-fit", card="g5", owner=2, group=1)
    assert explain_at(problem, COLOURS, language) == said
    assert "g5" in explain(problem, language)


def test_an_unreadable_card_is_quoted_as_typed() -> None:
    problem = Problem("bad-card", card="q9")
    assert explain_at(problem, COLOURS) == explain(problem)


@pytest.mark.parametrize("language", languages())
def test_every_number_has_all_its_names(language: str) -> None:
    for rules in (COLOURS, PACKS):
        for form in (None, *get_args(RankForm)):
            names = [say_rank(number, rules, language, form=form) for number in range(1, 13)]
            assert len(set(names)) == 12


@pytest.mark.parametrize(
    ("language", "two", "three"),
    [
        ("en", "a and b", "a, b and c"),
        ("nl", "a en b", "a, b en c"),
        ("fr", "a et b", "a, b et c"),
        ("de", "a und b", "a, b und c"),
    ],
)
def test_lists(language: str, two: str, three: str) -> None:
    assert say_list([], language) == ""
    assert say_list(["a"], language) == "a"
    assert say_list(["a", "b"], language) == two
    assert say_list(["a", "b", "c"], language) == three
