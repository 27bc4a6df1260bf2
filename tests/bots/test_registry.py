"""Bots by name: built-in ones, plug-ins, and the explanations of errors."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

from decaphase.bots import BotProblem, EngineBot, bot_names, make_bot
from decaphase.bots.registry import BUILT_IN
from decaphase.game import Game
from decaphase.rules import load_rules
from decaphase.say import explain


def test_our_own_come_first_the_weakest_first() -> None:
    assert bot_names()[: len(BUILT_IN)] == BUILT_IN
    assert BUILT_IN == ("random", "beginner", "greedy", "steady", "sharp")


@pytest.mark.parametrize("name", BUILT_IN)
def test_every_bot_of_ours_can_be_made(name: str) -> None:
    bot = make_bot(f" {name} ", seed=-5)
    assert isinstance(bot, EngineBot)
    game = Game(load_rules(), ["Ann", "Bob"], seed=1)
    game.start_hand()
    bot.compiled = False
    assert game.can(bot.choose(game.view(1)))


def test_settings_are_set() -> None:
    bot = make_bot("beginner: slips = 55", seed=3)
    assert isinstance(bot, EngineBot)
    assert (bot.settings.slips, bot.settings.seed) == (55, 3)


NO_SETTING: Final = (
    "“{}” does not set anything; settings follow a bot’s name like “beginner:slips=40”, "
    "with commas between them."
)


@pytest.mark.parametrize(
    ("spec", "sentence"),
    [
        ("gredy", f"There is no bot “gredy”; there is: {', '.join(BUILT_IN)}."),
        ("", f"There is no bot “”; there is: {', '.join(BUILT_IN)}."),
        (
            "beginner:slip=3",
            "The bot beginner has no setting “slip”; it has: slips.",
        ),
        ("greedy:seed=3", "The bot greedy has no settings, so leave out “seed”."),
        (
            "beginner:slips=101",
            "slips of the bot beginner is a whole number from 0 to 100, not “101”.",
        ),
        (
            "beginner:slips=often",
            "slips of the bot beginner is a whole number from 0 to 100, not “often”.",
        ),
        (
            "sharp:seconds=0",
            "seconds of the bot sharp is a time in seconds, more than none and at most 3600, not “0”.",
        ),
        (
            "sharp:playouts=0.5",
            "playouts of the bot sharp is a whole number from 0 to 1000000, not “0.5”.",
        ),
        (
            "sharp:playouts=8,seconds=1",
            "Set playouts or seconds for the bot sharp, not both.",
        ),
        ("beginner:slips=1,slips=2", "slips is set twice for the bot beginner; once is enough."),
        *((f"beginner:{text}", NO_SETTING.format(text)) for text in ("", "40", "slips=", "=40")),
    ],
)
def test_what_is_wrong_is_said_in_a_sentence(spec: str, sentence: str) -> None:
    with pytest.raises(BotProblem) as problem:
        make_bot(spec)
    assert explain(problem.value) == sentence


PLUG_IN: Final = """
class Drawer:
    def __init__(self, seed, settings):
        self.seed, self.options = seed, settings

    def choose(self, view):
        return view.legal[-1]


def drawer(seed, **settings):
    return Drawer(seed, settings)


def choosy(seed, *, mood="good"):
    return Drawer(seed, {"mood": mood})


def sulky(seed, **settings):
    raise RuntimeError("not today")


def empty(seed, **settings):
    return None


not_callable = 7
"""

ENTRIES: Final = """
[decaphase.bots]
drawer = plugged.bots:drawer
choosy = plugged.bots:choosy
sulky = plugged.bots:sulky
empty = plugged.bots:empty
gone = plugged.bots:gone
nowhere = plugged.nothing:at_all
seven = plugged.bots:not_callable
greedy = plugged.bots:empty
"""

PROGRAM: Final = """
import sys
from decaphase import Game, explain, load_rules
from decaphase.bots import BotProblem, bot_names, make_bot

spec = sys.argv[1]
if spec == "names":
    print(*bot_names())
    raise SystemExit
try:
    bot = make_bot(spec, seed=4)
except BotProblem as problem:
    print(explain(problem))
    raise SystemExit
game = Game(load_rules(), ["Ann", "Bob"], seed=7)
game.start_hand()
print(bot.choose(game.view(1)), getattr(bot, "seed", None), getattr(bot, "options", None))
"""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A site-packages folder with a package and the metadata of its distribution."""
    folder = tmp_path_factory.mktemp("site")
    package, about = folder / "plugged", folder / "plugged_bots-1.0.dist-info"
    package.mkdir()
    about.mkdir()
    (package / "__init__.py").write_text("", encoding="utf-8")
    (package / "bots.py").write_text(PLUG_IN, encoding="utf-8")
    (about / "METADATA").write_text(
        "Metadata-Version: 2.1\nName: plugged-bots\nVersion: 1.0\n", encoding="utf-8"
    )
    (about / "entry_points.txt").write_text(ENTRIES, encoding="utf-8")
    return folder


def run_with(site: Path, spec: str) -> str:
    """The output of a program that has the plug-ins on its path."""
    start = f"import sys; sys.path.insert(0, {str(site)!r}); sys.argv[1:] = [{spec!r}]\n"
    run = subprocess.run([sys.executable, "-c", start + PROGRAM], capture_output=True, text=True, check=False)
    assert run.stderr == ""
    return run.stdout.strip()


def test_plugged_in_bots_are_listed_after_ours(site: Path) -> None:
    plugged = ["choosy", "drawer", "empty", "gone", "nowhere", "seven", "sulky"]
    assert run_with(site, "names").split() == [*BUILT_IN, *plugged]


@pytest.mark.parametrize(
    ("spec", "printed"),
    [
        ("drawer:mood=bad,depth=3", "1 draw discard 4 {'mood': 'bad', 'depth': '3'}"),
        ("choosy:mood=bad", "1 draw discard 4 {'mood': 'bad'}"),
        ("choosy:depth=3", "The bot choosy has no setting “depth”; it has: mood."),
        ("greedy", "1 draw deck None None"),  # the built-in bot is not replaced
    ],
)
def test_plugged_in_bots_play(site: Path, spec: str, printed: str) -> None:
    assert run_with(site, spec) == printed


@pytest.mark.parametrize(
    ("name", "plugin", "what"),
    [
        ("sulky", "bots:sulky", "ended with RuntimeError (not today)"),
        ("empty", "bots:empty", "gave a NoneType that has no “choose”"),
        ("gone", "bots:gone", "ended with AttributeError (module 'plugged.bots' has no attribute 'gone')"),
        (
            "nowhere",
            "nothing:at_all",
            "ended with ModuleNotFoundError (No module named 'plugged.nothing')",
        ),
        ("seven", "bots:not_callable", "ended with TypeError (7 is not a callable object)"),
    ],
)
def test_a_broken_plug_in_is_named(site: Path, name: str, plugin: str, what: str) -> None:
    sentence = (
        f"The bot {name} is broken: its plug-in plugged.{plugin} {what}; tell its authors, or uninstall it."
    )
    assert run_with(site, name) == sentence
