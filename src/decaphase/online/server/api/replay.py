"""Replays of finished hands, with all cards open."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Annotated, Final, NamedTuple, TypeAlias

import msgspec
from litestar import Response, get
from litestar.params import Parameter

from decaphase.online.protocol.answers import GAME, Replayed, StepShown
from decaphase.online.protocol.messages import Language
from decaphase.online.server.api.dependencies import (
    PROBLEMS,
    ApiRequest,
    WhichGame,
    json_response,
    state_at_game,
    visible_table,
)
from decaphase.online.server.http.rate_limits import REPLAYS
from decaphase.online.table import record_of_table
from decaphase.problems import Problem
from decaphase.records import Record, ReplaySteps
from decaphase.say.events import Fullness
from decaphase.say.history import say_step

MAX_STEPS: Final = 300
"""Steps in one response: a hand of six seldom has more, but the rules set no bound."""

Hand: TypeAlias = Annotated[int, Parameter(ge=1, le=100_000, required=False)]
First: TypeAlias = Annotated[int, Parameter(ge=0, le=1_000_000, required=False)]
Seat: TypeAlias = Annotated[int | None, Parameter(ge=1, le=6, required=False)]


@get("/api/tables/{table:str}/replay", responses=PROBLEMS)
async def show_replay(
    request: ApiRequest,
    table: str,
    game: WhichGame = None,
    hand: Hand = 1,
    first: First = 0,
    seat: Seat = None,
    language: Language | None = None,
    fullness: Fullness = "normal",
) -> Response[Replayed]:
    """A finished hand of the table's game, step by step, with all cards or as one seat saw it."""
    services, context = request.services, request.context
    services.limits.count(REPLAYS, context.peer.limit_key)
    live = await visible_table(services, table, context.session)
    record = record_of_table(await state_at_game(services, live, game))
    options = ReplayOptions(seat, language or context.language, fullness)
    # In a thread: the earlier hands are replayed, which takes a tenth of a second in a long game.
    return json_response(await asyncio.to_thread(encode_replay, record, hand, first, options))


class ReplayOptions(NamedTuple):
    """The perspective of a replay, all cards or one `seat`, and its words."""

    seat: int | None
    language: str
    fullness: Fullness


def encode_replay(record: Record, hand: int, first: int, options: ReplayOptions) -> bytes:
    """A hand of a record as JSON; raises a Problem if the hand or the step does not exist."""
    return msgspec.json.encode(build_replay(record, hand, first, options))


def build_replay(record: Record, hand: int, first: int, options: ReplayOptions) -> Replayed:
    """A hand of a record, step by step."""
    hands = len(record.hands)
    if hand > hands:
        raise Problem("replay-no-such-hand", hand=hand, hands=hands)
    actions = record.hands[hand - 1].actions
    if first > len(actions):
        raise Problem("replay-no-such-action", hand=hand, action=first, actions=len(actions))
    steps = ReplaySteps(replace(record, hands=record.hands[:hand]))
    start = len(steps.all) - len(actions) - 1
    shown = range(first, min(first + MAX_STEPS, len(actions) + 1))
    return Replayed(
        hands=hands,
        hand=hand,
        players=tuple(record.players),
        count=len(actions) + 1,
        first=first,
        steps=tuple(
            _step(steps, start + number, actions[number - 1] if number else None, options) for number in shown
        ),
    )


def _step(steps: ReplaySteps, index: int, action: str | None, options: ReplayOptions) -> StepShown:
    game, (seat, language, fullness) = steps.game_after(index), options
    view = replace(game.view(seat, latest=0), legal=())
    words = say_step(steps.all[index].events, view, language, fullness, every_card=seat is None)
    hands = tuple(
        tuple(card.code for card in cards) if seat in (None, owner) else ()
        for owner, cards in enumerate(game.holding, 1)
    )
    return StepShown(action, tuple(filter(None, words)), GAME.write(view), hands)
