"""Words for people: every sentence of the product comes from a Fluent catalogue.

A catalogue is all the `.ftl` files of `catalogue/<language>/`; a problem's sentence is `problem-<code>`.
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
"""How a message begins in its file."""

MOST_KEPT: Final = 4096
"""So many sentences are remembered; the one that was said least lately is forgotten first."""

_spoken: ContextVar[str] = ContextVar("language", default=DEFAULT_LANGUAGE)


def say(message: str, /, language: str | None = None, **values: str | int) -> str:
    """The message with this id (or `id.attribute`), its places filled in; in the language now spoken.

    >>> say("edition-classic-en")
    'English rules'
    """
    return _said(message, language or spoken(), tuple(values.items()))


@lru_cache(maxsize=MOST_KEPT)
def _said(message: str, language: str, values: tuple[tuple[str, str | int], ...]) -> str:
    """A message as it is said; the same is said again and again, and putting it together takes a while."""
    bundle, pattern = _find(message, language)
    text, errors = bundle.format_pattern(pattern, dict(values))
    if errors:  # a place without a value, or a function that is none: ours to mend, never to show
        raise errors[0]
    return str(text)


def say_form(message: str, form: str, /, language: str | None = None, **values: str | int) -> str:
    """The brief, normal or full form of a message; where it has no such form, the normal one."""
    home = _homes(language or spoken())[message]
    has_form = form in _bundle(home).get_message(message).attributes
    return say(f"{message}.{form}" if has_form else message, language, **values)


def say_list(items: Sequence[str], language: str | None = None) -> str:
    """Things one after the other in a sentence, with the language's “and” before the last.

    >>> say_list(["Ann", "Bob", "Cas"]), say_list(["Ann", "Bob"], "de"), say_list(["Ann"])
    ('Ann, Bob and Cas', 'Ann und Bob', 'Ann')
    """
    if len(items) < 2:
        return "".join(items)
    return say("list-and", language, before=", ".join(items[:-1]), last=items[-1])


def explain(problem: Problem, language: str | None = None) -> str:
    """What is wrong, in a sentence a player understands.

    >>> explain(Problem("first-too-many", value="first-11"))
    'first-11: there are only ten phases, so choose first-1 to first-10.'
    """
    # Who knows the table says more (`decaphase.say.problems`): cards may have other names there.
    return say(f"problem-{problem.code}", language=language, **{"cards": "colours", **problem.values})


def speak(language: str) -> None:
    """From here on (in this thread or task) say everything in this language."""
    if language not in languages():
        raise Problem("no-such-language", asked=language[:40], known=", ".join(languages()))
    _spoken.set(language)


def spoken() -> str:
    """The language that is spoken where nobody asks for another."""
    return _spoken.get()


def languages() -> tuple[str, ...]:
    """The languages there is a catalogue for."""
    return tuple(sorted(folder.name for folder in CATALOGUE.iterdir() if folder.is_dir()))


def _find(message: str, language: str) -> tuple[FluentBundle, Pattern]:
    """A message (or `id.attribute`), and the bundle in which it stands; KeyError where there is none."""
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
    """The file in which each message stands."""
    if language not in languages():
        raise KeyError(language)
    return {
        message: file
        for file in sorted((CATALOGUE / language).glob("*.ftl"))
        for message in MESSAGE.findall(file.read_text(encoding="utf-8"))
    }


@cache
def _bundle(file: Path) -> FluentBundle:
    """The messages of one file: only those that somebody asks for are read, since reading takes long."""
    # Fluent takes a tenth of a second to load: only who says something pays for it.
    from fluent.runtime import FluentBundle, FluentResource

    # No isolating marks: they are noise in a terminal and in braille.
    bundle = FluentBundle([file.parent.name], use_isolating=False)
    bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle
