"""A record to step through, forth and back, without playing it from its beginning each time."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from typing import Final

from decaphase.game import Game
from decaphase.records.model import Record
from decaphase.records.replay import IllegalAction, Step, before_play, play_steps


class Steps:
    """The steps of a record, and the game after any of them.

    A copy of the game is kept after the first step of each hand only: a hand is quickly played again, and a
    record of a thousand hands still fits into memory.

    >>> from decaphase.records.sample import sample_record
    >>> from decaphase.rules import load_rules
    >>> steps = Steps(sample_record(load_rules(), players=2, seed=1, number=1))
    >>> steps.all[0].hand, steps.all[0].action, steps.find(2, 0) == steps.next_hand(0)
    (1, 0, True)
    """

    def __init__(self, record: Record) -> None:
        """Raises RecordProblem where the record cannot be; an illegal action ends it, see `illegal`."""
        self.illegal: IllegalAction | None = None
        self._starts: list[int] = []
        self._kept: list[Game] = []
        game = before_play(record)
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
        kept.hands = kept.hands[-1:]  # how earlier hands were played is known already
        self._starts.append(index)
        self._kept.append(kept)

    @property
    def hands(self) -> int:
        """How many hands the record has, as far as it can be played."""
        return len(self._starts)

    def game_after(self, index: int) -> Game:
        """The game just after a step: to be looked at, not to be played."""
        hand = bisect_right(self._starts, index) - 1
        if not self._starts[hand] <= self._at <= index:
            self._at, self._game = self._starts[hand], self._kept[hand].copy()
        while self._at < index:
            self._take(self.all[self._at + 1])
            self._at += 1
        return self._game

    def _take(self, step: Step) -> None:
        """Play an action that was legal before."""
        log = self._hands[step.hand - 1]
        action = log.actions[step.action - 1]
        used = len(self._game.hands[-1].reshuffles)
        reshuffle = log.reshuffles[used] if self._game.needs_reshuffle(action) else None
        self._game.apply(action, reshuffle=reshuffle)

    def find(self, hand: int, action: int) -> int | None:
        """The index of a step; None where there is none."""
        if not 1 <= hand <= self.hands:
            return None
        end = self._starts[hand] if hand < self.hands else len(self.all)
        index = self._starts[hand - 1] + action
        return index if action >= 0 and index < end else None

    def next_hand(self, index: int) -> int | None:
        """Where the hand after the one of this step begins; None after the last."""
        following = bisect_right(self._starts, index)
        return self._starts[following] if following < self.hands else None

    def previous_hand(self, index: int) -> int | None:
        """Where this hand begins, or, from its beginning, the hand before it; None at the very first step."""
        before = bisect_left(self._starts, index) - 1
        return self._starts[before] if before >= 0 else None
