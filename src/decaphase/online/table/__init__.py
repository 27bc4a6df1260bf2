"""A live table as a pure state machine: commands, the log of entries, and what each person may see.

Time comes in as milliseconds and chance as bytes; nothing here reads a clock, a file or a socket.
"""

from __future__ import annotations

from decaphase.online.table.commands import (
    REACTIONS,
    Command,
    Person,
    PersonCommand,
    Refused,
    SeatBot,
    Server,
    Who,
)
from decaphase.online.table.dealer import FairDealer
from decaphase.online.table.decide import carry_out, open_table, steps_of
from decaphase.online.table.entries import Entry, read_entry, write_entry
from decaphase.online.table.evolve import evolve, replay, replay_game
from decaphase.online.table.redaction import RedactionState, Seen, is_move, seen_by
from decaphase.online.table.settings import CORRESPONDENCE, TableSettings
from decaphase.online.table.state import BotTurn, Numbering, Step, TableStage, TableState, seat_of
from decaphase.online.table.view import TableView, may_look, record_of_table, table_view

__all__ = [
    "CORRESPONDENCE",
    "REACTIONS",
    "BotTurn",
    "Command",
    "Entry",
    "FairDealer",
    "Numbering",
    "Person",
    "PersonCommand",
    "RedactionState",
    "Refused",
    "SeatBot",
    "Seen",
    "Server",
    "Step",
    "TableSettings",
    "TableStage",
    "TableState",
    "TableView",
    "Who",
    "carry_out",
    "evolve",
    "is_move",
    "may_look",
    "open_table",
    "read_entry",
    "record_of_table",
    "replay",
    "replay_game",
    "seat_of",
    "seen_by",
    "steps_of",
    "table_view",
    "write_entry",
]
