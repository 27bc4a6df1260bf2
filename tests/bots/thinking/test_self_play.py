"""Whole games of the engine's players: the same at both speeds, on decks that no player changes."""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random

import pytest

from decaphase.bots.backend import Backend
from decaphase.bots.thinking.memory import Memory
from decaphase.bots.thinking.player_settings import (
    BEGINNER,
    GREEDY,
    RANDOM,
    SHARP,
    STEADY,
    PlayerSettings,
    default_settings,
)
from decaphase.bots.thinking.self_play import WIN, SelfPlay, Tally, play_game, play_games
from decaphase.cards import DECK_SIZE
from decaphase.engine.deal import HAND_SIZE, order_deck
from decaphase.engine.dice import seed_dice, shuffle
from decaphase.engine.state import GAME_OVER, HAND_OVER, SEATS, State, new_state
from decaphase.game.rule_codes import rule_codes
from decaphase.rules import EDITIONS, Rules
from support.engine.native_play import fast_engine
from support.engine.walks import SCRATCH
from support.laws.variants import VARIANT_PARAMETERS, variant

LONG = 3000
"""Decisions enough for a game of few phases."""


def company(dice: Random, players: int, kinds: tuple[int, ...]) -> list[PlayerSettings]:
    """Settings for each seat, of these players in turn."""
    seat_settings = [
        default_settings(kinds[seat % len(kinds)], dice.getrandbits(40)) for seat in range(players)
    ]
    for settings in seat_settings:
        settings.playouts = 8
    dice.shuffle(seat_settings)
    return seat_settings


@dataclass(slots=True)
class Match:
    """Games in plain Python with full access to their state."""

    rules: Rules
    seat_settings: list[PlayerSettings]
    state: State = field(init=False)
    memory: Memory = field(default_factory=Memory)
    tally: Tally = field(default_factory=Tally)

    def __post_init__(self) -> None:
        self.state = new_state(len(self.seat_settings))

    @property
    def table(self) -> SelfPlay:
        book = rule_codes(self.rules)
        return SelfPlay(self.state, book, self.memory, self.seat_settings, SCRATCH, self.tally)

    def play(self, seed: int, most: int = LONG) -> int:
        return play_game(self.table, seed, most, [], 0)

    def play_many(self, seed: int, games: int, most: int = LONG) -> int:
        return play_games(self.table, seed, games, most)


@pytest.mark.parametrize("name", VARIANT_PARAMETERS)
def test_both_speeds_play_alike(name: str) -> None:
    """The four players that do not search, at every table, until a seat has surely laid and hit."""
    rules, dice = variant(name), Random(name)
    seat_settings = company(dice, dice.randint(2, 6), (GREEDY, STEADY, BEGINNER, RANDOM))
    plain = Backend(rule_codes(rules)).play(seat_settings, 5, most=250)
    assert fast_engine(rules).play(seat_settings, 5, most=250) == plain
    assert plain.decisions == 250 or plain.ended


@pytest.mark.parametrize(
    "name",
    [
        "classic-en",
        "knocking-must-play",
        "must-play-order-any",
        *(pytest.param(name, marks=pytest.mark.slow) for name in (*EDITIONS[1:], "order-any", "phases-own")),
    ],
)
def test_both_speeds_play_alike_with_a_player_who_searches(name: str) -> None:
    rules, dice = variant(name), Random(name)
    seat_settings = company(dice, 5, (SHARP, GREEDY, STEADY, BEGINNER, RANDOM))
    plain = Backend(rule_codes(rules)).play(seat_settings, 6, most=45)
    assert fast_engine(rules).play(seat_settings, 6, most=45) == plain


SHORT = {"selection": "first-1"}


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("classic-en", SHORT),
        ("house-nl", SHORT),
        ("house-nl-original", {**SHORT, "tie_break": "replay"}),
        ("knocking", SHORT),
        ("advance-every-hand", SHORT),
        ("replay-then-play-on", {"phases": ["colour 3"]}),
        ("order-any", {"phases": ["run 4", "colour 3"]}),
    ],
)
def test_both_speeds_come_to_the_same_end(name: str, options: dict[str, object]) -> None:
    """Games to their end, one after the other: everything that was counted is the same."""
    rules, dice = variant(name, **options), Random(name)
    for players in (2, 5):
        seat_settings = company(dice, players, (GREEDY, STEADY, BEGINNER))
        assert fast_engine(rules).play_many(seat_settings, 7, 4) == Backend(rule_codes(rules)).play_many(
            seat_settings, 7, 4
        )
        plain = Backend(rule_codes(rules)).play(seat_settings, 8)
        assert plain.ended
        assert fast_engine(rules).play(seat_settings, 8) == plain


def first_cards(seat_settings: list[PlayerSettings], seed: int, hands: int) -> list[tuple[object, ...]]:
    """What each hand began with, as far as the first draw did not change it: hands, the pile, the deck."""
    match, dealt = Match(variant("classic-en"), seat_settings), list[tuple[object, ...]]()
    while len(dealt) < hands:
        before = match.state.hand
        match.play(seed, most=1)
        state = match.state
        if state.hand > before:
            in_hand = [tuple(state.held[seat]) for seat in range(state.players) if seat != state.turn]
            in_deck = tuple(state.deck[: DECK_SIZE - HAND_SIZE * state.players - 2])
            dealt.append((state.dealer, state.turn, in_hand, in_deck))
    return dealt


