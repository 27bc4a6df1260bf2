"""The HTTP client, addresses and tokens: what is accepted and what is refused."""

from __future__ import annotations

from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from threading import Thread

import pytest

from decaphase.online.protocol.http import Admitted
from decaphase.problems import Problem
from decaphase.say import explain
from decaphase.terminal.remote.find_table import Address, read_address
from decaphase.terminal.remote.http_client import HttpClient, SignedOut
from decaphase.terminal.remote.sign_in import (
    SavedToken,
    find_token,
    forget_token,
    save_token,
    saved_tokens,
    tokens_file,
)

ANSWERS = {
    "/moved": (302, b""),
    "/page": (200, b"<html>Welcome!</html>"),
    "/wall": (502, b"<html>Bad gateway</html>"),
    "/table": (200, b'{"table": "t1", "more": 1}'),
    "/nobody": (401, b'{"code": "server-sign-in", "words": "Who?", "values": {}}'),
    "/known": (403, b'{"code": "table-seat-taken", "words": "No.", "values": {"seat": 2, "player": "Bea"}}'),
    "/newer": (403, b'{"code": "from-the-future", "words": "Not on \\u001b[1mSundays.", "values": {}}'),
    "/odd": (403, b'{"code": "table-seat-taken", "words": "Seat 2 is taken.", "values": {}}'),
}


class Pages(BaseHTTPRequestHandler):
    asked: list[str] = []  # noqa: RUF012 - cleared by the fixture

    def do_GET(self) -> None:
        self.asked.append(self.path)
        status, body = ANSWERS.get(self.path, (404, b""))
        self.send_response(status)
        if status == 302:
            self.send_header("Location", "/table")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002 - so it is called
        pass


@pytest.fixture(scope="module")
def web() -> Iterator[HttpClient]:
    with HTTPServer(("127.0.0.1", 0), Pages) as server:
        thread = Thread(target=server.serve_forever, kwargs={"poll_interval": 0.01})
        thread.start()
        yield HttpClient(f"http://127.0.0.1:{server.server_port}", "a-token")
        server.shutdown()
        thread.join()


def problem_at(web: HttpClient, path: str) -> Problem:
    with pytest.raises(Problem) as caught:
        web.get(path, Admitted)
    assert explain(caught.value)
    return caught.value


def test_get(web: HttpClient) -> None:
    assert web.get("/table", Admitted) == Admitted("t1")


@pytest.mark.parametrize("path", ["/page", "/wall", "/moved", "/missing"])
def test_foreign_servers_are_refused(web: HttpClient, path: str) -> None:
    """Redirects are not followed, since a token is for one server only."""
    Pages.asked.clear()
    assert problem_at(web, path).code == "connect-not-a-server"
    assert Pages.asked == [path]


def test_error_responses(web: HttpClient) -> None:
    assert isinstance(problem_at(web, "/nobody"), SignedOut)
    assert explain(problem_at(web, "/known")) == "Bea sits in seat 2; choose another one."
    assert explain(problem_at(web, "/newer")) == "The server says: Not on [1mSundays."
    assert explain(problem_at(web, "/odd")) == "The server says: Seat 2 is taken."


def test_a_server_that_is_not_there() -> None:
    assert problem_at(HttpClient("http://127.0.0.1:1"), "/table").code == "connect-no-server"


@pytest.mark.parametrize(
    ("text", "address"),
    [
        ("http://127.0.0.1:8010", Address("http://127.0.0.1:8010")),
        (" https://Cards.Example.org/ ", Address("https://cards.example.org")),
        ("https://a.example/join/AbC-d_1", Address("https://a.example", invite="AbC-d_1")),
        ("https://a.example/api/invites/AbC", Address("https://a.example", invite="AbC")),
        ("https://a.example/table/AbC/", Address("https://a.example", table="AbC")),
        ("192.168.1.7:8010/join/x1", Address("http://192.168.1.7:8010", invite="x1")),
        ("[::1]:8010", Address("http://[::1]:8010")),
        ("a.example/table/x1", Address("https://a.example", table="x1")),
        ("AbCdEfGhIjKlMnOpQrStUvWx", Address("http://last", invite="AbCdEfGhIjKlMnOpQrStUvWx")),
    ],
)
def test_addresses(text: str, address: Address) -> None:
    assert read_address(text, "http://last") == address


@pytest.mark.parametrize(
    "text",
    [
        "",
        "ftp://a.example",
        "http://",
        "http://a.example/elsewhere",
        "http://a.example/join/",
        "http://a.example/join/a/b",
        "http://me@a.example",
        "http://[::1",
        "http://a.example:port",
        "http://a\x1b.example",
    ],
)
def test_invalid_addresses(text: str) -> None:
    with pytest.raises(Problem, match="connect-bad-address"):
        read_address(text)


def test_a_code_alone_without_a_server() -> None:
    with pytest.raises(Problem, match="connect-code-alone"):
        read_address("AbCdEfGhIjKlMnOpQrStUvWx")


def test_tokens_are_kept_for_their_owner_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert saved_tokens() == []
    one, two = SavedToken("http://one", "t1", 'Ann "the" Ünique'), SavedToken("http://two", "t2", "Ann")
    save_token(one)
    save_token(two)
    assert tokens_file().stat().st_mode & 0o777 == 0o600
    assert saved_tokens() == [two, one]
    save_token(one)
    assert saved_tokens() == [one, two]
    forget_token("http://one")
    assert find_token("http://one") is None
    assert find_token("http://two") == two


@pytest.mark.parametrize("text", ["", "server = 1", "[[server]]\naddress = 1", "server = [1]", "]"])
def test_an_unreadable_token_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, text: str) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    tokens_file().parent.mkdir()
    tokens_file().write_text(text, encoding="utf-8")
    assert saved_tokens() == []
