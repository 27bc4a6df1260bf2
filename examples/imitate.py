"""Imitate another bot from its decisions, and measure the result in the arena.

    python examples/imitate.py --out imitation

plays games of a teacher against itself and others, writes the decisions to Parquet tables, trains a two-layer
network on them (NumPy, or PyTorch with `--torch`), prints how often it agrees with its teacher in held-out
games, and plays it in the arena. It takes minutes on one core and needs `decaphase[research]`.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np
from imitation_bot import Policy
from numpy.typing import NDArray

from decaphase.research.decision_files import load_decisions
from decaphase.research.decisions import Decisions, join

HELD_OUT = 10
"""One pair of games in ten is held out for testing; the two games of a pair share their decks."""

BATCH = 512
RATE = 0.001
NEVER = -1e9
"""The logit of an illegal action."""


def main() -> None:
    asked = arguments()
    asked.out.mkdir(parents=True, exist_ok=True)
    weights = asked.out / "imitation.npz"
    seats = ("--players", str(asked.players), "--rules", asked.rules)
    seen, unseen = split(join([teach(asked, rival, seats) for rival in (asked.teacher, *asked.rivals)]))
    print(f"{len(seen)} decisions of {asked.teacher} to learn from, {len(unseen)} to test on")

    start = time.perf_counter()
    policy = (train_with_torch if asked.torch else train)(seen, asked.hidden, asked.epochs)
    np.savez(weights, **vars(policy))
    print(f"trained in {time.perf_counter() - start:.0f} s; agreement {agreement(policy, unseen):.1%}")

    plug_in(asked.out)
    games = ("--games", str(asked.arena_games), "--seed", "2")
    for other in asked.against:
        found = arena(asked.out, f"imitation:weights={weights}", other, *seats, *games)
        share, error = found["win_rate_a"], found["stderr"]
        sure = "" if error is None else f", standard error {error:.1%}"
        print(f"wins {share:.1%} of {found['games']} games against {other}{sure}")


def teach(asked: argparse.Namespace, rival: str, seats: tuple[str, ...]) -> Decisions:
    """The teacher's decisions in games against a rival."""
    table = asked.out / f"{asked.teacher}-{rival}.parquet"
    table.unlink(missing_ok=True)
    games = ("--games", str(asked.games), "--seed", "1")
    arena(asked.out, asked.teacher, rival, *seats, *games, "--decisions", str(table))
    decisions = load_decisions(table)
    return decisions.take(decisions.bots == asked.teacher)


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Train a policy on a teacher's decisions and measure it.")
    parser.add_argument("--out", type=Path, default=Path("imitation"))
    parser.add_argument("--teacher", default="steady")
    # A policy trained on games between equals alone is lost in the long hands of a weak player.
    parser.add_argument("--rivals", nargs="*", default=["random"])
    parser.add_argument("--rules", default="classic-en")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=1000, help="against each")
    parser.add_argument("--hidden", type=int, default=256)
    parser.add_argument("--epochs", type=int, default=6)
    parser.add_argument("--torch", action="store_true", help="train with PyTorch, if it is installed")
    parser.add_argument("--against", nargs="*", default=["random", "greedy"])
    parser.add_argument("--arena-games", type=int, default=400)
    return parser.parse_args()


def arena(out: Path, *match: str) -> dict[str, Any]:
    """The JSON report of `decaphase arena`, which finds the bot in this folder, its entry point in `out`."""
    path = [str(Path(__file__).parent), str(out), *filter(None, [os.environ.get("PYTHONPATH")])]
    found: dict[str, Any] = json.loads(
        subprocess.run(
            [sys.executable, "-m", "decaphase", "arena", *match, "--json"],
            env={**os.environ, "PYTHONPATH": os.pathsep.join(path)},
            check=True,
            stdout=subprocess.PIPE,
        ).stdout
    )
    return found


def plug_in(out: Path) -> None:
    """Write the metadata of a package with this entry point, which makes installing one unnecessary."""
    about = out / "imitation-1.0.dist-info"
    about.mkdir(exist_ok=True)
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: imitation\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text("[decaphase.bots]\nimitation = imitation_bot:imitation\n")


def split(decisions: Decisions) -> tuple[Decisions, Decisions]:
    """The decisions with a choice, split into those to train on and those of held-out games."""
    choice = np.diff(decisions.ends, prepend=0) > 1
    held_out = (decisions.games - 1) // 2 % HELD_OUT == 0
    return decisions.take(choice & ~held_out), decisions.take(choice & held_out)


