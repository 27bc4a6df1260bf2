"""Keeping a score sheet: input, output, and the file after every hand."""

from __future__ import annotations

from pathlib import Path

import pytest

from decaphase.problems import Problem
from decaphase.records.sheet_file import read_sheet
from decaphase.rules import load_rules
from decaphase.say import say
from decaphase.sheet import Sheet, begin_sheet, standing_of
from decaphase.terminal.folders import write_atomically
from decaphase.terminal.keep.files import load_sheet, load_sheets, sheets_folder
from decaphase.terminal.keep.score_keeper import ScoreKeeper
from decaphase.terminal.keep.setup import choose_sheet, set_up_sheet
from support.terminal.typist import Typist

NAMES = ("Ann", "Bob", "Cas")
FIRST = ("", "ann", "b", "35", "w s 12 3")
"""Ann goes out, Bob makes the phase too; 35 points for Bob, 55 for Cas."""
SECOND = ("", "2", "all", "12", "5")
"""Bob goes out, all make the phase; a 12 for Ann, five points for Cas."""


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A home folder for each test, and a screen of a hundred columns."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("COLUMNS", "101")
    monkeypatch.chdir(tmp_path)
    return tmp_path


def sheet_of(edition: str = "classic-en", **options: object) -> Sheet:
    return begin_sheet(load_rules(edition, options), NAMES)


def kept(sheet: Sheet, *lines: str, sentences: bool = False) -> tuple[Sheet, str]:
    """The sheet after these lines were typed, and the output."""
    typist = Typist(lines)
    keeper = ScoreKeeper(typist.console, sheet, sentences=sentences)
    keeper.keep()
    return keeper.sheet, typist.seen


def on_disk(name: str = "ann-bob-cas") -> Sheet:
    return load_sheet(sheets_folder() / f"{name}.toml").sheet


def test_hands_are_written_down_and_kept() -> None:
    sheet, seen = kept(sheet_of(), *FIRST, *SECOND)
    assert standing_of(sheet).totals == (10, 35, 60)
    assert standing_of(sheet).done == ((1, 2), (1, 2), (1,))
    assert on_disk() == sheet
    assert "decaphase keep ann-bob-cas" in seen


def test_each_hand_is_on_disk_before_the_next_is_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    counts: list[int] = []
    real = ScoreKeeper._step

    def step(self: ScoreKeeper) -> None:
        counts.append(len(on_disk().results))
        real(self)

    monkeypatch.setattr(ScoreKeeper, "_step", step)
    kept(sheet_of(), *FIRST, *SECOND, "quit")
    assert counts == [0, 1, 2]


def test_the_table() -> None:
    _, seen = kept(sheet_of(), *FIRST, *SECOND)
    assert "player  phases  points  total  next\n" in seen
    assert "Bob     1 2     35  0   35     phase 3\n" in seen


def test_sentences_instead_of_a_table() -> None:
    _, seen = kept(sheet_of(), *FIRST, sentences=True)
    assert "Bob: phase 1 done, 35 points, next phase 2.\n" in seen
    assert "Cas: no phase yet, 55 points, next phase 1.\n" in seen


def test_no_line_is_too_wide() -> None:
    names = ("Maximiliane-Charlotte von und zu Hohenfe", "Bob", "Cas", "Dee", "Eve", "Flo")
    hand = ("", "", "", "245", "200", "5", "240", "235", "205")
    sheet = begin_sheet(load_rules(), names)
    _, seen = kept(sheet, *(line for _ in range(30) for line in hand))
    shown = [line for line in seen.split("\n") if not line.endswith(("245", "200"))]
    assert max(map(len, shown)) <= 100
    assert "points of hands 17 to 30" in seen


def test_a_narrow_screen_has_sentences(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "30")
    _, seen = kept(sheet_of(), *FIRST)
    assert "Bob: phase 1 done, 35 points,\nnext phase 2.\n" in seen


@pytest.mark.parametrize("end", ["quit", "q", "QUIT", "^C"])
def test_quitting_saves_the_sheet(end: str) -> None:
    sheet, seen = kept(sheet_of(), *FIRST, end)
    assert on_disk() == sheet
    assert seen.count("The sheet is kept.") == 1


@pytest.mark.parametrize("lines", [("",), ("", "ann"), ("", "ann", "b", "35"), ("", "^C"), ("", "ann", "q")])
def test_an_incomplete_hand_is_not_saved(lines: tuple[str, ...]) -> None:
    sheet, seen = kept(sheet_of(), *FIRST, *lines)
    assert len(sheet.results) == 1
    assert on_disk() == sheet
    assert "Hand 2 is not written down." in seen
    assert "The sheet is kept." in seen


