"""A bot chooses the same in plain Python and in the native engine, and may serve several threads."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from typing import Final

import pytest

from decaphase.bots import backend
from decaphase.bots.backend import backend_for, backend_of
from decaphase.game import Action, Game, View
from decaphase.problems import Problem
from decaphase.rules import load_rules
from support.bots.players import all_bots, quick_bot
from support.laws.variants import COVER, VARIANTS, variant
from support.parameters import first_quick

MOST_DECISIONS: Final = 10
COVER_FIRST: Final = first_quick(
    *((name,) for name in sorted(VARIANTS, key=lambda name: name not in COVER)), quick=6
)


def views(name: str, players: int, seed: int) -> Iterator[View]:
    """The views of a game among bots."""
    bots = list(all_bots(seed, compiled=True).values())
    game = Game(variant(name), [f"P{seat}" for seat in range(players)], seed=seed)
    for decision in range(MOST_DECISIONS):
        if game.stage == "game-over":
            return
        if game.stage == "hand-over":
            game.start_hand()
        assert game.turn is not None
        view = game.view(game.turn)
        yield view
        game.apply(bots[(decision // 7 + game.turn) % len(bots)].choose(view))


@pytest.mark.parametrize("name", COVER_FIRST)
def test_the_choice_is_the_same_at_both_speeds(name: str) -> None:
    plain = all_bots(seed=5)
    fast = all_bots(seed=5, compiled=True)
    for view in views(name, 2 + len(name) % 5, seed=len(name)):
        for bot, other in zip(plain.values(), fast.values(), strict=True):
            assert bot.choose(view) == other.choose(view)


def test_without_the_native_engine_bots_play_in_plain_python(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(backend, "has_native", lambda: False)
    rules = load_rules()
    assert not backend_for(rules).compiled
    assert not backend_of(rules).compiled
    with pytest.raises(Problem, match="engine-not-native"):
        backend_of(rules, compiled=True)


def test_threads_do_not_share_engines() -> None:
    bot, seen = quick_bot("steady"), list(views("knocking", 4, seed=2))
    alone = [bot.choose(view) for view in seen]
    chosen: dict[int, list[Action]] = {}
    engines = []

    def think(number: int) -> None:
        chosen[number] = [bot.choose(view) for view in seen]
        engines.append(backend_for(seen[0].rules, compiled=False))

    threads = [threading.Thread(target=think, args=(number,)) for number in range(3)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert list(chosen.values()) == [alone] * 3
    assert len({id(engine) for engine in engines}) == 3
