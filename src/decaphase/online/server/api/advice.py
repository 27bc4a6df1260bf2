"""Help for a player, based only on what their seat sees: answers to questions, and advice."""

from __future__ import annotations

import asyncio
from typing import Final

from litestar import get

from decaphase.bots import Advice, advise
from decaphase.bots.advice.spare import spare_cards
from decaphase.game import View
from decaphase.online.protocol.answers import AdviceShown, Advised, AnswerShown, ReasonShown
from decaphase.online.protocol.messages import Language
from decaphase.online.server.api.dependencies import PROBLEMS, ApiRequest, VisibleGame, visible_game
from decaphase.online.server.http.rate_limits import ADVICE
from decaphase.say.advice import say_action, say_reason
from decaphase.say.answers import Question, answer
from decaphase.say.events import Fullness


@get("/api/tables/{table:str}/answers/{question:str}", responses=PROBLEMS)
async def show_answer(
    request: ApiRequest,
    table: str,
    question: Question,
    language: Language | None = None,
    fullness: Fullness = "normal",
) -> AnswerShown:
    """The answer to a question about the game, based on what you see."""
    context = request.context
    seen = await visible_game(request.services, table, context.session)
    return AnswerShown(answer(question, seen.game, language or context.language, fullness))


MAX_ACTIONS: Final = 8


@get("/api/tables/{table:str}/advice", responses=PROBLEMS)
async def show_advice(request: ApiRequest, table: str, language: Language | None = None) -> Advised:
    """Your legal actions, best first, with reasons; empty without a seat."""
    services, context = request.services, request.context
    if context.session is not None:
        services.limits.count(ADVICE, context.session.account.account_id)
    seen = await visible_game(services, table, context.session)
    # In a thread: a hand with many layouts takes much longer than the usual few milliseconds.
    return await asyncio.to_thread(build_advice, seen, language or context.language)


def build_advice(seen: VisibleGame, language: str) -> Advised:
    """The advice for this view; empty if it has nothing to do."""
    table, game = seen
    to_do = game.legal and table.answered is None
    best = advise(game)[:MAX_ACTIONS] if to_do else ()
    spare = tuple(card.code for card in sorted(spare_cards(game)))
    return Advised(table.seq, tuple(_shown(one, game, language) for one in best), spare)


def _shown(advice: Advice, game: View, language: str) -> AdviceShown:
    reasons = tuple(
        ReasonShown(say_reason(reason.code, reason.values, game, language), reason.against)
        for reason in advice.reasons
    )
    return AdviceShown(str(advice.action), say_action(advice.action, game, language), reasons)