def test_undo_drops_the_hand_being_entered() -> None:
    sheet, seen = kept(sheet_of(), *FIRST, "", "bob", "undo", "quit")
    assert "Hand 2 is not written down." in seen
    assert len(sheet.results) == 1


def test_undo_takes_back_the_last_hand() -> None:
    sheet, seen = kept(sheet_of(), *FIRST, *SECOND, "undo", "n", "u", "y", "quit")
    assert "Take back hand 2? (y/n) n" in seen
    assert len(sheet.results) == 1
    assert on_disk() == sheet


def test_undo_of_nothing() -> None:
    assert "No hand is written down yet." in kept(sheet_of(), "undo")[1]


def test_an_edit_leaves_what_is_not_typed() -> None:
    sheet, seen = kept(sheet_of(), *FIRST, *SECOND, "edit 1", "", "", "40", "", "y", "quit")
    assert "Bob before: phases 1 2 done, 35 points, next phase 3." in seen
    assert "Bob now: phases 1 2 done, 40 points, next phase 3." in seen
    assert standing_of(sheet).totals == (10, 40, 60)
    assert on_disk() == sheet


def test_an_edit_can_be_cancelled() -> None:
    before, _ = kept(sheet_of(), *FIRST)
    for lines in (("edit 1", "", "", "40", "", "n"), ("edit 1", "", "", "", ""), ("edit 1", "undo")):
        assert kept(before, *lines)[0] == before


def test_an_edit_that_a_later_hand_forbids() -> None:
    hands = ("", "a", "", "60", "60", "", "b", "", "60", "60", "", "a", "", "60", "60")
    before, _ = kept(sheet_of(selection="first-2"), *hands)
    assert standing_of(before).over
    after, seen = kept(before, "edit 2", "a", "none", "60", "60")
    assert after == before
    assert "because of hand 3: The game is over by then" in seen


@pytest.mark.parametrize("typed", ["edit", "edit 0", "edit 9", "edit x", "edit ²", "e 1000000"])
def test_an_edit_of_no_hand(typed: str) -> None:
    assert "Only hand 1 can be changed" in kept(sheet_of(), *FIRST, typed)[1]


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("7 14", "numbers go from 1 to 12"),
        ("13", "13 points cannot be"),
        ("250", "250 points cannot be"),
        ("9" * 99, "points cannot be"),
        ("0", "must still hold at least one card"),
        ("", "Type the points, or the cards"),
        ("w " * 9, "9 wilds are too many"),
        ("1 2 3 4 5 6 7 8 9 10 11 12", "12 cards are too many"),
        ("r", "belongs a colour or a number"),
        ("nonsense", "is no card here"),
    ],
)
def test_cards_that_cannot_be_left(typed: str, said: str) -> None:
    sheet, seen = kept(sheet_of(), "", "a", "", typed, "35", "5 r12 green 3")
    assert said in seen
    assert seen.count("What does Bob still hold?") == 2
    assert standing_of(sheet).totals == (0, 35, 20)


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("x y", "Nobody here is called"),
        ("^", "Nobody here is called"),
        ("9", "Nobody here is called"),
        ("foo", "type a name or a number"),
    ],
)
def test_unknown_players(typed: str, said: str) -> None:
    _, seen = kept(sheet_of(), "", typed, "a")
    assert said in seen
    assert seen.count("Who went out?") == 2


def test_first_letters_that_fit_two() -> None:
    sheet = begin_sheet(load_rules(), ("Ann", "Anton", "Bob"))
    assert "could be Ann, Anton" in kept(sheet, "", "an", "ann")[1]


def test_a_skip_is_never_taken_for_the_letter_of_a_command() -> None:
    sheet, _ = kept(sheet_of(), "", "a", "", "s", "w")
    assert standing_of(sheet).totals == (0, 15, 25)


def test_commands_at_any_question() -> None:
    lines = ("", "sheet", "a", "standings", "", "help", "edit 1", "35", "sheet", "5")
    sheet, seen = kept(sheet_of(), *lines)
    assert standing_of(sheet).totals == (0, 35, 5)
    assert "1. Ann: no phase, 0 points" in seen
    assert "First finish this hand" in seen
    assert seen.count("What does Bob still hold?") == 3


def test_players_may_have_any_name() -> None:
    sheet = begin_sheet(load_rules(), ("none", "nobody", "no"), 1)
    _, seen = kept(sheet, "", "1", "2", "35", "5", "edit 1", "", "nobody", "", "")
    assert "Hand 1, none deals." in seen
    assert "Who went out? (1 none, 2 nobody, 3 no; Enter: none)" in seen


