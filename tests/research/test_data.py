"""Records and tables of decisions written during a match, and the loader."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from random import Random

import pytest

from support.laws.variants import OWN_PHASES, VARIANTS
from support.shell import Shell
from support.timeouts import TIMEOUT_SECONDS

np = pytest.importorskip("numpy")
pytest.importorskip("pyarrow")

from decaphase.arena.game_log import record_names, replay_moves, unpack_moves  # noqa: E402
from decaphase.arena.matches import Match, MatchPlayer  # noqa: E402 - only where numpy is installed
from decaphase.bots.backend import Backend  # noqa: E402
from decaphase.bots.registry import engine_settings  # noqa: E402
from decaphase.engine.moves import LAY, MOST_MOVES, verb_of  # noqa: E402
from decaphase.engine.state import SEATS  # noqa: E402
from decaphase.problems import Problem  # noqa: E402
from decaphase.records import check_file, check_text, record_of  # noqa: E402
from decaphase.records.sample import sample_record  # noqa: E402
from decaphase.research.decision_files import DecisionsWriter, batches, load_decisions  # noqa: E402
from decaphase.research.decisions import BY_DECISION, Decisions, join  # noqa: E402
from decaphase.research.environment import EnvironmentSetting, setting_of  # noqa: E402
from decaphase.research.from_moves import MoveReplayer  # noqa: E402
from decaphase.research.from_records import decisions_of, setting_of_record  # noqa: E402
from decaphase.research.stepping import decision_replay as core  # noqa: E402
from decaphase.research.stepping.features import width_of  # noqa: E402
from decaphase.rules import load_rules  # noqa: E402
from support.research.hidden_cards import exchanged  # noqa: E402
from support.research.walks import walk  # noqa: E402

TOLD = ("classic-en", "house-nl-original", "order-any", "knocking-must-play", "skip_style-lay-before")
SEED = 40


def played(setting: EnvironmentSetting, most: int) -> tuple[list[int], int]:
    """The moves of a game between greedy and random players, and the number of finished hands."""
    log: list[int] = []
    bots = engine_settings(["greedy", "random", "steady"][: setting.players])
    for seat, settings in enumerate(bots):
        settings.seed = 100 + seat
    return log, Backend(setting.book).play(bots, SEED, most, log).hands


def same(one: Decisions, other: Decisions) -> bool:
    return one.setting == other.setting and all(
        getattr(one, name).dtype == getattr(other, name).dtype
        and np.array_equal(getattr(one, name), getattr(other, name), equal_nan=name == "won")
        for name in (*BY_DECISION, "legal", "ends")
    )


@pytest.mark.parametrize("variant", TOLD)
def test_moves_and_records_tell_the_same_decisions(variant: str) -> None:
    edition, options = VARIANTS[variant]
    setting = setting_of(edition, 3, options=options)
    log, hands = played(setting, 160)
    told = MoveReplayer(setting, compiled=False).replay(5, ["a", "b", "c"], SEED, log, hands)
    assert len(told) == len(log)
    assert set(told.games) == {5}
    assert told.masks[np.arange(len(told)), told.actions].all()
    game = replay_moves(setting.rules, ["a", "b", "c"], SEED, log)
    assert same(decisions_of(record_of(game), setting, 5), told)


def test_both_speeds_tell_the_same_decisions(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("decaphase.research.from_moves.BLOCK", 100)
    setting = setting_of("classic-de", 3, options={"knocking": True})
    log, hands = played(setting, 450)
    assert len(log) == 450  # more than one block
    slow, fast = (
        MoveReplayer(setting, compiled=speed).replay(1, ["a", "b", "c"], SEED, log, hands)
        for speed in (False, True)
    )
    assert same(slow, fast)


@pytest.mark.parametrize("variant", TOLD)
def test_a_row_of_the_table_does_not_know_what_its_seat_does_not(variant: str) -> None:
    edition, options = VARIANTS[variant]
    setting, dice = setting_of(edition, 3, options=options), Random(8)
    for state, memory, moves in walk(setting, seed=12, most=60):
        chosen = [dice.choice(moves)]
        rows = []
        for whole in (state.copy(), exchanged(state, memory, state.turn, dice)):
            row, facts = [[7] * width_of(3)], [[0] * core.FACTS]
            legal, results = [0] * MOST_MOVES, [[0] * 2 * SEATS for _ in range(state.hand)]
            room = (
                memory.copy(),
                [0] * MOST_MOVES,
                core.MoveLog(chosen, 1, SEED),
                core.ReplayOutput(row, facts, legal, results, 1, MOST_MOVES),
            )
            assert core.replay(whole, setting.book, setting.ids, *room) == 1
            rows.append((row, facts, legal))
        assert rows[0] == rows[1]


def test_what_came_of_a_whole_game() -> None:
    setting = setting_of("classic-en", 2, options={"selection": "first-2"})
    log, hands = played(setting, 5000)
    told = MoveReplayer(setting, compiled=False).replay(1, ["a", "b"], SEED, log, hands)
    game = replay_moves(setting.rules, ["a", "b"], SEED, log)
    assert game.stage == "game-over"
    assert told.hands.max() == hands == len(game.hands)
    for seat in (1, 2):
        own = told.take(np.flatnonzero(told.seats == seat))
        assert set(own.bots) == {"ab"[seat - 1]}
        assert set(own.places) == {next(n for n, seats in enumerate(game.places, 1) if seat in seats)}
        assert set(own.won) == {1.0 if seat in game.winners else 0.0}
        for hand in range(1, hands + 1):
            there = own.hands == hand
            ended = game.hands[hand - 1].ended
            assert ended is not None
            assert set(own.points[there]) == {ended.points[seat - 1]}
            laid = [verb_of(log[number - 1]) == LAY for number in own.numbers[there]]
            assert set(own.made[there]) == {any(laid)}


def test_what_is_not_known_of_a_game_that_was_broken_off() -> None:
    setting = setting_of("classic-en", 2)
    log, hands = played(setting, 90)
    assert hands >= 1
    told = MoveReplayer(setting, compiled=False).replay(1, ["a", "b"], SEED, log, hands)
    last = told.hands == told.hands.max()
    assert set(told.points[last]) == {-1}
    assert set(told.points[~last]) != {-1}
    assert np.isnan(told.won).all()
    assert set(told.places) == {0}


def test_games_of_people_are_told_even_where_they_lay_in_their_own_way() -> None:
    rules = load_rules("classic-en", {"selection": "first-3"})
    for number in range(1, 4):
        record = sample_record(rules, 2, 5, number)
        told = decisions_of(record, setting_of_record(record), number)
        actions = [text for hand in record.hands for text in hand.actions]
        assert len(actions) - 2 <= len(told) <= len(actions)
        assert told.masks[np.arange(len(told)), told.actions].all()
        assert set(told.bots) == {"Ann", "Bob"}


def test_a_table_is_loaded_as_it_was_written(tmp_path: Path) -> None:
    path = tmp_path / "decisions.parquet"
    setting = setting_of("house-nl", 3, options={"phases": OWN_PHASES})
    log, hands = played(setting, 150)
    games = [
        MoveReplayer(setting, compiled=False).replay(game, ["a", "b", "a"], SEED, log[: 40 * game], hands)
        for game in (1, 2, 3)
    ]
    with path.open("wb") as file:
        writer = DecisionsWriter(file, setting)
        for game in games:
            writer.write(game)
        writer.close()
    whole = join(games)
    assert writer.rows == len(whole) == 240
    assert same(load_decisions(path), whole)
    parts = list(batches(path, 70))
    assert [len(part) for part in parts] == [70, 70, 70, 30]
    assert same(join(parts), whole)
    assert np.array_equal(np.concatenate([part.masks for part in parts]), whole.masks)
    chosen = np.array([239, 5, 5, 0])
    assert np.array_equal(whole.take(chosen).masks, whole.masks[chosen])
    assert np.array_equal(whole.take(chosen).features, whole.features[chosen])
    assert same(whole.take(whole.games == 2), games[1])
    assert len(whole.take(whole.games == 9).masks) == 0


def test_what_is_no_table_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "decisions.parquet"
    for content in (None, b"", b"PAR1"):
        if content is not None:
            path.write_bytes(content)
        with pytest.raises(Problem, match="decisions-no-table"):
            load_decisions(path)


@pytest.mark.parametrize("bots", [("greedy", "beginner"), ("first", "greedy")])
def test_a_game_that_is_written_down_is_the_same_game(
    bots: tuple[str, str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    plug_in(tmp_path, monkeypatch)
    rules = load_rules("classic-de", {"selection": "first-1", "knocking": True})
    player = MatchPlayer(Match(rules, bots, 3, records=True, moves=True))
    for game, seating in ((1, (0, 1, 0)), (2, (1, 0, 1))):
        result, told = player.play_logged(0, seating, game)
        assert result == player.play(0, seating)
        assert check_text(told.record).ok
        assert json.dumps([bots[seat] for seat in seating]) in told.record
        if told.moves:
            assert len(unpack_moves(told.moves)) == result.decisions
        else:
            assert "first" in bots


def test_players_of_a_record_have_names_of_their_own() -> None:
    long = "sharp:" + "x" * 60
    assert len(set(record_names([long] * 6))) == 6
    assert max(map(len, record_names([long] * 6))) <= 40


PLUG_IN = """
class First:
    def choose(self, view):
        return view.legal[-1]


