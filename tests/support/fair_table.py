"""A table at which every hand is dealt from a secret and what the seats contribute."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from hashlib import sha256
from random import Random

from hypothesis import strategies as st

from decaphase.cards import CARDS
from decaphase.game import Game
from decaphase.records import Record, record_of
from decaphase.records.fair_deal import FairDeal, commitment, fair_deck, fair_reshuffle
from decaphase.records.proof import FairHand, Proof, proof_table
from decaphase.records.sample import choose
from decaphase.rules import load_rules

TABLE = "kitchen"
PLAYERS = ("Ann", "Bot", "Cas")
SEED = 6
"""With these dice the players run out of cards once, in the second hand."""


@cache
def fair_game(hands: int = 2, *, finished: bool = True) -> Record:
    """A game of random players in which seat 2 is a bot, with its proof; its last hand may be cut off."""
    game = Game(load_rules("classic-en", {"selection": [9, 10]}), PLAYERS, seed=SEED)
    dice = Random(SEED)
    deals: list[FairDeal] = []
    for number in range(1, hands + 1):
        deals.append(make_deal(number))
        game.start_hand(deck=fair_deck(deals[-1]))
        while game.stage not in ("hand-over", "game-over"):
            if number == hands and not finished and len(game.hands[-1].actions) == 7:
                break
            _move(game, deals[-1], dice)
    proof = Proof(TABLE, tuple(map(publish, deals)))
    if not finished:
        proof = replace(proof, hands=(*proof.hands[:-1], replace(proof.hands[-1], secret=None)))
    return record_of(game, meta={"fair": proof_table(proof)}, expect=True)


def make_deal(number: int) -> FairDeal:
    def some_bytes(what: str) -> bytes:
        return sha256(f"{what} {number}".encode()).digest()

    return FairDeal(TABLE, number, some_bytes("secret"), (some_bytes("Ann"), b"", some_bytes("Cas")[:16]))


def publish(deal: FairDeal) -> FairHand:
    bound = commitment(deal.secret, deal.table, deal.hand)
    return FairHand(deal.hand, bound, deal.contributions, deal.secret)


def _move(game: Game, deal: FairDeal, dice: Random) -> None:
    action = choose(game, dice)
    order = None
    if game.needs_reshuffle(action):
        order = fair_reshuffle(deal, len(game.hands[-1].reshuffles) + 1, game.discard[:-1])
    game.apply(action, reshuffle=order)


def with_proof(record: Record, proof: Proof) -> Record:
    return replace(record, meta={"fair": proof_table(proof)})


def with_hands(record: Record, hands: Sequence[FairHand]) -> Record:
    """The same record with other hands in its proof."""
    return with_proof(record, Proof(TABLE, tuple(hands)))


def deals() -> st.SearchStrategy[FairDeal]:
    """Any deal that can be."""
    gift = st.just(b"") | st.binary(min_size=16, max_size=64)
    return st.builds(
        FairDeal,
        table=st.text(st.characters(exclude_categories=("C", "Z")), min_size=1, max_size=25),
        hand=st.integers(1, 1_000_000),
        secret=st.binary(min_size=32, max_size=32),
        contributions=st.lists(gift, min_size=2, max_size=6).map(tuple),
    )


piles = st.lists(st.sampled_from(CARDS), max_size=107)
