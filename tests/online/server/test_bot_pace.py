"""How long a bot takes for a move tells nothing of its cards."""

from __future__ import annotations

import asyncio
import time

import pytest

from decaphase.bots import make_bot
from decaphase.game import Game, View
from decaphase.online.server.workers.bot_workers import BotWorkers, paced
from decaphase.rules import load_rules


def forced_view() -> View:
    """The view of a seat that has only one legal move, which takes no thought."""
    game, bot = Game(load_rules("classic-en"), ("Ann", "Bob"), seed=1), make_bot("greedy", seed=1)
    while True:
        game.start_hand()
        while game.turn is not None:
            view = game.view(game.turn)
            if len(view.legal) == 1:
                return view
            game.apply(bot.choose(view))


def test_a_move_that_needs_no_thought_is_not_made_sooner() -> None:
    view = forced_view()

    async def test() -> None:
        workers = BotWorkers(1)
        await workers.choose("sharp", view)  # starts the worker
        for bot in ("sharp", "steady"):
            began = time.perf_counter()
            await workers.choose(bot, view)
            assert time.perf_counter() - began >= paced(bot, 0.001)
        workers.close()

    asyncio.run(test())


@pytest.mark.parametrize(
    ("bot", "thought", "answered"),
    [
        ("sharp", 0.001, 0.6),
        ("sharp", 0.52, 0.6),
        ("sharp", 0.61, 1.2),
        ("steady", 0.001, 0.05),
        ("steady", 0.06, 0.1),
    ],
)
def test_answers_come_in_steps(bot: str, thought: float, answered: float) -> None:
    assert paced(bot, thought) == pytest.approx(answered)
