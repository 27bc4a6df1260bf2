"""Exactly what a seat or a spectator may see of a game."""

from __future__ import annotations

from dataclasses import dataclass

from decaphase.cards import Card
from decaphase.game.actions import Action
from decaphase.game.events import Event
from decaphase.game.position import Stage
from decaphase.rules import Rules


@dataclass(frozen=True, slots=True)
class TableGroup:
    """A group on the table; `stands_for` is a set's number, a run's lowest number or a colour's letter."""

    seat: int
    group: int
    kind: str
    cards: tuple[Card, ...]
    stands_for: int | str


@dataclass(frozen=True, slots=True)
class View:
    """A game as one seat sees it (`seat` None: a spectator). Tuples by seat begin with seat 1.

    `holding` and `legal` are the seat's own; other hands show only their card counts.
    """

    seat: int | None
    rules: Rules
    players: tuple[str, ...]
    playing: tuple[int, ...]
    hand: int
    dealer: int | None
    replay: bool
    stage: Stage
    turn: int | None
    holding: tuple[Card, ...]
    card_counts: tuple[int, ...]
    phases: tuple[int | None, ...]
    done: tuple[tuple[int, ...], ...]
    scores: tuple[int, ...]
    down: tuple[int, ...]
    table: tuple[TableGroup, ...]
    discard: tuple[Card, ...]
    draw_count: int
    skips: tuple[int, ...]
    skipped: tuple[tuple[int, int | None], ...]
    knocked: int | None
    taken: Card | None
    asked: tuple[int, ...]
    discarded: int | None
    places: tuple[tuple[int, ...], ...]
    winners: tuple[int, ...]
    ranking: tuple[tuple[int, ...], ...]
    legal: tuple[Action, ...]
    events: tuple[Event, ...]
