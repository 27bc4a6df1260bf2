"""Localisation: every text for people comes from a Fluent catalogue.

A catalogue is the `.ftl` files in `catalogue/<language>/`; a problem's message is `problem-<code>`.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from contextvars import ContextVar
from functools import cache, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

from decaphase.problems import Problem

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.runtime.resolver import Pattern

DEFAULT_LANGUAGE: Final = "en"
CATALOGUE: Final = Path(__file__).parent / "catalogue"
MESSAGE: Final = re.compile(r"^([A-Za-z][\w-]*) =", re.MULTILINE)
"""The beginning of a message in an `.ftl` file."""

CACHED_MESSAGES: Final = 4096
"""The size of the cache of formatted messages."""

_spoken: ContextVar[str] = ContextVar("language", default=DEFAULT_LANGUAGE)


def say(message: str, /, language: str | None = None, **values: str | int) -> str:
    """Format the message with this id (or `id.attribute`), by default in the current language.

    >>> say("edition-classic-en")
    'English rules'
    """
    return _said(message, language or spoken(), tuple(values.items()))


@lru_cache(maxsize=CACHED_MESSAGES)
def _said(message: str, language: str, values: tuple[tuple[str, str | int], ...]) -> str:
    """Cached: formatting is slow, and most messages recur."""
    bundle, pattern = _find(message, language)
    text, errors = bundle.format_pattern(pattern, dict(values))
    if errors:  # a missing value or an unknown function is our bug; never show it
        raise errors[0]
    return str(text)


def say_form(message: str, form: str, /, language: str | None = None, **values: str | int) -> str:
    """The brief, normal or full form of a message; the normal one if it has no such form."""
    home = _homes(language or spoken())[message]
    has_form = form in _bundle(home).get_message(message).attributes
    return say(f"{message}.{form}" if has_form else message, language, **values)


def say_list(items: Sequence[str], language: str | None = None) -> str:
    """A list in a sentence, with the language's “and” before the last item.

    >>> say_list(["Ann", "Bob", "Cas"]), say_list(["Ann", "Bob"], "de"), say_list(["Ann"])
    ('Ann, Bob and Cas', 'Ann und Bob', 'Ann')
    """
    if len(items) < 2:
        return "".join(items)
    return say("list-and", language, before=", ".join(items[:-1]), last=items[-1])


def explain(problem: Problem, language: str | None = None) -> str:
    """The message for a problem.

    >>> explain(Problem("first-too-many", value="first-11"))
    'first-11: there are only ten phases, so choose first-1 to first-10.'
    """
    # With the table known, `decaphase.say.problems` gives its card names too.
    return say(f"problem-{problem.code}", language=language, **{"cards": "colours", **problem.values})


def speak(language: str) -> None:
    """Set the current language of this thread or task."""
    if language not in languages():
        raise Problem("no-such-language", asked=language[:40], known=", ".join(languages()))
    _spoken.set(language)


def spoken() -> str:
    """The current language."""
    return _spoken.get()


@cache
def languages() -> tuple[str, ...]:
    """The languages with a catalogue."""
    return tuple(sorted(folder.name for folder in CATALOGUE.iterdir() if folder.is_dir()))


def _find(message: str, language: str) -> tuple[FluentBundle, Pattern]:
    """A message (or `id.attribute`) and its bundle; raises KeyError if there is none."""
    name, _, attribute = message.partition(".")
    home = _homes(language).get(name)
    if home is None:
        raise KeyError(message)
    bundle = _bundle(home)
    found = bundle.get_message(name)
    pattern = found.attributes.get(attribute) if "." in message else found.value
    if pattern is None:
        raise KeyError(message)
    return bundle, pattern


@cache
def _homes(language: str) -> dict[str, Path]:
    """The file that defines each message."""
    if language not in languages():
        raise KeyError(language)
    return {
        message: file
        for file in sorted((CATALOGUE / language).glob("*.ftl"))
        for message in MESSAGE.findall(file.read_text(encoding="utf-8"))
    }


@cache
def _bundle(file: Path) -> FluentBundle:
    """The messages of one file; parsing is slow, so only files that are needed are parsed."""
    # Importing Fluent takes a tenth of a second, so it is deferred.
    from fluent.runtime import FluentBundle, FluentResource

    # No isolation marks: they are noise in a terminal and in braille.
    bundle = FluentBundle([file.parent.name], use_isolating=False)
    bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle
