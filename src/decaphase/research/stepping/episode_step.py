"""One episode for somebody who learns, a step at a time: what may be chosen, what is seen, what was gained.

What is called from Python takes its records in lists of one: a compiled function is handed an array at once,
but a record of its own only after looking through all of its fields.
"""

from __future__ import annotations

from decaphase.bots.thinking.dispatch import player_move
from decaphase.bots.thinking.memory import Memory, forget, make_move
from decaphase.bots.thinking.player_settings import PlayerSettings
from decaphase.engine.deal import deal_hand
from decaphase.engine.dice import seed_dice
from decaphase.engine.fields import Grid, Row
from decaphase.engine.legal import legal_moves
from decaphase.engine.moves import seat_of
from decaphase.engine.state import NOBODY, RuleCodes, State
from decaphase.research.stepping.action_ids import Ids, id_of, move_of
from decaphase.research.stepping.features import see
from decaphase.research.stepping.rewards import episode_is_over, worth
from decaphase.research.stepping.vector_episode import deal_on


def show_mask(s: State, rules: RuleCodes, ids: Ids, moves: Row, masks: Grid, row: int) -> None:
    """Write 1 for each id that whoever's turn it is may choose, and 0 for all others."""
    for number in range(ids.count):
        masks[row][number] = 0
    count = legal_moves(s, rules, moves)
    for index in range(count):
        if seat_of(moves[index]) == s.turn:
            masks[row][id_of(ids, moves[index])] = 1


def show_turn(
    states: list[State],
    books: list[RuleCodes],
    memories: list[Memory],
    idss: list[Ids],
    moves: Row,
    rows: Grid,
    masks: Grid,
) -> None:
    """Write what whoever's turn it is sees and may choose; nothing may be chosen once it is over."""
    show_mask(states[0], books[0], idss[0], moves, masks, 0)
    if states[0].turn != NOBODY:
        see(states[0], books[0], memories[0], states[0].turn, rows, 0)


def count_gains(
    states: list[State],
    books: list[RuleCodes],
    episode: int,
    scheme: int,
    worths: list[float],
    gains: list[float],
) -> bool:
    """Write what each seat has gained since this was last asked; whether anybody gained or lost anything."""
    changed = False
    for seat in range(states[0].players):
        now = worth(states[0], books[0], episode, scheme, seat)
        gains[seat] = now - worths[seat]
        worths[seat] = now
        if gains[seat] != 0.0:
            changed = True
    return changed


# What is called from Python


def begin_episode(
    states: list[State],
    books: list[RuleCodes],
    memories: list[Memory],
    idss: list[Ids],
    seed: int,
    episode: int,
    scheme: int,
    moves: Row,
    rows: Grid,
    masks: Grid,
    worths: list[float],
    gains: list[float],
) -> int:
    """Deal the first hand from this seed; whose turn it is."""
    seed_dice(states[0].dice, seed)
    deal_hand(states[0], books[0])
    forget(memories[0])
    deal_on(states[0], books[0], memories[0], episode)
    show_turn(states, books, memories, idss, moves, rows, masks)
    count_gains(states, books, episode, scheme, worths, gains)
    return states[0].turn


def show_seat(
    states: list[State], books: list[RuleCodes], memories: list[Memory], seat: int, rows: Grid
) -> None:
    """Write what a seat sees."""
    see(states[0], books[0], memories[0], seat, rows, 0)


def take_step(
    states: list[State],
    books: list[RuleCodes],
    memories: list[Memory],
    idss: list[Ids],
    number: int,
    episode: int,
    scheme: int,
    moves: Row,
    rows: Grid,
    masks: Grid,
    worths: list[float],
    gains: list[float],
) -> tuple[int, bool, bool]:
    """Carry out what whoever's turn it is chose, which is known to be legal, and deal on.

    Tells whose turn it is then, whether anybody gained or lost something, and whether all is over.
    """
    move = move_of(idss[0], states[0].turn, number)
    make_move(states[0], books[0], memories[0], move)
    deal_on(states[0], books[0], memories[0], episode)
    show_turn(states, books, memories, idss, moves, rows, masks)
    changed = count_gains(states, books, episode, scheme, worths, gains)
    return states[0].turn, changed, episode_is_over(states[0], episode)


def play_others(
    states: list[State],
    books: list[RuleCodes],
    memories: list[Memory],
    idss: list[Ids],
    minds: list[PlayerSettings],
    learner: int,
    most: int,
    episode: int,
    scheme: int,
    moves: Row,
    rows: Grid,
    masks: Grid,
    worths: list[float],
    gains: list[float],
    worlds: list[State],
    remembered: list[Memory],
) -> tuple[int, int, bool]:
    """Let the players of the core decide until the learner has to, for so many decisions, or until the end.

    Tells how often they decided, whose turn it is then, and whether all is over.
    """
    decisions = 0
    while decisions < most and states[0].turn != learner and not episode_is_over(states[0], episode):
        seat = states[0].turn
        move = player_move(states[0], books[0], memories[0], minds[seat], seat, moves, worlds, remembered)
        make_move(states[0], books[0], memories[0], move)
        deal_on(states[0], books[0], memories[0], episode)
        decisions += 1
    show_turn(states, books, memories, idss, moves, rows, masks)
    count_gains(states, books, episode, scheme, worths, gains)
    return decisions, states[0].turn, episode_is_over(states[0], episode)
