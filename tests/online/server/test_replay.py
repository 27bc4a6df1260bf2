"""Replays over HTTP: all cards of finished hands, nothing of the current one."""

from __future__ import annotations

import json
from collections import Counter
from itertools import chain, pairwise

import msgspec
import pytest

from decaphase.cards import FULL_DECK, Card
from decaphase.online.protocol.answers import GAME, Replayed
from decaphase.online.server.api.replay import MAX_STEPS, ReplayOptions, build_replay
from decaphase.online.table import commands as asked
from decaphase.online.table import record_of_table
from decaphase.problems import Problem
from decaphase.records import read_record, replay
from decaphase.say import languages
from decaphase.say.cards import say_card
from support.server.served import Served
from support.server.two_players import deal, play_hand, two_play
from support.table.live import ANN, BOB, CAS, Live


@pytest.fixture(scope="module")
def over() -> Live:
    """A game of three, played to its end."""
    live = Live(ANN, BOB, CAS, seed=4, options={"selection": "first-3", "knocking": True})
    live.deal()
    live.play_game()
    return live


def test_a_hand_that_is_over_is_stepped_through(served: Served) -> None:
    evening = two_play(served, edition="house-nl")
    path = f"/api/tables/{evening.table}/replay"
    ann, _ = evening.guests
    none_yet = ann.http.get(path)
    assert (none_yet.status_code, none_yet.json()["code"]) == (404, "replay-no-such-hand")
    play_hand(evening)
    last = evening.connections[0].follow(evening.table)
    found = ann.http.get(path, params={"hand": "1", "language": "fr", "fullness": "full"})
    assert found.status_code == 200, found.text
    shown = msgspec.json.decode(found.content, type=Replayed)
    record = ann.http.get(f"/api/tables/{evening.table}/record", params={"format": "json"}).json()
    assert (shown.hands, shown.hand, shown.players) == (1, 1, ("Ann", "Bob"))
    assert [step.action for step in shown.steps] == [None, *record["hands"][0]["actions"]]
    assert shown.count == len(shown.steps)
    assert last.game is not None
    assert (shown.steps[-1].view.stage, shown.steps[-1].view.scores) == ("hand-over", last.game.scores)
    live_view = served.browser().get(f"/api/tables/{evening.table}").json()["view"]["game"]
    assert json.loads(found.content)["steps"][-1]["view"] == live_view
    assert served.browser().get(path, params={"language": "fr", "fullness": "full"}).content == found.content


def test_the_hand_that_is_played_is_not_shown(served: Served) -> None:
    evening = two_play(served)
    play_hand(evening)
    deal(evening.table, evening.connections)
    assert evening.connections[0].follow(evening.table).stage == "playing"
    path = f"/api/tables/{evening.table}/replay"
    assert evening.guests[0].http.get(path, params={"hand": "1"}).json()["hands"] == 1
    assert evening.guests[0].http.get(path, params={"hand": "2"}).status_code == 404


def test_after_a_rematch_the_game_before_is_still_told(served: Served) -> None:
    evening = two_play(served, options={"phases": ["colour 3"]})
    http, path = evening.guests[0].http, f"/api/tables/{evening.table}"
    play_hand(evening)
    while evening.connections[0].follow(evening.table).stage != "over":
        deal(evening.table, evening.connections)
        play_hand(evening)
    first = http.get(f"{path}/record").content
    deal(evening.table, evening.connections, asked.WantRematch())
    play_hand(evening)
    assert http.get(f"{path}/record", params={"game": "1"}).content == first
    second = http.get(f"{path}/record").content
    assert second != first
    assert http.get(f"{path}/record", params={"game": "2"}).content == second
    for game, told in (("1", first), ("2", second)):
        shown = http.get(f"{path}/replay", params={"game": game}).json()
        assert shown["hands"] == len(read_record(told.decode()).hands)
        assert {"1": "", "2": f"{evening.table}/2"}[game] in told.decode()
    none = http.get(f"{path}/replay", params={"game": "3"})
    assert (none.status_code, none.json()["values"]) == (404, {"game": 3, "games": 2})


