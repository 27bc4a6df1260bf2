"""Games between bots that get their views move by move: slower than the engine's loop, but for any bot."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from decaphase.bots.backend import MOST_DECISIONS, Played
from decaphase.bots.bot import Bot
from decaphase.cards import CARDS, COPIES, Card
from decaphase.engine.dice import seed_dice, shuffle
from decaphase.engine.state import PHASES
from decaphase.game import Action, Draw, Game, Knock
from decaphase.problems import IllegalMove, Problem


def play_by_view(
    game: Game, bots: Sequence[Bot], seed: int, names: Sequence[str], most: int = MOST_DECISIONS
) -> Played:
    """Play a new game to its end, with the engine's decks for this seed; `names` are for problems."""
    dealer, tally = SeededDealer(seed), GameTally(len(bots))
    while game.stage != "game-over" and tally.decisions < most:
        if game.stage == "hand-over":
            dealer.deal(game)
            continue
        seat = game.turn or 0
        action = bots[seat - 1].choose(game.view(seat))
        if action.seat != seat or not game.can(action):
            raise Problem("bot-erred", bot=names[seat - 1], action=str(action), code=_reason(game, action))
        dealer.apply(game, action)
        tally.count(game, action)
    return tally.played(game)


def _reason(game: Game, action: Action) -> str:
    try:
        game.check(action)
    except IllegalMove as problem:
        return problem.code
    return "not-your-turn"


class SeededDealer:
    """Deals and reshuffles like the engine: each hand from the seed plus the number of earlier hands."""

    def __init__(self, seed: int) -> None:
        self._seed = seed
        self._dice = [0] * 4

    def deal(self, game: Game) -> None:
        """Deal the next hand."""
        seed_dice(self._dice, self._seed + len(game.hands))
        game.start_hand(deck=self._shuffled([card for card in CARDS for _ in range(COPIES[card])]))

    def apply(self, game: Game, action: Action) -> None:
        """Apply an action, reshuffling the discards if it needs a new deck."""
        game.apply(action, reshuffle=self.reshuffled(game) if game.needs_reshuffle(action) else None)

    def reshuffled(self, game: Game) -> list[Card]:
        """The new deck, shuffled from all discards but the top one."""
        return self._shuffled(list(game.discard[:-1]))

    def _shuffled(self, cards: list[Card]) -> list[Card]:
        numbers = [int(card) for card in cards]
        shuffle(numbers, len(numbers), self._dice)
        return [CARDS[number] for number in reversed(numbers)]


@dataclass(slots=True)
class GameTally:
    """Counts of one game by seat, as the engine's `Tally` keeps them."""

    players: int
    hands: int = 0
    decisions: int = 0
    turns: list[int] = field(init=False)
    tried: list[list[int]] = field(init=False)
    made: list[list[int]] = field(init=False)

    def __post_init__(self) -> None:
        self.turns = [0] * self.players
        self.tried = [[0] * (PHASES + 1) for _ in range(self.players)]
        self.made = [[0] * (PHASES + 1) for _ in range(self.players)]

    def count(self, game: Game, action: Action) -> None:
        """Count an action that was applied, and the hand if the action ended it."""
        self.decisions += 1
        if isinstance(action, Draw | Knock):
            self.turns[action.seat - 1] += 1
        if game.stage in {"hand-over", "game-over"}:
            self.hands += 1
            for seat in game.playing:
                phase = game.phases[seat - 1] or 0
                self.tried[seat - 1][phase] += 1
                self.made[seat - 1][phase] += seat in game.down

    def played(self, game: Game) -> Played:
        """The result of the game, finished or not."""
        seats = range(1, self.players + 1)
        place = {seat: number for number, group in enumerate(game.ranking, 1) for seat in group}
        return Played(
            places=tuple(place[seat] for seat in seats),
            scores=game.scores,
            done=tuple(len(phases) for phases in game.done),
            hands=self.hands,
            decisions=self.decisions,
            turns=tuple(self.turns),
            tried=tuple(map(tuple, self.tried)),
            made=tuple(map(tuple, self.made)),
            ended=game.stage == "game-over",
        )
