"""Questions and advice over HTTP: in the client's language, based only on what the player sees."""

from __future__ import annotations

from dataclasses import replace
from typing import get_args

import msgspec
import pytest

from decaphase.bots.advice.spare import spare_cards
from decaphase.online.protocol.answers import Advised
from decaphase.online.protocol.messages import NotDone, Now, Subscribe
from decaphase.online.server.api.advice import MAX_ACTIONS, build_advice
from decaphase.online.server.api.dependencies import VisibleGame
from decaphase.online.server.tables.followers import HISTORY_SENTENCES, Follower
from decaphase.online.table import TableSettings, TableState, table_view
from decaphase.online.table import commands as asked
from decaphase.say import languages
from decaphase.say.answers import Question, answer
from decaphase.say.events import FULLNESS
from decaphase.say.history import say_history
from support.server.served import Guest, Served
from support.server.table_host import RecordingListener
from support.server.two_players import two_play
from support.table.live import ANN, BOB, CAS, Live


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


# Advice


def advice_for(guest: Guest, table: str, **parts: str) -> Advised:
    found = guest.http.get(f"/api/tables/{table}/advice", params=parts)
    assert found.status_code == 200, found.text
    return msgspec.json.decode(found.content, type=Advised)


def test_whose_turn_it_is_gets_advice_and_everybody_knows_what_to_spare(served: Served) -> None:
    evening = two_play(served)
    views = [connection.follow(evening.table) for connection in evening.connections]
    for guest, view in zip(evening.guests, views, strict=True):
        given, game = advice_for(guest, evening.table), view.game
        assert game is not None
        assert given.seq == view.seq
        assert {one.action for one in given.advice} == {str(action) for action in game.legal}
        assert bool(given.advice) == (game.turn == view.you)
        assert set(given.spare) <= {card.code for card in game.holding}
        assert given.spare == tuple(card.code for card in sorted(spare_cards(game)))


def test_what_is_advised_can_be_done(served: Served) -> None:
    evening = two_play(served)
    for _ in range(12):
        view = evening.connections[0].follow(evening.table)
        assert view.game is not None
        mover = (view.game.turn or 0) - 1
        given = advice_for(evening.guests[mover], evening.table, language="fr")
        assert 1 <= len(given.advice) <= MAX_ACTIONS
        for one in given.advice:
            assert all(text.strip() for text in (one.words, *(reason.words for reason in one.reasons)))
        done = evening.connections[mover].do(evening.table, asked.Act(given.advice[0].action))
        assert not isinstance(done, NotDone)
        if evening.connections[0].follow(evening.table).stage != "playing":
            break


def test_who_looks_on_is_given_no_advice(served: Served) -> None:
    evening = two_play(served)
    seq = served.browser().get(f"/api/tables/{evening.table}").json()["seq"]
    assert advice_for(served.guest("Eve"), evening.table) == Advised(seq, (), ())
    nobody = served.browser().get(f"/api/tables/{evening.table}/advice")
    assert nobody.json() == {"seq": seq, "advice": [], "spare": []}


def test_there_is_no_advice_before_the_game(served: Served) -> None:
    ann = served.guest("Ann")
    found = ann.http.get(f"/api/tables/{ann.open_table()['table']}/advice")
    assert (found.status_code, found.json()["code"]) == (409, "table-no-game-yet")


def test_advice_is_given_so_often_and_no_more(served: Served) -> None:
    evening = two_play(served)
    ann = evening.guests[0]
    path = f"/api/tables/{evening.table}/advice"
    assert {ann.http.get(path).status_code for _ in range(30)} == {200}
    refused = ann.http.get(path)
    assert (refused.status_code, refused.json()["code"]) == (429, "server-too-often")
    assert evening.guests[1].http.get(path).status_code == 200


def test_who_has_answered_in_a_window_is_advised_no_more() -> None:
    live = Live(ANN, BOB, CAS, seed=6, options={"knocking": True}, settings=TableSettings.of(claim_seconds=5))
    live.deal()
    while len(live.state.unanswered) < 2:
        live.play_one()
    for seat in live.state.unanswered:
        account = live.person_at(seat).account
        assert {one.action for one in asked_by(live.state, account).advice} == {
            f"{seat} knock",
            f"{seat} pass",
        }
    first = live.state.unanswered[0]
    answered = replace(live.state, answers=((first, False),))
    assert asked_by(answered, live.person_at(first).account).advice == ()


def asked_by(state: TableState, account: str) -> Advised:
    table = table_view(state, account)
    assert table.game is not None
    return build_advice(VisibleGame(table, table.game), "en")


def test_who_opens_the_page_in_the_middle_of_a_hand_is_told_what_happened(served: Served) -> None:
    evening = two_play(served)
    view = evening.connections[1].follow(evening.table)
    assert view.game is not None
    late = evening.guests[1].connect()
    late.send(Subscribe(evening.table, words="nl", fullness="brief"))
    shown = late.hear()
    assert isinstance(shown, Now)
    assert shown.words == say_history(view.game, "nl", "brief") != ()


def test_no_more_of_a_hand_is_told_than_fits() -> None:
    live, listener = Live(ANN, BOB), RecordingListener()
    Follower(listener, ANN.account, ANN.name, words="en").send_table(live.state, live.now)
    live.deal()
    live.play_to_reshuffle()
    Follower(listener, ANN.account, ANN.name, words="en").send_table(live.state, live.now)
    lobby, hand = listener.messages
    assert isinstance(lobby, Now)
    assert isinstance(hand, Now)
    assert lobby.words == ()
    assert len(hand.events) > HISTORY_SENTENCES
    assert len(hand.words or ()) == HISTORY_SENTENCES
