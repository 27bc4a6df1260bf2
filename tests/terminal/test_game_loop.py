"""A game at one keyboard: people hear what they may know, nothing is lost, and it can be left at any time."""

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
from support.terminal.typist import TABLE, BotInput, EchoedLines, console_for, new_loop


@pytest.fixture(autouse=True)
def english() -> None:
    speak("en")


@pytest.fixture
def save_file(tmp_path: Path) -> SaveFile:
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
    save_file: SaveFile, people: tuple[str, ...], bots: tuple[str, ...], edition: str, **options: object
) -> tuple[GameLoop, str]:
    """A game typed to its end."""
    shown = StringIO()
    console = Console(StringIO(), shown)
    loop = new_loop(console, save_file, people, bots, load_rules(edition, options))
    console._input = BotInput(loop, shown)
    assert loop.play()
    return loop, shown.getvalue()


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_whole_game_of_each_edition(save_file: SaveFile, edition: str) -> None:
    loop, shown = whole_game(save_file, ("Ann",), ("greedy", "greedy"), edition, selection="first-2")
    assert loop._game.stage == "game-over"
    kept = replay(load_record(save_file.path))
    assert kept.places == loop._game.places
    assert "\x1b" not in shown
    assert max(map(len, shown.splitlines())) <= 150  # an answer may follow a prompt


def test_all_ten_phases(save_file: SaveFile) -> None:
    """No line is wider than 100 columns including the input, and none has an escape sequence."""
    loop, shown = whole_game(save_file, ("Ann",), ("greedy",), "classic-en")
    assert max(map(len, loop._game.done)) == 10
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
def test_a_whole_game_of_two_people(save_file: SaveFile, edition: str, options: dict[str, object]) -> None:
    _, shown = whole_game(save_file, ("Ann", "Bea"), ("greedy",), edition, **options)
    assert "The keyboard goes to Bea" in shown


def test_no_hand_is_shown_to_the_next_person_at_the_keyboard(save_file: SaveFile) -> None:
    """Between two people's hands there are only empty lines and the request to change places."""
    _, shown = whole_game(save_file, ("Ann", "Bea"), (), "classic-en", selection="first-1")
    turns = shown.split("The keyboard goes to ")[1:]
    for turn in turns:
        name = turn.partition(".")[0]
        other = {"Ann": "Bea", "Bea": "Ann"}[name]
        told = turn.partition("The game is over")[0]
        assert f"{other} draws the" not in told
    assert all(before.endswith("\n" * 20) for before in shown.split("The keyboard goes to ")[:-1])


def test_several_people_are_asked_in_the_open_and_may_look_first(save_file: SaveFile) -> None:
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
    new_loop(console, save_file, ("Ann", "Bea"), ("greedy",), game=game).play()
    text = shown.getvalue()
    assert "You hold 3 cards: yellow 1, yellow 2, yellow 4." in text
    assert text.index("Enter to hide") < text.rindex("Does anybody knock")
    assert [str(action) for action in replay(load_record(save_file.path)).hands[0].actions][:2] == ["2 knock"]


class Watcher:
    """A bot that keeps its views."""

    def __init__(self) -> None:
        self.views: list[View] = []

    def choose(self, view: View) -> Action:
        self.views.append(view)
        return view.legal[0]


def test_undo_takes_back_hits_until_the_discard(save_file: SaveFile) -> None:
    game = position()
    console, shown = console_for("h g3", "h b5", "u", "u", "m", "u")
    loop = new_loop(console, save_file, game=game)
    assert not loop.play()
    assert shown.getvalue().count("You take it back.") == 2
    assert "You hold 4 cards: green 3, blue 5, red 9, wild." in shown.getvalue()
    assert "There is nothing to take back" in shown.getvalue()
    assert replay(load_record(save_file.path)).hands[-1].actions == []


def test_undone_moves_are_not_announced(save_file: SaveFile) -> None:
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
    new_loop(console, save_file, ("Ann", "Bea"), (), game=game).play()
    heard_by_bea = shown.getvalue().partition("goes to Bea")[2]
    assert "Ann discards the red 9." in heard_by_bea
    assert "green 3" not in heard_by_bea


def test_a_draw_is_never_taken_back(save_file: SaveFile) -> None:
    console, shown = console_for("draw", "u")
    new_loop(console, save_file, game=position(stage="draw")).play()
    assert "a draw" in shown.getvalue()
    assert len(replay(load_record(save_file.path)).hands[-1].actions) == 1


