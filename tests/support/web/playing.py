"""People at the page: what is best is asked of the server's advice, and done with mouse, keys or fingers."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, Literal, TypedDict, cast

from playwright.sync_api import Locator, Page, expect

Way = Literal["mouse", "keys", "touch"]

HIT: Final = re.compile(r"\d hit (\w+) on (\d\.\d+)(?: (low|high))?")
DISCARD: Final = re.compile(r"\d discard (\w+)(?: > (\d))?")
ADVICE: Final = """async (table) => {
    const answer = await fetch(`/api/tables/${table}/advice`);
    return answer.ok ? await answer.json() : {advice: []};
}"""
LATEST: Final = "async (table) => (await (await fetch(`/api/tables/${table}`)).json()).seq"
AT_ONCE: Final = """localStorage.setItem("decaphase-settings", JSON.stringify({
    ...JSON.parse(localStorage.getItem("decaphase-settings") ?? "{}"), pace: "instant"}))"""
MOST_MOVES: Final = 600


class _Advice(TypedDict):
    action: str


@dataclass
class Player:
    """Somebody who sits before a page that shows a table."""

    page: Page
    way: Way = "mouse"

    @property
    def table(self) -> str:
        return self.page.url.rpartition("/")[2]

    def caught_up(self) -> None:
        """Wait until the page shows all that this person may see."""
        latest = self.page.evaluate(LATEST, self.table)
        expect(self.page.locator("[data-seq]")).to_have_attribute("data-seq", str(latest))

    def finish_game(self) -> None:
        """Play until the game is over."""
        for _ in self.steps():
            if self.page.locator("[data-stage=over]").count():
                return

    def steps(self) -> Iterator[None]:
        """Play on, step by step, as long as somebody asks for the next one; any game ends some time."""
        for _ in range(MOST_MOVES):
            yield
            self.step()
        raise AssertionError("the game does not end")

    def step(self) -> None:
        """Wait until there is something to do, and do it."""
        todo = self.page.locator(
            "[data-stage=over], [data-stage=between] button.first:not([aria-disabled=true]), .prompt.mine"
        )
        expect(todo.first).to_be_visible()
        stage = self.page.locator("[data-stage]").get_attribute("data-stage")
        if stage == "between":
            self.use(self.page.locator("[data-stage=between] button.first"))
            expect(
                self.page.locator("[data-stage=between] button.first:not([aria-disabled=true])")
            ).to_have_count(0)
        elif stage == "playing":
            self.move()

    def move(self) -> None:
        """Make the best move, and wait until it is shown."""
        seen = self.page.locator("[data-seq]").get_attribute("data-seq")
        advice = cast("dict[str, list[_Advice]]", self.page.evaluate(ADVICE, self.table))["advice"]
        if advice:
            self.make(advice[0]["action"])
            expect(self.page.locator("[data-seq]")).not_to_have_attribute("data-seq", seen or "")

    def make(self, action: str) -> None:
        """Make a move with what the page shows for it."""
        verb = action.split()[1]
        if hit := HIT.fullmatch(action):
            self.hit(*hit.groups())
        elif discard := DISCARD.fullmatch(action):
            self.discard(*discard.groups())
        elif verb == "lay":
            self.lay()
        elif verb == "draw":
            self.draw(from_deck=action.endswith("deck"))
        else:
            self.command({"knock": "k"}.get(verb, ""), self.toolbar.nth(0 if verb == "knock" else 1))

    @property
    def toolbar(self) -> Locator:
        """The buttons for what can be done now."""
        return self.page.locator(".actions .row").first.get_by_role("button")

    def draw(self, *, from_deck: bool) -> None:
        if self.way == "keys" and from_deck:
            self.page.keyboard.press("Space")
        else:
            self.use(self.page.locator(".pile").nth(0 if from_deck else 1))

    def lay(self) -> None:
        self.use(self.toolbar.first)
        proposals = self.page.locator(".proposal")
        # Where there is one way to lay the phase it is laid at once; else the ways are shown.
        expect(self.page.locator(".proposal, .owner h3").first).to_be_visible()
        if proposals.count():
            self.use(proposals.first)

    def hit(self, card: str, group: str, end: str | None) -> None:
        self.choose(card)
        self.use(self.page.locator(f'[data-drop="group:{group}"]'))
        if end is not None and self.page.locator("#choice-heading").count():
            choices = self.page.locator("#choice-heading + ul button")
            self.use(choices.nth(0 if end == "low" else 1))

    def discard(self, card: str, victim: str | None) -> None:
        self.choose(card)
        self.command(self.key("discard"), self.page.locator(".pile").nth(1))
        if victim is not None and self.page.locator("#choice-heading").count():
            names = self.page.locator("#choice-heading + ul button")
            self.use(names.first)

    def choose(self, card: str) -> None:
        """Choose this card in the hand, and no other."""
        for chosen in self.page.locator(".hand [aria-selected=true]").all():
            self.use(chosen)
        self.use(self.page.locator(f'.hand [data-card="{card}"]').first)

    def key(self, command: str) -> str:
        """The letter for a command in the language of the page."""
        language = self.page.locator("html").get_attribute("lang") or "en"
        return {"discard": {"en": "d", "nl": "w", "fr": "j", "de": "w"}}[command][language]

    def command(self, key: str, button: Locator) -> None:
        if self.way == "keys" and key:
            self.page.keyboard.press(key)
        else:
            self.use(button)

    def use(self, control: Locator) -> None:
        """Press a button, in this player's way."""
        if self.way == "mouse":
            control.click()
        elif self.way == "touch":
            control.tap()
        else:
            control.focus()
            self.page.keyboard.press("Enter")
