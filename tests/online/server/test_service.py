"""Health, metrics, descriptions, start and shutdown."""

from __future__ import annotations

import json
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

import decaphase
from decaphase.online.protocol.messages import FromClient, FromServer
from decaphase.online.table import commands as asked
from decaphase.rules import EDITIONS, OPTIONS
from support.server.served import SOURCE, Served, serving
from support.timeouts import TIMEOUT_SECONDS


def test_it_is_healthy(served: Served) -> None:
    answer = served.browser().get("/health")
    assert answer.json() == {"status": "ok", "version": decaphase.__version__}


def test_it_says_what_it_is(served: Served) -> None:
    answer = served.browser(accept_language="de", accept="application/json").get("/").json()
    assert answer["name"] == "Decaphase"
    assert "inoffiziell" in answer["about"]


# Metrics


def figures(served: Served) -> dict[str, float]:
    text = served.browser(authorization="Bearer figures-for-me").get("/metrics").text
    lines = (line.rpartition(" ") for line in text.splitlines() if not line.startswith("#"))
    return {name: float(value) for name, _, value in lines}


def test_figures_are_for_who_runs_the_server(served: Served) -> None:
    assert served.browser().get("/metrics").json()["code"] == "server-figures"
    assert served.browser(authorization="Bearer wrong").get("/metrics").status_code == 403
    assert served.browser(authorization="Bearer figures-for-me").get("/metrics").status_code == 200
    near = served.browser()
    del near.headers["x-forwarded-for"]
    assert near.get("/metrics").status_code == 200


def test_figures_count_what_happens(served: Served) -> None:
    before = figures(served)
    ann = served.guest()
    connection = ann.connect()
    table = ann.open_table()["table"]
    connection.follow(table)
    connection.do(table, asked.Act("1 draw deck"))
    after = figures(served)
    assert after["decaphase_clients"] == before["decaphase_clients"] + 1
    assert after["decaphase_live_tables"] >= 1
    assert after["decaphase_refusals_total"] == before["decaphase_refusals_total"] + 1
    assert after["decaphase_append_seconds_count"] > before["decaphase_append_seconds_count"]
    opened = 'decaphase_http_requests_total{method="POST",route="/api/tables",status="201"}'
    assert after[opened] == before.get(opened, 0) + 1
    assert "decaphase_moves_total" in after
    assert "decaphase_think_seconds_count" in after
    assert not any(table in name for name in after)


# Descriptions


def test_every_page_is_described(served: Served) -> None:
    error_fields = served.browser().get("/api/openapi.json").json()
    operations = [one for page in error_fields["paths"].values() for one in page.values()]
    assert len(operations) >= 24
    assert all(one["summary"].endswith(".") for one in operations)
    assert "NewTable" in error_fields["components"]["schemas"]
    assert served.browser().get("/api/openapi.json").headers["content-type"] == "application/json"


def test_every_message_is_described(served: Served) -> None:
    error_fields = served.browser().get("/api/protocol").json()
    for side, messages in (("from_client", FromClient), ("from_server", FromServer)):
        named = {one["$ref"].rpartition("/")[2] for one in error_fields[side]["anyOf"]}
        assert named == {message.__name__ for message in messages.__args__}
        assert named <= error_fields["$defs"].keys()


@pytest.mark.parametrize("language", ["en", "nl", "fr", "de"])
def test_the_rules_are_told_in_every_language(served: Served, language: str) -> None:
    told = served.browser().get("/api/rules", params={"language": language}).json()
    assert [edition["edition"] for edition in told["editions"]] == list(EDITIONS)
    assert [option["option"] for option in told["options"]] == list(OPTIONS)
    assert all(value["about"] for option in told["options"] for value in option["values"])
    assert len(told["editions"][0]["phases"]) == 10


def test_rules_can_be_tried_before_a_table_is_opened(served: Served) -> None:
    wanted = {
        "edition": "classic-en",
        "options": {"skip_style": "lay-before", "phases": ["run 5 + colour 4"]},
    }
    tried = served.browser().post("/api/rules", json=wanted, params={"language": "nl"}).json()
    assert tried["options"]["skip_style"] == "lay-before"
    assert tried["options"]["skip_limit"] == "once-per-round"  # the edition's own
    assert tried["phases"] == [
        {"phase": "run 5 + colour 4", "words": "reeks van 5 + 4 kaarten van één kleur"}
    ]
    assert "skip_returns" not in tried["idle"]
    own = served.browser().get("/api/rules").json()["editions"][0]
    assert "skip_returns" in own["idle"]


def test_rules_that_make_no_game_are_refused_before_a_table_is_opened(served: Served) -> None:
    wanted = {"edition": "house-nl", "options": {"advance": "every-hand"}}
    refused = served.browser(accept_language="de").post("/api/rules", json=wanted)
    assert refused.status_code == 400
    assert refused.json()["code"] == "options-clash"
    assert refused.json()["values"] == {"one": "advance = every-hand", "other": "scoring = none"}


def test_statistics_begin_at_nothing(served: Served) -> None:
    told = served.guest().http.get("/api/statistics").json()
    assert told == {"totals": {"games": 0, "wins": 0, "places": 0, "phases": 0, "hands": 0}, "results": []}


# Start and shutdown


def run_serve(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "decaphase", "serve", *arguments, "--lang", "en"]
    return subprocess.run(
        command,
        capture_output=True,
        text=True,
        timeout=TIMEOUT_SECONDS,
        check=False,
        env={"PYTHONPATH": str(SOURCE)},
    )


def test_a_port_that_is_taken(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        ended = run_serve("--port", port, "--database", f"sqlite:///{tmp_path / 'tables.db'}")
    assert ended.returncode == 2
    assert ended.stderr.startswith(f"Another program is using port {port} already; ")
    assert len(ended.stderr.splitlines()) == 1


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("--database", "sqlite:////nowhere/tables.db"), "cannot be opened"),
        (("--database", "mysql://me:secret@here/tables"), "no address of a database"),
        (("--origin", "play.example"), "no origin of a web page"),
        (("--proxy", "nobody"), "no address of a proxy"),
        (("--host", "198.51.100.1"), "an address of this machine"),
    ],
)
def test_what_cannot_be_served_is_said_in_one_sentence(
    tmp_path: Path, arguments: tuple[str, ...], words: str
) -> None:
    ended = run_serve("--port", "0", "--database", f"sqlite:///{tmp_path / 'tables.db'}", *arguments)
    assert ended.returncode == 2
    lines = [line for line in ended.stderr.splitlines() if not line.startswith("{")]
    assert len(lines) == 1
    assert words in lines[0]
    assert "secret" not in ended.stderr
    assert ended.stdout == ""


def test_it_ends_in_good_order_and_goes_on_where_it_was(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        ann = server.guest()
        table = ann.open_table()["table"]
        connection = ann.connect()
        connection.follow(table)
        began = time.monotonic()
        server.process.send_signal(signal.SIGTERM)
        with pytest.raises(ConnectionClosed) as closed:
            connection.hear()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1012
        assert server.process.wait(10) == 0
        assert time.monotonic() - began < 5
    with serving(tmp_path) as server:
        headers = {"authorization": f"Bearer {ann.token}"}
        shown = server.browser().get(f"/api/tables/{table}", headers=headers)
        assert shown.json()["view"]["you"] == 1
        errors = [
            line
            for line in map(json.loads, server.errors.read_text().splitlines())
            if line["level"] == "error"
        ]
        assert errors == []
