"""Random games whose hands are entered on a sheet as they end."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Final

from decaphase.game import Event, Game
from decaphase.game.events import HandEnded, LaidDown
from decaphase.records.sample import choose
from decaphase.rules import Rules
from decaphase.sheet import HandResult, Left, Made, Sheet, add_hand, begin_sheet

NAMES: Final = ("Ann", "Bob", "Cas", "Dee", "Eve", "Flo")
MOST_ACTIONS: Final = 3000
"""Some hands of random players never end."""


def play_and_write(rules: Rules, players: int, seed: int) -> Iterator[tuple[Game, Sheet]]:
    """A random game and its sheet, after each hand."""
    dice = Random(seed)
    game = Game(rules, NAMES[:players], seed=seed)
    sheet = begin_sheet(rules, NAMES[:players], dealer=players)
    while game.stage != "game-over":
        game.start_hand()
        events: list[Event] = []
        while game.stage not in ("hand-over", "game-over"):
            if len(game.hands[-1].actions) > MOST_ACTIONS:
                return
            events += game.apply(choose(game, dice))
        sheet = add_hand(sheet, result_of(game, events, dice))
        yield game, sheet


def result_of(game: Game, events: list[Event], dice: Random) -> HandResult:
    """The result of a hand, as a player with real cards would enter it."""
    any_order = game.rules.order == "any"
    made = tuple(
        Made(event.seat, event.phase if any_order else None)
        for event in events
        if isinstance(event, LaidDown)
    )
    (ended,) = (event for event in events if isinstance(event, HandEnded))
    left: list[Left] = [0] * len(game.players)
    if game.rules.scoring == "points":
        for seat in game.playing:
            left[seat - 1] = _left(game, seat, ended, dice)
    return HandResult(ended.winner, made, tuple(left))


def _left(game: Game, seat: int, ended: HandEnded, dice: Random) -> Left:
    """Points, whole cards or numbers, at random."""
    way = dice.randrange(3)
    codes = tuple(card.code for card in game.holding[seat - 1])
    if way == 0 or not codes:
        return ended.points[seat - 1]
    return codes if way == 1 else tuple(code if code in "ws" else code[1:] for code in codes)
