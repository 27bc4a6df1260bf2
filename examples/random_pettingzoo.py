"""Random agents in the PettingZoo environment: the shortest loop, and the rewards of each game.

python examples/random_pettingzoo.py --games 3
"""

from __future__ import annotations

import argparse

from decaphase.research import decaphase_v0


def main() -> None:
    parser = argparse.ArgumentParser(description="Play games of random players.")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--rules", default="classic-en")
    parser.add_argument("--episode", choices=["hand", "game"], default="hand")
    parser.add_argument("--games", type=int, default=3)
    asked = parser.parse_args()

    env = decaphase_v0.env(players=asked.players, rules=asked.rules, episode=asked.episode, reward="places")
    for seed in range(asked.games):
        env.reset(seed=seed)
        gained = dict.fromkeys(env.possible_agents, 0.0)
        decisions = 0
        for agent in env.agent_iter():
            observation, reward, termination, truncation, _ = env.last()
            gained[agent] += reward
            action = None
            if observation is not None and not (termination or truncation):
                action = env.action_space(agent).sample(observation["action_mask"])
                decisions += 1
            env.step(action)
        told = ", ".join(f"{agent} {reward:+.2f}" for agent, reward in gained.items())
        print(f"seed {seed}: {decisions} decisions; {told}")


if __name__ == "__main__":
    main()
