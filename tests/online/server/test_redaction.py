"""No byte sent to a client depends on anything hidden from it."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import get_args

import msgspec
import pytest

from decaphase.game import Action
from decaphase.game.events import HandEnded
from decaphase.online.protocol.answers import AnswerShown
from decaphase.online.protocol.messages import Language, NotDone, write_message
from decaphase.online.server.api.advice import build_advice
from decaphase.online.server.api.dependencies import VisibleGame
from decaphase.online.server.api.replay import ReplayOptions, encode_replay
from decaphase.online.server.api.scores import sheet_of
from decaphase.online.server.tables.followers import Follower, TableEntry, Update, apply_entry, table_entries
from decaphase.online.table import (
    Person,
    TableSettings,
    TableState,
    Who,
    carry_out,
    record_of_table,
    table_view,
)
from decaphase.online.table import commands as ask
from decaphase.problems import Problem
from decaphase.say import explain, languages
from decaphase.say.answers import Question, answer
from decaphase.say.events import FULLNESS
from support.laws.hidden_cards import with_other_cards
from support.laws.variants import VARIANTS
from support.server.table_host import RecordingListener
from support.table.hidden_cards import draws_unseen, other_hidden
from support.table.live import ANN, BOB, CAS, EVE, Live

TABLES = ("classic-en", "house-nl", "knocking-must-play", "knocking-skips", "order-any", "cards-packs")
FRESH = bytes(32)


def frames(
    state: TableState, entries: tuple[TableEntry, ...], person: Person, words: Language
) -> list[bytes]:
    """All frames for one person after these entries, with and without views and words."""
    listener = RecordingListener()
    for views in (True, False):
        Follower(listener, person.account, person.name, views=views).send_update(state, Update(entries))
    Follower(listener, person.account, person.name, words=words, fullness="full").send_update(
        state, Update(entries)
    )
    Follower(listener, person.account, person.name).send_table(state, state.now)
    Follower(listener, person.account, person.name, words=words, fullness="full").send_table(state, state.now)
    return [*listener.frames, *pages(state, person, words)]


def pages(state: TableState, person: Person, words: Language) -> list[bytes]:
    """All API responses about the table for one person."""
    table = table_view(state, person.account)
    game = table.game
    assert game is not None
    answers = [
        answer(question, game, words, fullness) for question in get_args(Question) for fullness in FULLNESS
    ]
    record = record_of_table(state)
    last = range(1, len(record.hands) + 1)[-1:]
    shown = [encode_replay(record, hand, 0, ReplayOptions(None, words, "full")) for hand in last]
    advice = build_advice(VisibleGame(table, game), words)
    sheet = () if state.game is None else (sheet_of(state.game),)
    return [*(msgspec.json.encode(said) for said in (*map(AnswerShown, answers), advice, *sheet)), *shown]


def reached(
    live: Live, state: TableState, action: Action, who: Who, watching: Person, words: Language
) -> list[bytes]:
    """All bytes that reach one person when another tries this action."""
    command = ask.Act(str(action))
    try:
        entries, _ = carry_out(state, command, who, live.now, FRESH, live.dealer)
    except Problem as problem:
        refusal = NotDone("t", "m", problem.code, explain(problem, words), problem.values)
        return [write_message(refusal)] if who == watching else []
    shown: tuple[TableEntry, ...] = ()
    for entry in entries:
        after, table_entry = apply_entry(state, entry, None)
        if any(isinstance(event, HandEnded) for event in after.happened):
            break  # after the end of a hand its cards are public
        state, shown = after, (*shown, table_entry)
    return frames(state, shown, watching, words) if shown else []


@pytest.mark.parametrize("name", TABLES)
def test_no_byte_depends_on_what_is_hidden(name: str) -> None:
    edition, options = VARIANTS[name]
    live = Live(
        ANN, BOB, CAS, seed=9, edition=edition, settings=TableSettings.of(claim_seconds=5), options=options
    )
    dice = Random(name)
    live.deal()
    compared = 0
    for count in range(60):
        if live.state.stage != "playing":
            live.deal()
        game = live.state.game
        assert game is not None
        mover = live.state.unanswered[0] if game.stage == "claim" else live.turn
        action = dice.choice(game.legal_actions(mover))
        if count % 4 == 0:
            words: Language = dice.choice(languages())  # type: ignore[arg-type]
            for watching in (ANN, BOB, CAS, EVE):
                seat = live.state.seat_of(watching.account)
                other = other_hidden(live.state, seat, dice, action)
                if draws_unseen(action, seat) or other.game is None or not other.game.can(action):
                    continue
                who = live.person_at(mover)
                one = reached(live, live.state, action, who, watching, words)
                assert one == reached(live, other, action, who, watching, words)
                compared += len(one)
        live.play_one()
    assert compared > 100


def test_the_test_would_notice() -> None:
    live = Live(ANN, BOB, CAS, seed=9)
    live.deal()
    other = other_hidden(live.state, 2, Random(1))
    changed = replace(
        other, happened=tuple(with_other_cards(event, 2, Random(1)) for event in live.state.happened)
    )
    last = live.log[-1]
    shown = [(state, tuple(table_entries([(last, state)], None))) for state in (live.state, changed)]
    seen_by_bob, seen_by_ann = (
        [frames(state, entries, person, "en") for state, entries in shown] for person in (BOB, ANN)
    )
    assert seen_by_bob[0] == seen_by_bob[1]
    assert seen_by_ann[0] != seen_by_ann[1]
    assert pages(live.state, BOB, "en") == pages(changed, BOB, "en")
    assert pages(live.state, ANN, "en") != pages(changed, ANN, "en")
