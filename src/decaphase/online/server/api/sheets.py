"""Score sheets of games with real cards, stored for their owner."""

from __future__ import annotations

from typing import Annotated, Final, TypeAlias

from litestar import Response, delete, get, put
from litestar.params import Parameter

from decaphase.online.protocol.sheets import (
    SheetKept,
    SheetList,
    SheetListed,
    SheetSave,
    SheetShown,
    read_body,
    read_written,
    show_sheet,
    write_body,
)
from decaphase.online.server.api.dependencies import PROBLEMS, SIGNED_IN, ApiRequest
from decaphase.online.store.people import StoredSheet
from decaphase.online.store.people.model import BIGGEST_SHEET
from decaphase.problems import Problem
from decaphase.records.sheet_file import sheet_file_name, write_sheet

SheetId: TypeAlias = Annotated[str, Parameter(pattern="^[A-Za-z0-9_-]{22}$")]
"""128 random bits chosen by the client, which may have begun the sheet offline."""

MAX_SAVE_BYTES: Final = BIGGEST_SHEET + 1024
"""Bytes of a request that saves a sheet."""


@get("/api/sheets", responses=PROBLEMS, security=SIGNED_IN)
async def list_sheets(request: ApiRequest) -> SheetList:
    """Your score sheets, latest first."""
    kept = await request.services.people.sheets_of(request.require_session().account.account_id)
    return SheetList(tuple(_listed(sheet) for sheet in kept))


@get("/api/sheets/{sheet:str}", responses=PROBLEMS, security=SIGNED_IN)
async def show_kept(request: ApiRequest, sheet: SheetId) -> SheetShown:
    """One of your score sheets, with its rules as numbers."""
    kept = await _find(request, sheet)
    return show_sheet(kept.sheet_id, kept.revision, kept.updated_at, kept.body)


@get(
    "/api/sheets/{sheet:str}/file",
    media_type="application/toml",
    responses=PROBLEMS,
    security=SIGNED_IN,
)
async def show_file(request: ApiRequest, sheet: SheetId) -> Response[bytes]:
    """One of your score sheets as a file for `decaphase keep`."""
    found = read_written(read_body((await _find(request, sheet)).body))
    return Response(
        write_sheet(found).encode(),
        media_type="application/toml",
        headers={"content-disposition": f'attachment; filename="{sheet_file_name(found.players)}"'},
    )


@put(
    "/api/sheets/{sheet:str}",
    responses=PROBLEMS,
    security=SIGNED_IN,
    request_max_body_size=MAX_SAVE_BYTES,
)
async def save_sheet(request: ApiRequest, sheet: SheetId, data: SheetSave) -> SheetKept:
    """Save a score sheet under an id you chose; refused if a newer revision is stored."""
    services, account = request.services, request.require_session().account.account_id
    body = write_body(read_written(data.sheet))
    request.spend(len(body))
    kept = await services.people.save_sheet(account, sheet, data.revision, body, services.now())
    return SheetKept(kept.sheet_id, kept.revision, kept.updated_at)


@delete("/api/sheets/{sheet:str}", responses=PROBLEMS, security=SIGNED_IN)
async def delete_sheet(request: ApiRequest, sheet: SheetId) -> None:
    """Delete one of your score sheets; deleting it twice is fine."""
    await request.services.people.delete_sheet(request.require_session().account.account_id, sheet)


async def _find(request: ApiRequest, sheet: str) -> StoredSheet:
    kept = await request.services.people.sheet(request.require_session().account.account_id, sheet)
    if kept is None:
        raise Problem("server-no-sheet")
    return kept


def _listed(kept: StoredSheet) -> SheetListed:
    written = read_body(kept.body)
    return SheetListed(
        kept.sheet_id, kept.revision, kept.updated_at, written.edition, written.players, len(written.hands)
    )
