"""How a game stands, as paper shows it: whether from a score that was kept or from a record."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from decaphase.game import Game, Position
from decaphase.game.game import HandLog
from decaphase.game.names import check_name, check_player_count
from decaphase.records import Record
from decaphase.records.replay import before_play, play_steps
from decaphase.rules import Rules
from decaphase.sheet import Sheet, standing_of

SETTLED: Final = ("hand-over", "game-over")


@dataclass(frozen=True, slots=True)
class Score:
    """A game after its last whole hand; tuples begin with seat 1, those of hands with the first hand.

    `points` is None for who did not play in a hand; `before` are the totals that no hand here explains.
    `playing`, `phases` and `dealer` are of the coming hand, which is `unfinished` where it was begun.
    """

    rules: Rules
    players: tuple[str, ...]
    points: tuple[tuple[int | None, ...], ...]
    done: tuple[tuple[int, ...], ...]
    totals: tuple[int, ...]
    ranking: tuple[tuple[int, ...], ...]
    places: tuple[tuple[int, ...], ...]
    over: bool
    playing: tuple[int, ...]
    phases: tuple[int | None, ...]
    dealer: int | None
    unfinished: bool = False

    @property
    def before(self) -> tuple[int, ...]:
        """The part of each total that was brought along from before the first hand."""
        seats = range(len(self.players))
        return tuple(self.totals[seat] - sum(hand[seat] or 0 for hand in self.points) for seat in seats)

    def place(self, seat: int) -> int:
        """The place that a seat has taken; 0 while that is open."""
        return _place_in(self.places, seat)

    def rank(self, seat: int) -> int:
        """Where a seat stands among all; equals share a number."""
        return _place_in(self.ranking, seat)


def _place_in(groups: tuple[tuple[int, ...], ...], seat: int) -> int:
    """Who shares a place leaves the next ones empty."""
    before = 0
    for seats in groups:
        if seat in seats:
            return before + 1
        before += len(seats)
    return 0


def blank_score(rules: Rules, names: Sequence[str]) -> Score:
    """A game before its first hand; an empty name is written down later, by hand."""
    check_player_count(len(names))
    for name in names:
        if name:
            check_name(name)
    nothing: tuple[tuple[int, ...], ...] = ((),) * len(names)
    seats = tuple(range(1, len(names) + 1))
    return Score(
        rules=rules,
        players=tuple(names),
        points=(),
        done=nothing,
        totals=(0,) * len(names),
        ranking=(seats,),
        places=(),
        over=False,
        playing=seats,
        phases=(None if rules.order == "any" else rules.selected[0],) * len(names),
        dealer=None,
    )


def score_of_sheet(sheet: Sheet) -> Score:
    """What was kept."""
    standing = standing_of(sheet)
    return Score(
        rules=sheet.rules,
        players=sheet.players,
        points=standing.points,
        done=standing.done,
        totals=standing.totals,
        ranking=standing.ranking,
        places=standing.places,
        over=standing.over,
        playing=standing.playing,
        phases=standing.phases,
        dealer=standing.dealer,
    )


def score_of_record(record: Record) -> Score:
    """What came out of a record's hands; one that was not played to its end is left out, as it is on paper.

    Raises RecordProblem or IllegalAction where the record cannot be.
    """
    game = before_play(record)
    settled = _before_the_hand(game, record)
    for _ in play_steps(game, record):
        if game.stage in SETTLED:
            settled = game.copy()
    view = settled.view(None)
    unfinished = game.stage not in SETTLED
    dealer = game.dealer if unfinished else settled.next_dealer
    return Score(
        rules=game.rules,
        players=game.players,
        points=tuple(_points(settled, log) for log in settled.hands if log.ended),
        done=settled.done,
        totals=settled.scores,
        ranking=view.ranking,
        places=view.places,
        over=settled.stage == "game-over",
        playing=game.playing if unfinished else settled.coming,
        phases=_coming_phases(settled),
        dealer=dealer,
        unfinished=unfinished,
    )


def _before_the_hand(game: Game, record: Record) -> Game:
    """A game before its first hand was played; of a position, all that does not lie on the table."""
    position = record.hands[0].position if record.hands else None
    if position is None:
        return game.copy()
    bare = Position(
        turn=position.turn,
        holding=position.holding,
        phases=position.phases,
        done=position.done,
        scores=position.scores,
        playing=position.playing,
        places=position.places,
        replay=position.replay,
    )
    return Game.from_position(game.rules, game.players, bare)


def _points(game: Game, log: HandLog) -> tuple[int | None, ...]:
    """The points of a hand that is over, by seat."""
    seats = range(1, len(game.players) + 1)
    return tuple(log.ended.points[seat - 1] if log.ended and seat in log.playing else None for seat in seats)


def _coming_phases(game: Game) -> tuple[int | None, ...]:
    """What each seat plays for in the coming hand; None where it does not play, or has the choice."""
    coming = game.copy()
    if coming.stage == "game-over":
        return (None,) * len(game.players)
    if coming.stage == "hand-over":
        coming.start_hand()
    last = game.rules.selected[-1]
    return tuple(
        None if seat not in coming.playing else last if coming.replay else phase
        for seat, phase in enumerate(coming.phases, 1)
    )
