"""A bot chooses the same at both speeds, never waits for the compiler, and may serve several threads."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from typing import Final

import pytest

from decaphase.bots import background_compile
from decaphase.game import Action, Game, View
from decaphase.rules import load_rules
from support.bots.players import all_bots, at_best_speed, quick_bot
from support.laws.variants import COVER, VARIANTS, variant
from support.parameters import first_quick

MOST_DECISIONS: Final = 10
COVER_FIRST: Final = first_quick(
    *((name,) for name in sorted(VARIANTS, key=lambda name: name not in COVER)), quick=6
)


@pytest.fixture(scope="module")
def compiled() -> None:
    """The compiled engine."""
    if not at_best_speed():
        pytest.skip("needs numba")


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


@pytest.mark.usefixtures("compiled")
@pytest.mark.parametrize("name", COVER_FIRST)
def test_the_choice_is_the_same_at_both_speeds(name: str) -> None:
    plain = all_bots(seed=5)
    fast = all_bots(seed=5, compiled=True)
    for view in views(name, 2 + len(name) % 5, seed=len(name)):
        for bot, other in zip(plain.values(), fast.values(), strict=True):
            assert bot.choose(view) == other.choose(view)


def test_nobody_waits_for_the_compiler(monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot plays in plain Python until the compiler is done."""
    pytest.importorskip("numba")
    compiler, done = background_compile._Compiler(), threading.Event()
    monkeypatch.setattr(background_compile, "_compiler", compiler)
    monkeypatch.setattr(background_compile, "_think_compiled", lambda: done.wait() or None)
    rules = load_rules()
    for _ in range(3):
        assert not background_compile.backend_for(rules, compiled=None).compiled
    assert [thread.name for thread in threading.enumerate()].count("decaphase-compiler") == 1
    done.set()
    compiler.wait()
    assert compiler.ready
    assert background_compile.backend_for(rules, compiled=None).compiled


def test_a_compiler_that_fails_is_done_without(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    pytest.importorskip("numba")

    def fail() -> None:
        raise OSError("no room")

    compiler = background_compile._Compiler()
    monkeypatch.setattr(background_compile, "_compiler", compiler)
    monkeypatch.setattr(background_compile, "_think_compiled", fail)
    compiler.wait()
    assert not background_compile.backend_for(load_rules(), compiled=None).compiled
    assert compiler._thread is not None
    assert not compiler._thread.is_alive()
    assert "could not be compiled" in caplog.text


def test_threads_do_not_share_engines() -> None:
    bot, seen = quick_bot("steady"), list(views("knocking", 4, seed=2))
    alone = [bot.choose(view) for view in seen]
    chosen: dict[int, list[Action]] = {}
    engines = []

    def think(number: int) -> None:
        chosen[number] = [bot.choose(view) for view in seen]
        engines.append(background_compile.backend_for(seen[0].rules, compiled=False))

    threads = [threading.Thread(target=think, args=(number,)) for number in range(3)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert list(chosen.values()) == [alone] * 3
    assert len({id(engine) for engine in engines}) == 3
