"""Serving at home: the page opens, the network address is announced, and Ctrl-C ends the server."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
from websockets.sync.client import connect

from decaphase.cli import _home_network, serve
from decaphase.cli._home_network import is_running, network_address, open_browser
from support.server.served import SOURCE, soon, wait_for_address
from support.timeouts import TIMEOUT_SECONDS

SCREENS = ("BROWSER", "DISPLAY", "WAYLAND_DISPLAY")


@contextmanager
def at_home(
    folder: Path, *arguments: str, program: Sequence[str] = ("-m", "decaphase"), **variables: str
) -> Iterator[tuple[str, Path, subprocess.Popen[bytes]]]:
    """A running server: its address, its output and its process."""
    out, errors = folder / "out", folder / "errors"
    inherited = {name: value for name, value in os.environ.items() if name not in SCREENS}
    environment = {
        **inherited,
        "PYTHONPATH": str(SOURCE),
        "XDG_DATA_HOME": str(folder),
        "DECAPHASE_LANG": "en",
    }
    command = [sys.executable, *program, "serve", *arguments]
    with out.open("wb") as said, errors.open("wb") as told:
        process = subprocess.Popen(command, stdout=said, stderr=told, env={**environment, **variables})
        try:
            yield wait_for_address(process, out, errors), out, process
        finally:
            if process.poll() is None:
                process.send_signal(signal.SIGINT)
                process.wait(20)


def browser_of(folder: Path) -> tuple[str, Path]:
    """A browser that writes down the address it was given."""
    program, seen = folder / "browser", folder / "seen"
    program.write_text(f'#!/bin/sh\necho "$1" > {seen}\n', encoding="utf-8")
    program.chmod(0o755)
    return str(program), seen


def test_the_page_opens_by_itself_and_ctrl_c_ends_it_quietly(tmp_path: Path) -> None:
    browser, seen = browser_of(tmp_path)
    with port_taken(), at_home(tmp_path, "--open", BROWSER=browser) as (address, out, process):
        soon(lambda: seen.exists() and seen.read_text(encoding="utf-8").strip() == address)
        assert address.startswith("http://127.0.0.1:")
        assert not address.endswith(":8010")
        assert httpx.get(f"{address}/health").status_code == 200
        process.send_signal(signal.SIGINT)
        assert process.wait(20) == 0
    assert out.read_text(encoding="utf-8").splitlines() == [
        f"Decaphase is ready at {address} (Ctrl-C ends it)."
    ]
    assert (tmp_path / "errors").read_text(encoding="utf-8") == ""
    assert (tmp_path / "decaphase" / "tables.db").exists()


def test_a_second_start_opens_the_running_server(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    browser, seen = browser_of(tmp_path)
    with at_home(tmp_path, "--port", "0") as (address, _, _):
        assert is_running(address)
        monkeypatch.setattr(serve, "DEFAULT_PORT", int(address.rpartition(":")[2]))
        monkeypatch.setenv("BROWSER", browser)
        monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
        monkeypatch.setenv("DECAPHASE_LANG", "en")
        serve.run(open_page=True)
        soon(lambda: seen.exists() and seen.read_text(encoding="utf-8").strip() == address)
    assert capsys.readouterr().out == f"Decaphase is running already, at {address}.\n"
    assert not is_running(address)


@contextmanager
def port_taken() -> Iterator[None]:
    """The default port is taken, by our server or by another program."""
    try:
        listener = socket.create_server(("127.0.0.1", 8010))
    except OSError:
        yield
    else:
        with listener:
            yield


LOOPBACK_AS_NETWORK = """
from decaphase import cli
from decaphase.cli import serve
serve.ALL_INTERFACES = "127.0.0.1"
serve.network_address = lambda address: address.replace("127.0.0.1", "localhost")
cli.main()
"""
"""The command on a network of one machine: a server under test listens on loopback only."""


def test_other_devices_on_the_network_can_connect(tmp_path: Path) -> None:
    program = "-c", LOOPBACK_AS_NETWORK
    with at_home(tmp_path, "--open", "--network", "--port", "0", program=program) as (address, out, _):
        assert address.startswith("http://127.0.0.1:")
        theirs = address.replace("127.0.0.1", "localhost")
        soon(lambda: out.read_text(encoding="utf-8").endswith("Open this address in a browser to play.\n"))
        said = out.read_text(encoding="utf-8").splitlines()
        assert said[1] == f"Others on the same network come to {theirs}."
        with httpx.Client(base_url=theirs, headers={"origin": theirs}) as browser:
            begun = browser.post("/api/accounts", json={"name": "Bea"})
            assert begun.status_code == 201
            cookie = begun.headers["set-cookie"].partition(";")[0]
            renamed = browser.patch("/api/account", json={"name": "Beatrix"}, headers={"cookie": cookie})
            assert renamed.status_code == 200
        live = theirs.replace("http", "ws", 1) + "/live"
        with connect(live, additional_headers={"origin": theirs, "cookie": cookie}, compression=None) as line:
            assert '"welcome"' in str(line.recv(timeout=TIMEOUT_SECONDS))


# Browsers


def test_without_a_screen_no_browser_is_started(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in SCREENS:
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr("webbrowser.get", lambda: pytest.fail("it would take the terminal"))
    assert not open_browser("http://127.0.0.1:8010")


def test_without_a_network_there_is_no_address_for_others(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(_home_network, "UNROUTED_ADDRESS", ("127.0.0.1", 9))
    assert network_address("http://127.0.0.1:8010") is None
    monkeypatch.setattr(_home_network, "UNROUTED_ADDRESS", ("255.255.255.255", 9))
    assert network_address("http://127.0.0.1:8010") is None
