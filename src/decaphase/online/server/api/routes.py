"""All pages together, and their description for programs that read one."""

from __future__ import annotations

from functools import cache
from typing import Final

import msgspec
from litestar import Litestar, Response, get
from litestar.datastructures import State
from litestar.handlers import HTTPRouteHandler
from litestar.openapi import OpenAPIConfig
from litestar.openapi.spec import Components, SecurityScheme

from decaphase import __version__
from decaphase.online.server.api import (
    accounts,
    advice,
    health,
    invites,
    logins,
    printing,
    questions,
    replay,
    rulebook,
    rules,
    scores,
    sheets,
    tables,
)
from decaphase.online.server.api.dependencies import PROBLEMS, ready_made
from decaphase.online.server.api.errors import LARGEST_BODY, answer_error
from decaphase.online.server.auth.sessions import SECURE_COOKIE


@get("/api/openapi.json", responses=PROBLEMS)
async def show_description() -> Response[dict[str, object]]:
    """This description."""
    return ready_made(description())


PAGES: Final[tuple[HTTPRouteHandler, ...]] = (
    health.show_about,
    health.show_health,
    health.show_figures,
    accounts.begin_account,
    accounts.show_visitor,
    accounts.show_account,
    accounts.change_account,
    accounts.export_account,
    accounts.delete_account,
    logins.set_login,
    logins.log_in,
    logins.log_out,
    logins.log_out_everywhere,
    tables.open_table,
    tables.list_tables,
    tables.show_table,
    tables.show_record,
    scores.show_sheet,
    questions.show_answer,
    advice.show_advice,
    replay.show_replay,
    invites.make_invite,
    invites.revoke_invites,
    invites.show_invite,
    invites.accept_invite,
    rules.show_rules,
    rulebook.show_edition_book,
    rulebook.show_table_book,
    rules.try_rules,
    printing.show_print,
    sheets.list_sheets,
    sheets.show_kept,
    sheets.show_file,
    sheets.save_sheet,
    sheets.delete_sheet,
    health.show_statistics,
    health.show_protocol,
    show_description,
)


RECORD: Final = {
    "application/toml": {"schema": {"type": "string"}},
    "application/json": {"schema": {"type": "object"}},
}
"""What a record comes as: the one page with two forms."""


PRINT: Final = {
    "application/pdf": {"schema": {"type": "string", "format": "binary"}},
    "image/png": {"schema": {"type": "string", "format": "binary"}},
    "text/plain": {"schema": {"type": "string"}},
    "application/json": {"schema": {"type": "object"}},
}
"""And what is printed."""


def build_pages() -> Litestar:
    """The pages as an application; who asks, and whether they may, was found out before."""
    return Litestar(
        PAGES,
        exception_handlers={Exception: answer_error},
        logging_config=None,
        openapi_config=None,
        request_max_body_size=LARGEST_BODY,
        state=State(),
    )


@cache
def description() -> bytes:
    """The pages as OpenAPI, worked out when somebody first asks."""
    schemes = {
        "token": SecurityScheme(type="http", scheme="bearer"),
        "cookie": SecurityScheme(type="apiKey", name=SECURE_COOKIE, security_scheme_in="cookie"),
    }
    config = OpenAPIConfig(
        title="Decaphase",
        version=__version__,
        components=Components(security_schemes=schemes),  # type: ignore[arg-type]
        use_handler_docstrings=True,
    )
    schema = Litestar(PAGES, openapi_config=config, logging_config=None).openapi_schema.to_schema()
    for page in schema["paths"].values():
        for operation in page.values():
            operation["summary"] = operation.pop("description")
            operation["responses"].get("204", {}).pop("content", None)  # nothing is nothing, not JSON
    schema["paths"]["/api/tables/{table}/record"]["get"]["responses"]["200"]["content"] = RECORD
    schema["paths"]["/api/print/{kind}"]["get"]["responses"]["200"]["content"] = PRINT
    return msgspec.json.encode(schema)
