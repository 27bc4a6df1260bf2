"""Questions about a game, answered in words to whoever asks, by what they see."""

from __future__ import annotations

from litestar import get

from decaphase.online.protocol.answers import AnswerShown
from decaphase.online.protocol.messages import Fullness, Language
from decaphase.online.server.api.dependencies import PROBLEMS, Call, asking_of, running_of
from decaphase.online.server.api.table_lookup import game_for
from decaphase.say.answers import Question, answer


@get("/api/tables/{table:str}/answers/{question:str}", responses=PROBLEMS)
async def show_answer(
    request: Call,
    table: str,
    question: Question,
    language: Language | None = None,
    fullness: Fullness = "normal",
) -> AnswerShown:
    """The answer to a question about the game, by what you see of it."""
    asking = asking_of(request)
    seen = await game_for(running_of(request), table, asking.session)
    return AnswerShown(answer(question, seen.game, language or asking.language, fullness))
