"""An evening at a table whose cards are known: Ann at the page, the others as the test says."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from playwright.sync_api import Page, expect

from support.web.company import Companion, Company
from support.web.doing import do_at
from support.web.opening import open_table
from support.web.playing import AT_ONCE, Player
from support.web.stacked import StackedHouse, deck_of
from support.web.visits import Colours, Language, Size, Visits

ANN: Final = "r3 g3 b5 y5 r7 b8 g9 y10 r12 w"
BEA: Final = "r4 g4 b4 r6 g6 b6 y2 y9 g11 b12"
CAS: Final = "r1 g1 b2 y3 g5 b7 y8 r9 g10 s"
USUAL: Final = deck_of([ANN, BEA, CAS], "g7", "y1 y6 r10 b3")
"""Ann is one card short of her phase, which is the fourth to be drawn; Bea has hers; Cas has a skip."""
NAMES: Final = ("Bea", "Cas")


@dataclass(frozen=True, slots=True)
class Evening:
    """A table, Ann's page, and those who sit there with her."""

    house: StackedHouse
    page: Page
    table: str
    others: Sequence[Companion]

    @property
    def address(self) -> str:
        return f"{self.house.address}/table/{self.table}"

    @property
    def ann(self) -> Player:
        return Player(self.page)

    def do(self, command: Mapping[str, object]) -> None:
        """Ann does something, from another window of hers."""
        do_at(self.page, self.table, command)

    def act(self, *moves: str) -> None:
        """Ann makes these moves."""
        for move in moves:
            self.do({"do": "act", "action": f"1 {move}"})

    def begin(self, *decks: Sequence[str]) -> None:
        """Everybody is ready; the hands of this game are dealt from these decks."""
        self.house.stack(*(decks or (USUAL,)))
        self.get_ready()
        self.deal()

    def get_ready(self) -> None:
        """Ann is ready, and nobody before her; with others at the table that is seen at her seat."""
        self.page.locator(".next button").first.click()
        if self.others:
            expect(self.page.locator(".seats li").first.locator(".ready")).to_be_visible()

    def deal(self) -> None:
        """The others are ready too, and the cards are dealt."""
        for other in self.others:
            other.get_ready()
        for other in self.others:
            other.seal()
        for other in self.others:
            other.contribute()
        expect(self.page.locator("[data-stage=playing]")).to_be_visible()

    def caught_up(self) -> None:
        """Wait until the page shows all that has happened."""
        self.ann.caught_up()


@dataclass(frozen=True, slots=True)
class Evenings:
    """Where evenings are spent."""

    page_at: Visits
    house: StackedHouse
    company: Company
    language: Language = "en"
    size: Size = "desktop"
    colours: Colours = "light"

    def __call__(
        self,
        options: Mapping[str, object] | None = None,
        *,
        names: Sequence[str] = NAMES,
        bots: tuple[str, ...] = (),
        free: int = 0,
        **settings: object,
    ) -> Evening:
        """A table before the game, at which Ann sits in seat 1; with bots only, the game begins."""
        page = self.page_at("/", self.language, self.size, self.colours)
        page.evaluate(AT_ONCE)
        wanted = {"listed": True, **settings}
        seats = 1 + len(names) + len(bots) + free
        table = open_table(page, options or {}, edition="classic-en", bots=bots, seats=seats, **wanted)
        others = [self.company.come(name, table, seat) for seat, name in enumerate(names, 2)]
        page.goto(f"{self.house.address}/table/{table}")
        expect(page.locator("[data-stage]")).to_be_visible()
        return Evening(self.house, page, table, others)
