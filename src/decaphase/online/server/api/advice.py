"""Advice for whoever sits at a table, by what their seat sees and nothing else."""

from __future__ import annotations

import asyncio
from typing import Final

from litestar import get

from decaphase.bots import Advice, advise
from decaphase.bots.advice.spare import spare_cards
from decaphase.game import View
from decaphase.online.protocol.answers import AdviceShown, Advised, ReasonShown
from decaphase.online.protocol.messages import Language
from decaphase.online.server.api.dependencies import PROBLEMS, Call, asking_of, running_of
from decaphase.online.server.api.table_lookup import SeenGame, game_for
from decaphase.online.server.http.rate_limits import ADVICE
from decaphase.say.advice import say_action, say_reason

MOST: Final = 8
"""So many actions are told; nobody reads more."""


@get("/api/tables/{table:str}/advice", responses=PROBLEMS)
async def show_advice(request: Call, table: str, language: Language | None = None) -> Advised:
    """What you can do now, the best first, with the reasons; who has no seat is given none."""
    running, asking = running_of(request), asking_of(request)
    if asking.session is not None:
        running.limits.count(ADVICE, asking.session.account.account_id)
    seen = await game_for(running, table, asking.session)
    # A few milliseconds, and many more for a hand that can be laid in many ways.
    return await asyncio.to_thread(advised, seen, language or asking.language)


def advised(seen: SeenGame, language: str) -> Advised:
    """The advice for somebody who sees this; none where there is nothing for them to do."""
    table, game = seen
    to_do = game.legal and table.answered is None
    best = advise(game)[:MOST] if to_do else ()
    spare = tuple(card.code for card in sorted(spare_cards(game)))
    return Advised(table.seq, tuple(_shown(one, game, language) for one in best), spare)


def _shown(advice: Advice, game: View, language: str) -> AdviceShown:
    reasons = tuple(
        ReasonShown(say_reason(reason.code, reason.values, game, language), reason.against)
        for reason in advice.reasons
    )
    return AdviceShown(str(advice.action), say_action(advice.action, game, language), reasons)
