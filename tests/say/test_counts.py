"""Messages with a number that is one, zero or negative."""

from __future__ import annotations

import pytest

from decaphase.problems import Problem
from decaphase.rules import load_rules
from decaphase.say import explain, languages
from decaphase.say.rules import say_meaning


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("count", [-1, 0, 1, 7])
def test_a_number_of_players_is_said_as_it_is(count: int, language: str) -> None:
    words = explain(Problem("player-count", count=count, most=6), language).rstrip(".").split()
    assert words[-1] == str(count)


@pytest.mark.parametrize("language", languages())
def test_messages_distinguish_singular_and_plural(language: str) -> None:
    one = explain(Problem("one-for-each-player", count=1, players=3), language)
    two = explain(Problem("one-for-each-player", count=2, players=3), language)
    assert one.replace("1", "2") != two
    draw = explain(Problem("too-many-draws", draws=1, most=0), language)
    draws = explain(Problem("too-many-draws", draws=2, most=0), language)
    assert language == "nl" or draw.replace("1", "2") != draws


@pytest.mark.parametrize("language", languages())
def test_one_phase_alone_is_not_several(language: str) -> None:
    alone, both = (
        say_meaning(load_rules("classic-en", {"selection": list(chosen)}), "selection", language)
        for chosen in ((2,), (2, 5))
    )
    assert alone[: alone.index("2")] != both[: both.index("2")]
