"""Playing through the proxies of `deploy/`, with a real nginx and a real Caddy."""

from __future__ import annotations

import asyncio
import json
import secrets
import ssl
import sys
from collections.abc import Iterator
from contextlib import AbstractContextManager
from pathlib import Path

import httpx
import pytest
from websockets.sync.client import connect

from decaphase.online.protocol.messages import Happened
from decaphase.online.server.api.sheets import MAX_SAVE_BYTES
from decaphase.online.table import commands as ask
from support.server import proxies
from support.server.proxies import Proxy
from support.server.served import Connection, Served, serving
from support.server.two_players import NONCE, deal
from support.timeouts import TIMEOUT_SECONDS

CLIENT = "127.1.2.3"
"""Another address of this machine, which no server trusts as a proxy."""
FORGED = "203.0.113.9"
SHEET: dict[str, object] = {
    "edition": "classic-en",
    "options": {},
    "players": ["Ann", "Bob"],
    "dealer": None,
    "hands": [],
}


@pytest.fixture(scope="module")
def behind(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("behind")) as server:
        yield server


@pytest.fixture(scope="module", params=proxies.NAMES)
def proxy(
    request: pytest.FixtureRequest, behind: Served, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Proxy]:
    name: str = request.param
    with started(name, tmp_path_factory.mktemp(name), int(behind.address.rpartition(":")[2])) as running:
        yield running


def started(name: str, folder: Path, server: int) -> AbstractContextManager[Proxy]:
    """A running proxy, where its program and several loopback addresses can be had."""
    if sys.platform != "linux":
        pytest.skip("only Linux has more than one loopback address")
    for program in (name, "openssl"):
        if proxies.find(program) is None:
            pytest.skip(f"{program} is not installed here (make proxies fetches the proxies)")
    return proxies.running(name, folder, server)


@pytest.fixture
def browser(proxy: Proxy) -> Iterator[httpx.Client]:
    """A client of the proxy that pretends to be another proxy."""
    transport = httpx.HTTPTransport(local_address=CLIENT, verify=trusting())
    forged = {"x-forwarded-for": FORGED, "x-forwarded-proto": "ftp", "x-forwarded-host": "evil.example"}
    with httpx.Client(
        base_url=proxy.address, transport=transport, headers=forged, timeout=TIMEOUT_SECONDS
    ) as client:
        yield client


def trusting() -> ssl.SSLContext:
    """TLS without checking the certificate, which the tests have made."""
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
    return context


def sign_up(browser: httpx.Client) -> str:
    answer = browser.post("/api/accounts", json={"name": "Ann"})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["token"])


def test_a_move_is_played(proxy: Proxy, browser: httpx.Client) -> None:
    token = sign_up(browser)
    headers = {"authorization": f"Bearer {token}"}
    opened = browser.post("/api/tables", json={"edition": "classic-en", "seats": 2}, headers=headers).json()
    table, address = opened["table"], proxy.address.replace("http", "ws", 1)
    encrypted = trusting() if address.startswith("wss") else None
    with connect(f"{address}/live", additional_headers=headers, ssl=encrypted) as socket:
        connection = Connection(socket)
        connection.hear()
        connection.follow(table)
        assert isinstance(connection.do(table, ask.AddBot(2, "beginner", "Robo")), Happened)
        deal(table, [connection], nonces=[NONCE])
        while not ((view := connection.follow(table)).game and view.game.legal):
            pass
        assert isinstance(connection.do(table, ask.Act(str(view.game.legal[0]))), Happened)


@pytest.mark.parametrize(("size", "status"), [(MAX_SAVE_BYTES, 200), (MAX_SAVE_BYTES + 1, 413)])
def test_the_largest_request(browser: httpx.Client, size: int, status: int) -> None:
    headers = {"authorization": f"Bearer {sign_up(browser)}", "content-type": "application/json"}
    body = json.dumps({"revision": 0, "sheet": SHEET}).encode().ljust(size)
    sheet = secrets.token_urlsafe(16)
    assert browser.put(f"/api/sheets/{sheet}", content=body, headers=headers).status_code == status


def test_the_server_learns_who_asks_and_how(proxy: Proxy, browser: httpx.Client, behind: Served) -> None:
    answer = browser.post("/api/accounts", json={"name": "Ann"}, headers={"origin": proxy.address})
    assert answer.status_code == 201, answer.text  # the proxy's own page, not a foreign one
    encrypted = proxy.address.startswith("https")
    assert ("strict-transport-security" in answer.headers) == encrypted
    assert "Secure" in answer.headers["set-cookie"]
    assert '"address": "127.1.2.0/24"' in behind.written()
    assert FORGED.rpartition(".")[0] not in behind.written()


def test_figures_are_not_for_everyone(browser: httpx.Client) -> None:
    assert browser.get("/metrics").status_code == 403


def test_the_log_has_neither_codes_nor_tokens(proxy: Proxy, browser: httpx.Client) -> None:
    token = sign_up(browser)
    headers = {"authorization": f"Bearer {token}"}
    opened = browser.post("/api/tables", json={"edition": "classic-en", "seats": 2}, headers=headers).json()
    code = opened["invite"]
    for path in (f"/join/{code}", f"/api/invites/{code}", f"/%6Aoin/{code}?code={code}"):
        browser.get(path, headers=headers)
    browser.post(f"/api/invites/{code}", content=b" " * (MAX_SAVE_BYTES + 1), headers=headers)
    written = proxy.written()
    assert code not in written
    assert token not in written


@pytest.mark.parametrize("name", proxies.NAMES)
def test_the_log_has_no_codes_while_no_server_runs(name: str, tmp_path: Path) -> None:
    code, token = secrets.token_urlsafe(18), secrets.token_urlsafe(32)
    headers = {"authorization": f"Bearer {token}", "cookie": f"__Host-decaphase={token}"}
    with started(name, tmp_path, proxies.free_port()) as proxy:

        async def ask_all() -> list[int]:
            async with httpx.AsyncClient(base_url=proxy.address, verify=trusting(), timeout=60) as client:
                paths = (f"/join/{code}", f"/api/invites/{code}", f"/%6Aoin/{code}", "/health")
                return [
                    answer.status_code
                    for answer in await asyncio.gather(*(client.get(path, headers=headers) for path in paths))
                ]

        assert set(asyncio.run(ask_all())) == {502}
        written = proxy.written()
    assert "502" in written
    assert code not in written
    assert token not in written
