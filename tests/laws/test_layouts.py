"""Lay-downs, hits and must-play pickups, compared with brute force."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from hypothesis import assume, given
from hypothesis import strategies as st

from decaphase.cards import CARDS, COLOURS, FULL_DECK, WILD, Card
from decaphase.game import End, Game, Hit, Impossible, LaidGroup, LaidPhase, Lay, Position
from decaphase.rules import Phase, Rules, load_rules
from support.laws.machine import EFFORT, trials
from support.laws.naive import (
    Shape,
    Value,
    all_layouts,
    enough_naturals,
    fits,
    grown,
    is_phase,
    reaches,
    shapes_laid,
    values_of,
    without,
)
from support.laws.tables import PHASES
from support.laws.tries import Layout, change


@dataclass(frozen=True, slots=True)
class Turn:
    """Seat 1 is to play from this hand; if it is down, the first phase on the table is its own."""

    rules: Rules
    hand: tuple[Card, ...]
    table: tuple[Layout, ...]
    taken: Card | None
    down: bool

    @property
    def phase(self) -> Phase:
        return self.rules.phases[0]

    @property
    def named(self) -> int | None:
        return 1 if self.rules.order == "any" else None

    @property
    def shapes(self) -> tuple[Shape, ...]:
        return tuple(shape for laid in self.table for shape in shapes_laid(self.phase, laid))

    def game(self) -> Game | None:
        """The game at this point; None where the taken card cannot reach the table."""
        lying = [card for laid in self.table for group in laid for card in group.cards]
        spare = Counter(FULL_DECK)
        spare.subtract([*lying, *self.hand])
        assume(min(spare.values()) >= 0)
        others = [card for card in CARDS if spare[card]][:2]
        position = Position(
            turn=1,
            holding=(self.hand, *((card,) for card in others)),
            phases=(1, 1, 1) if self.named is None else None,
            done=None if self.named is None else ((), (), ()),
            table=tuple(
                LaidPhase(seat, laid, self.named) for seat, laid in enumerate(self.table, 2 - self.down)
            ),
            taken=self.taken,
            stage="play",
        )
        try:
            return Game.from_position(self.rules, ("Ann", "Bob", "Cas"), position, seed=1)
        except Impossible as problem:
            if problem.code == "taken-cannot-be-played":
                return None
            raise

    def may_lay(self, laid: Layout) -> bool:
        """By the written rules: the cards, the phase, and the taken card after it."""
        cards = [card for group in laid for card in group.cards]
        if not Counter(cards) <= Counter(self.hand) or not is_phase(self.phase, self.rules.naturals, laid):
            return False
        if self.taken is None or self.taken in cards:
            return True
        shapes = (*self.shapes, *shapes_laid(self.phase, laid))
        return reaches(without(self.hand, cards), shapes, self.taken)

    def identities(self) -> dict[tuple[Value, ...], int]:
        """All values the phase can be laid for from this hand, with the fewest wilds each needs."""
        found: dict[tuple[Value, ...], int] = {}
        for laid in all_layouts(self.phase, Counter(self.hand)):
            values = tuple(group.stands_for for group in laid if group.stands_for is not None)
            wilds = sum(group.cards.count(CARDS[WILD]) for group in laid)
            enough = enough_naturals(self.rules.naturals, [group.cards for group in laid])
            if enough and found.get(values, 99) > wilds and self.may_lay(laid):
                found[values] = wilds
        return found


@st.composite
def narrow_cards(draw: st.DrawFn, most: int) -> list[Card]:
    """Cards of few numbers and colours, with wilds, so that they often fit together."""
    low, width = draw(st.integers(1, 12)), draw(st.integers(2, 7))
    colours = draw(st.sampled_from(["r", "rb", "rbg", COLOURS]))
    near = [card for card in CARDS[:WILD] if card.colour in colours and low <= card.number < low + width]
    pool = st.sampled_from([*near, *(CARDS[WILD],) * (1 + len(near) // 4)])
    return draw(st.lists(pool, max_size=most))


@st.composite
def turns(draw: st.DrawFn, most: int, *, down: bool = False) -> Turn:
    """A turn with good chances to lay: from cards close to each other, or close to the phase."""
    rules = load_rules(
        "classic-en",
        {
            "phases": [draw(PHASES)],
            "naturals": draw(st.sampled_from(["per-phase", "per-group", "none"])),
            "pickup": draw(st.sampled_from(["free", "must-play"])),
            "order": draw(st.sampled_from(["in-order", "any"])),
        },
    )
    dice = draw(st.randoms(use_true_random=False))
    rest = list(FULL_DECK)
    table = [random_layout(rules, rest, dice) for _ in range(draw(st.integers(0, 2 - down)) + down)]
    hand: list[Card] = []
    if draw(st.booleans()):
        wanted = [card for group in random_layout(rules, rest, dice) for card in group.cards]
        hand = dice.sample(wanted, min(len(wanted), most))[draw(st.integers(0, 2)) :]
    hand += draw(narrow_cards(most - len(hand)))
    assume(hand)
    taken = draw(st.sampled_from(hand)) if rules.pickup == "must-play" else None
    return Turn(rules, tuple(sorted(hand)), tuple(table), taken, down)


def random_layout(rules: Rules, rest: list[Card], dice: Random) -> Layout:
    """The phase, laid from random remaining cards, with some wilds."""
    groups = []
    for asked in rules.phases[0]:
        size = min(asked.size + dice.randint(0, 1), 12)
        value = dice.choice(values_of(asked.kind, size))
        cards: list[Card] = []
        for place in range(size):
            fitting = [card for card in rest if fits(asked.kind, value, place, card)]
            assume(fitting)
            natural = [card for card in fitting if card < WILD and dice.random() < 0.9]
            cards.append(dice.choice(natural or fitting))
            rest.remove(cards[-1])
        groups.append(LaidGroup(tuple(cards), value))
    assume(is_phase(rules.phases[0], rules.naturals, groups))
    return tuple(groups)


def in_order(phase: Phase, values: tuple[Value, ...]) -> bool:
    """Whether equal groups are in ascending order, as in the list of lay-downs."""
    ranks = [COLOURS.index(value) if isinstance(value, str) else value for value in values]
    return all(
        phase[number] != phase[number - 1] or ranks[number - 1] <= ranks[number]
        for number in range(1, len(phase))
    )


@EFFORT
def test_a_lay_down_is_listed_for_all_that_the_hand_can_stand_for(effort: int) -> None:
    @trials(120, effort)
    @given(turns(most=8))
    def law(turn: Turn) -> None:
        expected = turn.identities()
        game = turn.game()
        assert (game is not None) == (turn.taken is None or bool(expected))
        if game is None:
            return
        lays = [action for action in game.legal_actions() if isinstance(action, Lay)]
        listed = {}
        for lay in lays:
            assert turn.may_lay(lay.groups)
            values = tuple(shape.value for shape in shapes_laid(turn.phase, lay.groups))
            listed[values] = sum(group.cards.count(CARDS[WILD]) for group in lay.groups)
        assert len(lays) == len(listed)
        assert listed.keys() == {values for values in expected if in_order(turn.phase, values)}
        if turn.taken is None:  # natural cards first: no layout of it needs fewer wilds
            assert all(expected[values] == wilds for values, wilds in listed.items())

    law()


@EFFORT
def test_any_layout_is_accepted_just_when_the_rules_say_so(effort: int) -> None:
    @trials(200, effort)
    @given(turns(most=11), st.randoms(use_true_random=False))
    def law(turn: Turn, dice: Random) -> None:
        game = turn.game()
        if game is None:
            return
        laid = [action.groups for action in game.legal_actions() if isinstance(action, Lay)][:40]
        nothing = (LaidGroup(turn.hand[:3]),) * len(turn.phase)
        for _ in range(30):
            groups = change(dice.choice(laid or [nothing]), turn.hand, dice)
            lay = Lay(1, groups, turn.named)
            assert game.can(lay) == turn.may_lay(groups), lay
            if game.can(lay):
                laid.append(groups)
                after = game.copy()
                after.apply(lay)
                on_table = [group.stands_for for group in after.table if group.seat == 1]
                assert on_table == [shape.value for shape in shapes_laid(turn.phase, groups)]

    law()


def hits_of(turn: Turn) -> Iterator[Hit]:
    """Every legal hit, in its shortest form."""
    places = [(owner, number) for owner in range(1, 4) for number in range(1, len(turn.phase) + 1)]
    for card in sorted(set(turn.hand)):
        for index, shape in enumerate(turn.shapes):
            ways = grown(shape, card)
            for longer in ways:
                after = (*turn.shapes[:index], longer, *turn.shapes[index + 1 :])
                if turn.taken in {None, card} or reaches(without(turn.hand, (card,)), after, turn.taken):
                    end: End = "low" if longer.value != shape.value else "high"
                    yield Hit(1, card, *places[index], end if len(ways) == 2 else None)


@EFFORT
def test_a_hit_is_listed_just_when_it_fits_and_the_taken_card_can_follow(effort: int) -> None:
    @trials(150, effort)
    @given(turns(most=6, down=True))
    def law(turn: Turn) -> None:
        game = turn.game()
        assert (game is not None) == (turn.taken is None or reaches(turn.hand, turn.shapes, turn.taken))
        if game is None:
            return
        listed = [action for action in game.legal_actions() if isinstance(action, Hit)]
        assert len(set(listed)) == len(listed)
        assert set(listed) == set(hits_of(turn))

    law()
