"""How the page puts a group together: wilds where numbers are missing, and the choices that are open."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from support.web.node import Node, running


@pytest.fixture(scope="module")
def node() -> Iterator[Node]:
    with running("layout_answers.ts") as node:
        yield node


@pytest.mark.parametrize(
    ("cards", "laid", "choices"),
    [
        ("r9 g10 b11 w", "r9 g10 b11 w", ["8", "9"]),  # up to the 12
        ("r2 g3 b4 w", "r2 g3 b4 w", ["1", "2"]),  # or from the 1
        ("r1 g2 b3 w", "r1 g2 b3 w", None),
        ("r10 g11 b12 w", "w r10 g11 b12", None),
        ("r5 w g8 w", "r5 w w g8", None),
        ("w w w w", "w w w w", [str(low) for low in range(1, 10)]),
    ],
)
def test_a_run_goes_from_1_to_12(node: Node, cards: str, laid: str, choices: list[str] | None) -> None:
    arranged = node.ask([{"kind": "run", "size": 4}, cards.split(), None])
    assert arranged == {
        "cards": laid.split(),
        "standsFor": None,
        "question": choices and {"about": "run", "choices": choices},
    }
