"""Paper sizes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from decaphase.problems import Problem


@dataclass(frozen=True, slots=True)
class Paper:
    """A sheet of paper, upright, in millimetres."""

    name: str
    width: float
    height: float

    @property
    def turned(self) -> Paper:
        """The same sheet with its long side at the bottom."""
        return Paper(self.name, self.height, self.width)


A4: Final = Paper("a4", 210, 297)
LETTER: Final = Paper("letter", 215.9, 279.4)
PAPERS: Final = {paper.name: paper for paper in (A4, LETTER)}


def find_paper(name: str) -> Paper:
    """The paper of this name.

    >>> find_paper("a4").turned
    Paper(name='a4', width=297, height=210)
    """
    paper = PAPERS.get(name)
    if paper is None:
        raise Problem("paper-unknown", asked=name[:40], known=", ".join(PAPERS))
    return paper
