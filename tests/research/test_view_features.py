"""Observations and ids made from a view equal those that the engine makes from the whole game."""

from __future__ import annotations

from random import Random

import pytest

from decaphase.bots.thinking.memory import Memory, forget, remember_move, remember_played
from decaphase.cards import read_cards
from decaphase.engine.moves import LAY, seat_of, verb_of
from decaphase.game import Game
from decaphase.game.action_codes import action_of, moves_in
from decaphase.game.actions import Action, Draw, LaidGroup, Lay
from decaphase.problems import Problem
from decaphase.records.sample import choose
from decaphase.research.environment import EnvironmentSetting, setting_of
from decaphase.research.stepping.action_ids import id_of, move_of
from decaphase.research.stepping.features import width_of, write_observation
from decaphase.research.view_features import id_of_action, legal_ids, row_of
from decaphase.rules import load_rules
from support.laws.variants import VARIANT_PARAMETERS, VARIANTS


def rows_of(setting: EnvironmentSetting, game: Game, memory: Memory) -> list[list[int]]:
    """The engine's observations of all seats."""
    rows = [[7] * width_of(setting.players) for _ in range(setting.players)]
    for seat in range(setting.players):
        write_observation(game._state, setting.book, memory, seat, rows, seat)
    return rows


def remember(game: Game, memory: Memory, action: Action) -> None:
    """Update the memory with an action, and apply it."""
    if isinstance(action, Lay):
        for card in (card for group in action.groups for card in group.cards):
            remember_played(memory, action.seat - 1, int(card))
    else:
        numbers = moves_in(game._state, game._codes)
        found = (move for move in numbers if action_of(game._state, game._codes, move) == action)
        remember_move(game._state, memory, next(found))
    game.apply(action)


def compare(variant: str, players: int, most: int, seed: int) -> set[int]:
    """Play at random and compare at every decision; return the verbs that were legal."""
    edition, options = VARIANTS[variant]
    setting, dice, verbs = setting_of(edition, players, options=options), Random(seed), set[int]()
    game, memory = Game(setting.rules, [str(seat) for seat in range(players)], seed=seed), Memory()
    for _ in range(most):
        while game.stage == "hand-over":
            game.start_hand()
            forget(memory)
        if game.stage == "game-over":
            break
        rows = rows_of(setting, game, memory)
        for seat in range(1, players + 1):
            view = game.view(seat)
            assert row_of(view) == rows[seat - 1]
            own = [move for move in moves_in(game._state, game._codes) if seat_of(move) == seat - 1]
            if view.legal:
                assert legal_ids(view, setting.ids) == [id_of(setting.ids, move) for move in own]
                numbers = (move_of(setting.ids, seat - 1, number) for number in legal_ids(view, setting.ids))
                assert [action_of(game._state, game._codes, number) for number in numbers] == list(view.legal)
                verbs.update(map(verb_of, own))
        action = choose(game, dice)
        view = game.view(action.seat)
        # Another layout, or an end that is optional, has the id of the listed action.
        if isinstance(action, Lay):
            assert id_of_action(view, action, setting.ids) in legal_ids(view, setting.ids)
            action = next(
                listed
                for listed in view.legal
                if id_of_action(view, listed, setting.ids) == id_of_action(view, action, setting.ids)
            )
        elif action not in view.legal:
            action = dice.choice(view.legal)
        remember(game, memory, action)
    return verbs


@pytest.mark.parametrize("variant", VARIANT_PARAMETERS)
def test_views_tell_the_same_as_the_engine(variant: str) -> None:
    for players in (2, 3):
        verbs = compare(variant, players, 40, seed=players)
        assert len(verbs) >= 2


@pytest.mark.slow
@pytest.mark.parametrize("variant", VARIANTS)
def test_views_tell_the_same_as_the_engine_in_long_games(variant: str) -> None:
    found = set[int]()
    for players in range(2, 7):
        found |= compare(variant, players, 1500, seed=10 + players)
    assert LAY in found


def test_groups_that_ask_for_the_same_may_be_laid_in_any_order() -> None:
    setting = setting_of("classic-en", 2)
    game = Game(setting.rules, ["Ann", "Bob"], seed=4)
    game.start_hand()
    game.apply(Draw(1, "deck"))
    view = game.view(1)
    fives, sevens = LaidGroup(read_cards("r5 b5 w")), LaidGroup(read_cards("w w w"), 7)
    one, other = Lay(1, (fives, sevens)), Lay(1, (sevens, fives))
    assert id_of_action(view, one, setting.ids) == id_of_action(view, other, setting.ids)
    assert id_of_action(view, one, setting.ids) != id_of_action(view, Lay(1, (fives, fives)), setting.ids)


def test_who_only_watches_has_no_row() -> None:
    game = Game(load_rules(), ["Ann", "Bob"], seed=4)
    game.start_hand()
    with pytest.raises(Problem, match="spectator"):
        row_of(game.view(None))
