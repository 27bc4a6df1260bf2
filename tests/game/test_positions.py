"""Impossible positions, beyond those that are records under tests/rulebooks/records."""

from __future__ import annotations

from dataclasses import replace

import pytest

from decaphase.cards import read_cards
from decaphase.game import Game, Impossible, LaidGroup, LaidPhase, Position
from decaphase.rules import load_rules

PLAIN = Position(
    turn=1,
    holding=(read_cards("r1 r2"), read_cards("b1 b2"), read_cards("g1 g2")),
    phases=(1, 1, 1),
    discard=read_cards("y9"),
)
RUN_OF_SEVEN = (LaidGroup(read_cards("r1 r2 r3 r4 r5 r6 r7")),)

CASES: dict[str, tuple[dict[str, object], Position]] = {
    "one-for-each-player": ({}, replace(PLAIN, scores=(0, 0))),
    "score-out-of-range": ({}, replace(PLAIN, scores=(0, 0, -5))),
    "phases-needed": ({}, replace(PLAIN, phases=None)),
    "done-needed": ({"order": "any"}, replace(PLAIN, phases=None)),
    "phases-with-any-order": ({"order": "any"}, replace(PLAIN, done=((), (), ()))),
    "too-few-playing": ({}, replace(PLAIN, playing=(1,), replay=True)),
    "replay-before-finishing": (
        {},
        replace(
            PLAIN,
            replay=True,
            playing=(1, 2),
            phases=(10, 10, 9),
            done=((1,), (), ()),
            holding=(*PLAIN.holding[:2], ()),
        ),
    ),
    "table-wrong-phase": ({}, replace(PLAIN, table=(LaidPhase(2, RUN_OF_SEVEN, 4),))),
    "skipped-but-playing": ({}, replace(PLAIN, stage="play", skips=(1,))),
    "knocked-without-knocking": ({}, replace(PLAIN, knocked=2)),
    "discarded-without-claim": ({"knocking": True}, replace(PLAIN, discarded=2)),
    "claim-needs-discarded": ({"knocking": True}, replace(PLAIN, stage="claim")),
    "nobody-to-ask": ({"knocking": True}, replace(PLAIN, stage="claim", turn=2, discarded=1, skips=(2, 3))),
    "stage-not-for-position": ({}, replace(PLAIN, stage="hand-over")),
}


@pytest.mark.parametrize("code", CASES)
def test_refused(code: str) -> None:
    options, position = CASES[code]
    with pytest.raises(Impossible) as caught:
        Game.from_position(load_rules("classic-en", options), ["Ann", "Bob", "Cas"], position)
    assert caught.value.code == code


def test_the_plain_position_itself_is_possible() -> None:
    game = Game.from_position(load_rules(), ["Ann", "Bob", "Cas"], PLAIN)
    assert (game.stage, game.turn, game.draw_count) == ("draw", 1, 108 - 7)


@pytest.mark.parametrize("count", [0, 1, 7])
def test_two_to_six_players(count: int) -> None:
    with pytest.raises(Impossible) as caught:
        Game(load_rules(), ["Ann"] * count)
    assert caught.value.code == "player-count"
