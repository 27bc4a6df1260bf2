"""Sheets by hand: the example of the rules, validation, undo and edit."""

from __future__ import annotations

import pickle
from collections.abc import Sequence

import pytest

from decaphase.problems import Problem
from decaphase.rules import load_rules
from decaphase.sheet import (
    HandResult,
    Left,
    Made,
    Sheet,
    SheetProblem,
    add_hand,
    begin_sheet,
    edit_hand,
    points_of,
    standing_of,
    undo_hand,
)

NAMES = ("Ann", "Bob", "Cas", "Dee")


def hand(out: int | None, made: str, *left: Left) -> HandResult:
    """A hand in short form: `made` lists seats; `2:5` means seat 2 laid phase 5."""
    crossed = []
    for word in made.split():
        seat, _, phase = word.partition(":")
        crossed.append(Made(int(seat), int(phase) if phase else None))
    return HandResult(out, tuple(crossed), left)


def written(sheet: Sheet, *hands: HandResult) -> Sheet:
    for result in hands:
        sheet = add_hand(sheet, result)
    return sheet


def sheet_of(
    players: int, edition: str = "classic-en", dealer: int | None = None, **options: object
) -> Sheet:
    return begin_sheet(load_rules(edition, options), NAMES[:players], dealer)


def refused(sheet: Sheet, result: HandResult) -> SheetProblem:
    with pytest.raises(SheetProblem) as caught:
        add_hand(sheet, result)
    return caught.value


# The example of the rules: after five hands 5 phases and 35 points lead, 4 and 125 come second, and so on.
EXAMPLE = (
    hand(4, "4 2 3", 60, 30, 15, 0),
    hand(4, "4 1 2", 40, 20, 75, 0),
    hand(3, "3 4 1", 20, 60, 0, 15),
    hand(2, "2 3 4", 55, 0, 10, ("5", "5", "12")),
    hand(4, "4 2", 55, 15, 70, 0),
)


@pytest.mark.parametrize("edition", ["classic-de", "classic-en"])
def test_the_example_of_the_rules(edition: str) -> None:
    standing = standing_of(written(sheet_of(4, edition), *EXAMPLE))
    assert [len(done) for done in standing.done] == [2, 4, 3, 5]
    assert standing.totals == (230, 125, 170, 35)
    assert standing.ranking == ((4,), (2,), (3,), (1,))
    assert standing.phases == (3, 5, 4, 6)
    assert not standing.over


def test_what_a_hand_brought() -> None:
    standing = standing_of(written(sheet_of(4, "classic-de", dealer=2), *EXAMPLE[:2]))
    assert standing.crossed == ((None, 1, 1, 1), (1, 2, None, 2))
    assert standing.points == ((60, 30, 15, 0), (40, 20, 75, 0))
    assert standing.dealer == 4


def test_nobody_keeps_track_of_the_deal() -> None:
    assert standing_of(written(sheet_of(2), hand(1, "1", 0, 60))).dealer is None


@pytest.mark.parametrize(
    ("left", "points"),
    [(("w", "s", "12", "3"), 55), (("r12", "g3"), 15), (("10",), 10), (("9",) * 8, 40), (35, 35)],
)
def test_cards_cost_what_the_engine_says(left: Left, points: int) -> None:
    assert points_of(left, load_rules("classic-en")) == points
    assert standing_of(written(sheet_of(2), hand(1, "1", 0, left))).totals == (0, points)


def test_a_wild_costs_what_the_edition_says() -> None:
    assert [points_of(("w",), load_rules(name)) for name in ("classic-en", "classic-de")] == [25, 20]


