"""The log holds no secrets."""

from __future__ import annotations

import json
from pathlib import Path

from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from decaphase.bots import make_bot
from decaphase.online.table import commands as asked
from support.server.served import serving
from support.server.two_players import deal

PASSWORD = "a very secret horse"  # noqa: S105 - it must not turn up again
CHAT = "a word between friends"
NONCES = ("5ec2e7aa" * 4, "5ec2e7bb" * 4)


def test_nothing_secret_is_written_down(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        ann, bob = server.guest("Annabella"), server.guest("Bobadilla")
        opened = ann.open_table()
        table, invite = opened["table"], opened["invite"]
        server.browser().get(f"/api/invites/{invite}")
        server.browser().get(f"/api/invites/{invite}/more?code={invite}")
        bob.come(invite)
        connections = [guest.connect() for guest in (ann, bob)]
        connections[1].do(table, asked.Sit(2))
        deal(table, connections, nonces=NONCES)
        connections[0].do(table, asked.Say(CHAT))
        hands = []
        for _ in range(6):
            views = [connection.follow(table) for connection in connections]
            games = [view.game for view in views if view.game is not None]
            hands += [" ".join(map(str, game.holding or ())) for game in games]
            seat = games[0].turn or 0
            action = str(make_bot("greedy").choose(games[seat - 1]))
            connections[seat - 1].do(table, asked.Act(action))
        ann.http.put("/api/account/login", json={"login": "annabella", "password": PASSWORD})
        rotated = ann.http.post("/api/login", json={"login": "annabella", "password": PASSWORD}).json()[
            "token"
        ]
        for body in (b'{"password": "' + PASSWORD.encode(), json.dumps({"login": PASSWORD}).encode()):
            server.browser().post("/api/login", content=body, headers={"content-type": "application/json"})
        try:
            with connect(f"{server.live}?token={ann.token}", compression=None):
                raise AssertionError
        except InvalidStatus:
            pass
        connections[1].socket.send(f"not a message: {bob.token}")
        connections[1].hear()
    written = server.written()
    secrets = (
        ann.token,
        bob.token,
        rotated,
        invite,
        PASSWORD,
        CHAT,
        *NONCES,
        *hands,
        "annabella",
        "Bobadilla",
    )
    assert [secret for secret in secrets if secret.lower() in written.lower()] == []
    lines = [json.loads(line) for line in server.errors.read_text(encoding="utf-8").splitlines()]
    assert {"/api/invites/{code}", "/api/tables", "/live"} <= {line.get("route") for line in lines}
    assert all(line["address"].endswith(".0/24") for line in lines if "address" in line)
    assert [line for line in lines if line["level"] not in ("info", "warning")] == []
