"""`decaphase arena`, run from a shell."""

from __future__ import annotations

import csv
import json
import os
import re
import signal
import subprocess
import sys
import time
from importlib.util import find_spec
from pathlib import Path

import pytest

from decaphase import extras
from decaphase.arena.matches import derived_seed
from support.shell import Shell
from support.timeouts import TIMEOUT_SECONDS

QUICK = ("arena", "greedy", "beginner", "--seed", "7", "--jobs", "1")

needs_arrow = pytest.mark.skipif(find_spec("pyarrow") is None, reason="needs the extra `research`")


def table(out: str) -> dict[str, list[str]]:
    """The figures of both sides."""
    rows = [re.split(" {2,}", line) for line in out.splitlines()]
    return {row[0]: row[1:] for row in rows if len(row) == 3}


def test_report_for_people(shell: Shell) -> None:
    code, out, err = shell.run(*QUICK, "--games", "60")
    assert (code, err) == (0, "")
    lines = out.splitlines()
    assert lines[0] == "greedy against beginner: 60 games of 4 players, rules classic-en, seed 7."
    assert lines[1].startswith("The decks of 30 games were each played twice, ")
    assert lines[3].startswith("greedy wins ")
    assert " with 95 % confidence; the standard error is " in lines[4]
    assert lines[5] == "So greedy is better: an even share, 50 %, lies outside that range."
    figures = table(out)
    assert list(figures)[:4] == ["figure", "games won", "points per hand", "phase 1 made when tried"]
    assert figures["figure"] == ["greedy", "beginner"]
    assert len(figures) == 13
    won = [float(share.removesuffix(" %")) for share in figures["games won"]]
    assert sum(won) == pytest.approx(100)
    assert lines[-2].startswith("A game took 1")
    assert " decisions in " in lines[-1]


def test_object_for_programs(shell: Shell) -> None:
    code, out, err = shell.run(
        *QUICK, "--games", "40", "--players", "3", "--option", "scoring=none", "--json"
    )
    assert (code, err) == (0, "")
    data = json.loads(out)
    assert (data["a"], data["b"], data["players"], data["games"]) == ("greedy", "beginner", 3, 40)
    assert (data["rules"], data["options"], data["seed"]) == ("classic-en", {"scoring": "none"}, 7)
    low, high = data["interval"]
    assert low < data["win_rate_a"] < high
    assert data["stderr"] > 0
    assert data["hands_per_game"] == data["hands"] / 40
    for side in data["sides"].values():
        assert side["points_per_hand"] == 0
        assert list(side["phases"]) == [str(phase) for phase in range(1, 11)]
        assert sum(phase["made"] for phase in side["phases"].values()) == side["hands_with_a_phase"]
    assert (data["settled"], data["until_settled"], data["interrupted"]) == (None, False, False)
    again = json.loads(
        shell.run(*QUICK, "--games", "40", "--players", "3", "--option", "scoring=none", "--json")[1]
    )
    assert {**again, "seconds": 0} == {**data, "seconds": 0}


def test_games_are_rounded_up_to_pairs_and_that_is_said(shell: Shell) -> None:
    _, out, _ = shell.run(*QUICK, "--games", "3", "--players", "2")
    assert out.splitlines()[2] == "3 games were asked for; 4 were played, because they go in pairs."
    data = json.loads(shell.run(*QUICK, "--games", "1", "--players", "2", "--json")[1])
    assert (data["games"], data["games_asked"], data["stderr"], data["interval"]) == (2, 1, None, None)
    assert "One pair of games cannot tell" in shell.run(*QUICK, "--games", "1", "--players", "2")[1]


def test_equals_are_left_open_and_told_apart_by_letters(shell: Shell) -> None:
    _, out, _ = shell.run("arena", "greedy", "greedy", "--games", "6", "--jobs", "1")
    assert table(out)["figure"] == ["greedy (A)", "greedy (B)"]
    assert table(out)["games won"] == ["50.0 %", "50.0 %"]
    assert "That leaves open who is better" in out


