"""The current observation of a seat, as the row of `stepping.features` and as text."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from decaphase.cards import COLOURS, KINDS, write_cards
from decaphase.engine.fields import Row
from decaphase.engine.state import COLOUR, GROUPS, PHASES
from decaphase.game.action_codes import hand_cards
from decaphase.research.open_spiel.log import SEPARATOR
from decaphase.research.open_spiel.node import GameNode
from decaphase.research.stepping import features as f
from decaphase.research.stepping.features import width_of, write_observation
from decaphase.rules.phases import KINDS as GROUP_KINDS

STAGES: Final = ("to draw", "to play", "to claim")
SEAT_FLAGS: Final = (
    (f.SEAT_TURN, "its turn"),
    (f.SEAT_DEALER, "dealt"),
    (f.SEAT_WAITING, "a skip waits"),
    (f.SEAT_ASKED, "asked"),
    (f.SEAT_THREW, "threw"),
    (f.SEAT_KNOCKED, "knocked"),
)


def feature_row(node: GameNode, seat: int) -> Row:
    """The features that a seat observes."""
    rows = [[0] * width_of(node.state.players)]
    write_observation(node.state, node.parameters.setting.book, node.memory, seat, rows, 0)
    return rows[0]


def hand_text(node: GameNode, seat: int) -> str:
    """The hand of a seat as text."""
    return f"{seat + 1} holds {write_cards(hand_cards(node.state, seat))}".rstrip()


def public_text(row: Row, seat: int, players: int) -> str:
    """The public part of a row as text."""
    stages = row[f.AT_STAGE : f.AT_COUNTS]
    deck, discards, hand, replay = row[f.AT_COUNTS : f.AT_SEATS]
    table = (
        f"hand {hand}" + (" replays a tie" if replay else ""),
        STAGES[stages.index(1)] if 1 in stages else "no turn",
        f"deck {deck}",
        f"top {_cards(row, f.AT_TOP) or 'none'} of {discards}",
        f"pile {_cards(row, f.AT_PILE)}".rstrip(),
        f"table {_cards(row, f.AT_TABLE)}".rstrip(),
    )
    taken = _cards(row, f.AT_TAKEN)
    seats = []
    for left in range(players):
        start = f.AT_SEATS + left * f.SEAT_WIDTH
        block = row[start : start + f.SEAT_WIDTH]
        other = (seat + left) % players + 1
        seats.append(f"{other} has " + ", ".join(_seat(block, seat, players)))
    return SEPARATOR.join((*table, *([f"must play {taken}"] if taken else []), *seats))


def _cards(row: Row, start: int) -> str:
    """The cards whose counts begin at this place of a row."""
    return write_cards([card for card in range(KINDS) for _ in range(row[start + card])])


def _seat(block: Row, seat: int, players: int) -> Iterator[str]:
    """The public information about a seat; `seat` is the observer, from whom the skipper is counted."""
    yield f"{block[f.SEAT_CARDS]} cards"
    if not block[f.SEAT_PLAYING]:
        yield "sits by"
    yield from (text for place, text in SEAT_FLAGS if block[place])
    if block[f.SEAT_SKIPPER]:
        yield f"skipped by {(seat + block[f.SEAT_SKIPPER] - 1) % players + 1}"
    yield f"{block[f.SEAT_SCORE]} points"
    if block[f.SEAT_PLACE]:
        yield f"place {block[f.SEAT_PLACE]}"
    yield from _phases(block)
    known = _cards(block, f.SEAT_KNOWN)
    if known:
        yield f"known {known}"


def _phases(block: Row) -> Iterator[str]:
    """The phase that a seat plays for, those it has completed, and its groups."""
    playing_for = [phase for phase in range(1, PHASES + 1) if block[f.SEAT_PHASE - 1 + phase]]
    done = [phase for phase in range(1, PHASES + 1) if block[f.SEAT_DONE - 1 + phase]]
    if playing_for:
        yield f"phase {playing_for[0]}"
    if done:
        yield "done " + " ".join(map(str, done))
    if block[f.SEAT_DOWN]:
        groups = (block[f.SEAT_GROUPS + 3 * group : f.SEAT_GROUPS + 3 * group + 3] for group in range(GROUPS))
        laid = [_group(size, kind - 1, low) for size, kind, low in groups if size]
        yield f"down {block[f.SEAT_DOWN]} with " + " / ".join(laid)


def _group(size: int, kind: int, low: int) -> str:
    """A group on the table: `set 3 =5`."""
    return f"{GROUP_KINDS[kind]} {size} ={COLOURS[low] if kind == COLOUR else low}"
