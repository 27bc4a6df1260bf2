"""Random access to the steps of a record, without replaying it from the start each time."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from typing import Final

from decaphase.game import Game
from decaphase.records.model import Record
from decaphase.records.replay import IllegalAction, Step, initial_game, play_steps


class ReplaySteps:
    """The steps of a record, and the game after any of them.

    It keeps one copy of the game for each hand, after its first step: replaying a hand is fast, and a record
    of a thousand hands still fits into memory.

    >>> from decaphase.records.sample import sample_record
    >>> from decaphase.rules import load_rules
    >>> steps = ReplaySteps(sample_record(load_rules(), players=2, seed=1, number=1))
    >>> steps.all[0].hand, steps.all[0].action, steps.find(2, 0) == steps.next_hand(0)
    (1, 0, True)
    """

    def __init__(self, record: Record) -> None:
        """Raises RecordProblem for an impossible record; an illegal action ends the steps, see `illegal`."""
        self.illegal: IllegalAction | None = None
        self._starts: list[int] = []
        self._kept: list[Game] = []
        game = initial_game(record)
        steps: list[Step] = []
        try:
            for step in play_steps(game, record):
                if step.action == 0:
                    self._keep(len(steps), game)
                steps.append(step)
        except IllegalAction as problem:
            self.illegal = problem
        self.all: Final = tuple(steps)
        self._hands = game.hands
        self._at = len(steps) - 1
        self._game = game

    def _keep(self, index: int, game: Game) -> None:
        kept = game.copy()
        kept.hands = kept.hands[-1:]  # earlier hands are in `_hands`
        self._starts.append(index)
        self._kept.append(kept)

    @property
    def hands(self) -> int:
        """The number of hands, up to an illegal action."""
        return len(self._starts)

    def game_after(self, index: int) -> Game:
        """The game just after a step; read-only."""
        hand = bisect_right(self._starts, index) - 1
        if not self._starts[hand] <= self._at <= index:
            self._at, self._game = self._starts[hand], self._kept[hand].copy()
        while self._at < index:
            self._take(self.all[self._at + 1])
            self._at += 1
        return self._game

    def _take(self, step: Step) -> None:
        """Replay a step that was legal before."""
        log = self._hands[step.hand - 1]
        action = log.actions[step.action - 1]
        used = len(self._game.hands[-1].reshuffles)
        reshuffle = log.reshuffles[used] if self._game.needs_reshuffle(action) else None
        self._game.apply(action, reshuffle=reshuffle)

    def find(self, hand: int, action: int) -> int | None:
        """The index of a step, or None."""
        if not 1 <= hand <= self.hands:
            return None
        end = self._starts[hand] if hand < self.hands else len(self.all)
        index = self._starts[hand - 1] + action
        return index if action >= 0 and index < end else None

    def next_hand(self, index: int) -> int | None:
        """The first step of the next hand, or None."""
        following = bisect_right(self._starts, index)
        return self._starts[following] if following < self.hands else None

    def previous_hand(self, index: int) -> int | None:
        """The first step of this hand or, from there, of the hand before; None at step 0."""
        before = bisect_left(self._starts, index) - 1
        return self._starts[before] if before >= 0 else None
