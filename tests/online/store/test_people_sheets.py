"""Score sheets: saved only from the last revision, and at most as many as an account may have."""

from __future__ import annotations

import asyncio
from collections import Counter

import pytest

from decaphase.online.store import StoreProblem, open_store
from decaphase.online.store.people import StoredSheet
from decaphase.online.store.people.model import BIGGEST_SHEET
from decaphase.online.store.people.sheets import MOST_SHEETS
from support.store.open_stores import code_of, run
from support.store.writers import LATER, NOW, add, everything


def test_a_sheet_is_kept_and_changed(url: str) -> None:
    async def test() -> None:
        async with await open_store(url) as store:
            people = store.people
            await add(people, "a", "b")
            assert await people.sheet("a", "s") is None
            first = await people.save_sheet("a", "s", 0, "one", NOW)
            assert first == StoredSheet("s", 1, NOW, "one")
            second = await people.save_sheet("a", "s", 1, "twé", LATER)
            assert second == StoredSheet("s", 2, LATER, "twé") == await people.sheet("a", "s")
            await people.save_sheet("a", "t", 0, "x" * BIGGEST_SHEET, NOW)
            assert [kept.sheet_id for kept in await people.sheets_of("a")] == ["s", "t"]
            assert await people.sheets_of("b") == ()

    run(test())


def test_nothing_is_written_over_unseen(url: str) -> None:
    async def test() -> None:
        async with await open_store(url) as store:
            people = store.people
            await add(people, "a")
            await people.save_sheet("a", "s", 0, "one", NOW)
            await people.save_sheet("a", "s", 1, "two", NOW)
            for based_on in (0, 1, 3):
                with pytest.raises(StoreProblem, match="sheet-newer") as refused:
                    await people.save_sheet("a", "s", based_on, "another", LATER)
                assert refused.value.values == {"revision": 2}
            assert await people.sheet("a", "s") == StoredSheet("s", 2, NOW, "two")

    run(test())


def test_saving_again_what_is_kept_does_no_harm(url: str) -> None:
    """The answer to the first try may have been lost."""

    async def test() -> None:
        async with await open_store(url) as store:
            people = store.people
            await add(people, "a")
            for based_on, body in ((0, "one"), (1, "two")):
                kept = await people.save_sheet("a", "s", based_on, body, NOW)
                assert await people.save_sheet("a", "s", based_on, body, LATER) == kept

    run(test())


def test_what_was_thrown_away_does_not_come_back_by_itself(url: str) -> None:
    async def test() -> None:
        async with await open_store(url) as store:
            people = store.people
            await add(people, "a")
            await people.save_sheet("a", "s", 0, "one", NOW)
            await people.delete_sheet("a", "s")
            await people.delete_sheet("a", "s")
            assert await code_of(people.save_sheet("a", "s", 1, "two", NOW)) == "sheet-gone"
            assert await people.sheets_of("a") == ()

    run(test())


def test_an_id_is_its_owners_own(url: str) -> None:
    async def test() -> None:
        async with await open_store(url) as store:
            people = store.people
            await add(people, "a", "b")
            await people.save_sheet("a", "s", 0, "of a", NOW)
            await people.save_sheet("b", "s", 0, "of b", NOW)
            await people.delete_sheet("b", "s")
            assert await people.sheet("a", "s") == StoredSheet("s", 1, NOW, "of a")

    run(test())


def test_as_many_sheets_as_an_account_may_have(url: str) -> None:
    async def test() -> None:
        async with await open_store(url) as store:
            people = store.people
            await add(people, "a", "b")
            await asyncio.gather(
                *(people.save_sheet("a", f"s{number}", 0, "x", NOW) for number in range(MOST_SHEETS))
            )
            assert await code_of(people.save_sheet("a", "more", 0, "x", NOW)) == "sheets-full"
            await people.save_sheet("a", "s0", 1, "y", NOW)
            await people.save_sheet("b", "more", 0, "x", NOW)
            await people.delete_sheet("a", "s1")
            await people.save_sheet("a", "more", 0, "x", NOW)

    run(test())


def test_two_servers_save_at_once(postgres_url: str) -> None:
    """Of several saves from one revision, one succeeds; the limit also holds for concurrent saves."""

    async def test() -> None:
        stores = [await open_store(postgres_url) for _ in range(2)]
        await add(stores[0].people, "a")
        await stores[0].people.save_sheet("a", "s", 0, "begun", NOW)
        told = await asyncio.gather(
            *(stores[n % 2].people.save_sheet("a", "s", 1, f"{n}", NOW) for n in range(8)),
            return_exceptions=True,
        )
        codes = Counter(one.code if isinstance(one, StoreProblem) else "kept" for one in told)
        assert codes == {"kept": 1, "sheet-newer": 7}
        many = range(MOST_SHEETS + 6)
        await asyncio.gather(
            *(stores[n % 2].people.save_sheet("a", f"s{n}", 0, "x", NOW) for n in many),
            return_exceptions=True,
        )
        assert len((await everything(postgres_url))["sheet"]) == MOST_SHEETS
        for store in stores:
            await store.close()

    run(test())
