"""Setting up a game: people, bots, rules, dealer."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random, SystemRandom
from typing import Final

from decaphase.game.names import MOST_PLAYERS, check_name
from decaphase.problems import Impossible, Unreadable
from decaphase.rules import DEFAULT_EDITION, EDITIONS, Rules, load_edition, load_rules
from decaphase.say import languages, say, spoken
from decaphase.terminal.console import Console

DEFAULT_BOTS: Final = ("steady",) * 3
BY_LOT: Final = "lot"


@dataclass(frozen=True, slots=True)
class Person:
    """A person's name and language."""

    name: str
    language: str


@dataclass(frozen=True, slots=True)
class PlayOptions:
    """What the command line says; None: ask, or use the default."""

    people: tuple[Person, ...] | None = None
    bots: tuple[str, ...] | None = None
    rules: Rules | None = None
    dealer: str | None = None


@dataclass(frozen=True, slots=True)
class GameSetup:
    """Everything needed to start a game."""

    people: tuple[Person, ...]
    bots: tuple[str, ...]
    rules: Rules
    dealer: str

    @property
    def names(self) -> list[str]:
        """The players' names by seat: people first, then bots."""
        return player_names(self.people, self.bots)


def set_up_game(console: Console, options: PlayOptions, default_name: str) -> GameSetup:
    """The setup of a game; if the people were named on the command line, nothing is asked."""
    if options.people is not None:
        people = options.people
        bots = options.bots if options.bots is not None else () if len(people) > 1 else DEFAULT_BOTS
        check_table(people, bots)
        return GameSetup(
            people, bots, options.rules or load_rules(default_edition()), options.dealer or BY_LOT
        )
    console.say(say("play-welcome"))
    people = ask_people(console, default_name)
    bots = ask_bots(console, people) if options.bots is None else options.bots
    check_table(people, bots)
    rules = options.rules or ask_edition(console)
    return GameSetup(people, bots, rules, options.dealer or ask_dealer(console, player_names(people, bots)))


def default_edition() -> str:
    """The first edition in the current language."""
    return next((name for name in EDITIONS if load_edition(name).language == spoken()), DEFAULT_EDITION)


# People


def read_people(text: str) -> tuple[Person, ...]:
    """Names separated by commas, each followed by `:LANGUAGE` if it differs.

    >>> read_people("Ann, Bea:fr")
    (Person(name='Ann', language='en'), Person(name='Bea', language='fr'))
    """
    people = []
    for part in text.split(","):
        name, colon, language = part.strip().rpartition(":")
        if not colon or language not in languages():
            name, language = part.strip(), spoken()
        check_name(name.strip())
        people.append(Person(name.strip(), language))
    check_people(people)
    return tuple(people)


def check_people(people: Sequence[Person]) -> None:
    """Refuse too many people, and equal names."""
    if len(people) > MOST_PLAYERS:
        raise Impossible("too-many-people", count=len(people), most=MOST_PLAYERS)
    names = [person.name.casefold() for person in people]
    for name in names:
        if names.count(name) > 1:
            raise Impossible("same-name", name=people[names.index(name)].name)


def ask_people(console: Console, default: str) -> tuple[Person, ...]:
    """Ask who plays at this keyboard."""
    name = default or say("play-usual-name")
    return console.ask_until(say("play-ask-people", name=name), lambda text: read_people(text or name))


# Bots


def read_bots(text: str) -> tuple[str, ...]:
    """Bots by name, by number, or both: `2 sharp`, `steady, greedy`, `3`.

    >>> read_bots("2 sharp, beginner"), read_bots("2")
    (('sharp', 'sharp', 'beginner'), ('steady', 'steady'))
    """
    from decaphase.bots import make_bot  # not needed for the first question, and slow to load

    bots: list[str] = []
    for part in text.replace(";", ",").split(","):
        count, _, name = part.strip().partition(" ")
        if not count.isdecimal():
            count, name = "1", part.strip()
        elif len(count) > 2:
            raise Impossible("too-many-bots", most=MOST_PLAYERS - 1)
        bots += [name.strip() or DEFAULT_BOTS[0]] * int(count)
    if len(bots) >= MOST_PLAYERS:
        raise Impossible("too-many-bots", most=MOST_PLAYERS - 1)
    for bot in bots:
        make_bot(bot)  # refuses an unknown name
    return tuple(bots)


def ask_bots(console: Console, people: Sequence[Person]) -> tuple[str, ...]:
    """Ask which bots play."""
    from decaphase.bots import bot_names

    default = "3" if len(people) == 1 else "0"

    def read(text: str) -> tuple[str, ...]:
        bots = read_bots(text or default)
        check_table(people, bots)
        return bots

    return console.ask_until(say("play-ask-bots", usual=default, names=", ".join(bot_names())), read)


def check_table(people: Sequence[Person], bots: Sequence[str]) -> None:
    """Refuse too few or too many players."""
    count = len(people) + len(bots)
    if not 2 <= count <= MOST_PLAYERS:
        raise Impossible("table-size", count=count, most=MOST_PLAYERS)


def player_names(people: Sequence[Person], bots: Sequence[str]) -> list[str]:
    """The players' names, people first; bots are named after their kind, numbered if necessary."""
    from decaphase.bots.settings import read_spec

    names = [person.name for person in people]
    kinds = [read_spec(bot)[0].capitalize() for bot in bots]
    for place, kind in enumerate(kinds):
        name = kind if kinds.count(kind) == 1 else f"{kind} {kinds[: place + 1].count(kind)}"
        while name.casefold() in map(str.casefold, names):
            name += "*"
        names.append(name)
    return names


# Rules and dealer


def ask_edition(console: Console) -> Rules:
    """Ask for the edition."""
    titles = [
        say("play-edition", title=say(f"edition-{name}"), about=say(f"edition-{name}.about"))
        for name in EDITIONS
    ]
    default = EDITIONS.index(default_edition())
    return load_rules(EDITIONS[console.choose(say("play-which-rules"), titles, default=default)])


def ask_dealer(console: Console, names: Sequence[str]) -> str:
    """Ask who deals first: a player's name, or by lot."""
    picked = console.choose(say("play-which-dealer"), [say("play-by-lot"), *names], default=0)
    return BY_LOT if picked == 0 else names[picked - 1]


def find_dealer(dealer: str, names: Sequence[str], seed: int | None) -> int:
    """The seat (from 1) of the first dealer."""
    asked = dealer.strip().casefold()
    if asked == BY_LOT:
        lot = SystemRandom() if seed is None else Random(seed)  # noqa: S311 - a seed gives the same dealer
        return lot.randrange(len(names)) + 1
    alike = [seat for seat, name in enumerate(names, 1) if name.casefold().startswith(asked)]
    same = [seat for seat in alike if names[seat - 1].casefold() == asked]
    if len(same or alike) != 1:
        raise Unreadable("no-such-dealer", name=dealer[:40], names=", ".join(names))
    return (same or alike)[0]
