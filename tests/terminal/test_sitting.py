"""A game at one keyboard: everybody hears what they may, nothing is lost, and anything can be put away."""

from __future__ import annotations

import errno
import os
from datetime import UTC, datetime
from io import StringIO
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from decaphase.cards import read_cards
from decaphase.game import Action, Game, Position, View
from decaphase.records import load_record, replay
from decaphase.rules import EDITIONS, load_rules
from decaphase.say import speak
from decaphase.terminal.console import MAX_WIDTH, Console
from decaphase.terminal.play.game_loop import GameLoop
from decaphase.terminal.play.saves import SaveFile, new_save_path, saved_games
from support.typist import TABLE, BotTyped, Typed, console_for, sit_down


@pytest.fixture(autouse=True)
def english() -> None:
    speak("en")


@pytest.fixture
def keeper(tmp_path: Path) -> SaveFile:
    return SaveFile(tmp_path / "games" / "game.toml", {"seats": ["person", "greedy"]})


def position(**more: object) -> Game:
    """Ann is to play and holds three cards that fit the table."""
    values: dict[str, object] = {
        "phases": (1, 1),
        "turn": 1,
        "stage": "play",
        "holding": (read_cards("g3 b5 r9 w"), read_cards("y1 y2 y4 y6")),
        "table": TABLE,
        "discard": read_cards("g9"),
        **more,
    }
    return Game.from_position(load_rules(), ["Ann", "Bot 1"], Position(**values), seed=3)  # type: ignore[arg-type]


def whole_game(
    keeper: SaveFile, people: tuple[str, ...], bots: tuple[str, ...], edition: str, **options: object
) -> tuple[GameLoop, str]:
    """A game that is typed to its end."""
    shown = StringIO()
    console = Console(StringIO(), shown)
    sitting = sit_down(console, keeper, people, bots, load_rules(edition, options))
    console._input = BotTyped(sitting, shown)
    assert sitting.play()
    return sitting, shown.getvalue()


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_whole_game_of_each_edition(keeper: SaveFile, edition: str) -> None:
    sitting, shown = whole_game(keeper, ("Ann",), ("greedy", "greedy"), edition, selection="first-2")
    assert sitting._game.stage == "game-over"
    kept = replay(load_record(keeper.path))
    assert kept.places == sitting._game.places
    assert "\x1b" not in shown
    assert max(map(len, shown.splitlines())) <= 150  # an answer may stand behind a prompt


def test_all_ten_phases(keeper: SaveFile) -> None:
    """Not a line is wider than 100 columns, with what is typed behind it, and none has an escape sequence."""
    sitting, shown = whole_game(keeper, ("Ann",), ("greedy",), "classic-en")
    assert max(map(len, sitting._game.done)) == 10
    assert "\x1b" not in shown
    assert max(map(len, shown.splitlines())) <= MAX_WIDTH


@pytest.mark.parametrize(
    ("edition", "options"),
    [
        ("classic-de", {"knocking": True, "selection": "first-1"}),
        ("classic-en", {"order": "any", "selection": [1, 2]}),
        ("classic-en", {"advance": "every-hand", "selection": "first-2"}),
        ("house-nl", {"cards": "packs", "selection": "first-1"}),
    ],
)
def test_a_whole_game_of_two_people(keeper: SaveFile, edition: str, options: dict[str, object]) -> None:
    _, shown = whole_game(keeper, ("Ann", "Bea"), ("greedy",), edition, **options)
    assert "The keyboard goes to Bea" in shown


def test_nobody_sees_another_hand_when_the_keyboard_goes_round(keeper: SaveFile) -> None:
    """Between two people's hands there are only empty lines and the question who sits there."""
    _, shown = whole_game(keeper, ("Ann", "Bea"), (), "classic-en", selection="first-1")
    turns = shown.split("The keyboard goes to ")[1:]
    for turn in turns:
        name = turn.partition(".")[0]
        other = {"Ann": "Bea", "Bea": "Ann"}[name]
        told = turn.partition("The game is over")[0]
        assert f"{other} draws the" not in told
    assert all(before.endswith("\n" * 20) for before in shown.split("The keyboard goes to ")[:-1])


