"""Accounts, logins, tokens and invitations, in both databases."""

from __future__ import annotations

import pytest

from decaphase.online.store import open_store
from decaphase.online.store.people import Account, Invite
from decaphase.online.store.people.accounts import MOST_TOKENS
from support.store.open_stores import code_of, run
from support.store.writers import EXPIRED, HOUR, LATER, NOW, add, digest


def test_an_account_is_read_as_it_was_written(url: str) -> None:
    async def test() -> None:
        async with await open_store(url) as store:
            await store.people.add_account("a", "Ann ’n’ Özlem 🎴", "nl-BE", NOW)
        async with await open_store(url) as store:
            people = store.people
            assert await people.account("a") == Account("a", "Ann ’n’ Özlem 🎴", "nl-BE", NOW, NOW)
            assert await people.account("b") is None
            await people.rename("a", "Anna")
            await people.set_language("a", "fr")
            assert await people.account("a") == Account("a", "Anna", "fr", NOW, NOW)

    run(test())


def test_who_is_not_there_cannot_be_changed(url: str) -> None:
    async def test() -> None:
        async with await open_store(url) as store:
            people = store.people
            await add(people, "a")
            for work in (
                people.rename("b", "Bea"),
                people.set_language("b", "nl"),
                people.set_login("b", "bea", "hash"),
                people.add_token(digest("b"), "b", NOW, EXPIRED),
                people.add_invite(digest("b"), "t", "b", NOW, EXPIRED),
                people.admit("t", "b", NOW),
                people.sat_down("t", "b", NOW),
                people.add_report("t", "a", "b", "text", NOW),
                people.add_report("t", "b", "a", "text", NOW),
                people.export("b"),
            ):
                assert await code_of(work) == "store-no-account"
            await people.touch("b", NOW)
            await people.delete_account("b")

    run(test())


def test_an_id_is_given_once(url: str) -> None:
    async def test() -> None:
        async with await open_store(url) as store:
            await add(store.people, "a")
            assert await code_of(store.people.add_account("a", "Other", "de", LATER)) == "store-exists"
            assert await store.people.account("a") == Account("a", "A", "en", NOW, NOW)

    run(test())


def test_when_somebody_was_seen_is_written_once_an_hour(url: str) -> None:
    async def test() -> None:
        async with await open_store(url) as store:
            people = store.people
            await add(people, "a")
            for now, seen in (
                (NOW + HOUR - 1, NOW),
                (NOW + HOUR, NOW + HOUR),
                (NOW + 2 * HOUR - 1, NOW + HOUR),
                (NOW, NOW + HOUR),  # a clock that went back
                (NOW + 5 * HOUR, NOW + 5 * HOUR),
            ):
                await people.touch("a", now)
                account = await people.account("a")
                assert account is not None
                assert account.seen_at == seen

    run(test())


# Logins


@pytest.mark.parametrize(
    ("login", "same"),
    [
        ("ÄNN", "änn"),
        ("änn", "a\u0308nn"),
        ("Bob", "ｂｏｂ"),
        ("straße", "STRASSE"),
        ("ΣΊΣΥΦΟΣ", "σίσυφος"),
        ("ﬁnn", "FINN"),
        ("x²", "X2"),
        ("ℌans", "hans"),
    ],
)
def test_a_login_is_the_same_however_it_is_typed(url: str, login: str, same: str) -> None:
    async def test() -> None:
        async with await open_store(url) as store:
            people = store.people
            await add(people, "a", "b")
            await people.set_login("a", login, "hash-a")
            assert await code_of(people.set_login("b", same, "hash-b")) == "login-taken"
            found = await people.by_login(same)
            assert found == await people.by_login(login) == await people.account("a")
            assert found is not None
            assert (found.login, found.password_hash) == (login, "hash-a")
            other = await people.account("b")
            assert other is not None
            assert (other.login, other.password_hash) == (None, None)

    run(test())


def test_logins_that_only_look_alike_are_two(url: str) -> None:
    async def test() -> None:
        async with await open_store(url) as store:
            people = store.people
            for number, login in enumerate(("ann", "änn", "а\u0301nn", "ann_", "an")):
                await add(people, f"a{number}")
                await people.set_login(f"a{number}", login, "hash")
            for number, login in enumerate(("ANN", "ÄNN")):
                found = await people.by_login(login)
                assert found is not None
                assert found.account_id == f"a{number}"

    run(test())