def first_bot(seed):
    return First()
"""


def plug_in(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Install a plug-in bot named `first`."""
    about = folder / "first_bot-1.0.dist-info"
    about.mkdir()
    (folder / "first_bot.py").write_text(PLUG_IN, encoding="utf-8")
    (about / "METADATA").write_text(
        "Metadata-Version: 2.1\nName: first-bot\nVersion: 1.0\n", encoding="utf-8"
    )
    (about / "entry_points.txt").write_text(
        "[decaphase.bots]\nfirst = first_bot:first_bot\n", encoding="utf-8"
    )
    monkeypatch.syspath_prepend(folder)


SHORT = ("--seed", "7", "--option", "selection=first-1", "--players", "2")


@pytest.mark.parametrize("rival", ["beginner", "first"])
def test_records_and_decisions_of_a_match(
    shell: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, rival: str
) -> None:
    plug_in(tmp_path, monkeypatch)
    match = ("arena", "greedy", rival, *SHORT, "--games", "6", "--json")
    plain = json.loads(shell.run(*match, "--jobs", "1")[1])
    kept = {}
    for jobs in ("1", "2"):
        folder, table = tmp_path / f"records-{jobs}", tmp_path / f"decisions-{jobs}.parquet"
        files = ("--records", str(folder), "--decisions", str(table))
        code, out, err = shell.run(*match, *files, "--jobs", jobs)
        assert (code, err) == (0, "")
        assert {**json.loads(out), "seconds": 0} == {**plain, "seconds": 0}
        names = sorted(path.name for path in folder.iterdir())
        assert names == [f"classic-en-2-players-seed-7-game-000{game}.toml" for game in range(1, 7)]
        assert all(check_file(folder / name).ok for name in names)
        kept[jobs] = [(folder / name).read_bytes() for name in names], table.read_bytes()
    assert kept["1"] == kept["2"]
    folder, table = tmp_path / "records-2", tmp_path / "decisions-2.parquet"
    told = load_decisions(table)
    assert len(told) == plain["decisions"]
    assert told.setting == setting_of("classic-en", 2, options={"selection": "first-1"})
    assert set(told.bots) == {"greedy", rival}
    won = {
        int(game): float(share)
        for game, bot, share in zip(told.games, told.bots, told.won, strict=True)
        if bot == "greedy"
    }
    assert sum(won.values()) / 6 == pytest.approx(plain["win_rate_a"])
    again = tmp_path / "again.parquet"
    code, out, _ = shell.run("decisions", str(folder), "--out", str(again))
    assert (code, out) == (0, f"{len(told)} decisions were written to {again}.\n")
    assert same(load_decisions(again), told)