def test_phases_in_any_order() -> None:
    lines = ("", "a", "b", "9", "8", "2", "60", "5")
    sheet, seen = kept(sheet_of(order="any", selection=[2, 5, 8]), *lines)
    assert standing_of(sheet).done == ((8,), (2,), ())
    assert "Bob     2       60      60     any\n" in seen
    assert "Bob: phase 2 done, 60 points, next one of 5 8." in kept(sheet, sentences=True)[1]
    assert "Type the number of an open phase: 2 5 8." in seen


def test_without_points_the_order_of_laying_is_asked_for_where_it_decides() -> None:
    sheet, seen = kept(sheet_of("house-nl", selection="first-1"), "", "a", "b", "a", "b a", "quit")
    assert standing_of(sheet).places == ((2,), (1,), (3,))
    assert "Name all of them, each once: Ann and Bob." in seen
    assert "still hold" not in seen


def test_a_tie_its_replay_and_the_end() -> None:
    lines = ("", "none", "a b", "10", "10", "60", "", "c", "b", "25", "")
    sheet, seen = kept(sheet_of(selection="first-1"), *lines)
    assert "Ann and Bob are tied: they play phase 1 once more" in seen
    assert "Cas is not asked for here" in seen
    assert "Bob wins the game." in seen
    assert standing_of(sheet).places == ((2,), (1,), (3,))
    assert seen.count("The sheet is kept.") == 1


def test_a_game_that_is_over_can_still_be_mended() -> None:
    over, _ = kept(sheet_of(selection="first-1"), "", "a", "", "60", "60")
    sheet, seen = kept(over, "nonsense", "undo", "y", "", "b", "", "60", "55", "")
    assert "put the sheet away, or type one of" in seen
    assert standing_of(sheet).winners == (2,)


def test_places_of_those_who_play_on() -> None:
    lines = ("", "b", "", "", "c", "", "")
    sheet, seen = kept(sheet_of("house-nl", selection="first-1"), *lines)
    assert "Bob takes place 1." in seen
    assert "(1 Ann, 3 Cas; Enter: nobody)" in seen
    assert standing_of(sheet).places == ((2,), (3,), (1,))


def test_export() -> None:
    _, seen = kept(
        sheet_of(), *FIRST, "export x.csv", "export", "no", "x.txt", "export x.csv", "n", "export a/\0.txt"
    )
    assert Path("x.csv").read_text(encoding="utf-8") == (
        "player,phases,hand 1,total,place\nAnn,1,0,0,\nBob,1,35,35,\nCas,,55,55,\n"
    )
    text = Path("x.txt").read_text(encoding="utf-8")
    assert "Hand 1. Ann went out. Ann made phase 1. Bob made phase 1. Bob got 35 points." in text
    assert max(map(len, text.split("\n"))) <= 100
    assert "x.csv is there already. Replace it?" in seen
    assert "a name that ends in .csv or .txt" in seen


# Files


def test_a_second_sheet_of_the_same_players_has_a_name_of_its_own() -> None:
    first, _ = kept(sheet_of(), *FIRST)
    second, seen = kept(sheet_of())
    assert "decaphase keep ann-bob-cas-2" in seen
    assert (on_disk(), on_disk("ann-bob-cas-2")) == (first, second)
    assert len(load_sheets().sheets) == 2


@pytest.mark.parametrize("names", [("Ann/..", "../Bob"), ("é" * 40, "ß" * 40), ("!", "?"), ("con", ".")])
def test_any_names_make_a_file(names: tuple[str, ...]) -> None:
    sheet, _ = kept(begin_sheet(load_rules(), names))
    (found,) = load_sheets().sheets
    assert found.sheet == sheet
    assert found.path.parent == sheets_folder()


def full_disk(path: Path, _text: str) -> None:
    raise Problem("cannot-keep", file=str(path), reason="full")


def test_a_full_disk_loses_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("decaphase.terminal.keep.files.write_atomically", full_disk)
    sheet, seen = kept(sheet_of(), *FIRST, *SECOND)
    assert seen.count("The disk is full") == 1
    assert seen.count("tried again after each hand") == 1
    shown = seen[seen.index("decaphase-sheet = 1") :]
    assert read_sheet(shown) == sheet


def test_a_full_disk_that_gets_room_again(monkeypatch: pytest.MonkeyPatch) -> None:
    calls: list[Path] = []

    def write(path: Path, text: str) -> None:
        calls.append(path)
        (write_atomically if len(calls) > 2 else full_disk)(path, text)

    monkeypatch.setattr("decaphase.terminal.keep.files.write_atomically", write)
    sheet, seen = kept(sheet_of(), *FIRST, *SECOND)
    assert "Now the sheet is on disk, with all hands." in seen
    assert on_disk() == sheet


