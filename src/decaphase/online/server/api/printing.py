"""Prints for a table or an edition: as a preview, a PDF or a file for an embosser."""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeAlias, assert_never

import msgspec
from litestar import Response, get
from litestar.params import Parameter

from decaphase.online.protocol.http import PrintShown
from decaphase.online.protocol.messages import Language
from decaphase.online.server.api.dependencies import PROBLEMS, ApiRequest, json_response, visible_table
from decaphase.online.server.http.rate_limits import PRINTS
from decaphase.online.server.workers.print_jobs import PrintPreview
from decaphase.online.table import record_of_table
from decaphase.paper.braille import BrailleContent
from decaphase.paper.label_sheets import sheets_of
from decaphase.paper.paper_sizes import find_paper
from decaphase.paper.print_order import PaperName, PrintKind, PrintOrder
from decaphase.paper.reference import ReferenceSize
from decaphase.problems import Problem
from decaphase.records import write_record
from decaphase.rules import DEFAULT_EDITION, load_rules, read_options

Form: TypeAlias = Literal["pdf", "look", "picture", "brf"]
Edition: TypeAlias = Annotated[str, Parameter(max_length=40, required=False)]
Changes: TypeAlias = Annotated[list[str] | None, Parameter(max_items=40, required=False)]
TableAsked: TypeAlias = Annotated[str, Parameter(pattern="^[A-Za-z0-9_-]{0,64}$", required=False)]
Players: TypeAlias = Annotated[int, Parameter(ge=2, le=6, required=False)]
LabelsAsked: TypeAlias = Annotated[str, Parameter(max_length=80, required=False)]
Millimetres: TypeAlias = Annotated[float, Parameter(ge=-20, le=20, required=False)]
PageNumber: TypeAlias = Annotated[int, Parameter(ge=1, le=1000, required=False)]

GAME_PRINTS: Final[tuple[PrintKind, ...]] = ("sheet", "pause")
"""Prints that show a game."""
NO_CACHE: Final = {"cache-control": "no-store"}


@get("/api/print/{kind:str}", responses=PROBLEMS)
async def show_print(
    request: ApiRequest,
    kind: PrintKind,
    form: Form = "pdf",
    edition: Edition = DEFAULT_EDITION,
    option: Changes = None,
    table: TableAsked = "",
    language: Language | None = None,
    paper: PaperName = "a4",
    size: ReferenceSize = "card",
    players: Players = 4,
    large: bool = False,
    aces: bool = False,
    labels: LabelsAsked = "",
    right: Millimetres = 0,
    down: Millimetres = 0,
    page: PageNumber = 1,
    content: BrailleContent = "labels",
) -> Response[bytes]:
    """A print for a table or an edition: as a PDF, as a file for an embosser, or as a preview."""
    services, context = request.services, request.context
    services.limits.count(PRINTS, context.peer.limit_key)
    record = ""
    if table:
        state = (await visible_table(services, table, context.session)).state
        rules, players = state.rules, len(state.seats)
        if kind in GAME_PRINTS and state.game is not None:
            record = write_record(record_of_table(state))
    else:
        rules = load_rules(edition, read_options(option or ()))
    order = PrintOrder(
        kind,
        rules,
        language or context.language,
        paper,
        large=large,
        size=size,
        players=players,
        aces=aces,
        labels=labels,
        shift=(right, down),
        record=record,
    )
    return await _printed(request, order, form, page, content)


async def _printed(
    request: ApiRequest, order: PrintOrder, form: Form, page: int, content: BrailleContent
) -> Response[bytes]:
    print_jobs, caller = request.services.print_jobs, request.caller
    match form:
        case "pdf":
            return _file(await print_jobs.pdf(order, caller), "application/pdf", f"{order.kind}.pdf")
        case "brf":
            return _file(await print_jobs.brf(order, content, caller), "text/plain", f"{content}.brf")
        case "look":
            preview = await print_jobs.preview(order, caller)
            labels = sheets_of(find_paper(order.paper)) if order.kind == "stickers" else []
            shown = PrintShown(preview.title, preview.pages, len(preview.pictures), labels)
            return json_response(msgspec.json.encode(shown))
        case "picture":
            return _picture(await print_jobs.preview(order, caller), page)
        case _:
            assert_never(form)


def _picture(preview: PrintPreview, page: int) -> Response[bytes]:
    if page > len(preview.pictures):
        raise Problem("print-no-such-page", page=page, pages=len(preview.pictures))
    return Response(preview.pictures[page - 1], media_type="image/png", headers=NO_CACHE)


def _file(body: bytes, media: str, name: str) -> Response[bytes]:
    headers = {"content-disposition": f'attachment; filename="{name}"', **NO_CACHE}
    return Response(body, media_type=media, headers=headers)
