"""A game: play it, query it, copy it."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import dataclass, field

from decaphase.cards import CARDS, Card
from decaphase.engine import state as engine
from decaphase.engine.deal import coming_players, next_dealer, order_deck, stock_deck
from decaphase.engine.dice import seed_dice, shuffle
from decaphase.engine.illegal import LEGAL
from decaphase.engine.moves import seat_of
from decaphase.game.action_codes import (
    action_of,
    group_cards,
    hand_cards,
    moves_in,
    phases_in,
    places_in,
    ranking_in,
    seats_in,
    stands_for,
)
from decaphase.game.actions import Action, Draw
from decaphase.game.events import Event, HandEnded, action_events, deal_events, facts_before
from decaphase.game.legality import check_action, problem_of
from decaphase.game.names import check_name, check_player_count
from decaphase.game.position import STAGES, Position, Stage
from decaphase.game.rule_codes import codes_for, rule_codes
from decaphase.game.rule_functions import functions_for, in_form_of, starting_state
from decaphase.game.setup import check_deck, set_up, stack_deck
from decaphase.game.view import TableGroup, View
from decaphase.problems import IllegalMove, Impossible
from decaphase.rules import Rules
from decaphase.rules.phases import KINDS


@dataclass(slots=True)
class HandLog:
    """The log of a hand: enough to replay it, and how it ended (None: still going).

    `cards` is the deck, one byte for each card; `playing` lists the seats in the hand.
    """

    dealer: int | None
    cards: bytes | None
    position: Position | None
    playing: tuple[int, ...]
    reshuffles: list[tuple[Card, ...]] = field(default_factory=list)
    actions: list[Action] = field(default_factory=list)
    ended: HandEnded | None = None

    @property
    def deck(self) -> tuple[Card, ...] | None:
        """The deck that was dealt, top card first."""
        return None if self.cards is None else tuple(CARDS[kind] for kind in self.cards)

    def copy(self) -> HandLog:
        reshuffles, actions = self.reshuffles[:], self.actions[:]
        return HandLog(self.dealer, self.cards, self.position, self.playing, reshuffles, actions, self.ended)


class Game:
    """A game of 2 to 6 players by the rules of one table. Seats count from 1, tuples begin with seat 1.

    >>> from decaphase.rules import load_rules
    >>> game = Game(load_rules("classic-en"), ["Ann", "Bob"], seed=7)
    >>> _ = game.start_hand()
    >>> game.stage, game.turn, [str(action) for action in game.legal_actions()]
    ('draw', 1, ['1 draw deck', '1 draw discard'])
    """

    __slots__ = ("_codes", "_events", "_state", "hands", "players", "rules")

    def __init__(self, rules: Rules, players: Sequence[str], *, seed: int | None = None) -> None:
        """A game before its first hand; without a seed, shuffles use the system's randomness."""
        check_player_count(len(players))
        for name in players:
            check_name(name)
        self.rules = rules
        self.players = tuple(players)
        self.hands: list[HandLog] = []
        self._state = starting_state(len(players))
        self._codes = codes_for(self._state, rules)
        self._events: list[Event] = []
        self._seed(seed)

    def _seed(self, seed: int | None) -> None:
        if seed is None:
            self._state.dice[:] = [secrets.randbits(32) | 1 for _ in range(4)]
        else:
            seed_dice(self._state.dice, seed & (1 << 62) - 1)

    @classmethod
    def from_position(
        cls,
        rules: Rules,
        players: Sequence[str],
        position: Position,
        *,
        dealer: int | None = None,
        seed: int | None = None,
    ) -> Game:
        """A game that starts in the middle of a hand; raises Impossible for an unreachable position."""
        game = cls(rules, players, seed=seed)
        state = set_up(rule_codes(rules), len(game.players), position)
        if dealer is not None:
            if not 1 <= dealer <= len(game.players) or not state.playing >> (dealer - 1) & 1:
                raise Impossible("wrong-dealer", dealer=dealer, expected=0)
            state.dealer = dealer - 1
        state.dice[:] = game._state.dice[:]
        game._state = in_form_of(game._state, state)
        game.hands.append(HandLog(dealer, None, position, game.playing))
        return game

    @classmethod
    def from_state(cls, rules: Rules, players: Sequence[str], state: engine.State) -> Game:
        """A game in an engine state: to be continued if it is between hands, otherwise read-only."""
        game = cls(rules, players, seed=0)
        game._state = in_form_of(game._state, state.copy())
        return game

    # Actions

    def start_hand(
        self, *, dealer: int | None = None, deck: Sequence[Card] | None = None
    ) -> tuple[Event, ...]:
        """Deal the next hand, from this deck (all 108 cards, top first) or from a shuffled one."""
        state = self._state
        if state.stage != engine.HAND_OVER:
            raise Impossible("hand-cannot-follow", stage=self.stage)
        if deck is not None:
            check_deck(deck)
        seat = self._dealer_seat(dealer)
        rules = functions_for(state)
        rules.prepare_hand(state, self._codes)
        if deck is None:
            order_deck(state)
            shuffle(state.deck, state.deck_count, state.dice)
        else:
            stack_deck(state, deck)
        cards = bytes(state.deck[state.deck_count - 1 :: -1])
        self.hands.append(HandLog(seat + 1, cards, None, self.playing))
        rules.deal_deck(state, self._codes, seat)
        events = deal_events(state)
        self._events = []
        return self._note_events(events)

    def _dealer_seat(self, dealer: int | None) -> int:
        """The index (from 0) of the next dealer."""
        state = self._state
        due = next_dealer(state)
        coming = coming_players(state)
        if dealer is None:
            return due if due != engine.NOBODY else coming.bit_length() - 1
        if due != engine.NOBODY and dealer - 1 != due:
            raise Impossible("wrong-dealer", dealer=dealer, expected=due + 1)
        if not 1 <= dealer <= state.players or not coming >> (dealer - 1) & 1:
            raise Impossible("wrong-dealer", dealer=dealer, expected=0)
        return dealer - 1

    def check(self, action: Action) -> None:
        """Raise IllegalMove with the reason unless the action is legal now."""
        check_action(action, self._state, self._codes, self.rules, self.players)

    def can(self, action: Action) -> bool:
        """Whether the action is legal now."""
        known = 1 <= action.seat <= len(self.players)
        return known and problem_of(action, self._state, self._codes, self.rules) == LEGAL

    def apply(self, action: Action, *, reshuffle: Sequence[Card] | None = None) -> tuple[Event, ...]:
        """Carry out a legal action and return its events; show players only what `seen_by` returns.

        For a draw that reshuffles, `reshuffle` gives the order of the new deck, top card first.
        """
        move = check_action(action, self._state, self._codes, self.rules, self.players)
        return self._carry_out(action, move, reshuffle)

    def after(
        self, action: Action, *, reshuffle: Sequence[Card] | None = None
    ) -> tuple[Game, tuple[Event, ...]]:
        """The game after a legal action, and its events; this game stays as it is."""
        move = check_action(action, self._state, self._codes, self.rules, self.players)
        new = self.copy()
        return new, new._carry_out(action, move, reshuffle)  # noqa: SLF001 - a game too

    def _carry_out(
        self, action: Action, move: int | engine.Layout, order: Sequence[Card] | None
    ) -> tuple[Event, ...]:
        """Carry out a legal action, given as the engine's move too."""
        state, codes = self._state, self._codes
        log, reshuffled = self.hands[-1], 0
        if not state.deck_count and self.needs_reshuffle(action):
            self._reshuffle(order)
            log.reshuffles.append(self._deck())
            reshuffled = state.deck_count
        before = (facts_before(state, action), max(state.place[:]), reshuffled)
        rules = functions_for(state)
        if isinstance(move, int):
            rules.act(state, codes, move)
        else:
            rules.lay(state, codes, action.seat - 1, move)
        log.actions.append(action)
        return self._note_events(action_events(action, before, state, codes))

    def _note_events(self, events: tuple[Event, ...]) -> tuple[Event, ...]:
        """Log events, and how the hand ended if it did."""
        self._events += events
        if self._state.stage >= engine.HAND_OVER:
            for event in events:
                if isinstance(event, HandEnded):
                    self.hands[-1].ended = event
        return events

    def needs_reshuffle(self, action: Action) -> bool:
        """Whether this legal action draws from an empty deck."""
        return isinstance(action, Draw) and action.pile == "deck" and self._state.deck_count == 0

    def _reshuffle(self, order: Sequence[Card] | None) -> None:
        """Make a new deck of the discards under the top card."""
        state = self._state
        if order is None:
            functions_for(state).reshuffle(state)
            return
        if sorted(order) != sorted(state.discard[: state.discard_count - 1]):
            raise IllegalMove("wrong-reshuffle")
        stock_deck(state)
        stack_deck(state, order)

    def legal_actions(self, seat: int | None = None) -> list[Action]:
        """Every legal action (of one seat); one lay-down stands for all equivalent layouts."""
        state, codes = self._state, self._codes
        if seat is not None and state.stage != engine.CLAIM and state.turn != seat - 1:
            return []
        return [
            action_of(state, codes, move)
            for move in moves_in(state, codes)
            if seat is None or seat_of(move) == seat - 1
        ]

    # Queries

    @property
    def stage(self) -> Stage:
        """draw, play, claim, hand-over or game-over"""
        return STAGES[self._state.stage]

    @property
    def turn(self) -> int | None:
        """The seat to act; in a claim, the first clockwise that has not answered; None between hands."""
        return self._from_one(self._state.turn)

    @property
    def dealer(self) -> int | None:
        """The dealer of this hand; None where a position does not name one."""
        return self._from_one(self._state.dealer)

    @property
    def next_dealer(self) -> int | None:
        """The dealer of the next hand; None where any seat may deal, or the game is over."""
        return None if self._state.stage == engine.GAME_OVER else self._from_one(next_dealer(self._state))

    @property
    def replay(self) -> bool:
        """Whether this hand replays a tie."""
        return bool(self._state.replay)

    @property
    def playing(self) -> tuple[int, ...]:
        """The seats in this hand."""
        return seats_in(self._state.playing)

    @property
    def coming(self) -> tuple[int, ...]:
        """The seats in the next hand; none after the game."""
        return () if self._state.stage == engine.GAME_OVER else seats_in(coming_players(self._state))

    @property
    def scores(self) -> tuple[int, ...]:
        """The total points of each seat."""
        return self._row(self._state.score)

    @property
    def done(self) -> tuple[tuple[int, ...], ...]:
        """The phases each seat has completed."""
        return tuple(phases_in(mask) for mask in self._row(self._state.done))

    @property
    def phases(self) -> tuple[int | None, ...]:
        """The phase each seat plays for in this hand; with `order = any`, None until one is laid."""
        return tuple(phase or None for phase in self._row(self._state.phase))

    @property
    def down(self) -> tuple[int, ...]:
        """The seats whose phase is on the table."""
        return tuple(seat for seat, laid in enumerate(self._row(self._state.laid), 1) if laid)

    @property
    def holding(self) -> tuple[tuple[Card, ...], ...]:
        """The cards of every hand, sorted."""
        return tuple(hand_cards(self._state, seat) for seat in range(len(self.players)))

    @property
    def table(self) -> tuple[TableGroup, ...]:
        """The groups on the table, by seat."""
        state, codes = self._state, self._codes
        return tuple(
            TableGroup(
                seat + 1,
                group + 1,
                KINDS[codes.kind[state.phase[seat]][group]],
                group_cards(state, seat, group),
                stands_for(state, codes, seat, group),
            )
            for seat in range(state.players)
            if state.laid[seat]
            for group in range(codes.groups[state.phase[seat]])
        )

    @property
    def discard(self) -> tuple[Card, ...]:
        """The discard pile, top card last."""
        return tuple(CARDS[kind] for kind in self._state.discard[: self._state.discard_count])

    @property
    def draw_count(self) -> int:
        """The number of cards in the deck."""
        return self._state.deck_count

    def _deck(self) -> tuple[Card, ...]:
        """The deck, top card first: for the record, never for a view."""
        return tuple([CARDS[kind] for kind in reversed(self._state.deck[: self._state.deck_count])])

    @property
    def skips(self) -> tuple[int, ...]:
        """The seats with a skip still to sit out."""
        return tuple(seat for seat, waiting in enumerate(self._row(self._state.waiting), 1) if waiting)

    @property
    def asked(self) -> tuple[int, ...]:
        """The seats that have not yet knocked or passed."""
        return seats_in(self._state.asked)

    @property
    def places(self) -> tuple[tuple[int, ...], ...]:
        """The places decided so far, best first; seats in one tuple share a place."""
        return places_in(self._state)

    @property
    def winners(self) -> tuple[int, ...]:
        """The winners; empty until the win is decided."""
        return self.places[0] if self.places else ()

    @property
    def ranking(self) -> tuple[tuple[int, ...], ...]:
        """The ranking: places taken, then most phases, then fewest points; ties share an entry."""
        return ranking_in(self._state, self._codes)

    def view(self, seat: int | None, *, latest: int | None = None) -> View:
        """Exactly what this seat (None: a spectator) may see, or only the `latest` events of it."""
        state = self._state
        first = 0 if latest is None else max(0, len(self._events) - latest)
        if seat is not None and not 1 <= seat <= len(self.players):
            raise IllegalMove("no-such-seat", seat=seat, players=len(self.players))
        return View(
            seat=seat,
            rules=self.rules,
            players=self.players,
            playing=self.playing,
            hand=state.hand,
            dealer=self.dealer,
            replay=self.replay,
            stage=self.stage,
            turn=self.turn,
            holding=() if seat is None else hand_cards(self._state, seat - 1),
            card_counts=self._row(state.size),
            phases=self.phases,
            done=self.done,
            scores=self.scores,
            down=self.down,
            table=self.table,
            discard=self.discard,
            draw_count=self.draw_count,
            skips=self.skips,
            skipped=self._skipped(),
            knocked=self._from_one(state.knocked),
            taken=None if state.taken == engine.NOTHING else CARDS[state.taken],
            asked=self.asked,
            discarded=self._from_one(state.discarder),
            places=self.places,
            winners=self.winners,
            ranking=self.ranking,
            legal=() if seat is None else tuple(self.legal_actions(seat)),
            events=tuple([event.seen_by(seat) for event in self._events[first:]]),
        )

    @property
    def event_count(self) -> int:
        """The number of events of this hand."""
        return len(self._events)

    def _skipped(self) -> tuple[tuple[int, int | None], ...]:
        """Victims and skippers that the skip limit still counts (None: skipper unknown)."""
        return tuple(
            (victim, None if by == engine.SOMEBODY else by + 1)
            for victim, by in enumerate(self._row(self._state.skipped_by), 1)
            if by != engine.NOBODY
        )

    def _row(self, row: Sequence[int]) -> tuple[int, ...]:
        return tuple(row[: len(self.players)])

    @staticmethod
    def _from_one(seat: int) -> int | None:
        return None if seat == engine.NOBODY else seat + 1

    # Copying, comparison, pickling

    def copy(self) -> Game:
        """An independent copy with the same cards to come."""
        new = object.__new__(type(self))
        new.rules, new.players, new._codes = self.rules, self.players, self._codes
        new._state = self._state.copy()
        new.hands = self.hands[:]
        if new.hands:  # earlier hands no longer change
            new.hands[-1] = new.hands[-1].copy()
        new._events = self._events[:]
        return new

    def _key(self) -> tuple[object, ...]:
        """What equality compares: everything but the generator's state."""
        state = self._state.copy()
        state.dice[:] = [0, 0, 0, 0]
        return (self.rules, self.players, state.numbers())

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Game):
            return NotImplemented
        return self._key() == other._key() and self.hands == other.hands

    def __hash__(self) -> int:
        return hash(self._key())

    def __getstate__(self) -> tuple[object, ...]:
        state = engine.State.of_flat(self._state.flat())
        return (self.rules, self.players, self.hands, state, self._events)

    def __setstate__(
        self, values: tuple[Rules, tuple[str, ...], list[HandLog], engine.State, list[Event]]
    ) -> None:
        self.rules, self.players, self.hands, state, self._events = values
        self._state = in_form_of(starting_state(state.players), state)
        self._codes = codes_for(self._state, self.rules)
