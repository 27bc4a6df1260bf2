"""Invalid records: one clear line each with its place, never a traceback."""

from __future__ import annotations

from pathlib import Path

import pytest

from decaphase.cards import FULL_DECK, write_cards
from decaphase.cli.check import CHECK_EXIT_CODES
from decaphase.records.check import check_text
from decaphase.records.files import check_file
from decaphase.records.model import FilePosition, RecordProblem
from decaphase.records.toml import MOST_BYTES
from decaphase.terminal.check_text import check_line

HEAD = 'decaphase = 1\nrules = "classic-en"\nplayers = ["Ann", "Bob", "Cas"]\n'
DECK = write_cards(FULL_DECK)
HAND = "[[hands]]\n"
POSITION = HAND + 'phases = [1, 1, 1]\nturn = 1\nholding = ["r1", "r2", "r3"]\n'
NAMED = HEAD.replace('"Bob"', "{}").replace

NOWHERE = FilePosition()
BAD: list[tuple[str, str | bytes, str, FilePosition]] = [
    ("nothing", "", "not-a-record", NOWHERE),
    ("another TOML file", '[project]\nname = "x"\n', "not-a-record", NOWHERE),
    ("junk", "x" * 2_000_000, "not-toml", NOWHERE),
    ("junk of brackets", "[" * 2_000_000, "not-toml", NOWHERE),
    ("binary junk", bytes(range(256)) * 8_000, "not-utf-8", NOWHERE),
    ("UTF-16", HEAD.encode("utf-16"), "not-utf-8", NOWHERE),
    ("latin 1", HEAD.replace("Ann", "Renée").encode("latin-1"), "not-utf-8", NOWHERE),
    ("too big", b"#" * (MOST_BYTES + 1), "too-big", NOWHERE),
    ("lists without end", HEAD + "meta = " + "[" * 100_000, "too-deep", NOWHERE),
    ("tables without end", HEAD + "meta = " + "{a=" * 100_000, "too-deep", NOWHERE),
    ("a name without end", HEAD + "a." * 500_000 + "a = 1", "too-deep", NOWHERE),
    ("a header without end", HEAD + "[" + "a." * 500_000 + "a]", "too-deep", NOWHERE),
    ("a quoted name without end", HEAD + "'a'." * 500_000 + "a = 1", "too-deep", NOWHERE),
    ("deep meta", HEAD + "meta = " + "[" * 40 + "]" * 40, "too-deep", NOWHERE),
    ("a NUL byte", HEAD + "\0", "not-toml", NOWHERE),
    ("no end of a text", HEAD + 'meta = "x', "not-toml", NOWHERE),
    ("no comma", HEAD + 'hands = ["x" "y"]', "not-toml", NOWHERE),
    ("a field twice", HEAD + 'rules = "classic-de"', "not-toml", NOWHERE),
    ("a very long number", HEAD + "meta = " + "9" * 5_000, "number-too-long", NOWHERE),
    (
        "a long number as the format",
        "decaphase = " + "9" * 400,
        "unknown-format",
        FilePosition(field="decaphase"),
    ),
    ("format 2", HEAD.replace("= 1", "= 2"), "unknown-format", FilePosition(field="decaphase")),
    ("format true", HEAD.replace("= 1", "= true"), "unknown-format", FilePosition(field="decaphase")),
    ("format 1.0", HEAD.replace("= 1", "= 1.0"), "unknown-format", FilePosition(field="decaphase")),
    ("no rules", 'decaphase = 1\nplayers = ["Ann", "Bob"]', "missing-field", NOWHERE),
    ("no players", 'decaphase = 1\nrules = "classic-en"', "missing-field", NOWHERE),
    (
        "unknown edition",
        HEAD.replace("classic-en", "classic-it"),
        "unknown-edition",
        FilePosition(field="rules"),
    ),
    ("edition 3", HEAD.replace('"classic-en"', "3"), "wrong-kind", FilePosition(field="rules")),
    ("unknown field", HEAD + "hand = 1", "unknown-field", NOWHERE),
    ("unknown option", HEAD + "[options]\nhits = 1", "unknown-option", FilePosition(field="options")),
    ("option that cannot be", HEAD + "[options]\npickup = 1", "not-a-value", FilePosition(field="options")),
    ("options no table", HEAD + "options = 1", "wrong-kind", FilePosition(field="options")),
    ("meta no table", HEAD + "meta = 1", "wrong-kind", FilePosition(field="meta")),
    ("expect no table", HEAD + "expect = 1", "wrong-kind", FilePosition(field="expect")),
    ("hands no list", HEAD + "hands = 1", "wrong-kind", FilePosition(field="hands")),
    ("a hand no table", HEAD + "hands = [1]", "wrong-kind", FilePosition(field="hands", item=1)),
    ("players no list", NAMED('["Ann", {}, "Cas"]', '"Ann"'), "wrong-kind", FilePosition(field="players")),
    ("one player", NAMED('["Ann", {}, "Cas"]', '["Ann"]'), "player-count", FilePosition(field="players")),
    ("seven players", NAMED("{}", '"B", "B", "B", "B", "B"'), "player-count", FilePosition(field="players")),
    ("a name 3", NAMED("{}", "3"), "wrong-kind", FilePosition(field="players", item=2)),
    ("an empty name", NAMED("{}", '" "'), "empty-name", FilePosition(field="players", item=2)),
    ("a long name", NAMED("{}", f'"{"B" * 41}"'), "long-name", FilePosition(field="players", item=2)),
    (
        "a name of two lines",
        NAMED("{}", r'"B\nb"'),
        "unprintable-name",
        FilePosition(field="players", item=2),
    ),
    # Hands
    ("a hand of nothing", HEAD + HAND, "no-beginning", FilePosition(hand=1)),
    ("a deck and no dealer", HEAD + HAND + f'deck = "{DECK}"', "missing-field", FilePosition(hand=1)),
    (
        "a hand's unknown field",
        HEAD + HAND + f'deal = 1\ndeck = "{DECK}"',
        "unknown-field",
        FilePosition(hand=1),
    ),
    (
        "dealer 4",
        HEAD + HAND + f'dealer = 4\ndeck = "{DECK}"',
        "no-such-seat-here",
        FilePosition(1, "dealer"),
    ),
    (
        "dealer 0",
        HEAD + HAND + f'dealer = 0\ndeck = "{DECK}"',
        "no-such-seat-here",
        FilePosition(1, "dealer"),
    ),
    ("dealer true", HEAD + HAND + f'dealer = true\ndeck = "{DECK}"', "wrong-kind", FilePosition(1, "dealer")),
    (
        "dealer of 400 digits",
        HEAD + HAND + f'dealer = {"9" * 400}\ndeck = "{DECK}"',
        "no-such-seat-here",
        FilePosition(1, "dealer"),
    ),
    ("no card", HEAD + HAND + f'dealer = 3\ndeck = "{DECK[:-1]}q"', "bad-card", FilePosition(1, "deck")),
    (
        "107 cards",
        HEAD + HAND + f'dealer = 3\ndeck = "{DECK[:-2]}"',
        "wrong-deck-size",
        FilePosition(1, "deck"),
    ),
    ("109 cards", HEAD + HAND + f'dealer = 3\ndeck = "{DECK} s"', "too-many", FilePosition(1, "deck")),
    ("a third r5", HEAD + HAND + f'dealer = 3\ndeck = "{DECK[:-1]}r5"', "too-many", FilePosition(1, "deck")),
    ("a deck of lists", HEAD + HAND + 'dealer = 3\ndeck = ["r1"]', "wrong-kind", FilePosition(1, "deck")),
    (
        "a deck and a position",
        HEAD + POSITION + f'deck = "{DECK}"',
        "deck-and-position",
        FilePosition(hand=1),
    ),
    (
        "a position in hand 2",
        HEAD + HAND + f'dealer = 3\ndeck = "{DECK}"\n' + POSITION,
        "position-not-first",
        FilePosition(hand=2),
    ),
    ("actions no list", HEAD + POSITION + "actions = 1", "wrong-kind", FilePosition(1, "actions")),
    (
        "an action 1",
        HEAD + POSITION + "actions = ['1 draw deck', 1]",
        "wrong-kind",
        FilePosition(1, "actions", item=2),
    ),
    (
        "reshuffles no list",
        HEAD + POSITION + "reshuffles = 'r1'",
        "wrong-kind",
        FilePosition(1, "reshuffles"),
    ),
    (
        "a reshuffle of q",
        HEAD + POSITION + "reshuffles = ['q']",
        "bad-card",
        FilePosition(1, "reshuffles", item=1),
    ),
    # Positions
    ("no turn", HEAD + POSITION.replace("turn = 1\n", ""), "missing-field", FilePosition(hand=1)),
    ("no phases", HEAD + POSITION.replace("phases", "scores"), "missing-field", FilePosition(hand=1)),
    ("no holding", HEAD + HAND + "turn = 1\nphases = [1, 1, 1]", "missing-field", FilePosition(hand=1)),
    ("no done", HEAD + "options = {order = 'any'}\n" + POSITION, "missing-field", FilePosition(hand=1)),
    ("turn 7", HEAD + POSITION.replace("turn = 1", "turn = 7"), "no-such-seat-here", FilePosition(1, "turn")),
    (
        "two hands for three",
        HEAD + POSITION.replace(', "r3"', ""),
        "not-one-each",
        FilePosition(1, "holding"),
    ),
    (
        "no card in a hand",
        HEAD + POSITION.replace("r3", "r3 r13"),
        "bad-card",
        FilePosition(1, "holding", seat=3),
    ),
    ("a hand 3", HEAD + POSITION.replace('"r3"', "3"), "wrong-kind", FilePosition(1, "holding", seat=3)),
    ("phase 0", HEAD + POSITION.replace("1, 1]", "0, 1]"), "out-of-range", FilePosition(1, "phases", seat=2)),
    (
        "scores below 0",
        HEAD + POSITION + "scores = [0, -5, 0]",
        "out-of-range",
        FilePosition(1, "scores", seat=2),
    ),
    (
        "points beyond reason",
        HEAD + POSITION + f"scores = [0, 0, {'9' * 400}]",
        "out-of-range",
        FilePosition(1, "scores", 3),
    ),
    (
        "done twice",
        HEAD + POSITION + "done = [[], [1, 1], []]",
        "named-twice",
        FilePosition(1, "done", seat=2),
    ),
    (
        "a line of the table",
        HEAD + POSITION + "table = ['2 r3 b3']",
        "bad-table-line",
        FilePosition(1, "table", item=1),
    ),
    ("skips twice", HEAD + POSITION + "skips = [3, 3]", "named-twice", FilePosition(1, "skips")),
    ("skips of 4", HEAD + POSITION + "skips = [4]", "no-such-seat-here", FilePosition(1, "skips", item=1)),
    (
        "skipped otherwise",
        HEAD + POSITION + "skipped = ['3 from 1']",
        "bad-skipped",
        FilePosition(1, "skipped", item=1),
    ),
    (
        "skipped by 4",
        HEAD + POSITION + "skipped = ['3 by 4']",
        "no-such-seat-here",
        FilePosition(1, "skipped", item=1),
    ),
    (
        "a stage that is none",
        HEAD + POSITION + "stage = 'hand-over'",
        "unknown-word",
        FilePosition(1, "stage"),
    ),
    ("taken two", HEAD + POSITION + "taken = 'r1 r2'", "bad-card", FilePosition(1, "taken")),
    ("replay 1", HEAD + POSITION + "replay = 1", "wrong-kind", FilePosition(1, "replay")),
    # Expectations
    ("unknown expectation", HEAD + "[expect]\nlosers = [1]", "unknown-field", FilePosition(field="expect")),
    ("turn of 4", HEAD + "[expect]\nturn = 4", "no-such-seat-here", FilePosition(field="expect.turn")),
    ("illegal 0", HEAD + "[expect]\nillegal = 0", "out-of-range", FilePosition(field="expect.illegal")),
    ("illegal true", HEAD + "[expect]\nillegal = true", "wrong-kind", FilePosition(field="expect.illegal")),
    ("stage over", HEAD + "[expect]\nstage = 'over'", "unknown-word", FilePosition(field="expect.stage")),
    (
        "scores of two",
        HEAD + "[expect]\nscores = [1, 2]",
        "not-one-each",
        FilePosition(field="expect.scores"),
    ),
    (
        "top of two",
        HEAD + "[expect]\ndiscard_top = 'r1 r2'",
        "bad-card",
        FilePosition(field="expect.discard_top"),
    ),
    ("legal no list", HEAD + "[expect]\nlegal = '1 pass'", "wrong-kind", FilePosition(field="expect.legal")),
    (
        "refused is not alone",
        HEAD + "[expect]\nrefused = true\nturn = 1",
        "refused-stands-alone",
        FilePosition(field="expect"),
    ),
    (
        "a bad expectation is not excused by refused",
        "players = 3\n[expect]\nrefused = true\nlosers = 1",
        "unknown-field",
        FilePosition(field="expect"),
    ),
]


