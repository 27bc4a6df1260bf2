"""The limits of phase lists, and the engine's forms of phases, for lists typed in a browser."""

from __future__ import annotations

import json
from itertools import product
from typing import Final

from decaphase.engine.state import ANOTHER_FORM
from decaphase.game.rule_codes import form_of
from decaphase.rules import EDITIONS, load_rules
from decaphase.rules.phases import KINDS, LEAST, LONGEST_RUN, MOST_CARDS, MOST_GROUPS, MOST_PHASES

HEAD: Final = """\
// Made by `python -m decaphase.compile.typescript` from the rules' own limits; do not edit.
"""


def phases_module() -> str:
    """The module; kinds are in the order of the engine's numbers."""
    constants = {
        "KINDS": f"{json.dumps(KINDS)} as const",
        "LEAST": json.dumps(LEAST),
        "LONGEST_RUN": LONGEST_RUN,
        "MOST_CARDS": MOST_CARDS,
        "MOST_GROUPS": MOST_GROUPS,
        "MOST_PHASES": MOST_PHASES,
        "ANOTHER_FORM": ANOTHER_FORM,
        "FORMS: Readonly<Record<string, number>>": json.dumps(forms()),
    }
    return "\n".join([HEAD, *(f"export const {name} = {value};" for name, value in constants.items()), ""])


def forms() -> dict[str, int]:
    """The forms of phases by the kinds of their groups, equal in every edition."""
    found: dict[str, int] = {}
    for count in range(1, MOST_GROUPS + 1):
        for kinds in product(KINDS, repeat=count):
            known = {form_of(load_rules(edition), kinds) for edition in EDITIONS}
            if len(known) > 1:
                raise ValueError(f"the form of {kinds} is not the same in all editions")
            if known != {ANOTHER_FORM}:
                found[" ".join(kinds)] = known.pop()
    return found
