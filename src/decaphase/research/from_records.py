"""The decisions of recorded games: each as the seat that decided saw it, from its view alone."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

from decaphase.game import Game
from decaphase.problems import Problem
from decaphase.records import load_record
from decaphase.records.model import Record
from decaphase.records.notation import read_action
from decaphase.records.replay import before_play, play_steps
from decaphase.research.decisions import NOT_KNOWN, Decisions, Outcome, game_decisions
from decaphase.research.environment import EnvironmentSetting, setting_of
from decaphase.research.stepping.features import width_of
from decaphase.research.view_features import id_of_action, legal_ids, row_of


def setting_of_record(record: Record) -> EnvironmentSetting:
    """What is played in a record."""
    return setting_of(record.rules, len(record.players), options=record.options)


def decisions_in(file: str, game: int, like: EnvironmentSetting | None) -> Decisions:
    """The decisions of the record in a file, which must be of the same kind as those before it."""
    try:
        record = load_record(file)
        told = decisions_of(record, setting_of_record(record), game)
    except Problem:
        raise Problem("decisions-no-game", file=file) from None
    if like is not None and told.setting != like:
        raise Problem("decisions-mixed", file=file)
    return told


def decisions_of(record: Record, setting: EnvironmentSetting, game: int) -> Decisions:
    """The decisions of a record; raises RecordProblem or IllegalAction where it cannot be played."""
    table, notes = before_play(record), _Notes(setting)
    for step in play_steps(table, record):
        notes.count_hand(table, begun=step.action == 0)
        for text in record.hands[step.hand - 1].actions[step.action : step.action + 1]:
            notes.look(table, text, step.hand)
    return game_decisions(
        setting,
        game,
        [*_bots(record)],
        np.array(notes.facts, np.int64).reshape(-1, 4),
        np.array(notes.rows, np.int16).reshape(-1, width_of(setting.players)),
        notes.legal,
        notes.outcome(table),
    )


def _bots(record: Record) -> Iterator[str]:
    """Who played, by seat: the bots of an arena, or the players by their names."""
    arena = record.meta.get("arena")
    bots = arena.get("bots") if isinstance(arena, dict) else None
    known = bots if isinstance(bots, list) and len(bots) == len(record.players) else record.players
    return map(str, known)


@dataclass(slots=True)
class _Notes:
    """What is written down while a record is played again."""

    setting: EnvironmentSetting
    decisions: int = 0
    facts: list[tuple[int, int, int, int]] = field(default_factory=list)
    rows: list[list[int]] = field(default_factory=list)
    legal: list[NDArray[np.int16]] = field(default_factory=list)
    points: list[list[int]] = field(default_factory=list)
    made: list[list[bool]] = field(default_factory=list)

    def look(self, game: Game, text: str, hand: int) -> None:
        """Write down a decision that is about to be carried out; what no id names is left out."""
        action, ids = read_action(text, self.setting.players), self.setting.ids
        self.decisions += 1
        if not game.can(action):  # whoever replays the record will say why
            return
        view = game.view(action.seat)
        able, done = legal_ids(view, ids), id_of_action(view, action, ids)
        if done in able:
            self.facts.append((self.decisions, hand, action.seat - 1, done))
            self.rows.append(row_of(view))
            self.legal.append(np.array(able, np.int16))

    def count_hand(self, game: Game, *, begun: bool) -> None:
        """Make room for a hand that has begun, and write down how it ended if it did."""
        seats = range(1, self.setting.players + 1)
        if begun:
            self.points.append([NOT_KNOWN for _ in seats])
            self.made.append([False for _ in seats])
        ended = game.hands[-1].ended
        if ended is not None:
            self.points[-1] = [*ended.points]
            self.made[-1] = [seat in game.down for seat in seats]

    def outcome(self, game: Game) -> Outcome:
        """What came of it."""
        seats = range(1, self.setting.players + 1)
        place = {seat: number for number, group in enumerate(game.places, 1) for seat in group}
        shape = -1, self.setting.players
        return Outcome(
            [place.get(seat, 0) for seat in seats],
            np.array(self.points, np.int16).reshape(shape),
            np.array(self.made, np.bool_).reshape(shape),
        )
