"""The players of the core at either speed, with all the room they need to think."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from importlib.util import find_spec
from typing import TYPE_CHECKING, Final, Protocol

from decaphase.bots.thinking import dispatch as plain_minds
from decaphase.bots.thinking import self_play as plain_match
from decaphase.bots.thinking.memory import Memory
from decaphase.bots.thinking.player_settings import GREEDY, SHARP, PlayerSettings, default_settings
from decaphase.bots.thinking.self_play import Tally
from decaphase.engine.moves import MOST_MOVES
from decaphase.engine.score import standing
from decaphase.engine.state import GAME_OVER, PHASES, RuleCodes, State, new_state
from decaphase.game.rule_codes import rule_codes
from decaphase.rules import Rules

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

MOST_DECISIONS: Final = 50_000
"""A game of good players takes about a thousand; but the rules let a hand go round for ever."""


SURVEYED: Final = 150
"""So many games show how hard the phases of a table are."""

SURVEY_SEED: Final = 10


@dataclass(frozen=True, slots=True)
class Played:
    """A game that was played: places and scores by seat; `ended`: it came to its end."""

    places: tuple[int, ...]
    scores: tuple[int, ...]
    done: tuple[int, ...]
    """How many phases each seat completed."""
    hands: int
    decisions: int
    turns: tuple[int, ...]
    tried: tuple[tuple[int, ...], ...]
    made: tuple[tuple[int, ...], ...]
    ended: bool


RESULTS: Final = ("players", "stage", "place", "score", "done")
"""What `played` reads of a state."""


class Backend(Protocol):
    """The players of the core by the rules of one table; not to be shared between threads."""

    compiled: bool

    def move(self, state: State, memory: Memory, seat: int, mind: PlayerSettings) -> int:
        """What this mind does in a seat (from 0); of the state it reads only what the seat sees."""

    def play(
        self,
        minds: Sequence[PlayerSettings],
        seed: int,
        most: int = MOST_DECISIONS,
        log: list[int] | None = None,
    ) -> Played:
        """A whole game of these minds, one for each seat, on the decks of a seed; a log gets all moves."""

    def rush(self, minds: Sequence[PlayerSettings], seed: int, games: int) -> Tally:
        """Many games in one go, on the decks of `seed`, `seed` + 1000 and so on, and only what is counted."""


class PlainBackend:
    """In plain Python."""

    compiled = False

    def __init__(self, book: RuleCodes) -> None:
        self._book = book
        self._moves = [0] * MOST_MOVES
        self._outlook = PhaseRates(self)
        self._room = [State(), State()], [Memory()]

    def move(self, state: State, memory: Memory, seat: int, mind: PlayerSettings) -> int:
        (mind,) = self._outlook.give([mind], state.players)
        room = self._moves, *self._room
        return plain_minds.player_move(state, self._book, memory, mind, seat, *room)

    def play(
        self,
        minds: Sequence[PlayerSettings],
        seed: int,
        most: int = MOST_DECISIONS,
        log: list[int] | None = None,
    ) -> Played:
        state, tally = new_state(len(minds)), Tally()
        minds = self._outlook.give(minds, len(minds))
        room, told = (self._moves, *self._room), [0] * (0 if log is None else most)
        plain_match.play_game(state, self._book, Memory(), minds, *room, tally, seed, most, told)
        if log is not None:
            log += told[: tally.decisions]
        return played(self._book, state, tally)

    def rush(self, minds: Sequence[PlayerSettings], seed: int, games: int) -> Tally:
        state, tally = new_state(len(minds)), Tally()
        minds = self._outlook.give(minds, len(minds))
        room = self._moves, *self._room
        plain_match.play_games(state, self._book, Memory(), minds, *room, tally, seed, games, MOST_DECISIONS)
        return tally


class CompiledBackend:
    """Compiled; the first call waits for the compiler, or for what it kept."""

    compiled = True

    def __init__(self, book: RuleCodes) -> None:
        import numpy as np

        from decaphase.engine.compiled import compiled_functions, record_of, records_of

        self._core = compiled_functions()
        self._plain_book = book
        self._book = record_of(book)
        self._outlook = PhaseRates(self)
        moves, worlds = np.zeros(MOST_MOVES, np.int64), records_of([State(), State()])
        self._room = moves, worlds, records_of([Memory()])
        self._memory = record_of(Memory())
        self._blanks: dict[int, np.void] = {}
        self._blank_tally = record_of(Tally())

    def move(self, state: State, memory: Memory, seat: int, mind: PlayerSettings) -> int:
        from decaphase.engine.compiled import record_of

        (mind,) = self._outlook.give([mind], state.players)
        records = record_of(state), self._book, record_of(memory), record_of(mind)
        return int(self._core.player_move(*records, seat, *self._room))

    def play(
        self,
        minds: Sequence[PlayerSettings],
        seed: int,
        most: int = MOST_DECISIONS,
        log: list[int] | None = None,
    ) -> Played:
        import numpy as np

        from decaphase.engine.compiled import value_of

        state, tally = self._blank(len(minds)), self._blank_tally.copy()
        table = self._book, self._memory, self._minds(minds), *self._room
        told = np.zeros(0 if log is None else most, np.int64)
        self._core.play_game(state, *table, tally, seed, most, told)
        counted = value_of(Tally, tally)
        if log is not None:
            log += told[: counted.decisions].tolist()
        return played(self._plain_book, value_of(State, state, RESULTS), counted)

    def rush(self, minds: Sequence[PlayerSettings], seed: int, games: int) -> Tally:
        from decaphase.engine.compiled import value_of

        state, tally = self._blank(len(minds)), self._blank_tally.copy()
        table = self._book, self._memory, self._minds(minds), *self._room
        self._core.play_games(state, *table, tally, seed, games, MOST_DECISIONS)
        return value_of(Tally, tally)

    def _blank(self, players: int) -> np.void:
        """A state before the first hand."""
        from decaphase.engine.compiled import record_of

        if players not in self._blanks:
            self._blanks[players] = record_of(new_state(players))
        return self._blanks[players].copy()

    def _minds(self, minds: Sequence[PlayerSettings]) -> npt.NDArray[np.void]:
        from decaphase.engine.compiled import records_of

        return records_of(self._outlook.give(minds, len(minds)))


class PhaseRates:
    """How often each phase of a table is made when tried, seen when a sharp mind first needs to know it."""

    def __init__(self, engine: Backend) -> None:
        self._engine = engine
        self._made: dict[int, list[int]] = {}

    def give(self, minds: Sequence[PlayerSettings], players: int) -> list[PlayerSettings]:
        """The same minds, the sharp ones with the outlook for so many players."""
        return [self._given(mind, players) if mind.player == SHARP else mind for mind in minds]

    def _given(self, mind: PlayerSettings, players: int) -> PlayerSettings:
        if players not in self._made:
            self._made[players] = survey(self._engine, players)
        new = mind.copy()
        new.outlook[:] = self._made[players]
        return new


def survey(engine: Backend, players: int) -> list[int]:
    """How many times in a thousand each phase is made when tried: from games of greedy players."""
    tally = engine.rush([default_settings(GREEDY)] * players, SURVEY_SEED, SURVEYED)
    tried = [sum(row[phase] for row in tally.tried) for phase in range(PHASES + 1)]
    made = [sum(row[phase] for row in tally.made) for phase in range(PHASES + 1)]
    if tried[0] > 0:  # phases in any order: what somebody failed at is not known
        tried, made = [sum(tried)] * (PHASES + 1), [sum(made)] * (PHASES + 1)
    return [1000 * (done + 1) // (of + 2) for done, of in zip(made, tried, strict=True)]


def played(book: RuleCodes, state: State, tally: Tally) -> Played:
    """What came of a game; one that did not come to its end is ranked as it stands."""
    seats = range(state.players)
    standings = [standing(state, book, seat) for seat in seats]
    placed = max(state.place[: state.players])
    left = sorted({standings[seat] for seat in seats if state.place[seat] == 0})
    return Played(
        places=tuple(state.place[seat] or placed + 1 + left.index(standings[seat]) for seat in seats),
        scores=tuple(state.score[: state.players]),
        done=tuple(state.done[seat].bit_count() for seat in seats),
        hands=tally.hands,
        decisions=tally.decisions,
        turns=tuple(tally.turns[: state.players]),
        tried=tuple(tuple(row) for row in tally.tried[: state.players]),
        made=tuple(tuple(row) for row in tally.made[: state.players]),
        ended=state.stage == GAME_OVER,
    )


def backend_of(rules: Rules, *, compiled: bool | None = None) -> Backend:
    """An engine for these rules: compiled where the extra `fast` is installed, unless asked otherwise."""
    if compiled is None:
        compiled = all(find_spec(name) for name in ("numba", "numpy"))
    book = rule_codes(rules)
    return CompiledBackend(book) if compiled else PlainBackend(book)
