"""Score sheets of games with real cards, kept for their owner, who may have begun them offline."""

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
from decaphase.online.server.api.dependencies import PROBLEMS, SIGNED, Call, running_of, session_of
from decaphase.online.store import StoredSheet
from decaphase.online.store.people.bounds import BIGGEST_SHEET
from decaphase.problems import Problem
from decaphase.records.sheet_file import sheet_file_name, write_sheet

SheetId: TypeAlias = Annotated[str, Parameter(pattern="^[A-Za-z0-9_-]{22}$")]
"""128 random bits of its owner's choosing, so that two sheets never meet."""

LARGEST_SAVE: Final = BIGGEST_SHEET + 1024
"""Bytes of a request that saves a sheet."""


@get("/api/sheets", responses=PROBLEMS, security=SIGNED)
async def list_sheets(request: Call) -> SheetList:
    """Your score sheets, the last written first."""
    kept = await running_of(request).people.sheets_of(session_of(request).account.account_id)
    return SheetList(tuple(_listed(sheet) for sheet in kept))


@get("/api/sheets/{sheet:str}", responses=PROBLEMS, security=SIGNED)
async def show_kept(request: Call, sheet: SheetId) -> SheetShown:
    """One of your score sheets, with its rules as numbers."""
    kept = await _find(request, sheet)
    return show_sheet(kept.sheet_id, kept.revision, kept.updated_at, kept.body)


@get("/api/sheets/{sheet:str}/file", media_type="application/toml", responses=PROBLEMS, security=SIGNED)
async def show_file(request: Call, sheet: SheetId) -> Response[bytes]:
    """One of your score sheets as a file with which `decaphase keep` goes on."""
    found = read_written(read_body((await _find(request, sheet)).body))
    return Response(
        write_sheet(found).encode(),
        media_type="application/toml",
        headers={"content-disposition": f'attachment; filename="{sheet_file_name(found.players)}"'},
    )


@put("/api/sheets/{sheet:str}", responses=PROBLEMS, security=SIGNED, request_max_body_size=LARGEST_SAVE)
async def save_sheet(request: Call, sheet: SheetId, data: SheetSave) -> SheetKept:
    """Keep a score sheet under an id that you chose; refused where another revision is kept meanwhile."""
    running, account = running_of(request), session_of(request).account.account_id
    body = write_body(read_written(data.sheet))
    kept = await running.people.save_sheet(account, sheet, data.revision, body, running.now())
    return SheetKept(kept.sheet_id, kept.revision, kept.updated_at)


@delete("/api/sheets/{sheet:str}", responses=PROBLEMS, security=SIGNED)
async def delete_sheet(request: Call, sheet: SheetId) -> None:
    """Throw one of your score sheets away; one that is gone already does no harm."""
    await running_of(request).people.delete_sheet(session_of(request).account.account_id, sheet)


async def _find(request: Call, sheet: str) -> StoredSheet:
    kept = await running_of(request).people.sheet(session_of(request).account.account_id, sheet)
    if kept is None:
        raise Problem("server-no-sheet")
    return kept


def _listed(kept: StoredSheet) -> SheetListed:
    written = read_body(kept.body)
    return SheetListed(
        kept.sheet_id, kept.revision, kept.updated_at, written.edition, written.players, len(written.hands)
    )
