"""The one table of clauses: which rulebooks say each, and at which tables it holds.

The sentence of a clause is the message `clause-NAME`. Rulebooks are named by the number of their file; a
clause that the rulebook of an edition does not say is our decision there, and the book says so.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from decaphase.rulebook.departures import departs
from decaphase.rules import Rules, load_edition, load_rules, matters

ALL: Final = "000 001 002 003 004"
NONE: Final = ""


def has_kind(rules: Rules, kind: str) -> bool:
    """Whether a phase that is played for has a group of this kind."""
    return any(group.kind == kind for number in rules.selected for group in rules.phases[number - 1])


def _shows_kind(rules: Rules, kind: str) -> bool:
    """Whether the lists of phases show a group of this kind, the edition's list included where it differs."""
    return has_kind(rules, kind) or (departs(rules, "phases") and has_kind(load_rules(rules.edition), kind))


def _most(rules: Rules, kind: str) -> int:
    """How many groups of this kind one phase has at most."""
    return max(sum(group.kind == kind for group in rules.phases[number - 1]) for number in rules.selected)


def _most_groups(rules: Rules) -> int:
    return max(len(rules.phases[number - 1]) for number in rules.selected)


def _points(rules: Rules) -> bool:
    return rules.scoring == "points"


def _each_hand(rules: Rules) -> bool:
    return rules.advance == "every-hand"


def _any_order(rules: Rules) -> bool:
    return rules.order == "any"


def _several(rules: Rules) -> bool:
    """Whether the game can take more than one hand."""
    return not _each_hand(rules) or len(rules.selected) > 1


def _named(rules: Rules) -> bool:
    """Whether a skip names its victim."""
    return rules.skip_style != "next"


def _laid_before(rules: Rules) -> bool:
    return rules.skip_style == "lay-before"


def _by_round(rules: Rules) -> bool:
    return _named(rules) and rules.skip_limit == "once-per-round"


def _replayed(rules: Rules) -> bool:
    return matters(rules, "tie_break") and rules.tie_break == "replay"


def _all_wild(rules: Rules) -> bool:
    """Whether a group can be all wilds."""
    return rules.naturals == "none" or (rules.naturals == "per-phase" and _most_groups(rules) > 1)


def _must_play(rules: Rules) -> bool:
    return rules.pickup == "must-play"


def _knocking(rules: Rules) -> bool:
    return rules.knocking


def _places(rules: Rules) -> bool:
    return not rules.play_on and not _each_hand(rules)


def _own_list(rules: Rules, seed: str) -> bool:
    """Whether a table plays the list of phases of this rulebook."""
    return seed_of(rules) == seed and not departs(rules, "phases")


def _always(_rules: Rules) -> bool:
    return True


@dataclass(frozen=True, slots=True)
class Clause:
    """A rule that is no option: the rulebooks that say it, and whether it holds at a table."""

    name: str
    seeds: str = ALL
    holds: Callable[[Rules], bool] = _always


def seed_of(rules: Rules) -> str:
    """The number of the rulebook that an edition comes from."""
    return load_edition(rules.edition).rulebook[:3]


def is_ours(clause: Clause, rules: Rules) -> bool:
    """Whether the rulebook of a table's edition leaves a clause open."""
    return seed_of(rules) not in clause.seeds.split()


