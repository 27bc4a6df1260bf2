"""The score of a game for printing, from a kept score sheet or from a record."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from decaphase.game import Game, Position
from decaphase.game.game import HandLog
from decaphase.game.names import check_name, check_player_count
from decaphase.records import Record
from decaphase.records.replay import initial_game, play_steps
from decaphase.rules import Rules
from decaphase.sheet import Sheet, standing_of

BETWEEN_HANDS: Final = ("hand-over", "game-over")


@dataclass(frozen=True, slots=True)
class Score:
    """A game after its last complete hand; tuples start with seat 1, those of hands with the first hand.

    `points` is None for a player who was not in a hand; `before` are points from before the first hand here.
    `playing`, `phases` and `dealer` are those of the next hand, which is `unfinished` if it has started.
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
        """The part of each total from before the first hand."""
        seats = range(len(self.players))
        return tuple(self.totals[seat] - sum(hand[seat] or 0 for hand in self.points) for seat in seats)

    def place(self, seat: int) -> int:
        """The final place of a seat; 0 while it is open."""
        return _place_in(self.places, seat)

    def rank(self, seat: int) -> int:
        """The current rank of a seat; ties share a number."""
        return _place_in(self.ranking, seat)


def _place_in(groups: tuple[tuple[int, ...], ...], seat: int) -> int:
    """The place of a seat; after a shared place the next ones stay empty."""
    before = 0
    for seats in groups:
        if seat in seats:
            return before + 1
        before += len(seats)
    return 0


def blank_score(rules: Rules, names: Sequence[str]) -> Score:
    """A game before its first hand; an empty name is left blank, to be filled in by hand."""
    check_player_count(len(names))
    for name in names:
        if name:
            check_name(name)
    seats = tuple(range(1, len(names) + 1))
    return Score(
        rules=rules,
        players=tuple(names),
        points=(),
        done=((),) * len(names),
        totals=(0,) * len(names),
        ranking=(seats,),
        places=(),
        over=False,
        playing=seats,
        phases=(None if rules.order == "any" else rules.selected[0],) * len(names),
        dealer=None,
    )


def score_of_sheet(sheet: Sheet) -> Score:
    """The score of a kept score sheet."""
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
    """The score after the complete hands of a record; an unfinished hand does not count.

    Raises RecordProblem or IllegalAction if the record is invalid.
    """
    game = initial_game(record)
    scored = _before_first_hand(game, record)
    for _ in play_steps(game, record):
        if game.stage in BETWEEN_HANDS:
            scored = game.copy()
    view = scored.view(None)
    unfinished = game.stage not in BETWEEN_HANDS
    dealer = game.dealer if unfinished else scored.next_dealer
    return Score(
        rules=game.rules,
        players=game.players,
        points=tuple(_points(scored, log) for log in scored.hands if log.ended),
        done=scored.done,
        totals=scored.scores,
        ranking=view.ranking,
        places=view.places,
        over=scored.stage == "game-over",
        playing=game.playing if unfinished else scored.coming,
        phases=_next_phases(scored),
        dealer=dealer,
        unfinished=unfinished,
    )


def _before_first_hand(game: Game, record: Record) -> Game:
    """The game before its first hand; of a position everything but the cards on the table."""
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
    """The points of a finished hand, by seat."""
    seats = range(1, len(game.players) + 1)
    return tuple(log.ended.points[seat - 1] if log.ended and seat in log.playing else None for seat in seats)


def _next_phases(game: Game) -> tuple[int | None, ...]:
    """The phase of each seat in the next hand; None if it does not play or can choose."""
    if game.stage == "game-over":
        return (None,) * len(game.players)
    coming = game.copy()
    if coming.stage == "hand-over":
        coming.start_hand()
    last = game.rules.selected[-1]
    return tuple(
        None if seat not in coming.playing else last if coming.replay else phase
        for seat, phase in enumerate(coming.phases, 1)
    )
