"""A slip to keep with the cards of an unfinished game: the score, all phases, and the next dealer."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final
from unicodedata import bidirectional

from decaphase.paper.art import HEIGHT, WIDTH
from decaphase.paper.game_score import Score
from decaphase.paper.paper_sizes import A4, Paper
from decaphase.paper.phases import printed_phase
from decaphase.paper.printable import Printable, prepare
from decaphase.paper.score_sheet import say_rules
from decaphase.say import say, say_list

RIGHT_TO_LEFT: Final = ("R", "AL")
FOLDED_PARTS: Final = 2
"""How many parts the slip is folded into each way, to become as large as a card."""


@dataclass(frozen=True, slots=True)
class PlayerStanding:
    """One player on the slip: rank, phases done, next phase, points."""

    rank: str
    name: str
    done: str
    coming: str
    letters: str
    points: str


@dataclass(frozen=True, slots=True)
class PauseData:
    """The data of `pause.typ`."""

    instructions: str
    rules: str
    date: str
    headings: tuple[str, ...]
    players: tuple[PlayerStanding, ...]
    sentences: tuple[str, ...]
    left: float
    top: float
    width: float
    height: float
    parts: int


def prepare_pause(score: Score, paper: Paper = A4) -> Printable:
    """The slip of an interrupted game; folded twice it is as large as a card."""
    width, height = WIDTH * FOLDED_PARTS, HEIGHT * FOLDED_PARTS
    points = score.rules.scoring == "points"
    columns = ("rank", "player", "done", "coming", *(("points",) if points else ()))
    ranked = [seat for seats in score.ranking for seat in seats]
    slip = PauseData(
        instructions=say("paper-pause-how"),
        rules=say_rules(score.rules),
        date=say("paper-date"),
        headings=tuple(say(f"paper-head-{column}") for column in columns),
        players=tuple(_standing(score, seat) for seat in ranked),
        sentences=tuple(_sentences(score)),
        left=(paper.width - width) / 2,
        top=(paper.height - height) / 2,
        width=width,
        height=height,
        parts=FOLDED_PARTS,
    )
    return prepare("pause", say("paper-pause-title"), paper, slip)


def _standing(score: Score, seat: int) -> PlayerStanding:
    done = len(score.done[seat - 1])
    coming, letters = _coming(score, seat)
    return PlayerStanding(
        rank=str(score.rank(seat)),
        name=score.players[seat - 1],
        done=say("paper-pause-done", done=done, count=len(score.rules.selected)),
        coming=coming,
        letters=letters,
        points=str(score.totals[seat - 1]) if score.rules.scoring == "points" else "",
    )


def _coming(score: Score, seat: int) -> tuple[str, str]:
    """A player's phase in the next hand, in words and in letters; or their place."""
    if place := score.place(seat):
        return say("keep-part-place", place=place), ""
    if seat not in score.playing:
        return say("paper-pause-waits"), ""
    number = score.phases[seat - 1]
    if number is None:
        left = [str(phase) for phase in score.rules.selected if phase not in score.done[seat - 1]]
        return say("paper-pause-open", count=len(left), phases=", ".join(left)), ""
    phase = printed_phase(number, score.rules)
    return say("paper-pause-phase", phase=number, groups=phase.words), phase.letters


def isolate(name: str) -> str:
    """A name inside a sentence: right-to-left names get Unicode isolates, so that only they are reversed.

    >>> isolate("Ann"), isolate("שרה") == "\u2068שרה\u2069"
    ('Ann', True)
    """
    right_to_left = any(bidirectional(letter) in RIGHT_TO_LEFT for letter in name)
    return f"\u2068{name}\u2069" if right_to_left else name


def _sentences(score: Score) -> list[str]:
    """The seats, the next dealer, and what else has to be known next time."""
    sentences = [say("paper-pause-seats", players=say_list([isolate(name) for name in score.players]))]
    if score.over:
        winners = [isolate(score.players[seat - 1]) for seat in score.places[0]]
        return [*sentences, say("event-game-ended", own="no", players=say_list(winners), count=len(winners))]
    hand = len(score.points) + 1
    if score.unfinished:
        sentences.append(say("paper-pause-unfinished", hand=hand))
    if score.dealer:
        sentences.append(
            say("paper-pause-dealer", player=isolate(score.players[score.dealer - 1]), hand=hand)
        )
    else:
        sentences.append(say("paper-pause-any-dealer", hand=hand))
    return sentences
