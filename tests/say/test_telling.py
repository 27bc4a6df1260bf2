"""Texts of events for each seat in each language: never empty, one line, nothing hidden."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from decaphase.cards import CARDS
from decaphase.game import Game
from decaphase.game.events import Drew, Event, HandDealt, PlacesTaken
from decaphase.say import languages
from decaphase.say.cards import say_card
from decaphase.say.events import FULLNESS, say_event
from support.laws.variants import VARIANT_PARAMETERS, variant


def told(game: Game, events: tuple[Event, ...], seat: int, language: str = "en") -> list[str]:
    """The texts of events for a seat, at all three levels of detail."""
    view = game.view(seat)
    return [say_event(event.seen_by(seat), view, language, form) for event in events for form in FULLNESS]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", VARIANT_PARAMETERS)
def test_every_event_can_be_told(name: str, language: str) -> None:
    """Some turns of random play, for a random listener."""
    dice = Random(name)
    game = Game(variant(name), ["Ann", "Bob", "Cas"], seed=dice.getrandbits(30))
    for _ in range(80):
        if game.stage == "game-over":
            break
        if game.stage == "hand-over":
            events = game.start_hand()
        else:
            events = game.apply(dice.choice(game.legal_actions()))
        for line in told(game, events, dice.randint(1, 3), language):
            assert line
            assert "\n" not in line
            assert "  " not in line
            assert line == line.strip()


def test_a_card_drawn_by_another_player_is_not_named() -> None:
    game = Game(variant("classic-en"), ["Ann", "Bob"], seed=4)
    game.start_hand()
    (drew,) = game.apply(game.legal_actions()[0])
    assert isinstance(drew, Drew)
    assert drew.card is not None
    name = say_card(drew.card, game.rules)
    assert all(name in line for line in told(game, (drew,), drew.seat))
    assert not any(name in line for line in told(game, (drew,), 3 - drew.seat))


def test_the_announcement_of_a_deal_reveals_no_hand() -> None:
    game = Game(variant("classic-en"), ["Ann", "Bob"], seed=4)
    dealt = game.start_hand()[0]
    assert isinstance(dealt, HandDealt)
    turned_up = say_card(dealt.turned_up, game.rules)
    names = {say_card(card, game.rules) for card in CARDS}
    for seat in (1, 2):
        lines = [line.replace(turned_up, "") for line in told(game, (dealt,), seat)]
        assert not any(name in line for line in lines for name in names)


def test_a_short_game_as_ann_hears_it() -> None:
    game = Game(variant("classic-en"), ["Ann", "Bob"], seed=7)
    lines = [say_event(event, game.view(1)) for event in game.start_hand()]
    for action in ("1 draw discard", "1 discard", "2 draw deck"):
        chosen = next(one for one in game.legal_actions() if str(one).startswith(action))
        lines += [say_event(event.seen_by(1), game.view(1)) for event in game.apply(chosen)]
    assert lines[:3] == [
        "Hand 1. Bob deals, and turns up the green 1.",
        "Your turn.",
        "You take the green 1.",
    ]
    assert lines[3].startswith("You discard the ")
    assert lines[4:] == ["Bob is next.", "Bob draws."]


def test_the_place_after_a_shared_one_is_so_much_lower() -> None:
    game = Game(variant("classic-en"), ["Ann", "Bob", "Cas", "Dee"], seed=4)
    view = replace(game.view(3), places=((1, 2), (3,), (4,)))
    lines = say_event(PlacesTaken(view.places), view, "nl").split(". ")
    assert [line.split()[1] for line in lines] == ["1", "3", "4"]
