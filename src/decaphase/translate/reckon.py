"""The module of functions that a score sheet needs, with all their dependencies."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import groupby
from typing import Final

from decaphase import cards
from decaphase.engine import deal, hand, illegal, lay, score, state
from decaphase.engine.fields import Fields
from decaphase.game import action_codes, legality, names
from decaphase.game.rule_codes import CODED
from decaphase.sheet import leftover_cards
from decaphase.translate.functions import write_function
from decaphase.translate.needs import Needs
from decaphase.translate.primitives import PRIMITIVES
from decaphase.translate.values import SHAPES, write_class, write_constant, write_maker

FUNCTIONS: Final = (
    state.new_state,
    deal.prepare_hand,
    deal.coming_players,
    deal.next_dealer,
    deal.next_phase,
    lay.phase_problem,
    lay.complete_phase,
    score.close_hand,
    hand.gain,
    hand.cost,
    action_codes.seats_in,
    action_codes.phases_in,
    action_codes.places_in,
    action_codes.ranking_in,
)
CONSTANTS: Final[Mapping[str, object]] = {
    "CARD_CODES": cards.CODES,
    "COPIES": cards.COPIES,
    "GAME_OVER": state.GAME_OVER,
    "LEAST_PLAYERS": names.LEAST_PLAYERS,
    "LEGAL": illegal.LEGAL,
    "LONGEST_NAME": names.LONGEST_NAME,
    "MOST_CARDS": leftover_cards.MOST_CARDS,
    "MOST_PLAYERS": names.MOST_PLAYERS,
    "NUMBER_COPIES": leftover_cards.NUMBER_COPIES,
    "POINTS": state.POINTS,
    "POINTS_STEP": leftover_cards.POINTS_STEP,
}
"""Constants that a sheet needs besides."""

HEAD: Final = """\
// Made by `python -m decaphase.translate` from the engine's own source; do not edit.
// Seats count from 0 here, phases from 1; sets of either are bits of a number.
"""


def gather() -> tuple[Needs, list[str]]:
    """All dependencies, and the translated functions, by file and in source order."""
    needs = Needs()
    for name, value in CONSTANTS.items():
        needs.take(name, value)
    for function in FUNCTIONS:
        needs.take(function.__name__, function)
    written: dict[str, str] = {}
    while waiting := [source for name, source in needs.functions.items() if name not in written]:
        for source in waiting:
            written[source.name] = write_function(source, needs)
    needs.take("REFUSALS", _refusals(needs))
    ordered = sorted(needs.functions.values(), key=lambda source: (source.where, source.tree.lineno))
    texts = []
    for where, sources in groupby(ordered, key=lambda source: source.where):
        texts += [f"// {where}\n", *(written[source.name] for source in sources)]
    return needs, texts


def fields_told(of: type[Fields], needs: Needs) -> list[str]:
    """The fields of a class without the numbers of options that no function reads."""
    return [field for field in of.SHAPES if field not in CODED or (of, field) in needs.read]


def _refusals(needs: Needs) -> dict[int, str]:
    """The codes of the reasons that the functions give."""
    given = {vars(illegal)[name] for name in needs.constants if name in vars(illegal)}
    return {number: code for number, code in legality.REASON_CODES.items() if number in given}


def reckon_module() -> str:
    needs, functions = gather()
    classes = [write_class(of, fields_told(of, needs)) for _, of in sorted(needs.classes.items())]
    maker = write_maker(state.State, needs)
    constants = "".join(write_constant(name, value, needs) for name, value in sorted(needs.constants.items()))
    primitives = [PRIMITIVES[name] for name in PRIMITIVES if name in needs.primitives]
    return "\n".join([HEAD, SHAPES, *classes, *primitives, constants, maker, *functions])
