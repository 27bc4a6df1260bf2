"""The rulebook of a table, or of an edition, in the reader's language."""

from __future__ import annotations

import asyncio
from functools import lru_cache
from typing import Annotated, Final, TypeAlias

import msgspec
from litestar import Response, get
from litestar.params import Parameter

from decaphase.online.protocol.answers import BOOK
from decaphase.online.protocol.messages import Language
from decaphase.online.server.api.dependencies import PROBLEMS, ApiRequest, json_response
from decaphase.online.server.api.table_lookup import visible_table
from decaphase.rulebook import write_rulebook
from decaphase.rules import DEFAULT_EDITION, Rules, load_rules

MAX_CACHED: Final = 64
"""Rulebooks of 20 kB each: every edition in every language, and as many again."""

Edition: TypeAlias = Annotated[str, Parameter(max_length=40, required=False)]


@get("/api/rulebook", responses=PROBLEMS)
async def show_edition_book(
    request: ApiRequest, edition: Edition = DEFAULT_EDITION, language: Language | None = None
) -> Response[BOOK.wire]:  # type: ignore[name-defined]
    """The rulebook of an edition, as chapters without any layout."""
    return await _book(load_rules(edition), language or request.context.language)


@get("/api/tables/{table:str}/rulebook", responses=PROBLEMS)
async def show_table_book(
    request: ApiRequest, table: str, language: Language | None = None
) -> Response[BOOK.wire]:  # type: ignore[name-defined]
    """The rulebook of exactly this table, as chapters without any layout."""
    context = request.context
    live = await visible_table(request.services, table, context.session)
    return await _book(live.state.rules, language or context.language)


async def _book(rules: Rules, language: str) -> Response[BOOK.wire]:  # type: ignore[name-defined]
    # In a thread: playing its examples by these rules takes a tenth of a second.
    return json_response(await asyncio.to_thread(encode_rulebook, rules, language))


@lru_cache(maxsize=MAX_CACHED)
def encode_rulebook(rules: Rules, language: str) -> bytes:
    """A rulebook as JSON."""
    return msgspec.json.encode(BOOK.write(write_rulebook(rules, language)))