@pytest.mark.parametrize(
    ("source", "code", "place"), [case[1:] for case in BAD], ids=[case[0] for case in BAD]
)
def test_a_bad_file_is_refused_with_its_place(source: str | bytes, code: str, place: FilePosition) -> None:
    result = check_text(source)
    assert result.error is not None
    problem = result.error.problem
    assert isinstance(problem, RecordProblem)
    assert (problem.code, problem.place) == (code, place)
    assert (CHECK_EXIT_CODES[result.verdict], result.state, result.error.hand) == (2, None, place.hand)
    line = check_line("bad.toml", result)
    assert line.startswith(f"bad.toml: {code}: ")
    assert len(line.splitlines()) == 1
    assert len(line) < 400


def test_a_byte_order_mark_does_no_harm() -> None:
    assert check_text(b"\xef\xbb\xbf" + HEAD.encode()).ok


def test_line_ends_of_another_system_do_no_harm() -> None:
    assert check_text(HEAD.replace("\n", "\r\n")).ok


def test_the_line_of_the_mistake_is_named() -> None:
    result = check_text(HEAD + '\n[[hands]]\nactions = [\n  "1 draw deck"\n  "1 discard r5",\n]\n')
    assert result.error is not None
    assert result.error.problem.values["line"] == 8
    assert result.error.problem.values["hint"] == "unclosed-list"


