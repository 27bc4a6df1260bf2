"""No client can act in another account's name."""

from __future__ import annotations

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from decaphase.online.protocol.messages import Do, Done, NotDone, Subscribe, Trouble
from decaphase.online.table import commands as asked
from support.server.served import Served


def test_an_id_is_ones_own(served: Served) -> None:
    """Another account's move with the same id is a different move."""
    ann, bob = served.guest("Ann"), served.guest("Bob")
    opened = ann.open_table()
    table = opened["table"]
    bob.come(opened["invite"])
    theirs, ours = bob.connect(), ann.connect()
    theirs.send(Do(table, "m7", asked.Sit(2)))
    sat = theirs.hear()
    assert isinstance(sat, Done)
    ours.send(Do(table, "m7", asked.Say("mine")))
    said = ours.hear()
    assert isinstance(said, Done)
    assert said.seq == sat.seq + 1
    theirs.send(Do(table, "m7", asked.Say("not said: it was done before")))
    again = theirs.hear()
    assert isinstance(again, Done)
    assert again.seq == said.seq
    assert [line.text for line in ours.follow(table).talk] == ["mine"]


def test_who_looks_on_does_nothing(served: Served) -> None:
    ann, eve = served.guest("Ann"), served.guest("Eve")
    table = ann.open_table(listed=True)["table"]
    connection = eve.connect()
    connection.follow(table)
    for wish in (
        asked.Say("hello"),
        asked.Ready(),
        asked.Act("1 draw deck"),
        asked.Pause(),
        asked.VoteKick(1),
    ):
        refused = connection.do(table, wish)
        assert isinstance(refused, NotDone)
        assert refused.code == "table-not-seated"


def test_nobody_follows_a_private_table_uninvited(served: Served) -> None:
    ann, eve = served.guest("Ann"), served.guest("Eve")
    connection = eve.connect()
    for table in (ann.open_table()["table"], "nowhere"):
        connection.send(Subscribe(table))
        refused = connection.hear()
        assert isinstance(refused, Trouble)
        assert refused.code == "store-no-table"


def test_a_token_that_was_taken_back_opens_no_door(served: Served) -> None:
    ann = served.guest("Ann")
    table = ann.open_table()["table"]
    assert ann.http.post("/api/logout").status_code == 204
    with pytest.raises(InvalidStatus) as refused:
        ann.connect()
    assert refused.value.response.status_code == 401
    shown: httpx.Response = ann.http.get(f"/api/tables/{table}")
    assert shown.status_code == 404
