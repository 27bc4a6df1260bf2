"""Make the first move of a bot that searches, as a new process would."""

from __future__ import annotations

from decaphase.bots import make_bot
from decaphase.game import Game
from decaphase.rules import load_rules


def main() -> None:
    """Deal a hand and let `sharp` decide."""
    game = Game(load_rules(), ["Ann", "Bob"], seed=1)
    game.start_hand()
    make_bot("sharp", 1).choose(game.view(game.turn or 1))


if __name__ == "__main__":
    main()
