"""OpenSpiel observations: nothing hidden, perfect recall, and strings that agree with tensors."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from decaphase.cards import COPIES
from decaphase.engine.moves import DRAW_DECK, seat_of, verb_of
from decaphase.research.open_spiel.log import (
    DEALT,
    DRAWN,
    KIND,
    MOVE,
    SEPARATOR,
    TURNED_UP,
    seat_or_group_of,
    value_of_entry,
)
from decaphase.research.open_spiel.observation import feature_row, public_text
from decaphase.research.stepping.features import AT_TOP
from support.laws.variants import VARIANT_PARAMETERS, VARIANTS
from support.research.spiel_walks import load, played, pyspiel, walk

if TYPE_CHECKING:
    from pyspiel import Game, State

    from decaphase.research.open_spiel.observer import DecaphaseObserver

PLAYERS = 3


def shown(state: State, seat: int) -> tuple[object, ...]:
    """All information that a player can get from a state, and the legal actions."""
    legal = state.legal_actions(seat) if not state.is_chance_node() else ()
    return (
        state.information_state_string(seat),
        state.observation_string(seat),
        tuple(state.information_state_tensor(seat)),
        tuple(state.observation_tensor(seat)),
        tuple(legal),
        state.current_player(),
        tuple(state.rewards()),
    )


@pytest.mark.parametrize("variant", VARIANT_PARAMETERS)
def test_other_hidden_cards_show_in_nothing(variant: str) -> None:
    game = load(variant, players=PLAYERS, episode="hand", recall=12)
    compared: set[int] = set()
    for seed in range(20):
        state = played(game, seed, nodes=40 + 2 * seed)
        for seat in set(range(PLAYERS)) - compared:
            if compare_with_other_cards(game, state, seat, Random(seed)):
                compared.add(seat)
    assert compared == set(range(PLAYERS))


def compare_with_other_cards(game: Game, state: State, seat: int, dice: Random) -> bool:
    """Replay with other cards hidden from a seat; False if the others could not have played the same."""
    cards = iter(other_cards(state, seat, dice))
    one, other = game.new_initial_state(), game.new_initial_state()
    for number, item in enumerate(state.full_history()):
        if number % 7 == 0 or one.current_player() == seat:
            assert shown(one, seat) == shown(other, seat)
        action = next(cards) if one.is_chance_node() else item.action
        if action not in other.legal_actions():
            return False
        one.apply_action(item.action)
        other.apply_action(action)
        if one.node.state.group_card != other.node.state.group_card:
            return False  # with another hand the same phase is laid with other cards
    assert shown(one, seat) == shown(other, seat)
    return str(one) != str(other)


def other_cards(state: State, seat: int, dice: Random) -> list[int]:
    """The outcomes of chance, with those hidden from a seat exchanged: hands of others, and the deck."""
    node = state.node
    chances = [entry for entry in node.log if entry & KIND in {DEALT, TURNED_UP, DRAWN}]
    cards = [value_of_entry(entry) for entry in chances]
    hidden: list[int] = []
    for other in range(PLAYERS):
        unknown = [h - k for h, k in zip(node.state.held[other], node.memory.known[other], strict=True)]
        for place in range(len(chances) - 1, -1, -1):
            private = chances[place] & KIND != TURNED_UP and seat_or_group_of(chances[place]) == other != seat
            if private and unknown[cards[place]] > 0:
                unknown[cards[place]] -= 1
                hidden.append(place)
    never_dealt = [card for card, copies in enumerate(COPIES) for _ in range(copies - cards.count(card))]
    pool = [*(cards[place] for place in hidden), *never_dealt]
    dice.shuffle(pool)
    for place in hidden:
        cards[place] = pool.pop()
    return cards


@pytest.mark.parametrize("variant", VARIANT_PARAMETERS)
def test_worlds_look_the_same_to_who_asked_for_them(variant: str) -> None:
    game = load(variant, players=PLAYERS, recall=8)
    dice = Random(1)
    for nodes in (15, 40, 300):
        state = played(game, seed=nodes, nodes=nodes)
        for seat in range(PLAYERS):
            world = state.resample_from_infostate(seat, dice.random)
            assert shown(world, seat) == shown(state, seat)
            assert dict(world.chance_outcomes() if world.is_chance_node() else []).keys() <= set(range(50))
            assert all_cards(world) == all_cards(state)
            assert len(world.history()) == len(state.history())


def all_cards(state: State) -> list[int]:
    table = state.node.state
    held = [card for seat in range(PLAYERS) for card in range(50) for _ in range(table.held[seat][card])]
    return sorted(held + table.deck[: table.deck_count])


def test_a_world_has_a_past_that_leads_to_it() -> None:
    game = load(
        "classic-en", players=PLAYERS, episode="hand", phases='["run 11"]'
    )  # a phase that is not laid so soon
    for seed in range(5):
        state = played(game, seed, nodes=55)
        assert not any(state.node.state.laid)
        world = state.resample_from_infostate(1, Random(seed).random)
        assert str(world) != str(state)
        again = game.new_initial_state()
        for action in world.history():
            again.apply_action(action)
        assert str(again) == str(world)
        assert [again.information_state_string(seat) for seat in range(PLAYERS)] == [
            world.information_state_string(seat) for seat in range(PLAYERS)
        ]


@settings(max_examples=12, suppress_health_check=list(HealthCheck))
@given(variant=st.sampled_from(sorted(VARIANTS)), seed=st.integers(0, 10_000))
def test_an_information_state_recalls_all_earlier_ones(variant: str, seed: int) -> None:
    """Every earlier string of the player, and every own action, can be read from a string: so no two
    histories with one string can differ in them.
    """
    game = load(variant, players=PLAYERS, most_decisions=90)
    past: dict[int, list[tuple[str, str]]] = {seat: [] for seat in range(PLAYERS)}
    for state, action in walk(game, seed):
        seat = state.current_player()
        if seat >= 0:
            text = state.information_state_string(seat)
            assert recalled(text, seat) == past[seat]
            past[seat].append((text, state.action_to_string(seat, action)))


def recalled(text: str, seat: int) -> list[tuple[str, str]]:
    """The own decisions in a string: the information before each, and the move."""
    parts = text.split(SEPARATOR)
    verbs = ("draw", "lay", "hit", "discard", "knock", "pass")
    own = [
        place
        for place, part in enumerate(parts)
        if part.split()[0] == str(seat + 1) and part.split()[1] in verbs
    ]
    return [(SEPARATOR.join(parts[:place]), parts[place]) for place in own]


def test_the_tensor_tells_apart_what_the_string_does_where_it_recalls_enough() -> None:
    game = load("knocking-order-any-own-phases", players=2, most_decisions=60, recall=400)
    strings, tensors, pairs = set(), set(), set()
    for seed in range(2):
        for state, _ in walk(game, seed):
            if not state.is_chance_node():
                world = state.resample_from_infostate(0, Random(seed).random)
                for each in (state, world):
                    pair = each.information_state_string(1), bytes_of(each, 1)
                    strings.add(pair[0])
                    tensors.add(pair[1])
                    pairs.add(pair)
    assert len(strings) == len(tensors) == len(pairs) > 100


def bytes_of(state: State, seat: int) -> bytes:
    observer = state.get_game().make_py_observer(pyspiel.IIGObservationType(perfect_recall=True))
    observer.set_from(state, seat)
    return bytes(observer.tensor.tobytes())


def test_a_short_recall_keeps_the_latest() -> None:
    long, short = (load("classic-en", players=2, recall=recall) for recall in (40, 5))
    longer, shorter = (recalling(game) for game in (long, short))
    for (one, _), (other, _) in zip(walk(long, 3, 60), walk(short, 3, 60), strict=True):
        longer.set_from(one, 1)
        shorter.set_from(other, 1)
        assert shorter.dict["events"].tolist() == longer.dict["events"][:5].tolist()
    assert longer.dict["events"].any(axis=1).sum() > 20


def recalling(game: Game) -> DecaphaseObserver:
    observer: DecaphaseObserver = game.make_py_observer(pyspiel.IIGObservationType(perfect_recall=True))
    return observer


@pytest.mark.parametrize("variant", ["classic-de", "knocking-must-play", "knocking-order-any-own-phases"])
def test_words_and_numbers_tell_the_same(variant: str) -> None:
    rows: dict[str, list[int]] = {}
    seen = set()
    for state, _ in walk(load(variant, players=4, most_decisions=150), seed=5):
        for seat in range(4):
            row = feature_row(state.node, seat)
            text = f"{seat} {public_text(row, seat, 4)}"
            public = row[AT_TOP:]
            assert rows.setdefault(text, public) == public
            seen.add((seat, tuple(public)))
    assert len(seen) == len(rows)


@pytest.mark.parametrize("recall", [False, True])
def test_what_is_public_and_what_is_private(recall: bool) -> None:
    game = load("knocking", players=PLAYERS, recall=20)
    public, private, everything = (
        game.make_py_observer(
            pyspiel.IIGObservationType(public_info=is_public, perfect_recall=recall, private_info=private)
        )
        for is_public, private in (
            (True, pyspiel.PrivateInfoType.NONE),
            (False, pyspiel.PrivateInfoType.SINGLE_PLAYER),
            (True, pyspiel.PrivateInfoType.ALL_PLAYERS),
        )
    )
    state = played(game, seed=2, nodes=80)
    world = state.resample_from_infostate(0, Random(3).random)
    assert look(public, state, 0) == look(public, state, 2) == look(public, world, 1)
    assert look(private, state, 0) == look(private, world, 0)
    assert look(private, state, 1) != look(private, world, 1)
    assert look(everything, state, 0) != look(everything, world, 0)
    assert set(private.dict) == {"player", "hand"} | ({"events"} if recall else set())


def look(observer: DecaphaseObserver, state: State, seat: int) -> tuple[str, bytes]:
    observer.set_from(state, seat)
    return observer.string_from(state, seat), bytes(observer.tensor.tobytes())


def test_only_the_own_cards_are_told() -> None:
    state = played(load("classic-en", players=PLAYERS), seed=4, nodes=120)
    drawn = [seat_or_group_of(entry) for entry in state.node.log if entry & KIND == DRAWN]
    chosen = [
        seat_of(entry >> 3)
        for entry in state.node.log
        if entry & KIND == MOVE and verb_of(entry >> 3) == DRAW_DECK
    ]
    assert drawn == chosen[: len(drawn)]
    for seat in range(PLAYERS):
        parts = state.information_state_string(seat).split(SEPARATOR)
        told = [part for part in parts if " drew " in part or " was dealt " in part]
        assert all(part.startswith(f"{seat + 1} ") for part in told)
        assert len(told) == state.node.state.hand + drawn.count(seat)
        assert state.observation_tensor(seat)[PLAYERS : PLAYERS + 50] == state.node.state.held[seat]
