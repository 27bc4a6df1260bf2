"""A table's rulebook states everything that has an effect there, and nothing else."""

from __future__ import annotations

import pytest

from decaphase.problems import RulesProblem
from decaphase.rulebook import Contrast, Note, Paragraph, render_text, write, write_rulebook
from decaphase.rulebook.clauses import CLAUSES, is_ours
from decaphase.rulebook.departures import departures, say_rule
from decaphase.rules import EDITIONS, OPTIONS, Rules, load_rules, matters
from decaphase.say import languages, say
from support.laws.variants import VARIANT_PARAMETERS, VARIANTS, variant
from support.rulebook.books import book_of, text_of

WIDEST = 100
LISTS: dict[str, tuple[object, ...]] = {
    "phases": (("set 3 + set 3", "run 5 + colour 4"),),
    "selection": ("all", "first-2", "even", "odd", (2, 5, 8)),
}


def makes_a_game(edition: str, option: str, value: object) -> bool:
    try:
        load_rules(edition, {option: value})
    except RulesProblem:
        return False
    return True


CHANGES = [
    (edition, name, value)
    for edition in EDITIONS
    for name, option in OPTIONS.items()
    for value in LISTS.get(name, option.values)
    if makes_a_game(edition, name, value)
]


def text(rules: Rules) -> str:
    return render_text(write_rulebook(rules, "en"))


def changes_something(rules: Rules, option: str) -> bool:
    """Whether an option has an effect; wild points have one only with scoring."""
    return matters(rules, option) and (option != "wild_points" or rules.scoring == "points")


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", VARIANT_PARAMETERS)
def test_every_table_in_every_language(name: str, language: str) -> None:
    book, written = book_of(name, language), text_of(name, language)
    assert max(map(len, written.splitlines())) <= WIDEST
    assert not set("{}$") & set(written)
    assert all(section.blocks for section in book.sections)
    assert written.endswith("\n")
    assert not written.endswith("\n\n")


def test_every_edition_is_among_the_tables() -> None:
    assert set(EDITIONS) <= set(VARIANTS)