def test_dots_in_texts_and_numbers_are_not_names() -> None:
    dots = ".".join("a" * 200)
    numbers = ", ".join(["0.5"] * 200)
    metas = f'x = "{dots}"\ny = [{numbers}]\nz = """\n{dots}"""\n# {dots}\n\'{dots}\' = 1\n'
    assert check_text(f"{HEAD}[meta]\n{metas}").ok


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    cases = {
        "missing.toml": "no-such-file",
        "": "is-a-folder",
        "x" * 5000: "cannot-open",
        "\0": "cannot-open",
    }
    for name, code in cases.items():
        result = check_file(f"{tmp_path}/{name}" if name else tmp_path)
        assert result.error is not None
        assert (result.verdict, result.error.problem.code) == ("refused", code)


def test_a_file_too_big_is_not_read_to_its_end(tmp_path: Path) -> None:
    file = tmp_path / "big.toml"
    with file.open("wb") as big:
        big.truncate(200_000_000)
    result = check_file(file)
    assert result.error is not None
    assert result.error.problem.code == "too-big"


def test_a_refusal_that_was_expected_holds() -> None:
    for source in (
        HEAD.replace("classic-en", "classic-it"),
        HEAD.replace("= 1", "= 2"),
        HEAD + "hans = 1\n",
        HEAD + "[[hands]]\n",
    ):
        result = check_text(source + "[expect]\nrefused = true")
        assert (result.ok, result.error, result.state) == (True, None, None)
