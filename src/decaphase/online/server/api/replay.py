"""Hands that are over, stepped through: every card lies open, as it does in the record."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Annotated, Final, NamedTuple, TypeAlias

import msgspec
from litestar import Response, get
from litestar.params import Parameter

from decaphase.online.protocol.answers import GAME, Replayed, StepShown
from decaphase.online.protocol.messages import Fullness, Language
from decaphase.online.server.api.dependencies import PROBLEMS, Call, asking_of, ready_made, running_of
from decaphase.online.server.api.table_lookup import WhichGame, after_game, table_for
from decaphase.online.server.http.client_address import limited_as
from decaphase.online.server.http.rate_limits import REPLAYS
from decaphase.online.table import record_of_table
from decaphase.problems import Problem
from decaphase.records import Record, Steps
from decaphase.say.steps import say_step

MOST_STEPS: Final = 300
"""So many steps are given at once: a hand of six seldom has more, but the rules set it no end."""

Hand: TypeAlias = Annotated[int, Parameter(ge=1, le=100_000, required=False)]
First: TypeAlias = Annotated[int, Parameter(ge=0, le=1_000_000, required=False)]
Seat: TypeAlias = Annotated[int | None, Parameter(ge=1, le=6, required=False)]


@get("/api/tables/{table:str}/replay", responses=PROBLEMS)
async def show_replay(
    request: Call,
    table: str,
    game: WhichGame = None,
    hand: Hand = 1,
    first: First = 0,
    seat: Seat = None,
    language: Language | None = None,
    fullness: Fullness = "normal",
) -> Response[Replayed]:
    """A hand of the table's game that is over, step by step, with all cards, or as a seat saw it."""
    running, asking = running_of(request), asking_of(request)
    running.limits.count(REPLAYS, limited_as(asking.caller.address))
    live = await table_for(running, table, asking.session)
    record = record_of_table(await after_game(running, live, game))
    watcher = Watcher(seat, language or asking.language, fullness)
    # The hands before it are played again, which takes a tenth of a second in a long game.
    return ready_made(await asyncio.to_thread(written_replay, record, hand, first, watcher))


class Watcher(NamedTuple):
    """Who watches: somebody who sees all cards, or (`seat`) what one seat saw; in which words."""

    seat: int | None
    language: str
    fullness: Fullness


def written_replay(record: Record, hand: int, first: int, watcher: Watcher) -> bytes:
    """A hand of a record as JSON; a Problem where there is no such hand, or no such step in it."""
    return msgspec.json.encode(replayed(record, hand, first, watcher))


def replayed(record: Record, hand: int, first: int, watcher: Watcher) -> Replayed:
    """A hand of a record, step by step."""
    hands = len(record.hands)
    if hand > hands:
        raise Problem("replay-no-such-hand", hand=hand, hands=hands)
    actions = record.hands[hand - 1].actions
    if first > len(actions):
        raise Problem("replay-no-such-action", hand=hand, action=first, actions=len(actions))
    steps = Steps(replace(record, hands=record.hands[:hand]))
    start = len(steps.all) - len(actions) - 1
    shown = range(first, min(first + MOST_STEPS, len(actions) + 1))
    return Replayed(
        hands=hands,
        hand=hand,
        players=tuple(record.players),
        count=len(actions) + 1,
        first=first,
        steps=tuple(
            _step(steps, start + number, actions[number - 1] if number else None, watcher) for number in shown
        ),
    )


def _step(steps: Steps, index: int, action: str | None, watcher: Watcher) -> StepShown:
    game, (seat, language, fullness) = steps.game_after(index), watcher
    view = replace(game.view(seat), legal=())
    words = say_step(steps.all[index].events, view, language, fullness, every_card=seat is None)
    hands = tuple(
        tuple(card.code for card in cards) if seat in (None, owner) else ()
        for owner, cards in enumerate(game.holding, 1)
    )
    return StepShown(action, tuple(filter(None, words)), GAME.write(view), hands)