def test_several_people_are_asked_in_the_open_and_may_look_first(keeper: SaveFile) -> None:
    game = Game.from_position(
        load_rules("classic-en", {"knocking": True}),
        ["Ann", "Bea", "Bot 1"],
        Position(
            phases=(1, 1, 1),
            turn=1,
            stage="claim",
            discarded=3,
            holding=(read_cards("g3 b5"), read_cards("y1 y2 y4"), read_cards("r1")),
            discard=read_cards("b8 g9"),
        ),
    )
    console, shown = console_for("4", "2", "", "", "2")
    sit_down(console, keeper, ("Ann", "Bea"), ("greedy",), game=game).play()
    text = shown.getvalue()
    assert "You hold 3 cards: yellow 1, yellow 2, yellow 4." in text
    assert text.index("Enter to hide") < text.rindex("Does anybody knock")
    assert [str(action) for action in replay(load_record(keeper.path)).hands[0].actions][:2] == ["2 knock"]


class Watcher:
    """A bot that keeps what it was shown."""

    def __init__(self) -> None:
        self.views: list[View] = []

    def choose(self, view: View) -> Action:
        self.views.append(view)
        return view.legal[0]


def test_undo_takes_back_hits_until_the_discard(keeper: SaveFile) -> None:
    game = position()
    console, shown = console_for("h g3", "h b5", "u", "u", "m", "u")
    sitting = sit_down(console, keeper, game=game)
    assert not sitting.play()
    assert shown.getvalue().count("You take it back.") == 2
    assert "You hold 4 cards: green 3, blue 5, red 9, wild." in shown.getvalue()
    assert "There is nothing to take back" in shown.getvalue()
    assert replay(load_record(keeper.path)).hands[-1].actions == []


def test_what_was_taken_back_nobody_hears_of(keeper: SaveFile) -> None:
    game = Game.from_position(
        load_rules(),
        ["Ann", "Bea"],
        Position(
            phases=(1, 1),
            turn=1,
            stage="play",
            holding=(read_cards("g3 b5 r9 w"), read_cards("y1 y2 y4 y6")),
            table=TABLE,
            discard=read_cards("g9"),
        ),
    )
    console, shown = console_for("", "h g3", "u", "d r9", "", "e", "e")
    sit_down(console, keeper, ("Ann", "Bea"), (), game=game).play()
    heard_by_bea = shown.getvalue().partition("goes to Bea")[2]
    assert "Ann discards the red 9." in heard_by_bea
    assert "green 3" not in heard_by_bea


def test_a_draw_is_never_taken_back(keeper: SaveFile) -> None:
    console, shown = console_for("draw", "u")
    sit_down(console, keeper, game=position(stage="draw")).play()
    assert "a draw" in shown.getvalue()
    assert len(replay(load_record(keeper.path)).hands[-1].actions) == 1


def test_every_move_is_kept_before_the_next_prompt(keeper: SaveFile) -> None:
    """A kill at a prompt loses at most what is being typed there."""
    seen: list[int] = []

    class Killer(Typed):
        def readline(self) -> str:
            if keeper.path.exists():
                seen.append(len(load_record(keeper.path).hands[-1].actions))
            return super().readline()

    shown = StringIO()
    console = Console(Killer(["h g3", "h b5", "d r9"], shown), shown)
    sit_down(console, keeper, game=position()).play()
    assert seen[:3] == [0, 1, 2]
    assert seen[3] > 3  # Ann's discard, and what the bot did


def test_a_bot_that_fails_is_replaced(keeper: SaveFile) -> None:
    class Broken:
        def choose(self, view: View) -> Action:
            raise RuntimeError("out of luck")

    console, shown = console_for("d r9")
    sitting = sit_down(console, keeper, game=position())
    sitting._seats[2].bot = Broken()  # type: ignore[union-attr]
    sitting.play()
    assert "The bot of Bot 1 failed; steady plays on in its place." in shown.getvalue()
    assert "Your turn." in shown.getvalue()


def test_a_bot_sees_only_its_own_view(keeper: SaveFile) -> None:
    watcher = Watcher()
    console, _ = console_for("d r9")
    sitting = sit_down(console, keeper, game=position())
    sitting._seats[2].bot = watcher  # type: ignore[union-attr]
    sitting.play()
    assert {view.seat for view in watcher.views} == {2}


# Leaving