def test_the_decks_are_the_same_whoever_plays() -> None:
    dice = Random(2)
    tables = [[default_settings(kind)] * 4 for kind in (RANDOM, BEGINNER, GREEDY, STEADY)]
    tables.append(company(dice, 4, (SHARP, GREEDY, RANDOM, STEADY)))
    dealt = [first_cards(seat_settings, 30, hands=3) for seat_settings in tables[:-1]]
    dealt.append(first_cards(tables[-1], 30, hands=1))
    assert all(hands == dealt[0][: len(hands)] for hands in dealt)
    assert dealt[0][0] != first_cards(tables[0], 31, hands=1)[0]


def test_a_hand_is_dealt_from_the_seed_and_its_number() -> None:
    seat_settings = [default_settings(GREEDY)] * 4
    for number, (*_, in_deck) in enumerate(first_cards(seat_settings, 1000, hands=2)):
        state = new_state(4)
        order_deck(state)
        seed_dice(state.dice, 1000 + number)
        shuffle(state.deck, state.deck_count, state.dice)
        assert isinstance(in_deck, tuple)
        assert tuple(state.deck[: len(in_deck)]) == in_deck


def test_a_game_that_never_ends_is_broken_off() -> None:
    """Random players never collect eleven cards of a number."""
    rules = variant("classic-en", phases=["set 11"])
    for engine in (Backend(rule_codes(rules)), fast_engine(rules)):
        game = engine.play([default_settings(RANDOM)] * 3, 1, most=1500)
        assert not game.ended
        assert game.decisions == 1500
        assert game.done == (0, 0, 0)


def test_a_game_can_be_taken_up_again() -> None:
    """A game that is interrupted anywhere and continued is the same game."""
    seat_settings = company(Random(3), 3, (GREEDY, STEADY, BEGINNER))
    whole, parts = (Match(variant("knocking", selection="first-2"), seat_settings) for _ in range(2))
    decisions, dice = whole.play(9), Random(4)
    played = 0
    while parts.state.stage != GAME_OVER:
        played += parts.play(9, most=dice.randint(1, 40))
    assert played == decisions
    assert (parts.state, parts.tally) == (whole.state, whole.tally)
    assert whole.tally.decisions == decisions


def add(tallies: list[Tally]) -> tuple[int, ...]:
    return tuple(map(sum, zip(*(tally.numbers() for tally in tallies), strict=True)))


@pytest.mark.parametrize("most", [3, 37, 150, LONG])
@pytest.mark.parametrize("name", ["classic-en", "knocking", "replay-then-play-on", "braille-nl"])
def test_games_one_after_the_other_are_games_by_themselves(name: str, most: int) -> None:
    """On decks a thousand apart; also where each is interrupted."""
    rules, dice = variant(name, phases=["colour 4"]), Random(name)
    seat_settings = company(dice, 4, (GREEDY, STEADY, BEGINNER))
    together, alone = Match(rules, seat_settings), [Match(rules, seat_settings) for _ in range(3)]
    together.play_many(50, 3, most)
    for number, match in enumerate(alone):
        match.play_many(50 + 1000 * number, 1, most)
    assert together.tally.numbers() == add([match.tally for match in alone])


def test_a_tie_that_was_not_replayed_does_not_reach_into_the_next_game() -> None:
    """Earlier games are reset even if they are interrupted just before a tie is replayed."""
    rules = variant("classic-en", phases=["colour 4"], tie_points="before-this-hand")
    seat_settings = [default_settings(GREEDY)] * 4
    seed, most = next(
        (seed, most) for seed in range(50) if (most := decisions_to_a_tie(rules, seat_settings, seed))
    )
    together, alone = Match(rules, seat_settings), Match(rules, seat_settings)
    together.play_many(seed, 2, most)
    alone.play_many(seed + 1000, 1, most)
    assert together.state.playing == alone.state.playing
    assert together.state.replay == alone.state.replay == 0


def decisions_to_a_tie(rules: Rules, seat_settings: list[PlayerSettings], seed: int) -> int:
    """After how many decisions some of the players are to replay a tie; 0 if the first hand brings none."""
    match = Match(rules, seat_settings)
    for _ in range(LONG):
        match.play(seed, most=1)
        if match.state.stage >= HAND_OVER:
            return match.tally.decisions if match.state.tied not in {0, 0b1111} else 0
    return 0


def test_what_is_counted() -> None:
    """Wins are divided in full, every player tries a phase in each hand, and what is made was tried."""
    rules = variant("house-nl-original", selection="first-2")
    match = Match(rules, company(Random(1), 4, (GREEDY, STEADY, BEGINNER)))
    decisions, games = match.play_many(3, 12), 12
    tally = match.tally
    assert tally.decisions == decisions
    assert sum(tally.wins) == WIN * games
    assert sum(map(sum, tally.tried)) == 4 * tally.hands
    assert all(
        made <= tried
        for tries, makes in zip(tally.tried, tally.made, strict=True)
        for tried, made in zip(tries, makes, strict=True)
    )
    assert sum(map(sum, tally.made)) > 0
    assert sum(tally.points) > 0
    assert all(tally.turns[:4])
    assert tally.turns[4:] == [0] * (SEATS - 4)


@pytest.mark.parametrize("shared", [1, 2, 3, 4, 5, 6])
def test_a_shared_win_divides_evenly(shared: int) -> None:
    assert WIN % shared == 0
