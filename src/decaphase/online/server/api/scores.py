"""The score sheet of a table's game, from the engine's results."""

from __future__ import annotations

from collections.abc import Iterator

from litestar import get

from decaphase.game import Game
from decaphase.online.protocol.answers import HandScored, ScoresShown
from decaphase.online.server.api.dependencies import PROBLEMS, ApiRequest, visible_table
from decaphase.online.table import Refused


@get("/api/tables/{table:str}/sheet", responses=PROBLEMS)
async def show_sheet(request: ApiRequest, table: str) -> ScoresShown:
    """The score sheet of a table's game, without the current hand."""
    live = await visible_table(request.services, table, request.context.session)
    if live.state.game is None:
        raise Refused("table-no-game-yet")
    return sheet_of(live.state.game)


def sheet_of(game: Game) -> ScoresShown:
    """The score sheet of a game, which is public."""
    over = game.stage in ("hand-over", "game-over")
    return ScoresShown(
        players=game.players,
        scored=game.rules.scoring == "points",
        hands=tuple(_hands(game)),
        next_dealer=game.next_dealer if over else None,
        coming=game.coming if over else (),
    )


def _hands(game: Game) -> Iterator[HandScored]:
    """The finished hands; a phase is crossed off in the hand that completed it."""
    scored = game.rules.scoring == "points"
    before: tuple[tuple[int, ...], ...] = ((),) * len(game.players)
    for number, log in enumerate(game.hands, 1):
        ended = log.ended
        if ended is None:
            return
        gained = (set(now) - set(then) for now, then in zip(ended.done, before, strict=True))
        points = (
            given if scored and seat in log.playing else None for seat, given in enumerate(ended.points, 1)
        )
        yield HandScored(
            hand=number,
            dealer=log.dealer,
            out=ended.winner,
            crossed=tuple(max(phases, default=None) for phases in gained),
            points=tuple(points),
            totals=ended.scores,
        )
        before = ended.done
