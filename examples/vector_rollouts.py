"""Thousands of games at once: random actions against a bot, rewards and lengths of whole episodes.

python examples/vector_rollouts.py --games 1024 --steps 1000
"""

from __future__ import annotations

import argparse
import time

import numpy as np

from decaphase.research.vector import DecaphaseVectorEnv


def main() -> None:
    parser = argparse.ArgumentParser(description="Play many games at once and say how fast that is.")
    parser.add_argument("--games", type=int, default=1024)
    parser.add_argument("--steps", type=int, default=1000)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--against", help="a bot in all other seats; without one, all seats play at random")
    asked = parser.parse_args()

    envs = DecaphaseVectorEnv(
        asked.games, asked.players, opponents=asked.against, episode="hand", reward="win"
    )
    seen, _ = envs.reset(seed=1)
    print(f"observations {seen['observation'].shape}, masks {seen['action_mask'].shape}")
    ended, gained = 0, 0.0
    start = time.perf_counter()
    for _ in range(asked.steps):
        # A policy would choose from seen["observation"] where seen["action_mask"] is 1.
        seen, rewards, terminations, truncations, _ = envs.step(envs.random_actions())
        ended += int(np.count_nonzero(terminations | truncations))
        gained += float(rewards.sum())
    seconds = time.perf_counter() - start
    decisions = asked.steps * asked.games
    print(
        f"{decisions} decisions in {seconds:.1f} s, {decisions / seconds:,.0f} a second; {ended} hands ended"
    )
    if ended and asked.against:
        print(f"random wins {gained / ended:.1%} of the hands against {asked.against}")
    envs.close()


if __name__ == "__main__":
    main()
