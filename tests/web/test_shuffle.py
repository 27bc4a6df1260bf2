"""The page seals its part in a shuffle, opens it among final seals only, and looks for it afterwards."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from copy import deepcopy
from typing import Any, TypeAlias, cast

import pytest

from decaphase.online.protocol.messages import write_message, write_now
from decaphase.online.table import table_view
from support.table.live import ANN, BOB, CAS, NONCE, Live
from support.table.sealing import first_scheme, seal
from support.web.node import Node, running

MINE = "5a" * 32
View: TypeAlias = dict[str, Any]


@pytest.fixture(scope="module")
def node() -> Iterator[Node]:
    with running("shuffle_answers.ts") as node:
        yield node


def answers(node: Node, views: list[View]) -> list[list[list[View]]]:
    """What her page sends and doubts after each view."""
    return cast("list[list[list[View]]]", node.ask([MINE, *views]))


def seen(live: Live) -> View:
    """Ann's view, as her page gets it."""
    view: View = json.loads(write_message(write_now(table_view(live.state, ANN.account))))["view"]
    return view


def play(*openers: object) -> list[View]:
    """Ann's views of a hand: before the seals, before hers is opened, and when it is over."""
    live = Live(ANN, BOB, CAS, seed=3)
    views = [seen(live)]
    live.get_ready()
    views.append(seen(live))
    live.seal(ANN, nonce=MINE)
    live.seal(BOB, CAS)
    views.append(seen(live))
    for person in (ANN, BOB, CAS):
        if person in openers:
            live.contribute(person, nonce=MINE if person is ANN else NONCE)
    if live.state.stage == "dealing":
        live.wait(10)
    live.play_hand()
    return [*views, seen(live)]


def test_it_seals_then_opens_and_is_content(node: Node) -> None:
    views = play(ANN, BOB, CAS)
    commitment = views[1]["deals"][0]["commitment"]
    live = Live(ANN, BOB, CAS, seed=3)
    live.get_ready()
    assert live.state.deal.commitment.hex() == commitment
    sealed = {"do": "seal", "seal": seal(live.state.deal, 1, MINE).seal}
    opened = {"do": "contribute", "nonce": MINE}
    twice = [view for view in views for _ in range(2)]
    assert answers(node, twice) == [
        *([[], []], [[], []]),
        *([[sealed], []], [[], []]),
        *([[opened], []], [[], []]),
        *([[], []], [[], []]),
    ]


def test_where_parts_are_not_sealed_it_gives_its_part_at_once(node: Node) -> None:
    view = seen(first_scheme(Live(ANN, BOB, seed=3)))
    assert "scheme" not in view["deals"][0]
    assert answers(node, [view]) == [[[{"do": "contribute", "nonce": MINE}], []]]


def not_closed(deal: View) -> None:
    del deal["closed"]


def another_commitment(deal: View) -> None:
    deal["commitment"] = "00" * 32


def without_ours(deal: View) -> None:
    del deal["seals"][0]


def another_of_ours(deal: View) -> None:
    deal["seals"][0][1] = "00" * 32


@pytest.mark.parametrize("forge", [not_closed, another_commitment, without_ours, another_of_ours])
def test_it_opens_nothing_unless_its_seal_is_among_final_ones(
    node: Node, forge: Callable[[View], None]
) -> None:
    lobby, sealing, closed, _ = play(ANN, BOB, CAS)
    forge(closed["deals"][0])
    sent, _ = answers(node, [lobby, sealing, closed])[-1]
    assert all(command["do"] == "seal" for command in sent)


def test_what_is_sealed_is_not_given_in_the_open(node: Node) -> None:
    """The server says later that parts are not sealed, to learn ours before another is sealed."""
    lobby, sealing, closed, _ = play(ANN, BOB, CAS)
    open_deal = deepcopy(sealing)
    del open_deal["deals"][0]["scheme"]
    without_ours(closed["deals"][0])
    *_, (none, _), (sent, _) = answers(node, [lobby, sealing, closed, open_deal])
    assert (none, sent) == ([], [])


def test_it_opens_among_the_seals_it_noted_first_only(node: Node) -> None:
    """The server shows other seals once ours is open, as if they were those."""
    lobby, sealing, closed, over = play(ANN, BOB, CAS)
    other, end = deepcopy(closed), deepcopy(over)
    for view in (other, end):
        view["deals"][0]["seals"][1][1] = "00" * 32
    *_, (sent, _), (_, doubts) = answers(node, [lobby, sealing, closed, sealing, other, end])
    assert (sent, doubts) == ([], [{"hand": 1, "broken": True}])


def test_it_tells_that_its_opened_part_was_left_out(node: Node) -> None:
    _, doubts = answers(node, play(BOB, CAS))[-1]
    assert doubts == [{"hand": 1, "leftOut": True}]


def other_part_of_ours(deal: View) -> None:
    deal["contributions"][0][1] = "00" * 32


def other_part_of_another(deal: View) -> None:
    deal["contributions"][1][1] = "00" * 32


def other_seal(deal: View) -> None:
    deal["seals"][1][1] = "00" * 32


@pytest.mark.parametrize("forge", [other_part_of_ours, other_part_of_another, other_seal])
def test_it_tells_when_the_hand_is_not_dealt_from_what_was_sealed(
    node: Node, forge: Callable[[View], None]
) -> None:
    views = deepcopy(play(ANN, BOB, CAS))
    forge(views[-1]["deals"][0])
    _, doubts = answers(node, views)[-1]
    assert doubts == [{"hand": 1, "broken": True}]


def test_it_tells_who_left_a_seal_closed(node: Node) -> None:
    _, doubts = answers(node, play(ANN, BOB))[-1]
    assert doubts == [{"hand": 1, "withheld": [3]}]
