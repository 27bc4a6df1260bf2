"""What a page is told in words over HTTP, so that no sentence and no rule has to be written there again."""

from __future__ import annotations

from msgspec import Struct


class Answered(Struct, frozen=True):
    """The answer to a question about a game, line by line."""

    words: tuple[str, ...]
