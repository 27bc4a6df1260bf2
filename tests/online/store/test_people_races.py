"""Several servers at once: a login goes to one of them, and a deletion leaves nothing behind."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from collections import Counter
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from typing import Final

import asyncpg
import pytest

from decaphase.online.store import StoreProblem, open_store
from decaphase.online.store.people.accounts import MOST_TOKENS
from support.store.open_stores import code_of, run
from support.store.workers import PATHS
from support.store.writers import EXPIRED, NOW, add, digest, everything, result, tables_that_hold
from support.timeouts import TIMEOUT_SECONDS

LOGINS: Final = 25

SETTER: Final = """
import asyncio, sys
from decaphase.online.store import StoreProblem, open_store

async def main(url, account, spelling):
    async with await open_store(url) as store:
        print("ready", flush=True)
        sys.stdin.readline()
        for number in range(int(sys.argv[4])):
            try:
                await store.people.set_login(f"{account}-{number}", f"{spelling}-{number}", "hash")
            except StoreProblem as problem:
                print(problem.code)
            else:
                print("mine")

asyncio.run(main(*sys.argv[1:4]))
"""


def test_two_processes_want_the_same_logins(postgres_url: str) -> None:
    async def prepare() -> None:
        async with await open_store(postgres_url) as store:
            await add(store.people, *(f"{who}-{number}" for who in "ab" for number in range(LOGINS)))

    async def owners() -> list[str]:
        async with await open_store(postgres_url) as store:
            found = [await store.people.by_login(f"Änn-{number}") for number in range(LOGINS)]
            return [account.account_id for account in found if account is not None]

    run(prepare())
    said = dict(zip("ab", _race(postgres_url, {"a": "ÄNN", "b": "ａ\u0308nn"}), strict=True))
    expected = []
    for number in range(LOGINS):
        answers = {who: said[who][number] for who in "ab"}
        assert sorted(answers.values()) == ["login-taken", "mine"]
        expected += [f"{who}-{number}" for who, answer in answers.items() if answer == "mine"]
    assert run(owners()) == expected


def _race(url: str, spellings: dict[str, str]) -> list[list[str]]:
    """The answer of each process, all having started together."""
    racers = [
        subprocess.Popen(
            [sys.executable, "-c", SETTER, url, account, spelling, str(LOGINS)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(PATHS), "PYTHONUTF8": "1"},
        )
        for account, spelling in spellings.items()
    ]
    for racer in racers:
        assert racer.stdout is not None
        assert racer.stdout.readline() == "ready\n"
    for racer in racers:
        assert racer.stdin is not None
        racer.stdin.write("go\n")
        racer.stdin.flush()
    said = [racer.communicate(timeout=TIMEOUT_SECONDS)[0].splitlines() for racer in racers]
    assert [racer.returncode for racer in racers] == [0] * len(racers)
    return said


def test_a_login_is_wanted_by_many_at_once(url: str) -> None:
    async def test() -> None:
        async with await open_store(url) as store:
            await add(store.people, *(f"a{number}" for number in range(6)))
            told = await asyncio.gather(
                *(store.people.set_login(f"a{number}", "ann", "hash") for number in range(6)),
                return_exceptions=True,
            )
            codes = Counter(answer.code if isinstance(answer, StoreProblem) else answer for answer in told)
            assert codes == {None: 1, "login-taken": 5}

    run(test())


def test_two_servers_add_tokens_to_one_account(postgres_url: str) -> None:
    async def test() -> None:
        stores = [await open_store(postgres_url) for _ in range(2)]
        await add(stores[0].people, "a")
        secrets = [f"{server}-{number}" for server in range(2) for number in range(MOST_TOKENS + 5)]
        await asyncio.gather(
            *(
                stores[int(secret[0])].people.add_token(digest(secret), "a", NOW, EXPIRED)
                for secret in secrets
            )
        )
        assert len((await everything(postgres_url))["token"]) == MOST_TOKENS
        for store in stores:
            await store.close()

    run(test())


def test_two_servers_write_the_same_results(postgres_url: str) -> None:
    """Each from another end: they would deadlock if that were the order of writing."""

    async def test() -> None:
        stores = [await open_store(postgres_url) for _ in range(2)]
        await add(stores[0].people, *(f"a{seat}" for seat in range(6)))
        for game in range(20):
            results = [result(f"a{seat}", seat, game=game) for seat in range(6)]
            await asyncio.gather(
                stores[0].people.add_results(results), stores[1].people.add_results(results[::-1])
            )
        assert len((await everything(postgres_url))["result"]) == 20 * 6
        for store in stores:
            await store.close()

    run(test())


# Deleted meanwhile


@asynccontextmanager
async def _being_deleted(url: str, account: str) -> AsyncIterator[None]:
    """Another process has begun to delete the account, and finishes afterwards."""
    link = await asyncpg.connect(url)
    async with link.transaction():
        await link.execute("DELETE FROM account WHERE account_id = $1", account)
        yield
    await link.close()


async def _wait_for_lock(task: asyncio.Task[object]) -> None:
    await asyncio.sleep(0.2)
    assert not task.done()


@pytest.mark.parametrize("kind", ["token", "invite", "guest", "sitting", "report", "login"])
def test_nothing_is_added_to_an_account_that_is_being_deleted(postgres_url: str, kind: str) -> None:
    async def test() -> None:
        async with await open_store(postgres_url) as store:
            people = store.people
            works: dict[str, Coroutine[object, object, object]] = {
                "token": people.add_token(digest("1"), "ann", NOW, EXPIRED),
                "invite": people.add_invite(digest("1"), "t", "ann", NOW, EXPIRED),
                "guest": people.admit("t", "ann", NOW),
                "sitting": people.sat_down("t", "ann", NOW),
                "report": people.add_report("t", "bea", "ann", "text", NOW),
                "login": people.set_login("ann", "login", "hash"),
            }
            wanted = works.pop(kind)
            for work in works.values():
                work.close()
            await add(people, "ann", "bea")
            async with _being_deleted(postgres_url, "ann"):
                task = asyncio.create_task(code_of(wanted))
                await _wait_for_lock(task)
            assert await task == "store-no-account"
            assert await tables_that_hold(postgres_url, "ann") == set()

    run(test())


def test_a_result_of_an_account_that_is_being_deleted_is_nobodys(postgres_url: str) -> None:
    async def test() -> None:
        async with await open_store(postgres_url) as store:
            await add(store.people, "ann", "bea")
            async with _being_deleted(postgres_url, "ann"):
                task = asyncio.create_task(store.people.add_results((result("ann", 1), result("bea", 2))))
                await _wait_for_lock(task)
            await task
            assert len((await everything(postgres_url))["result"]) == 2
            assert await tables_that_hold(postgres_url, "ann") == set()
            assert await store.people.results_of("bea", 5) == (result("bea", 2),)

    run(test())
