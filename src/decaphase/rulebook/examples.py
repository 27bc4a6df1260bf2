"""Worked examples: small records, replayed by a table's rules and used only where their outcome holds.

A record's `[meta]` gives its `chapter`, the options it needs (`where`: allowed values of each), its `place`
among the examples of the chapter and, if its last action is illegal, the `code` of the reason.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache, lru_cache
from pathlib import Path
from typing import Final, cast

from decaphase.game import Action, Event, Game, Knock, LaidPhase, Lay, Pass, Position, View
from decaphase.problems import IllegalMove, Impossible
from decaphase.records import Record, check_record, load_record, read_action
from decaphase.rules import Rules, load_rules

FOLDER: Final = Path(__file__).parent / "examples"
YOU: Final = 1
"""The seat that the examples address as "you"."""


@dataclass(frozen=True, slots=True)
class ExampleRefused:
    """An illegal action and its reason."""

    action: Action
    problem: IllegalMove
    view: View


@dataclass(frozen=True, slots=True)
class ExampleHappened:
    """An event as seat `YOU` sees it."""

    event: Event
    view: View


@dataclass(frozen=True, slots=True)
class ExamplePlayed:
    """An example replayed by the rules of one table."""

    name: str
    chapter: str
    position: Position
    before: Game
    after: Game
    actions: tuple[Action, ...]
    steps: tuple[ExampleHappened | ExampleRefused, ...]


@cache
def load_examples() -> Mapping[str, Record]:
    """The records of all examples by name."""
    records = {path: load_record(path) for path in FOLDER.glob("*.toml")}
    ordered = sorted(records, key=lambda path: _place(path, records[path]))
    return {path.stem: records[path] for path in ordered}


@lru_cache(maxsize=64)
def examples_of(rules: Rules) -> tuple[ExamplePlayed, ...]:
    """The examples whose outcome holds under these rules."""
    tried = (play_example(name, record, rules) for name, record in load_examples().items())
    return tuple(played for played in tried if played is not None)


def _place(path: Path, record: Record) -> tuple[int, str]:
    """The sort key of an example within its chapter."""
    place = record.meta.get("place", 0)
    return (place if isinstance(place, int) else 0, path.stem)


def play_example(name: str, record: Record, rules: Rules) -> ExamplePlayed | None:
    """Replay an example by these rules; None where it does not apply or its outcome differs."""
    where = cast("Mapping[str, Sequence[object]]", record.meta.get("where", {}))
    if any(rules.setting(option) not in values for option, values in where.items()):
        return None
    position = _here(record, rules)
    if position is None:
        return None
    try:
        game = Game.from_position(rules, record.players, position, seed=1)
    except Impossible:
        return None
    before = game.copy()
    wanted = [_named(read_action(text), position, rules) for text in record.hands[0].actions]
    actions, steps = _play(game, wanted)
    if not _as_it_says(record, rules, position, actions, steps):
        return None
    return ExamplePlayed(name, str(record.meta["chapter"]), position, before, game, actions, steps)


def _play(
    game: Game, wanted: Sequence[Action]
) -> tuple[tuple[Action, ...], tuple[ExampleHappened | ExampleRefused, ...]]:
    """The actions up to the first illegal one, and what followed from them."""
    actions: list[Action] = []
    steps: list[ExampleHappened | ExampleRefused] = []

    def do(action: Action) -> None:
        actions.append(action)
        events = game.apply(action)
        steps.extend(ExampleHappened(event.seen_by(YOU), game.view(YOU)) for event in events)

    def let_the_others_pass() -> None:
        while game.stage == "claim" and game.turn is not None:
            do(Pass(game.turn))

    for action in wanted:
        if not isinstance(action, Knock | Pass):
            let_the_others_pass()
        try:
            do(action)
        except IllegalMove as problem:
            steps.append(ExampleRefused(action, problem, game.view(YOU)))
            break
    else:
        let_the_others_pass()
    return tuple(actions), tuple(steps)


def _as_it_says(
    record: Record,
    rules: Rules,
    position: Position,
    actions: Sequence[Action],
    steps: Sequence[ExampleHappened | ExampleRefused],
) -> bool:
    """Whether the record checks out, with the same reason for an illegal action."""
    code = next((step.problem.code for step in steps if isinstance(step, ExampleRefused)), None)
    if code != record.meta.get("code"):
        return False
    hand = replace(record.hands[0], position=position, actions=tuple(map(str, actions)))
    expect = replace(record.expect, illegal=None if code is None else len(actions))
    here = replace(record, rules=rules.edition, options=dict(rules.overrides), hands=(hand,), expect=expect)
    return check_record(here).ok


# The same position at another table: its phases may have other numbers there, or go in any order.


def _here(record: Record, rules: Rules) -> Position | None:
    position = record.hands[0].position
    if position is None or position.phases is None:
        return None
    phases = _phases_here(record, position, position.phases, rules)
    if phases is None:
        return None
    if rules.order != "any":
        return replace(position, phases=phases)
    done = tuple(tuple(number for number in rules.selected if number < phase) for phase in phases)
    table = tuple(LaidPhase(laid.seat, laid.groups, phases[laid.seat - 1]) for laid in position.table)
    return replace(position, phases=None, done=done, table=table)


def _phases_here(
    record: Record, position: Position, phases: Sequence[int], rules: Rules
) -> tuple[int, ...] | None:
    """The phase of each seat at another table; seats that never lay may have any."""
    own = load_rules(record.rules, record.options)
    actions = map(read_action, record.hands[0].actions)
    laying = {action.seat for action in actions if isinstance(action, Lay)}
    laying |= {laid.seat for laid in position.table}
    same = [_same_phase(own, number, rules) for number in phases]
    if any(same[seat - 1] is None for seat in laying):
        return None
    anything = next((same[seat - 1] for seat in sorted(laying)), None) or rules.selected[0]
    return tuple(number or anything for number in same)


def _same_phase(own: Rules, number: int, rules: Rules) -> int | None:
    """The number of an equal phase at another table; the same number if possible."""
    phase = own.phases[number - 1]
    same = [other for other in rules.selected if rules.phases[other - 1] == phase]
    return number if number in same else next(iter(same), None)


def _named(action: Action, position: Position, rules: Rules) -> Action:
    """The lay-down with its phase named, where phases go in any order."""
    if not isinstance(action, Lay) or rules.order != "any" or position.done is None:
        return action
    done = position.done[action.seat - 1]
    return replace(action, phase=next(number for number in rules.selected if number not in done))
