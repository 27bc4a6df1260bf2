"""The measuring of a server: its players play real games, and it notices when something is lost."""

from __future__ import annotations

import asyncio
from itertools import islice
from pathlib import Path

import pytest

from bench.server import growth, kills, memory
from bench.server.host import Host
from bench.server.kills import count_lost
from bench.server.load import gather, measure_clients, measure_echo, measure_moves
from bench.server.memory import table_kb
from decaphase.online.server.tables.registry import SNAPSHOT_ENTRIES
from decaphase.online.store import open_store
from decaphase.online.table import read_entry, replay


def test_what_players_do_is_measured(tmp_path: Path) -> None:
    with Host(f"sqlite:///{tmp_path / 'tables.db'}") as host:
        players = gather([host], 4)
        assert asyncio.run(measure_echo(players, [host], 0.3)) > 0
        rates = asyncio.run(measure_moves(players, [host], 3))
        assert rates.per_cpu_second > 0
        assert rates.per_second > 0
        assert 0 < asyncio.run(measure_clients(host, 80)) < 500


@pytest.mark.slow
def test_players_play_whole_hands(tmp_path: Path) -> None:
    """More than one hand each comes to its end, be it after some time where the machine is busy."""
    assert any(hands_played(tmp_path, seconds) > 8 for seconds in (3, 10, 60))


def hands_played(folder: Path, seconds: float) -> int:
    """The hands that eight players bring to an end in this time."""
    url = f"sqlite:///{folder / f'{seconds}.db'}"
    with Host(url) as host:
        players = gather([host], 4)
        asyncio.run(measure_moves(players, [host], seconds))

    async def hands() -> int:
        async with await open_store(url) as store:
            logs = [await store.read(player.table) for player in players[::2]]
        tables = [replay(read_entry(entry.data) for entry in log) for log in logs]
        return sum(len(table.game.hands) for table in tables if table.game is not None)

    return asyncio.run(hands())


def test_the_growth_of_a_table_is_measured(tmp_path: Path) -> None:
    entries = list(islice(growth.endless_hand(), SNAPSHOT_ENTRIES + 50))
    costs = asyncio.run(growth.measure(tmp_path / "tables.db", entries))
    assert costs.keys() == {"open", "catch_up", "view"}
    assert all(cost > 0 for cost in costs.values())


def test_kills_are_counted_and_nothing_is_lost(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kills, "TABLES", 2)
    assert count_lost(tmp_path, 2) == 0


def test_a_lost_move_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A log that forgets what it has taken is found out."""
    monkeypatch.setattr(kills, "TABLES", 2)
    monkeypatch.setattr(kills, "read_moves", lambda *_: forgetful())
    assert count_lost(tmp_path, 1) > 0


async def forgetful() -> dict[str, int]:
    return {}


def test_an_idle_table_has_a_size(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(memory, "TABLES", 2)
    assert 1 < table_kb(tmp_path) < 100