def test_an_interrupt_before_a_hand_is_written_loses_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    calls: list[Path] = []

    def write(path: Path, text: str) -> None:
        calls.append(path)
        if len(calls) == 2:
            raise KeyboardInterrupt
        write_atomically(path, text)

    monkeypatch.setattr("decaphase.terminal.keep.files.write_atomically", write)
    sheet, seen = kept(sheet_of(), *FIRST, *SECOND)
    assert len(sheet.results) == 1
    assert on_disk() == sheet
    assert "The sheet is kept." in seen


def test_another_place_is_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    folder = sheets_folder()

    def write(path: Path, text: str) -> None:
        (full_disk if path.parent == folder else write_atomically)(path, text)

    monkeypatch.setattr("decaphase.terminal.keep.files.write_atomically", write)
    Path("taken.toml").write_text("mine", encoding="utf-8")
    sheet, seen = kept(sheet_of(), *FIRST, "quit", "taken", "x\0y", "other place")
    assert load_sheet(Path("other place.toml")).sheet == sheet
    assert Path("taken.toml").read_text(encoding="utf-8") == "mine"
    assert 'decaphase keep "other place.toml"' in seen


def test_a_folder_that_cannot_be_created(home: Path) -> None:
    """A file in place of the folder: even root cannot write there."""
    (home / "data").write_text("not a folder", encoding="utf-8")
    sheet, seen = kept(sheet_of(), *FIRST, "quit", "^C")
    assert "could not be written" in seen
    assert read_sheet(seen[seen.index("decaphase-sheet = 1") :]) == sheet


def test_no_home_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    def no_home() -> Path:
        raise Problem("no-home")

    monkeypatch.setattr("decaphase.terminal.keep.files.data_folder", no_home)
    assert load_sheets().sheets == ()
    sheet, seen = kept(sheet_of(), *FIRST)
    assert "set the environment variable HOME" in seen
    assert read_sheet(seen[seen.index("decaphase-sheet = 1") :]) == sheet


def test_a_file_changed_by_another_program_is_left_alone() -> None:
    typist = Typist(FIRST)
    keeper = ScoreKeeper(typist.console, sheet_of())
    real = keeper._begin

    def meddle() -> None:
        real()
        (sheets_folder() / "ann-bob-cas.toml").write_text("other", encoding="utf-8")

    keeper._begin = meddle  # type: ignore[method-assign] # another program, just then
    keeper.keep()
    assert (sheets_folder() / "ann-bob-cas.toml").read_text(encoding="utf-8") == "other"
    assert on_disk("ann-bob-cas-2") == keeper.sheet
    assert "was changed by somebody else" in typist.seen


def test_a_damaged_file_is_named_and_left_alone() -> None:
    kept(sheet_of(), *FIRST)
    damaged = sheets_folder() / "damaged.toml"
    damaged.write_bytes(b"decaphase-sheet = 1\nplay\xff")
    typist = Typist(["1"])
    found = choose_sheet(typist.console, load_sheets())
    assert found is not None
    assert found.path.stem == "ann-bob-cas"
    assert "damaged.toml cannot be read and was left as it is: Line 2 is not UTF-8" in typist.seen
    assert damaged.read_bytes() == b"decaphase-sheet = 1\nplay\xff"


# Before the first hand


def test_a_new_sheet_is_asked_for() -> None:
    lines = ("x", "Ann, Bob, Jan Willem", "7", "3", "nonsense", "list", "selection=first-2", "", "jan")
    typist = Typist(lines)
    sheet = set_up_sheet(typist.console, load_sheets(), None, ())
    assert sheet.players == ("Ann", "Bob", "Jan Willem")
    assert (sheet.rules.edition, sheet.rules.selected, sheet.dealer) == ("classic-de", (1, 2), 3)
    assert "pickup: Whether a card taken" in typist.seen


def test_names_are_remembered() -> None:
    kept(sheet_of())
    typist = Typist(["2, Dee, 1", *[""] * 7])
    saved = load_sheets()
    assert set_up_sheet(typist.console, saved, None, ()).players == ("Bob", "Dee", "Ann")
    assert set_up_sheet(typist.console, saved, None, ()).players == NAMES
    assert "Who played before: 1 Ann, 2 Bob, 3 Cas." in typist.seen


def test_only_unfinished_sheets_are_offered() -> None:
    kept(sheet_of(selection="first-1"), "", "a", "", "60", "60", "")
    assert choose_sheet(Typist([]).console, load_sheets()) is None
    kept(sheet_of(), *FIRST)
    typist = Typist(["2"])
    assert choose_sheet(typist.console, load_sheets()) is None
    assert "1. ann-bob-cas-2: Ann, Bob and Cas, 1 hand, " in typist.seen
    assert f"2. {say('keep-a-new-one')}" in typist.seen
