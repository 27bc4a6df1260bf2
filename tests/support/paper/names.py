"""Extreme player names: long, without spaces, right-to-left."""

from __future__ import annotations

from typing import Final

from hypothesis import strategies as st

LONG: Final = (
    "Wolfeschlegelsteinhausenbergerdorffwelch",
    "שרה בת אברהם כהן לוי מירושלים הבירה שלנו",
    "عبد الرحمن محمد علي أحمد يوسف حسن إبراهي",
    "Maria del Carmen Fernández de la Fuente",
    "W" * 40,
    "i i i i i i i i i i i i i i i i i i i i",
)
"""Six names of about forty letters."""

ALPHABET: Final = "abcWMij ÅéñßøŁžĐ-'.שרהאבגםףץمحمدعليأ09ΩωЖя"
NAMES: Final = st.text(ALPHABET, min_size=1, max_size=40).filter(
    lambda name: name == " ".join(name.split())
) | st.sampled_from(LONG)
