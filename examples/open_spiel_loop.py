"""A game in OpenSpiel: chance deals by kinds of card, players choose at random, returns at the end.

python examples/open_spiel_loop.py "decaphase(players=3,rules=house-nl,episode=hand)"
"""

from __future__ import annotations

import argparse

import numpy as np
import pyspiel

import decaphase.research.open_spiel  # noqa: F401 - importing it registers the game


def main() -> None:
    parser = argparse.ArgumentParser(description="Play a game with OpenSpiel's own loop.")
    parser.add_argument("game", nargs="?", default="decaphase(players=4,rules=classic-en,episode=hand)")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()

    game = pyspiel.load_game(asked.game)
    dice = np.random.default_rng(asked.seed)
    state = game.new_initial_state()
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            kinds, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(dice.choice(kinds, p=chances)))
            continue
        legal = state.legal_actions()
        action = int(dice.choice(legal))
        if decisions < 5:
            print(state.action_to_string(state.current_player(), action))
        state.apply_action(action)
        decisions += 1
    print(f"{decisions} decisions; returns {state.returns()}")


if __name__ == "__main__":
    main()
