"""`decaphase rules`, as run from a shell."""

from __future__ import annotations

import json
import os
import subprocess
import sys

import pytest

from decaphase import __version__
from decaphase.cli import build_app, commands
from decaphase.rules import EDITIONS, OPTIONS
from support.shell import Shell


def test_list(shell: Shell) -> None:
    code, out, err = shell.run("rules")
    lines = out.splitlines()
    assert (code, err) == (0, "")
    assert [line.split()[0] for line in lines[1 : len(EDITIONS) + 1]] == list(EDITIONS)
    assert "English rules" in lines[1]
    assert "(default)" in lines[1]


def test_list_as_json(shell: Shell) -> None:
    data = json.loads(shell.run("rules", "--json")[1])
    assert [edition["name"] for edition in data["editions"]] == list(EDITIONS)
    assert data["default"] == "classic-en"


@pytest.mark.parametrize("edition", EDITIONS)
def test_options_of_an_edition(shell: Shell, edition: str) -> None:
    code, out, err = shell.run("rules", edition)
    assert (code, err) == (0, "")
    named = [line.split()[0] for line in out.splitlines() if line.split() and line.split()[0] in OPTIONS]
    assert named == list(OPTIONS)


def test_option_that_does_not_matter_shows_a_dash(shell: Shell) -> None:
    lines = shell.run("rules", "house-nl")[1].splitlines()
    dashed = [line.split()[0] for line in lines if line.split()[1:2] == ["-"]]
    assert dashed == ["skip_returns", "skip_limit", "tie_points", "tie_break"]
    assert "- does not matter beside the other options" in lines


def test_our_readings_are_marked(shell: Shell) -> None:
    lines = shell.run("rules", "classic-de")[1].splitlines()
    assert [line.split()[0] for line in lines if line.split()[1:2] == ["*"]] == [
        "phases",
        "skip_style",
        "tie_break",
    ]
    assert any(line.startswith("* our reading") for line in lines)


def test_overrides_are_shown_and_marked(shell: Shell) -> None:
    _, out, _ = shell.run(
        "rules", "classic-en", "--option", "pickup=must-play", "--option", "selection=[2, 5]"
    )
    rows = {line.split()[0]: line.split() for line in out.splitlines() if line}
    assert rows["pickup"][:3] == ["pickup", "+", "must-play"]
    assert rows["selection"][:4] == ["selection", "+", "[2,", "5]"]
    assert "+ changed by --option" in out


def test_options_as_json(shell: Shell) -> None:
    _, out, _ = shell.run("rules", "house-nl", "--option", "selection=[2, 5]", "--json")
    data = json.loads(out)
    assert data["edition"] == "house-nl"
    assert list(data["options"]) == list(OPTIONS)
    assert data["options"]["selection"] == data["selected"] == [2, 5]
    assert data["options"]["play_on"] is True
    assert data["options"]["phases"][7] == "colour 7"
    assert data["overrides"] == {"selection": [2, 5]}
    assert data["idle"] == ["skip_returns", "skip_limit", "tie_points", "tie_break"]


def test_what_differs(shell: Shell) -> None:
    code, out, _ = shell.run("rules", "classic-en", "braille-nl")
    assert code == 0
    assert [" ".join(line.split()) for line in out.splitlines()] == [
        "option classic-en braille-nl",
        "phase 3 set 4 + run 4 set 5 + run 4",
        "skip_style choose lay-before",
        "skip_returns - top",
        "skip_limit once-per-round one-pending",
    ]


def test_what_differs_as_json(shell: Shell) -> None:
    data = json.loads(shell.run("rules", "classic-en", "house-nl", "--json")[1])
    assert data["editions"] == ["classic-en", "house-nl"]
    assert data["differs"]["skip_limit"] == ["once-per-round", None]
    assert "phases" not in data["differs"]