@pytest.mark.parametrize(
    ("result", "code"),
    [
        (hand(1, "", 0, 60), "sheet-out-without-phase"),
        (hand(1, "1", 5, 60), "sheet-out-with-cards"),
        (hand(1, "1", 0, 0), "sheet-holds-nothing"),
        (hand(1, "1", 0, ()), "sheet-holds-nothing"),
        (hand(None, "1", 0, 60), "sheet-holds-nothing"),
        (hand(1, "1", 0, 12), "sheet-bad-points"),
        (hand(1, "1", 0, 250), "sheet-bad-points"),
        (hand(1, "1", 0, -5), "sheet-bad-points"),
        (hand(1, "1", 0, 10**30), "sheet-bad-points"),
        (hand(1, "1", 0, ("5",) * 6 + ("6",) * 6), "sheet-too-many-cards"),
        (hand(1, "1", 0, ("w",) * 9), "sheet-too-many-alike"),
        (hand(1, "1", 0, ("s",) * 5), "sheet-too-many-alike"),
        (hand(1, "1", 0, ("r5",) * 3), "sheet-too-many-alike"),
        (hand(1, "1", 0, ("5",) * 9), "sheet-too-many-alike"),
        (hand(1, "1", 0, ("x",)), "bad-card"),
        (hand(1, "1", 0, ("13",)), "bad-card"),
        (hand(1, "1 1", 0, 60), "sheet-already-down"),
        (hand(1, "1:3", 0, 60), "sheet-wrong-phase"),
        (hand(1, "1:11", 0, 60), "phase-not-played"),
        (hand(3, "1", 0, 60), "no-such-seat"),
        (hand(1, "1 0", 0, 60), "no-such-seat"),
        (hand(1, "1", 0), "not-one-each"),
    ],
)
def test_what_cannot_stand_on_a_sheet(result: HandResult, code: str) -> None:
    assert refused(sheet_of(2), result).code == code


def test_cards_of_all_hands_together_come_from_one_deck() -> None:
    five_wilds = ("w",) * 5
    assert refused(sheet_of(3), hand(1, "1", 0, five_wilds, five_wilds)).code == "sheet-too-many-alike"


def test_a_blocked_hand_has_nobody_out() -> None:
    assert standing_of(written(sheet_of(2), hand(None, "2", 60, 5))).totals == (60, 5)


@pytest.mark.parametrize("names", [("Ann",), ("Ann",) * 7, ("Ann", ""), ("Ann", "ann"), ("Ann", "x\ny")])
def test_who_cannot_sit_at_one_table(names: Sequence[str]) -> None:
    with pytest.raises(Problem):
        begin_sheet(load_rules(), names)


def test_undo() -> None:
    sheet = written(sheet_of(4, "classic-de"), *EXAMPLE)
    assert undo_hand(sheet) == written(sheet_of(4, "classic-de"), *EXAMPLE[:4])
    with pytest.raises(SheetProblem):
        undo_hand(sheet_of(2))


def test_an_edit_moves_what_came_later() -> None:
    """Bob did not complete the first phase after all, so his later phases are one lower."""
    sheet = written(sheet_of(4, "classic-de"), *EXAMPLE)
    changed = standing_of(edit_hand(sheet, 1, hand(4, "4 3", 60, 80, 15, 0)))
    assert changed.done[1] == (1, 2, 3)
    assert changed.totals[1] == 175
    assert changed.crossed[1] == (1, 1, None, 2)


@pytest.mark.parametrize("number", [0, 6, -1])
def test_an_edit_of_no_hand(number: int) -> None:
    with pytest.raises(SheetProblem):
        edit_hand(written(sheet_of(4), *EXAMPLE), number, EXAMPLE[0])


def test_an_edit_after_which_a_later_hand_cannot_have_been() -> None:
    sheet = written(sheet_of(2, selection="first-2"), hand(1, "1", 0, 60), hand(2, "2", 60, 0))
    sheet = written(sheet, hand(1, "1 2", 0, 5))
    with pytest.raises(SheetProblem) as caught:
        edit_hand(sheet, 2, hand(1, "1 2", 0, 5))
    assert (caught.value.code, caught.value.hand) == ("sheet-is-over", 3)
    assert pickle.loads(pickle.dumps(caught.value)).hand == 3


def test_nothing_follows_the_end() -> None:
    sheet = written(sheet_of(2, selection="first-1"), hand(1, "1", 0, 60))
    assert standing_of(sheet).winners == (1,)
    assert refused(sheet, hand(1, "1", 0, 60)).code == "sheet-is-over"


