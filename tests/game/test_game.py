"""Games as values, and the start of hands."""

from __future__ import annotations

import pickle
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest

from decaphase.cards import FULL_DECK, Card, read_cards
from decaphase.game import Discard, Draw, Game, IllegalMove, Impossible, Position
from decaphase.rules import load_rules


def begun(**options: object) -> Game:
    game = Game(load_rules("classic-en", options), ["Ann", "Bob", "Cas"], seed=11)
    game.start_hand()
    return game


def test_the_last_seat_deals_first_and_its_left_begins() -> None:
    game = begun()
    assert (game.dealer, game.turn, game.next_dealer) == (3, 1, 1)


def test_the_same_seed_is_the_same_game_and_no_seed_is_not() -> None:
    assert begun() == begun()
    assert Game(load_rules(), "ab").start_hand() != Game(load_rules(), "ab").start_hand()


def test_cards_are_dealt_one_at_a_time_from_the_dealers_left() -> None:
    game = Game(load_rules(), ["Ann", "Bob", "Cas"])
    game.start_hand(dealer=1, deck=FULL_DECK)
    assert game.holding[1] == FULL_DECK[0:30:3]
    assert game.holding[2] == FULL_DECK[1:30:3]
    assert game.holding[0] == FULL_DECK[2:30:3]
    assert game.discard == FULL_DECK[30:31]
    assert (game.turn, game.draw_count) == (2, 77)


def test_a_hand_cannot_follow_one_that_is_being_played() -> None:
    with pytest.raises(Impossible) as caught:
        begun().start_hand()
    assert caught.value.code == "hand-cannot-follow"


def test_an_illegal_action_changes_nothing() -> None:
    game = begun()
    before = game.copy()
    with pytest.raises(IllegalMove) as caught:
        game.apply(Draw(2, "deck"))
    assert caught.value.code == "not-your-turn"
    assert game == before


def test_a_copy_goes_its_own_way_with_the_same_cards_to_come() -> None:
    game = begun()
    copy = game.copy()
    copy.apply(Draw(1, "deck"))
    assert copy != game
    game.apply(Draw(1, "deck"))
    assert copy == game
    assert hash(copy) == hash(game)


def test_pickled_and_back() -> None:
    game = begun()
    game.apply(Draw(1, "deck"))
    back = pickle.loads(pickle.dumps(game))
    assert back == game
    assert back.view(1) == game.view(1)


def test_a_view_holds_one_hand_and_a_spectators_none() -> None:
    game = begun()
    assert game.view(2).holding == game.holding[1]
    assert game.view(2).legal == ()
    assert game.view(1).legal == tuple(game.legal_actions(1))
    assert game.view(None).holding == ()
    assert game.view(None).card_counts == (10, 10, 10)


def test_only_who_is_to_act_has_legal_actions() -> None:
    game = Game(load_rules(), ["Ann", "Bob"], seed=7)
    game.start_hand()
    assert game.turn == 1
    assert game.legal_actions(1) == game.legal_actions() != []
    assert game.legal_actions(2) == []


@pytest.fixture
def hasty_threads() -> Iterator[None]:
    """Switch threads as often as possible."""
    usual = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    yield
    sys.setswitchinterval(usual)


@pytest.mark.usefixtures("hasty_threads")
def test_games_are_looked_at_by_several_threads_at_once() -> None:
    games = [Game(load_rules(), ["Ann", "Bob"], seed=seed) for seed in range(4)]
    for game in games:
        game.start_hand()
        game.apply(Draw(1, "deck"))
    alone = [game.legal_actions() for game in games]

    def look(index: int) -> bool:
        return all(games[index].legal_actions() == alone[index] for _ in range(100))

    with ThreadPoolExecutor(len(games)) as threads:
        assert all(threads.map(look, range(len(games))))


def test_a_wrong_reshuffle_is_refused_and_changes_nothing() -> None:
    game = begun()
    while game.draw_count:
        game.apply(Draw(game.turn or 0, "deck"))
        game.apply(game.legal_actions()[-1])
        if game.stage == "hand-over":
            game.start_hand()
    before = game.copy()
    with pytest.raises(IllegalMove) as caught:
        game.apply(Draw(game.turn or 0, "deck"), reshuffle=game.discard)
    assert caught.value.code == "wrong-reshuffle"
    assert game == before


@pytest.mark.parametrize("victim", [-1, 0, 4, 7, 99])
def test_a_skip_cannot_name_somebody_who_is_not_at_the_table(victim: int) -> None:
    position = Position(
        turn=2,
        holding=(read_cards("b1"), read_cards("s r2"), read_cards("g1")),
        phases=(1, 1, 1),
        stage="play",
    )
    game = Game.from_position(load_rules(), ["Ann", "Bob", "Cas"], position)
    assert not game.can(Discard(2, Card.read("s"), victim))
    assert game.can(Discard(2, Card.read("s"), 1))


def standing(
    phases: tuple[int, ...], scores: tuple[int, ...], **options: object
) -> tuple[tuple[int, ...], ...]:
    holding = tuple(read_cards(cards) for cards in ("r1 r2", "b1 b2", "g1 g2", "y1 y2"))
    position = Position(turn=1, holding=holding, phases=phases, scores=scores, discard=read_cards("y9"))
    players = ["Michaela", "Horst", "Petra", "Thomas"]
    return Game.from_position(load_rules("classic-de", options), players, position).ranking


def test_the_ranking_of_the_german_score_sheet() -> None:
    assert standing((6, 4, 5, 3), (35, 170, 125, 230)) == ((1,), (3,), (2,), (4,))


def test_more_phases_come_before_fewer_points_and_equals_stand_together() -> None:
    assert standing((2, 3, 2, 1), (10, 90, 10, 0)) == ((2,), (1, 3), (4,))


def test_with_a_hand_for_each_phase_only_points_count() -> None:
    assert standing((5, 5, 5, 5), (35, 170, 125, 0), advance="every-hand") == ((4,), (1,), (3,), (2,))
