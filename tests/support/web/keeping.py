"""Somebody who keeps the score at the page, with mouse, keys or fingers."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, Literal, cast

from playwright.sync_api import Locator, Page, expect

from support.web.playing import Way
from support.web.visits import TOO_WIDE

Left = int | tuple[str, ...]
Options = Mapping[str, str | Sequence[int] | Sequence[str]]
Axe = Callable[[Page], list[str]]

WON: Final = {
    "en": "Bea has won.",
    "nl": "Bea heeft gewonnen.",
    "fr": "Bea a gagné.",
    "de": "Bea hat gewonnen.",
}
OUT_OF_REACH: Final = ("ERR_INTERNET_DISCONNECTED", "ERR_FAILED", "409 (Conflict)", "404 (Not Found)")
"""What the browser itself says of what is meant here."""
KEPT: Final = "navigator.serviceWorker.ready.then((kept) => kept.active.state === 'activated')"
KINDS: Final = ("w", "s", *map(str, range(1, 13)))
"""The cards of the pad, in the order in which they stand there."""
SMALL: Final = """() => [...document.querySelector("main")
    .querySelectorAll("button, a.button, input, select, summary, label")]
    .filter((one) => !["radio", "checkbox"].includes(one.type) && !one.htmlFor && one.checkVisibility())
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
        options: Options | None = None,
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
            self.use(self.page.locator("form summary").first)
        for option, value in (options or {}).items():
            self.set(option, value)
        self.page.locator('select[name="dealer"]').select_option(str(dealer))
        self.use(self.page.locator("form button.first"))
        self.hands(0)
        return self.page.url.rpartition("/")[2]

    def set(self, option: str, value: str | Sequence[int] | Sequence[str]) -> None:
        """Choose what the table plays differently."""
        field = self.page.locator(f'select[name="{option}"]')
        if option == "phases":
            self.set_phases([str(phase) for phase in value])
        elif not isinstance(value, str):
            self.choose(field, "list")
            boxes = self.page.locator(".option input[type=checkbox]")
            for number in range(1, boxes.count() + 1):
                if number not in value:
                    self.tick(boxes.nth(number - 1))
        elif value.startswith("first-"):
            self.choose(field, "first")
            self.choose(field.locator("+ select"), value.removeprefix("first-"))
        else:
            self.choose(field, value)

    def set_phases(self, phases: Sequence[str]) -> None:
        """Write down phases of one's own, from the first to the last."""
        self.use(self.page.locator("form details details > summary"))
        listed = self.page.locator("form details details li")
        while listed.count() > len(phases):
            self.use(listed.last.get_by_role("button").last)
        while listed.count() < len(phases):
            self.use(self.page.locator("form details details ol + button"))
        for place, phase in enumerate(phases):
            groups = phase.split(" + ")
            fields = listed.nth(place).locator("select")
            while fields.count() > len(groups):
                self.use(listed.nth(place).locator("select + button").last)
            while fields.count() < len(groups):
                self.use(listed.nth(place).locator(".row:last-child button").first)
            for at, group in enumerate(groups):
                self.choose(fields.nth(at), group)

    def choose(self, field: Locator, value: str) -> None:
        """Choose from a list that unfolds; with keys, by going down to it."""
        if self.way != "keys":
            field.select_option(value)
            return
        values = field.locator("option").evaluate_all("(options) => options.map((one) => one.value)")
        now = field.input_value()
        field.focus()
        for _ in range(abs(values.index(value) - values.index(now))):
            self.page.keyboard.press("ArrowDown" if values.index(value) > values.index(now) else "ArrowUp")
        expect(field).to_have_value(value)

    def tick(self, box: Locator) -> None:
        """Tick a box, or take its tick away."""
        if self.way == "keys":
            box.focus()
            self.page.keyboard.press("Space")
        else:
            self.use(box)

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


def looks_well(page: Page, keeper: Keeper, axe: Axe) -> None:
    """Everybody can use what is shown, and nothing sticks out."""
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert axe(page) == []
    assert keeper.small_targets() == []
    assert not page.evaluate(TOO_WIDE)
