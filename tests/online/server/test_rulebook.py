"""Rulebooks over HTTP are those of the command, for an edition or a table."""

from __future__ import annotations

import msgspec
import pytest

from decaphase.online.protocol.answers import BOOK
from decaphase.rulebook import Rulebook, write_rulebook
from decaphase.rules import DEFAULT_EDITION, EDITIONS, load_rules
from decaphase.say import languages
from support.server.served import Guest, Served

OPTIONS = {"knocking": True, "cards": "packs", "selection": [1, 4, 8]}


def book_from(guest: Guest, path: str, **parts: str) -> Rulebook:
    answer = guest.http.get(path, params=parts)
    assert answer.status_code == 200, answer.text
    book: Rulebook = BOOK.read(msgspec.json.decode(answer.content, type=BOOK.wire))
    return book


def test_every_edition_has_its_book_in_every_language(served: Served) -> None:
    ann = served.guest("Ann")
    for edition in EDITIONS:
        for language in languages():
            found = book_from(ann, "/api/rulebook", edition=edition, language=language)
            assert found == write_rulebook(load_rules(edition), language)


def test_a_table_has_a_book_of_its_own(served: Served) -> None:
    bob = served.guest("Bob", "nl")
    table = bob.open_table(edition="house-nl", options=OPTIONS)["table"]
    rules = load_rules("house-nl", OPTIONS)
    path = f"/api/tables/{table}/rulebook"
    assert book_from(bob, path) == write_rulebook(rules, "nl")
    assert book_from(bob, path, language="de") == write_rulebook(rules, "de")
    assert book_from(bob, path) != book_from(bob, "/api/rulebook", edition="house-nl")


def test_what_stands_in_a_chapter_says_what_it_is(served: Served) -> None:
    ann = served.guest("Ann")
    table = ann.open_table(edition="house-nl", options=OPTIONS)["table"]
    book = ann.http.get(f"/api/tables/{table}/rulebook").json()
    kinds = {block["kind"] for section in book["sections"] for block in section["blocks"]}
    assert kinds == {"paragraph", "steps", "table", "contrast", "note", "example"}


def test_without_an_edition_it_is_the_usual_one(served: Served) -> None:
    found = served.browser(accept_language="fr").get("/api/rulebook")
    assert msgspec.json.decode(found.content, type=BOOK.wire) == BOOK.write(
        write_rulebook(load_rules(DEFAULT_EDITION), "fr")
    )


@pytest.mark.parametrize(
    ("asks", "code"),
    [
        ("edition=classic-it", "unknown-edition"),
        ("language=it", "server-bad-field"),
        (f"edition={'x' * 41}", "server-bad-field"),
    ],
)
def test_a_book_that_nobody_has_is_refused(served: Served, asks: str, code: str) -> None:
    found = served.browser().get(f"/api/rulebook?{asks}")
    assert (found.status_code, found.json()["code"]) == (400, code)


def test_the_book_of_a_private_table_is_its_own(served: Served) -> None:
    table = served.guest("Ann").open_table()["table"]
    for http in (served.browser(), served.guest("Eve").http):
        assert http.get(f"/api/tables/{table}/rulebook").status_code == 404