def test_it_stops_when_it_is_settled(shell: Shell) -> None:
    settle = ("arena", "beginner", "greedy", "--jobs", "1", "--games", "5000", "--until-settled")
    code, out, _ = shell.run(*settle)
    assert code == 0
    assert (
        "\nIt is settled that greedy is better; between equals such a verdict comes in at most 5 % of" in out
    )
    assert " with 95 % confidence whenever one stops;" in out
    data = json.loads(shell.run(*settle, "--error", "0.01", "--json")[1])
    assert (data["settled"], data["until_settled"], data["confidence"]) == ("b", True, 0.99)
    assert data["interval"][1] < 0.5
    assert data["games"] < 1000
    _, out, _ = shell.run("arena", "greedy", "greedy", "--jobs", "1", "--games", "8", "--until-settled")
    assert "\nIt is not settled who is better.\n" in out


def test_in_any_order_there_is_one_figure_for_all_phases(shell: Shell) -> None:
    _, out, _ = shell.run(*QUICK, "--games", "4", "--option", "order=any", "--option", "selection=first-2")
    figures = table(out)
    assert list(figures) == ["figure", "games won", "points per hand", "hands with a phase laid"]
    assert all(0 < float(share.removesuffix(" %")) <= 100 for share in figures["hands with a phase laid"])
    assert "with order=any, selection=first-2" in out


def rows_of(path: Path) -> list[dict[str, str]]:
    with path.open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def test_each_game_is_a_row(shell: Shell, tmp_path: Path) -> None:
    path = tmp_path / "games.csv"
    code, out, _ = shell.run(*QUICK, "--games", "6", "--out", str(path))
    assert code == 0
    assert out.splitlines()[-1] == f"Each game is a row of {path}."
    rows = rows_of(path)
    assert [row["game"] for row in rows] == ["1", "2", "3", "4", "5", "6"]
    assert [row["pair"] for row in rows] == ["1", "1", "2", "2", "3", "3"]
    assert [row["seating"] for row in rows] == ["AABB", "BBAA", "ABAB", "BABA", "ABBA", "BAAB"]
    assert int(rows[2]["deck_seed"]) == int(rows[3]["deck_seed"]) == derived_seed("decks", 7, 1)
    for row in rows:
        winners = [seat for seat in range(4) if row[f"place_{seat + 1}"] == "1"]
        won = [row["seating"][seat] == "A" for seat in winners]
        assert float(row["won_a"]) == sum(won) / len(won)
        assert [row[f"bot_{seat}"] for seat in (1, 2, 3, 4)] == [
            {"A": "greedy", "B": "beginner"}[letter] for letter in row["seating"]
        ]
        assert max(int(row[f"phases_{seat}"]) for seat in (1, 2, 3, 4)) == 10
        assert int(row["turns"]) < int(row["decisions"])
        assert row["ended"] == "True"
    data = json.loads(shell.run(*QUICK, "--games", "6", "--json")[1])
    assert sum(float(row["won_a"]) for row in rows) / 6 == pytest.approx(data["win_rate_a"])


@needs_arrow
def test_parquet_holds_the_same_as_csv(shell: Shell, tmp_path: Path) -> None:
    parquet = extras.import_from("research", "pyarrow.parquet")
    for suffix in ("csv", "parquet"):
        shell.run(*QUICK, "--games", "4", "--players", "2", "--out", str(tmp_path / f"games.{suffix}"))
    held = parquet.read_table(tmp_path / "games.parquet").to_pylist()
    written = rows_of(tmp_path / "games.csv")
    assert [{name: str(value) for name, value in row.items()} for row in held] == written


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("arena", "greedy", "nobody"), "There is no bot “nobody”; there is: random, "),
        (("arena", "greedy", "greedy", "--players", "1"), "2 to 6 can play, not 1.\n"),
        (("arena", "greedy", "greedy", "--players", "7"), "2 to 6 can play, not 7.\n"),
        (("arena", "greedy", "greedy", "--games", "0"), "0 games cannot be played; ask for 1 to "),
        (("arena", "greedy", "greedy", "--jobs", "0"), "0 jobs cannot be run; ask for 1 to 512.\n"),
        (("arena", "greedy", "greedy", "--rules", "classic-xx"), "There is no edition called “classic-xx”"),
        (("arena", "greedy", "greedy", "--option", "pickup=maybe"), "pickup"),
        (("arena", "greedy", "greedy", "--out", "games.txt"), "games.txt is neither CSV nor Parquet; "),
        (
            ("arena", "greedy", "greedy", "--out", "nowhere/games.csv"),
            "nowhere/games.csv cannot be written; ",
        ),
        (("arena", "greedy", "greedy", "--ray", "local", "--jobs", "2"), "The workers of --ray are as many "),
        (("arena", "greedy", "greedy", "--ray", "127.0.0.1:1"), "No Ray cluster answers at 127.0.0.1:1; "),
    ],
)
def test_mistakes_are_one_sentence(shell: Shell, arguments: tuple[str, ...], said: str) -> None:
    code, out, err = shell.run(*arguments)
    assert (code, out) == (2, "")
    assert err.startswith(said)
    assert err.count("\n") == 1