def test_the_report_says_where_things_are(shell: Shell, tmp_path: Path) -> None:
    folder, table = tmp_path / "out", tmp_path / "decisions.parquet"
    files = ("--records", str(folder), "--decisions", str(table))
    _, out, _ = shell.run("arena", "greedy", "random", *SHORT, "--games", "2", "--jobs", "1", *files)
    assert out.splitlines()[-2:] == [
        f"Each game is a record in {folder}.",
        f"Each decision is a row of {table}.",
    ]


def test_mistakes_are_one_sentence(shell: Shell, tmp_path: Path) -> None:
    table, taken = tmp_path / "new.parquet", tmp_path / "taken.parquet"
    taken.write_text("mine", encoding="utf-8")
    broken, empty = tmp_path / "broken.toml", tmp_path / "empty"
    broken.write_text("decaphase = 1", encoding="utf-8")
    empty.mkdir()
    two, three = tmp_path / "two", tmp_path / "three"
    for players, folder in (("2", two), ("3", three)):
        shell.run("sample", "--players", players, "--option", "selection=first-1", "--out", str(folder))
    for arguments, said in (
        (("arena", "greedy", "greedy", "--decisions", "d.csv"), "d.csv is not a Parquet file; "),
        (("arena", "greedy", "greedy", "--decisions", str(taken)), f"{taken} is there already and was left"),
        (("arena", "greedy", "greedy", "--records", str(taken)), f"The folder {taken} cannot be made; "),
        (("decisions", str(broken), "--out", str(table)), f"{broken} is not a game that can be played again"),
        (("decisions", str(empty), "--out", str(table)), "There is no decision in these records, "),
        (("decisions", str(two), "--out", str(taken)), f"{taken} is there already and was left alone; "),
        (("decisions", str(two), str(three), "--out", str(table)), f"{three}"),
    ):
        code, out, err = shell.run(*arguments)
        assert (code, out) == (2, "")
        assert err.startswith(said)
        assert err.count("\n") == 1
    assert taken.read_text(encoding="utf-8") == "mine"


@pytest.mark.skipif(sys.platform == "win32", reason="Ctrl-C cannot be sent to a process there")
def test_interrupting_keeps_what_was_played(tmp_path: Path) -> None:
    folder, table = tmp_path / "out", tmp_path / "decisions.parquet"
    files = ("--records", str(folder), "--decisions", str(table))
    match = ("arena", "greedy", "greedy", *SHORT, "--games", "1000000", "--jobs", "2", *files, "--json")
    with subprocess.Popen(
        [sys.executable, "-m", "decaphase", *match],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    ) as program:
        while not (folder.exists() and any(folder.iterdir())):
            assert program.poll() is None
            time.sleep(0.05)
        os.killpg(program.pid, signal.SIGINT)  # like a terminal: to the program and all its processes
        out, err = program.communicate(timeout=TIMEOUT_SECONDS)
    assert (program.returncode, err) == (130, "")
    games = json.loads(out)["games"]
    assert 0 < games == len(list(folder.iterdir())) == len(set(load_decisions(table).games))