def test_the_end_of_input_puts_the_game_away(keeper: SaveFile) -> None:
    console, shown = console_for("draw")
    assert not sit_down(console, keeper, game=position(stage="draw")).play()
    assert "The game is put away" in shown.getvalue()
    assert keeper.path.exists()


def test_ctrl_c_puts_the_game_away(keeper: SaveFile) -> None:
    class Interrupting:
        def readline(self) -> str:
            raise KeyboardInterrupt

    shown = StringIO()
    assert not sit_down(Console(Interrupting(), shown), keeper, game=position()).play()
    assert "The game is put away" in shown.getvalue()


def fail_to_write(monkeypatch: pytest.MonkeyPatch, number: int) -> None:
    def fail(_: int) -> None:
        raise OSError(number, "failed")

    monkeypatch.setattr(os, "fsync", fail)


def test_a_full_disk_is_said_once_and_play_goes_on(keeper: SaveFile, monkeypatch: pytest.MonkeyPatch) -> None:
    fail_to_write(monkeypatch, errno.ENOSPC)
    console, shown = console_for("h g3", "h b5", "m")
    sit_down(console, keeper, game=position()).play()
    text = shown.getvalue()
    assert text.count("The disk is full") == 2  # when it began, and when the game was left
    assert 'actions = [\n  "1 hit g3 on 2.1",' in text  # nothing is lost: the record itself is shown
    assert not keeper.path.exists()


def test_where_home_cannot_be_written_the_game_lies_elsewhere(
    keeper: SaveFile, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    monkeypatch.setattr("tempfile.tempdir", str(elsewhere))
    keeper.path.parent.write_text("a file where the folder should be")
    console, shown = console_for("h g3")
    sit_down(console, keeper, game=position()).play()
    assert str(elsewhere / "game.toml") in "".join(shown.getvalue().split("\n"))
    assert len(load_record(elsewhere / "game.toml").hands[0].actions) == 1


def test_a_disk_with_room_again_is_used(keeper: SaveFile, monkeypatch: pytest.MonkeyPatch) -> None:
    real = os.fsync
    calls = 0

    def fail_first(number: int) -> None:
        nonlocal calls
        calls += 1
        if calls == 1:
            raise OSError(errno.ENOSPC, "failed")
        real(number)

    monkeypatch.setattr(os, "fsync", fail_first)
    console, shown = console_for("h g3")
    sit_down(console, keeper, game=position()).play()
    assert "The game is put away" in shown.getvalue()
    assert len(load_record(keeper.path).hands[0].actions) == 1


# Files


def test_games_put_away_are_found_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    now = datetime(2026, 11, 16, 20, 5, tzinfo=UTC)
    first = new_save_path(["Zoë", "Ann/../x"], now)
    assert first.name == "2026-11-16-2005-zoe-ann-x.toml"
    SaveFile(first, {}).save(position())
    assert new_save_path(["Zoë", "Ann/../x"], now).name == "2026-11-16-2005-zoe-ann-x-2.toml"
    assert new_save_path(["安"], now).name == "2026-11-16-2005.toml"
    (first.parent / "damaged.toml").write_text("decaphase = 1\nrules =")
    over = SaveFile(first.parent / "over.toml", {})
    over.meta = {"over": True}
    found = {saved.path.name: saved.problem for saved in saved_games()}
    assert found[first.name] is None
    assert found["damaged.toml"] is not None


LINES = st.lists(
    st.one_of(
        st.text(max_size=20),
        st.sampled_from(
            ["", " ", "t", "1", "2", "3", "l", "h", "d", "u", "?", "d 1", "x y", "o", "v", "s", "i"]
        ),
    ),
    max_size=40,
)


@settings(max_examples=40)
@given(LINES, st.sampled_from(EDITIONS), st.integers(1, 3))
def test_whatever_is_typed_the_game_goes_on_or_is_put_away(
    tmp_path_factory: pytest.TempPathFactory, lines: list[str], edition: str, people: int
) -> None:
    keeper = SaveFile(tmp_path_factory.mktemp("games") / "game.toml", {})
    console, _ = console_for(*(line.replace("\n", " ").replace("\r", " ") for line in lines))
    sitting = sit_down(console, keeper, ("Ann", "Bea", "Cas")[:people], ("random",), load_rules(edition))
    sitting.play()
    kept = replay(load_record(keeper.path))
    assert kept.hands == sitting._game.hands
