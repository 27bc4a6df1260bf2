"""Starting a new game, or resuming a saved one."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import replace
from datetime import datetime
from pathlib import Path
from typing import Final

from decaphase.bots import make_bot
from decaphase.game import Game
from decaphase.records import Record, RecordProblem, ReplaySteps, load_game
from decaphase.say import languages, say, say_list, speak, spoken
from decaphase.say.events import Fullness
from decaphase.terminal.console import Console
from decaphase.terminal.play.game_loop import BotPlayer, GameLoop, event_lines
from decaphase.terminal.play.hand_order import HandOrder
from decaphase.terminal.play.player import TerminalPlayer
from decaphase.terminal.play.saves import PERSON, SaveFile, new_save_path
from decaphase.terminal.play.setup import BY_LOT, GameSetup, Person, find_dealer
from decaphase.terminal.settings import TerminalSettings, save_preferences, try_to_save

TIMED_BOTS: Final = {"sharp": "sharp:seconds=0.5"}
"""Bots limited by time instead of playouts, so that no machine is too slow for them."""


def play_game(
    console: Console,
    setup: GameSetup,
    settings: TerminalSettings,
    *,
    fullness: Fullness | None = None,
    seed: int | None = None,
) -> bool:
    """Play a new game; whether it ended. `fullness` overrides the verbosity of the settings."""
    names = setup.names
    dealer = find_dealer(setup.dealer, names, seed)
    kinds = [*(PERSON for _ in setup.people), *setup.bots]
    meta: dict[str, object] = {
        "seats": kinds,
        "languages": [person.language for person in setup.people],
        "seed": secrets.randbits(32) if seed is None else seed,
    }
    save_file = SaveFile(new_save_path(names, datetime.now().astimezone()), meta)
    seats = seat_players(kinds, setup.people, settings, meta, fullness)
    speak(setup.people[0].language)
    if names[0] != say("play-usual-name"):
        settings = replace(settings, name=names[0])
        try_to_save(settings)
    console.say(say("play-dealer", player=names[dealer - 1], lot="yes" if setup.dealer == BY_LOT else "no"))
    return _run(
        GameLoop(console, Game(setup.rules, names, seed=seed), seats, save_file, dealer), seats, settings
    )


def resume_game(
    console: Console,
    path: Path,
    record: Record,
    settings: TerminalSettings,
    *,
    fullness: Fullness | None = None,
) -> bool:
    """Resume a game; in a record from elsewhere the first player is the person at the keyboard."""
    game = load_game(record)
    kinds = _seat_kinds(record)
    languages_in_meta = record.meta.get("languages")
    asked = [str(language) for language in languages_in_meta] if isinstance(languages_in_meta, list) else []
    names = [name for name, kind in zip(record.players, kinds, strict=True) if kind == PERSON]
    asked += [spoken()] * (len(names) - len(asked))
    people = [
        Person(name, language if language in languages() else spoken())
        for name, language in zip(names, asked, strict=False)
    ]
    seats = seat_players(kinds, people, settings, record.meta, fullness)
    for seat in seats:
        if isinstance(seat, TerminalPlayer):
            restore_history(seat, record)
    console.say(say("play-resumed", players=say_list(record.players), hands=len(game.hands)))
    return _run(GameLoop(console, game, seats, SaveFile(path, record.meta), None), seats, settings)


def _run(loop: GameLoop, seats: Sequence[TerminalPlayer | BotPlayer], settings: TerminalSettings) -> bool:
    """Play, and save the first person's preferences."""
    first = next(seat for seat in seats if isinstance(seat, TerminalPlayer))
    before = first.fullness, first.order.order
    over = loop.play()
    save_preferences(settings, before, (first.fullness, first.order.order))
    return over


def restore_history(person: TerminalPlayer, record: Record) -> None:
    """Restore a person's history of the current hand."""
    steps = ReplaySteps(record)
    speak(person.language)
    for index, step in enumerate(steps.all):
        if step.hand == steps.hands:
            person.history += event_lines(step.events, steps.game_after(index).view(person.seat), person)


def _seat_kinds(record: Record) -> list[str]:
    """The kind of each seat: `person`, or a bot's name."""
    seats = record.meta.get("seats")
    if not isinstance(seats, list) or len(seats) != len(record.players):
        return [PERSON, *("steady" for _ in record.players[1:])]
    kinds = [str(kind) for kind in seats]
    if PERSON not in kinds:
        raise RecordProblem("nobody-plays")
    return kinds


def seat_players(
    kinds: Sequence[str],
    people: Sequence[Person],
    settings: TerminalSettings,
    meta: Mapping[str, object],
    fullness: Fullness | None,
) -> list[TerminalPlayer | BotPlayer]:
    """The people and bots in their seats; the bots use the seed saved in `meta`."""
    remaining = iter(people)
    seed_in_meta = meta.get("seed")
    seed = seed_in_meta if isinstance(seed_in_meta, int) else 0
    seats: list[TerminalPlayer | BotPlayer] = []
    for seat, kind in enumerate(kinds, 1):
        if kind == PERSON:
            person = next(remaining)
            order = HandOrder(settings.sort)
            seats.append(
                TerminalPlayer(seat, person.name, person.language, fullness or settings.fullness, order)
            )
        else:
            seats.append(BotPlayer(seat, make_bot(TIMED_BOTS.get(kind, kind), seed + seat)))
    return seats
