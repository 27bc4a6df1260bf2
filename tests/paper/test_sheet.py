"""Printed score sheets: all points in their columns, with any names."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from decaphase.paper import (
    A4,
    LETTER,
    Paper,
    Score,
    blank_score,
    prepare_sheet,
    score_of_record,
    score_of_sheet,
    sheet_pdf,
)
from decaphase.paper.score_sheet import MARGIN, ScoreSheetData
from decaphase.problems import Problem
from decaphase.records import record_of
from decaphase.records.sample import sample_record
from decaphase.rulebook.tables import points_table
from decaphase.rules import EDITIONS, Rules, load_rules
from decaphase.say import say, speak
from decaphase.say.rules import phase_letters, say_phase
from decaphase.sheet import HandResult, Made, add_hand, begin_sheet
from support.laws.tables import SHORT_TABLES, TABLES, Table, all_rules
from support.paper.accessible import faults
from support.paper.boxes import on_lines, on_one_another, outside, whole_page
from support.paper.goldens import check_pages
from support.paper.names import LONG, NAMES
from support.paper.pdf_text import Reading, unspaced
from support.parameters import each_value_once
from support.sheet.played import play_and_write

LANGUAGES = ("en", "nl", "fr", "de")
CALM = settings(max_examples=6, suppress_health_check=list(HealthCheck))


def blank(rules: Rules, players: int) -> Score:
    return blank_score(rules, ("",) * players)


def check_places(reading: Reading) -> None:
    """Nothing is outside its page, on a line, or overlaps."""
    for page in range(1, len(reading.pages) + 1):
        assert outside(reading, page, whole_page(reading, page, MARGIN - 0.5)) == []
        assert on_lines(reading, page) == []
        assert on_one_another(reading, page) == []


@pytest.mark.parametrize(("players", "language"), each_value_once(range(2, 7), LANGUAGES))
def test_a_blank_sheet(players: int, language: str) -> None:
    speak(language)
    rules = load_rules("classic-en")
    reading = Reading(sheet_pdf(blank(rules, players)))
    assert (reading.title, reading.language) == (say("paper-sheet-title"), language)
    assert faults(reading) == []
    assert len(reading.pages) == 1
    assert reading.alts() == []
    for number in rules.selected:
        phase = rules.phases[number - 1]
        assert unspaced(f"{number} {say_phase(phase)} {phase_letters(phase)}") in reading.said
    for card, points in points_table(rules, language).rows:
        assert unspaced(f"{card} {points}") in reading.said
    check_places(reading)


def test_the_order_in_which_it_is_read() -> None:
    score = score_of_record(sample_record(load_rules("classic-en", {"selection": "first-2"}), 2, 1, 1))
    sheet = prepare_sheet(score).data
    assert isinstance(sheet, ScoreSheetData)
    (page,) = sheet.pages
    head = sheet.headings
    text = [say("paper-sheet-title"), sheet.rules, sheet.date]
    text += [head["player"], head["phases"], head["points"], head["total"], head["place"], "1", "2"]
    text += ["".join(line[place] for line in page.hands) for place in range(len(page.hands[0]))]
    for player in page.players:
        first, *others = player.points
        crosses = [say("paper-sheet-done") for crossed in player.crossed if crossed]
        text += [player.name, *crosses, *first, player.total, player.place]
        text += [points for line in others for points in line]
    for phase in sheet.phases:
        text += [head["number"], head["words"], head["letters"]]
        text += [str(phase.number), phase.words, phase.letters]
    text += [head["card"], head["points"], *(cell for row in sheet.points for cell in row)]
    assert Reading(sheet_pdf(score)).said == unspaced("".join(text))


def test_a_full_sheet_is_followed_by_one_for_the_next_hand() -> None:
    def pages(score: Score) -> int:
        sheet = prepare_sheet(score).data
        assert isinstance(sheet, ScoreSheetData)
        return len(sheet.pages)

    begun = blank(load_rules("classic-en"), 2)
    sheet = prepare_sheet(begun).data
    assert isinstance(sheet, ScoreSheetData)
    hands = sum(map(len, sheet.pages[0].hands))
    full = replace(begun, points=((5, 0),) * hands, totals=(5 * hands, 0))
    assert pages(replace(full, points=full.points[1:], totals=(5 * hands - 5, 0))) == 1
    assert pages(full) == 2
    assert pages(replace(full, over=True)) == 1


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_game_that_was_recorded(edition: str) -> None:
    score = score_of_record(sample_record(load_rules(edition), 3, 1, 1))
    assert score.over
    reading = Reading(sheet_pdf(score, LETTER))
    assert faults(reading) == []
    assert len(reading.alts()) == sum(map(len, score.done)) * len(reading.pages)
    check_places(reading)


def test_points_are_there_only_where_they_count() -> None:
    kept, none = (
        Reading(sheet_pdf(blank(load_rules(edition), 4))).said for edition in ("classic-en", "house-nl")
    )
    assert unspaced(say("paper-head-total")) in kept
    assert unspaced(say("paper-head-total")) not in none
    assert unspaced(say("paper-head-place")) not in kept
    assert unspaced(say("paper-head-place")) in none  # it plays on for the places


def test_a_score_that_was_kept() -> None:
    rules = load_rules("classic-de", {"order": "any"})
    sheet = begin_sheet(rules, ("Ann", "Bob"), 1)
    sheet = add_hand(sheet, HandResult(1, (Made(1, 4),), (0, 35)))
    sheet = add_hand(sheet, HandResult(2, (Made(2, 7), Made(1, 2)), (("w", "12"), 0)))
    score = score_of_sheet(sheet)
    assert (score.points, score.totals, score.dealer) == (((0, 35), (30, 0)), (30, 35), 1)
    (page,) = prepared(score).pages
    ann, bob = page.players
    assert [place for place, crossed in enumerate(ann.crossed, 1) if crossed] == [2, 4]
    assert [place for place, crossed in enumerate(bob.crossed, 1) if crossed] == [7]
    assert (ann.points[0][:3], bob.points[0][:3]) == (("0", "30", ""), ("35", "0", ""))
    assert (ann.total, bob.total, ann.place) == ("30", "35", "")


def prepared(score: Score, paper: Paper = A4) -> ScoreSheetData:
    data = prepare_sheet(score, paper).data
    assert isinstance(data, ScoreSheetData)
    return data


def test_a_long_game_goes_on_on_further_sheets() -> None:
    score = score_of_record(sample_record(load_rules(), 6, 1, 1))
    long = replace(score, points=score.points * 5, totals=tuple(5 * total for total in score.totals))
    pages = prepared(long).pages
    assert len(pages) > 1
    written = [points for page in pages for line in page.players[0].points for points in line if points]
    assert written == [str(hand[0]) for hand in long.points]
    assert [page.players[0].total for page in pages[:-1]] == [""] * (len(pages) - 1)
    reading = Reading(sheet_pdf(long))
    assert len(reading.pages) == len(pages)
    assert faults(reading) == []
    check_places(reading)


def test_points_from_before_a_position() -> None:
    record = sample_record(load_rules(), 3, 1, 1)
    score = replace(score_of_record(record), totals=(700, 600, 500))
    page = prepared(score).pages[-1]
    assert [int(player.before) for player in page.players] == list(score.before)
    assert unspaced(say("paper-head-before")) in Reading(sheet_pdf(score)).said


@pytest.mark.parametrize("paper", [A4, LETTER])
def test_six_names_of_forty_letters(paper: Paper) -> None:
    score = replace(score_of_record(sample_record(load_rules(), 6, 1, 1)), players=LONG)
    reading = Reading(sheet_pdf(score, paper))
    assert faults(reading) == []
    for name in LONG:
        assert all(sign in reading.said for sign in unspaced(name))
    assert unspaced(LONG[0]) in reading.said
    check_places(reading)


def test_bad_player_names_are_refused() -> None:
    for names in ((), ("",), ("",) * 7, ("Ann", "B" * 41)):
        with pytest.raises(Problem):
            blank_score(load_rules(), names)


@CALM
@given(st.one_of(TABLES, SHORT_TABLES), st.lists(NAMES, min_size=6, max_size=6), st.integers(0, 3))
def test_any_game_stands_on_its_sheet(table: Table, names: list[str], most: int) -> None:
    """A record and a kept score give the same sheet, and it fits."""
    for hands, (game, sheet) in enumerate(play_and_write(table.rules, table.players, table.seed)):
        recorded, kept = score_of_record(record_of(game)), score_of_sheet(sheet)
        if table.rules.scoring == "none":
            recorded = replace(recorded, points=kept.points)
        assert recorded == kept
        if hands == most:
            break
    else:
        return
    reading = Reading(sheet_pdf(replace(kept, players=tuple(names[: table.players]))))
    assert faults(reading) == []
    check_places(reading)


@CALM
@given(all_rules(), st.sampled_from(LANGUAGES), st.sampled_from([A4, LETTER]), st.integers(2, 6))
def test_any_rules_have_a_sheet(rules: Rules, language: str, paper: Paper, players: int) -> None:
    speak(language)
    reading = Reading(sheet_pdf(blank(rules, players), paper))
    assert len(reading.pages) == 1
    assert faults(reading) == []
    check_places(reading)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_pages_look_as_before(language: str, regenerate: bool) -> None:
    """A blank sheet and a full one."""
    speak(language)
    empty = sheet_pdf(blank(load_rules("classic-fr"), 6))
    check_pages(f"sheet-{language}", empty, [1], regenerate=regenerate)
    score = score_of_record(sample_record(load_rules("house-nl-original"), 4, 1, 1))
    names = (LONG[0], LONG[1], LONG[2], "Dee")
    check_pages(
        f"sheet-full-{language}", sheet_pdf(replace(score, players=names)), [1], regenerate=regenerate
    )
