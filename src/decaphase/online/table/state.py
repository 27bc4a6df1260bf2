"""The state of a table: its seats, its game, its clocks, its talk; and the steps of one command."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final, Literal, TypeAlias, TypeVar

from decaphase.game import Event, Game, Stage, View
from decaphase.online.table.commands import Person, Refused
from decaphase.online.table.dealer import FairDealer
from decaphase.online.table.entries import Entry
from decaphase.online.table.settings import TableSettings
from decaphase.records.fair_deal import OPEN, SEALED, FairDeal, by_seat
from decaphase.rules import Rules

TableStage: TypeAlias = Literal["lobby", "dealing", "playing", "between", "over", "closed"]

STAGES: Final[Mapping[Stage, TableStage]] = {"hand-over": "between", "game-over": "over"}
"""The table's names for the stages of a game between hands."""

STAND_IN: Final = "steady"
"""The bot that plays for absent people."""

CONTRIBUTE_SECONDS: Final = 10
"""How long a hand waits for seals, and again for contributions to the shuffle."""

T = TypeVar("T")

if TYPE_CHECKING:
    # mypy checks the fields and their types as for `dataclasses.replace`.
    from dataclasses import replace as replace  # noqa: PLC0414 - other modules import it from here
else:

    def replace(value: T, /, **changes: object) -> T:
        """A copy of a dataclass without slots, with these fields changed: faster than the standard one."""
        new = object.__new__(type(value))
        fields = new.__dict__
        fields.update(value.__dict__)
        fields.update(changes)
        return new


@dataclass(frozen=True)  # without slots, for `replace`
class Seat:
    """A seat: a person's (`account`), a bot's (`bot`), or open. `left`: a bot plays on for a person who left.

    `reserve` is the extra time left, in milliseconds; `timeouts` counts those in a row.
    """

    account: str | None = None
    name: str = ""
    bot: str | None = None
    left: bool = False
    away: bool = False
    ready: bool = False
    offered: str | None = None
    reserve: int = 0
    timeouts: int = 0

    @property
    def taken(self) -> bool:
        return self.account is not None or self.bot is not None

    @property
    def present(self) -> bool:
        """Whether a person sits here and is not away."""
        return self.account is not None and not self.away


@dataclass(frozen=True)  # without slots, for `replace`
class Deal:
    """The origin of a hand's deck: the server's secret, and each seat's contribution and its seal.

    `closed`: the seals are final, and may be opened.
    """

    hand: int
    secret: bytes
    commitment: bytes
    contributions: tuple[tuple[int, bytes], ...] = ()
    reshuffles: int = 0
    revealed: bool = False
    scheme: int = OPEN
    seals: tuple[tuple[int, bytes], ...] = ()
    closed: bool = False

    def contributions_by_seat(self, seats: int) -> tuple[bytes, ...]:
        """The contribution of every seat, empty if it gave none."""
        return by_seat(self.contributions, seats)

    def seals_by_seat(self, seats: int) -> tuple[bytes, ...]:
        """The seal of every seat, empty if it has none; in scheme 1 nothing."""
        return by_seat(self.seals, seats) if self.scheme == SEALED else ()


@dataclass(frozen=True, slots=True)
class ChatLine:
    """A chat line or a reaction; `account` is not shown to others."""

    at: int
    account: str
    seat: int
    name: str
    text: str
    reaction: bool


@dataclass(frozen=True, slots=True)
class BotTurn:
    """A bot has to act: for which seat, which bot, and its view."""

    seat: int
    bot: str
    view: View


@dataclass(frozen=True, slots=True)
class Numbering:
    """How the numbers of entries for each person, without gaps, follow from their places in the log.

    `hidden` counts the entries that a stranger does not see, `extra` by how many an account sees more or
    fewer.
    """

    hidden: int = 0
    extra: Mapping[str, int] = field(default_factory=dict)

    def number(self, seq: int, account: str | None) -> int:
        """The number of the last entry that this account sees, up to this place in the log."""
        return seq - self.hidden + (0 if account is None else self.extra.get(account, 0))


