"""Overrides: allowed values, defaults, and the messages of refusals."""

from __future__ import annotations

import re
from datetime import date
from pathlib import Path

import pytest

import decaphase.rules
from decaphase.problems import RulesProblem
from decaphase.rules import EDITIONS, OPTIONS, load_rules, matters, read_option, read_options
from decaphase.say import explain

LEFT_OUT = {"phases", "selection"}
SIMPLE = [
    (name, value) for name, option in OPTIONS.items() if name not in LEFT_OUT for value in option.values
]
EVERY_HAND = {"advance": "every-hand"}


def refusal(edition: str, options: dict[str, object]) -> str:
    """The message with which these rules are refused."""
    with pytest.raises(RulesProblem) as caught:
        load_rules(edition, options)
    return explain(caught.value)


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("option", "value"), SIMPLE)
def test_any_table_may_set_any_value(edition: str, option: str, value: str | int) -> None:
    settings: dict[str, object] = {"scoring": "points", "play_on": False, "skip_style": "lay-before"}
    assert load_rules(edition, settings | {option: value}).setting(option) == value


OVERRIDES_THAT_WAKE_AN_OPTION = [
    ("classic-en", {"skip_style": "lay-before"}, "skip_returns", "top"),
    ("classic-fr", {"skip_style": "lay-before"}, "skip_returns", "top"),
    ("house-nl", {"skip_style": "lay-before"}, "skip_returns", "top"),
    ("house-nl", {"skip_style": "choose"}, "skip_limit", "once-per-round"),
    ("house-nl", {"scoring": "points"}, "tie_points", "with-this-hand"),
    ("house-nl", {"scoring": "points"}, "tie_break", "replay"),
]


@pytest.mark.parametrize(("edition", "options", "option", "value"), OVERRIDES_THAT_WAKE_AN_OPTION)
def test_option_that_begins_to_matter_finds_the_value_of_classic_en(
    edition: str, options: dict[str, object], option: str, value: str
) -> None:
    assert not matters(load_rules(edition), option)
    rules = load_rules(edition, options)
    assert matters(rules, option)
    assert rules.setting(option) == value


@pytest.mark.parametrize("option", ["tie_points", "tie_break"])
def test_ties_do_not_matter_where_points_alone_rank(option: str) -> None:
    assert not matters(load_rules("classic-en", EVERY_HAND), option)
    assert not matters(load_rules("classic-en", {"scoring": "none"}), option)


def test_skip_limit_does_not_matter_where_the_next_player_is_skipped() -> None:
    assert not matters(load_rules("classic-en", {"skip_style": "next"}), "skip_limit")


@pytest.mark.parametrize("style", ["choose", "next"])
@pytest.mark.parametrize("edition", ["classic-de", "braille-nl", "house-nl-original"])
def test_skip_returns_of_an_edition_falls_away(edition: str, style: str) -> None:
    assert not matters(load_rules(edition, {"skip_style": style}), "skip_returns")


@pytest.mark.parametrize(
    "options",
    [
        {"skip_style": "next", "skip_limit": "once-per-hand"},
        {"scoring": "none", "tie_break": "shared"},
        {"play_on": True, "order": "any", "scoring": "none"},
        {"advance": "every-hand", "knocking": True, "selection": "odd", "pickup": "must-play"},
    ],
)
def test_no_other_pair_is_refused(options: dict[str, object]) -> None:
    load_rules("classic-en", options)


CLASHES = [
    ("classic-en", {"scoring": "none"}, "scoring = none"),
    ("classic-en", {"play_on": True}, "play_on = true"),
    ("classic-en", {"order": "any"}, "order = any"),
    ("house-nl", {}, "scoring = none"),
    ("house-nl", {"scoring": "points"}, "play_on = true"),
]


@pytest.mark.parametrize(("edition", "options", "other"), CLASHES)
def test_every_hand_clashes(edition: str, options: dict[str, object], other: str) -> None:
    sentence = refusal(edition, options | EVERY_HAND)
    assert sentence == f"advance = every-hand does not go together with {other}; change one of the two."


def test_every_hand_in_a_house_that_gives_up_what_clashes() -> None:
    rules = load_rules("house-nl", {"advance": "every-hand", "scoring": "points", "play_on": False})
    assert rules.advance == "every-hand"


@pytest.mark.parametrize(
    ("edition", "options"),
    [
        ("classic-en", {"skip_returns": "top"}),
        ("house-nl", {"skip_returns": "bottom"}),
        ("classic-de", {"skip_returns": "bottom", "skip_style": "choose"}),
    ],
)
def test_skip_returns_without_lay_before(edition: str, options: dict[str, object]) -> None:
    sentence = refusal(edition, options)
    assert f"skip_returns = {options['skip_returns']}" in sentence
    assert re.search(r"with skip_style = (choose|next)", sentence)


