"""`decaphase ladder`: ratings, the table and the chart."""

from __future__ import annotations

import json
import re
from importlib.util import find_spec
from pathlib import Path

import pytest

from decaphase import extras
from decaphase.arena.ladder import Ratings
from support.shell import Shell

BOTS = ("random", "beginner", "greedy")
QUICK = ("ladder", *BOTS, "--games", "60", "--jobs", "1", "--seed", "3")

needs_research = pytest.mark.skipif(
    not all(find_spec(name) for name in ("openskill", "matplotlib")), reason="needs the extra `research`"
)


@needs_research
def test_table_for_people(shell: Shell) -> None:
    code, out, err = shell.run(*QUICK)
    lines = out.splitlines()
    assert (code, err) == (0, "")
    assert lines[0] == "60 games of 3 players, rules classic-en, seed 3"
    assert lines[2].split() == ["bot", "rating", "uncertainty", "games", "won", "mean", "place", "games"]
    assert [line.split()[0] for line in lines[3:6]] == ["greedy", "beginner", "random"]
    assert "Among equals each would win 33.3 % of its games." in lines[-1]


@needs_research
def test_object_for_programs_is_the_same_with_two_jobs(shell: Shell) -> None:
    data = json.loads(shell.run(*QUICK, "--json")[1])
    assert [bot["bot"] for bot in data["bots"]] == ["greedy", "beginner", "random"]
    assert [bot["games"] for bot in data["bots"]] == [60, 60, 60]
    assert sum(bot["win_rate"] for bot in data["bots"]) == pytest.approx(1)
    ratings = [bot["rating"] for bot in data["bots"]]
    assert ratings == sorted(ratings, reverse=True)
    assert all(0 < bot["uncertainty"] < 25 / 3 for bot in data["bots"])
    together = json.loads(shell.run(*QUICK, "--json", "--jobs", "2")[1])
    assert {**together, "seconds": 0} == {**data, "seconds": 0}


@needs_research
def test_everybody_sits_in_every_seat(shell: Shell) -> None:
    _, out, _ = shell.run("ladder", *BOTS, "--games", "4", "--jobs", "1", "--players", "2")
    assert out.splitlines()[0].startswith("4 games of 2 players")
    _, out, _ = shell.run("ladder", *BOTS, "--games", "4", "--jobs", "1")
    assert (
        out.splitlines()[1] == "4 games were asked for; 6 were played, so that everybody sat in every seat."
    )


@needs_research
def test_without_names_all_that_are_built_in_play(shell: Shell) -> None:
    data = json.loads(shell.run("ladder", "--games", "1", "--players", "2", "--jobs", "1", "--json")[1])
    assert {"random", "beginner", "greedy", "steady"} <= {bot["bot"] for bot in data["bots"]}


@needs_research
def test_equal_places_leave_ratings_equal_and_more_games_leave_less_doubt() -> None:
    ratings = Ratings(["one", "other"])
    start = ratings.of(0)
    ratings.rate((0, 1), (1, 1))
    assert ratings.of(0) == ratings.of(1)
    ratings.rate((1, 0), (1, 2))
    assert ratings.of(1)[0] > ratings.of(0)[0]
    assert ratings.of(0)[1] < start[1]


@needs_research
def test_the_chart_shows_every_bot(shell: Shell, tmp_path: Path) -> None:
    for _ in range(2):  # an existing chart is replaced
        code, out, _ = shell.run(*QUICK, "--chart", str(tmp_path / "ladder.svg"))
        assert code == 0
        assert out.splitlines()[-1] == f"The chart is in {tmp_path / 'ladder.svg'}."
    drawn = (tmp_path / "ladder.svg").read_text(encoding="utf-8")
    texts = set(re.findall(r"<text[^>]*>([^<]*)</text>", drawn))
    assert {*BOTS, "How strong the bots are", "60 games of 3 players, rules classic-en, seed 3"} <= texts
    shell.run(*QUICK, "--chart", str(tmp_path / "LADDER.PNG"))
    assert (tmp_path / "LADDER.PNG").read_bytes().startswith(b"\x89PNG")


@needs_research
@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("greedy", "nobody"), "There is no bot “nobody”; there is: random, "),
        (("greedy", "greedy"), "greedy is named twice; on a ladder every bot stands once.\n"),
        (("greedy",), "One bot cannot fill a table of 2 without sitting in two seats; "),
        (("greedy", "random", "--players", "3"), "2 bots cannot fill a table of 3 without sitting in two "),
        (("greedy", "random", "--players", "9"), "2 to 6 can play, not 9.\n"),
        (("greedy", "random", "--games", "-1"), "-1 games cannot be played; ask for 1 to "),
        (("greedy", "random", "--jobs", "-1"), "-1 jobs cannot be run; ask for 1 to 512.\n"),
        (("greedy", "random", "--option", "pickup"), "“pickup”: an option is given with its value"),
        (
            ("greedy", "random", "--chart", "ladder.jpg"),
            "ladder.jpg cannot be drawn; let its name end in one of: ",
        ),
        (("greedy", "random", "--chart", "nowhere/ladder.svg"), "nowhere/ladder.svg cannot be written; "),
        (tuple(f"beginner:slips={slips}" for slips in range(13)), "13 bots are too many for a ladder; "),
    ],
)
def test_mistakes_are_one_sentence(shell: Shell, arguments: tuple[str, ...], said: str) -> None:
    code, out, err = shell.run("ladder", *arguments)
    assert (code, out) == (2, "")
    assert err.startswith(said)
    assert err.count("\n") == 1


@pytest.mark.parametrize("package", ["openskill", "matplotlib"])
def test_what_is_not_installed_is_named(shell: Shell, monkeypatch: pytest.MonkeyPatch, package: str) -> None:
    monkeypatch.setattr(extras, "find_spec", lambda name: None if name == package else object())
    code, _, err = shell.run("ladder", *BOTS, "--games", "2", "--chart", "ladder.svg")
    assert code == 2
    assert err.startswith(
        f"This needs the package {package}, which is not installed; install decaphase[research]"
    )
