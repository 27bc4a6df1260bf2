"""The score sheet of a table: what came out of each hand, by the engine's own reckoning."""

from __future__ import annotations

from collections.abc import Iterator

from litestar import get

from decaphase.game import Game
from decaphase.online.protocol.scores import HandScored, ScoresShown
from decaphase.online.server.api.dependencies import PROBLEMS, Call, asking_of, running_of
from decaphase.online.server.api.table_lookup import table_for
from decaphase.online.table import Refused


@get("/api/tables/{table:str}/sheet", responses=PROBLEMS)
async def show_sheet(request: Call, table: str) -> ScoresShown:
    """The score sheet of a table's game, without the hand that is being played."""
    live = await table_for(running_of(request), table, asking_of(request).session)
    if live.state.game is None:
        raise Refused("table-no-game-yet")
    return sheet_of(live.state.game)


def sheet_of(game: Game) -> ScoresShown:
    """All that is written down of a game; everybody saw it happen."""
    over = game.stage in ("hand-over", "game-over")
    return ScoresShown(
        players=game.players,
        scored=game.rules.scoring == "points",
        hands=tuple(_hands(game)),
        next_dealer=game.next_dealer if over else None,
        coming=game.coming if over else (),
    )


def _hands(game: Game) -> Iterator[HandScored]:
    """The hands that are over; a phase was crossed off in the first hand after which it is done."""
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