@dataclass(frozen=True)  # without slots, for `replace`
class TableState:
    """The state of a table. `began`: when the running clock was started.

    `seq` is the last entry of the log, `now` the time of the last one that everyone is shown: no
    time may depend on hidden entries, nor on talk, which some may have muted. `undo` holds the game
    before each move of this turn that can be taken back, `happened` the events of the last entry,
    `answers` the seats that have knocked (True) or passed in the open window, `held` the accounts
    that have seen the cards of a seat in this hand. `minded`: a bot plays the rest of the turn.
    `reports`: who reported whom.
    """

    table: str
    rules: Rules
    settings: TableSettings
    seats: tuple[Seat, ...]
    opener: str | None = None
    now: int = 0
    seq: int = 1
    closed: bool = False
    game: Game | None = None
    deals: tuple[Deal, ...] = ()
    dealing: bool = False
    games: int = 1
    began: int = 0
    paused: int | None = None
    minded: bool = False
    answers: tuple[tuple[int, bool], ...] = ()
    undo: tuple[Game, ...] = ()
    happened: tuple[Event, ...] = ()
    talk: tuple[ChatLine, ...] = ()
    mutes: frozenset[tuple[str, str]] = frozenset()
    votes: frozenset[tuple[str, str]] = frozenset()
    held: frozenset[tuple[str, int]] = frozenset()
    kicked: frozenset[str] = frozenset()
    reports: tuple[tuple[str, str], ...] = ()
    numbering: Numbering = field(default_factory=Numbering)

    @property
    def stage(self) -> TableStage:
        """lobby, dealing, playing, between (hands), over or closed"""
        if self.closed:
            return "closed"
        if self.dealing:
            return "dealing"
        if self.game is None:
            return "lobby"
        return STAGES.get(self.game.stage, "playing")

    def number_for(self, account: str | None) -> int:
        """The number of the last entry that this account (None: a stranger) sees."""
        return self.numbering.number(self.seq, account)

    def seat(self, number: int) -> Seat:
        return self.seats[number - 1]

    def seat_of(self, account: str | None) -> int | None:
        """The seat of this account."""
        return seat_of(self.seats, account)

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(seat.name for seat in self.seats)

    @property
    def anyone_present(self) -> bool:
        """Whether anyone is present; without people a table waits, and bots do not play among themselves."""
        return any(seat.present for seat in self.seats)

    @property
    def unanswered(self) -> tuple[int, ...]:
        """The seats that have yet to answer whether they knock, clockwise."""
        if self.game is None or self.game.stage != "claim":
            return ()
        answered = {seat for seat, _ in self.answers}
        return tuple(seat for seat in clockwise(self.game) if seat not in answered)

    def bot_plays(self, seat: int) -> str | None:
        """The bot that plays this seat now; None if a person does."""
        holder = self.seats[seat - 1]
        if holder.account is None:
            return holder.bot
        minded = self.minded and self.game is not None and self.game.turn == seat
        return STAND_IN if holder.away or minded else None

    def bot_turn(self) -> BotTurn | None:
        """The bot that has to act now, if any."""
        game = self.game
        if game is None or self.dealing or self.closed or self.paused is not None:
            return None
        waiting = self.unanswered if game.stage == "claim" else (game.turn or 0,)
        for seat in waiting:
            bot = self.bot_plays(seat) if seat else None
            if bot is not None:
                return BotTurn(seat, bot, game.view(seat)) if self.anyone_present else None
        return None

    @property
    def deadline(self) -> int | None:
        """When the next Tick is due; None while no clock runs."""
        if self.game is None or self.closed or self.paused is not None:
            return None
        deadline = self.began + 1000 * CONTRIBUTE_SECONDS if self.dealing else self._turn_deadline(self.game)
        return deadline if deadline is not None and self.anyone_present else None

    def _turn_deadline(self, game: Game) -> int | None:
        settings = self.settings
        if game.stage == "claim" and self.unanswered:
            window = settings.claim_seconds or settings.turn_seconds
            return self.began + 1000 * window if window else None
        seat = game.turn if settings.turn_seconds else None
        if seat is None or self.bot_plays(seat) is not None:
            return None
        return self.began + 1000 * settings.turn_seconds + self.seat(seat).reserve

    def with_seat(self, number: int, seat: Seat) -> TableState:
        return replace(self, seats=(*self.seats[: number - 1], seat, *self.seats[number:]))

    def with_deal(self, deal: Deal) -> TableState:
        """The table with its latest deal changed."""
        return replace(self, deals=(*self.deals[:-1], deal))

    def without_seal(self, number: int) -> TableState:
        """The table without this seat's seal, which only its player can open; final seals stay."""
        if not self.dealing or self.deal.closed:
            return self
        seals = tuple(sealed for sealed in self.deal.seals if sealed[0] != number)
        return self.with_deal(replace(self.deal, seals=seals))

    @property
    def game_name(self) -> str:
        """The name that this game's deals are bound to: the table, and after a rematch the game's number."""
        return self.table if self.games == 1 else f"{self.table}/{self.games}"

    @property
    def deal(self) -> Deal:
        """The deal of the current or the last hand."""
        return self.deals[-1]

    @property
    def fair_deal(self) -> FairDeal:
        """The inputs of that hand's shuffle."""
        deal, seats = self.deal, len(self.seats)
        given, seals = deal.contributions_by_seat(seats), deal.seals_by_seat(seats)
        return FairDeal(self.game_name, deal.hand, deal.secret, given, seals)


def seat_of(seats: tuple[Seat, ...], account: str | None) -> int | None:
    """The seat of this account among these seats."""
    if account is not None:
        for number, seat in enumerate(seats, 1):
            if seat.account == account:
                return number
    return None


def clockwise(game: Game) -> tuple[int, ...]:
    """The seats that are asked whether they knock, the nearest to the discarder first."""
    first = game.turn or 1
    return tuple(sorted(game.asked, key=lambda seat: (seat - first) % len(game.players)))


Step: TypeAlias = tuple[Entry, TableState]
"""An entry, and the table after it."""
Evolve: TypeAlias = Callable[[TableState, Entry], TableState]


class Transaction:
    """The steps of one command, and what is needed to decide it.

    `fresh` is randomness that has not been used before.
    """

    def __init__(self, state: TableState, now: int, fresh: bytes, dealer: FairDealer, evolve: Evolve) -> None:
        self.state = state
        self.steps: list[Step] = []
        # A clock that was set back must not let time run backwards in a log.
        self.now: Final = max(now, state.now)
        self.fresh: Final = fresh
        self.dealer: Final = dealer
        self._evolve: Final = evolve

    def record(self, entry: Entry, after: TableState | None = None) -> None:
        """Add an entry; `after` is the table after it, where deciding the entry has found that already."""
        self.state = self._evolve(self.state, entry) if after is None else after
        self.steps.append((entry, self.state))

    def own_seat(self, person: Person) -> int:
        """The seat of a person; spectators are refused."""
        number = self.state.seat_of(person.account)
        if number is None:
            raise Refused("table-not-seated")
        return number
