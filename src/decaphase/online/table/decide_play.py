"""Who may play what, and when: being ready, the shuffle, moves, taking back, pauses, another game."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, TypeAlias

from decaphase.game import Action, Draw, Game, Knock, Pass
from decaphase.online.table import commands as ask
from decaphase.online.table import entries as log
from decaphase.online.table.commands import Command, Person, Refused
from decaphase.online.table.decide_seats import seat_of
from decaphase.online.table.state import TableState
from decaphase.online.table.transaction import Transaction
from decaphase.records import read_action

AboutPlay: TypeAlias = (
    ask.Ready
    | ask.NotReady
    | ask.Contribute
    | ask.Act
    | ask.TakeBack
    | ask.Pause
    | ask.Resume
    | ask.WantRematch
)

NONCE_BYTES: Final = (16, 64)
ANSWERS: Final = (Knock, Pass)


def decide_play(story: Transaction, command: AboutPlay, person: Person) -> None:
    """Carry out what somebody does in their seat."""
    state = story.state
    seat = seat_of(state, person)
    if isinstance(command, ask.Act) and state.paused is None:  # first, as most commands are moves
        _refuse_if_minded(state, seat)
        _act(story, command, seat)
        return
    if isinstance(command, ask.Resume):
        if state.paused is None:
            raise Refused("table-not-paused")
        story.tell(log.Resumed(story.now, seat))
        return
    if state.paused is not None:
        raise Refused("table-paused")
    match command:
        case ask.Pause():
            _pause(story, seat)
        case ask.Ready() | ask.WantRematch():
            _ready(story, command, seat)
        case ask.NotReady():
            if state.seat(seat).ready:
                story.tell(log.TookReadyBack(story.now, seat))
        case ask.Contribute():
            _contribute(story, command, seat)
        case ask.TakeBack():
            _refuse_if_minded(state, seat)
            if not state.undo or state.game is None or state.game.turn != seat:
                raise Refused("table-nothing-to-take-back")
            story.tell(log.TookBack(story.now, seat))


def bot_acts(story: Transaction, command: Command, seat: int) -> None:
    """Carry out what a bot does in a seat that it plays now."""
    state = story.state
    if not isinstance(command, ask.Act) or not 1 <= seat <= len(state.seats):
        raise Refused("table-not-for-you")
    if state.bot_turn() is None or state.bot_plays(seat) is None:
        raise Refused("table-not-for-you")
    _act(story, command, seat)


def _pause(story: Transaction, seat: int) -> None:
    state = story.state
    if state.stage not in ("between", "playing"):
        raise Refused("table-nothing-to-pause")
    if state.stage == "playing" and state.settings.pausing == "between-hands":
        raise Refused("table-pause-between-hands")
    story.tell(log.Paused(story.now, seat))


def _ready(story: Transaction, command: ask.Ready | ask.WantRematch, seat: int) -> None:
    state = story.state
    rematch = isinstance(command, ask.WantRematch)
    if rematch and state.stage != "over":
        raise Refused("table-game-runs" if state.game is not None else "table-no-game-yet")
    if not rematch and state.stage not in ("lobby", "between"):
        raise Refused("table-hand-runs" if state.stage != "over" else "table-game-over")
    if state.seat(seat).away:
        raise Refused("table-away")
    if not state.seat(seat).ready:
        kind = log.RematchWanted if rematch else log.SaidReady
        story.tell(kind(story.now, seat))


def _contribute(story: Transaction, command: ask.Contribute, seat: int) -> None:
    state = story.state
    least, most = NONCE_BYTES
    if state.stage != "dealing":
        raise Refused("table-not-dealing")
    if not least <= len(command.nonce) <= most:
        raise Refused("table-nonce-size", least=least, most=most)
    if seat in dict(state.deal.contributions):
        raise Refused("table-contributed-already")
    story.tell(log.Contributed(story.now, seat, command.nonce))


def _refuse_if_minded(state: TableState, seat: int) -> None:
    """A turn that a bot plays is left to it; who is away says first that they are back."""
    if state.seat(seat).away:
        raise Refused("table-away")
    if state.minded and state.bot_plays(seat) is not None:
        raise Refused("table-turn-minded")


def _act(story: Transaction, command: ask.Act, seat: int) -> None:
    state = story.state
    if state.game is None or state.stage != "playing":
        raise Refused("table-no-hand")
    action, text = _read(command.action, len(state.seats))
    if action.seat != seat:
        raise Refused("table-not-your-seat", seat=seat)
    if not isinstance(action, ANSWERS):
        _move(story, state.game, action, text)
        return
    if seat in dict(state.answers):
        raise Refused("table-answered-already")
    state.game.check(action)  # it is carried out only when the window closes
    story.tell(log.Answered(story.now, seat, isinstance(action, Knock)))


@lru_cache(maxsize=2048)
def _read(text: str, players: int) -> tuple[Action, str]:
    """An action, and how a record writes it: the same ones are made at every table."""
    action = read_action(text, players)
    return action, str(action)


def _move(story: Transaction, game: Game, action: Action, text: str) -> None:
    """Make a move, with a new deck where it needs one; the game itself refuses what is illegal."""
    order = None
    if isinstance(action, Draw) and game.needs_reshuffle(action):
        game.check(action)
        state, deal = story.state, story.state.deal
        under = game.discard[:-1]
        order = story.dealer.reshuffle(
            deal.secret,
            deal.by_seat(len(state.seats)),
            state.game_name,
            deal.hand,
            deal.reshuffles + 1,
            under,
        )
    story.tell(log.Acted(story.now, action.seat, text, order))
