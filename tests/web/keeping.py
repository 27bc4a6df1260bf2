"""Somebody who keeps the score at the page, with mouse, keys or fingers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final, Literal, cast

from playwright.sync_api import Locator, Page, expect

from web.playing import Way

Left = int | tuple[str, ...]

KINDS: Final = ("w", "s", *map(str, range(1, 13)))
"""The cards of the pad, in the order in which they stand there."""
SMALL: Final = """() => [...document.querySelector("main")
    .querySelectorAll("button, a.button, input, select, summary, label")]
    .filter((one) => one.type !== "radio" && one.checkVisibility())
    .map((one) => [one.getBoundingClientRect(), one])
    .filter(([{width, height}]) => width < 43.9 || height < 43.9)
    .map(([{width, height}, one]) => `${one.outerHTML.slice(0, 80)}: ${width} x ${height}`)"""


@dataclass
class Keeper:
    """Somebody with a sheet before them."""

    page: Page
    way: Way = "touch"

    def use(self, control: Locator) -> None:
        """Press a button, in this person's way."""
        if self.way == "mouse":
            control.click()
        elif self.way == "touch":
            control.tap()
        else:
            control.focus()
            self.page.keyboard.press("Enter")

    def begin(
        self,
        players: Sequence[str],
        edition: str = "classic-en",
        options: Mapping[str, str] | None = None,
        dealer: int = 0,
    ) -> str:
        """Begin a sheet at the page with all sheets; its id."""
        self.use(self.page.locator('a[href="/keep/new"]'))
        names = self.page.locator("input[list]")
        expect(names.first).to_be_visible()
        while names.count() < len(players):
            self.use(self.page.locator(".names + datalist + button"))
        for place, name in enumerate(players):
            names.nth(place).fill(name)
        for _ in range(names.count() - len(players)):
            self.use(self.page.locator(".names button").last)
        self.page.locator(f'input[value="{edition}"]').check()
        if options:
            self.use(self.page.locator("form summary"))
        for option, value in (options or {}).items():
            self.page.locator(f'select[name="{option}"]').select_option(value)
        self.page.locator('select[name="dealer"]').select_option(str(dealer))
        self.use(self.page.locator("form button.first"))
        self.hands(0)
        return self.page.url.rpartition("/")[2]

    def hands(self, count: int) -> None:
        """The sheet shows so many hands."""
        expect(self.page.locator("[data-hands]")).to_have_attribute("data-hands", str(count))

    def kept(self, where: Literal["device", "server"]) -> None:
        """The sheet says where it is kept."""
        expect(self.page.locator("[data-kept]")).to_have_attribute("data-kept", where)

    def write(
        self,
        out: str | None,
        made: Sequence[str] = (),
        left: Mapping[str, Left] | None = None,
        phases: Mapping[str, int] | None = None,
        first: Sequence[str] = (),
    ) -> None:
        """Write down the coming hand."""
        self.use(self.page.locator("section.next a"))
        self.answer(out, made, left, phases, first)

    def answer(
        self,
        out: str | None,
        made: Sequence[str] = (),
        left: Mapping[str, Left] | None = None,
        phases: Mapping[str, int] | None = None,
        first: Sequence[str] = (),
    ) -> None:
        """Answer all questions about a hand, and agree to what comes of them."""
        self.step("out")
        choices = self.page.locator("[data-step=out] li button")
        self.use(choices.last if out is None else choices.filter(has_text=out))
        expect(self.page.locator("[data-step=out]")).to_have_count(0)
        if self.stage() == "made":
            self.answer_made(made, phases or {})
        if self.stage() == "order":
            for name in first:
                self.use(self.page.locator("[data-step=order] li button").filter(has_text=name))
            self.next()
        for name, held in (left or {}).items():
            self.hold(name, held)
        self.step("check")
        self.use(self.page.locator("[data-step=check] button.first"))
        expect(self.page.locator("[data-hands]")).to_be_visible()

    def answer_made(self, made: Sequence[str], phases: Mapping[str, int]) -> None:
        """Name those who made their phase, and no others."""
        for maker in self.page.locator("button.maker").all():
            wanted = any(name in maker.inner_text() for name in made)
            if wanted != (maker.get_attribute("aria-pressed") == "true"):
                self.use(maker)
        for name, phase in phases.items():
            group = self.page.locator("fieldset").filter(has_text=name)
            self.use(group.get_by_text(str(phase), exact=True))
        self.next()

    def hold(self, name: str, held: Left) -> None:
        """Say what somebody still holds, by points or by cards."""
        self.step("left")
        expect(self.page.locator("#question")).to_contain_text(name)
        self.use(self.page.locator(".ways button").nth(0 if isinstance(held, int) else 1))
        if isinstance(held, int):
            while self.page.locator(".pad input").input_value():
                self.use(self.page.locator(".pad button").last)
            for digit in str(held):
                self.use(self.page.locator(".pad button").get_by_text(digit, exact=True))
        else:
            while self.page.locator(".chosen button").count():
                self.use(self.page.locator(".chosen button").first)
            for code in held:
                self.use(self.page.locator(".kinds button").nth(KINDS.index(code)))
        self.next()
        expect(self.page.locator("#question")).not_to_contain_text(name)

    def next(self) -> None:
        self.use(self.page.locator("section[aria-labelledby=question] button.first"))

    def stage(self) -> str:
        return self.page.locator("[data-step]").get_attribute("data-step") or ""

    def step(self, kind: str) -> None:
        expect(self.page.locator("[data-step]")).to_have_attribute("data-step", kind)

    def totals(self) -> list[str]:
        """What stands under the hands."""
        return self.page.locator("td.total").all_inner_texts()

    def small_targets(self) -> list[str]:
        """What is too small for a thumb."""
        return cast("list[str]", self.page.evaluate(SMALL))