def test_a_tie_is_played_off_by_the_tied() -> None:
    sheet = written(sheet_of(4, selection="first-1", dealer=4), hand(None, "1 3", 10, 60, 10, 50))
    standing = standing_of(sheet)
    assert (standing.playing, standing.replay, standing.phases) == ((1, 3), True, (1, None, 1, None))
    assert standing.dealer == 1
    assert refused(sheet, hand(2, "2", 5, 0, 5, 0)).code == "not-playing"
    again = add_hand(sheet, hand(None, "", 60, 0, 65, 0))
    assert standing_of(again).replay
    ended = standing_of(add_hand(again, hand(3, "3 1", 5, 0, 0, 0)))
    assert ended.over
    assert ended.places == ((3,), (1,), (4,), (2,))
    assert ended.totals == (75, 60, 75, 50)


def test_a_tie_is_shared_where_the_edition_says_so() -> None:
    sheet = written(sheet_of(3, "classic-de", selection="first-1"), hand(None, "1 3", 10, 60, 10))
    assert standing_of(sheet).places == ((1, 3), (2,))


def test_a_replay_leaves_the_points_that_were_compared() -> None:
    """Seats 3 and 4 finished in the tied hand, before which seat 3 had fewer points."""
    sheet = written(
        sheet_of(4, "house-nl-original", selection="first-2", tie_break="replay"),
        hand(None, "1 2 3 4", 5, 5, 10, 20),
        hand(1, "1 2 3 4", 0, 5, 50, 5),
    )
    assert standing_of(sheet).playing == (1, 2)
    assert standing_of(add_hand(sheet, hand(1, "1", 0, 5, 0, 0))).places == ((1,), (2,), (3,), (4,))


def test_points_before_this_hand_decide() -> None:
    sheet = written(
        sheet_of(2, "house-nl-original", selection="first-2"), hand(1, "1", 0, 50), hand(2, "2", 60, 0)
    )
    standing = standing_of(written(sheet, hand(2, "1 2", 5, 0)))
    assert (standing.totals, standing.places) == ((65, 50), ((2,), (1,)))


def test_those_placed_leave_the_table() -> None:
    sheet = written(sheet_of(4, "house-nl", selection="first-1", dealer=1), hand(2, "2 3", 0, 0, 0, 0))
    standing = standing_of(sheet)
    assert standing.places == ((2,), (3,))
    assert standing.playing == (1, 4)
    assert standing.dealer == 4
    assert not standing.over
    assert standing_of(add_hand(sheet, hand(4, "4", 0, 0, 0, 0))).places == ((2,), (3,), (4,), (1,))


def test_without_points_who_laid_first_comes_first() -> None:
    sheet = sheet_of(3, "house-nl", selection="first-1")
    assert standing_of(add_hand(sheet, hand(2, "3 2", 0, 0, 0))).places == ((3,), (2,), (1,))
    assert standing_of(add_hand(sheet, hand(2, "2 3", 0, 0, 0))).places == ((2,), (3,), (1,))
    assert refused(sheet, hand(2, "2", 5, 0, 5)).code == "sheet-no-points-here"


def test_every_hand_has_its_phase() -> None:
    sheet = sheet_of(2, advance="every-hand", selection="first-2")
    sheet = add_hand(sheet, hand(1, "1", 0, 60))
    assert standing_of(sheet).phases == (2, 2)
    standing = standing_of(add_hand(sheet, hand(2, "2", 75, 0)))
    assert (standing.done, standing.places) == (((1,), (2,)), ((2,), (1,)))


def test_phases_in_any_order() -> None:
    sheet = sheet_of(2, order="any", selection=[2, 5, 8])
    assert refused(sheet, hand(1, "1", 0, 60)).code == "sheet-name-the-phase"
    assert refused(sheet, hand(1, "1:3", 0, 60)).code == "phase-not-played"
    sheet = add_hand(sheet, hand(1, "1:8", 0, 60))
    assert standing_of(sheet).done == ((8,), ())
    assert refused(sheet, hand(1, "1:8", 0, 60)).code == "sheet-phase-done"
    tied = written(sheet, hand(2, "2:2 1:2", 5, 0), hand(2, "2:8", 60, 0), hand(None, "1:5 2:5", 5, 10))
    assert standing_of(tied).replay
    assert standing_of(add_hand(tied, hand(2, "2", 10, 0))).winners == (2,)
