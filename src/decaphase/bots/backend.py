"""The engine's players at either speed, in plain Python or compiled, with the memory they need."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from decaphase.bots.thinking.dispatch import player_move
from decaphase.bots.thinking.memory import Memory
from decaphase.bots.thinking.player_settings import GREEDY, SHARP, PlayerSettings, default_settings
from decaphase.bots.thinking.scratch import new_scratch
from decaphase.bots.thinking.self_play import SelfPlay, Tally, play_game, play_games
from decaphase.engine import can_compile
from decaphase.engine.score import standing
from decaphase.engine.state import GAME_OVER, PHASES, RuleCodes, State, new_state
from decaphase.game.rule_codes import rule_codes
from decaphase.rules import Rules

if TYPE_CHECKING:
    import numpy as np

MOST_DECISIONS: Final = 50_000
"""A game of good players takes about a thousand, but the rules let a hand go on for ever."""

SURVEYED: Final = 150
"""Games that are enough to tell how hard the phases of a table are."""

SURVEY_SEED: Final = 10


@dataclass(frozen=True, slots=True)
class Played:
    """The result of a game, by seat; `ended` is False where it was cut off."""

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
"""The fields of a state that `played` reads."""


class Backend:
    """The players under the rules of one table, in plain Python; not to be shared between threads."""

    compiled = False

    def __init__(self, rules: RuleCodes) -> None:
        self._rules = rules
        self._phase_rates = PhaseRates(self)
        self._scratch = new_scratch(compiled=self.compiled)

    def move(self, state: State, memory: Memory, seat: int, settings: PlayerSettings) -> int:
        """The move of this player in a seat (from 0), which reads only what the seat sees of the state."""
        (settings,) = self._phase_rates.give([settings], state.players)
        return player_move(state, self._rules, memory, settings, seat, self._scratch)

    def play(
        self,
        seat_settings: Sequence[PlayerSettings],
        seed: int,
        most: int = MOST_DECISIONS,
        log: list[int] | None = None,
    ) -> Played:
        """A whole game of these players, by seat, on the decks of a seed; all moves are added to the log."""
        state, tally, moves = self._play(self._table(seat_settings), seed, most, 0 if log is None else most)
        if log is not None:
            log += moves
        return played(self._rules, state, tally)

    def _play(self, table: SelfPlay, seed: int, most: int, logged: int) -> tuple[State, Tally, list[int]]:
        """Play a game, and keep at most `logged` of its moves."""
        moves = [0] * logged
        play_game(table, seed, most, moves)
        return table.state, table.tally, moves[: table.tally.decisions]

    def play_many(self, seat_settings: Sequence[PlayerSettings], seed: int, games: int) -> Tally:
        """Many games in one call, on the decks of `seed`, `seed` + 1000 and so on; only their tally."""
        table = self._table(seat_settings)
        play_games(table, seed, games, MOST_DECISIONS)
        return table.tally

    def _table(self, seat_settings: Sequence[PlayerSettings]) -> SelfPlay:
        players = len(seat_settings)
        seated = self._phase_rates.give(seat_settings, players)
        return SelfPlay(new_state(players), self._rules, Memory(), seated, self._scratch, Tally())


class CompiledBackend(Backend):
    """The compiled players; the first call waits for the compiler, or for its cache."""

    compiled = True

    def __init__(self, rules: RuleCodes) -> None:
        from decaphase.engine.compiled import compiled_functions, record_of

        super().__init__(rules)
        self._functions = compiled_functions()
        self._records = record_of(rules), record_of(Memory()), record_of(Tally())
        self._blanks: dict[int, np.void] = {}

    def move(self, state: State, memory: Memory, seat: int, settings: PlayerSettings) -> int:
        from decaphase.engine.compiled import record_of

        (settings,) = self._phase_rates.give([settings], state.players)
        records = record_of(state), self._records[0], record_of(memory), record_of(settings)
        return int(self._functions.player_move(*records, seat, self._scratch))

    def _play(self, table: SelfPlay, seed: int, most: int, logged: int) -> tuple[State, Tally, list[int]]:
        import numpy as np

        from decaphase.engine.compiled import value_of

        records: Any = table
        moves = np.zeros(logged, np.int64)
        self._functions.play_game(table, seed, most, moves)
        tally = value_of(Tally, records.tally)
        return value_of(State, records.state, RESULTS), tally, moves[: tally.decisions].tolist()

    def play_many(self, seat_settings: Sequence[PlayerSettings], seed: int, games: int) -> Tally:
        from decaphase.engine.compiled import value_of

        records: Any = self._table(seat_settings)
        self._functions.play_games(records, seed, games, MOST_DECISIONS)
        return value_of(Tally, records.tally)

    def _table(self, seat_settings: Sequence[PlayerSettings]) -> SelfPlay:
        from decaphase.engine.compiled import record_of, records_of

        players = len(seat_settings)
        if players not in self._blanks:
            self._blanks[players] = record_of(new_state(players))
        rules, memory, tally = self._records
        seated = records_of(self._phase_rates.give(seat_settings, players))
        state = self._blanks[players].copy()
        return SelfPlay._make((state, rules, memory, seated, self._scratch, tally.copy()))


class PhaseRates:
    """How often each phase is completed when tried, found out when a sharp player first needs it."""

    def __init__(self, backend: Backend) -> None:
        self._backend = backend
        self._made: dict[int, list[int]] = {}

    def give(self, seat_settings: Sequence[PlayerSettings], players: int) -> list[PlayerSettings]:
        """The same settings, those of sharp players with the phase rates at a table of this size."""
        return [self._given(one, players) if one.player == SHARP else one for one in seat_settings]

    def _given(self, settings: PlayerSettings, players: int) -> PlayerSettings:
        if players not in self._made:
            self._made[players] = survey(self._backend, players)
        new = settings.copy()
        new.phase_rates[:] = self._made[players]
        return new


def survey(backend: Backend, players: int) -> list[int]:
    """How many times in a thousand each phase is completed when tried, in games of greedy players."""
    tally = backend.play_many([default_settings(GREEDY)] * players, SURVEY_SEED, SURVEYED)
    tried = [sum(row[phase] for row in tally.tried) for phase in range(PHASES + 1)]
    made = [sum(row[phase] for row in tally.made) for phase in range(PHASES + 1)]
    if tried[0] > 0:  # phases in any order: which one a player failed at is not known
        tried, made = [sum(tried)] * (PHASES + 1), [sum(made)] * (PHASES + 1)
    return [1000 * (done + 1) // (of + 2) for done, of in zip(made, tried, strict=True)]


def played(rules: RuleCodes, state: State, tally: Tally) -> Played:
    """The result of a game; one that was cut off is ranked as it stands."""
    seats = range(state.players)
    standings = [standing(state, rules, seat) for seat in seats]
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
    """A backend for these rules: compiled where the extra `fast` is installed, unless asked otherwise."""
    if compiled is None:
        compiled = can_compile()
    codes = rule_codes(rules)
    return CompiledBackend(codes) if compiled else Backend(codes)
