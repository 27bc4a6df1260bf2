"""Test hands: drawn so that their cards often go together, and held by a seat of a state."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hypothesis import strategies as st

from decaphase.cards import CARDS, COLOURS, FULL_DECK, SKIP, WILD, Card, read_cards
from decaphase.engine.hand import gain
from decaphase.engine.state import RuleCodes, State, new_state
from decaphase.game.rule_codes import rule_codes
from decaphase.rules import Rules, load_rules

MOST_HELD: Final = 11
NUMBER_CARDS: Final = tuple(card for card in FULL_DECK if card < WILD)

STANDARD: Final = tuple(str(phase) for phase in load_rules("classic-en").phases)
NATURALS: Final = st.sampled_from(["per-phase", "per-group", "none"])


@st.composite
def hands(draw: st.DrawFn, least: int = 1, most: int = MOST_HELD) -> tuple[Card, ...]:
    """Cards out of one deck: all kinds, or few numbers and colours, or hardly a number card among wilds."""
    low, width = draw(st.integers(1, 12)), draw(st.integers(1, 12))
    colours = draw(st.sampled_from([COLOURS, "rbg", "rb", "r"]))
    numbers, wilds, skips = draw(st.sampled_from([(96, 0, 1), (96, 1, 0), (96, 3, 1), (96, 8, 4), (2, 8, 4)]))
    near = [card for card in NUMBER_CARDS if card.colour in colours and low <= card.number < low + width]
    pool = [*near[:numbers], *(CARDS[WILD],) * wilds, *(CARDS[SKIP],) * skips]
    pool += [card for card in NUMBER_CARDS if card not in near][: max(0, least - len(pool))]
    places = st.lists(
        st.integers(0, len(pool) - 1), min_size=least, max_size=min(most, len(pool)), unique=True
    )
    return tuple(sorted(pool[place] for place in draw(places)))


def phase_rules(phases: Sequence[str], naturals: str = "per-phase", **options: object) -> Rules:
    """A table that plays these phases."""
    return load_rules("classic-en", {"phases": list(phases), "naturals": naturals, **options})


def holding(hand: Sequence[Card] | str, phase: int = 1, players: int = 2) -> State:
    """A state in which seat 0 holds these cards and plays for this phase; nothing else lies anywhere."""
    state = new_state(players)
    state.phase[0] = phase
    for card in read_cards(hand) if isinstance(hand, str) else hand:
        gain(state, 0, int(card))
    return state


def phase_book(phase: str, naturals: str = "per-phase") -> RuleCodes:
    """The rule codes of a table with one phase."""
    return rule_codes(phase_rules([phase], naturals))
