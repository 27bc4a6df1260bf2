"""The slip of an interrupted game: it has all that is needed to continue, and everything fits."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from decaphase.paper import A4, LETTER, Paper, Score, blank_score, pause_pdf, prepare_pause, score_of_record
from decaphase.paper.pause import PauseData
from decaphase.problems import IllegalMove
from decaphase.records import Record, record_of
from decaphase.records.sample import sample_record
from decaphase.rulebook.examples import load_examples
from decaphase.rules import EDITIONS, load_rules
from decaphase.say import say, say_list, speak
from support.laws.tables import SHORT_TABLES, TABLES, Table
from support.paper.accessible import faults
from support.paper.boxes import on_lines, on_one_another, outside
from support.paper.goldens import check_pages
from support.paper.names import LONG, NAMES
from support.paper.pdf_text import Outline, Reading, unspaced
from support.sheet.played import play_and_write

LANGUAGES = ("en", "nl", "fr", "de")
CALM = settings(max_examples=12, suppress_health_check=list(HealthCheck))
SLIP = (126, 176)
"""Two cards wide and two high."""


def some_hands(edition: str, players: int, hands: int) -> Record:
    record = sample_record(load_rules(edition), players, 1, 1)
    return replace(record, hands=record.hands[:hands])


def slip_of(score: Score) -> PauseData:
    data = prepare_pause(score).data
    assert isinstance(data, PauseData)
    return data


def check_places(reading: Reading, paper: Paper) -> None:
    """Everything is on the slip, except for the folding instructions."""
    width, height = SLIP
    left, top = (paper.width - width) / 2, (paper.height - height) / 2
    slip, above = Outline(left + 5, top + 5, width - 10, height - 10), Outline(0, 0, paper.width, top)
    assert outside(reading, 1, slip, above) == []
    assert on_lines(reading, 1) == []
    assert on_one_another(reading, 1) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_text_in_reading_order(language: str) -> None:
    speak(language)
    score = score_of_record(some_hands("classic-en", 4, 7))
    reading = Reading(pause_pdf(score))
    assert faults(reading) == []
    assert (reading.title, reading.language) == (say("paper-pause-title"), language)
    slip = slip_of(score)
    text = [slip.instructions, reading.title, slip.rules, slip.date, *slip.headings]
    for player in slip.players:
        text += [player.rank, player.name, player.done, player.coming, player.letters, player.points]
    assert reading.said == unspaced("".join([*text, *slip.sentences]))


def test_the_standings_on_the_slip() -> None:
    score = score_of_record(some_hands("classic-en", 4, 7))
    slip = slip_of(score)
    assert [player.name for player in slip.players] == ["Ann", "Cas", "Bob", "Dee"]
    assert [player.rank for player in slip.players] == ["1", "2", "3", "4"]
    assert slip.players[0].coming == "phase 6: run of 9"
    assert slip.players[0].done == "5 of 10"
    assert [player.points for player in slip.players] == ["180", "255", "340", "355"]
    assert slip.sentences == ("You sit like this, clockwise: Ann, Bob, Cas and Dee.", "Cas deals hand 8.")


def test_a_hand_that_was_not_finished_is_dealt_again() -> None:
    whole = some_hands("classic-en", 4, 8)
    broken = replace(whole.hands[7], actions=whole.hands[7].actions[:9])
    score = score_of_record(replace(whole, hands=(*whole.hands[:7], broken)))
    before = score_of_record(some_hands("classic-en", 4, 7))
    assert replace(score, unfinished=False) == before
    assert say("paper-pause-unfinished", hand=8) in slip_of(score).sentences


def test_a_record_that_begins_within_a_hand() -> None:
    """The cards on the table do not count, unless the hand was finished."""
    unfinished = score_of_record(load_examples()["both-ends"])
    assert unfinished.unfinished
    assert (unfinished.done, unfinished.phases) == (((1,), (1,), (1,)), (2, 2, 2))
    assert unfinished.ranking == ((1, 2, 3),)
    ended = score_of_record(load_examples()["points-25"])
    assert (ended.done, ended.phases, ended.totals) == (((1,), (), ()), (2, 1, 1), (0, 55, 5))
    tied = score_of_record(load_examples()["tie-replay"])
    assert (tied.before, tied.playing, tied.phases) == ((50, 50, 90), (1, 2), (10, 10, None))
    assert slip_of(tied).players[2].coming == say("paper-pause-waits")


def test_every_example_has_a_slip() -> None:
    for name, record in load_examples().items():
        if "code" in record.meta:  # its last action is not legal
            with pytest.raises(IllegalMove):
                score_of_record(record)
        else:
            assert faults(Reading(pause_pdf(score_of_record(record)))) == [], name


def test_phases_in_any_order() -> None:
    rules = load_rules("classic-de", {"order": "any", "selection": [2, 5, 8]})
    score = replace(blank_score(rules, ("Ann", "Bob")), done=((5,), (2, 8)))
    ann, bob = slip_of(score).players
    assert (ann.coming, bob.coming) == ("one of the phases 2, 8", "phase 5")


def test_a_finished_game_names_the_winner() -> None:
    record = sample_record(load_rules(), 3, 1, 1)
    score = score_of_record(record)
    winners = say_list([score.players[seat - 1] for seat in score.places[0]])
    assert slip_of(score).sentences[-1] == say("event-game-ended", own="no", players=winners, count=1)
    assert faults(Reading(pause_pdf(score))) == []


@pytest.mark.parametrize("paper", [A4, LETTER])
@pytest.mark.parametrize("language", LANGUAGES)
def test_six_names_of_forty_letters(paper: Paper, language: str) -> None:
    speak(language)
    score = replace(score_of_record(some_hands("classic-en", 6, 7)), players=LONG)
    reading = Reading(pause_pdf(score, paper))
    assert faults(reading) == []
    for name in LONG:
        assert all(sign in reading.said for sign in unspaced(name))
    check_places(reading, paper)
    (frame,) = reading.outlines(1, *(length + 0.35 for length in SLIP))  # with its stroke
    assert (frame.left + frame.width / 2, frame.top + frame.height / 2) == pytest.approx(
        (paper.width / 2, paper.height / 2), abs=0.1
    )


@CALM
@given(
    st.one_of(TABLES, SHORT_TABLES),
    st.lists(NAMES, min_size=6, max_size=6),
    st.integers(0, 3),
    st.sampled_from(LANGUAGES),
)
def test_any_game_has_a_slip(table: Table, names: list[str], most: int, language: str) -> None:
    speak(language)
    score = blank_score(table.rules, table.names)
    for hands, (game, _) in enumerate(play_and_write(table.rules, table.players, table.seed)):
        score = score_of_record(record_of(game))
        if hands == most:
            break
    reading = Reading(pause_pdf(replace(score, players=tuple(names[: table.players]))))
    assert faults(reading) == []
    check_places(reading, A4)


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_edition(edition: str) -> None:
    reading = Reading(pause_pdf(score_of_record(some_hands(edition, 3, 4))))
    assert faults(reading) == []
    points = load_rules(edition).scoring == "points"
    assert (unspaced(say("paper-head-points")) in reading.said) == points


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_pages_look_as_before(language: str, regenerate: bool) -> None:
    speak(language)
    score = score_of_record(some_hands("classic-en", 4, 7))
    names = (LONG[0], LONG[1], "Ann", "Bob")
    check_pages(f"pause-{language}", pause_pdf(replace(score, players=names)), [1], regenerate=regenerate)
