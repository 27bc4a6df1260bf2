"""Round trip of games through records: finished, in progress, or started from a position."""

from __future__ import annotations

import pickle
from random import Random

import pytest

from decaphase.game import Game
from decaphase.records import (
    IllegalAction,
    Record,
    RecordProblem,
    check_record,
    load_game,
    read_record,
    record_of,
    replay,
    state_of,
    write_record,
)
from decaphase.records.sample import NAMES, choose, play_randomly
from decaphase.rules import EDITIONS, load_rules

TABLES: list[tuple[str, dict[str, object], int]] = [
    *((edition, {}, players) for edition, players in zip(EDITIONS, (2, 3, 4, 5, 6, 2), strict=True)),
    ("classic-en", {"selection": "first-3", "order": "any"}, 3),
    ("classic-de", {"selection": "first-3", "knocking": True}, 4),
    ("classic-fr", {"selection": "first-3", "advance": "every-hand"}, 3),
    ("house-nl", {"selection": [1, 2], "knocking": True, "skip_style": "lay-before"}, 3),
    ("classic-en", {"phases": ["set 2 + set 2 + set 2", "colour 4"], "naturals": "per-group"}, 3),
]


def some_way_into(edition: str, options: dict[str, object], players: int, steps: int, seed: str) -> Game:
    """A random game, stopped after this many actions."""
    dice = Random(seed)
    game = Game(load_rules(edition, options), NAMES[:players], seed=1)
    for _ in range(steps):
        if game.stage == "game-over":
            break
        if game.stage == "hand-over":
            game.start_hand()
        else:
            game.apply(choose(game, dice))
    return game


@pytest.mark.parametrize(("edition", "options", "players"), TABLES)
def test_a_whole_game_comes_back_the_same(edition: str, options: dict[str, object], players: int) -> None:
    rules = load_rules(edition, {"selection": "first-2", **options})
    game = play_randomly(rules, NAMES[:players], "whole")
    record = record_of(game, expect=True, meta={"table": "kitchen"})
    text = write_record(record)
    read = read_record(text)
    assert read == record_with_lists(record, read)
    assert write_record(read) == text
    assert state_of(replay(read)) == state_of(game)
    assert check_record(read).ok


def record_with_lists(record: Record, read: Record) -> Record:
    """TOML has lists where the rules have tuples."""
    return Record(record.rules, record.players, read.options, record.hands, record.expect, record.meta)


@pytest.mark.parametrize("steps", [0, 1, 2, 37, 200, 400])
@pytest.mark.parametrize(("edition", "options", "players"), TABLES)
def test_a_game_in_progress_can_be_taken_up(
    edition: str, options: dict[str, object], players: int, steps: int
) -> None:
    game = some_way_into(edition, options, players, steps, "put away")
    text = write_record(record_of(game, expect=True))
    if game.stage == "game-over":
        with pytest.raises(RecordProblem, match="game-is-over"):
            load_game(read_record(text), seed=7)
        return
    again = load_game(read_record(text), seed=7)
    assert state_of(again) == state_of(game)
    assert again.legal_actions() == game.legal_actions()
    dice = Random("played on")
    for _ in range(50):
        if again.stage == "game-over":
            break
        if again.stage == "hand-over":
            again.start_hand()
        else:
            again.apply(choose(again, dice))
    played_on = read_record(write_record(record_of(again, expect=True)))
    assert check_record(played_on).ok


POSITION = """
decaphase = 1
rules = "classic-en"
players = ["Ann", "Bob"]

[[hands]]
dealer = 2
phases = [1, 1]
turn = 1
holding = ["r5 g5 b5 y7 r7 w w", "y1 y2"]
draw = "g5 b2"
"""


def test_a_game_from_a_position_can_be_written() -> None:
    game = load_game(read_record(POSITION), seed=3)
    dice = Random(5)
    for _ in range(30):
        if game.stage == "hand-over":
            game.start_hand()
        else:
            game.apply(choose(game, dice))
    text = write_record(record_of(game, expect=True))
    assert 'holding = ["r5 g5 b5 y7 r7 w w", "y1 y2"]\n' in text
    assert write_record(read_record(text)) == text
    assert check_record(read_record(text)).ok


def test_an_action_is_written_as_it_was_said() -> None:
    said = "1 lay r5 g5 b5 / w r7 w =7"
    actions = f'actions = ["1 draw deck", "{said}"]\n'
    game = load_game(read_record(POSITION + actions))
    assert f'"{said}"' in write_record(record_of(game))


def test_replaying_stops_at_the_first_illegal_action() -> None:
    with pytest.raises(IllegalAction) as caught:
        replay(read_record(POSITION + 'actions = ["1 draw deck", "1 draw deck", "1 discard w"]\n'))
    moment = pickle.loads(pickle.dumps(caught.value)).moment
    assert (moment.hand, moment.action, moment.text, moment.game.stage) == (1, 2, "1 draw deck", "play")


def test_a_game_that_is_over_is_not_taken_up() -> None:
    game = play_randomly(load_rules("classic-en", {"selection": "first-1"}), NAMES[:2], "over")
    with pytest.raises(RecordProblem) as caught:
        load_game(record_of(game))
    assert caught.value.code == "game-is-over"
    assert pickle.loads(pickle.dumps(caught.value)).place == caught.value.place


def test_leftover_reshuffles_are_kept_in_the_record() -> None:
    text = write_record(read_record(POSITION + 'reshuffles = ["r1 r2", "s"]\n'))
    assert 'reshuffles = [\n  "r1 r2",\n  "s",\n]\n' in text
    assert check_record(read_record(text)).ok
