"""Answers in words to questions about a game, based on what the player sees."""

from __future__ import annotations

from litestar import get

from decaphase.online.protocol.answers import AnswerShown
from decaphase.online.protocol.messages import Fullness, Language
from decaphase.online.server.api.dependencies import PROBLEM_RESPONSES, ApiRequest, context_of, services_of
from decaphase.online.server.api.table_lookup import visible_game
from decaphase.say.answers import Question, answer


@get("/api/tables/{table:str}/answers/{question:str}", responses=PROBLEM_RESPONSES)
async def show_answer(
    request: ApiRequest,
    table: str,
    question: Question,
    language: Language | None = None,
    fullness: Fullness = "normal",
) -> AnswerShown:
    """The answer to a question about the game, based on what you see."""
    context = context_of(request)
    seen = await visible_game(services_of(request), table, context.session)
    return AnswerShown(answer(question, seen.game, language or context.language, fullness))
