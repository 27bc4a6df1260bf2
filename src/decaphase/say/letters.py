"""Phases in letters, as players jot them down: AAA + ABCD."""

from __future__ import annotations

from string import ascii_uppercase

from decaphase.rules import Phase


def phase_letters(phase: Phase) -> str:
    """A phase in letters: equal letters for a set, letters in order for a run, stars for a colour.

    Each set has its own letter.

    >>> from decaphase.rules import read_phase
    >>> [phase_letters(read_phase(phase)) for phase in ("set 3 + run 4", "set 3 + set 3", "colour 7")]
    ['AAA + ABCD', 'AAA + BBB', '*******']
    """
    written = []
    sets = iter(ascii_uppercase)
    for group in phase:
        match group.kind:
            case "set":
                written.append(next(sets) * group.size)
            case "run":
                written.append(ascii_uppercase[: group.size])
            case "colour":
                written.append("*" * group.size)
    return " + ".join(written)
