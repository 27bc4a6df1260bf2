"""A game of bots that are shown their views, move by move: slower than the core, open to every bot."""

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
from decaphase.rules import Rules


def play_by_view(
    rules: Rules, bots: Sequence[Bot], seed: int, names: Sequence[str], most: int = MOST_DECISIONS
) -> Played:
    """A whole game on the decks of a seed, the same as the core deals from it; `names` are for problems."""
    return play_at(Game(rules, [str(seat) for seat in range(1, len(bots) + 1)]), bots, seed, names, most)


def play_at(
    game: Game, bots: Sequence[Bot], seed: int, names: Sequence[str], most: int = MOST_DECISIONS
) -> Played:
    """The same at a table where nothing has been played yet, and where it can be looked at afterwards."""
    dealer, sheet = SeededDealer(seed), GameTally(len(bots))
    while game.stage != "game-over" and sheet.decisions < most:
        if game.stage == "hand-over":
            game.start_hand(deck=dealer.deck(sheet.hands))
            continue
        seat = game.turn or 0
        action = bots[seat - 1].choose(game.view(seat))
        if action.seat != seat or not game.can(action):
            raise Problem("bot-erred", bot=names[seat - 1], action=str(action), code=_reason(game, action))
        order = dealer.reshuffled(game) if game.needs_reshuffle(action) else None
        game.apply(action, reshuffle=order)
        sheet.write(game, action)
    return sheet.played(game)


def _reason(game: Game, action: Action) -> str:
    try:
        game.check(action)
    except IllegalMove as problem:
        return problem.code
    return "not-your-turn"


class SeededDealer:
    """Shuffles as the core does: each hand from the seed and the number of hands before it."""

    def __init__(self, seed: int) -> None:
        self._seed = seed
        self._dice = [0] * 4

    def deck(self, hands: int) -> list[Card]:
        """The deck of the hand after so many, the top card first."""
        seed_dice(self._dice, self._seed + hands)
        return self._shuffled([card for card in CARDS for _ in range(COPIES[card])])

    def reshuffled(self, game: Game) -> list[Card]:
        """The order of the deck made of what lies under the top discard."""
        return self._shuffled(list(game.discard[:-1]))

    def _shuffled(self, cards: list[Card]) -> list[Card]:
        numbers = [int(card) for card in cards]
        shuffle(numbers, len(numbers), self._dice)
        return [CARDS[number] for number in reversed(numbers)]


@dataclass(slots=True)
class GameTally:
    """What is counted while a game is played, seat by seat."""

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

    def write(self, game: Game, action: Action) -> None:
        """Count an action, and the hand that it may have ended."""
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
        """The game as it ended, or as it stands."""
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