DEEP: list[object] = []
for _ in range(5000):
    DEEP = [DEEP]

REFUSED: list[tuple[dict[str, object], str]] = [
    ({"pickup": "sometimes"}, "pickup cannot be “sometimes”; it can be: free, must-play."),
    ({"pickup": True}, "pickup cannot be “true”; it can be: free, must-play."),
    ({"pickup": ["free"]}, "pickup cannot be “["),
    ({"pickup": None}, "pickup cannot be “None”"),
    ({"pickup": DEEP}, "pickup cannot be “[[…]]”"),
    ({"pickup": {"a": 1}}, "pickup cannot be “{…}”"),
    ({"pickup": date(2026, 1, 1)}, "pickup cannot be “date”"),
    ({"pickup": "x" * 1_000_000}, "pickup cannot be “xxx"),
    ({"pickup": "a\x1b[31m\nb\ud800"}, "pickup cannot be “a�[31m�b�”"),
    ({"wild_points": 30}, "wild_points cannot be “30”; it can be: 20, 25."),
    ({"wild_points": "20"}, "wild_points cannot be “20”"),
    ({"wild_points": 20.0}, "wild_points cannot be “20.0”"),
    ({"wild_points": True}, "wild_points cannot be “true”"),
    ({"wild_points": 10**400}, "wild_points cannot be “10000000000"),
    ({"wild_points": 10**9000}, "wild_points cannot be “…”"),
    ({"knocking": 1}, "knocking cannot be “1”; it can be: false, true."),
    ({"knocking": "true"}, "knocking cannot be “true”"),
    ({"play_on": 0}, "play_on cannot be “0”"),
    ({"cards": "jokers"}, "cards cannot be “jokers”; it can be: colours, packs."),
    ({"skip_stile": "next"}, "There is no option called “skip_stile”. Did you mean “skip_style”?"),
    ({"zzz": "next"}, "There is no option called “zzz”; “decaphase rules classic-en” lists"),
    ({"edition": "classic-en"}, "There is no option called “edition”"),
    ({"x" * 500_000: 1}, "There is no option called “xxx"),
    ({"selection": "first-11"}, "first-11: there are only ten phases, so choose first-1 to first-10."),
    ({"selection": "first-" + "9" * 5000}, "first-999"),
    ({"selection": "first-0"}, "first-0: at least one phase has to be played"),
    ({"selection": "first-03"}, "selection cannot be “first-03”; it can be all, even, odd, first-1 to"),
    ({"selection": "first-\N{ARABIC-INDIC DIGIT THREE}"}, "selection cannot be “first-"),
    ({"selection": "first-N"}, "selection cannot be “first-N”"),
    ({"selection": "prime"}, "selection cannot be “prime”"),
    ({"selection": 3}, "selection cannot be “3”"),
    ({"selection": True}, "selection cannot be “true”"),
    ({"selection": []}, "selection = []: the list names no phase"),
    ({"selection": [0]}, "selection = [0]: 0 is not the number of a phase"),
    ({"selection": [11]}, "selection = [11]: 11 is not the number of a phase"),
    ({"selection": [True, 2]}, "selection = [true, 2]: true is not the number of a phase"),
    ({"selection": ["2"]}, 'selection = ["2"]: 2 is not the number of a phase'),
    ({"selection": [[2]]}, "selection = [[…]]: [2] is not the number of a phase"),
    ({"selection": [10**400]}, "00… is not the number of a phase"),
    ({"selection": [2, 2]}, "selection = [2, 2]: 2 comes after 2; name each phase once"),
    ({"selection": [5, 2]}, "selection = [5, 2]: 2 comes after 5; name each phase once"),
    ({"selection": [2] * 100_000}, "selection = [2, 2, 2"),
    ({"selection": "even", "phases": ["run 7"]}, "selection = even leaves no phase to play"),
    ({"selection": [2, 3], "phases": ["run 7"]}, "there is no phase 3; the list has only one phase."),
    ({"selection": [3], "phases": ["run 7", "run 8"]}, "no phase 3; the list has only 2 phases."),
    ({"phases": "standard"}, "phases cannot be “standard”; it is a list such as"),
    ({"phases": []}, "The list of phases is empty; it takes 1 to 10."),
    ({"phases": ["run 7"] * 11}, "The list has 11 phases; it takes 1 to 10."),
    ({"phases": ["run 7", 7]}, "Phase 2 cannot be “7”; a phase is written like"),
    ({"phases": [["run 7"]]}, 'Phase 1 cannot be “["run 7"]”'),
    ({"phases": [""]}, "Phase 1 cannot be “”"),
    ({"phases": ["run 7 " * 100_000]}, "Phase 1 cannot be “run 7"),
    ({"phases": ["set 2 + set 2 + set 2 + set 2"]}, "has 4 groups; a phase has at most three."),
    ({"phases": ["run 7", "set 3 +"]}, "Phase 2, “set 3 +”: “” is not a group"),
    ({"phases": ["color 7"]}, "Phase 1, “color 7”: “color 7” is not a group"),
    ({"phases": ["run -4"]}, "“run -4” is not a group"),
    ({"phases": ["run " + "4" * 60]}, "is not a group"),
    ({"phases": ["set3"]}, "“set3” is not a group"),
    ({"phases": ["run 7", "set 1"]}, "Phase 2: “set 1” is too small; a set takes at least 2 cards."),
    ({"phases": ["run 3"]}, "Phase 1: “run 3” is too small; a run takes at least 4 cards."),
    ({"phases": ["colour 1"]}, "“colour 1” is too small; a colour group takes at least 2 cards."),
    ({"phases": ["run 13"]}, "Phase 1: “run 13” is too long; a run goes from 1 to 12 at most."),
    ({"phases": ["run 12"]}, "Phase 1, “run 12”, takes 12 cards; nobody ever holds more than 11."),
    ({"phases": ["set 6 + set 6"]}, "takes 12 cards; nobody ever holds more than 11."),
]


