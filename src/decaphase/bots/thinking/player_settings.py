"""Who sits in a seat that is not a person's: which player, and what can be set about it."""

from __future__ import annotations

from typing import Annotated, Final

from decaphase.engine.fields import Fields, Grid, Row, named_fields
from decaphase.engine.state import PHASES

RANDOM, BEGINNER, GREEDY, STEADY, SHARP = 0, 1, 2, 3, 4

# What the weights of the steady player stand for (`throws`): what speaks for throwing a card, or against it.
# Of some there are four, by what a phase asks for: sets, a set and a run, a run, a colour.
WEIGH_DRAWS: Final = 0  # each draw that the own hand then needs
WEIGH_DRAWS_LATE: Final = 4  # the same once somebody is down
WEIGH_TWIN: Final = 8  # the second card of a number that the own phase does without
WEIGH_TRIPLET: Final = 12  # one of three or more
WEIGH_NEIGHBOUR: Final = 16  # each number beside it that is held
WEIGH_TOOK: Final = 20  # the next player took such cards (by what their phase asks for, as the following)
WEIGH_LET: Final = 24  # the next player let such cards go
WEIGH_LIVE: Final = 28  # neither: each unseen card of the number
WEIGH_BESIDE: Final = 32  # neither, but they took a number beside it
WEIGH_EDGE: Final = 36  # each half step that the number is from the middle
WEIGH_FEED: Final = 40  # the next player could hit it, and has one card left, two, three, or more
WEIGH_PRICE: Final = 44  # each point; once somebody is down; once they have two cards left at most
WEIGH_OWN_EDGE: Final = 47  # each half step from the middle, for the own phase; once somebody is down
WEIGH_FITS: Final = 49  # it fits the table, but the next player is not down
WEIGH_COLLECTED: Final = 50  # somebody after the next player collects such cards
WEIGH_TWIN_DOWN: Final = 51  # for who is down: one of several of its number
WEIGH_NEAR: Final = 52  # for who is down: it would fit after another card
WEIGH_NEAR_LIVE: Final = 53  # and each unseen card of that number
WEIGH_NEAR_TWO: Final = 54  # for who is down: it would fit after two others
WEIGH_TAKE: Final = 55  # what the top discard must save, in hundredths of a draw
WEIGHTS: Final = 56

TWO_LEFT, FOUR_LEFT = 2, 4

BY_PLAYERS: Final = -1
"""As many playouts as suit the table: more at a small one, where more hangs on each move."""
PLAYOUTS: Final = (0, 0, 2000, 1000, 500, 400, 350)
"""Hands that the sharp player plays out for a decision, by the number of players."""

INSIGHT: Final = 40
"""So sampled hands are as near to their phases as real ones: not every card that is drawn helps."""

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
    """A player: which one, the seed of its whims, and what can be set about it."""

    player: int
    seed: int
    slips: int  # beginner: how many times in a hundred it forgets something
    playouts: int  # sharp: how many playouts it may spend on a decision, or BY_PLAYERS
    margin: int  # sharp: which discards it thinks about, by how far they are behind the steady one
    boldness: int  # sharp: by how many hundredths of a standard error another move must be better
    doubt: int  # sharp: how many millionths it expects, for each ten-thousandth that steady finds it worse
    insight: int  # sharp: how many turns it thinks others have made use of, for each hundred they had
    outlook: Annotated[Row, PHASES + 1]  # sharp: how many times in a thousand each phase is made
    weight: Annotated[Grid, 2, WEIGHTS]  # steady and sharp: what things are worth to two players, and to more


def default_settings(player: int, seed: int = 0) -> PlayerSettings:
    """A player as it plays if nobody sets anything."""
    mind = PlayerSettings()
    mind.player = player
    mind.seed = seed
    mind.slips = 30
    mind.playouts = BY_PLAYERS
    mind.margin = 300
    mind.boldness = 50
    mind.doubt = 20
    mind.insight = INSIGHT
    mind.weight[:] = [list(weights) for weights in STEADY_WEIGHTS]
    return mind
