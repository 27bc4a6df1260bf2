"""The messages in `docs/protocol.md` are valid."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import get_args

import msgspec

from decaphase.online.protocol import answers, http, sheets
from decaphase.online.protocol.messages import FromClient, FromServer, read_answer, read_request
from decaphase.online.table import PersonCommand
from decaphase.online.table.commands import REACTIONS
from decaphase.say.answers import Question

PAGE = Path(__file__).parents[3] / "docs" / "protocol.md"
TEXT = PAGE.read_text(encoding="utf-8")
PAGES = {
    "AnswerShown": answers.AnswerShown,
    "Advised": answers.Advised,
    "Book": answers.BOOK.wire,
    "Replayed": answers.Replayed,
    "ScoresShown": answers.ScoresShown,
    "Visitor": http.Visitor,
    "RulesTried": http.RulesTried,
    "SheetKept": sheets.SheetKept,
    "PrintShown": http.PrintShown,
    "SheetSave": sheets.SheetSave,
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


def test_every_message_and_command_is_named() -> None:
    for union in (FromClient, FromServer, PersonCommand):
        for kind in get_args(union):
            assert f"`{kind.__struct_config__.tag}`" in TEXT


def test_every_reaction_is_named() -> None:
    for reaction in REACTIONS:
        assert f"`{reaction}`" in TEXT
