"""Tables over HTTP: opened, listed, shown and recorded, for those who may see them."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from decaphase.bots import make_bot
from decaphase.online.protocol.messages import Done, Happened, NotDone
from decaphase.online.server.api.tables import create_invite, find_invite
from decaphase.online.server.auth.sessions import DAY_MS
from decaphase.online.server.config import Config
from decaphase.online.server.services import open_services
from decaphase.online.table import Person, TableSettings
from decaphase.online.table import commands as asked
from decaphase.problems import Problem
from decaphase.records import check_text
from support.server.served import Guest, Served, soon
from support.server.two_players import deal


def code_of(guest: Guest, method: str, path: str, **parts: object) -> tuple[int, str]:
    answer = guest.http.request(method, path, **parts)  # type: ignore[arg-type]
    return answer.status_code, answer.json()["code"]


# Opening and finding


def test_who_opens_a_table_sits_in_seat_1(served: Served) -> None:
    ann = served.guest("Ann")
    table = ann.open_table(seats=3, options={"knocking": True}, talk="reactions")["table"]
    shown = ann.http.get(f"/api/tables/{table}").json()
    assert shown["type"] == "now"
    view = shown["view"]
    assert (view["you"], view["stage"], len(view["seats"])) == (1, "lobby", 3)
    assert view["rules"]["options"] == {"knocking": True}
    assert view["settings"]["talk"] == "reactions"


@pytest.mark.parametrize(
    ("wrong", "code"),
    [
        ({"edition": "classic-it"}, "unknown-edition"),
        ({"options": {"selection": "first-11"}}, "first-too-many"),
        ({"options": {"nosuch": True}}, "unknown-option"),
        ({"turn_seconds": 2}, "table-setting-range"),
        ({"seats": 7}, "server-bad-field"),
        ({"talk": "shouting"}, "server-bad-field"),
    ],
)
def test_what_makes_no_table_is_refused(served: Served, wrong: dict[str, object], code: str) -> None:
    ann = served.guest()
    status, found = code_of(ann, "POST", "/api/tables", json={"edition": "classic-en", "seats": 2, **wrong})
    assert (status in (400, 403), found) == (True, code)


def test_own_tables_come_newest_first_in_pages(served: Served) -> None:
    ann = served.guest()
    opened = [ann.open_table()["table"] for _ in range(3)]
    soon(lambda: [one["stage"] for one in ann.http.get("/api/tables").json()["tables"]] == ["lobby"] * 3)
    found: list[str] = []
    place: dict[str, str] = {}
    for _ in range(4):
        page = ann.http.get("/api/tables", params={"limit": "1", **place}).json()
        found += [one["table"] for one in page["tables"]]
        if page["before"] is None:
            break
        place = {"before": str(page["before"]), "before_table": page["before_table"]}
    assert sorted(found) == sorted(opened)
    assert ann.http.get("/api/tables").json()["tables"][0]["summary"]["seats"][0]["name"] == "Ann"


def test_only_tables_that_want_it_are_listed_for_all(served: Served) -> None:
    ann, bob = served.guest(), served.guest("Bob")
    hidden, listed = ann.open_table()["table"], ann.open_table(listed=True)["table"]

    def found() -> set[str]:
        page = bob.http.get("/api/tables", params={"scope": "listed"}).json()
        return {one["table"] for one in page["tables"]}

    soon(lambda: listed in found())
    assert hidden not in found()
    assert served.browser().get(f"/api/tables/{listed}").json()["view"]["you"] is None


# Private tables


def test_nobody_else_sees_a_private_table(served: Served) -> None:
    ann, eve = served.guest(), served.guest("Eve")
    table = ann.open_table()["table"]
    for path in (f"/api/tables/{table}", f"/api/tables/{table}/record"):
        theirs, none = eve.http.get(path), eve.http.get(path.replace(table, "nosuch"))
        assert theirs.status_code == none.status_code == 404
        assert theirs.json()["code"] == none.json()["code"] == "store-no-table"
        assert served.browser().get(path).status_code == 404
        assert ann.http.get(path).status_code in (200, 409)
    assert code_of(eve, "POST", f"/api/tables/{table}/invites") == (404, "store-no-table")
    assert code_of(eve, "DELETE", f"/api/tables/{table}/invites") == (404, "store-no-table")
    connection = eve.connect()
    refused = connection.do(table, asked.Sit(2))
    assert isinstance(refused, NotDone)
    assert refused.code == "store-no-table"


def test_an_invitation_lets_somebody_in(served: Served) -> None:
    ann, bob = served.guest("Ann"), served.guest("Bob")
    opened = ann.open_table()
    assert len(opened["invite"]) >= 22  # 128 bits
    shown = served.browser().get(f"/api/invites/{opened['invite']}").json()
    assert [seat["name"] for seat in shown["seats"]] == ["Ann", ""]
    assert opened["table"] not in str(shown)
    assert bob.http.post(f"/api/invites/{opened['invite']}").json() == {"table": opened["table"]}
    assert bob.http.get(f"/api/tables/{opened['table']}").json()["view"]["you"] is None
    sat = bob.connect().do(opened["table"], asked.Sit(2))
    assert isinstance(sat, Done | Happened)
    assert bob.http.get(f"/api/tables/{opened['table']}").json()["view"]["you"] == 2


def test_who_sits_at_a_table_may_invite_to_it(served: Served) -> None:
    ann, bob = served.guest(), served.guest("Bob")
    opened = ann.open_table()
    bob.come(opened["invite"])
    path = f"/api/tables/{opened['table']}/invites"
    assert code_of(bob, "POST", path) == (403, "table-not-seated")
    bob.connect().do(opened["table"], asked.Sit(2))
    given = bob.http.post(path, json={"days": 1})
    assert given.status_code == 201
    assert served.browser().get(f"/api/invites/{given.json()['invite']}").status_code == 200
    assert code_of(bob, "POST", path, json={"days": 61}) == (400, "server-bad-field")


def test_only_the_opener_takes_invitations_back(served: Served) -> None:
    ann, bob, cas = served.guest(), served.guest("Bob"), served.guest("Cas")
    opened = ann.open_table()
    bob.come(opened["invite"])
    path = f"/api/tables/{opened['table']}/invites"
    assert code_of(bob, "DELETE", path) == (403, "table-opener-only")
    assert ann.http.delete(path).status_code == 204
    assert code_of(cas, "POST", f"/api/invites/{opened['invite']}") == (404, "server-no-invite")
    assert bob.http.get(f"/api/tables/{opened['table']}").status_code == 200


def test_an_invitation_needs_an_account_and_an_open_table(served: Served) -> None:
    ann, bob = served.guest(), served.guest("Bob")
    opened = ann.open_table()
    assert served.browser().post(f"/api/invites/{opened['invite']}").status_code == 401
    assert code_of(bob, "POST", "/api/invites/made-up") == (404, "server-no-invite")
    ann.connect().do(opened["table"], asked.Close())
    assert code_of(bob, "POST", f"/api/invites/{opened['invite']}") == (409, "table-closed")


def test_who_was_voted_away_does_not_come_back(served: Served) -> None:
    people = [served.guest(name) for name in ("Ann", "Bob", "Eve")]
    ann, bob, eve = people
    opened = ann.open_table(seats=3)
    connections = [guest.connect() for guest in people]
    for seat, guest in ((2, bob), (3, eve)):
        guest.come(opened["invite"])
        connections[seat - 1].do(opened["table"], asked.Sit(seat))
    for connection in connections[:2]:
        connection.do(opened["table"], asked.VoteKick(3))
    assert code_of(eve, "POST", f"/api/invites/{opened['invite']}") == (403, "table-kicked")
    assert code_of(eve, "GET", f"/api/tables/{opened['table']}") == (404, "store-no-table")


class Clock:
    """A clock that the test sets."""

    def __init__(self) -> None:
        self.now = 1_700_000_000_000

    def __call__(self) -> int:
        return self.now


def test_an_invitation_ends_after_its_days(tmp_path: Path) -> None:
    clock = Clock()

    async def story() -> None:
        async with open_services(Config(database=f"sqlite:///{tmp_path / 'tables.db'}"), clock) as services:
            await services.people.add_account("ann", "Ann", "en", clock())
            live = await services.tables.open(Person("ann", "Ann"), 2, "classic-en", {}, TableSettings.of())
            given = await create_invite(services, live.table, "ann", days=2)
            assert given.expires == clock.now + 2 * DAY_MS
            clock.now += 2 * DAY_MS - 1
            _, found = await find_invite(services, given.invite)
            assert found is live
            clock.now += 1
            with pytest.raises(Problem, match="server-no-invite"):
                await find_invite(services, given.invite)

    asyncio.run(story())


# Records


def test_there_is_no_record_before_the_game(served: Served) -> None:
    ann = served.guest("Ann")
    path = f"/api/tables/{ann.open_table()['table']}/record"
    assert code_of(ann, "GET", path) == (409, "table-no-game-yet")
    assert code_of(ann, "GET", f"{path}?format=xml") == (400, "server-bad-field")


# A whole hand, over the network


def test_two_people_play_a_hand(served: Served) -> None:
    ann, bob = served.guest("Ann"), served.guest("Bob")
    opened = ann.open_table(turn_seconds=0, reserve_seconds=0)
    table = opened["table"]
    bob.come(opened["invite"])
    connections = [guest.connect() for guest in (ann, bob)]
    connections[1].do(table, asked.Sit(2))
    deal(table, connections)
    while (views := [connection.follow(table) for connection in connections])[0].stage == "playing":
        games = [view.game for view in views if view.game is not None]
        seat = games[0].turn or 0
        action = str(make_bot("greedy").choose(games[seat - 1]))
        for_another = connections[2 - seat].do(table, asked.Act(action))
        assert isinstance(for_another, NotDone)
        assert for_another.code == "table-not-your-seat"
        done = connections[seat - 1].do(table, asked.Act(action))
        assert not isinstance(done, NotDone), done
    assert views[0].stage == "between"
    record = ann.http.get(f"/api/tables/{table}/record")
    assert record.headers["content-type"].startswith("application/toml")
    assert check_text(record.text).ok
    assert bob.http.get(f"/api/tables/{table}/record", params={"format": "json"}).json()["hands"]


def test_the_hand_that_is_played_is_in_nobodys_record(served: Served) -> None:
    ann, bob = served.guest("Ann"), served.guest("Bob")
    opened = ann.open_table()
    bob.come(opened["invite"])
    connections = [guest.connect() for guest in (ann, bob)]
    connections[1].do(opened["table"], asked.Sit(2))
    deal(opened["table"], connections)
    assert connections[0].follow(opened["table"]).stage == "playing"
    record = ann.http.get(f"/api/tables/{opened['table']}/record", params={"format": "json"}).json()
    assert record.get("hands", []) == []
    seen = bob.http.get(f"/api/tables/{opened['table']}").json()["view"]["game"]
    assert [len(hand) for hand in (seen["holding"],)] == [10]
