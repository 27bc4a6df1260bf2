"""Standings of a score sheet: totals, ranking, places, ties and the next hand.

The engine computes them: each result is put into an engine state, which closes the hand like any other.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from decaphase.engine.illegal import LEGAL, PHASE_NOT_PLAYED
from decaphase.engine.score import close_hand
from decaphase.engine.score_sheet import cross_off, open_hand
from decaphase.engine.state import GAME_OVER, NOBODY, NOTHING, RuleCodes, State, new_state
from decaphase.game.action_codes import phases_in, places_in, ranking_in, seats_in
from decaphase.game.legality import REASON_CODES
from decaphase.game.rule_codes import rule_codes
from decaphase.sheet.leftover_cards import check_cards, check_left, points_of
from decaphase.sheet.model import HandResult, Made, Sheet, SheetProblem


@dataclass(frozen=True, slots=True)
class Standing:
    """The standings; tuples by seat begin with seat 1, tuples by hand with hand 1.

    `crossed` and `points` list for each hand the phase completed and the points of each seat (None: none).
    `playing`, `replay`, `phases` and `dealer` describe the next hand.
    """

    crossed: tuple[tuple[int | None, ...], ...]
    points: tuple[tuple[int | None, ...], ...]
    done: tuple[tuple[int, ...], ...]
    totals: tuple[int, ...]
    ranking: tuple[tuple[int, ...], ...]
    places: tuple[tuple[int, ...], ...]
    over: bool
    playing: tuple[int, ...]
    replay: bool
    phases: tuple[int | None, ...]
    dealer: int | None

    @property
    def winners(self) -> tuple[int, ...]:
        """The winners; empty until the win is decided."""
        return self.places[0] if self.places else ()


def add_hand(sheet: Sheet, result: HandResult) -> Sheet:
    """The sheet with one more hand."""
    longer = replace(sheet, results=(*sheet.results, result))
    standing_of(longer)
    return longer


def edit_hand(sheet: Sheet, number: int, result: HandResult) -> Sheet:
    """The sheet with another result for this hand; refused if a later hand becomes impossible."""
    _check_hand(sheet, number)
    results = (*sheet.results[: number - 1], result, *sheet.results[number:])
    changed = replace(sheet, results=results)
    standing_of(changed)
    return changed


def undo_hand(sheet: Sheet) -> Sheet:
    """The sheet without its last hand."""
    _check_hand(sheet, len(sheet.results))
    return replace(sheet, results=sheet.results[:-1])


def _check_hand(sheet: Sheet, number: int) -> None:
    if not 1 <= number <= len(sheet.results):
        raise SheetProblem("sheet-no-such-hand", number=str(number)[:12], count=len(sheet.results))


def standing_of(sheet: Sheet, hands: int | None = None) -> Standing:
    """The standings now, or after this many hands; a SheetProblem names the impossible hand."""
    codes, state = rule_codes(sheet.rules), new_state(len(sheet.players))
    crossed: list[tuple[int | None, ...]] = []
    points: list[tuple[int | None, ...]] = []
    for number, result in enumerate(sheet.results[:hands], 1):
        try:
            write_hand(state, codes, sheet, result)
        except SheetProblem as problem:
            raise SheetProblem(problem.code, number, **problem.values) from None
        playing = range(1, state.players + 1)
        crossed.append(tuple(state.phase[seat - 1] if result.made_by(seat) else None for seat in playing))
        points.append(
            tuple(state.points[seat - 1] if state.playing >> (seat - 1) & 1 else None for seat in playing)
        )
    return _standing(state, codes, sheet, tuple(crossed), tuple(points))


def write_hand(state: State, codes: RuleCodes, sheet: Sheet, result: HandResult) -> None:
    """Advance the engine by one hand, closed with this result."""
    if state.stage == GAME_OVER:
        raise SheetProblem("sheet-is-over")
    open_hand(state, codes, _first_dealer(sheet))
    for made in result.made:
        _cross_off(state, codes, sheet, made)
    _write_points(state, sheet, result)
    close_hand(state, codes, NOBODY if result.out is None else result.out - 1)


def _first_dealer(sheet: Sheet) -> int:
    return NOBODY if sheet.dealer is None else sheet.dealer - 1


def _cross_off(state: State, codes: RuleCodes, sheet: Sheet, made: Made) -> None:
    """Complete a phase, if the engine allows it."""
    player = _player(state, sheet, made.seat)
    phase = NOTHING if made.phase is None else made.phase
    reason = cross_off(state, codes, made.seat - 1, phase)
    if reason == PHASE_NOT_PLAYED:
        raise SheetProblem("phase-not-played", phase=str(phase)[:12])
    if reason != LEGAL:
        raise SheetProblem(f"sheet-{REASON_CODES[reason]}", player=player, phase=phase)


def _write_points(state: State, sheet: Sheet, result: HandResult) -> None:
    """Set the points left in each hand, after checking them."""
    if len(result.left) != state.players:
        raise SheetProblem("not-one-each", count=len(result.left), players=state.players)
    if result.out is not None:
        out = _player(state, sheet, result.out)
        if not state.laid[result.out - 1]:
            raise SheetProblem("sheet-out-without-phase", player=out)
        if result.left[result.out - 1]:
            raise SheetProblem("sheet-out-with-cards", player=out)
    for seat, (player, left) in enumerate(zip(sheet.players, result.left, strict=True), 1):
        holds = state.playing >> (seat - 1) & 1 and seat != result.out and sheet.rules.scoring == "points"
        if holds:
            check_left(left, sheet.rules, player)
            state.points[seat - 1] = points_of(left, sheet.rules)
        elif left:
            raise SheetProblem("sheet-no-points-here", player=player)
    held = (code for left in result.left if isinstance(left, tuple) for code in left)
    check_cards(held, sheet.rules)


def _player(state: State, sheet: Sheet, seat: int) -> str:
    """The name of a seat that plays in this hand."""
    if not 1 <= seat <= state.players:
        raise SheetProblem("no-such-seat", seat=str(seat)[:12], players=state.players)
    player = sheet.players[seat - 1]
    if not state.playing >> (seat - 1) & 1:
        raise SheetProblem("not-playing", player=player)
    return player


def _standing(
    state: State,
    codes: RuleCodes,
    sheet: Sheet,
    crossed: tuple[tuple[int | None, ...], ...],
    points: tuple[tuple[int | None, ...], ...],
) -> Standing:
    """The standings in this state."""
    count, over = state.players, state.stage == GAME_OVER
    coming = state.copy()
    if not over:
        open_hand(coming, codes, _first_dealer(sheet))
    playing = () if over else seats_in(coming.playing)
    phases = (
        coming.phase[seat - 1] if seat in playing and coming.phase[seat - 1] else None
        for seat in range(1, count + 1)
    )
    return Standing(
        crossed=crossed,
        points=points,
        done=tuple(phases_in(done) for done in state.done[:count]),
        totals=tuple(state.score[:count]),
        ranking=ranking_in(state, codes),
        places=places_in(state),
        over=over,
        playing=playing,
        replay=bool(coming.replay) and not over,
        phases=tuple(phases),
        dealer=None if over or coming.dealer == NOBODY else coming.dealer + 1,
    )
