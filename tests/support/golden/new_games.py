"""Makes new games for the golden playthroughs: short, with kind deals, showing what the variant is about.

`PYTHONPATH=src:tests python -m support.golden.new_games NAME...` plays a new game for each variant named.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Mapping
from pathlib import Path
from random import Random
from typing import Final

from decaphase.game import Game
from decaphase.records.sample import choose
from support.golden.playthrough import script_of, write_playthrough
from support.laws.dealing import kind_deck
from support.laws.variants import VARIANTS, variant

FOLDER: Final = Path(__file__).parents[2] / "golden" / "playthroughs"

NAMES: Final = ("Ann", "Bob", "Cas", "Dee")
SEEDS: Final = 500
MOST_ACTIONS: Final = 200

SKIPPED: Final = (r"discard s", r"sat out")
WILDS: Final = (r"lay .*\bw\b", r"hit w on")
LAID_BEFORE: Final = (r"before \d", r"sat out")
TAKEN: Final = (r"draw discard\n.*\n.*\n> \d (lay|hit)",)
CLAIMED: Final = (r"knock\n", r"pass\n", r"may be claimed")
IN_THE_HAND: Final = r"(?:(?!\ndeck )[\s\S])*?"
KNOCKS_AGAIN: Final = rf"> (\d) knock\n{IN_THE_HAND}> \1 draw {IN_THE_HAND}may be claimed by[^\n]* \1"

SHOWN: Final[Mapping[str, tuple[str, ...]]] = {
    "classic-en": (*SKIPPED, *WILDS),
    "classic-fr": SKIPPED,
    "classic-de": (*LAID_BEFORE, *WILDS),
    "braille-nl": LAID_BEFORE,
    "house-nl": (*SKIPPED, *TAKEN, "places taken(.|\n)*dealt"),
    "house-nl-original": (*LAID_BEFORE, *TAKEN),
    "phases-own": (r"colour [rbgy]\)",),
    "wild_points-20": (r"hand over, out: (1, points 0 \d*20|2, points \d*20 0)",),
    "wild_points-25": (r"hand over, out: (1, points 0 \d*25|2, points \d*25 0)",),
    "naturals-per-group": (r"lay .*\bw\b",),
    "naturals-none": (r"lay .*w w =",),
    "skip_style-choose": (r"discard s >", *SKIPPED),
    "skip_style-lay-before": LAID_BEFORE,
    "skip_style-next": SKIPPED,
    "skip_returns-top": LAID_BEFORE,
    "skip_returns-bottom": LAID_BEFORE,
    "skip_limit-one-pending": (r"against (\d)\n(.*\n)*?.*sat out(.*\n)*?.*against \1\n",),
    "skip_limit-once-per-round": (r"before (\d)\n(.*\n)*?.*sat out(.*\n)*?.*before \1\n",),
    "skip_limit-once-per-hand": (r"discard s >",),
    "pickup-free": (r"draw discard",),
    "pickup-must-play": TAKEN,
    "tie_points-with-this-hand": (r"game over",),
    "tie_points-before-this-hand": (r"tie of", r"a tie is replayed"),
    "tie_break-replay": (r"tie of", r"a tie is replayed"),
    "tie_break-shared": (r"won by \d \d",),
    "play_on-true": (r"places taken(.|\n)*dealt",),
    "order-any": (r"lay 2:", r"lay 1:", r"lay 3:"),
    "knocking": (*CLAIMED, KNOCKS_AGAIN),
    "knocking-must-play": (*CLAIMED, r"knock\n.*\n.*\n> \d (lay|hit)"),
    "knocking-skips": (*CLAIMED, *SKIPPED),
    "must-play-own-phases": TAKEN,
    "must-play-naturals-per-group": TAKEN,
    "must-play-order-any": (*TAKEN, r"lay \d:"),
    "order-any-replay": (r"tie of", r"a tie is replayed"),
    "replay-then-play-on": (r"tie of", r"a tie is replayed(.|\n)*places taken(.|\n)*dealt"),
    "knocking-order-any-own-phases": CLAIMED,
}
"""Patterns that must occur, for variants where chance alone does not show them."""

PLAYERS: Final = {
    "play_on-true": 4,
    "house-nl": 3,
    "replay-then-play-on": 4,
    "wild_points-20": 2,
    "wild_points-25": 2,
    "tie_break-shared": 3,
}
SELECTED: Final[Mapping[str, object]] = {
    "phases-own": "all",
    "selection-first-2": "first-2",
    "selection-even": "even",
    "selection-odd": "odd",
    "selection-list": [2, 8],
    "advance-every-hand": "first-3",
    "order-any": "first-3",
    "must-play-own-phases": "first-3",
    "replay-then-play-on": "first-1",
    "order-any-replay": "first-1",
    "tie_break-replay": "first-1",
    "tie_break-shared": "first-1",
    "tie_points-before-this-hand": "first-1",
}


def play(name: str, seed: int) -> Game | None:
    """A whole game, or None if it grows too long to read."""
    dice = Random(seed)
    players = NAMES[: PLAYERS.get(name, 2 + seed % 2)]
    game = Game(variant(name, selection=SELECTED.get(name, "first-2")), players, seed=seed)
    while game.stage != "game-over":
        if game.stage == "hand-over":
            game.start_hand(deck=kind_deck(game, dice))
        else:
            game.apply(choose(game, dice))
        if actions_of(game) > MOST_ACTIONS:
            return None
    return game


def new_game(name: str) -> str:
    """The shortest of many games with all, or most, of the wanted patterns."""
    unseen, length, best = 99, 0, ""
    for seed in range(SEEDS):
        game = play(name, seed)
        if game is None or (unseen == 0 and actions_of(game) >= length):
            continue
        text = write_playthrough(script_of(game, name))
        missing = sum(re.search(wanted, text) is None for wanted in SHOWN.get(name, ()))
        if missing < unseen or (missing == unseen and actions_of(game) < length):
            unseen, length, best = missing, actions_of(game), text
    if unseen:
        sys.stderr.write(f"{name}: {unseen} things are not seen\n")
    return best


def actions_of(game: Game) -> int:
    """The number of actions so far."""
    return sum(len(hand.actions) for hand in game.hands)


if __name__ == "__main__":
    for named in sys.argv[1:] or VARIANTS:
        (FOLDER / f"{named}.txt").write_bytes(new_game(named).encode())