@pytest.mark.parametrize(("edition", "option", "value"), CHANGES)
def test_a_change_shows_where_it_matters_and_only_there(
    edition: str, option: str, value: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without examples, so that the change shows in the rules themselves."""
    monkeypatch.setattr(write, "examples_of", lambda _rules: ())
    plain, rules = load_rules(edition), load_rules(edition, {option: value})
    changed = rules.setting(option) != plain.setting(option) and changes_something(rules, option)
    assert (text(rules) != text(plain)) == changed
    assert departures(rules) == ((option,) if changed else ())


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", [one for one in VARIANT_PARAMETERS if one.values[0] not in EDITIONS])
def test_a_departure_is_said_beside_the_rule_of_the_edition(name: str, language: str) -> None:
    rules = variant(name)
    edition = load_rules(rules.edition)
    book = book_of(name, language)
    pairs = [block for section in book.sections for block in section.blocks if isinstance(block, Contrast)]
    departed = [option for option in departures(rules) if option != "phases"]
    assert len(pairs) == len(departed)
    for option in departed:
        here = say("book-here", language, rule=say_rule(rules, option, language, rules.cards))
        there = say("book-edition", language, rule=say_rule(edition, option, language, rules.cards))
        if not matters(edition, option):
            there = say("book-edition-silent", language)
        assert Contrast(here, there) in pairs


def test_own_phases_stand_beside_those_of_the_edition() -> None:
    book = text(load_rules("classic-en", {"phases": ["set 3 + set 3", "run 5 + colour 4"]}))
    assert book.index("At this table you play") < book.index("run of 5 + 4 cards of one colour")
    assert (
        book.index("run of 5 + 4 cards") < book.index("The edition has") < book.index("set of 3 + run of 4")
    )
    assert "\n1      set of 3 + set of 3  " in book
    assert book.count("set of 3 + set of 3  ") == 1  # equal phases are not repeated


def test_wilds_alone_are_a_group_only_beside_another() -> None:
    holds = CLAUSES["all-wild"].holds
    assert holds(load_rules("classic-en"))
    assert not holds(load_rules("classic-en", {"selection": [4, 5, 6, 8]}))
    assert holds(load_rules("classic-en", {"selection": [4, 5, 6, 8], "naturals": "none"}))


def test_a_rule_of_another_table_is_silent_where_the_edition_needs_none() -> None:
    rules = load_rules("house-nl", {"scoring": "points", "tie_break": "shared"})
    written = text(rules)
    assert "At this table: If they are still equal, they share the win." in written
    assert "The edition has no need of a rule for this." in written


@pytest.mark.parametrize("name", VARIANT_PARAMETERS)
def test_what_a_table_does_not_play_is_not_in_its_book(name: str) -> None:
    rules = variant(name)
    written = " ".join(text_of(name).split())
    assert ("knock" in written.lower()) == rules.knocking
    assert ("king" in written.split()) == (rules.cards == "packs")
    if rules.scoring == "none" and "scoring" not in departures(rules):
        assert "No points are kept." in written  # under the heading “Points”
        assert written.lower().count("point") == 2
    if rules.skip_style == "next" and "skip_style" not in departures(rules):
        assert "you must name" not in written
        assert "skipped only once" not in written


@pytest.mark.parametrize("name", VARIANT_PARAMETERS)
def test_each_clause_that_holds_is_said_once(name: str) -> None:
    rules = variant(name)
    book = book_of(name)
    blocks = [block for section in book.sections for block in section.blocks]
    said = [block.text for block in blocks if isinstance(block, Paragraph)]
    ours = [item for block in blocks if isinstance(block, Note) for item in block.items]
    values: dict[str, str | int] = {
        "edition": say(f"edition-{rules.edition}", "en"),
        "count": len(rules.selected),
    }
    for clause in CLAUSES.values():
        if clause.name.startswith("step"):
            continue
        text = say(f"clause-{clause.name}", "en", cards=rules.cards, advance=rules.advance, **values)
        if not clause.holds(rules):
            assert text not in said + ours or clause.name == "skip-waiting"  # another limit has the same text
        elif is_ours(clause, rules):
            assert ours.count(text) == 1
            assert not any(text in paragraph for paragraph in said)
        else:
            assert sum(text in paragraph for paragraph in said) == 1
            assert text not in ours


def test_where_a_rulebook_contradicts_itself_our_reading_is_marked() -> None:
    book = write_rulebook(load_rules("classic-fr"), "en")
    notes = [block for section in book.sections for block in section.blocks if isinstance(block, Note)]
    assert any(note.items == ("A player can be skipped only once in a hand.",) for note in notes)


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_change_to_what_is_played_anyway_changes_nothing(edition: str) -> None:
    rules = load_rules(edition)
    same = load_rules(
        edition, {"naturals": rules.naturals, "pickup": rules.pickup, "phases": rules.setting("phases")}
    )
    assert text(same) == text(rules)


@pytest.mark.parametrize(("language", "king"), [("fr", "roi"), ("de", "König")])
def test_with_ordinary_packs_a_joker_is_never_the_wild(language: str, king: str) -> None:
    """In these languages the wild of the coloured cards is called joker, which is the skip in packs."""
    changes = {"cards": "packs", "naturals": "per-phase", "wild_points": 25}
    book = write_rulebook(load_rules("classic-de", changes), language)
    sections = {section.name: str(section.blocks) for section in book.sections}
    assert king in sections["wilds"]
    for name in ("groups", "wilds", "lay", "hit", "win"):
        assert "oker" not in sections[name]
    for block in next(section.blocks for section in book.sections if section.name == "points"):
        if isinstance(block, Contrast):  # the edition's rule uses this table's card names too
            assert king in block.here
            assert king in block.edition
