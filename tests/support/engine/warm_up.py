"""Compiles once what many test processes then load: `python -m support.engine.warm_up`."""

from __future__ import annotations

from decaphase.research import decaphase_v0
from support.engine.compiled_play import fast_core
from support.laws.two_speeds import compiled


def warm_up() -> None:
    """Have the engine, the bots' thinking and the environments' steps compiled and cached."""
    fast_core()
    compiled()
    env = decaphase_v0.env(compiled=True)
    env.reset(seed=1)
    env.step(int(env.observe(env.agent_selection)["action_mask"].argmax()))
    env.close()


if __name__ == "__main__":
    warm_up()
