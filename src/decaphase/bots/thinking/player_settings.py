"""The settings of the engine's players."""

from __future__ import annotations

from typing import Annotated, Final

from decaphase.engine.fields import Fields, Grid, Row, named_fields
from decaphase.engine.state import PHASES

RANDOM, BEGINNER, GREEDY, STEADY, SHARP = 0, 1, 2, 3, 4

# Indices of the steady player's weights (`discard_rating`): what counts for a discard, or against it.
# Some have four values, by the sort of the phase: sets, a set and a run, a run, a colour.
WEIGH_DRAWS: Final = 0  # each draw that the own hand needs afterwards
WEIGH_DRAWS_LATE: Final = 4  # the same once a player is down
WEIGH_TWIN: Final = 8  # the second card of a number that the own phase does not need
WEIGH_TRIPLET: Final = 12  # one of three or more
WEIGH_NEIGHBOUR: Final = 16  # each number beside it that is held
WEIGH_TOOK: Final = 20  # the next player took such cards (by the sort of their phase, as those below)
WEIGH_DECLINED: Final = 24  # the next player declined or discarded such cards
WEIGH_UNSEEN: Final = 28  # neither: each unseen card of the number
WEIGH_BESIDE: Final = 32  # neither, but they took a number beside it
WEIGH_EDGE: Final = 36  # each half step that the number is from the middle
WEIGH_FEED: Final = 40  # the next player could hit it, and has one card left, two, three, or more
WEIGH_PRICE: Final = 44  # each point; once a player is down; once they have at most two cards left
WEIGH_OWN_EDGE: Final = 47  # each half step from the middle, for the own phase; once a player is down
WEIGH_FITS: Final = 49  # it fits the table, but the next player is not down
WEIGH_COLLECTED: Final = 50  # a player after the next one collects such cards
WEIGH_TWIN_DOWN: Final = 51  # once down: one of several cards of its number
WEIGH_NEAR: Final = 52  # once down: it would fit after one more card
WEIGH_NEAR_UNSEEN: Final = 53  # once down: and each unseen card of that number
WEIGH_NEAR_TWO: Final = 54  # once down: it would fit after two more cards
WEIGH_TAKE: Final = 55  # what the top discard must save, in hundredths of a draw
WEIGHTS: Final = 56

TWO_LEFT, FOUR_LEFT = 2, 4

BY_PLAYERS: Final = -1
"""The number of playouts that suits the table: more at a small one, where each move matters more."""
PLAYOUTS: Final = (0, 0, 2000, 1000, 500, 400, 350)
"""Playouts of the sharp player for a decision, by the number of players."""

USED_TURNS: Final = 40
"""Makes sampled hands as near to their phases as real ones: not every drawn card helps."""

# fmt: off
STEADY_WEIGHTS: Final = (
    (
        124, 397, 937, 146,
        176, 210, 182, 237,
        -70, 109, 239, 6,
        -432, 97, 344, 13,
        0, -40, -50, 4,
        -1051, -973, 172, -190,
        -343, -364, 218, 308,
        -67, -78, 12, 23,
        -4, -18, -91, 110,
        -2, 6, 26, -1,
        -2687, -1411, -896, -931,
        6, 27, 53,
        9, 9,
        0, 0,
        106, 116, -60, -105,
        140,
    ),
    (
        179, 343, 555, 235,
        125, 222, 277, 253,
        -97, 76, 69, 9,
        -361, 67, 64, 40,
        4, -42, -3, -2,
        -509, -391, 191, -251,
        -9, -6, 139, 189,
        -12, -18, 14, 11,
        8, 19, -48, 52,
        0, 3, 13, 0,
        -320, -169, -113, -120,
        2, 2, 11,
        2, 7,
        -15, 4,
        60, 127, -45, -62,
        140,
    ),
)
"""For two players, and for more: a line for each kind of weight."""
# fmt: on


@named_fields
class PlayerSettings(Fields):
    """Which player, the seed of its dice, and its settings."""

    player: int
    seed: int
    slips: int  # beginner: how many times in a hundred it overlooks something
    playouts: int  # sharp: playouts for a decision, or BY_PLAYERS
    discard_margin: int  # sharp: how much lower than the best a candidate discard may be rated
    lead_errors: int  # sharp: by how many hundredths of a standard error another move must be better
    gap_cost: int  # sharp: the prior loss in millionths, for each point of a lower rating
    used_turns: int  # sharp: how many turns in a hundred have helped the others' hands
    phase_rates: Annotated[Row, PHASES + 1]  # sharp: how often in a thousand each is completed
    weight: Annotated[Grid, 2, WEIGHTS]  # steady and sharp: the weights for two players, and for more


def default_settings(player: int, seed: int = 0) -> PlayerSettings:
    """The default settings of a player."""
    settings = PlayerSettings()
    settings.player = player
    settings.seed = seed
    settings.slips = 30
    settings.playouts = BY_PLAYERS
    settings.discard_margin = 300
    settings.lead_errors = 50
    settings.gap_cost = 20
    settings.used_turns = USED_TURNS
    settings.weight[:] = [list(weights) for weights in STEADY_WEIGHTS]
    return settings
