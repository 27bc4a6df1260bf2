"""The sheet in the browser comes to the same as ours, whatever stands on it, by every edition and option."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from dataclasses import asdict, replace
from pathlib import Path
from typing import Final, TypeAlias, cast

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from decaphase.cards import CODES
from decaphase.compile.editions import book_of, sheet_options, words_of
from decaphase.compile.wasm import build_wasm
from decaphase.game.rule_codes import rule_code_fields
from decaphase.problems import Problem, RulesProblem
from decaphase.rules import EDITIONS, OPTIONS, Rules, load_rules, matters
from decaphase.sheet import (
    HandResult,
    Left,
    Made,
    Sheet,
    SheetProblem,
    add_hand,
    begin_sheet,
    dearest_hand,
    edit_hand,
    standing_of,
    undo_hand,
)
from support.laws.tables import PHASES, SELECTIONS, SHORT, TABLES, Table, all_rules
from support.laws.variants import VARIANT_PARAMETERS, variant
from support.sheet.played import NAMES, play_and_write
from support.web.node import Node, running

Json: TypeAlias = "dict[str, object]"

PROGRAM: Final = Path(__file__).with_name("sheet_on_engine.ts")
MANY: Final = settings(max_examples=150, suppress_health_check=list(HealthCheck))
FEW: Final = settings(max_examples=25, suppress_health_check=list(HealthCheck))


@pytest.fixture(scope="module")
def node() -> Iterator[Node]:
    build_wasm()
    with running(str(PROGRAM)) as program:
        yield program


# Sheets as the browser has them


def rules_json(rules: Rules) -> Json:
    return {
        "edition": rules.edition,
        "options": dict(rules.overrides),
        "cards": rules.cards,
        "book": book_of(rules),
    }


def sheet_json(sheet: Sheet) -> Json:
    return {
        "rules": rules_json(sheet.rules),
        "players": sheet.players,
        "dealer": sheet.dealer,
        "results": [asdict(result) for result in sheet.results],
    }


def outcome(work: Callable[[], object]) -> object:
    """What comes of it as the browser would say it: something found, or a problem."""
    try:
        told: Json = {"found": work()}
    except Problem as problem:
        hand = problem.hand if isinstance(problem, SheetProblem) else 0
        told = {"problem": problem.code, "values": problem.values, "hand": hand}
    return json.loads(json.dumps(told))


def standing_json(sheet: Sheet, hands: int | None = None) -> Json:
    return asdict(standing_of(sheet, hands))


def check_standing(node: Node, sheet: Sheet, rules: object = None) -> None:
    """It stands the same, by our numbers or by these rules of the browser's own."""
    told = sheet_json(sheet)
    asked = {"ask": "standing", "sheet": {**told, "rules": rules or told["rules"]}}
    assert node.ask(asked) == outcome(lambda: standing_json(sheet))


# Hands as people write them down, and as nobody could


CARDS: Final = st.sampled_from([*CODES, *map(str, range(1, 13))])
ANY_LEFT: Final = st.one_of(
    st.integers(-10, 300),
    st.sampled_from([0, 5, 60, 120]),
    st.lists(CARDS | st.sampled_from(["0", "13", "05", "x", "", "r13", "٣", "W" * 50]), max_size=13).map(
        tuple
    ),
)
ANY_HAND: Final = st.builds(
    HandResult,
    st.none() | st.integers(-1, 7),
    st.lists(st.builds(Made, st.integers(0, 7), st.none() | st.integers(-2, 12)), max_size=4).map(tuple),
    st.lists(ANY_LEFT, max_size=7).map(tuple),
)
SOME_LEFT: Final = st.one_of(
    st.integers(1, 24).map(lambda step: 5 * step), st.lists(CARDS, min_size=1, max_size=6).map(tuple)
)


@st.composite
def likely_hands(draw: st.DrawFn, sheet: Sheet) -> HandResult:
    """A hand that may well have followed; now and then a few cards too many of a kind."""
    standing, rules = standing_of(sheet), sheet.rules
    seats = standing.playing or (1,)
    out = draw(st.none() | st.sampled_from(seats))
    others = draw(st.lists(st.sampled_from(seats), unique=True))
    made = []
    for seat in dict.fromkeys(([] if out is None else [out]) + others):
        still_open = [phase for phase in rules.selected if phase not in standing.done[seat - 1]]
        named = rules.order == "any" and not standing.replay
        made.append(Made(seat, draw(st.sampled_from(still_open or [1])) if named else None))
    left: list[Left] = [0] * len(sheet.players)
    if rules.scoring == "points":
        for seat in seats:
            left[seat - 1] = 0 if seat == out else draw(SOME_LEFT)
    return HandResult(out, tuple(made), tuple(left))


