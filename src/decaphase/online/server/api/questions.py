"""Answers in words to questions about a game, based on what the player sees."""

from __future__ import annotations

from litestar import get

from decaphase.online.protocol.answers import AnswerShown
from decaphase.online.protocol.messages import Language
from decaphase.online.server.api.dependencies import PROBLEMS, ApiRequest
from decaphase.online.server.api.table_lookup import visible_game
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