_TABLE: Final = (
    # What this is, the aim
    Clause("about"),
    Clause("about-edition"),
    Clause("unofficial"),
    Clause("aim-points", ALL, lambda rules: _points(rules) and not _each_hand(rules)),
    Clause("aim-none", ALL, lambda rules: not _points(rules)),
    Clause("aim-every-hand", ALL, _each_hand),
    Clause("hands", ALL, _several),
    Clause("one-hand", ALL, lambda rules: not _several(rules)),
    # What you need
    Clause("players", "001 002"),
    Clause("reference", ALL, lambda rules: rules.cards == "colours"),
    Clause("no-colour", "001 003"),
    Clause("sheet-points", ALL, _points),
    Clause("sheet-none", ALL, lambda rules: not _points(rules)),
    # The phases
    Clause("letters"),
    Clause("letters-set", ALL, lambda rules: _shows_kind(rules, "set")),
    Clause("letters-run", ALL, lambda rules: _shows_kind(rules, "run")),
    Clause("letters-colour", ALL, lambda rules: _shows_kind(rules, "colour")),
    Clause("counts"),
    Clause("counts-once", "001 003", lambda rules: has_kind(rules, "run") and len(rules.selected) > 1),
    Clause("list-silent", NONE, lambda rules: _own_list(rules, "004")),
    Clause("list-braille", NONE, lambda rules: _own_list(rules, "000") and 2 in rules.selected),
    Clause("list-french", NONE, lambda rules: _own_list(rules, "003") and 8 in rules.selected),
    # What a phase is made of
    Clause("set", ALL, lambda rules: has_kind(rules, "set")),
    Clause("run", ALL, lambda rules: has_kind(rules, "run")),
    Clause("colour", ALL, lambda rules: has_kind(rules, "colour")),
    Clause("no-step", "004", lambda rules: has_kind(rules, "run")),
    Clause("same-number", "000 001 003 004", lambda rules: _most(rules, "set") > 1),
    Clause("more", "001 003 004"),
    Clause("no-more-groups", "001 003 004"),
    # Wilds
    Clause("wild-number", ALL, lambda rules: has_kind(rules, "set") or has_kind(rules, "run")),
    Clause("wild-colour", ALL, lambda rules: has_kind(rules, "colour")),
    Clause("wild-stays"),
    Clause("wild-hit", "000 001 003 004"),
    Clause("wild-ends", "000 001 003 004", lambda rules: has_kind(rules, "run")),
    Clause("all-wild", ALL, _all_wild),
    Clause("wild-no-skip", "004"),
    # Dealing
    Clause("shuffle"),
    Clause("ten"),
    Clause("one-at-a-time", "001 002 003 004"),
    Clause("clockwise", NONE),
    Clause("turn-up"),
    Clause("first", "000 001 003 004"),
    Clause("deal-passes", NONE, lambda rules: rules.play_on or _replayed(rules)),
    Clause("skip-up", "000 001 002 003"),
    Clause("wild-up", "000 001 003"),
    # A turn
    Clause("steps"),
    Clause("step-draw"),
    Clause("step-lay"),
    Clause("step-hit"),
    Clause("step-discard"),
    Clause("draw"),
    Clause("draw-no-skip", "000 001 002 003"),
    Clause("draw-wild", NONE),
    Clause("lay"),
    Clause("lay-once"),
    Clause("lay-may"),
    Clause("hit"),
    Clause("hit-set", ALL, lambda rules: has_kind(rules, "set")),
    Clause("hit-run", ALL, lambda rules: has_kind(rules, "run")),
    Clause("hit-colour", ALL, lambda rules: has_kind(rules, "colour")),
    Clause("discard"),
    # Skips
    Clause("skip-jokers", ALL, lambda rules: rules.cards == "packs"),
    Clause("skip-never", "000 001 002 003"),
    Clause("skip-lies", ALL, _laid_before),
    Clause("skip-empty-pile", NONE, _laid_before),
    Clause("skip-round", NONE, _by_round),
    Clause("skip-round-knock", NONE, lambda rules: _by_round(rules) and rules.knocking),
    Clause("skip-waiting", NONE, _by_round),
    Clause("skip-up-free", NONE, lambda rules: _named(rules) and rules.skip_limit != "one-pending"),
    Clause("skip-self", ALL, _named),
    Clause("skip-must-name", NONE, _named),
    Clause("skip-two"),
    Clause("skip-last", "004"),
    # Knocking
    Clause("knock-next", NONE, _knocking),
    Clause("knock-first", NONE, _knocking),
    Clause("knock-before-skip", "004", _knocking),
    Clause("knock-twice", NONE, _knocking),
    Clause("knock-skipped", NONE, _knocking),
    Clause("knock-not", NONE, _knocking),
    Clause("knock-must-play", NONE, lambda rules: rules.knocking and _must_play(rules)),
    # The ends of the deck, of a hand and of the game
    Clause("reshuffle", NONE),
    Clause("blocked-points", NONE, _points),
    Clause("blocked-none", NONE, lambda rules: not _points(rules)),
    Clause("end", "000 001 003"),
    Clause("end-cross"),
    Clause("out-zero", ALL, _points),
    Clause("ranking", NONE, lambda rules: _points(rules) and not _each_hand(rules)),
    Clause("win", ALL, lambda rules: matters(rules, "tie_points") and not _any_order(rules)),
    Clause("win-any", ALL, lambda rules: matters(rules, "tie_points") and _any_order(rules)),
    Clause("win-none", ALL, lambda rules: not _points(rules) and not _any_order(rules)),
    Clause("win-none-any", ALL, lambda rules: not _points(rules) and _any_order(rules)),
    Clause("win-every-hand", "000 001 003 004", _each_hand),
    Clause("played-out", "000 001 003 004", lambda rules: not _each_hand(rules)),
    Clause("replay", NONE, _replayed),
    Clause("laid-first", NONE, lambda rules: not _points(rules)),
    Clause("equal-totals", NONE, _each_hand),
    Clause("play-on-leave", NONE, lambda rules: rules.play_on),
    Clause("replay-first", NONE, lambda rules: rules.play_on and _replayed(rules)),
    Clause("places-points", NONE, lambda rules: _places(rules) and _points(rules)),
    Clause("places-none", NONE, lambda rules: _places(rules) and not _points(rules)),
    Clause("pause-points", "002", lambda rules: _points(rules) and _several(rules)),
    Clause("pause-none", "002", lambda rules: not _points(rules) and _several(rules)),
)

CLAUSES: Final = {clause.name: clause for clause in _TABLE}
"""Every clause by its name, in the order of the book."""
