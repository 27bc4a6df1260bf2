"""`Game.after` equals playing a copy, and leaves the games before it unchanged."""

from __future__ import annotations

from itertools import islice
from random import Random

import pytest

from decaphase.game import Action, Game
from decaphase.problems import IllegalMove
from support.laws.tries import candidates
from support.laws.variants import VARIANTS, variant

ACTIONS = 250
LATER = 12
"""Games are compared with what they were after at most so many more actions."""
PLAYERS = (2, 3, 6)
TABLES = [
    pytest.param(name, players, marks=[] if players == PLAYERS[number % 3] else [pytest.mark.slow])
    for number, name in enumerate(VARIANTS)
    for players in PLAYERS
]
"""Every variant with one number of players; with the others among the slow tests."""


def numbers(game: Game) -> tuple[object, ...]:
    log = game.hands[-1]
    return game._state.numbers(), tuple(log.actions), len(log.reshuffles), log.ended, tuple(game._events)


def tried_in_vain(game: Game, dice: Random) -> list[Action]:
    """Some illegal actions, including one of a seat that does not exist."""
    seat = dice.randint(1, len(game.players))
    tries = [*candidates(game, seat, game.holding[seat - 1]), *islice(candidates(game, 7, ()), 1)]
    return [action for action in dice.sample(tries, min(4, len(tries))) if not game.can(action)]


def assert_unchanged(past: list[tuple[Game, tuple[object, ...]]]) -> None:
    assert all(numbers(old) == then for old, then in past)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_branch_is_a_copy_that_was_played(name: str, players: int) -> None:
    dice = Random(f"{name} {players}")
    game = Game(variant(name), [f"P{seat}" for seat in range(players)], seed=dice.getrandbits(30))
    past: list[tuple[Game, tuple[object, ...]]] = []
    for _ in range(ACTIONS):
        if game.stage in ("hand-over", "game-over"):
            if game.stage == "game-over":
                break
            game = game.copy()
            game.start_hand()
        for action in tried_in_vain(game, dice):
            with pytest.raises(IllegalMove):
                game.after(action)
        action = dice.choice(game.legal_actions())
        copy, before = game.copy(), numbers(game)
        order = (
            list(dice.sample(game.discard[:-1], len(game.discard) - 1))
            if game.needs_reshuffle(action)
            else None
        )
        after, happened = game.after(action, reshuffle=order)
        assert happened == copy.apply(action, reshuffle=order)
        assert (after, numbers(after)) == (copy, numbers(copy))
        past.append((game, before))
        if len(past) == LATER:
            assert_unchanged(past)
            past.clear()
        game = after
    assert_unchanged(past)


def test_a_game_may_still_be_played_after_another_went_on_from_it() -> None:
    game = Game(variant("classic-en"), ["Ann", "Bob"], seed=3)
    game.start_hand()
    after, _ = game.after(game.legal_actions()[0])
    kept = numbers(after)
    game.apply(game.legal_actions()[-1])
    assert numbers(after) == kept
    again, _ = after.after(after.legal_actions()[-1])
    kept = numbers(again)
    after.apply(after.legal_actions()[0])
    assert numbers(again) == kept
