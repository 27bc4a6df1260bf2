"""Whether a reason for or against an action is true, checked by playing it on the full state."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from decaphase.bots.advice.reasons import Reason
from decaphase.bots.thinking.distance import distance
from decaphase.bots.thinking.memory import Memory
from decaphase.cards import CARDS, KINDS, NUMBERS, SKIP, WILD, Card, read_cards
from decaphase.engine.hand import gain, lose
from decaphase.game import Action, Discard, Draw, Event, Game, Hit, Knock, Lay, Pass
from decaphase.game.events import SatOut
from decaphase.problems import Value


@dataclass(frozen=True)
class Case:
    """An action in a fully visible game, and the values of a reason for it."""

    game: Game
    memory: Memory
    phase: int
    action: Action
    values: Mapping[str, Value]

    @property
    def seat(self) -> int:
        return self.action.seat

    @property
    def hand(self) -> tuple[Card, ...]:
        return self.game.holding[self.seat - 1]

    @property
    def legal(self) -> list[Action]:
        return self.game.legal_actions(self.seat)

    @property
    def top(self) -> Card:
        return self.game.discard[-1]

    def number(self, name: str) -> int:
        return int(self.values[name])

    def card(self) -> Card:
        """The card of a reason, or of the action."""
        if "card" in self.values:
            return Card.read(str(self.values["card"]))
        assert isinstance(self.action, Discard | Hit)
        return self.action.card

    def played(self) -> tuple[Game, tuple[Event, ...]]:
        """The game after the action, and what happened."""
        after = self.game.copy()
        return after, after.apply(self.action)

    def after(self) -> Game:
        return self.played()[0]

    def can_lay(self, game: Game) -> bool:
        return any(isinstance(action, Lay) for action in game.legal_actions(self.seat))

    def missing(self, more: int | None = None, less: int | None = None) -> int:
        """What the phase misses with a card more or less in the hand."""
        state = self.game._state.copy()
        if less is not None:
            lose(state, self.seat - 1, less)
        if more is not None:
            gain(state, self.seat - 1, more)
        return distance(state, self.game._codes, self.seat - 1, self.phase)

    def unseen(self) -> Counter[int]:
        """The deck and the other hands, without what those were seen to take."""
        state = self.game._state
        cards = Counter(state.deck[: state.deck_count])
        for other in range(state.players):
            if other != self.seat - 1:
                held, known = state.held[other], self.memory.known[other]
                cards.update({card: held[card] - known[card] for card in range(KINDS)})
        return cards

    def live(self, less: int | None = None, more: int | None = None) -> int:
        """How many unseen cards would bring the hand nearer, tried one by one."""
        state, seat = self.game._state.copy(), self.seat - 1
        if more is not None:
            gain(state, seat, more)
        if less is not None:
            lose(state, seat, less)
        before = distance(state, self.game._codes, seat, self.phase)
        live = 0
        for card, count in self.unseen().items():
            gain(state, seat, card)
            live += count * (distance(state, self.game._codes, seat, self.phase) < before)
            lose(state, seat, card)
        return live

    def points(self, card: Card) -> int:
        rules = self.game.rules
        return card.points(rules.wild_points) if rules.scoring == "points" else 0

    def fits(self, card: int, owner: int | None = None, group: int | None = None) -> bool:
        """Whether a seat that is down and holds this card could add it to the table (to this group)."""
        state = self.game._state.copy()
        down = next((seat for seat in range(state.players) if state.laid[seat]), None)
        if down is None:
            return False
        trial = self.game.copy()
        gain(trial._state, down, card)
        trial._state.turn, trial._state.stage, trial._state.taken = down, 1, -1
        hits = [action for action in trial.legal_actions(down + 1) if isinstance(action, Hit)]
        return any(
            hit.card == card and (owner is None or (hit.owner, hit.group) == (owner, group)) for hit in hits
        )

    def clockwise(self) -> list[int]:
        """The others in this hand, beginning at the left."""
        playing = [seat for seat in self.game.playing if seat != self.seat]
        return sorted(playing, key=lambda seat: (seat < self.seat, seat))

    def following(self) -> int:
        """Who draws next if this turn ends without a skip."""
        return next((seat for seat in self.clockwise() if seat not in self.game.skips), self.seat)

    def victims(self) -> list[int]:
        skips = [action for action in self.legal if isinstance(action, Discard) and action.card == SKIP]
        return [skip.victim for skip in skips if skip.victim is not None]

    def hits(self, game: Game) -> set[Card]:
        """The cards that can be added to the table in a game."""
        return {action.card for action in game.legal_actions(self.seat) if isinstance(action, Hit)}

    def passed_over(self) -> int:
        """How many would have had their turn before this seat."""
        discarder = self.game.view(None).discarded
        assert discarder is not None
        others = sorted(self.game.playing, key=lambda seat: (seat <= discarder, seat))
        return others.index(self.seat)


def helps(case: Case) -> bool:
    """Whether the top discard fits the table, or brings the phase nearer."""
    if case.seat in case.game.down:
        return case.fits(case.top)
    return case.missing(more=case.top) < case.missing() or may_complete(case)


def may_complete(case: Case) -> bool:
    """Whether some open phase is complete with the top discard."""
    state, book, seat = case.game._state.copy(), case.game._codes, case.seat - 1
    gain(state, seat, case.top)
    open_phases = set(book.selection[: book.selected]) - set(case.game.done[seat])
    if case.game.rules.order != "any":
        open_phases = {state.phase[seat]}
    elif case.game.replay:
        open_phases = {book.selection[book.selected - 1]}
    return any(distance(state, book, seat, phase) == 0 for phase in open_phases)


def leaves(case: Case) -> bool:
    left = case.after().holding[case.seat - 1]
    return (len(left), sum(map(case.points, left))) == (case.number("count"), case.number("points"))


def more_live(case: Case) -> bool:
    """Not nearer, but more cards would help after the best discard."""
    before = case.missing(more=case.top)
    spare = [
        card
        for card in {*case.hand, case.top}
        if card != SKIP and _missing_without(case, card) == before == case.missing()
    ]
    best = max(case.live(less=card, more=case.top) for card in spare)
    return best == case.number("count") > case.number("before") == case.live()


def _missing_without(case: Case, card: int) -> int:
    return case.missing(more=case.top, less=card)


def spare_prices(case: Case) -> list[int]:
    return [case.points(card) for card in case.hand if case.missing(less=card) == case.missing()]


def needed(case: Case) -> bool:
    card, values = case.card(), case.values
    if case.missing(less=card) != case.number("missing") or case.number("missing") <= case.missing():
        return False
    same = sum(other.number == card.number for other in case.hand)
    kinds = {group.kind for group in case.game.rules.phases[case.phase - 1]}
    match values["kind"]:
        case "set":
            return values["number"] == card.number and values["count"] == same > 1 and "set" in kinds
        case "run":
            return kinds == {"run"}
        case "colour":
            return kinds == {"colour"} and values["colour"] == card.colour
    return values["kind"] == "any"


def took(case: Case, name: str, index: int) -> bool:
    rows: list[list[int]] = getattr(case.memory, name)
    return rows[case.number("seat") - 1][index] > 0


def is_next(case: Case) -> bool:
    return case.number("seat") == case.following() != case.seat


def skips(case: Case) -> bool:
    """The victim sat out at once, or will."""
    after, events = case.played()
    seat = case.number("seat")
    return seat in after.skips or any(isinstance(event, SatOut) and event.seat == seat for event in events)


def most_phases(case: Case) -> bool:
    done = {seat: len(case.game.done[seat - 1]) for seat in case.victims()}
    return done[case.number("seat")] == case.number("count") == max(done.values()) > min(done.values())


def fewest_cards(case: Case) -> bool:
    sizes = {seat: len(case.game.holding[seat - 1]) for seat in case.victims()}
    return sizes[case.number("seat")] == case.number("count") == min(sizes.values()) < max(sizes.values())


def fewest_points(case: Case) -> bool:
    scores = {seat: case.game.scores[seat - 1] for seat in case.victims()}
    return scores[case.number("seat")] == case.number("count") == min(scores.values()) < max(scores.values())


def may_take(case: Case) -> bool:
    return any(isinstance(a, Knock) or (isinstance(a, Draw) and a.pile == "discard") for a in case.legal)


def makes_room(case: Case) -> bool:
    return set(read_cards(str(case.values["cards"]))) == {
        card
        for card in case.after().holding[case.seat - 1]
        if Case(case.after(), case.memory, 0, case.action, {}).fits(card) and not case.fits(card)
    }


def largest(case: Case) -> bool:
    laid = {action.phase or 0 for action in case.legal if isinstance(action, Lay)}
    size = {phase: case.game.rules.phases[phase - 1].size for phase in laid}
    own = size.pop(case.number("phase"))
    return bool(size) and own > max(size.values())


def colour_collected(case: Case) -> bool:
    phase = case.game.phases[case.number("seat") - 1]
    assert phase is not None
    return (
        is_next(case)
        and took(case, "took_colour", case.card() // NUMBERS)
        and case.values["colour"] == case.card().colour
        and any(group.kind == "colour" for group in case.game.rules.phases[phase - 1])
    )


def on_number(case: Case) -> bool:
    """Whether the number of a reason is that of the discarded card."""
    return case.number("number") == case.card().number


TRUTHS: Final[Mapping[str, Callable[[Case], bool]]] = {
    "can-follow": lambda case: (
        case.number("count")
        == sum(
            Case(case.after(), case.memory, 0, case.action, {}).fits(card)
            for card in case.after().holding[case.seat - 1]
        )
    ),
    "can-hit": lambda case: case.fits(case.top, case.number("owner"), case.number("group")),
    "complete": lambda case: case.missing() == 0,
    "completes": lambda case: case.missing() > 0 and case.can_lay(case.after()),
    "could-hit": lambda case: set(read_cards(str(case.values["cards"]))) == case.hits(case.game) != set(),
    "could-lay": lambda case: case.can_lay(case.game),
    "dearest": lambda case: case.points(case.card()) == case.number("points") == max(spare_prices(case)) > 0,
    "ends-hand": lambda case: (
        case.after().stage in {"hand-over", "game-over"} and len(case.after().holding[case.seat - 1]) > 0
    ),
    "fits-nothing": lambda case: not case.fits(case.top) and case.top not in case.hits(case.after()),
    "fits-table": lambda case: case.fits(case.card(), case.number("owner"), case.number("group")),
    "goes-out": lambda case: case.after().stage in {"hand-over", "game-over"} and len(case.hand) > 0,
    "largest-phase": largest,
    "lays-phase": lambda case: (
        case.number("phase") == case.after().phases[case.seat - 1]
        and case.number("phase") in case.after().done[case.seat - 1]
    ),
    "leaves": leaves,
    "live": lambda case: (
        case.number("unseen") == case.unseen().total()
        and case.number("count") == case.live(less=case.card() if isinstance(case.action, Discard) else None)
    ),
    "live-hits": lambda case: (
        case.number("unseen") == case.unseen().total()
        and case.number("count") == sum(n for card, n in case.unseen().items() if n and case.fits(card))
    ),
    "makes-room": makes_room,
    "more-live": more_live,
    "must-play": lambda case: case.after().view(None).taken == case.card() == case.top,
    "nearer": lambda case: case.missing(more=case.top) == case.number("missing") < case.missing(),
    "nearly-fits": lambda case: (
        not case.fits(case.card())
        and any(
            case.fits(other) and abs(other.number - case.card().number) == 1
            for other in CARDS[:WILD]
            if other.number != case.card().number
        )
    ),
    "needed": needed,
    "next-anyway": lambda case: case.passed_over() == 0 and isinstance(case.action, Pass),
    "next-can-hit": lambda case: (
        is_next(case) and case.number("seat") in case.game.down and case.fits(case.card())
    ),
    "next-collects": lambda case: (
        is_next(case) and on_number(case) and took(case, "took", case.card().number)
    ),
    "next-collects-colour": colour_collected,
    "next-let-go": lambda case: (
        is_next(case) and on_number(case) and took(case, "declined", case.card().number)
    ),
    "no-nearer": lambda case: case.missing(more=case.top) == case.missing() and not may_complete(case),
    "not-needed": lambda case: case.missing(less=case.card()) == case.missing() == case.number("missing") > 0,
    "nothing-else": lambda case: case.game.draw_count == 0 and len(case.game.discard) == 1,
    "one-of-several": lambda case: (
        on_number(case)
        and sum(card.number == case.card().number for card in case.hand) == case.number("count") > 1
    ),
    "only-victim": lambda case: case.victims() == [case.number("seat")],
    "others-collect": lambda case: (
        on_number(case)
        and case.number("seat") not in {case.seat, case.following(), *case.game.down}
        and took(case, "took", case.card().number)
    ),
    "passes-over": lambda case: case.passed_over() == case.number("count") > 0,
    "pile-empty": lambda case: not case.game.discard,
    "plays-again": lambda case: case.after().turn == case.seat and skips(case),
    "plays-taken": lambda case: case.card() == case.game.view(None).taken,
    "sheds": lambda case: case.points(case.card()) == case.number("points") > 0,
    "skips": skips,
    "skips-nobody": lambda case: not case.victims(),
    "top-barred": lambda case: not may_take(case) and case.card() == case.top,
    "top-fits-nothing": lambda case: not case.fits(case.top) and case.card() == case.top,
    "top-helps": lambda case: may_take(case) and helps(case) and case.card() == case.top,
    "top-is-common": lambda case: may_take(case) and helps(case) and case.card() == case.top,
    "top-is-skip": lambda case: case.top == SKIP,
    "top-no-nearer": lambda case: not helps(case) and case.card() == case.top,
    "turns-to": lambda case: (
        case.game.rules.order == "any"
        and case.number("phase") not in {case.phase, *case.game.done[case.seat - 1]}
    ),
    "uses-wilds": lambda case: (
        case.hand.count(CARDS[WILD]) - case.after().holding[case.seat - 1].count(CARDS[WILD])
        == case.number("count")
        > 0
    ),
    "victim-fewest-cards": fewest_cards,
    "victim-fewest-points": fewest_points,
    "victim-most-phases": most_phases,
    "victim-next": is_next,
    "victim-not-down": lambda case: (
        case.number("seat") not in case.game.down and any(seat in case.game.down for seat in case.victims())
    ),
    "wild-spent": lambda case: any(card != WILD for card in case.hits(case.game)),
    "wild-thrown": lambda case: case.card() == WILD,
}
"""For each code when it is true."""


def is_true(reason: Reason, game: Game, memory: Memory, phase: int, action: Action) -> bool:
    """Whether a reason holds in a game, for a seat that plays for this phase."""
    return TRUTHS[reason.code](Case(game, memory, phase, action, reason.values))