@st.composite
def sheets(draw: st.DrawFn) -> Sheet:
    """A sheet with some hands, of which the last may be one that cannot be."""
    rules = draw(st.one_of(all_rules(), SHORT))
    count = draw(st.integers(2, 6))
    sheet = begin_sheet(rules, NAMES[:count], draw(st.none() | st.integers(1, count)))
    for _ in range(draw(st.integers(0, 12))):
        result = draw(ANY_HAND if draw(st.integers(0, 19)) == 0 else likely_hands(sheet))
        sheet = replace(sheet, results=(*sheet.results, result))
        try:
            standing_of(sheet)
        except SheetProblem:
            break
    return sheet


@MANY
@given(sheet=sheets())
def test_any_sheet_stands_as_in_python(node: Node, sheet: Sheet) -> None:
    check_standing(node, sheet)


@MANY
@given(sheet=sheets(), result=ANY_HAND)
def test_impossible_sheets_have_the_same_code(node: Node, sheet: Sheet, result: HandResult) -> None:
    asked = {"ask": "add", "sheet": sheet_json(sheet), "result": asdict(result)}
    assert node.ask(asked) == outcome(lambda: sheet_json(add_hand(sheet, result)))


@MANY
@given(sheet=sheets(), number=st.integers(-1, 13), data=st.data())
def test_edits_and_undoing(node: Node, sheet: Sheet, number: int, data: st.DataObject) -> None:
    shown = sheet_json(sheet)
    result = data.draw(ANY_HAND | likely_hands(replace(sheet, results=())))
    asked: Json = {"ask": "edit", "sheet": shown, "number": number, "result": asdict(result)}
    assert node.ask(asked) == outcome(lambda: sheet_json(edit_hand(sheet, number, result)))
    assert node.ask({"ask": "undo", "sheet": shown}) == outcome(lambda: sheet_json(undo_hand(sheet)))


@MANY
@given(sheet=sheets(), hands=st.integers(0, 12))
def test_the_standing_after_some_hands(node: Node, sheet: Sheet, hands: int) -> None:
    asked = {"ask": "standing", "sheet": sheet_json(sheet), "hands": hands}
    assert node.ask(asked) == outcome(lambda: standing_json(sheet, hands))


@pytest.mark.parametrize("name", VARIANT_PARAMETERS)
def test_whole_games_of_every_variant(node: Node, name: str) -> None:
    """The last phases are short, so that games come to an end, to ties and to places."""
    rules = variant(name)
    easy = rules.phases == variant("classic-en").phases
    table = variant(name, phases=["set 2", "set 2 + set 2", "run 4"], selection="all") if easy else rules
    for players in (2, 4):
        for _, sheet in play_and_write(table, players, 7):
            check_standing(node, sheet)


@FEW
@given(table=TABLES)
def test_the_dearest_hand(node: Node, table: Table) -> None:
    sheet = begin_sheet(table.rules, table.names)
    asked = {"ask": "dearest", "sheet": sheet_json(sheet)}
    assert node.ask(asked) == {"found": dearest_hand(table.rules)}


# Who plays


NAMES_TYPED: Final = st.lists(
    st.one_of(
        st.text("aAbßẞsSiIıİΣσς \t\x85\ufeff\u2028\u3000é", max_size=3),
        st.text(st.characters(min_codepoint=1, max_codepoint=0x24F), max_size=42),
        st.text("🎴👩\u200d", min_size=38, max_size=42),
    ),
    max_size=8,
)


@MANY
@given(players=NAMES_TYPED, dealer=st.none() | st.integers(-1, 8))
def test_names(node: Node, players: list[str], dealer: int | None) -> None:
    rules = load_rules()
    asked = {"rules": rules_json(rules), "players": players, "dealer": dealer}
    expected = outcome(lambda: sheet_json(begin_sheet(rules, players, dealer)))
    assert node.ask({"ask": "begin", "sheet": asked}) == expected


# By which rules


LISTS: Final = st.lists(PHASES, min_size=1, max_size=10)
CHOSEN: Final = st.fixed_dictionaries(
    {},
    optional={
        **{option: st.sampled_from(words_of(option)) for option in sheet_options() if words_of(option)},
        "phases": LISTS,
        "selection": SELECTIONS,
    },
)


def test_the_options_a_sheet_depends_on() -> None:
    assert sheet_options() == (
        "phases",
        "wild_points",
        "scoring",
        "tie_points",
        "tie_break",
        "play_on",
        "advance",
        "selection",
        "order",
        "cards",
    )


def check_rules(node: Node, edition: str, options: Mapping[str, object]) -> None:
    """The browser comes to the same rules with all their numbers, or has the same to say against them."""
    asked = {"ask": "rules", "edition": edition, "options": options}
    assert node.ask(asked) == outcome(lambda: rules_json(load_rules(edition, options)))


@MANY
@given(edition=st.sampled_from(EDITIONS), options=CHOSEN)
def test_an_edition_with_options_as_in_python(node: Node, edition: str, options: dict[str, object]) -> None:
    asked = {"ask": "rules", "edition": edition, "options": options}
    check_rules(node, edition, options)
    try:
        rules = load_rules(edition, options)
    except RulesProblem:
        return
    shown = node.ask({**asked, "ask": "matter"})
    assert shown == {"found": [option for option in sheet_options() if matters(rules, option)]}


