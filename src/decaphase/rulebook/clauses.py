"""The table of clauses: which rulebooks state each, and for which rules it holds.

The text of a clause is the message `clause-NAME`; `docs/rulebooks.md` lists the names of the rulebooks. A
clause that the rulebook behind an edition does not state is our decision, and the printed rulebook says so.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from decaphase.rulebook.departures import departs
from decaphase.rules import Rules, load_edition, load_rules, matters

ALL: Final = "en fr de nl-braille nl-house"
NONE: Final = ""


def has_kind(rules: Rules, kind: str) -> bool:
    """Whether a phase in play has a group of this kind."""
    return any(group.kind == kind for number in rules.selected for group in rules.phases[number - 1])


def _shows_kind(rules: Rules, kind: str) -> bool:
    """Whether a phase list shown has a group of this kind, including the edition's list where it differs."""
    return has_kind(rules, kind) or (departs(rules, "phases") and has_kind(load_rules(rules.edition), kind))


def _most(rules: Rules, kind: str) -> int:
    """The most groups of this kind in one phase."""
    return max(sum(group.kind == kind for group in rules.phases[number - 1]) for number in rules.selected)


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
    several_groups = any(len(rules.phases[number - 1]) > 1 for number in rules.selected)
    return rules.naturals == "none" or (rules.naturals == "per-phase" and several_groups)


def _knocking(rules: Rules) -> bool:
    return rules.knocking


def _places(rules: Rules) -> bool:
    return not rules.play_on and not _each_hand(rules)


def _own_list(rules: Rules, rulebook: str) -> bool:
    """Whether a table plays the phase list of this rulebook."""
    return rulebook_of(rules) == rulebook and not departs(rules, "phases")


def _always(_rules: Rules) -> bool:
    return True


@dataclass(frozen=True, slots=True)
class Clause:
    """A rule that is not an option: the rulebooks that state it, and the tables it holds for."""

    name: str
    rulebooks: str = ALL
    holds: Callable[[Rules], bool] = _always


def rulebook_of(rules: Rules) -> str:
    """The name of the rulebook that a table's edition follows."""
    return load_edition(rules.edition).rulebook


def is_ours(clause: Clause, rules: Rules) -> bool:
    """Whether a clause is our decision, because the rulebook of the table's edition does not state it."""
    return rulebook_of(rules) not in clause.rulebooks.split()