@pytest.mark.parametrize(
    ("options", "part"), REFUSED, ids=lambda case: str(case)[:50] if isinstance(case, str) else ""
)
def test_refused(options: dict[str, object], part: str) -> None:
    sentence = refusal("classic-en", options)
    assert part in sentence
    assert len(sentence) < 300
    assert sentence.isprintable()


@pytest.mark.parametrize(
    ("edition", "sentence"),
    [
        ("clasic-en", "There is no edition called “clasic-en”. Did you mean “classic-en”?"),
        ("clasic", "There is no edition called “clasic”. Did you mean “classic-en”?"),
        ("base", "There is no edition called “base”; “decaphase rules” lists those there are."),
        ("", "There is no edition called “”; “decaphase rules” lists those there are."),
        ("../editions/base", "There is no edition called “../editions/base”;"),
    ],
)
def test_unknown_edition(edition: str, sentence: str) -> None:
    assert refusal(edition, {}).startswith(sentence)


@pytest.mark.parametrize(
    ("text", "option"),
    [
        ("pickup=must-play", ("pickup", "must-play")),
        ("pickup = must-play", ("pickup", "must-play")),
        ('pickup="must-play"', ("pickup", "must-play")),
        ("play_on=true", ("play_on", True)),
        ("wild_points=20", ("wild_points", 20)),
        ("selection=[2, 5]", ("selection", [2, 5])),
        ("selection=first-3", ("selection", "first-3")),
        ('phases=["set 3 + set 3"]', ("phases", ["set 3 + set 3"])),
        ("pickup=", ("pickup", "")),
        ("pickup=a=b", ("pickup", "a=b")),
        ("pickup=1\nother=2", ("pickup", "1\nother=2")),
        ("pickup=" + "[" * 50_000, ("pickup", "[" * 50_000)),
        ("pickup=" + "9" * 50_000, ("pickup", "9" * 50_000)),
    ],
    ids=lambda case: str(case)[:30],
)
def test_read_option(text: str, option: tuple[str, object]) -> None:
    assert read_option(text) == option


@pytest.mark.parametrize("text", ["pickup", "", "=free", " =free"])
def test_option_without_value(text: str) -> None:
    with pytest.raises(RulesProblem) as caught:
        read_option(text)
    assert explain(caught.value).startswith(f"“{text}”: an option is given with its value")


def test_option_given_twice() -> None:
    with pytest.raises(RulesProblem) as caught:
        read_options(["pickup=free", "knocking=true", "pickup=must-play"])
    assert explain(caught.value).startswith("The option pickup is given twice")


def test_every_refusal_is_tested() -> None:
    sources = Path(decaphase.rules.__file__).parent.glob("*.py")
    codes = {
        code
        for file in sources
        for code in re.findall(r'RulesProblem\(\s*"([^"]+)"', file.read_text("utf-8"))
    }
    seen = {"unknown-edition", "option-without-value", "option-twice", "options-clash", "skip-returns-idle"}
    for options, _ in REFUSED:
        with pytest.raises(RulesProblem) as caught:
            load_rules("classic-en", options)
        seen.add(caught.value.code)
    assert seen == codes