def test_there_is_nothing_to_show_before_the_game_or_to_strangers(served: Served) -> None:
    ann, eve = served.guest("Ann"), served.guest("Eve")
    path = f"/api/tables/{ann.open_table()['table']}/replay"
    found = ann.http.get(path)
    assert (found.status_code, found.json()["code"]) == (409, "table-no-game-yet")
    assert eve.http.get(path).status_code == 404
    assert ann.http.get(f"{path}?hand=0").json()["code"] == "server-bad-field"


def test_every_hand_of_a_game_is_shown_with_every_card(over: Live) -> None:
    record = record_of_table(over.state)
    assert over.state.game is not None
    numbers = range(1, len(record.hands) + 1)
    hands = [build_replay(record, hand, 0, ReplayOptions(None, "en", "normal")) for hand in numbers]
    for hand, shown in enumerate(hands, 1):
        for step in shown.steps:
            view = GAME.read(step.view)
            assert (view.seat, view.hand, view.holding, view.legal) == (None, hand, (), ())
            assert tuple(map(len, step.hands)) == view.card_counts
            assert step.words
            seen = [Card.read(code) for cards in step.hands for code in cards]
            seen += [*view.discard, *(card for group in view.table for card in group.cards)]
            assert len(seen) + view.draw_count == len(FULL_DECK)
    last, ended = hands[-1].steps[-1], replay(record)
    assert last.hands == tuple(tuple(card.code for card in cards) for cards in ended.holding)
    assert last.view.winners == over.state.game.winners


def test_what_was_drawn_is_told_in_every_language(over: Live) -> None:
    record = record_of_table(over.state)
    watchers = [ReplayOptions(None, language, "normal") for language in languages()]
    told = {options.language: build_replay(record, 1, 0, options).steps for options in watchers}
    assert len({steps[1].words for steps in told.values()}) == len(told)
    for language, steps in told.items():
        draws = [pair for pair in pairwise(steps) if (pair[1].action or "").endswith("draw deck")]
        assert draws
        for before, after in draws:
            (code,) = Counter(chain(*after.hands)) - Counter(chain(*before.hands))
            assert say_card(Card.read(code), over.state.rules, language, the=True) in " ".join(after.words)


def test_a_seat_is_told_what_it_saw(over: Live) -> None:
    record = record_of_table(over.state)
    open_to_all = build_replay(record, 1, 0, ReplayOptions(None, "en", "normal")).steps
    for seat in (1, 2, 3):
        steps = build_replay(record, 1, 0, ReplayOptions(seat, "en", "normal")).steps
        assert [step.action for step in steps] == [step.action for step in open_to_all]
        for step, shown in zip(steps, open_to_all, strict=True):
            assert step.view.holding == step.hands[seat - 1] == shown.hands[seat - 1]
            assert [owner for owner, cards in enumerate(step.hands, 1) if cards] in ([seat], [])
            if step.action is not None and step.action.endswith("draw deck"):
                assert step.words != shown.words
                assert step.words[-1].endswith("draws.") == (not step.action.startswith(str(seat)))


def test_a_seat_that_is_not_there_saw_nothing(served: Served) -> None:
    evening = two_play(served)
    play_hand(evening)
    path = f"/api/tables/{evening.table}/replay"
    for seat, status in (("2", 200), ("3", 400), ("7", 400), ("0", 400)):
        assert evening.guests[0].http.get(path, params={"seat": seat}).status_code == status


def test_a_long_hand_comes_in_parts() -> None:
    live = Live(ANN, BOB, seed=2)
    live.deal()
    live.play_to_reshuffle()
    live.play_to_reshuffle()
    live.play_hand()
    record = record_of_table(live.state)
    actions = record.hands[0].actions
    assert len(actions) > MAX_STEPS
    options = ReplayOptions(None, "en", "brief")
    part = build_replay(record, 1, 0, options)
    rest = build_replay(record, 1, MAX_STEPS, options)
    assert (len(part.steps), part.first, rest.first) == (MAX_STEPS, 0, MAX_STEPS)
    assert part.count == rest.count == len(actions) + 1
    assert [step.action for step in (*part.steps, *rest.steps)][1:] == list(actions)[: 2 * MAX_STEPS - 1]
    with pytest.raises(Problem, match="replay-no-such-action"):
        build_replay(record, 1, len(actions) + 1, options)