def test_every_move_is_kept_before_the_next_prompt(save_file: SaveFile) -> None:
    """A kill at a prompt loses at most the line being typed."""
    seen: list[int] = []

    class Killer(EchoedLines):
        def readline(self) -> str:
            if save_file.path.exists():
                seen.append(len(load_record(save_file.path).hands[-1].actions))
            return super().readline()

    shown = StringIO()
    console = Console(Killer(["h g3", "h b5", "d r9"], shown), shown)
    new_loop(console, save_file, game=position()).play()
    assert seen[:3] == [0, 1, 2]
    assert seen[3] > 3  # Ann's discard and the bot's moves


def test_a_bot_that_fails_is_replaced(save_file: SaveFile) -> None:
    class Broken:
        def choose(self, view: View) -> Action:
            raise RuntimeError("out of luck")

    console, shown = console_for("d r9")
    loop = new_loop(console, save_file, game=position())
    loop._seats[2].bot = Broken()  # type: ignore[union-attr]
    loop.play()
    assert "The bot of Bot 1 failed; steady plays on in its place." in shown.getvalue()
    assert "Your turn." in shown.getvalue()


def test_a_bot_sees_only_its_own_view(save_file: SaveFile) -> None:
    watcher = Watcher()
    console, _ = console_for("d r9")
    loop = new_loop(console, save_file, game=position())
    loop._seats[2].bot = watcher  # type: ignore[union-attr]
    loop.play()
    assert {view.seat for view in watcher.views} == {2}


# Leaving


def test_the_end_of_input_puts_the_game_away(save_file: SaveFile) -> None:
    console, shown = console_for("draw")
    assert not new_loop(console, save_file, game=position(stage="draw")).play()
    assert "The game is put away" in shown.getvalue()
    assert save_file.path.exists()


def test_ctrl_c_puts_the_game_away(save_file: SaveFile) -> None:
    class Interrupting:
        def readline(self) -> str:
            raise KeyboardInterrupt

    shown = StringIO()
    assert not new_loop(Console(Interrupting(), shown), save_file, game=position()).play()
    assert "The game is put away" in shown.getvalue()


def fail_to_write(monkeypatch: pytest.MonkeyPatch, number: int) -> None:
    def fail(_: int) -> None:
        raise OSError(number, "failed")

    monkeypatch.setattr(os, "fsync", fail)


def test_a_full_disk_is_said_once_and_play_goes_on(
    save_file: SaveFile, monkeypatch: pytest.MonkeyPatch
) -> None:
    fail_to_write(monkeypatch, errno.ENOSPC)
    console, shown = console_for("h g3", "h b5", "m")
    new_loop(console, save_file, game=position()).play()
    text = shown.getvalue()
    assert text.count("The disk is full") == 2  # at the start, and on leaving the game
    assert 'actions = [\n  "1 hit g3 on 2.1",' in text  # the record is printed, so nothing is lost
    assert not save_file.path.exists()


def test_where_home_cannot_be_written_the_game_lies_elsewhere(
    save_file: SaveFile, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    monkeypatch.setattr("tempfile.tempdir", str(elsewhere))
    save_file.path.parent.write_text("a file where the folder should be")
    console, shown = console_for("h g3")
    new_loop(console, save_file, game=position()).play()
    assert str(elsewhere / "game.toml") in "".join(shown.getvalue().split("\n"))
    assert len(load_record(elsewhere / "game.toml").hands[0].actions) == 1


def test_a_disk_with_room_again_is_used(save_file: SaveFile, monkeypatch: pytest.MonkeyPatch) -> None:
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
    new_loop(console, save_file, game=position()).play()
    assert "The game is put away" in shown.getvalue()
    assert len(load_record(save_file.path).hands[0].actions) == 1


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
    save_file = SaveFile(tmp_path_factory.mktemp("games") / "game.toml", {})
    console, _ = console_for(*(line.replace("\n", " ").replace("\r", " ") for line in lines))
    loop = new_loop(console, save_file, ("Ann", "Bea", "Cas")[:people], ("random",), load_rules(edition))
    loop.play()
    kept = replay(load_record(save_file.path))
    assert kept.hands == loop._game.hands
