"""Any invalid request is answered with one clear sentence in the client's language, never a traceback."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from support.server.served import Served

JSON = {"content-type": "application/json"}

BODIES = {
    "nothing": b"",
    "no JSON": b"{",
    "a list": b"[]",
    "a number": b"1",
    "null": b"null",
    "another encoding": '{"name": "Ann"}'.encode("utf-16"),
    "bytes that are no text": b'{"name": "\xff\xfe"}',
    "half a character": b'{"name": "\\ud800"}',
    "a huge number": b'{"name": ' + b"9" * 4000 + b"}",
    "very deep": b'{"name": ' + b"[" * 8000 + b"]" * 8000 + b"}",
    "deep where nobody looks": b'{"name": "Ann", "x": ' + b"[" * 7000 + b"]" * 7000 + b"}",
    "a NUL": b'{"name": "A\\u0000n"}',
    "a name of spaces": b'{"name": "   "}',
    "a name of two lines": b'{"name": "Ann\\nBob"}',
    "a long name": b'{"name": "' + b"x" * 41 + b'"}',
    "no name": b"{}",
    "too many fields": b'{"name": "Ann", "admin": true}',
    "a wrong type": b'{"name": ["Ann"]}',
    "a language that nobody speaks": b'{"name": "Ann", "language": "tlh"}',
}


@pytest.mark.parametrize("body", BODIES.values(), ids=BODIES.keys())
def test_a_bad_body_is_refused_in_one_sentence(served: Served, body: bytes) -> None:
    answer = served.browser().post("/api/accounts", content=body, headers=JSON)
    assert answer.status_code == 400
    assert set(answer.json()) == {"code", "words", "values"}
    assert "\n" not in answer.json()["words"]


@pytest.mark.parametrize(
    ("body", "code", "values"),
    [
        ({}, "server-missing-field", {"field": "name"}),
        ({"name": "Ann", "x": 1}, "server-unknown-field", {"field": "x"}),
        ({"name": 7}, "server-bad-field", {"field": "name"}),
    ],
)
def test_the_wrong_field_is_named(
    served: Served, body: dict[str, object], code: str, values: dict[str, str]
) -> None:
    answer = served.browser().post("/api/accounts", json=body).json()
    assert (answer["code"], answer["values"]) == (code, values)


def test_a_body_has_at_most_16_kib(served: Served) -> None:
    big = b'{"name": "Ann"' + b" " * 16384 + b"}"
    answer = served.browser().post("/api/accounts", content=big, headers=JSON)
    assert (answer.status_code, answer.json()["code"]) == (413, "server-too-big")
    in_pieces = served.browser().post("/api/accounts", content=iter([big[:9000], big[9000:]]), headers=JSON)
    assert in_pieces.status_code == 413


@settings(max_examples=60, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(body=st.binary(max_size=200) | st.text(max_size=60).map(lambda name: f'{{"name": "{name}"}}'.encode()))
def test_nothing_that_is_sent_breaks_the_server(served: Served, body: bytes) -> None:
    answer = served.browser().post("/api/accounts", content=body, headers=JSON)
    assert answer.status_code in (201, 400)


@pytest.mark.parametrize(
    ("method", "path", "status", "code"),
    [
        ("GET", "/api/nothing", 404, "server-no-page"),
        ("GET", "/api/openapi.json/more", 404, "server-no-page"),
        ("PUT", "/api/tables", 405, "server-wrong-method"),
        ("GET", "/api/account", 401, "server-sign-in"),
        ("GET", "/api/tables/%00", 400, "store-bad-id"),
        ("GET", "/api/tables/" + "x" * 500, 400, "store-bad-id"),
        ("GET", "/api/tables?limit=0&scope=listed", 400, "server-bad-field"),
        ("GET", "/api/tables?limit=" + "9" * 400 + "&scope=listed", 400, "server-bad-field"),
        ("GET", "/api/tables?before=99999999999999999999&scope=listed", 400, "server-bad-field"),
        ("GET", "/api/tables?scope=theirs", 400, "server-bad-field"),
        ("GET", "/api/invites/" + "x" * 101, 400, "server-bad-field"),
        ("GET", "/api/rules?language=tlh", 400, "server-bad-field"),
    ],
)
def test_what_is_wrong_has_a_code(served: Served, method: str, path: str, status: int, code: str) -> None:
    answer = served.browser().request(method, path)
    assert (answer.status_code, answer.json()["code"]) == (status, code)


def test_a_wrong_method_is_told_which_there_are(served: Served) -> None:
    assert "GET" in served.browser().put("/api/rules").headers["allow"]


WORDS = {
    "en": "There is nothing at this address",
    "nl": "Op dit adres is niets te vinden",
    "fr": "Il n’y a rien à cette adresse",
    "de": "Unter dieser Adresse gibt es nichts",
}


@pytest.mark.parametrize(("language", "words"), WORDS.items())
def test_words_come_in_the_browsers_language(served: Served, language: str, words: str) -> None:
    answer = served.browser(accept_language=f"{language}-XX, en;q=0.1").get("/api/nothing")
    assert answer.json()["words"].startswith(words)


@pytest.mark.parametrize(("language", "words"), WORDS.items())
def test_words_come_in_the_accounts_language(served: Served, language: str, words: str) -> None:
    ann = served.guest("Ann", language)
    assert ann.http.get("/api/nothing", headers={"accept-language": "ja"}).json()["words"].startswith(words)
