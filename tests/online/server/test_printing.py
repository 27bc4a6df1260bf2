"""Prints over HTTP: every kind, for an edition or a table, and refused requests."""

from __future__ import annotations

import io
import re
from concurrent.futures import ThreadPoolExecutor
from typing import get_args

import httpx
import pypdfium2
import pytest
from PIL import Image

from decaphase.online.protocol.messages import Language
from decaphase.online.table import commands as asked
from decaphase.paper.braille import liblouis
from decaphase.paper.print_order import PRINT_KINDS
from support.server.served import Served
from support.server.two_players import play_hand, two_play


def text_of(pdf: bytes) -> str:
    """The text of all pages."""
    pages = pypdfium2.PdfDocument(pdf)
    return "\n".join(page.get_textpage().get_text_bounded() for page in pages)


@pytest.mark.parametrize("kind", [kind for kind in PRINT_KINDS if kind != "pause"])
def test_what_is_looked_at_is_what_is_printed(served: Served, kind: str) -> None:
    http = served.browser()
    for language in get_args(Language):
        order = {"edition": "classic-de", "language": language, "paper": "letter"}
        look = http.get(f"/api/print/{kind}", params={**order, "form": "look"})
        assert look.status_code == 200, look.text
        shown = look.json()
        printed = http.get(f"/api/print/{kind}", params=order)
        assert printed.headers["content-type"] == "application/pdf"
        assert printed.headers["content-disposition"] == f'attachment; filename="{kind}.pdf"'
        pages = pypdfium2.PdfDocument(printed.content)
        assert (len(pages), pages.get_metadata_value("Title")) == (shown["pages"], shown["title"])
        for page in range(shown["shown"]):
            found = http.get(f"/api/print/{kind}", params={**order, "form": "picture", "page": str(page + 1)})
            picture = Image.open(io.BytesIO(found.content))
            assert picture.size == tuple(map(round, pages[page].get_size()))
        none = http.get(
            f"/api/print/{kind}", params={**order, "form": "picture", "page": str(shown["shown"] + 1)}
        )
        assert (none.status_code, none.json()["code"]) == (404, "print-no-such-page")


def test_options_of_an_edition(served: Served) -> None:
    http = served.browser()
    plain = http.get("/api/print/rulebook", params={"edition": "classic-en"}).content
    changed = http.get("/api/print/rulebook", params={"edition": "classic-en", "option": "wild_points=20"})
    assert text_of(changed.content) != text_of(plain)
    assert http.get("/api/print/rulebook?option=wild_points=none").status_code == 400
    large = http.get("/api/print/deck", params={"large": "true"}).content
    assert large != http.get("/api/print/deck").content


def test_who_prints_much_keeps_nobody_else_waiting(served: Served) -> None:
    ann, bob = served.browser(), served.browser()

    def asked_for(http: httpx.Client, down: float) -> httpx.Response:
        return http.get("/api/print/sheet", params={"players": "2", "down": down / 10})

    with ThreadPoolExecutor(12) as at_once:
        same = list(at_once.map(asked_for, [ann] * 10, [1] * 10))
        many = at_once.map(asked_for, [ann] * 10, range(2, 12))
        assert asked_for(bob, 20).status_code == 200
        answers = list(many)
    assert {answer.status_code for answer in same} == {200}  # printed once
    assert {answer.status_code for answer in answers} <= {200, 429}
    refused = [answer for answer in answers if answer.status_code == 429]
    assert len(refused) <= 4
    assert all(answer.headers["retry-after"] == "5" for answer in refused)


def test_sheets_of_labels(served: Served) -> None:
    http = served.browser()
    usual = http.get("/api/print/stickers", params={"paper": "letter"}).content
    look = http.get("/api/print/stickers", params={"paper": "letter", "form": "look"}).json()
    assert look["labels"][0] == "44x13"
    same = http.get("/api/print/stickers", params={"paper": "letter", "labels": "44x13"}).content
    assert text_of(same) == text_of(usual)
    other = http.get("/api/print/stickers", params={"paper": "letter", "labels": look["labels"][-1]}).content
    assert text_of(other) != text_of(usual)
    moved = http.get("/api/print/stickers", params={"paper": "letter", "right": "1.5", "down": "-2"}).content
    assert moved != usual
    assert http.get("/api/print/stickers?labels=99x99").json()["code"] == "labels-unknown"
    assert http.get("/api/print/stickers?right=21").status_code == 400
    assert http.get("/api/print/deck?form=look").json().get("labels", []) == []


def test_a_table_prints_its_own_rules_and_its_game(served: Served) -> None:
    evening = two_play(served, options={"phases": ["colour 3", "run 4"], "knocking": True})
    http, order = evening.guests[0].http, {"table": evening.table}
    play_hand(evening)
    assert "run of 4" in text_of(http.get("/api/print/reference", params=order).content).lower()
    view = evening.connections[0].follow(evening.table)
    assert view.game is not None
    for kind in ("sheet", "pause"):
        written = text_of(http.get(f"/api/print/{kind}", params=order).content)
        assert "Ann" in written
        assert "Bob" in written
        for score in view.game.scores:
            assert re.search(rf"\b{score}\b", written), (kind, score)


def test_what_is_hidden_is_not_printed(served: Served) -> None:
    ann, eve = served.guest("Ann"), served.guest("Eve")
    table = ann.open_table()["table"]
    connection = ann.connect()
    connection.do(table, asked.Ready())
    assert ann.http.get("/api/print/pause", params={"table": table}).json()["code"] == "print-no-game"
    for kind in PRINT_KINDS:
        found = eve.http.get(f"/api/print/{kind}", params={"table": table})
        assert (found.status_code, found.json()["code"]) == (404, "store-no-table")


def test_nonsense_is_told(served: Served) -> None:
    http = served.browser()
    for path in ("house", "deck?paper=a3", "sheet?players=7", "deck?table=%2e%2e", "deck?page=0"):
        assert http.get(f"/api/print/{path}").status_code in (400, 404), path
    assert http.get("/api/print/deck?edition=monopoly").json()["code"] == "unknown-edition"


@pytest.mark.parametrize("content", ["labels", "reference", "rulebook"])
def test_braille_for_an_embosser(served: Served, content: str) -> None:
    found = served.browser().get(
        "/api/print/braille", params={"form": "brf", "content": content, "language": "nl"}
    )
    if content != "labels" and not liblouis.is_installed():
        assert (found.status_code, found.json()["code"]) == (503, "no-louis")
        return
    assert found.status_code == 200, found.text
    assert found.headers["content-disposition"] == f'attachment; filename="{content}.brf"'
    assert all(len(line) <= 40 for line in found.text.replace("\f", "\n").splitlines())
