"""Questions about a game over HTTP: answered in the asker's words, by what they see and nothing else."""

from __future__ import annotations

from typing import NamedTuple, get_args

import pytest

from decaphase.protocol import commands as asked
from decaphase.say import languages
from decaphase.say.answers import Question, answer
from decaphase.say.events import FULLNESS
from server.served import Connection, Guest, Served


class Evening(NamedTuple):
    """Two people who play at a table that everybody may look at."""

    table: str
    guests: tuple[Guest, Guest]
    connections: tuple[Connection, Connection]


def two_play(served: Served, **settings: object) -> Evening:
    """A hand that was just dealt to Ann and Bob."""
    ann, bob = served.guest("Ann"), served.guest("Bob", "nl")
    opened = ann.open_table(listed=True, turn_seconds=0, reserve_seconds=0, **settings)
    connections = ann.connect(), bob.connect()
    connections[1].do(opened["table"], asked.Sit(2))
    for step in (asked.Ready(), asked.Contribute("ab" * 16)):
        for connection in connections:
            connection.do(opened["table"], step)
    return Evening(opened["table"], (ann, bob), connections)


def words_of(guest: Guest, table: str, question: str, **parts: str) -> list[str]:
    found = guest.http.get(f"/api/tables/{table}/answers/{question}", params=parts)
    assert found.status_code == 200, found.text
    words: list[str] = found.json()["words"]
    return words


def test_every_question_is_answered_as_the_terminal_does(served: Served) -> None:
    evening = two_play(served)
    for guest, connection in zip(evening.guests, evening.connections, strict=True):
        game = connection.follow(evening.table).game
        assert game is not None
        for question in get_args(Question):
            for language in languages():
                for fullness in FULLNESS:
                    parts = {"language": language, "fullness": fullness}
                    said = words_of(guest, evening.table, question, **parts)
                    assert said == list(answer(question, game, language, fullness))
                    assert said
                    assert all(line == line.strip() != "" for line in said)


def test_the_language_is_the_accounts_unless_another_is_asked_for(served: Served) -> None:
    evening = two_play(served)
    ann, bob = evening.guests
    assert words_of(ann, evening.table, "hand")[0].startswith("You hold 1")
    assert words_of(bob, evening.table, "hand")[0].startswith("Je hebt 1")
    assert words_of(ann, evening.table, "hand", language="nl")[0].startswith("Je hebt 1")
    assert len(words_of(ann, evening.table, "phases")) == 2
    assert len(words_of(ann, evening.table, "list")) == 10


def test_who_looks_on_has_no_hand_and_no_aim(served: Served) -> None:
    evening = two_play(served)
    eve, nobody = served.guest("Eve"), served.browser()
    for question in ("hand", "aim"):
        assert words_of(eve, evening.table, question) == []
        path = f"/api/tables/{evening.table}/answers/{question}"
        assert nobody.get(path).json() == {"words": []}
    for question in ("top", "turn", "counts"):
        assert words_of(eve, evening.table, question)
    assert "You" not in " ".join(words_of(eve, evening.table, "counts"))


def test_there_is_no_answer_before_the_game(served: Served) -> None:
    ann = served.guest("Ann")
    found = ann.http.get(f"/api/tables/{ann.open_table()['table']}/answers/top")
    assert (found.status_code, found.json()["code"]) == (409, "table-no-game-yet")


@pytest.mark.parametrize("asks", ["answers/weather", "answers/top?language=it", "answers/hand?fullness=long"])
def test_what_is_no_question_is_refused(served: Served, asks: str) -> None:
    ann = served.guest("Ann")
    found = ann.http.get(f"/api/tables/{ann.open_table()['table']}/{asks}")
    assert (found.status_code, found.json()["code"]) == (400, "server-bad-field")


def test_nobody_asks_about_a_private_table(served: Served) -> None:
    ann, eve = served.guest("Ann"), served.guest("Eve")
    path = f"/api/tables/{ann.open_table()['table']}/answers/top"
    assert eve.http.get(path).status_code == served.browser().get(path).status_code == 404