def test_overrides_can_make_two_editions_equal(shell: Shell) -> None:
    _, out, _ = shell.run("rules", "classic-en", "classic-fr", "--option", "skip_limit=one-pending")
    assert out == "classic-en and classic-fr play by the same rules.\n"


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["nosuch"], "There is no edition called “nosuch”; “decaphase rules” lists those there are."),
        (["house-ln"], "There is no edition called “house-ln”. Did you mean “house-nl”?"),
        (["classic-en", "nosuch"], "There is no edition called “nosuch”"),
        (["classic-en", "--option", "selection=first-11"], "first-11: there are only ten phases"),
        (["classic-en", "--option", "pickup"], "“pickup”: an option is given with its value"),
        (
            ["classic-en", "--option", "pickup=free", "--option", "pickup=free"],
            "The option pickup is given twice",
        ),
        (
            ["house-nl", "--option", "advance=every-hand", "--json"],
            "advance = every-hand does not go together",
        ),
        (["a", "b", "c"], "Name at most two editions to compare, not 3."),
        (["--option", "pickup=free"], "--option changes an edition, so name one: decaphase rules"),
    ],
)
def test_problems_are_one_sentence(shell: Shell, arguments: list[str], sentence: str) -> None:
    code, out, err = shell.run("rules", *arguments)
    assert (code, out) == (2, "")
    assert err.startswith(sentence)
    assert err.count("\n") == 1


@pytest.mark.parametrize("arguments", [["rules", "--nosuch"], ["rulse"], ["rules", "--option"]])
def test_wrong_usage(shell: Shell, arguments: list[str]) -> None:
    code, out, err = shell.run(*arguments)
    assert (code, out) == (2, "")
    assert "Error: " in err
    assert "Traceback" not in err


@pytest.mark.parametrize(
    ("language", "problem", "words"),
    [
        ("en", "", "native engine"),
        ("en", "missing", "plain Python: the native library is missing"),
        ("nl", "damaged", "gewone Python: de gecompileerde bibliotheek is beschadigd"),
        ("fr", "asked", "Python seul, car DECAPHASE_PLAIN est défini"),
        ("de", "outdated", "reines Python: Die kompilierte Bibliothek gehört zu einem anderen Quelltext"),
    ],
)
def test_version_names_the_engine(shell: Shell, language: str, problem: str, words: str) -> None:
    shell.monkeypatch.setattr("decaphase.engine.native.problem", lambda: problem)
    assert shell.run("--version", "--lang", language) == (0, f"decaphase {__version__} ({words})\n", "")


def test_help_names_every_command(shell: Shell) -> None:
    code, out, _ = shell.run("--help")
    assert code == 0
    assert "rules" in commands()
    for name in commands():
        assert f"\n  {name} " in out


def test_on_a_terminal_values_in_brackets_stay(shell: Shell) -> None:
    shell.monkeypatch.setattr("decaphase.cli._tables.sys.stdout.isatty", lambda: True, raising=False)
    shell.monkeypatch.setenv("COLUMNS", "120")
    _, out, _ = shell.run("rules", "classic-en", "--option", "selection=[2, 5]")
    assert "[2, 5]" in out
    assert "skip_style" in out


def test_only_the_command_asked_for_is_loaded() -> None:
    program = "import sys; from decaphase.cli import build_app; build_app(['rules']); print(*sys.modules)"
    loaded = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    ).stdout.split()
    assert "decaphase.cli.rules" in loaded
    for slow in ("rich", "fluent.runtime", "numpy", "decaphase.cli.check", "decaphase.game"):
        assert slow not in loaded


def test_build_without_arguments_has_every_command() -> None:
    assert {command.name for command in build_app().registered_commands} >= {"rules"}


def test_as_a_module_in_a_pipe() -> None:
    run = [sys.executable, "-m", "decaphase", "rules", "classic-en", "house-nl"]
    out = subprocess.run(run, capture_output=True, text=True, check=True, encoding="utf-8").stdout
    assert "\x1b" not in out
    assert out.splitlines()[0].split() == ["option", "classic-en", "house-nl"]


def test_a_terminal_without_the_characters_is_no_reason_to_stop() -> None:
    run = [sys.executable, "-m", "decaphase", "rules", "nosuch"]
    ended = subprocess.run(
        run, capture_output=True, env=os.environ | {"PYTHONIOENCODING": "ascii"}, check=False
    )
    assert ended.returncode == 2
    assert ended.stderr.startswith(b"There is no edition called ?nosuch?")
