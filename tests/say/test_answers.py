"""Answers about a game, by seat, also for players who have finished."""

from __future__ import annotations

from typing import get_args

import pytest

from decaphase.cards import read_cards
from decaphase.game import Game, Position
from decaphase.say import languages
from decaphase.say.answers import ANSWER_FUNCTIONS, SEATED_ONLY, Question, answer
from support.laws.variants import variant


@pytest.fixture
def game() -> Game:
    """A hand just dealt to three players."""
    game = Game(variant("classic-en"), ["Ann", "Bob", "Cas"], seed=7)
    game.start_hand()
    return game


def test_every_question_has_its_answer() -> None:
    assert {*ANSWER_FUNCTIONS, "hand"} == set(get_args(Question))


@pytest.mark.parametrize("language", languages())
def test_a_spectator_hears_what_is_public(game: Game, language: str) -> None:
    for question in get_args(Question):
        assert bool(answer(question, game.view(None), language)) is (question not in SEATED_ONLY)
        assert answer(question, game.view(2), language)


def test_answers_of_several_lines(game: Game) -> None:
    view = game.view(2)
    assert len(answer("list", view)) == 10
    assert [line.partition(":")[0] for line in answer("phases", view)] == ["You", "Cas", "Ann"]
    assert answer("counts", view)[-1] == "Deck: 77 cards."


def test_a_hand_by_names_or_briefly_by_codes(game: Game) -> None:
    view = game.view(1)
    assert all(card.code in answer("hand", view, "en", "brief")[0].split() for card in view.holding[:-1])
    assert answer("hand", view, "en", "brief")[0].startswith("You hold 10 cards: ")
    assert ", " not in answer("hand", view, "en", "brief")[0]
    assert answer("hand", view, "nl")[0].count(", ") == 9


@pytest.mark.parametrize("order", ["in-order", "any"])
def test_a_player_who_has_finished_has_no_phase(order: str) -> None:
    hands = (), read_cards("r1 r2"), read_cards("b1 b2")
    start = Position(
        turn=2,
        holding=hands,
        phases=(1, 1, 1) if order == "in-order" else None,
        done=((1,), (), ()),
        playing=(2, 3),
        places=((1,),),
        draw=read_cards("y1"),
    )
    rules = variant("classic-en", play_on=True, selection="first-1", order=order)
    game = Game.from_position(rules, ["Ann", "Bob", "Cas"], start)
    assert answer("aim", game.view(1)) == ("You do not play in this hand; one phase done.",)
    assert answer("hand", game.view(1)) == ()
    assert answer("aim", game.view(2)) != ()
