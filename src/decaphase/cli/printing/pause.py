"""`decaphase print pause`: a slip with the scores, to keep with the cards of an interrupted game."""

from __future__ import annotations

from decaphase.cli.printing._game import Kept, Recorded, last_score, read_score
from decaphase.cli.printing._options import Out, PaperName
from decaphase.cli.printing._output import print_pdf
from decaphase.paper import find_paper, prepare_pause


def print_kind(
    paper: PaperName = "a4",
    out: Out = None,
    record: Recorded = None,
    kept: Kept = None,
) -> None:
    """Print the scores of an interrupted game."""
    score = read_score(record, kept) or last_score()
    sheet = find_paper(paper)
    print_pdf("pause", out, lambda: prepare_pause(score, sheet))