def test_a_file_that_is_there_is_left_alone(shell: Shell, tmp_path: Path) -> None:
    path = tmp_path / "games.csv"
    path.write_text("mine", encoding="utf-8")
    code, _, err = shell.run(*QUICK, "--games", "2", "--out", str(path))
    assert code == 2
    assert err == f"{path} is there already and was left alone; choose another name, or move the file away.\n"
    assert path.read_text(encoding="utf-8") == "mine"


def test_a_match_without_games_leaves_no_file(shell: Shell, tmp_path: Path) -> None:
    code, _, _ = shell.run("arena", "greedy", "greedy", "--jobs", "0", "--out", str(tmp_path / "games.csv"))
    assert code == 2
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("package", "arguments", "extra"),
    [
        ("pyarrow", ("--out", "games.parquet"), "research"),
        ("ray", ("--ray", "local"), "cluster"),
    ],
)
def test_what_is_not_installed_is_named(
    shell: Shell,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    package: str,
    arguments: tuple[str, ...],
    extra: str,
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(extras, "find_spec", lambda name: None if name == package else find_spec(name))
    code, _, err = shell.run("arena", "greedy", "greedy", *arguments)
    assert code == 2
    assert err.startswith(
        f"This needs the package {package}, which is not installed; install decaphase[{extra}]"
    )
    assert list(tmp_path.iterdir()) == []


@pytest.mark.skipif(sys.platform == "win32", reason="Ctrl-C cannot be sent to a process there")
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_interrupting_keeps_what_was_played(tmp_path: Path, jobs: str) -> None:
    path = tmp_path / "games.csv"
    options = ("--games", "1000000", "--jobs", jobs, "--out", str(path), "--json")
    command = [sys.executable, "-m", "decaphase", "arena", "greedy", "beginner", *options]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True
    ) as program:
        while not (path.exists() and path.read_text(encoding="utf-8").count("\n") > 1):
            assert program.poll() is None
            time.sleep(0.05)
        os.killpg(program.pid, signal.SIGINT)  # like a terminal: to the program and all its processes
        out, err = program.communicate(timeout=TIMEOUT_SECONDS)
    assert (program.returncode, err) == (130, "")
    data = json.loads(out)
    assert data["interrupted"] is True
    assert 0 < data["games"] == len(rows_of(path)) < 1_000_000


PLUG_IN = """
class First:
    def choose(self, view):
        return view.legal[-1]


def first_bot(seed):
    return First()
"""


def test_a_bot_of_somebody_else_plays_in_other_processes(
    shell: Shell, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "first_bot.py").write_text(PLUG_IN, encoding="utf-8")
    about = tmp_path / "first_bot-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text(
        "Metadata-Version: 2.1\nName: first-bot\nVersion: 1.0\n", encoding="utf-8"
    )
    (about / "entry_points.txt").write_text(
        "[decaphase.bots]\nfirst = first_bot:first_bot\n", encoding="utf-8"
    )
    monkeypatch.syspath_prepend(tmp_path)
    match = ("arena", "greedy", "first", "--games", "4", "--players", "2", "--option", "selection=first-1")
    one, two = (json.loads(shell.run(*match, "--json", "--jobs", jobs)[1]) for jobs in ("1", "2"))
    assert {**one, "seconds": 0} == {**two, "seconds": 0}
    assert one["win_rate_a"] > 0.5
