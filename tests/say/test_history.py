"""The history of a hand repeats the announcements made during play."""

from __future__ import annotations

from random import Random

import pytest

from decaphase.bots import make_bot
from decaphase.cards import Card, read_cards
from decaphase.game import Game, Hit, LaidGroup, LaidPhase, Position
from decaphase.say import languages
from decaphase.say.events import FULLNESS, say_event
from decaphase.say.history import say_history
from support.laws.variants import VARIANT_PARAMETERS, variant


@pytest.mark.parametrize("name", VARIANT_PARAMETERS)
def test_the_history_repeats_the_announcements(name: str) -> None:
    dice = Random(name)
    game = Game(variant(name), ["Ann", "Bob", "Cas"], seed=dice.getrandbits(30))
    language, fullness = dice.choice(languages()), dice.choice(FULLNESS)
    told: dict[int | None, list[str]] = {}
    bot = make_bot("greedy", seed=3)
    for _ in range(250):
        if game.stage == "game-over":
            break
        if game.stage == "hand-over":
            told = {seat: [] for seat in (None, 1, 2, 3)}
            events = game.start_hand()
        else:
            events = game.apply(bot.choose(game.view(game.turn)))
        for seat, heard in told.items():
            view = game.view(seat)
            said = (say_event(event.seen_by(seat), view, language, fullness) for event in events)
            heard += [sentence for sentence in said if sentence]
            if dice.random() < 0.03 or game.stage in {"hand-over", "game-over"}:
                assert say_history(view, language, fullness) == tuple(heard)
    assert told


def test_a_run_is_named_as_it_was_when_a_card_was_added() -> None:
    run = LaidGroup(read_cards("r3 b4 g5 y6 r7 b8 g9"))
    start = Position(
        turn=1,
        holding=(read_cards("r2 w y1 b9"), read_cards("b1")),
        phases=(4, 4),
        table=(LaidPhase(1, (run,)),),
        discard=read_cards("y9"),
        stage="play",
    )
    game = Game.from_position(variant("classic-en"), ["Ann", "Bob"], start)
    for action in (
        Hit(1, Card.read("r2"), 1, 1),
        Hit(1, Card.read("w"), 1, 1, "high"),
        Hit(1, Card.read("y1"), 1, 1),
    ):
        game.apply(action)
    told = say_history(game.view(2))
    assert [text.partition("run ")[2].partition(" with")[0] for text in told] == [
        "from 3 to 9",
        "from 2 to 9",
        "from 2 to 10",
    ]


def test_the_length_of_the_history_can_be_limited() -> None:
    game = Game(variant("classic-en"), ["Ann", "Bob"], seed=4)
    game.start_hand()
    for _ in range(30):
        game.apply(make_bot("greedy").choose(game.view(game.turn)))
    view = game.view(1)
    whole = say_history(view)
    assert say_history(view, most=5) == whole[-5:]
    assert say_history(view, most=500) == whole
