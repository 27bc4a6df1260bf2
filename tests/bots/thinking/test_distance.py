"""The distance of a hand to a phase is the fewest cards that are missing, whatever the phase."""

from __future__ import annotations

from hypothesis import example, given

from decaphase.bots.thinking.distance import distance, general_distance
from decaphase.cards import CARDS, Card, read_cards
from decaphase.engine.hand import gain, lose
from decaphase.engine.layouts import list_lays
from decaphase.engine.moves import MOST_MOVES
from decaphase.game.rule_codes import rule_codes
from decaphase.rules import load_rules
from support.engine.brute_force import brute_distance
from support.engine.hands import NATURALS, STANDARD, hands, holding, phase_book, phase_rules
from support.laws.machine import EFFORT, trials
from support.laws.tables import PHASES


@EFFORT
def test_distance_to_the_standard_phases(effort: int) -> None:
    phases = [*STANDARD[:9], str(load_rules("braille-nl").phases[2])], [STANDARD[9]]

    @trials(120, effort)
    @given(hands(), NATURALS)
    def law(hand: tuple[Card, ...], naturals: str) -> None:
        for rules in (phase_rules(some, naturals) for some in phases):
            book, state = rule_codes(rules), holding(hand)
            for number, phase in enumerate(rules.phases, 1):
                missing = brute_distance(phase, naturals, hand)
                assert distance(state, book, 0, number) == missing
                assert general_distance(state, book, 0, number) == missing

    law()


@EFFORT
def test_distance_to_any_phase(effort: int) -> None:
    @trials(400, effort)
    @given(PHASES, hands(), NATURALS)
    @example("run 4 + run 4 + set 2", read_cards("r1 r2 r2 b3 b3 w w w w w"), "per-group")
    @example("colour 2 + colour 2 + set 2", read_cards("r1 r1 b1 w w w w w"), "per-group")
    @example("set 2 + run 4", read_cards("r1 w w w w w w w"), "per-group")
    @example("set 3 + set 3", read_cards("w w w w w w w w"), "per-phase")
    @example("colour 5", read_cards("w w w w w w s"), "per-group")
    @example("set 3 + set 3", read_cards("r10 r10 b10 b10 g10 g10"), "per-phase")
    def law(phase: str, hand: tuple[Card, ...], naturals: str) -> None:
        rules = phase_rules([phase], naturals)
        book, state = rule_codes(rules), holding(hand)
        before = state.copy()
        missing = brute_distance(rules.phases[0], naturals, hand)
        assert distance(state, book, 0, 1) == missing
        assert general_distance(state, book, 0, 1) == missing
        assert state == before

    law()


@EFFORT
def test_it_is_how_many_cards_must_come(effort: int) -> None:
    """None are missing where the phase can be laid; a card brings it one nearer at most, and some does."""
    moves = [0] * MOST_MOVES

    @trials(100, effort)
    @given(PHASES, hands(), NATURALS)
    def law(phase: str, hand: tuple[Card, ...], naturals: str) -> None:
        book, state = phase_book(phase, naturals), holding(hand)
        missing = distance(state, book, 0, 1)
        assert (missing == 0) == (list_lays(state, book, 0, moves, 1) == 1)
        nearer = set()
        for card in map(int, CARDS):
            gain(state, 0, card)
            nearer.add(missing - distance(state, book, 0, 1))
            lose(state, 0, card)
        assert nearer <= {0, 1}
        assert (1 in nearer) == (missing > 0)

    law()
