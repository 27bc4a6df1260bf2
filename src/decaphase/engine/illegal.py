"""Why a move is not legal. The stable code of a reason is its name here: NOT_YOUR_TURN is `not-your-turn`."""

from __future__ import annotations

from typing import Final

LEGAL: Final = 0

# Whose turn it is, and for what.
GAME_OVER_ALREADY: Final = 1
HAND_OVER_ALREADY: Final = 2
NOT_PLAYING: Final = 3
NOT_YOUR_TURN: Final = 4
DRAW_FIRST: Final = 5
ALREADY_DRAWN: Final = 6
CLAIM_FIRST: Final = 7

# Drawing.
DECK_EMPTY: Final = 10
DISCARD_EMPTY: Final = 11
SKIP_FROM_DISCARD: Final = 12
CANNOT_PLAY_IT: Final = 13

# Knocking.
NO_KNOCKING: Final = 20
NOTHING_TO_CLAIM: Final = 21
OWN_DISCARD: Final = 22
KNOCKED_LAST: Final = 23
SKIPPED_MAY_NOT_KNOCK: Final = 24
ALREADY_PASSED: Final = 25

# Laying a phase.
ALREADY_DOWN: Final = 30
NAME_THE_PHASE: Final = 31
WRONG_PHASE: Final = 32
PHASE_DONE: Final = 33
PHASE_NOT_PLAYED: Final = 34
WRONG_GROUPS: Final = 35
TOO_FEW_CARDS: Final = 36
SKIP_IN_PHASE: Final = 37
NOT_A_SET: Final = 38
NOT_A_RUN: Final = 39
RUN_PAST_THE_END: Final = 40
NOT_ONE_COLOUR: Final = 41
SAY_WHAT_IT_IS: Final = 42
NOT_WHAT_WAS_SAID: Final = 43
NATURAL_NEEDED: Final = 44
NATURAL_IN_EACH_GROUP: Final = 45
NOT_IN_HAND: Final = 46

# A card taken from the discard pile that has to reach the table.
TAKEN_CARD_STRANDED: Final = 50
TAKEN_CARD_FIRST: Final = 51

# Hitting.
LAY_FIRST: Final = 60
SKIP_IS_NOT_HIT: Final = 61
NO_SUCH_GROUP: Final = 62
DOES_NOT_FIT: Final = 63
RUN_IS_FULL: Final = 64
WHICH_END: Final = 65
WRONG_END: Final = 66

# Discarding, and whom a skip is played on.
VICTIM_WITHOUT_SKIP: Final = 70
NAME_A_VICTIM: Final = 71
LAST_SKIP_NAMES_NOBODY: Final = 72
NEXT_PLAYER_IS_SKIPPED: Final = 73
SKIP_YOURSELF: Final = 74
VICTIM_NOT_PLAYING: Final = 75
VICTIM_HAS_A_SKIP: Final = 76
VICTIM_SKIPPED_THIS_ROUND: Final = 77
VICTIM_SKIPPED_THIS_HAND: Final = 78
