"""How a game stands and how its chart is drawn: as the engine has it, and so that it can be read."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from decaphase.rules import load_rules
from support.web.node import Node, running

SELECTIONS = ("all", "even", "odd", "first-1", "first-7", "first-10", [2, 5, 8], [10])
SPACE = {"width": 320, "height": 240, "left": 36, "right": 96, "top": 12, "bottom": 28}
MODEST = settings(max_examples=60, suppress_health_check=[HealthCheck.function_scoped_fixture])


@pytest.fixture(scope="module")
def node() -> Iterator[Node]:
    with running("standing_answers.ts") as node:
        yield node


@pytest.mark.parametrize("selection", SELECTIONS, ids=str)
@pytest.mark.parametrize("phases", [10, 3])
def test_the_phases_that_are_played_are_those_of_the_engine(
    node: Node, selection: str | list[int], phases: int
) -> None:
    own = {} if phases == 10 else {"phases": ["set 2"] * phases}
    if isinstance(selection, list) and max(selection) > phases:
        return
    rules = load_rules("classic-en", {"selection": selection, **own})
    assert node.ask(["selectedPhases", selection, phases]) == list(rules.selected)


def test_tied_players_share_a_place(node: Node) -> None:
    rows = node.ask(["rowsOf", [[3], [1, 4], [2]]])
    assert rows == [
        {"seat": 3, "place": 1},
        {"seat": 1, "place": 2},
        {"seat": 4, "place": 2},
        {"seat": 2, "place": 4},
    ]


@pytest.mark.parametrize(("stage", "marks"), [("draw", ["playing", "open"]), ("hand-over", ["open", "open"])])
def test_only_who_plays_is_marked_as_playing_for_a_phase(node: Node, stage: str, marks: list[str]) -> None:
    """Seat 2 has finished and is not in this hand."""
    game = {"done": [[1], [1]], "playing": [1, 3], "phases": [2, 2, 2], "stage": stage}
    assert [node.ask(["markOf", game, seat, 2]) for seat in (1, 2)] == marks
    assert [node.ask(["markOf", game, seat, 1]) for seat in (1, 2)] == ["done", "done"]


@MODEST
@given(most=st.integers(0, 4000))
def test_the_numbers_at_the_side_are_few_and_reach_far_enough(node: Node, most: int) -> None:
    ticks = node.ask(["ticksTo", most])
    assert isinstance(ticks, list)
    assert ticks[0] == 0
    assert ticks[-1] >= most
    assert 2 <= len(ticks) <= 6
    assert len({later - sooner for sooner, later in pairwise(ticks)}) == 1


@MODEST
@given(heights=st.lists(st.floats(12, 212), min_size=2, max_size=6))
def test_names_stand_apart_and_near_their_lines(node: Node, heights: list[float]) -> None:
    moved = node.ask(["apart", heights, 18, 212])
    assert isinstance(moved, list)
    order = sorted(moved)
    assert all(later - sooner > 17.99 for sooner, later in pairwise(order))
    assert order[-1] <= 212
    places = range(len(heights))
    assert sorted(places, key=lambda place: (heights[place], place)) == sorted(places, key=moved.__getitem__)


def test_a_line_goes_from_edge_to_edge(node: Node) -> None:
    assert node.ask(["lineOf", [0, 5, 10], 10, SPACE]) == [
        {"x": 36, "y": 212},
        {"x": 130, "y": 112},
        {"x": 224, "y": 12},
    ]


@pytest.mark.parametrize(("count", "named"), [(3, [0, 1, 2, 3]), (16, [0, 5, 10, 15]), (1, [0, 1])])
def test_hands_are_named_as_far_as_there_is_room(node: Node, count: int, named: list[int]) -> None:
    assert node.ask(["handsToName", count, 188]) == named
