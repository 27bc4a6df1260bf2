"""A live table, pure: its log of entries, what a command adds to it, and what each person may see.

Time comes in as milliseconds and chance as bytes; nothing here reads a clock, a file or a socket.
"""

from __future__ import annotations

from decaphase.table.commands import REACTIONS, Command, Person, Refused, SeatBot, Server, Who
from decaphase.table.dealer import Dealer, FairDealer
from decaphase.table.decide import carry_out, decide, open_table
from decaphase.table.entries import Entry
from decaphase.table.evolve import evolve, replay, replay_game
from decaphase.table.settings import CORRESPONDENCE, Settings
from decaphase.table.sight import Scene, Seen, catch_up, scene_of, seen_by
from decaphase.table.state import BotTurn, TableStage, TableState
from decaphase.table.view import TableView, may_look, record_of_table, table_view
from decaphase.table.writing import read_entry, write_entry

__all__ = [
    "CORRESPONDENCE",
    "REACTIONS",
    "BotTurn",
    "Command",
    "Dealer",
    "Entry",
    "FairDealer",
    "Person",
    "Refused",
    "Scene",
    "SeatBot",
    "Seen",
    "Server",
    "Settings",
    "TableStage",
    "TableState",
    "TableView",
    "Who",
    "carry_out",
    "catch_up",
    "decide",
    "evolve",
    "may_look",
    "open_table",
    "read_entry",
    "record_of_table",
    "replay",
    "replay_game",
    "scene_of",
    "seen_by",
    "table_view",
    "write_entry",
]