def batches(decisions: Decisions, dice: np.random.Generator) -> Iterator[Decisions]:
    """All decisions in a new random order."""
    order = dice.permutation(len(decisions))
    for first in range(0, len(order), BATCH):
        yield decisions.take(order[first : first + BATCH])


def first_policy(decisions: Decisions, hidden: int, dice: np.random.Generator) -> Policy:
    """An untrained policy."""
    inputs, outputs = decisions.features.shape[1], decisions.setting.ids.count
    return Policy(
        scale=(np.std(decisions.features, axis=0, dtype=np.float64) + 0.1).astype(np.float32),
        hidden=dice.normal(0, (2 / inputs) ** 0.5, (inputs, hidden)).astype(np.float32),
        hidden_bias=np.zeros(hidden, np.float32),
        out=dice.normal(0, (1 / hidden) ** 0.5, (hidden, outputs)).astype(np.float32),
        out_bias=np.zeros(outputs, np.float32),
    )


def train(decisions: Decisions, hidden: int, epochs: int) -> Policy:
    """Train by gradient descent: masked softmax, cross-entropy, and Adam written in NumPy."""
    dice = np.random.default_rng(0)
    policy = first_policy(decisions, hidden, dice)
    weights = [policy.hidden, policy.hidden_bias, policy.out, policy.out_bias]
    means, squares = ([np.zeros_like(array) for array in weights] for _ in range(2))
    step = 0
    for epoch in range(epochs):
        print(f"  time {epoch + 1} of {epochs} through all of them")
        rate = RATE * (1 - epoch / epochs)
        for batch in batches(decisions, dice):
            step += 1
            for place, slope in enumerate(slopes(policy, batch)):
                means[place] += 0.1 * (slope - means[place])
                squares[place] += 0.001 * (slope**2 - squares[place])
                mean, square = means[place] / (1 - 0.9**step), squares[place] / (1 - 0.999**step)
                weights[place] -= rate * mean / (np.sqrt(square) + 1e-8)  # in place
    return policy


def slopes(policy: Policy, batch: Decisions) -> list[NDArray[np.float32]]:
    """The gradients of the loss, in the order of the weights in `train`."""
    inputs = batch.features.astype(np.float32) / policy.scale
    units = np.maximum(inputs @ policy.hidden + policy.hidden_bias, 0)
    liked = np.where(batch.masks, units @ policy.out + policy.out_bias, np.float32(NEVER))
    error = np.exp(liked - liked.max(axis=1, keepdims=True))
    error /= error.sum(axis=1, keepdims=True)
    error[np.arange(len(batch)), batch.actions] -= 1
    error /= len(batch)
    back = (error @ policy.out.T) * (units > 0)
    return [inputs.T @ back, back.sum(axis=0), units.T @ error, error.sum(axis=0)]


def train_with_torch(decisions: Decisions, hidden: int, epochs: int) -> Policy:
    """The same with PyTorch."""
    torch: Any = import_module("torch")  # optional
    dice = np.random.default_rng(0)
    policy = first_policy(decisions, hidden, dice)
    names = ("hidden", "hidden_bias", "out", "out_bias")
    weights = {name: torch.tensor(getattr(policy, name), requires_grad=True) for name in names}
    scale = torch.tensor(policy.scale)
    adam = torch.optim.Adam(weights.values(), RATE)
    fall = torch.optim.lr_scheduler.LambdaLR(adam, lambda epoch: 1 - epoch / epochs)
    for epoch in range(epochs):
        print(f"  time {epoch + 1} of {epochs} through all of them")
        for batch in batches(decisions, dice):
            inputs = torch.tensor(batch.features).float() / scale
            units = torch.relu(inputs @ weights["hidden"] + weights["hidden_bias"])
            liked = (units @ weights["out"] + weights["out_bias"]).masked_fill(
                ~torch.tensor(batch.masks), NEVER
            )
            loss = torch.nn.functional.cross_entropy(liked, torch.tensor(batch.actions).long())
            adam.zero_grad()
            loss.backward()
            adam.step()
        fall.step()
    return Policy(policy.scale, **{name: weight.detach().numpy() for name, weight in weights.items()})


def agreement(policy: Policy, decisions: Decisions) -> float:
    """How often the policy's favourite is the teacher's choice; NaN without test data."""
    agreed = [
        np.where(batch.masks, policy.logits(batch.features), NEVER).argmax(axis=1) == batch.actions
        for batch in batches(decisions, np.random.default_rng(0))
    ]
    return float(np.concatenate(agreed).mean()) if agreed else float("nan")


if __name__ == "__main__":
    main()
