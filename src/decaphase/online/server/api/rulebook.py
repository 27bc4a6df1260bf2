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
from decaphase.online.server.api.dependencies import PROBLEMS, Call, asking_of, ready_made, running_of
from decaphase.online.server.api.table_lookup import table_for
from decaphase.rulebook import write_rulebook
from decaphase.rules import DEFAULT_EDITION, Rules, load_rules

MOST_BOOKS: Final = 64
"""So many books are kept, of twenty thousand bytes each: the editions in every language, and as many more."""

Edition: TypeAlias = Annotated[str, Parameter(max_length=40, required=False)]


@get("/api/rulebook", responses=PROBLEMS)
async def show_edition_book(
    request: Call, edition: Edition = DEFAULT_EDITION, language: Language | None = None
) -> Response[BOOK.wire]:  # type: ignore[name-defined]
    """The rulebook of an edition, as chapters without any layout."""
    return await _book(load_rules(edition), language or asking_of(request).language)


@get("/api/tables/{table:str}/rulebook", responses=PROBLEMS)
async def show_table_book(request: Call, table: str, language: Language | None = None) -> Response[BOOK.wire]:  # type: ignore[name-defined]
    """The rulebook of exactly this table, as chapters without any layout."""
    asking = asking_of(request)
    live = await table_for(running_of(request), table, asking.session)
    return await _book(live.state.rules, language or asking.language)


async def _book(rules: Rules, language: str) -> Response[BOOK.wire]:  # type: ignore[name-defined]
    # Its examples are played by these rules first, which takes a tenth of a second.
    return ready_made(await asyncio.to_thread(written_book, rules, language))


@lru_cache(maxsize=MOST_BOOKS)
def written_book(rules: Rules, language: str) -> bytes:
    """A rulebook as JSON."""
    return msgspec.json.encode(BOOK.write(write_rulebook(rules, language)))
