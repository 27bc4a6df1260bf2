"""The text of an example: the position, then the engine's events and reasons."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from decaphase.cards import SKIP, Card
from decaphase.game import Draw, Hit, Knock, Lay
from decaphase.game.events import ClaimOpened, HandEnded, Passed, SatOut
from decaphase.rulebook.example_cards import changed, in_hand, on_table, wanted
from decaphase.rulebook.examples import YOU, ExampleHappened, ExamplePlayed, ExampleRefused
from decaphase.rulebook.model import Example, Shown, ShownCard
from decaphase.say import explain, say
from decaphase.say.advice import say_action
from decaphase.say.cards import say_card, say_cards, say_table_group
from decaphase.say.events import say_event
from decaphase.say.rules import say_phase

IN_OTHER_WORDS: Final = ("does-not-fit", "cannot-play-it", "natural-needed", "natural-in-each-group")
"""Reasons whose usual message mentions record codes, or calls a king a wild."""


def write_example(played: ExamplePlayed, language: str) -> Example:
    """The example as a rulebook shows it."""
    text = _ExampleText(played, language)
    about = say(f"example-{played.name}", language, cards=played.before.rules.cards)
    title = say("book-example", language, about=about)
    return Example(title, tuple(text.setting()), tuple(text.story()), tuple(text.shown))


class _ExampleText:
    """The text of one example in one language."""

    def __init__(self, played: ExamplePlayed, language: str) -> None:
        self._played = played
        self._rules = played.before.rules
        self._language = language
        self._view = played.before.view(YOU)
        self.shown: list[Shown] = []

    def setting(self) -> Iterator[str]:
        """The position."""
        played, view = self._played, self._view
        lay = next((action for action in played.actions if isinstance(action, Lay)), None)
        if lay is not None:
            yield self._phase(lay)
        held = played.position.holding[YOU - 1]
        yield self._show(self._say("story-hold", held=self._cards(held)), in_hand(held))
        yield from self._others()
        yield from self._table()
        if any(isinstance(action, Draw) and action.pile == "discard" for action in played.actions):
            top = say_card(view.discard[-1], self._rules, self._language)
            yield self._say("story-pile", count=len(view.discard), card=top)
        for seat in view.skips:
            yield self._say("story-waiting", player=view.players[seat - 1])
        for seat, by in played.position.skipped:
            yield self._say("story-skipped", player=view.players[seat - 1], by=view.players[by - 1])
        if any(view.scores):
            yield self._say("story-scores", scores=self._scores())

    def story(self) -> Iterator[str]:
        """The events; passes are left out unless the example is about knocking."""
        knocks = any(isinstance(action, Knock) for action in self._played.actions)
        for step in self._played.steps:
            if isinstance(step, ExampleRefused):
                yield self._show(self._refused(step), *wanted(step.action, step.view))
            elif knocks or not isinstance(step.event, ClaimOpened | Passed):
                told = say_event(step.event, step.view, self._language, "full")
                yield self._show(told, *changed(step))
        if self._rules.skip_style == "lay-before" and self._has(SatOut):
            yield from self._where_the_skip_lies()

    def _show(self, sentence: str, *groups: tuple[ShownCard, ...]) -> str:
        """Return a sentence and note the cards it mentions."""
        if groups:
            self.shown.append(Shown(sentence, groups))
        return sentence

    def _has(self, kind: type) -> bool:
        return any(
            isinstance(step, ExampleHappened) and isinstance(step.event, kind) for step in self._played.steps
        )

    def _phase(self, lay: Lay) -> str:
        number = lay.phase or self._view.phases[lay.seat - 1] or 0
        groups = say_phase(self._rules.phases[number - 1], self._language)
        return self._say("story-phase", phase=number, groups=groups)

    def _others(self) -> Iterator[str]:
        """The other hands, where their points are counted at the end."""
        if not self._has(HandEnded) or self._rules.scoring == "none":
            return
        for seat, cards in enumerate(self._played.position.holding, 1):
            if seat != YOU:
                player = self._view.players[seat - 1]
                told = self._say("story-holds", player=player, held=self._cards(cards))
                yield self._show(told, in_hand(cards))

    def _table(self) -> Iterator[str]:
        """The phases on the table, and the groups that are hit."""
        played, view = self._played, self._view
        hit = {(action.owner, action.group) for action in played.actions if isinstance(action, Hit)}
        for laid in played.position.table:
            phase = laid.phase or view.phases[laid.seat - 1] or 0
            own = "yes" if laid.seat == YOU else "no"
            yield self._say("story-down", own=own, player=view.players[laid.seat - 1], phase=phase)
        if self._rules.scoring == "none" and len(played.position.table) > 1:
            first = played.position.table[0].seat
            own = "yes" if first == YOU else "no"
            yield self._say("story-laid-first", own=own, player=view.players[first - 1])
        for group in view.table:
            if (group.seat, group.group) in hit:
                name = say_table_group(view, group.seat, group.group, self._language)
                told = self._say("story-table", group=name, held=self._cards(group.cards))
                yield self._show(told, on_table(group.cards, group.kind, group.stands_for))

    def _scores(self) -> str:
        names = zip(self._view.players, self._view.scores, strict=True)
        return ", ".join(self._say("story-score", player=player, points=points) for player, points in names)

    def _refused(self, step: ExampleRefused) -> str:
        action = say_action(step.action, step.view, self._language)
        code = step.problem.code
        why = self._say(f"why-{code}") if code in IN_OTHER_WORDS else explain(step.problem, self._language)
        return self._say("story-not-allowed", action=action, why=why)

    def _where_the_skip_lies(self) -> Iterator[str]:
        discard = self._played.after.discard
        if SKIP in (discard[-1], discard[0]):
            yield self._say("story-pile-after", where="top" if discard[-1] == SKIP else "bottom")

    def _cards(self, cards: tuple[Card, ...]) -> str:
        return say_cards(cards, self._rules, self._language)

    def _say(self, message: str, **values: str | int) -> str:
        return say(message, self._language, **{"cards": self._rules.cards, **values})
