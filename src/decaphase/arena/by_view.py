"""Games between bots that get their views move by move: slower than the engine's loop, but for any bot."""

from __future__ import annotations

from collections.abc import Sequence

from decaphase.bots.backend import MOST_DECISIONS, Played
from decaphase.bots.bot import Bot
from decaphase.bots.thinking.self_play import Tally
from decaphase.cards import CARDS, FULL_DECK, Card
from decaphase.engine.dice import seed_dice, shuffle
from decaphase.game import Action, Draw, Game, Knock
from decaphase.problems import IllegalMove, Problem


def play_by_view(
    game: Game, bots: Sequence[Bot], seed: int, names: Sequence[str], most: int = MOST_DECISIONS
) -> Played:
    """Play a new game to its end, with the engine's decks for this seed; `names` are for problems."""
    dealer, tally = SeededDealer(seed), Tally()
    while game.stage != "game-over" and tally.decisions < most:
        if game.stage == "hand-over":
            dealer.deal(game)
            continue
        seat = game.turn or 0
        action = bots[seat - 1].choose(game.view(seat))
        if action.seat != seat or not game.can(action):
            raise Problem("bot-erred", bot=names[seat - 1], action=str(action), code=_reason(game, action))
        dealer.apply(game, action)
        count(tally, game, action)
    return result_of(game, tally)


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
        game.start_hand(deck=self._shuffled(FULL_DECK))

    def apply(self, game: Game, action: Action) -> None:
        """Apply an action, reshuffling the discards if it needs a new deck."""
        game.apply(action, reshuffle=self.reshuffled(game) if game.needs_reshuffle(action) else None)

    def reshuffled(self, game: Game) -> list[Card]:
        """The new deck, shuffled from all discards but the top one."""
        return self._shuffled(game.discard[:-1])

    def _shuffled(self, cards: Sequence[Card]) -> list[Card]:
        numbers = [int(card) for card in cards]
        shuffle(numbers, len(numbers), self._dice)
        return [CARDS[number] for number in reversed(numbers)]


def count(tally: Tally, game: Game, action: Action) -> None:
    """Count an action that was applied, and the hand if the action ended it, as the engine counts them."""
    tally.decisions += 1
    if isinstance(action, Draw | Knock):
        tally.turns[action.seat - 1] += 1
    if game.stage in {"hand-over", "game-over"}:
        tally.hands += 1
        for seat in game.playing:
            phase = game.phases[seat - 1] or 0
            tally.tried[seat - 1][phase] += 1
            tally.made[seat - 1][phase] += seat in game.down


def result_of(game: Game, tally: Tally) -> Played:
    """The result of the game, finished or not."""
    players = len(game.players)
    place = {seat: number for number, group in enumerate(game.ranking, 1) for seat in group}
    return Played(
        places=tuple(place[seat] for seat in range(1, players + 1)),
        scores=game.scores,
        done=tuple(len(phases) for phases in game.done),
        hands=tally.hands,
        decisions=tally.decisions,
        turns=tuple(tally.turns[:players]),
        tried=tuple(map(tuple, tally.tried[:players])),
        made=tuple(map(tuple, tally.made[:players])),
        ended=game.stage == "game-over",
    )
