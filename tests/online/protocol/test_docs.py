"""The messages in `docs/protocol.md` are valid."""

from __future__ import annotations

import json
import re
from dataclasses import fields
from pathlib import Path
from typing import get_args

import msgspec
import pytest

from decaphase.game import View
from decaphase.game.view import TableGroup
from decaphase.online.protocol import answers, http, sheets
from decaphase.online.protocol.messages import read_answer, read_request
from decaphase.online.protocol.wire_types import NOT_SENT
from decaphase.online.server.http.problem_responses import ProblemBody
from decaphase.online.server.protocol_page import PARTS, page_with_tables
from decaphase.online.table import TableView
from decaphase.online.table.commands import REACTIONS
from decaphase.online.table.view import DealView, SaidView, SeatView
from decaphase.say.answers import Question

PAGE = Path(__file__).parents[3] / "docs" / "protocol.md"
TEXT = PAGE.read_text(encoding="utf-8")
PAGES = {
    "AnswerShown": answers.AnswerShown,
    "Advised": answers.Advised,
    "Book": answers.BOOK.wire,
    "HandEvents": answers.HandEvents,
    "Replayed": answers.Replayed,
    "ScoresShown": answers.ScoresShown,
    "Visitor": http.Visitor,
    "RulesTried": http.RulesTried,
    "SheetKept": sheets.SheetKept,
    "PrintShown": http.PrintShown,
    "SheetSave": sheets.SheetSave,
    "ProblemBody": ProblemBody,
}


def examples(side: str) -> list[str]:
    return re.findall(rf"```json {side}\n(.*?)\n```", TEXT, re.DOTALL)


def test_the_examples_of_a_client_are_understood() -> None:
    shown = [read_request(json.dumps(json.loads(text))) for text in examples("client")]
    assert len(shown) >= 5


def test_the_examples_of_the_server_are_what_it_sends() -> None:
    shown = [read_answer(text) for text in examples("server")]
    assert len(shown) >= 5


def test_the_examples_of_pages_are_what_they_answer() -> None:
    """Each names its kind: ```json page AnswerShown."""
    shown = re.findall(r"```json page (\w+)\n(.*?)\n```", TEXT, re.DOTALL)
    for name, text in shown:
        read = msgspec.json.decode(text, type=PAGES[name])
        assert json.loads(msgspec.json.encode(read)) == json.loads(text), name
    assert {name for name, _ in shown} == PAGES.keys()


def test_every_question_is_named() -> None:
    for question in get_args(Question):
        assert f"`{question}`" in TEXT


@pytest.mark.filterwarnings("ignore::DeprecationWarning")  # of Litestar, about its version 3
def test_its_tables_follow_from_the_code() -> None:
    """`python -m decaphase.online.server.protocol_page docs/protocol.md` writes them anew."""
    assert page_with_tables(TEXT) == TEXT
    assert set(re.findall("<!-- generated: ([a-z-]+) -->", TEXT)) == PARTS.keys()


def test_every_field_of_the_view_is_explained() -> None:
    section = TEXT.partition("\n## The view\n")[2].partition("\n## ")[0]
    for part in (TableView, SeatView, DealView, SaidView, View, TableGroup):
        names = {field.name for field in fields(part)} - NOT_SENT.get(part, {}).keys()
        assert {name for name in names if f"`{name}`" not in section} == set(), part


def test_every_reaction_is_named() -> None:
    for reaction in REACTIONS:
        assert f"`{reaction}`" in TEXT
