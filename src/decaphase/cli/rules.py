"""`decaphase rules`: the editions, the options or rulebook of one, the differences between two."""

from __future__ import annotations

import json
from collections.abc import Mapping
from itertools import zip_longest
from typing import Annotated, Final

import typer

from decaphase.cli._options import AsJson, RuleOptions
from decaphase.cli._tables import print_table
from decaphase.problems import RulesProblem
from decaphase.rules import (
    DEFAULT_EDITION,
    EDITIONS,
    OPTIONS,
    Phase,
    Rules,
    Setting,
    load_edition,
    load_rules,
    matters,
    read_options,
)
from decaphase.rules.echo import echo
from decaphase.say import say
from decaphase.say.rules import say_meaning, say_phase

OUR_MARK: Final = "*"
CHANGED_MARK: Final = "+"
IDLE_MARK: Final = "-"


def run(
    editions: Annotated[list[str] | None, typer.Argument(metavar="NAME", show_default=False)] = None,
    option: RuleOptions = None,
    as_json: AsJson = False,
    book: Annotated[bool, typer.Option("--book")] = False,
    html: Annotated[bool, typer.Option("--html")] = False,
) -> None:
    """List the editions, show the options of one or its rulebook, or show what differs between two."""
    names = editions or []
    changes = read_options(option or ())
    if book:
        _print_book(names, changes, as_json=as_json, html=html)
        return
    if html:
        raise RulesProblem("html-without-book")
    if len(names) > 2:
        raise RulesProblem("too-many-editions", count=len(names))
    if changes and not names:
        raise RulesProblem("option-without-edition", text=echo((option or [""])[0]))
    tables = [load_rules(name, changes) for name in names]
    if not tables:
        _print_json(_editions_data()) if as_json else _print_editions()
    elif len(tables) == 1:
        _print_json(_rules_data(tables[0])) if as_json else _print_rules(tables[0])
    else:
        _print_json(_difference_data(*tables)) if as_json else _print_difference(*tables)


def _print_json(data: Mapping[str, object]) -> None:
    typer.echo(json.dumps(data, indent=2))


# The rulebook of a table


def _print_book(names: list[str], changes: Mapping[str, object], *, as_json: bool, html: bool) -> None:
    if as_json:
        raise RulesProblem("book-not-json")
    if len(names) > 1:
        raise RulesProblem("book-of-several", count=len(names))
    from decaphase.rulebook import render_html, render_text, write_rulebook

    book = write_rulebook(load_rules(names[0] if names else DEFAULT_EDITION, changes))
    # As bytes: the page declares itself as UTF-8, whatever the terminal's encoding.
    typer.echo(render_html(book).encode() if html else render_text(book), nl=False)


# The list of editions


def _print_editions() -> None:
    rows = [
        (
            say("rules-default", edition=name) if name == DEFAULT_EDITION else name,
            say(f"edition-{name}"),
            say(f"edition-{name}.about"),
        )
        for name in EDITIONS
    ]
    print_table((say("rules-edition"), say("rules-title"), say("rules-about")), rows)
    typer.echo("\n" + say("rules-hint"))


def _editions_data() -> dict[str, object]:
    return {
        "editions": [
            {"name": name, "title": say(f"edition-{name}"), "about": say(f"edition-{name}.about")}
            for name in EDITIONS
        ],
        "default": DEFAULT_EDITION,
    }


# The options of one edition


def _print_rules(rules: Rules) -> None:
    typer.echo(f"{rules.edition}: {say(f'edition-{rules.edition}')}\n")
    rows = [row for option in OPTIONS for row in _option_rows(rules, option)]
    headings = ("rules-option", "rules-value", "rules-others", "rules-means")
    print_table([say(heading) for heading in headings], rows)
    marks = {_mark(rules, option) for option in OPTIONS}
    notes = [say(note) for mark, note in _MARK_NOTES.items() if mark in marks]
    if notes:
        typer.echo("\n" + "\n".join(notes))


_MARK_NOTES: Final = {OUR_MARK: "rules-ours", CHANGED_MARK: "rules-changed", IDLE_MARK: "rules-idle"}


def _mark(rules: Rules, option: str) -> str:
    if not matters(rules, option):
        return IDLE_MARK
    if option in dict(rules.overrides):
        return CHANGED_MARK
    return OUR_MARK if option in load_edition(rules.edition).ours else ""


def _option_rows(rules: Rules, option: str) -> list[tuple[str, str, str, str]]:
    mark = _mark(rules, option)
    if mark == IDLE_MARK:
        return [(option, IDLE_MARK, "", say(f"option-{option}.about"))]
    name = f"{option} {mark}".rstrip()
    if option == "phases":
        return [
            (name if number == 1 else "", f"{number}. {phase}", "", say_phase(phase))
            for number, phase in enumerate(rules.phases, 1)
        ]
    value = rules.setting(option)
    others = ", ".join(echo(other) for other in OPTIONS[option].values if other != value)
    return [(name, echo(value), others, say_meaning(rules, option))]


def _rules_data(rules: Rules) -> dict[str, object]:
    return {
        "edition": rules.edition,
        "title": say(f"edition-{rules.edition}"),
        "options": {option: rules.setting(option) for option in OPTIONS},
        "selected": rules.selected,
        "overrides": dict(rules.overrides),
        "idle": [option for option in OPTIONS if not matters(rules, option)],
        "ours": load_edition(rules.edition).ours,
    }


# The differences between two editions


def _print_difference(one: Rules, other: Rules) -> None:
    rows: list[tuple[str, str, str]] = []
    for option, (first, second) in _difference(one, other).items():
        if option == "phases":
            rows += _phase_rows(one, other)
        else:
            rows.append((option, _show(first), _show(second)))
    if rows:
        print_table((say("rules-option"), one.edition, other.edition), rows)
    else:
        typer.echo(say("rules-equal", one=one.edition, other=other.edition))


def _difference_data(one: Rules, other: Rules) -> dict[str, object]:
    return {"editions": [one.edition, other.edition], "differs": _difference(one, other)}


def _difference(one: Rules, other: Rules) -> dict[str, tuple[Setting | None, Setting | None]]:
    """Each option that differs, with both values; None where it has no effect."""
    pairs = {option: (_setting(one, option), _setting(other, option)) for option in OPTIONS}
    return {option: pair for option, pair in pairs.items() if pair[0] != pair[1]}


def _setting(rules: Rules, option: str) -> Setting | None:
    return rules.setting(option) if matters(rules, option) else None


def _phase_rows(one: Rules, other: Rules) -> list[tuple[str, str, str]]:
    pairs = enumerate(zip_longest(one.phases, other.phases), 1)
    return [
        (say("rules-phase", number=number), _show(first), _show(second))
        for number, (first, second) in pairs
        if first != second
    ]


def _show(value: object) -> str:
    return IDLE_MARK if value is None else str(value) if isinstance(value, Phase) else echo(value)
