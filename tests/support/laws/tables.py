"""Random tables: every edition with legal overrides of every option, two to six players, a seed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from hypothesis import reject
from hypothesis import strategies as st

from decaphase.problems import RulesProblem
from decaphase.rules import EDITIONS, OPTIONS, Rules, load_rules

MOST_CARDS: Final = 11


@dataclass(frozen=True, slots=True)
class Table:
    """Rules, players and the seed of the deals."""

    rules: Rules
    players: int
    seed: int

    @property
    def names(self) -> tuple[str, ...]:
        return ("Ann", "Bob", "Cas", "Dee", "Eve", "Flo")[: self.players]

    def __repr__(self) -> str:
        overrides = dict(self.rules.overrides)
        return f"Table({self.rules.edition!r}, {overrides!r}, players={self.players}, seed={self.seed})"


def _within_a_hand(groups: list[tuple[str, int]]) -> str:
    """The phase of these groups, without those that exceed a hand."""
    fitting: list[tuple[str, int]] = []
    for kind, size in groups:
        if sum(taken for _, taken in fitting) + size <= MOST_CARDS:
            fitting.append((kind, size))
    return " + ".join(f"{kind} {size}" for kind, size in fitting)


# Mostly small groups, so that phases are laid and games progress.
GROUPS: Final = st.one_of(
    st.tuples(st.just("set"), st.integers(2, 4)),
    st.tuples(st.just("run"), st.integers(4, 6)),
    st.tuples(st.just("colour"), st.integers(2, 5)),
    st.tuples(st.sampled_from(["set", "run", "colour"]), st.integers(5, 9)),
)
PHASES: Final = st.lists(GROUPS, min_size=1, max_size=3).map(_within_a_hand)
SELECTIONS: Final = st.one_of(
    st.integers(1, 10).map(lambda count: f"first-{count}"),
    st.sampled_from(["all", "even", "odd"]),
    st.lists(st.integers(1, 10), min_size=1, max_size=4, unique=True).map(sorted),
)
VALUES: Final[dict[str, st.SearchStrategy[object]]] = {
    **{name: st.sampled_from(option.values) for name, option in OPTIONS.items() if option.values},
    "phases": st.lists(PHASES, min_size=1, max_size=4),
    "selection": SELECTIONS,
}
OVERRIDES: Final = st.fixed_dictionaries({name: st.none() | values for name, values in VALUES.items()})
"""A value for about half of the options; None leaves the edition's own."""


@st.composite
def all_rules(draw: st.DrawFn) -> Rules:
    """An edition with valid overrides."""
    edition = draw(st.sampled_from(EDITIONS))
    overrides = {name: value for name, value in draw(OVERRIDES).items() if value is not None}
    if overrides.get("skip_style", load_rules(edition).skip_style) != "lay-before":
        overrides.pop("skip_returns", None)  # refused, and too common to reject the whole table
    try:
        return load_rules(edition, overrides)
    except RulesProblem:
        reject()


SEEDS: Final = st.integers(0, 2**32 - 1)
TABLES: Final = st.builds(Table, all_rules(), st.integers(2, 6), SEEDS)
"""Nearly every possible table."""


SHORT: Final = st.builds(
    load_rules,
    st.sampled_from(["classic-en", "house-nl-original"]),
    st.fixed_dictionaries(
        {
            "phases": st.sampled_from([["set 2 + set 2"], ["set 2", "colour 3"]]),
            "tie_points": st.sampled_from(["before-this-hand", "with-this-hand"]),
            "tie_break": st.sampled_from(["replay", "shared"]),
            "play_on": st.sampled_from([True, False]),
            "order": st.sampled_from(["in-order", "any"]),
        }
    ),
)
SHORT_TABLES: Final = st.builds(Table, SHORT, st.sampled_from([5, 6, 4, 3]), SEEDS)
"""Tables at which several players finish in one hand, so that ties are common."""
