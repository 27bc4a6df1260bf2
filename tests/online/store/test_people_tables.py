"""Lists of tables, results, reports and runs, in both databases."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import asyncpg

from decaphase.online.store import open_store
from decaphase.online.store.people import Listed, Run, StoredReport, Totals
from decaphase.online.store.people.tables import OPEN_TO_ALL
from support.store.open_stores import run
from support.store.writers import LATER, NOW, add, everything, result, tables_that_hold


def test_lists_hold_what_is_open_to_all_newest_first(url: str) -> None:
    async def test() -> None:
        async with await open_store(url) as store:
            people = store.people
            await people.register("old", listed=True, stage="open", summary=b"{}", now=NOW)
            await people.register("new", listed=True, stage="playing", summary=b'{"seats":4}', now=LATER)
            await people.register("private", listed=False, stage="open", summary=b"", now=LATER)
            await people.register("over", listed=True, stage="closed", summary=b"", now=LATER)
            new, old = Listed("new", "playing", b'{"seats":4}', LATER), Listed("old", "open", b"{}", NOW)
            assert await people.listed_tables(None, 10) == (new, old)
            assert await people.listed_tables(LATER, 10) == (old,)
            assert await people.listed_tables(None, 1) == (new,)
            await people.register("new", listed=True, stage="closed", summary=b"{}", now=LATER + 1)
            await people.register("old", listed=True, stage="open", summary=b"again", now=LATER + 1)
            await people.register("private", listed=True, stage="open", summary=b"", now=LATER + 2)
            assert [listed.table for listed in await people.listed_tables(None, 10)] == ["private", "old"]

    run(test())


def test_pages_pass_over_none_even_of_one_millisecond(url: str) -> None:
    async def test() -> None:
        async with await open_store(url) as store:
            people = store.people
            await add(people, "a")
            tables = [f"t{number}" for number in range(7)]
            for table in tables:
                await people.register(table, listed=True, stage="open", summary=b"", now=NOW)
                await people.sat_down(table, "a", NOW)
            seen: list[str] = []
            sat: list[str] = []
            before = None
            while page := await people.listed_tables(before, 2, seen[-1] if seen else ""):
                seen += [listed.table for listed in page]
                before = page[-1].updated_at
            while page := await people.tables_of("a", before if sat else None, 3, sat[-1] if sat else ""):
                sat += [listed.table for listed in page]
            assert sorted(seen) == sorted(sat) == tables

    run(test())


def test_the_tables_of_somebody(url: str) -> None:
    async def test() -> None:
        async with await open_store(url) as store:
            people = store.people
            await add(people, "a", "b")
            await people.register("t", listed=False, stage="closed", summary=b"t", now=NOW + 5)
            await people.register("u", listed=True, stage="open", summary=b"u", now=NOW + 9)
            for table, account, at in (
                ("t", "a", 1),
                ("u", "a", 2),
                ("t", "a", 3),
                ("new", "a", 7),
                ("t", "b", 4),
            ):
                await people.sat_down(table, account, NOW + at)
            expected = (
                Listed("u", "open", b"u", NOW + 9),
                Listed("new", "", b"", NOW + 7),  # only the seat is known of it
                Listed("t", "closed", b"t", NOW + 5),
            )
            assert await people.tables_of("a", None, 10) == expected
            assert await people.tables_of("a", NOW + 9, 1) == expected[1:2]
            assert await people.tables_of("b", None, 10) == expected[2:]
            assert await people.tables_of("c", None, 10) == ()

    run(test())


def test_sqlite_lists_by_the_index(sqlite_url: str, tmp_path: Path) -> None:
    async def test() -> None:
        await (await open_store(sqlite_url)).close()

    run(test())
    with closing(sqlite3.connect(tmp_path / "tables.db")) as file:
        plan = file.execute(f"EXPLAIN QUERY PLAN {OPEN_TO_ALL.replace('$', '?')}", (NOW, "", 5)).fetchall()
    assert len(plan) == 1  # and nothing is sorted
    assert "USING INDEX listing_open" in plan[0][-1]


def test_postgres_lists_by_the_index(postgres_url: str) -> None:
    async def test() -> None:
        await (await open_store(postgres_url)).close()
        link = await asyncpg.connect(postgres_url)
        await link.execute("SET enable_seqscan = off")  # there is next to nothing in it
        plan = "\n".join(line for (line,) in await link.fetch(f"EXPLAIN {OPEN_TO_ALL}", NOW, "", 5))
        await link.close()
        assert "Index Scan Backward using listing_open" in plan
        assert "Sort" not in plan

    run(test())


# Results


def test_results_are_kept_once(url: str) -> None:
    async def test() -> None:
        async with await open_store(url) as store:
            people = store.people
            await add(people, "a", "b")
            game = (result("b", 2), result(None, 3), result("a", 1), result(None, 4))
            await people.add_results(game)
            await people.add_results(game)
            await people.add_results((result("a", 4),))  # a seat that has one, an account that has one
            await people.add_results(())
            again = result("a", 3, game=2, at=LATER)
            await people.add_results((again, result("b", 1, game=2, at=LATER)))
            assert await people.results_of("a", 10) == (again, result("a", 1))
            assert await people.results_of("a", 1) == (again,)
            assert (await people.results_of("b", 10))[0].winner is True
            assert await people.totals_of("a") == Totals(games=2, wins=1, places=4, phases=18, hands=24)
            assert await people.totals_of("c") == Totals(0, 0, 0, 0, 0)

    run(test())


def test_who_has_gone_meanwhile_leaves_a_result_that_is_nobodys(url: str) -> None:
    async def test() -> None:
        async with await open_store(url) as store:
            await add(store.people, "a", "b")
            game = (result("a", 1), result("gone", 2), result("b", 3))
            await store.people.add_results(game)
            await store.people.add_results(game)
            assert [len(await store.people.results_of(who, 5)) for who in ("a", "gone", "b")] == [1, 0, 1]
        assert len((await everything(url))["result"]) == 3
        assert await tables_that_hold(url, "gone") == set()

    run(test())


# Reports and runs


def test_reports_are_read_newest_first(url: str) -> None:
    async def test() -> None:
        async with await open_store(url) as store:
            people = store.people
            await add(people, "a", "b")
            text = "They said:\n“…” – twice!"
            await people.add_report("t", "a", "b", text, LATER)
            await people.add_report("t", "a", "b", text, LATER)  # sent again
            await people.add_report("t", "b", "a", "no", NOW)
            await people.add_report("t", "b", "a", "and no", NOW)
            await people.add_report("u", "a", "b", "again", LATER)
            assert await people.reports(10) == (
                StoredReport("u", "a", "b", "again", LATER),
                StoredReport("t", "a", "b", text, LATER),
                StoredReport("t", "b", "a", "no\nand no", NOW),
            )
            assert len(await people.reports(2)) == 2

    run(test())


def test_runs_that_gave_a_sign_of_life(url: str) -> None:
    async def test() -> None:
        async with await open_store(url) as store:
            people = store.people
            await people.begin_run("r1", NOW)
            await people.begin_run("r2", NOW + 1)
            await people.begin_run("r3", NOW + 2)
            await people.beat("r1", NOW + 50)
            await people.beat("none", NOW + 50)
            await people.end_run("r3")
            assert await people.runs(NOW) == (Run("r1", NOW, NOW + 50), Run("r2", NOW + 1, NOW + 1))
            assert await people.runs(NOW + 50) == (Run("r1", NOW, NOW + 50),)
            assert await people.runs(NOW + 51) == ()
            await people.begin_run("r1", NOW + 60)
            assert await people.runs(NOW + 51) == (Run("r1", NOW + 60, NOW + 60),)

    run(test())
