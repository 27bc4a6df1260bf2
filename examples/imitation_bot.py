"""A bot that plays by a small network, from its view alone.

In a package of yours its entry point would be (`imitate.py` shows how to try it without one):

    [project.entry-points."decaphase.bots"]
    imitation = "imitation_bot:imitation"

and then `decaphase arena imitation:weights=imitation.npz greedy --players 2` measures it.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from decaphase.game import Action, View
from decaphase.game.rule_codes import rule_codes
from decaphase.research.stepping.action_ids import ids_of
from decaphase.research.view_features import legal_ids, row_of


@dataclass(frozen=True)
class Policy:
    """Two layers: features divided by their scale, hidden units, and a logit for every id."""

    scale: NDArray[np.float32]
    hidden: NDArray[np.float32]
    hidden_bias: NDArray[np.float32]
    out: NDArray[np.float32]
    out_bias: NDArray[np.float32]

    def logits(self, rows: NDArray[np.int16]) -> NDArray[np.float32]:
        """The logits of all ids, for rows of features."""
        units = np.maximum(rows.astype(np.float32) / self.scale @ self.hidden + self.hidden_bias, 0)
        liked: NDArray[np.float32] = units @ self.out + self.out_bias
        return liked


@lru_cache(maxsize=4)
def load_policy(path: str) -> Policy:
    """Load a policy saved by `np.savez(path, **vars(policy))`."""
    with np.load(path) as arrays:
        return Policy(**arrays)


class Imitation:
    """Samples from the policy's softmax over the legal actions.

    Always taking the most likely one may repeat the same turns for ever.
    """

    def __init__(self, policy: Policy, seed: int, whims: float) -> None:
        self._policy = policy
        self._seed = seed
        self._whims = whims

    def choose(self, view: View) -> Action:
        ids = ids_of(rule_codes(view.rules), len(view.players))
        row = np.array(row_of(view), np.int16)
        if (len(row), ids.count) != (len(self._policy.scale), len(self._policy.out_bias)):
            raise ValueError("these weights were trained at a table of other rules or more or fewer players")
        liked = self._policy.logits(row)[legal_ids(view, ids)].astype(np.float64)
        if self._whims:
            # The same view and seed give the same move, so games are reproducible.
            dice = np.random.default_rng([self._seed, len(view.events), *row])
            liked = liked / self._whims + dice.gumbel(size=len(liked))  # samples a softmax
        return view.legal[int(liked.argmax())]


def imitation(seed: int, *, weights: str = "imitation.npz", whims: str = "1") -> Imitation:
    """The entry point, called with a seed and with the settings as strings."""
    return Imitation(load_policy(weights), seed, float(whims))
