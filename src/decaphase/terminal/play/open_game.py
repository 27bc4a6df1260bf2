"""Sitting down: a new game from what was planned, or one that was put away taken up again."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from datetime import datetime
from pathlib import Path
from typing import Final

from decaphase.bots import make_bot
from decaphase.game import Game
from decaphase.problems import Problem
from decaphase.records import Record, RecordProblem, Steps, take_up
from decaphase.say import languages, say, say_list, speak, spoken
from decaphase.say.events import Fullness, say_event
from decaphase.terminal.console import Console
from decaphase.terminal.play.game_loop import GameLoop, Robot, goes_without_saying
from decaphase.terminal.play.hand_order import HandOrder
from decaphase.terminal.play.player import TerminalPlayer
from decaphase.terminal.play.saves import PERSON, Keeper, new_file
from decaphase.terminal.play.setup import LOT, Party, Somebody, find_dealer
from decaphase.terminal.settings import TerminalSettings, save_settings

AT_A_TABLE: Final = {"sharp": "sharp:seconds=0.5"}
"""Who thinks for a time here, not for so many playouts: nobody waits while the engine is being compiled."""


def play(
    console: Console,
    party: Party,
    settings: TerminalSettings,
    *,
    fullness: Fullness | None = None,
    seed: int | None = None,
) -> bool:
    """Play a new game; whether it came to its end. `fullness`: how much is said this time."""
    names = party.names
    dealer = find_dealer(party.dealer, names, seed)
    kinds = [*(PERSON for _ in party.people), *party.bots]
    meta: dict[str, object] = {
        "seats": kinds,
        "languages": [person.language for person in party.people],
        "seed": secrets.randbits(32) if seed is None else seed,
    }
    keeper = Keeper(new_file(names, datetime.now().astimezone()), meta)
    seats = take_seats(kinds, party.people, settings, meta, fullness)
    speak(party.people[0].language)
    if names[0] != say("play-usual-name"):
        settings = replace(settings, name=names[0])
        _remember(settings)
    console.say(say("play-dealer", player=names[dealer - 1], lot="yes" if party.dealer == LOT else "no"))
    return _sit(
        GameLoop(console, Game(party.rules, names, seed=seed), seats, keeper, dealer), seats, settings
    )


def resume(
    console: Console,
    path: Path,
    record: Record,
    settings: TerminalSettings,
    *,
    fullness: Fullness | None = None,
) -> bool:
    """Take a game up again; one that nobody here has played is played by the first of its players."""
    game = take_up(record)
    kinds = _kinds(record)
    spoken_by = record.meta.get("languages")
    asked = [str(language) for language in spoken_by] if isinstance(spoken_by, list) else []
    names = [name for name, kind in zip(record.players, kinds, strict=True) if kind == PERSON]
    asked += [spoken()] * (len(names) - len(asked))
    people = [
        Somebody(name, language if language in languages() else spoken())
        for name, language in zip(names, asked, strict=False)
    ]
    seats = take_seats(kinds, people, settings, record.meta, fullness)
    for seat in seats:
        if isinstance(seat, TerminalPlayer):
            recall(seat, record)
    console.say(say("play-resumed", players=say_list(record.players), hands=len(game.hands)))
    return _sit(GameLoop(console, game, seats, Keeper(path, record.meta), None), seats, settings)


def _sit(sitting: GameLoop, seats: Sequence[TerminalPlayer | Robot], settings: TerminalSettings) -> bool:
    """Play, and remember how the first person came to like it."""
    first = next(seat for seat in seats if isinstance(seat, TerminalPlayer))
    before = first.fullness, first.order.order
    over = sitting.play()
    if (first.fullness, first.order.order) != before:
        _remember(replace(settings, fullness=first.fullness, sort=first.order.order))
    return over


def _remember(settings: TerminalSettings) -> None:
    with suppress(Problem):  # what cannot be remembered is set again
        save_settings(settings)


def recall(person: TerminalPlayer, record: Record) -> None:
    """Remember what happened so far in the hand that goes on."""
    steps = Steps(record)
    speak(person.language)
    for index, step in enumerate(steps.all):
        if step.hand == steps.hands:
            view = steps.game_after(index).view(person.seat)
            for event in step.events:
                if not goes_without_saying(event, person):
                    seen = event.seen_by(person.seat)
                    person.history.append(say_event(seen, view, fullness=person.fullness))


def _kinds(record: Record) -> list[str]:
    """Who sits in each seat: `person`, or a bot by its name."""
    seats = record.meta.get("seats")
    if not isinstance(seats, list) or len(seats) != len(record.players):
        return [PERSON, *("steady" for _ in record.players[1:])]
    kinds = [str(kind) for kind in seats]
    if PERSON not in kinds:
        raise RecordProblem("nobody-plays")
    return kinds


def take_seats(
    kinds: Sequence[str],
    people: Sequence[Somebody],
    settings: TerminalSettings,
    meta: Mapping[str, object],
    fullness: Fullness | None,
) -> list[TerminalPlayer | Robot]:
    """Everybody in their seat; the bots have the seed that was written down."""
    coming = iter(people)
    written = meta.get("seed")
    seed = written if isinstance(written, int) else 0
    seats: list[TerminalPlayer | Robot] = []
    for seat, kind in enumerate(kinds, 1):
        if kind == PERSON:
            somebody = next(coming)
            order = HandOrder(settings.sort)
            seats.append(
                TerminalPlayer(seat, somebody.name, somebody.language, fullness or settings.fullness, order)
            )
        else:
            seats.append(Robot(seat, make_bot(AT_A_TABLE.get(kind, kind), seed + seat)))
    return seats
