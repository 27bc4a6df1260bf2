"""Compiles once what many test processes then load: `python -m support.engine.warm_up`."""

from __future__ import annotations

from decaphase.research.environment import setting_of
from decaphase.research.from_moves import MoveReplayer
from decaphase.research.vector import DecaphaseVectorEnv
from support.engine.compiled_play import fast_core
from support.research.tables import fast


def step_vectors() -> None:
    """Compile the steps of the vector environment, without and with bots."""
    for opponents in (None, "greedy"):
        envs = DecaphaseVectorEnv(1, 2, opponents=opponents)
        envs.reset(seed=1)
        envs.step(envs.random_actions())


if __name__ == "__main__":
    fast_core()
    fast()
    step_vectors()
    MoveReplayer(setting_of("classic-en", 2), compiled=True).replay(1, ["a", "b"], 1, [0], 0)
