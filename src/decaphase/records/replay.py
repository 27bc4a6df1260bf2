"""Replay: plays a record, action by action, to its end or its first illegal action."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from decaphase.cards import Card
from decaphase.game import Event, Game
from decaphase.problems import IllegalMove, Impossible, Unreadable, Value
from decaphase.records.model import FilePosition, Record, RecordedHand, RecordProblem
from decaphase.records.notation import read_action
from decaphase.rules import load_rules


@dataclass(frozen=True, slots=True)
class ReplayPosition:
    """An action of a record: its hand, number and text, and the game just before it."""

    hand: int
    action: int
    text: str
    game: Game


@dataclass(frozen=True, slots=True)
class Step:
    """The deal of a hand (action 0) or one of its actions, with its events.

    A hand that starts from a position has no deal, so its step 0 has no events.
    """

    hand: int
    action: int
    events: tuple[Event, ...]


class IllegalAction(IllegalMove):
    """The first illegal action of a record, and its place."""

    def __init__(self, code: str, moment: ReplayPosition, /, **values: Value) -> None:
        super().__init__(code, **values)
        self.moment = moment

    def __reduce__(self) -> tuple[object, ...]:
        return partial(type(self), self.code, self.moment, **self.values), ()


def replay(record: Record, *, seed: int | None = None) -> Game:
    """The game at the end of a record; `seed` is for hands played after it.

    Raises RecordProblem for an impossible deck, position or hand, IllegalAction at the first illegal action.
    """
    game = initial_game(record, seed)
    for _ in play_steps(game, record):
        pass
    return game


def play_steps(game: Game, record: Record) -> Iterator[Step]:
    """Play a record in a game at its initial position, yielding each step after it was played."""
    for number, hand in enumerate(record.hands, 1):
        yield Step(number, 0, () if hand.position is not None else _deal(game, hand, number))
        yield from _play(game, hand, number)


def load_game(record: Record, seed: int | None = None) -> Game:
    """An unfinished game, ready to be continued; a finished one is refused."""
    game = replay(record, seed=seed)
    if game.stage == "game-over":
        raise RecordProblem("game-is-over")
    return game


def initial_game(record: Record, seed: int | None = None) -> Game:
    """The game of a record before its first step."""
    rules = load_rules(record.rules, record.options)
    first = record.hands[0] if record.hands else RecordedHand()
    if first.position is None:
        return Game(rules, record.players, seed=seed)
    try:
        return Game.from_position(rules, record.players, first.position, dealer=first.dealer, seed=seed)
    except Impossible as problem:
        raise _problem_in_hand(problem, 1) from None


def _deal(game: Game, hand: RecordedHand, number: int) -> tuple[Event, ...]:
    try:
        return game.start_hand(dealer=hand.dealer, deck=hand.deck)
    except Impossible as problem:
        raise _problem_in_hand(problem, number) from None


_FIELDS: Final = {
    "score-out-of-range": "scores",
    "places-without-play-on": "places",
    "placed-still-plays": "playing",
    "placed-but-not-finished": "places",
    "playing-is-not-the-rest": "playing",
    "too-few-playing": "playing",
    "no-replay-here": "replay",
    "phases-with-any-order": "phases",
    "replay-is-for-the-last-phase": "phases",
    "every-hand-one-phase": "phases",
    "replay-before-finishing": "done",
    "done-does-not-fit": "done",
    "holding-but-not-playing": "holding",
    "wrong-hand-size": "holding",
    "table-does-not-fit": "table",
    "table-wrong-phase": "table",
    "table-names-no-phase": "table",
    "table-phase-done": "table",
    "skipped-themselves": "skipped",
    "knocked-without-knocking": "knocked",
    "discarded-without-claim": "discarded",
    "taken-before-play": "taken",
    "skipped-but-playing": "skips",
    "nothing-to-take": "taken",
    "taken-not-held": "taken",
    "taken-cannot-be-played": "taken",
    "claim-without-knocking": "stage",
    "claim-needs-a-card": "discard",
    "nobody-to-ask": "stage",
    "claim-wrong-turn": "turn",
    "wrong-dealer": "dealer",
}
"""The field of a hand that each of the game's errors is about, if any."""


def _problem_in_hand(problem: Impossible, hand: int) -> RecordProblem:
    """The error with its hand and field."""
    field = str(problem.values.get("field") or _FIELDS.get(problem.code, ""))
    return RecordProblem(problem.code, FilePosition(hand, field), **problem.values)


def _play(game: Game, hand: RecordedHand, number: int) -> Iterator[Step]:
    reshuffles = iter(hand.reshuffles)
    for count, text in enumerate(hand.actions, 1):
        try:
            events = _act(game, text, reshuffles)
        except (IllegalMove, Unreadable) as problem:
            moment = ReplayPosition(number, count, text, game)
            raise IllegalAction(problem.code, moment, **problem.values) from None
        yield Step(number, count, events)


def _act(game: Game, text: str, reshuffles: Iterator[Sequence[Card]]) -> tuple[Event, ...]:
    action = read_action(text, len(game.players))
    reshuffle = None
    if game.needs_reshuffle(action):
        game.check(action)  # an illegal draw is refused before the missing reshuffle
        reshuffle = next(reshuffles, None)
        if reshuffle is None:
            raise IllegalMove("no-reshuffle", seat=action.seat)
    return game.apply(action, reshuffle=reshuffle)
