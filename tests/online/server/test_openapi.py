"""The server keeps to its OpenAPI description for any request that the description allows."""

from __future__ import annotations

from contextlib import suppress
from typing import Any, TypeAlias

import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from hypothesis.errors import Unsatisfiable
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from support.server.served import Guest, Served, new_address

CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
LEFT_OUT = ("/api/logout", "/api/account/login", "/api/login", "/metrics")
"""Left out: they end the token or hash a password for a long time; other tests cover them."""
EXAMPLES = 3

Operation: TypeAlias = schemathesis.APIOperation[Any, Any, Any, Any]
Case: TypeAlias = schemathesis.Case[Any]


def test_every_page_answers_as_described(served: Served) -> None:
    schema = schemathesis.openapi.from_url(f"{served.address}/api/openapi.json")
    tried = 0
    for found in schema.get_all_operations():
        assert isinstance(found, Ok)
        operation = found.ok()
        if operation.path in LEFT_OUT:
            continue
        guest = served.guest()
        table = guest.open_table()["table"]
        for mode in (schemathesis.GenerationMode.POSITIVE, schemathesis.GenerationMode.NEGATIVE):
            tried += _try(operation, mode, guest, table)
    assert tried > 50


def _try(operation: Operation, mode: schemathesis.GenerationMode, guest: Guest, table: str) -> int:
    tried = 0

    @settings(
        max_examples=EXAMPLES,
        database=None,
        derandomize=True,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(case=operation.as_strategy(generation_mode=mode), real=st.booleans())
    def attempt(case: Case, real: bool) -> None:
        nonlocal tried
        tried += 1
        if real and case.path_parameters and "table" in case.path_parameters:
            case.path_parameters["table"] = table
        headers = {
            "accept": "application/json",
            "authorization": f"Bearer {guest.token}",
            "x-forwarded-for": new_address(),
        }
        case.call_and_validate(checks=CHECKS, headers=headers)

    with suppress(Unsatisfiable):  # no input, so nothing to get wrong
        attempt()
    return tried
