"""Bounds of what is stored about people: each refusal has its own code, in every language."""

from __future__ import annotations

import sys
from collections.abc import Callable, Coroutine
from dataclasses import replace
from unicodedata import normalize

import pytest
from hypothesis import given
from hypothesis import strategies as st

from decaphase.online.store import StoreProblem, open_store
from decaphase.online.store.model import MOST_READ
from decaphase.online.store.people import People
from decaphase.online.store.people.model import (
    BIGGEST_NUMBER,
    BIGGEST_SHEET,
    BIGGEST_SUMMARY,
    LAST_TIME,
    LONGEST_LANGUAGE,
    LONGEST_LOGIN,
    LONGEST_NAME,
    LONGEST_REPORT,
    MOST_RESULTS,
    check_language,
    check_name,
    check_report,
    login_key,
)
from decaphase.online.store.people.sheets import MOST_SHEETS
from decaphase.say import explain, languages
from support.store.open_stores import code_of, run
from support.store.writers import EXPIRED, NOW, add, digest, everything, result

Work = Callable[[People], Coroutine[object, object, object]]

REFUSED: list[tuple[str, Work]] = [
    ("store-bad-id", lambda people: people.add_account("a b", "Ann", "en", NOW)),
    ("store-bad-id", lambda people: people.account("x" * 65)),
    ("store-bad-id", lambda people: people.delete_account("")),
    ("store-bad-id", lambda people: people.is_admitted("t", "\0")),
    ("store-bad-id", lambda people: people.register("t", listed=True, stage="", summary=b"", now=NOW)),
    ("store-bad-id", lambda people: people.begin_run("", NOW)),
    ("store-bad-name", lambda people: people.add_account("c", "", "en", NOW)),
    ("store-bad-name", lambda people: people.rename("a", "x" * (LONGEST_NAME + 1))),
    ("store-bad-language", lambda people: people.set_language("a", "english please")),
    ("store-bad-login", lambda people: people.set_login("a", "x" * (LONGEST_LOGIN + 1), "hash")),
    ("store-bad-hash", lambda people: people.set_login("a", "ann", "")),
    ("store-bad-hash", lambda people: people.set_login("a", "ann", "x" * 513)),
    ("store-bad-hash", lambda people: people.add_token(b"secret", "a", NOW, EXPIRED)),
    ("store-bad-hash", lambda people: people.token(b"", NOW)),
    ("store-bad-hash", lambda people: people.revoke_tokens("a", b"")),
    ("store-bad-hash", lambda people: people.add_invite(bytes(33), "t", "a", NOW, EXPIRED)),
    ("store-bad-time", lambda people: people.add_account("c", "Cas", "nl", -1)),
    ("store-bad-time", lambda people: people.add_token(digest("1"), "a", NOW, LAST_TIME + 1)),
    ("store-bad-time", lambda people: people.token(digest("1"), 10**30)),
    ("store-bad-time", lambda people: people.listed_tables(-1, 1)),
    ("store-bad-time", lambda people: people.forget_expired(-1)),
    (
        "store-too-big",
        lambda people: people.register(
            "t", listed=True, stage="open", summary=bytes(BIGGEST_SUMMARY + 1), now=NOW
        ),
    ),
    ("store-bad-limit", lambda people: people.listed_tables(None, 0)),
    ("store-bad-limit", lambda people: people.tables_of("a", None, MOST_READ + 1)),
    ("store-bad-limit", lambda people: people.results_of("a", -1)),
    ("store-bad-limit", lambda people: people.reports(0)),
    ("store-bad-report", lambda people: people.add_report("t", "a", "b", " \n", NOW)),
    ("store-bad-report", lambda people: people.add_report("t", "a", "b", "x" * (LONGEST_REPORT + 1), NOW)),
    ("store-many-results", lambda people: people.add_results((result("a"),) * (MOST_RESULTS + 1))),
    ("store-bad-result", lambda people: people.add_results((replace(result("a"), place=-1),))),
    ("store-bad-result", lambda people: people.add_results((replace(result("a"), score=2**31),))),
    ("store-bad-result", lambda people: people.add_results((replace(result("a"), game=2**63),))),
    ("store-bad-id", lambda people: people.add_results((replace(result("a"), edition="x y"),))),
    ("store-bad-time", lambda people: people.add_results((result("b"), replace(result("a"), at=-1)))),
    ("store-bad-id", lambda people: people.save_sheet("a", "s t", 0, "{}", NOW)),
    ("store-bad-id", lambda people: people.sheet("a", "")),
    ("store-bad-id", lambda people: people.delete_sheet("a", "x" * 65)),
    ("store-bad-revision", lambda people: people.save_sheet("a", "s", -1, "{}", NOW)),
    ("store-bad-revision", lambda people: people.save_sheet("a", "s", 2**31, "{}", NOW)),
    ("store-bad-sheet", lambda people: people.save_sheet("a", "s", 0, "\0", NOW)),
    ("store-bad-sheet", lambda people: people.save_sheet("a", "s", 0, "\ud800", NOW)),
    ("store-bad-time", lambda people: people.save_sheet("a", "s", 0, "{}", -1)),
    ("store-too-big", lambda people: people.save_sheet("a", "s", 0, "é" * (BIGGEST_SHEET // 2 + 1), NOW)),
    ("store-no-account", lambda people: people.save_sheet("nobody", "s", 0, "{}", NOW)),
    ("sheet-gone", lambda people: people.save_sheet("a", "s", 1, "{}", NOW)),
]


def test_what_is_out_of_bounds_is_refused_and_changes_nothing(url: str) -> None:
    async def test() -> None:
        async with await open_store(url) as store:
            await add(store.people, "a", "b")
            before = await everything(url)
            for number, (code, work) in enumerate(REFUSED):
                assert (number, await code_of(work(store.people))) == (number, code)
            assert await everything(url) == before

    run(test())


def test_the_biggest_that_is_taken(url: str) -> None:
    async def test() -> None:
        async with await open_store(url) as store:
            people = store.people
            name, text = "ß" * LONGEST_NAME, "🎴" * LONGEST_REPORT
            await people.add_account("a", name, "x" * 8 + "-y" * 13, LAST_TIME)
            await people.set_login("a", "é" * LONGEST_LOGIN, "x" * 512)
            await people.add_token(digest("1"), "a", LAST_TIME, LAST_TIME)
            await people.register(
                "t", listed=True, stage="x" * 64, summary=bytes(BIGGEST_SUMMARY), now=LAST_TIME
            )
            await people.sat_down("t", "a", LAST_TIME)
            assert len(await people.listed_tables(None, MOST_READ)) == 1
            assert len(await people.tables_of("a", None, MOST_READ)) == 1
            await people.add_report("t", "a", "a", text, LAST_TIME)
            assert (await people.reports(MOST_READ))[0].text == text
            biggest = replace(result("a"), score=-BIGGEST_NUMBER, hands=BIGGEST_NUMBER, at=LAST_TIME)
            await people.add_results([replace(biggest, game=number) for number in range(MOST_RESULTS)])
            assert (await people.results_of("a", 1))[0].score == -BIGGEST_NUMBER
            assert (await people.totals_of("a")).hands == BIGGEST_NUMBER * MOST_RESULTS

    run(test())


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(
    "problem",
    [
        StoreProblem("login-taken", login="änn"),
        StoreProblem("store-no-account"),
        StoreProblem("store-bad-name", most=LONGEST_NAME),
        StoreProblem("store-bad-login", most=LONGEST_LOGIN),
        StoreProblem("store-bad-report", most=LONGEST_REPORT),
        StoreProblem("sheet-gone"),
        StoreProblem("sheet-newer", revision=7),
        StoreProblem("sheets-full", most=MOST_SHEETS),
    ],
    ids=lambda problem: problem.code,
)
def test_a_refusal_is_said(language: str, problem: StoreProblem) -> None:
    said = explain(problem, language)
    assert said.endswith(".")
    assert "{" not in said
    assert all(str(value)[:1] in said for value in problem.values.values())


# Logins, names and texts


@pytest.mark.parametrize(
    "login",
    ["", " ", "a b", "a\u00a0b", "a\n", "\0", "a\u200bb", "\u202ea", "\ud800", "x" * 41, "ﷺ", "ﬃ" * 14],
)
def test_what_is_no_login(login: str) -> None:
    with pytest.raises(StoreProblem, match="store-bad-login"):
        login_key(login)


@given(st.text(min_size=1, max_size=LONGEST_LOGIN))
def test_a_login_is_compared_by_one_key(login: str) -> None:
    try:
        key = login_key(login)
    except StoreProblem:
        return
    assert login_key(key) == key
    for same in (
        login.casefold(),
        *(normalize(form, login) for form in ("NFC", "NFD", "NFKC", "NFKD")),
        normalize("NFKC", login).casefold(),
    ):
        if len(same) <= LONGEST_LOGIN:
            assert login_key(same) == key


def test_every_character_has_one_key() -> None:
    for number in range(sys.maxunicode + 1):
        character = chr(number)
        try:
            key = login_key(character)
        except StoreProblem:
            continue
        assert login_key(key) == key
        assert login_key(character.casefold()) == key
        assert login_key(normalize("NFKC", character)) == key


@pytest.mark.parametrize("name", ["Ann", "安", "👩\u200d👧", "می\u200cخواهم", "O’Neil Jr.", " a"])
def test_names(name: str) -> None:
    assert check_name(name) == name


@pytest.mark.parametrize("name", ["", " ", "\u3000", "a\nb", "\0", "a\u2028b", "\ud800", "x" * 41])
def test_what_is_no_name(name: str) -> None:
    with pytest.raises(StoreProblem, match="store-bad-name"):
        check_name(name)


@pytest.mark.parametrize("language", ["en", "nl-BE", "zh-Hant-TW", "de-CH-1996"])
def test_languages(language: str) -> None:
    assert check_language(language) == language


@pytest.mark.parametrize("language", ["", "e", "en_GB", "en-", "én", "en\n", "a-" * 20, "en-" + "x" * 9])
def test_what_is_no_language(language: str) -> None:
    assert len(language) <= LONGEST_LANGUAGE or language.startswith("a-")
    with pytest.raises(StoreProblem, match="store-bad-language"):
        check_language(language)


@pytest.mark.parametrize("text", ["", "\t", "a\0b", "\udfff"])
def test_what_is_no_report(text: str) -> None:
    with pytest.raises(StoreProblem, match="store-bad-report"):
        check_report(text)
