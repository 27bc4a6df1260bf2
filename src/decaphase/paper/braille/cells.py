"""Cells as the files of embossers write them: North American ASCII braille, one character for each cell."""

from __future__ import annotations

from typing import Final

from decaphase.say.braille_labels import BLANK

ASCII: Final = " A1B'K2L@CIF/MSP\"E3H9O6R^DJG>NTQ,*5<-U8V.%[$+X!&;:4\\0Z7(_?W]#Y)="
"""The characters of the 64 cells, in the order of Unicode: that of their dots read as bits."""

_TO_ASCII: Final = {ord(BLANK) + bits: character for bits, character in enumerate(ASCII)}
_TO_CELLS: Final = {ord(character): chr(cell) for cell, character in _TO_ASCII.items()}


def to_ascii(cells: str) -> str:
    """Cells of six dots in ASCII braille.

    >>> to_ascii("⠗⠼⠁⠃")
    'R#AB'
    """
    return cells.translate(_TO_ASCII)


def from_ascii(written: str) -> str:
    """The cells that ASCII braille stands for.

    >>> from_ascii("R#AB")
    '⠗⠼⠁⠃'
    """
    return written.translate(_TO_CELLS)
