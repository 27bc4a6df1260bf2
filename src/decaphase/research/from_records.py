"""The decisions of recorded games, made from the view of the deciding seat alone."""

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
from decaphase.records.replay import initial_game, play_steps
from decaphase.research.decisions import NOT_KNOWN, Decisions, Outcome, game_decisions
from decaphase.research.environment import EnvironmentSetting, setting_of
from decaphase.research.stepping.features import width_of
from decaphase.research.view_features import id_of_action, legal_ids, row_of


def setting_of_record(record: Record) -> EnvironmentSetting:
    """The setting of a record."""
    return setting_of(record.rules, len(record.players), options=record.options)


def decisions_in(file: str, game: int, expected: EnvironmentSetting | None) -> Decisions:
    """The decisions of the record in a file, which must have the expected setting."""
    try:
        record = load_record(file)
        decisions = decisions_of(record, setting_of_record(record), game)
    except Problem:
        raise Problem("decisions-no-game", file=file) from None
    if expected is not None and decisions.setting != expected:
        raise Problem("decisions-mixed", file=file)
    return decisions


def decisions_of(record: Record, setting: EnvironmentSetting, number: int) -> Decisions:
    """The decisions of a record; raises RecordProblem or IllegalAction if it cannot be replayed."""
    game, collector = initial_game(record), _Collector(setting)
    for step in play_steps(game, record):
        collector.update_hand(game, begun=step.action == 0)
        for text in record.hands[step.hand - 1].actions[step.action : step.action + 1]:
            collector.add_decision(game, text, step.hand)
    return game_decisions(
        setting,
        number,
        [*_bots(record)],
        np.array(collector.facts, np.int64).reshape(-1, 4),
        np.array(collector.rows, np.int16).reshape(-1, width_of(setting.players)),
        collector.legal,
        collector.outcome(game),
    )


def _bots(record: Record) -> Iterator[str]:
    """The players by seat: the bots of an arena match, or names."""
    arena = record.meta.get("arena")
    bots = arena.get("bots") if isinstance(arena, dict) else None
    known = bots if isinstance(bots, list) and len(bots) == len(record.players) else record.players
    return map(str, known)


@dataclass(slots=True)
class _Collector:
    """Collects decisions while a record is replayed."""

    setting: EnvironmentSetting
    decisions: int = 0
    facts: list[tuple[int, int, int, int]] = field(default_factory=list)
    rows: list[list[int]] = field(default_factory=list)
    legal: list[NDArray[np.int16]] = field(default_factory=list)
    points: list[list[int]] = field(default_factory=list)
    made: list[list[bool]] = field(default_factory=list)

    def add_decision(self, game: Game, text: str, hand: int) -> None:
        """Add a decision that is about to be applied; actions without an id are left out."""
        action, ids = read_action(text, self.setting.players), self.setting.ids
        self.decisions += 1
        if not game.can(action):  # applying it will raise the reason
            return
        view = game.view(action.seat)
        legal, chosen = legal_ids(view, ids), id_of_action(view, action, ids)
        if chosen in legal:
            self.facts.append((self.decisions, hand, action.seat - 1, chosen))
            self.rows.append(row_of(view))
            self.legal.append(np.array(legal, np.int16))

    def update_hand(self, game: Game, *, begun: bool) -> None:
        """Add a hand that has begun, and its result if it has ended."""
        seats = range(1, self.setting.players + 1)
        if begun:
            self.points.append([NOT_KNOWN for _ in seats])
            self.made.append([False for _ in seats])
        ended = game.hands[-1].ended
        if ended is not None:
            self.points[-1] = [*ended.points]
            self.made[-1] = [seat in game.down for seat in seats]

    def outcome(self, game: Game) -> Outcome:
        """The result of the game."""
        seats = range(1, self.setting.players + 1)
        place = {seat: number for number, group in enumerate(game.places, 1) for seat in group}
        shape = -1, self.setting.players
        return Outcome(
            [place.get(seat, 0) for seat in seats],
            np.array(self.points, np.int16).reshape(shape),
            np.array(self.made, np.bool_).reshape(shape),
        )
