"""`decaphase check` and `decaphase sample` as a person runs them."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

RULEBOOKS = Path(__file__).parent.parent / "rulebooks"
GOOD = RULEBOOKS / "shared" / "two-players-may-play.toml"


def run(*arguments: str | Path, stdin: bytes = b"") -> subprocess.CompletedProcess[str]:
    done = subprocess.run(
        [sys.executable, "-m", "decaphase", *map(str, arguments)],
        input=stdin,
        capture_output=True,
        check=False,
        timeout=120,
        env={**os.environ, "PYTHONIOENCODING": "utf-8"},
    )
    return subprocess.CompletedProcess(done.args, done.returncode, done.stdout.decode(), done.stderr.decode())


def test_a_record_that_holds() -> None:
    done = run("check", GOOD)
    assert (done.returncode, done.stdout, done.stderr) == (0, f"{GOOD}: ok\n", "")


def test_of_several_files_the_highest_exit_code_counts(tmp_path: Path) -> None:
    failing = tmp_path / "failing.toml"
    failing.write_text(
        GOOD.read_text(encoding="utf-8").partition("[expect]")[0] + "[expect]\nstage = 'claim'\n"
    )
    junk = tmp_path / "junk.toml"
    junk.write_bytes(b"\xff\x00" * 1_000_000)
    assert run("check", GOOD, failing).returncode == 1
    done = run("check", failing, junk, tmp_path, tmp_path / "missing", GOOD)
    assert (done.returncode, done.stderr) == (2, "")
    lines = done.stdout.splitlines()
    codes = ["expectation-failed", "not-utf-8", "is-a-folder", "no-such-file"]
    assert [line.split(": ")[1] for line in lines] == [*codes, "ok"]


def test_an_illegal_action_prints_where_what_and_why(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(
        'decaphase = 1\nrules = "classic-en"\nplayers = ["Ann", "Bob"]\n[[hands]]\nphases = [1, 1]\n'
        'turn = 1\nholding = ["r1 r2", "r3"]\ndiscard = "s"\nactions = ["1 draw discard"]\n'
    )
    done = run("check", file)
    start = f"{file}: hand 1, action 1, “1 draw discard”: skip-from-discard: "
    assert (done.returncode, done.stderr) == (1, "")
    assert done.stdout.startswith(start)
    assert len(done.stdout) > len(start) + 10
    data = json.loads(run("check", "--json", file).stdout)
    assert list(data) == ["file", "ok", "error", "state"]
    assert list(data["error"]) == ["hand", "action", "code", "message"]
    assert (data["file"], data["ok"]) == (str(file), False)
    assert (data["error"]["hand"], data["error"]["action"]) == (1, 1)
    assert data["state"]["discard"] == "s"


def test_json_is_one_object_a_line(tmp_path: Path) -> None:
    done = run("check", "--json", GOOD, tmp_path / "missing")
    good, missing = map(json.loads, done.stdout.splitlines())
    assert (good["ok"], good["error"]) == (True, None)
    assert list(good["state"]) == [
        "stage",
        "turn",
        "players",
        "table",
        "discard",
        "draw_count",
        "skips",
        "winners",
        "places",
    ]
    assert (missing["ok"], missing["state"], missing["error"]["action"]) == (False, None, None)
    assert missing["error"]["code"] == "no-such-file"


def test_standard_input_is_a_file_too() -> None:
    assert run("check", "-", stdin=GOOD.read_bytes()).stdout == "-: ok\n"
    assert run("check", "-", stdin=b"x").returncode == 2


def test_a_closed_standard_input_does_no_harm() -> None:
    program = ["/bin/sh", "-c", f"{sys.executable} -m decaphase check - <&-"]
    done = subprocess.run(program, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout.startswith("-: cannot-open: "), done.stderr) == (2, True, "")


def test_a_strange_file_name_does_no_harm(tmp_path: Path) -> None:
    for name in (b"a\nb.toml", b"caf\xe9.toml"):
        file = Path(os.fsdecode(os.fsencode(tmp_path) + b"/" + name))
        file.write_bytes(GOOD.read_bytes())
        done = run("check", file)
        assert (done.returncode, done.stderr, len(done.stdout.splitlines())) == (0, "", 1)
        assert json.loads(run("check", "--json", file).stdout)["ok"]


def test_no_file_is_a_mistake() -> None:
    done = run("check")
    assert done.returncode == 2
    assert "Traceback" not in done.stderr


def test_checking_loads_only_what_it_needs() -> None:
    program = (
        "import sys\n"
        "from decaphase.cli import main\n"
        "try: main()\n"
        "except SystemExit: pass\n"
        "heavy = ('numpy', 'fluent', 'rich', 'decaphase.arena')\n"
        "print([name for name in heavy if name in sys.modules])"
    )
    done = subprocess.run(
        [sys.executable, "-c", program, "check", str(GOOD)], capture_output=True, check=True, text=True
    )
    assert done.stdout.splitlines()[-1] == "[]"


SAMPLE = (
    "sample",
    "--rules",
    "classic-de",
    "--option",
    "selection=first-2",
    "--players",
    "3",
    "--games",
    "3",
)


def test_samples_are_the_same_for_the_same_seed_and_hold(tmp_path: Path) -> None:
    one, other, third = tmp_path / "one", tmp_path / "deep" / "other", tmp_path / "third"
    assert run(*SAMPLE, "--seed", "5", "--out", one).returncode == 0
    assert run(*SAMPLE, "--seed", "5", "--out", other).returncode == 0
    assert run(*SAMPLE, "--seed", "6", "--out", third).returncode == 0
    files = sorted(file.name for file in one.iterdir())
    assert len(files) == 3
    assert [(one / name).read_bytes() for name in files] == [(other / name).read_bytes() for name in files]
    assert not set(files) & {file.name for file in third.iterdir()}
    assert run("check", *one.iterdir(), *third.iterdir()).returncode == 0
    assert b"[expect]\nstage = " in (one / files[0]).read_bytes()


def test_samples_leave_the_files_of_others_alone(tmp_path: Path) -> None:
    assert run(*SAMPLE, "--seed", "5", "--out", tmp_path).returncode == 0
    assert run(*SAMPLE, "--seed", "5", "--out", tmp_path).returncode == 0  # unchanged
    file = min(tmp_path.iterdir())
    file.write_text("mine")
    done = run(*SAMPLE, "--seed", "5", "--out", tmp_path)
    assert (done.returncode, file.read_text()) == (2, "mine")
    assert str(file) in done.stderr


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--players", "7"), "2 to 6"),
        (("--games", "0"), "1 to"),
        (("--rules", "classic-it"), "classic-it"),
        (("--option", "pickup=maybe"), "pickup"),
        (("--option", "pickup"), "pickup"),
        (("--out", "/dev/null/x"), "/dev/null/x"),
    ],
)
def test_samples_refuse_what_makes_no_game(tmp_path: Path, arguments: tuple[str, ...], said: str) -> None:
    done = run("sample", "--out", tmp_path / "x", *arguments)
    assert (done.returncode, done.stdout) == (2, "")
    assert said in done.stderr
    assert len(done.stderr.splitlines()) == 1
