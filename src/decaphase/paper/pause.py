"""A slip to put away with the cards: how the game stands, what everybody plays for, and who deals next."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final
from unicodedata import bidirectional

from decaphase.paper.art import HEIGHT, WIDTH
from decaphase.paper.game_score import Score
from decaphase.paper.paper_sizes import A4, Paper
from decaphase.paper.phases import phase_shown
from decaphase.paper.printable import Printable, prepare
from decaphase.paper.score_sheet import say_rules
from decaphase.say import say, say_list

RIGHT_TO_LEFT: Final = ("R", "AL")
FOLDED: Final = 2
"""So often it is folded each way to be as large as a card."""


@dataclass(frozen=True, slots=True)
class Stands:
    """One player on the slip: where they stand, how many phases are done, the next one, the points."""

    rank: str
    name: str
    done: str
    coming: str
    letters: str
    points: str


@dataclass(frozen=True, slots=True)
class Slip:
    """What `pause.typ` sets."""

    how: str
    rules: str
    date: str
    headings: tuple[str, ...]
    players: tuple[Stands, ...]
    sentences: tuple[str, ...]
    left: float
    top: float
    width: float
    height: float
    folded: int


def prepare_pause(score: Score, paper: Paper = A4) -> Printable:
    """The slip of a game that is put away; folded twice it is as large as a card."""
    width, height = WIDTH * FOLDED, HEIGHT * FOLDED
    points = score.rules.scoring == "points"
    columns = ("rank", "player", "done", "coming", *(("points",) if points else ()))
    ranked = [seat for seats in score.ranking for seat in seats]
    slip = Slip(
        how=say("paper-pause-how"),
        rules=say_rules(score.rules),
        date=say("paper-date"),
        headings=tuple(say(f"paper-head-{column}") for column in columns),
        players=tuple(_stands(score, seat) for seat in ranked),
        sentences=tuple(_sentences(score)),
        left=(paper.width - width) / 2,
        top=(paper.height - height) / 2,
        width=width,
        height=height,
        folded=FOLDED,
    )
    return prepare("pause", say("paper-pause-title"), paper, slip)


def _stands(score: Score, seat: int) -> Stands:
    done = len(score.done[seat - 1])
    coming, letters = _coming(score, seat)
    return Stands(
        rank=str(score.rank(seat)),
        name=score.players[seat - 1],
        done=say("paper-pause-done", done=done, count=len(score.rules.selected)),
        coming=coming,
        letters=letters,
        points=str(score.totals[seat - 1]) if score.rules.scoring == "points" else "",
    )


def _coming(score: Score, seat: int) -> tuple[str, str]:
    """What a player plays for in the coming hand, in words and in letters; or their place."""
    if place := score.place(seat):
        return say("keep-part-place", place=place), ""
    if seat not in score.playing:
        return say("paper-pause-waits"), ""
    number = score.phases[seat - 1]
    if number is None:
        left = [str(phase) for phase in score.rules.selected if phase not in score.done[seat - 1]]
        return say("paper-pause-open", count=len(left), phases=", ".join(left)), ""
    phase = phase_shown(number, score.rules)
    return say("paper-pause-phase", phase=number, groups=phase.words), phase.letters


def apart(name: str) -> str:
    """A name for a sentence: one that is written from right to left does not carry its neighbours along.

    >>> apart("Ann"), apart("שרה") == "\u2068שרה\u2069"
    ('Ann', True)
    """
    from_right = any(bidirectional(letter) in RIGHT_TO_LEFT for letter in name)
    return f"\u2068{name}\u2069" if from_right else name


def _sentences(score: Score) -> list[str]:
    """Who sits where, who deals, and what else has to be known next time."""
    said = [say("paper-pause-seats", players=say_list([apart(name) for name in score.players]))]
    if score.over:
        winners = [apart(score.players[seat - 1]) for seat in score.places[0]]
        return [*said, say("event-game-ended", own="no", players=say_list(winners), count=len(winners))]
    hand = len(score.points) + 1
    if score.unfinished:
        said.append(say("paper-pause-unfinished", hand=hand))
    if score.dealer:
        said.append(say("paper-pause-dealer", player=apart(score.players[score.dealer - 1]), hand=hand))
    else:
        said.append(say("paper-pause-any-dealer", hand=hand))
    return said