GROUPS_TYPED: Final = st.one_of(
    st.tuples(
        st.sampled_from(["set", "run", "colour", " run", "colour ", "wild", "Set", ""]), st.integers(0, 14)
    ).map(lambda group: f"{group[0]} {group[1]}"),
    st.sampled_from(
        ["set 03", "set\t3", " run 4 ", "set 1000", "set 3.5", "set ٣", "set -3", "run", "set 3 4", ""]
    ),
)
PHASES_TYPED: Final = st.one_of(
    st.lists(GROUPS_TYPED, min_size=1, max_size=4).map(" + ".join),
    st.lists(GROUPS_TYPED, min_size=1, max_size=2).map("+".join),
    st.text("set run34+ é\u200b🎴", max_size=60),
    st.just("set 3" + " " * 96),
    st.integers(0, 3),
)
NUMBERS_TYPED: Final = st.lists(st.integers(-1, 12) | st.sampled_from(["2", "x" * 50]), max_size=12)


@MANY
@given(
    phases=st.lists(PHASES_TYPED, max_size=3) | st.lists(PHASES, max_size=13),
    selection=st.none() | NUMBERS_TYPED | SELECTIONS,
    last=st.booleans(),
)
def test_impossible_phases_and_selections(
    node: Node, phases: list[object], selection: object, last: bool
) -> None:
    """What is wrong first is said first, as it is in the terminal."""
    chosen = {"phases": phases, "selection": selection}
    options = {name: value for name, value in chosen.items() if value is not None}
    check_rules(node, "classic-en", dict(reversed(options.items())) if last else options)


@MANY
@given(phases=LISTS, count=st.integers(2, 6), hands=st.integers(0, 8), data=st.data())
def test_a_sheet_with_custom_phases_stands_as_in_python(
    node: Node, phases: list[str], count: int, hands: int, data: st.DataObject
) -> None:
    """Begun by the browser's own numbers, not by ours."""
    numbers = st.lists(st.integers(1, len(phases)), min_size=1, unique=True).map(sorted)
    options = {
        "phases": phases,
        "selection": data.draw(numbers | st.sampled_from(["all", "odd", "first-2"])),
        "order": data.draw(st.sampled_from(["in-order", "any"])),
    }
    edition = data.draw(st.sampled_from(EDITIONS))
    sheet = begin_sheet(load_rules(edition, options), NAMES[:count])
    begun = cast("Json", node.ask({"ask": "rules", "edition": edition, "options": options}))
    for _ in range(hands):
        if standing_of(sheet).over:
            break
        likely = replace(sheet, results=(*sheet.results, data.draw(likely_hands(sheet))))
        check_standing(node, likely, begun["found"])
        try:
            standing_of(likely)
        except SheetProblem:
            break
        sheet = likely


@MANY
@given(edition=st.sampled_from(EDITIONS), options=CHOSEN)
def test_only_what_changes_anything_is_kept_of_a_choice(
    node: Node, edition: str, options: dict[str, object]
) -> None:
    """The rules stay what they were, unless a selection had named phases that there are not."""
    shown = cast("Json", node.ask({"ask": "changes", "edition": edition, "options": options}))
    changes = cast("dict[str, object]", shown["found"])
    assert changes.keys() <= options.keys()
    try:
        rules, kept = load_rules(edition, options), load_rules(edition, changes)
    except RulesProblem:
        return
    usual = load_rules(edition)
    for option in sheet_options():
        if option == "selection":
            assert kept.selected == rules.selected
        elif matters(rules, option):
            assert kept.setting(option) == rules.setting(option)
        assert (option in changes) <= (kept.setting(option) != usual.setting(option))


@pytest.mark.parametrize(
    ("selection", "fitting"),
    [([2, 5], [2]), ([5], []), ("first-8", "first-3"), ("first-2", "first-2"), ("even", "even")],
)
def test_fewer_phases_leave_fewer_to_select_from(node: Node, selection: object, fitting: object) -> None:
    options = {"phases": ["set 3", "run 4", "colour 5"], "selection": selection, "pickup": "free"}
    shown = node.ask({"ask": "changes", "edition": "classic-en", "options": options})
    assert shown == {"found": {"phases": options["phases"], "selection": fitting}}


def test_options_that_a_sheet_does_not_depend_on_change_nothing() -> None:
    """What the browser leaves out when it begins a sheet is nothing that its functions read."""
    read = set(sheet_options())
    for option in OPTIONS.keys() - read:
        for value in OPTIONS[option].values:
            try:
                changed = rule_code_fields(load_rules("classic-de", {option: value}))
            except RulesProblem:
                continue
            usual = rule_code_fields(load_rules("classic-de"))
            assert {name for name in usual if usual[name] != changed[name]} <= {option, "form"}
