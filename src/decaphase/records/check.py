"""The checker: replays a record and compares its legality and outcome with what it states."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Literal, TypeAlias

from decaphase.cards import write_cards
from decaphase.game import Game
from decaphase.problems import IllegalMove, Problem, Unreadable
from decaphase.records.model import Expect, Record, RecordProblem
from decaphase.records.notation import read_action
from decaphase.records.read import read_expect, record_from
from decaphase.records.replay import IllegalAction, replay
from decaphase.records.toml import parse, write_value
from decaphase.rules.echo import echo

Verdict: TypeAlias = Literal["holds", "fails", "refused"]


class ExpectationFailed(Problem):
    """An outcome that differs from the record's expectation."""


@dataclass(frozen=True, slots=True)
class CheckError:
    """An error; `hand` and `action` locate it where possible, `text` is the action."""

    problem: Problem
    hand: int | None = None
    action: int | None = None
    text: str | None = None


@dataclass(frozen=True, slots=True)
class CheckResult:
    """The verdict, the first error, and the state at the end or just before the error."""

    verdict: Verdict
    error: CheckError | None = None
    state: Mapping[str, object] | None = None
    hands: int = 0
    actions: int = 0

    @property
    def ok(self) -> bool:
        return self.verdict == "holds"


def check_text(source: str | bytes) -> CheckResult:
    """Check the text of a record."""
    try:
        data = parse(source)
        # If the expectations do not parse, not even an expected refusal can be trusted.
        expect = read_expect(data)
    except RecordProblem as problem:
        return refused_result(problem)
    try:
        record = record_from(data, expect)
    except RecordProblem as problem:
        return CheckResult("holds") if expect.refused else refused_result(problem)
    return check_record(record)


def check_record(record: Record) -> CheckResult:
    """Check a parsed record."""
    try:
        result = _check_play(record)
    except RecordProblem as problem:
        return CheckResult("holds") if record.expect.refused else refused_result(problem)
    if record.expect.refused:
        return replace(result, verdict="fails", error=CheckError(_failed("refused", "true", "false")))
    return result


def refused_result(problem: RecordProblem) -> CheckResult:
    """The result for a text that is not a valid record."""
    return CheckResult("refused", CheckError(problem, hand=problem.place.hand))


def _check_play(record: Record) -> CheckResult:
    played = _up_to_expected_illegal(record)
    actions = sum(len(hand.actions) for hand in played.hands)
    result = CheckResult("holds", hands=len(played.hands), actions=actions)
    try:
        game = replay(played)
    except IllegalAction as illegal:
        moment = illegal.moment
        game = moment.game
        if (moment.hand, moment.action) != (len(played.hands), played.expect.illegal):
            error = CheckError(illegal, moment.hand, moment.action, moment.text)
            return replace(result, verdict="fails", error=error, state=state_of(game))
    else:
        if played.expect.illegal is not None:
            error = _illegal_expected(played, played.expect.illegal)
            return replace(result, verdict="fails", error=error, state=state_of(game))
    failure = next(_failures(game, played.expect), None)
    if failure is not None:
        return replace(result, verdict="fails", error=CheckError(failure), state=state_of(game))
    return replace(result, state=state_of(game))


def _up_to_expected_illegal(record: Record) -> Record:
    """The record up to the action that is expected to be illegal; the rest is ignored."""
    if record.expect.illegal is None or not record.hands:
        return record
    last = record.hands[-1]
    cut = replace(last, actions=last.actions[: record.expect.illegal])
    return replace(record, hands=(*record.hands[:-1], cut))


def _illegal_expected(record: Record, number: int) -> CheckError:
    actions = record.hands[-1].actions if record.hands else ()
    if len(actions) < number:
        return CheckError(_failed("illegal", str(number), str(len(actions))))
    text = actions[number - 1]
    return CheckError(_failed("illegal", str(number), "legal"), len(record.hands), number, text)


def _failed(field: str, expected: str, found: str) -> ExpectationFailed:
    return ExpectationFailed("expectation-failed", field=field, expected=expected, found=found)


def _failures(game: Game, expect: Expect) -> Iterator[ExpectationFailed]:
    """Every failed expectation, with the expected and the actual value."""
    pairs: dict[str, tuple[object, object]] = {
        "stage": (expect.stage, game.stage),
        "turn": (expect.turn, game.turn),
        "scores": (expect.scores, game.scores),
        "done": (_sorted_each(expect.done), _sorted_each(game.done)),
        "down": (_sorted(expect.down), _sorted(game.down)),
        "discard_top": (expect.discard_top, write_cards(game.discard[-1:])),
        "winners": (_sorted(expect.winners), _sorted(game.winners)),
        "places": (_sorted_each(expect.places), _sorted_each(game.places)),
    }
    for field, (expected, found) in pairs.items():
        if expected is not None and expected != found:
            yield _failed(field, _written(expected), _written(found))
    for text in expect.legal:
        if (code := _illegality(game, text)) is not None:
            yield _failed("legal", echo(text), code)
    for text in expect.not_legal:
        if _illegality(game, text) is None:
            yield _failed("not_legal", echo(text), "legal")


def _illegality(game: Game, text: str) -> str | None:
    """The code of the reason why an action is illegal now; None if it is legal."""
    try:
        game.check(read_action(text, len(game.players)))
    except (IllegalMove, Unreadable) as problem:
        return problem.code
    return None


def _written(value: object) -> str:
    return "none" if value is None else echo(value) if isinstance(value, str) else write_value(value)


def _sorted(seats: tuple[int, ...] | None) -> list[int] | None:
    return None if seats is None else sorted(seats)


def _sorted_each(lists: tuple[tuple[int, ...], ...] | None) -> list[list[int]] | None:
    return None if lists is None else [sorted(part) for part in lists]


def state_of(game: Game) -> dict[str, object]:
    """A game's state as plain data, with the field names of `decaphase check --json`; cards as strings."""
    return {
        "stage": game.stage,
        "turn": game.turn,
        "players": [_player_data(game, seat) for seat in range(1, len(game.players) + 1)],
        "table": [
            {
                "seat": group.seat,
                "group": group.group,
                "kind": group.kind,
                "cards": write_cards(group.cards),
                "stands_for": group.stands_for,
            }
            for group in game.table
        ],
        "discard": write_cards(game.discard[-1:]),
        "draw_count": game.draw_count,
        "skips": list(game.skips),
        "winners": list(game.winners),
        "places": [list(place) for place in game.places],
    }


def _player_data(game: Game, seat: int) -> dict[str, object]:
    return {
        "name": game.players[seat - 1],
        "phase": game.phases[seat - 1],
        "done": list(game.done[seat - 1]),
        "score": game.scores[seat - 1],
        "holding": write_cards(game.holding[seat - 1]),
        "down": seat in game.down,
    }
