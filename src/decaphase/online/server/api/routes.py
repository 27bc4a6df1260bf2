"""All endpoints as one application, and their OpenAPI description."""

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
    printing,
    replay,
    rules,
    scores,
    sheets,
    tables,
)
from decaphase.online.server.api.dependencies import PROBLEMS, ApiRequest, json_response
from decaphase.online.server.api.errors import MAX_BODY_BYTES, answer_error
from decaphase.online.server.auth.sessions import SECURE_COOKIE


@get("/api/openapi.json", responses=PROBLEMS)
async def show_description() -> Response[dict[str, object]]:
    """This description."""
    return json_response(openapi_json())


HANDLERS: Final[tuple[HTTPRouteHandler, ...]] = (
    health.show_about,
    health.show_health,
    health.show_figures,
    accounts.begin_account,
    accounts.show_visitor,
    accounts.show_account,
    accounts.change_account,
    accounts.export_account,
    accounts.delete_account,
    accounts.set_login,
    accounts.log_in,
    accounts.log_out,
    accounts.log_out_everywhere,
    tables.open_table,
    tables.list_tables,
    tables.show_table,
    tables.show_events,
    tables.show_record,
    scores.show_sheet,
    advice.show_answer,
    advice.show_advice,
    replay.show_replay,
    tables.make_invite,
    tables.revoke_invites,
    tables.show_invite,
    tables.accept_invite,
    rules.show_rules,
    rules.show_edition_book,
    rules.show_table_book,
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
"""The content types of a record."""


PRINT: Final = {
    "application/pdf": {"schema": {"type": "string", "format": "binary"}},
    "image/png": {"schema": {"type": "string", "format": "binary"}},
    "text/plain": {"schema": {"type": "string"}},
    "application/json": {"schema": {"type": "object"}},
}
"""The content types of a print."""


def build_api() -> Litestar:
    """The endpoints as a Litestar application, to be run behind `http.middleware`."""
    return Litestar(
        HANDLERS,
        exception_handlers={Exception: answer_error},
        logging_config=None,
        openapi_config=None,
        request_class=ApiRequest,
        request_max_body_size=MAX_BODY_BYTES,
        state=State(),
    )


@cache
def openapi_json() -> bytes:
    """The OpenAPI description, made on first use."""
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
    schema = Litestar(HANDLERS, openapi_config=config, logging_config=None).openapi_schema.to_schema()
    for path in schema["paths"].values():
        for operation in path.values():
            operation["summary"] = operation.pop("description")
            operation["responses"].get("204", {}).pop(
                "content", None
            )  # Litestar documents JSON, but there is no body
    schema["paths"]["/api/tables/{table}/record"]["get"]["responses"]["200"]["content"] = RECORD
    schema["paths"]["/api/print/{kind}"]["get"]["responses"]["200"]["content"] = PRINT
    return msgspec.json.encode(schema)