_TABLE: Final = (
    # Introduction, aim
    Clause("about"),
    Clause("about-edition"),
    Clause("unofficial"),
    Clause("aim-points", ALL, lambda rules: _points(rules) and not _each_hand(rules)),
    Clause("aim-none", ALL, lambda rules: not _points(rules)),
    Clause("aim-every-hand", ALL, _each_hand),
    Clause("hands", ALL, _several),
    Clause("one-hand", ALL, lambda rules: not _several(rules)),
    # What you need
    Clause("players", "en nl-house"),
    Clause("reference", ALL, lambda rules: rules.cards == "colours"),
    Clause("no-colour", "en fr"),
    Clause("sheet-points", ALL, _points),
    Clause("sheet-none", ALL, lambda rules: not _points(rules)),
    # The phases
    Clause("letters"),
    Clause("letters-set", ALL, lambda rules: _shows_kind(rules, "set")),
    Clause("letters-run", ALL, lambda rules: _shows_kind(rules, "run")),
    Clause("letters-colour", ALL, lambda rules: _shows_kind(rules, "colour")),
    Clause("counts"),
    Clause("counts-once", "en fr", lambda rules: has_kind(rules, "run") and len(rules.selected) > 1),
    Clause("list-silent", NONE, lambda rules: _own_list(rules, "de")),
    Clause("list-braille", NONE, lambda rules: _own_list(rules, "nl-braille") and 2 in rules.selected),
    Clause("list-french", NONE, lambda rules: _own_list(rules, "fr") and 8 in rules.selected),
    # Groups
    Clause("set", ALL, lambda rules: has_kind(rules, "set")),
    Clause("run", ALL, lambda rules: has_kind(rules, "run")),
    Clause("colour", ALL, lambda rules: has_kind(rules, "colour")),
    Clause("no-step", "de", lambda rules: has_kind(rules, "run")),
    Clause("same-number", "en fr de nl-braille", lambda rules: _most(rules, "set") > 1),
    Clause("more", "en fr de"),
    Clause("no-more-groups", "en fr de"),
    # Wilds
    Clause("wild-number", ALL, lambda rules: has_kind(rules, "set") or has_kind(rules, "run")),
    Clause("wild-colour", ALL, lambda rules: has_kind(rules, "colour")),
    Clause("wild-stays"),
    Clause("wild-hit", "en fr de nl-braille"),
    Clause("wild-ends", "en fr de nl-braille", lambda rules: has_kind(rules, "run")),
    Clause("all-wild", ALL, _all_wild),
    Clause("wild-no-skip", "de"),
    # Dealing
    Clause("shuffle"),
    Clause("ten"),
    Clause("one-at-a-time", "en fr de nl-house"),
    Clause("clockwise", NONE),
    Clause("turn-up"),
    Clause("first", "en fr de nl-braille"),
    Clause("deal-passes", NONE, lambda rules: rules.play_on or _replayed(rules)),
    Clause("skip-up", "en fr nl-braille nl-house"),
    Clause("wild-up", "en fr nl-braille"),
    # A turn
    Clause("steps"),
    Clause("step-draw"),
    Clause("step-lay"),
    Clause("step-hit"),
    Clause("step-discard"),
    Clause("draw"),
    Clause("draw-no-skip", "en fr nl-braille nl-house"),
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
    Clause("skip-never", "en fr nl-braille nl-house"),
    Clause("skip-lies", ALL, _laid_before),
    Clause("skip-empty-pile", NONE, _laid_before),
    Clause("skip-round", NONE, _by_round),
    Clause("skip-round-knock", NONE, lambda rules: _by_round(rules) and rules.knocking),
    Clause("skip-waiting", NONE, _by_round),
    Clause("skip-up-free", NONE, lambda rules: _named(rules) and rules.skip_limit != "one-pending"),
    Clause("skip-self", ALL, _named),
    Clause("skip-must-name", NONE, _named),
    Clause("skip-two"),
    Clause("skip-last", "de"),
    # Knocking
    Clause("knock-next", NONE, _knocking),
    Clause("knock-first", NONE, _knocking),
    Clause("knock-before-skip", "de", _knocking),
    Clause("knock-twice", NONE, _knocking),
    Clause("knock-skipped", NONE, _knocking),
    Clause("knock-not", NONE, _knocking),
    Clause("knock-must-play", NONE, lambda rules: rules.knocking and rules.pickup == "must-play"),
    # Ends of the deck, of a hand and of the game
    Clause("reshuffle", NONE),
    Clause("blocked-points", NONE, _points),
    Clause("blocked-none", NONE, lambda rules: not _points(rules)),
    Clause("end", "en fr nl-braille"),
    Clause("end-cross"),
    Clause("out-zero", ALL, _points),
    Clause("ranking", NONE, lambda rules: _points(rules) and not _each_hand(rules)),
    Clause("win", ALL, lambda rules: matters(rules, "tie_points") and not _any_order(rules)),
    Clause("win-any", ALL, lambda rules: matters(rules, "tie_points") and _any_order(rules)),
    Clause("win-none", ALL, lambda rules: not _points(rules) and not _any_order(rules)),
    Clause("win-none-any", ALL, lambda rules: not _points(rules) and _any_order(rules)),
    Clause("win-every-hand", "en fr de nl-braille", _each_hand),
    Clause("played-out", "en fr de nl-braille", lambda rules: not _each_hand(rules)),
    Clause("replay", NONE, _replayed),
    Clause("laid-first", NONE, lambda rules: not _points(rules)),
    Clause("equal-totals", NONE, _each_hand),
    Clause("play-on-leave", NONE, lambda rules: rules.play_on),
    Clause("replay-first", NONE, lambda rules: rules.play_on and _replayed(rules)),
    Clause("places-points", NONE, lambda rules: _places(rules) and _points(rules)),
    Clause("places-none", NONE, lambda rules: _places(rules) and not _points(rules)),
    Clause("pause-points", "nl-house", lambda rules: _points(rules) and _several(rules)),
    Clause("pause-none", "nl-house", lambda rules: not _points(rules) and _several(rules)),
)

CLAUSES: Final = {clause.name: clause for clause in _TABLE}
"""Every clause by its name, in the order of the book."""
