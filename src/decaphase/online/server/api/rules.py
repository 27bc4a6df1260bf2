"""The editions and options for a new table, and rulebooks, in the reader's language."""

from __future__ import annotations

import asyncio
from functools import cache, lru_cache
from typing import Annotated, Final, TypeAlias

import msgspec
from litestar import Response, get, post
from litestar.params import Parameter

from decaphase.online.protocol.answers import BOOK
from decaphase.online.protocol.http import (
    EditionShown,
    OptionShown,
    PhaseShown,
    RulesShown,
    RulesTried,
    RulesWanted,
    ValueShown,
)
from decaphase.online.protocol.messages import Language
from decaphase.online.server.api.dependencies import PROBLEMS, ApiRequest, json_response, visible_table
from decaphase.rulebook import write_rulebook
from decaphase.rules import (
    DEFAULT_EDITION,
    EDITIONS,
    OPTIONS,
    Option,
    Rules,
    load_edition,
    load_rules,
    matters,
)
from decaphase.say import say
from decaphase.say.rules import say_phase

MAX_CACHED: Final = 64
"""Rulebooks of 20 kB each: every edition in every language, and as many again."""

Edition: TypeAlias = Annotated[str, Parameter(max_length=40, required=False)]


@get("/api/rules", responses=PROBLEMS)
async def show_rules(request: ApiRequest, language: Language | None = None) -> RulesShown:
    """The editions, and the options with the meaning of each value."""
    return rules_in(language or request.context.language)


@post("/api/rules", status_code=200, responses=PROBLEMS)
async def try_rules(request: ApiRequest, data: RulesWanted, language: Language | None = None) -> RulesTried:
    """The settings and phases of a table with these rules, or why they are invalid; no table is opened."""
    rules = load_rules(data.edition, data.options)
    return RulesTried(
        {option: rules.setting(option) for option in OPTIONS},
        _phases(rules, language or request.context.language),
        _idle(rules),
    )


@cache
def rules_in(language: str) -> RulesShown:
    """All rules, in this language."""
    editions = [_edition(name, language) for name in EDITIONS]
    options = [_option(option, language) for option in OPTIONS.values()]
    return RulesShown(language, DEFAULT_EDITION, editions, options)


def _edition(name: str, language: str) -> EditionShown:
    edition, rules = load_edition(name), load_rules(name)
    return EditionShown(
        edition=name,
        title=say(f"edition-{name}", language),
        about=say(f"edition-{name}.about", language),
        language=edition.language,
        options={option: rules.setting(option) for option in OPTIONS},
        phases=_phases(rules, language),
        idle=_idle(rules),
    )


def _phases(rules: Rules, language: str) -> list[PhaseShown]:
    return [PhaseShown(str(phase), say_phase(phase, language)) for phase in rules.phases]


def _idle(rules: Rules) -> list[str]:
    return [option for option in OPTIONS if not matters(rules, option)]


def _option(option: Option, language: str) -> OptionShown:
    name = f"option-{option.name}"
    values = [_value(option.name, value, language) for value in option.values if _is_single(value)]
    return OptionShown(
        option.name, say(name, language), say(f"{name}.about", language), option.variant, values
    )


def _is_single(value: str | int) -> bool:
    """Whether this is a single value; `first-N` is a pattern, explained by the option's own text."""
    return not str(value).endswith("-N")


def _value(option: str, value: str | int, language: str) -> ValueShown:
    word = str(value).lower() if isinstance(value, bool) else str(value)
    message = f"value-{option}-{word}"
    return ValueShown(value, say(message, language), say(f"{message}.about", language))


# Rulebooks


@get("/api/rulebook", responses=PROBLEMS)
async def show_edition_book(
    request: ApiRequest, edition: Edition = DEFAULT_EDITION, language: Language | None = None
) -> Response[BOOK.wire]:  # type: ignore[name-defined]
    """The rulebook of an edition, as chapters without any layout."""
    return await _book(load_rules(edition), language or request.context.language)


@get("/api/tables/{table:str}/rulebook", responses=PROBLEMS)
async def show_table_book(
    request: ApiRequest, table: str, language: Language | None = None
) -> Response[BOOK.wire]:  # type: ignore[name-defined]
    """The rulebook of exactly this table, as chapters without any layout."""
    context = request.context
    live = await visible_table(request.services, table, context.session)
    return await _book(live.state.rules, language or context.language)


async def _book(rules: Rules, language: str) -> Response[BOOK.wire]:  # type: ignore[name-defined]
    # In a thread: playing its examples by these rules takes a tenth of a second.
    return json_response(await asyncio.to_thread(encode_rulebook, rules, language))


@lru_cache(maxsize=MAX_CACHED)
def encode_rulebook(rules: Rules, language: str) -> bytes:
    """A rulebook as JSON."""
    return msgspec.json.encode(BOOK.write(write_rulebook(rules, language)))
