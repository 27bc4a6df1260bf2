"""Generates the rulebook of a table from its rules."""

from __future__ import annotations

from decaphase.rulebook.chapters import CHAPTERS, Chapter, Choice, Says, Shows
from decaphase.rulebook.clauses import CLAUSES, is_ours
from decaphase.rulebook.departures import departs, departures, is_stated, say_rule
from decaphase.rulebook.example_text import write_example
from decaphase.rulebook.examples import ExamplePlayed, examples_of
from decaphase.rulebook.model import Block, Contrast, Example, Note, Paragraph, Rulebook, Section, Steps
from decaphase.rulebook.tables import phase_blocks, points_table
from decaphase.rules import Rules, load_edition, load_rules
from decaphase.say import say, spoken

STEPS = ("step-draw", "step-lay", "step-hit", "step-discard")


def write_rulebook(rules: Rules, language: str | None = None) -> Rulebook:
    """The rulebook of a table, by default in the current language."""
    return _Writer(rules, language or spoken()).book()


class _Writer:
    """Writes the rulebook of one table in one language."""

    def __init__(self, rules: Rules, language: str) -> None:
        self._rules = rules
        self._language = language
        self._edition = load_rules(rules.edition)

    def book(self) -> Rulebook:
        examples = examples_of(self._rules)
        chapters = [(chapter.name, self._chapter(chapter, examples)) for chapter in CHAPTERS]
        written = [(name, blocks) for name, blocks in chapters if blocks]
        everything = [block for _, blocks in written for block in blocks]
        sections = [("about", self._about(everything)), *written]
        return Rulebook(
            title=self._say("book-title"),
            language=self._language,
            contents=self._say("book-contents"),
            sections=tuple(
                Section(name, self._heading(number, name), tuple(blocks))
                for number, (name, blocks) in enumerate(sections, 1)
            ),
        )

    def _heading(self, number: int, name: str) -> str:
        return self._say("book-heading", number=number, heading=self._say(f"heading-{name}"))

    def _about(self, blocks: list[Block]) -> list[Block]:
        """The introduction, which announces what the other chapters contain."""
        about: list[Block] = [
            Paragraph(self._clauses("about", "about-edition")),
            Paragraph(self._clauses("unofficial")),
        ]
        count = len(departures(self._rules))
        if count:
            about.append(Paragraph(self._say("clause-departs", departures=count)))
        if any(isinstance(block, Note) for block in blocks):
            about.append(Paragraph(self._say("clause-silences")))
        if any(isinstance(block, Example) for block in blocks):
            about.append(Paragraph(self._say("clause-examples")))
        return about

    def _chapter(self, chapter: Chapter, examples: tuple[ExamplePlayed, ...]) -> list[Block]:
        """The blocks of a chapter: rules, then our decisions, then examples."""
        if chapter.name == "knocking" and not (self._rules.knocking or departs(self._rules, "knocking")):
            return []
        blocks: list[Block] = []
        ours: list[str] = []
        for part in chapter.parts:
            match part:
                case Says():
                    text, decided = self._says(part)
                    blocks += [Paragraph(text)] if text else []
                    ours += decided
                case Choice():
                    blocks += self._choice(part.option)
                case Shows():
                    blocks += self._shows(part)
        last = blocks[-1] if blocks else None
        if ours and isinstance(last, Note):  # merge with the note just before
            blocks[-1] = Note(last.intro, (*last.items, *ours))
        elif ours:
            blocks.append(Note(self._say("book-silent"), tuple(ours)))
        shown = (played for played in examples if played.chapter == chapter.name)
        return [*blocks, *(write_example(played, self._language) for played in shown)]

    def _says(self, part: Says) -> tuple[str, list[str]]:
        """A paragraph of stated clauses, and the clauses that are our decision."""
        clauses = [CLAUSES[name] for name in part.clauses]
        held = [clause for clause in clauses if clause.holds(self._rules)]
        ours = [self._clauses(clause.name) for clause in held if is_ours(clause, self._rules)]
        return self._clauses(*(clause.name for clause in held if not is_ours(clause, self._rules))), ours

    def _clauses(self, *names: str) -> str:
        return " ".join(self._say(f"clause-{name}") for name in names)

    def _choice(self, option: str) -> list[Block]:
        """An option as a rule, with the edition's rule where the table departs from it."""
        rules = self._rules
        if not is_stated(rules, option):
            return []
        rule = self._rule(rules, option)
        if departs(rules, option):
            return [self._contrast(option, rule)]
        if option == "wild_points" or (option == "selection" and rules.selection == "all"):
            return []  # shown in the tables
        if option in load_edition(rules.edition).ours:
            return [Note(self._say("book-silent"), (rule,))]
        return [Paragraph(rule)]

    def _contrast(self, option: str, rule: str) -> Contrast:
        edition = self._say("book-edition-silent")
        if is_stated(self._edition, option):
            edition = self._say("book-edition", rule=self._rule(self._edition, option))
        return Contrast(self._say("book-here", rule=rule), edition)

    def _rule(self, rules: Rules, option: str) -> str:
        # Both rules use this table's card names: a king must not turn into a joker.
        return say_rule(rules, option, self._language, self._rules.cards)

    def _shows(self, part: Shows) -> list[Block]:
        match part.what:
            case "phases":
                return phase_blocks(self._rules, self._language)
            case "points":
                return [points_table(self._rules, self._language)] if self._rules.scoring == "points" else []
            case "steps":
                items = tuple(self._clauses(step) for step in STEPS)
                return [Steps(self._clauses("steps"), items)]

    def _say(self, message: str, **values: str | int) -> str:
        rules = self._rules
        common: dict[str, str | int] = {
            "cards": rules.cards,
            "edition": say(f"edition-{rules.edition}", self._language),
            "count": len(rules.selected),
            "advance": rules.advance,
        }
        return say(message, self._language, **{**common, **values})
