"""The engine in a browser: its states equal CPython's, and the page of its speed shows figures."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from typing import Final

from playwright.sync_api import Page, expect

from decaphase.bots.thinking.memory import Memory
from decaphase.bots.thinking.player_settings import GREEDY, RANDOM, SHARP, STEADY, default_settings
from decaphase.bots.thinking.scratch import Scratch
from decaphase.bots.thinking.self_play import SelfPlay, Tally, play_game
from decaphase.engine.moves import MOST_MOVES
from decaphase.engine.state import State, new_state
from decaphase.game.rule_codes import rule_codes
from decaphase.online.server.static import read_page
from decaphase.rules import load_rules
from support.web.visits import Visits

SEED: Final = 20
DECISIONS: Final = 40
PLAYOUTS: Final = 20

TRACE: Final = """([worker, question]) => new Promise((resolve, reject) => {
    const engine = new Worker(worker, { type: "module" });
    engine.onmessage = ({ data }) => ("found" in data ? resolve(data.found) : reject(data.problem));
    engine.onerror = ({ message }) => reject(message);
    engine.postMessage({ id: 0, ask: "trace", question });
})"""


def test_games_in_a_browser_equal_those_in_python(page_at: Visits) -> None:
    rules, settings = (
        rule_codes(load_rules()),
        [default_settings(bot) for bot in (STEADY, GREEDY, RANDOM, SHARP)],
    )
    for one in settings:
        one.playouts = PLAYOUTS
        one.phase_rates[:] = [600] * len(one.phase_rates)
    question = {
        "rules": rules.numbers(),
        "settings": [one.numbers() for one in settings],
        "seed": SEED,
        "most": DECISIONS,
    }
    (worker,) = (path for path in read_page().files if path.startswith("/assets/worker-"))
    traced = page_at("/engine").evaluate(TRACE, [worker, question])
    state, log = new_state(len(settings)), [0]
    scratch = Scratch([0] * MOST_MOVES, [State(), State()], [Memory()])
    table = SelfPlay(state, rules, Memory(), settings, scratch, Tally())
    for move, digest in zip(traced["moves"], traced["digests"], strict=True):
        play_game(table, SEED, 1, log, 1)
        assert (move, digest) == (log[0], hashlib.sha256(state.flat()).hexdigest()[:16])
    assert len(traced["moves"]) == DECISIONS


def test_the_speed_of_the_engine_is_shown(page_at: Visits, axe: Callable[[Page], list[str]]) -> None:
    page = page_at("/engine")
    expect(page.get_by_role("status")).to_have_text("Done.")
    for bot in ("random", "greedy", "steady"):
        assert "decisions a second" in page.locator(f"[data-bot={bot}]").inner_text()
    assert "ms" in page.locator("[data-bot=sharp]").inner_text()
    assert axe(page) == []
