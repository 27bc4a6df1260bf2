"""Export and deletion of an account: everything is handed out, and nothing is left."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from decaphase.online.store import open_store
from decaphase.online.store.people import People, StoredReport
from decaphase.online.store.people.people import EXPORTED
from support.store.open_stores import code_of, new, run
from support.store.writers import EXPIRED, LATER, NOW, add, digest, everything, result, tables_that_hold

ANN = "account-of-ann"
BEA = "account-of-bea"


async def live(people: People) -> None:
    """Ann and Bea leave the same rows in every table."""
    await add(people, ANN, BEA)
    for who, other in ((ANN, BEA), (BEA, ANN)):
        await people.set_login(who, f"login-{who}", f"password-{who}")
        await people.add_token(digest(f"token-{who}"), who, NOW, EXPIRED)
        await people.add_invite(digest(f"code-{who}"), f"invited-{who}", who, NOW, EXPIRED)
        await people.admit("guests", who, NOW)
        await people.sat_down("sat", who, NOW)
        await people.add_report("seen", who, other, f"said by {who[-3:]}", NOW)
        await people.save_sheet(who, "kept", 0, f'{{"players": ["{who}"]}}', NOW)
    await people.register("sat", listed=True, stage="open", summary=b"{}", now=NOW)
    await people.add_results((result(ANN, 1, table="won"), result(BEA, 2, table="won")))


def test_a_copy_tells_all_but_secrets(url: str) -> None:
    async def test() -> None:
        async with await open_store(url) as store:
            await live(store.people)
            copy = await store.people.export(ANN)
        assert json.loads(json.dumps(copy)) == copy
        assert copy == {
            "account": {
                "account_id": ANN,
                "name": ANN.title(),
                "language": "en",
                "created_at": NOW,
                "seen_at": NOW,
                "login": f"login-{ANN}",
                "has_password": True,
            },
            "tokens": [{"created_at": NOW, "expires_at": EXPIRED}],
            "invites": [{"table_id": f"invited-{ANN}", "created_at": NOW, "expires_at": EXPIRED}],
            "guest_at": [{"table_id": "guests", "admitted_at": NOW}],
            "sat_at": [{"table_id": "sat", "sat_at": NOW}],
            "reports_made": [{"table_id": "seen", "text": "said by ann", "reported_at": NOW}],
            "reported": [{"table_id": "seen", "reported_at": NOW}],
            "sheets": [
                {
                    "sheet_id": "kept",
                    "revision": 1,
                    "updated_at": NOW,
                    "body": f'{{"players": ["{ANN}"]}}',
                }
            ],
            "results": [
                {
                    "table": "won",
                    "game": 1,
                    "account": ANN,
                    "seat": 1,
                    "players": 4,
                    "place": 1,
                    "winner": True,
                    "score": 50,
                    "phases": 10,
                    "hands": 12,
                    "edition": "house-nl",
                    "at": NOW,
                }
            ],
            "named_in_logs": ["guests", "sat", "won"],
        }
        assert '"winner": true' in json.dumps(copy)
        assert "password-" not in json.dumps(copy)
        assert BEA not in json.dumps(copy)

    run(test())


def test_a_guest_has_a_copy_too(url: str) -> None:
    async def test() -> None:
        async with await open_store(url) as store:
            await add(store.people, ANN)
            copy = await store.people.export(ANN)
        account = copy.pop("account")
        assert isinstance(account, dict)
        assert account["has_password"] is False
        assert set(map(str, copy.values())) == {"[]"}

    run(test())


def test_a_copy_has_a_part_for_everything_that_refers_to_an_account(sqlite_url: str, tmp_path: Path) -> None:
    """A new table about people has to be exported as well."""

    async def test() -> None:
        await (await open_store(sqlite_url)).close()

    run(test())
    refers = set()
    with closing(sqlite3.connect(tmp_path / "tables.db")) as file:
        for (table,) in file.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall():
            for row in file.execute(f"PRAGMA foreign_key_list({table})"):
                assert row[2] == "account"  # "store-no-account" is the code for every dangling reference
                refers.add((table, row[3]))
    handed_out = {tuple(rows.split()[:3:2]) for _, rows in EXPORTED.values()}
    assert refers == handed_out | {("result", "account_id")}


def test_nothing_is_left_of_who_is_deleted(url: str) -> None:
    async def test() -> None:
        async with await open_store(url) as store:
            await live(store.people)
            assert await tables_that_hold(url, ANN) == {
                "account",
                "token",
                "invite",
                "guest",
                "sitting",
                "result",
                "report",
                "sheet",
            }
            before = {name: len(rows) for name, rows in (await everything(url)).items()}
            await store.people.delete_account(ANN)
            await store.people.delete_account(ANN)
            assert await tables_that_hold(url, ANN) == set()
            after = {name: len(rows) for name, rows in (await everything(url)).items()}
            gone = {name: before[name] - after[name] for name in before if before[name] != after[name]}
            left = ("account", "token", "invite", "guest", "sitting", "report", "sheet")
            assert gone == dict.fromkeys(left, 1)
            assert await code_of(store.people.export(ANN)) == "store-no-account"
            assert await store.people.by_login(f"login-{ANN}") is None
            assert await store.people.token(digest(f"token-{ANN}"), NOW) is None

    run(test())


def test_others_keep_what_is_theirs(url: str) -> None:
    async def test() -> None:
        async with await open_store(url) as store:
            people = store.people
            await live(people)
            await store.create("won")
            await store.append("won", 0, new("m1"))
            bea = await people.export(BEA)
            await people.delete_account(ANN)
            # Ann's report about Bea stays, without its author.
            assert await people.reports(5) == (StoredReport("seen", None, BEA, "said by ann", NOW),)
            assert await people.export(BEA) == {**bea, "reports_made": []}
            assert await store.last_seq("won") == 1
            await people.add_results((result(ANN, 1, table="won"), result(BEA, 2, table="won")))
            assert len((await everything(url))["result"]) == 2
            await add(people, ANN)
            await people.set_login(ANN, f"login-{ANN}", "another")
            assert await people.results_of(ANN, 5) == ()

    run(test())


@pytest.mark.parametrize("now", [EXPIRED - 1, EXPIRED, EXPIRED + 1])
def test_what_has_expired_is_forgotten(url: str, now: int) -> None:
    async def test() -> None:
        async with await open_store(url) as store:
            people = store.people
            await add(people, ANN)
            for kept, expires_at in (("short", EXPIRED), ("long", EXPIRED + 10)):
                await people.add_token(digest(kept), ANN, NOW, expires_at)
                await people.add_invite(digest(kept), kept, ANN, LATER, expires_at)
            await people.forget_expired(now)
            left = 2 if now < EXPIRED else 1
            found = await everything(url)
            assert (len(found["token"]), len(found["invite"]), len(found["account"])) == (left, left, 1)
            assert await people.token(digest("long"), now) == ANN

    run(test())


def test_servers_that_were_killed_are_forgotten_after_a_day(url: str) -> None:
    async def test() -> None:
        async with await open_store(url) as store:
            people, day = store.people, 86_400_000
            await people.begin_run("killed", NOW)
            await people.begin_run("alive", NOW)
            await people.beat("alive", NOW + day)
            await people.forget_expired(NOW + day)
            assert [run.run_id for run in await people.runs(0)] == ["alive"]

    run(test())
