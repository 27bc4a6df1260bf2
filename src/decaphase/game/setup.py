"""Setting up a hand from a given deck or position."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from decaphase.cards import CARDS, COPIES, DECK_SIZE, FULL_DECK, MOST_HELD, SKIP, Card
from decaphase.engine.deal import next_phase
from decaphase.engine.hand import gain
from decaphase.engine.illegal import LEGAL
from decaphase.engine.lay import layout_problem, put_layout
from decaphase.engine.pickup import can_play_taken
from decaphase.engine.state import (
    ANY,
    DRAW,
    EVERY_HAND,
    LAY_BEFORE,
    MUST_PLAY,
    NEXT,
    NOBODY,
    ONCE_PER_HAND,
    ONE_PENDING,
    PLAY,
    POINTS,
    REPLAY,
    SOMEBODY,
    RuleCodes,
    State,
    new_state,
)
from decaphase.engine.turn import begin_turn, lift_limits, next_seat, open_claim
from decaphase.game.action_codes import layout_of
from decaphase.game.legality import REASON_CODES
from decaphase.game.position import LaidPhase, Position
from decaphase.problems import Impossible

MOST_POINTS: Final = 1_000_000


def check_counts(cards: Iterable[Card]) -> None:
    """Refuse more copies of a card than the deck has."""
    for card, count in sorted(Counter(cards).items()):
        if count > COPIES[card]:
            raise Impossible("too-many", card=CARDS[card].code, count=count, most=COPIES[card])


def check_deck(deck: Sequence[Card]) -> None:
    """Refuse a deck that is not the 108 cards."""
    check_counts(deck)
    if len(deck) != DECK_SIZE:
        raise Impossible("wrong-deck-size", count=len(deck))


def stack_deck(state: State, cards: Sequence[Card]) -> None:
    """Make these cards the deck, top card first."""
    state.deck_count = len(cards)
    state.deck[: len(cards)] = [int(card) for card in reversed(cards)]


@dataclass(frozen=True, slots=True)
class _Setup:
    """Builds the engine state of a position."""

    codes: RuleCodes
    players: int
    position: Position

    def state(self) -> State:
        """The state, with the turn begun: a skipped player sits out at once."""
        self._check_lengths()
        state = new_state(self.players)
        self._seat_players(state)
        self._set_progress(state)
        self._place_cards(state)
        self._lay_table(state)
        self._set_skips(state)
        self._begin(state)
        return state

    def _seat(self, seat: int, field: str) -> int:
        """The index (from 0) of a seat."""
        if not 1 <= seat <= self.players:
            raise Impossible("no-such-seat-here", field=field, seat=seat, players=self.players)
        return seat - 1

    def _playing_seat(self, state: State, seat: int, field: str) -> int:
        index = self._seat(seat, field)
        if not state.playing >> index & 1:
            raise Impossible("seat-not-playing", field=field, seat=seat)
        return index

    def _mask(self, seats: Sequence[int], field: str) -> int:
        mask = 0
        for seat in seats:
            index = self._seat(seat, field)
            if mask >> index & 1:
                raise Impossible("seat-twice", field=field, seat=seat)
            mask |= 1 << index
        return mask

    def _check_lengths(self) -> None:
        position = self.position
        for field in ("holding", "phases", "done", "scores"):
            value = getattr(position, field)
            if value is not None and len(value) != self.players:
                raise Impossible("one-for-each-player", field=field, count=len(value), players=self.players)
        for score in position.scores or ():
            if not 0 <= score <= MOST_POINTS:
                raise Impossible("score-out-of-range", score=min(score, 10 * MOST_POINTS), most=MOST_POINTS)

    def _seat_players(self, state: State) -> None:
        """Set the places already taken and the players of this hand."""
        position = self.position
        placed = self._mask([seat for place in position.places for seat in place], "places")
        if placed and not self.codes.play_on:
            raise Impossible("places-without-play-on")
        for number, place in enumerate(position.places, 1):
            for seat in place:
                state.place[seat - 1] = number
        unplaced = (1 << self.players) - 1 & ~placed
        state.playing = unplaced if position.playing is None else self._mask(position.playing, "playing")
        state.replay = int(position.replay)
        if position.replay:
            self._check_replay(placed)
        if state.playing & placed:
            raise Impossible("placed-still-plays")
        if state.playing != unplaced and not position.replay:
            raise Impossible("playing-is-not-the-rest")
        if state.playing.bit_count() < 2:
            raise Impossible("too-few-playing")

    def _check_replay(self, placed: int) -> None:
        codes = self.codes
        if codes.tie_break != REPLAY or codes.scoring != POINTS or codes.advance == EVERY_HAND or placed:
            raise Impossible("no-replay-here")

    def _set_progress(self, state: State) -> None:
        """Set scores, completed phases and the phase each seat plays for."""
        position = self.position
        state.hand = 1
        if position.scores is not None:
            state.score[: self.players] = position.scores
            state.compared[: self.players] = position.scores
        if self.codes.order == ANY:
            if position.done is None:
                raise Impossible("done-needed")
            if position.phases is not None:
                raise Impossible("phases-with-any-order")
        for seat in range(self.players):
            self._set_phase(state, seat)
        if self.codes.advance == EVERY_HAND:
            self._set_round(state)

    def _phases(self) -> tuple[int, ...]:
        """The phase each seat plays for; required unless phases go in any order."""
        if self.position.phases is None:
            raise Impossible("phases-needed")
        return self.position.phases

    def _set_phase(self, state: State, seat: int) -> None:
        position, codes = self.position, self.codes
        selection = codes.selection[: codes.selected]
        given = None if position.done is None else self._phases_done(position.done[seat], seat)
        if codes.order == ANY:
            state.done[seat] = given or 0
        else:
            phase = self._phases()[seat]
            if phase not in selection:
                raise Impossible("phase-not-in-game", phase=phase, seat=seat + 1)
            state.phase[seat] = phase
            state.done[seat] = self._implied_done(state, seat, phase) if given is None else given
        everything = sum(1 << number for number in selection)
        playing = state.playing >> seat & 1
        if playing and state.replay:
            if codes.order != ANY and state.phase[seat] != selection[-1]:
                raise Impossible("replay-is-for-the-last-phase", seat=seat + 1, phase=selection[-1])
            if given is not None and given != everything:
                raise Impossible("replay-before-finishing", seat=seat + 1)
            return
        if state.place[seat] and state.done[seat] != everything:
            raise Impossible("placed-but-not-finished", seat=seat + 1)
        if codes.advance == EVERY_HAND:
            return
        if playing and state.done[seat] == everything:
            raise Impossible("finished-already", seat=seat + 1)
        if playing and codes.order != ANY and next_phase(codes, state.done[seat]) != state.phase[seat]:
            raise Impossible("done-does-not-fit", seat=seat + 1, phase=state.phase[seat])

    def _phases_done(self, phases: Sequence[int], seat: int) -> int:
        mask = 0
        for phase in phases:
            if phase not in self.codes.selection[: self.codes.selected] or mask >> phase & 1:
                raise Impossible("phase-not-in-game", phase=phase, seat=seat + 1)
            mask |= 1 << phase
        return mask

    def _implied_done(self, state: State, seat: int, phase: int) -> int:
        """The phases a seat has completed, implied by the phase it plays for."""
        if self.codes.advance == EVERY_HAND:
            return 0
        finished = state.place[seat] > 0 or (state.replay and state.playing >> seat & 1)
        selection = self.codes.selection[: self.codes.selected]
        return sum(1 << number for number in selection if finished or number < phase)

    def _set_round(self, state: State) -> None:
        """With one hand for each phase, the phase gives the number of the hand."""
        phase = self._phases()[0]
        if len(set(self._phases())) != 1:
            raise Impossible("every-hand-one-phase")
        state.hand = self.codes.selection.index(phase) + 1
        for seat in range(self.players):
            if state.done[seat] >> phase:
                raise Impossible("done-does-not-fit", seat=seat + 1, phase=phase)

    def _place_cards(self, state: State) -> None:
        """Set hands and piles; all other cards go below the deck."""
        position = self.position
        for seat, cards in enumerate(position.holding):
            playing = state.playing >> seat & 1
            if not playing and cards:
                raise Impossible("holding-but-not-playing", seat=seat + 1)
            if playing and not 1 <= len(cards) <= MOST_HELD:
                raise Impossible("wrong-hand-size", seat=seat + 1, count=len(cards), most=MOST_HELD)
        lying = [card for laid in position.table for group in laid.groups for card in group.cards]
        if self.codes.skip_style == LAY_BEFORE:
            lying += [CARDS[SKIP]] * len(position.skips)
        placed = [*lying, *position.discard, *position.draw]
        for cards in position.holding:
            placed += cards
        check_counts(placed)
        for seat, cards in enumerate(position.holding):
            for card in cards:
                gain(state, seat, int(card))
        left = Counter(FULL_DECK)
        left.subtract(placed)
        stack_deck(state, [*position.draw, *(card for card in CARDS for _ in range(left[card]))])
        state.discard_count = len(position.discard)
        state.discard[: state.discard_count] = [int(card) for card in position.discard]

    def _lay_table(self, state: State) -> None:
        for laid in self.position.table:
            seat = self._playing_seat(state, laid.seat, "table")
            if state.laid[seat]:
                raise Impossible("seat-twice", field="table", seat=laid.seat)
            phase = self._laid_phase(state, seat, laid)
            layout = layout_of(self.codes, laid.groups, laid.phase, phase)
            reason = layout_problem(self.codes, phase, layout)
            if reason != LEGAL:
                raise Impossible(
                    "table-does-not-fit", seat=laid.seat, phase=phase, reason=REASON_CODES[reason]
                )
            for group in laid.groups:  # `put_layout` takes the cards out of the hand
                for card in group.cards:
                    gain(state, seat, int(card))
            put_layout(state, seat, phase, layout)
            state.laid_count += 1
            state.done[seat] |= 1 << phase

    def _laid_phase(self, state: State, seat: int, laid: LaidPhase) -> int:
        """The number of a phase on the table."""
        codes = self.codes
        if codes.order != ANY:
            if laid.phase not in (None, state.phase[seat]):
                raise Impossible("table-wrong-phase", seat=laid.seat, phase=state.phase[seat])
            return state.phase[seat]
        if laid.phase is None:
            raise Impossible("table-names-no-phase", seat=laid.seat)
        selection = codes.selection[: codes.selected]
        if laid.phase not in selection or (state.replay and laid.phase != selection[-1]):
            raise Impossible("phase-not-in-game", phase=laid.phase, seat=laid.seat)
        if state.done[seat] >> laid.phase & 1 and not state.replay:
            raise Impossible("table-phase-done", phase=laid.phase, seat=laid.seat)
        return laid.phase

    def _set_skips(self, state: State) -> None:
        """Set pending skips, and those that the skip limit still counts."""
        codes = self.codes
        self._mask(self.position.skips, "skips")
        for seat in self.position.skips:
            victim = self._playing_seat(state, seat, "skips")
            state.waiting[victim] = 1
            if codes.skip_limit == ONCE_PER_HAND and codes.skip_style != NEXT:
                state.skipped_by[victim] = SOMEBODY
        for victim, by in self.position.skipped:
            skipped = self._playing_seat(state, victim, "skipped")
            skipper = self._playing_seat(state, by, "skipped")
            if skipped == skipper:
                raise Impossible("skipped-themselves", seat=victim)
            if state.skipped_by[skipped] not in (NOBODY, SOMEBODY):
                raise Impossible("seat-twice", field="skipped", seat=victim)
            if codes.skip_limit != ONE_PENDING and codes.skip_style != NEXT:
                state.skipped_by[skipped] = skipper

    def _begin(self, state: State) -> None:
        """Set the stage and whose turn it is."""
        position, codes = self.position, self.codes
        if position.knocked is not None:
            state.knocked = self._playing_seat(state, position.knocked, "knocked")
            if not codes.knocking:
                raise Impossible("knocked-without-knocking")
        turn = self._playing_seat(state, position.turn, "turn")
        if position.discarded is not None and position.stage != "claim":
            raise Impossible("discarded-without-claim")
        if position.taken is not None and position.stage != "play":
            raise Impossible("taken-before-play")
        match position.stage:
            case "draw":
                state.stage = DRAW
                begin_turn(state, codes, turn)
            case "play":
                self._begin_play(state, turn)
            case "claim":
                self._begin_claim(state, turn)
            case _:
                raise Impossible("stage-not-for-position", stage=position.stage)

    def _begin_play(self, state: State, turn: int) -> None:
        codes, taken = self.codes, self.position.taken
        if state.waiting[turn]:
            raise Impossible("skipped-but-playing", seat=turn + 1)
        state.stage = PLAY
        state.turn = turn
        lift_limits(state, codes, turn)
        if taken is None:
            return
        if codes.pickup != MUST_PLAY or taken == SKIP:
            raise Impossible("nothing-to-take", card=taken.code)
        if not state.held[turn][taken]:
            raise Impossible("taken-not-held", card=taken.code, seat=turn + 1)
        state.taken = int(taken)
        if not can_play_taken(state, codes, turn):
            raise Impossible("taken-cannot-be-played", card=taken.code, seat=turn + 1)

    def _begin_claim(self, state: State, turn: int) -> None:
        codes, position = self.codes, self.position
        if not codes.knocking:
            raise Impossible("claim-without-knocking")
        if position.discarded is None:
            raise Impossible("claim-needs-discarded")
        discarder = self._playing_seat(state, position.discarded, "discarded")
        if not position.discard or position.discard[-1] == SKIP:
            raise Impossible("claim-needs-a-card")
        if not open_claim(state, codes, discarder):
            raise Impossible("nobody-to-ask")
        # The next player may be given as the one to act, even if barred from the claim.
        if turn not in (state.turn, next_seat(state, discarder)):
            raise Impossible("claim-wrong-turn", turn=turn + 1, expected=state.turn + 1)


def set_up(codes: RuleCodes, players: int, position: Position) -> State:
    """The state of a position; raises Impossible where no game can reach it."""
    return _Setup(codes, players, position).state()