def test_a_login_can_be_changed_and_is_then_free(url: str) -> None:
    async def test() -> None:
        async with await open_store(url) as store:
            people = store.people
            await add(people, "a", "b")
            await people.set_login("a", "ann", "one")
            await people.set_login("a", "Ann", "two")  # its own
            await people.set_login("a", "anna", "three")
            assert await people.by_login("ann") is None
            await people.set_login("b", "ann", "four")
            found = await people.by_login("ANN")
            assert found is not None
            assert (found.account_id, found.password_hash) == ("b", "four")
            assert "four" not in repr(found)

    run(test())


def test_what_cannot_be_a_login_is_nobodys(url: str) -> None:
    async def test() -> None:
        async with await open_store(url) as store:
            for login in ("", "nobody", "a b", "x" * 1000, "\0", "\ud800", "' OR 1=1 --"):
                assert await store.people.by_login(login) is None

    run(test())


# Tokens


def test_a_token_lets_in_until_it_expires_or_is_revoked(url: str) -> None:
    async def test() -> None:
        async with await open_store(url) as store:
            people = store.people
            await add(people, "a", "b")
            for secret in "1234":
                await people.add_token(digest(secret), "a", NOW, EXPIRED)
            await people.add_token(digest("b"), "b", NOW, EXPIRED)
            assert await people.token(digest("1"), NOW) == "a"
            assert await people.token(digest("1"), EXPIRED - 1) == "a"
            assert await people.token(digest("1"), EXPIRED) is None
            assert await people.token(digest("none"), NOW) is None
            await people.revoke_token(digest("1"))
            assert [await people.token(digest(secret), NOW) for secret in "1234"] == [None, "a", "a", "a"]
            await people.revoke_tokens("a", digest("3"))
            assert [await people.token(digest(secret), NOW) for secret in "1234"] == [None, None, "a", None]
            await people.revoke_tokens("a")
            assert await people.token(digest("3"), NOW) is None
            assert await people.token(digest("b"), NOW) == "b"

    run(test())


def test_a_token_is_not_handed_to_somebody_else(url: str) -> None:
    async def test() -> None:
        async with await open_store(url) as store:
            people = store.people
            await add(people, "a", "b")
            await people.add_token(digest("1"), "a", NOW, EXPIRED)
            assert await code_of(people.add_token(digest("1"), "b", NOW, EXPIRED)) == "store-exists"
            assert await people.token(digest("1"), NOW) == "a"

    run(test())


def test_of_too_many_tokens_the_oldest_go(url: str) -> None:
    async def test() -> None:
        async with await open_store(url) as store:
            people = store.people
            await add(people, "a", "b")
            await people.add_token(digest("b"), "b", NOW - HOUR, EXPIRED)
            for number in range(MOST_TOKENS + 3):
                await people.add_token(digest(str(number)), "a", NOW + number, EXPIRED)
            await people.add_token(digest("slow clock"), "a", NOW - HOUR, EXPIRED)
            there = [await people.token(digest(str(number)), NOW) for number in range(MOST_TOKENS + 3)]
            assert there == [None] * 4 + ["a"] * (MOST_TOKENS - 1)
            assert await people.token(digest("slow clock"), NOW) == "a"  # the newest, whatever its clock says
            assert await people.token(digest("b"), NOW) == "b"

    run(test())


# Invitations


def test_an_invite_lets_in_until_it_expires_or_is_revoked(url: str) -> None:
    async def test() -> None:
        async with await open_store(url) as store:
            people = store.people
            await add(people, "a")
            for code, table in (("1", "t"), ("2", "t"), ("3", "u")):
                await people.add_invite(digest(code), table, "a", NOW, EXPIRED)
            assert await people.invite(digest("1"), EXPIRED - 1) == Invite("t", "a", EXPIRED)
            assert await people.invite(digest("1"), EXPIRED) is None
            assert await people.invite(digest("4"), NOW) is None
            await people.revoke_invites("t")
            assert [await people.invite(digest(code), NOW) for code in "123"] == [
                None,
                None,
                Invite("u", "a", EXPIRED),
            ]

    run(test())


def test_a_guest_list_is_a_tables_own(url: str) -> None:
    async def test() -> None:
        async with await open_store(url) as store:
            people = store.people
            await add(people, "a", "b")
            await people.admit("t", "a", NOW)
            await people.admit("t", "a", LATER)
            await people.admit("u", "b", NOW)
            admitted = [
                (table, who) for table in "tu" for who in "ab" if await people.is_admitted(table, who)
            ]
            assert admitted == [("t", "a"), ("u", "b")]

    run(test())


def test_a_closed_store_knows_nobody(url: str) -> None:
    async def test() -> None:
        store = await open_store(url)
        await add(store.people, "a")
        await store.close()
        for work in (store.people.account("a"), store.people.rename("a", "b"), store.people.reports(1)):
            assert await code_of(work) == "store-closed"

    run(test())
