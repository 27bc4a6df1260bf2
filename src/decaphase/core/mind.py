"""Who sits in a seat that is not a person's: which player, and what can be set about it."""

from __future__ import annotations

from typing import Annotated, Final

from decaphase.core.fields import Fields, Row, named_fields
from decaphase.core.state import PHASES

RANDOM, BEGINNER, GREEDY, STEADY, SHARP = 0, 1, 2, 3, 4

# What the weights of the steady player stand for, in hundredths of a draw.
WEIGH_PRICE: Final = 0  # each point of a card that is thrown
WEIGH_FITS: Final = 1  # a card that fits the table is kept
WEIGH_NEAR: Final = 2  # one that would fit after another
WEIGH_COLLECTED: Final = 3  # one with a number that somebody collects
WEIGH_SURPLUS: Final = 4  # a second card of a number, where the phase has a set
WEIGH_TOOK: Final = 5  # the next player took such cards
WEIGH_LET: Final = 6  # the next player let such cards go
WEIGH_FEED: Final = 7  # the next player could hit it
WEIGH_TAKE: Final = 8  # what the top discard must save
WEIGH_BESIDE: Final = 9  # the next player took a number beside it
WEIGH_NEAR_TWO: Final = 10  # a card that would fit after two others
WEIGH_RISK: Final = 11  # each point more, once somebody is down
WEIGHTS: Final = 12

BY_PLAYERS: Final = -1
"""As many playouts as suit the table: more at a small one, where more hangs on each move."""
PLAYOUTS: Final = (0, 0, 4000, 1500, 500, 400, 333)
"""Hands that the sharp player plays out for a decision, by the number of players."""

INSIGHT: Final = 40
"""So sampled hands are as near to their phases as real ones: not every card that is drawn helps."""

STEADY_WEIGHTS: Final = (2, 60, 30, 20, 15, 30, 10, 40, 140, 0, 10, 2)


@named_fields
class Mind(Fields):
    """A player: which one, the seed of its whims, and what can be set about it."""

    player: int
    seed: int
    slips: int  # beginner: how many times in a hundred it forgets something
    playouts: int  # sharp: how many playouts it may spend on a decision, or BY_PLAYERS
    margin: int  # sharp: which discards it thinks about, in hundredths of a draw behind the steady one
    boldness: int  # sharp: by how many hundredths of a standard error another move must be better
    doubt: int  # sharp: by how many more, for each hundredth of a draw and each root of a world
    insight: int  # sharp: how many turns it thinks others have made use of, for each hundred they had
    outlook: Annotated[Row, PHASES + 1]  # sharp: how many times in a thousand each phase is made
    weight: Annotated[Row, WEIGHTS]  # steady and sharp: what things are worth


def new_mind(player: int, seed: int = 0) -> Mind:
    """A player as it plays if nobody sets anything."""
    mind = Mind()
    mind.player = player
    mind.seed = seed
    mind.slips = 30
    mind.playouts = BY_PLAYERS
    mind.margin = 100
    mind.boldness = 100
    mind.doubt = 30
    mind.insight = INSIGHT
    mind.weight[:] = STEADY_WEIGHTS
    return mind
