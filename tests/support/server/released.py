"""Databases of released versions; `python -m support.server.released` writes that of this version.

Each has a hand that is being played, a finished game, an open invitation, a login and a score sheet. Tokens
and invitations in it do not expire.
"""

from __future__ import annotations

import asyncio
import os
import secrets
import shutil
import sqlite3
import subprocess
import tempfile
from pathlib import Path
from typing import Final

import asyncpg
import msgspec

from bench.postgres import Database
from decaphase import __version__
from decaphase.bots import make_bot
from decaphase.online.table import commands as ask
from support.server.served import Guest, serving
from support.server.two_players import Evening, deal, play_hand, two_play

RELEASES: Final = Path(__file__).parents[2] / "golden" / "releases"
LOGIN: Final = {"login": "ann", "password": "correct horse battery"}
MOVES: Final = 17
KEEP: Final = ("UPDATE token SET expires_at = 4102444800000", "UPDATE invite SET expires_at = 4102444800000")
SHEET: Final[dict[str, object]] = {
    "edition": "classic-en",
    "options": {},
    "players": ["Ann", "Bob"],
    "dealer": 2,
    "hands": [{"out": 1, "made": [{"seat": 1, "phase": None}], "left": [0, 35]}],
}


class Person(msgspec.Struct):
    """An account at the time of the release, with the cards in its hand."""

    account: str
    token: str
    holding: list[str]


class Released(msgspec.Struct):
    """What is in a database: `table` has a hand that is being played, `game` a finished game."""

    people: list[Person]
    table: str
    talk: list[str]
    game: str
    record: str
    statistics: object
    invite: str
    sheet: str


def write_evening(folder: Path, database: str = "") -> Released:
    """Play with this version on a new database."""
    with serving(folder, database=database) as served:
        evening = two_play(served)
        for _ in range(MOVES):
            _move(evening)
        ann, bob = evening.guests
        evening.connections[1].do(evening.table, ask.Say("My turn soon"))
        game = _finished_game(evening)
        sheet = secrets.token_urlsafe(16)
        ann.http.put(f"/api/sheets/{sheet}", json={"revision": 0, "sheet": SHEET}).raise_for_status()
        invite = ann.open_table()["invite"]
        ann.http.put("/api/account/login", json=LOGIN).raise_for_status()
        return Released(
            [Person(guest.account, guest.token, holding(guest, evening.table)) for guest in (ann, bob)],
            evening.table,
            ["My turn soon"],
            game,
            ann.http.get(f"/api/tables/{game}/record").text,
            ann.http.get("/api/statistics").json(),
            invite,
            sheet,
        )


def holding(guest: Guest, table: str) -> list[str]:
    """The cards in a player's hand."""
    found: list[str] = guest.http.get(f"/api/tables/{table}").json()["view"]["game"]["holding"]
    return found


def _move(evening: Evening) -> None:
    views = [connection.follow(evening.table).game for connection in evening.connections]
    (seat,) = (seat for seat, game in enumerate(views) if game is not None and game.legal)
    game = views[seat]
    assert game is not None
    evening.connections[seat].do(evening.table, ask.Act(str(make_bot("greedy").choose(game))))


def _finished_game(evening: Evening) -> str:
    """The table of a game with one easy phase."""
    ann, bob = evening.guests
    opened = ann.open_table(turn_seconds=0, reserve_seconds=0, options={"phases": ["set 2"]})
    bob.come(opened["invite"])
    short = evening._replace(table=opened["table"])
    short.connections[1].do(short.table, ask.Sit(2))
    while short.connections[0].follow(short.table).stage != "over":
        deal(short.table, short.connections)
        play_hand(short)
    return short.table


def write_sqlite(folder: Path) -> Released:
    with tempfile.TemporaryDirectory() as work:
        known = write_evening(Path(work))
        with sqlite3.connect(Path(work) / "tables.db") as file:
            for statement in KEEP:
                file.execute(statement)
            file.execute("PRAGMA journal_mode = DELETE")
        shutil.copyfile(Path(work) / "tables.db", folder / "tables.sqlite")
    return known


def write_postgres(folder: Path) -> Released:
    async def keep(url: str) -> None:
        link = await asyncpg.connect(url)
        for statement in KEEP:
            await link.execute(statement)
        await link.close()

    with Database() as database, tempfile.TemporaryDirectory() as work:
        known = write_evening(Path(work), database.url())
        asyncio.run(keep(database.url()))
        dump = ("--no-owner", "--rows-per-insert=100", f"--file={folder / 'tables.sql'}")
        run_client(database, "pg_dump", *dump, "postgres")
    return known


def run_client(database: Database, program: str, *arguments: str) -> None:
    """Run one of PostgreSQL's programs on this server."""
    environment = {**os.environ, "PGHOST": str(database.folder), "PGUSER": "postgres"}
    command = [str(database.programs / program), *arguments]
    subprocess.run(command, env=environment, stdout=subprocess.DEVNULL, check=True)


def main() -> None:
    folder = RELEASES / __version__
    folder.mkdir(parents=True)
    known = {"sqlite": write_sqlite(folder), "postgres": write_postgres(folder)}
    (folder / "known.json").write_bytes(msgspec.json.format(msgspec.json.encode(known)) + b"\n")


if __name__ == "__main__":
    main()
