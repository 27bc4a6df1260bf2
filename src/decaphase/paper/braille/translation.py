"""Translation of any text to braille, including names with characters unknown to a liblouis table."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final
from unicodedata import category, combining, normalize

from decaphase.paper.braille.liblouis import translate
from decaphase.say.braille_labels import BLANK, Code

LAST_CELL: Final = "⠿"
"""The last cell of six dots; cells of eight dots are for braille displays, not for paper."""

BASE_LETTERS: Final = {
    "ł": "l", "Ł": "L", "ø": "o", "Ø": "O", "đ": "d", "Đ": "D", "ħ": "h", "Ħ": "H", "ı": "i", "œ": "oe",
    "Œ": "Oe", "æ": "ae", "Æ": "Ae", "ß": "ss", "þ": "th", "Þ": "Th", "ð": "d", "Ð": "D",
}  # fmt: skip
"""Letters that Unicode does not decompose into a letter and an accent."""

INVISIBLE: Final = ("Cc", "Cf")
"""The categories of characters that only control the display of text, such as its direction."""

REPLACEMENT: Final = "?"
"""Replaces characters that cannot be transliterated."""

FRENCH_GAP: Final = re.compile(r"(?<=«)\s|\s(?=[;:!?»])")
"""Thin spaces in print that braille does not have."""

CACHE_SIZE: Final = 1024


def to_cells(text: str, code: Code) -> str:
    """The text in the braille of a language: cells of six dots, one empty cell between words."""
    # Word by word, because the German table of liblouis 3.24 hangs on some phrases, such as “5 %.np”.
    cells = BLANK.join(translate(word, code.table) for word in transliterate(text, code).split())
    # Next to certain characters liblouis leaves some signs untranslated, such as a line beside a number.
    words = "".join(cell if _has_six_dots(cell) else BLANK for cell in cells).split(BLANK)
    return BLANK.join(word for word in words if word)


def transliterate(text: str, code: Code) -> str:
    """The text in characters that the table knows, with plain spaces.

    Unknown characters lose their accents or, failing that, become question marks.
    """
    if code.language == "fr":
        text = FRENCH_GAP.sub("", text)
    plain = " ".join(normalize("NFC", text).split())
    return "".join(_transliterate_character(character, code.table) for character in plain)


@lru_cache(maxsize=CACHE_SIZE)
def _transliterate_character(character: str, table: str) -> str:
    """A character in characters that this table knows."""
    if character == " " or _knows(character, table):
        return character
    if combining(character) or category(character) in INVISIBLE:
        return ""
    parts = normalize("NFKD", BASE_LETTERS.get(character, character))
    plain = "".join(part for part in parts if not combining(part))
    return plain if plain and all(_knows(part, table) for part in plain) else REPLACEMENT


def _knows(character: str, table: str) -> bool:
    """Whether a table translates a character to cells of six dots that are not all empty."""
    cells = translate(character, table)
    return bool(cells.strip(BLANK)) and all(map(_has_six_dots, cells))


def _has_six_dots(cell: str) -> bool:
    return BLANK <= cell <= LAST_CELL
