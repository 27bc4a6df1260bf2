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
from decaphase.records.fair_deal import (
    OPEN,
    SEALED,
    FairDeal,
    commitment,
    fair_deck,
    fair_reshuffle,
    seal_of,
)
from decaphase.records.proof import FairHand, Proof, proof_table
from decaphase.records.sample import choose
from decaphase.rules import load_rules

TABLE = "kitchen"
PLAYERS = ("Ann", "Bot", "Cas")
SEED = 44
"""With these dice the players run out of cards once, in the second hand, by either scheme."""


@cache
def fair_game(hands: int = 2, *, finished: bool = True, scheme: int = OPEN) -> Record:
    """A game of random players in which seat 2 is a bot, with its proof; its last hand may be cut off."""
    return game_of([make_deal(number, scheme) for number in range(1, hands + 1)], finished=finished)


def game_of(
    deals: Sequence[FairDeal], *, finished: bool = True, selection: Sequence[int] = (9, 10)
) -> Record:
    """The same game dealt from these deals."""
    game = Game(load_rules("classic-en", {"selection": list(selection)}), PLAYERS, seed=SEED)
    dice = Random(SEED)
    for deal in deals:
        game.start_hand(deck=fair_deck(deal))
        while game.stage not in ("hand-over", "game-over"):
            if deal is deals[-1] and not finished and len(game.hands[-1].actions) == 7:
                break
            _move(game, deal, dice)
    proof = Proof(TABLE, tuple(map(publish, deals)), deals[0].scheme)
    if not finished:
        proof = replace(proof, hands=(*proof.hands[:-1], replace(proof.hands[-1], secret=None)))
    return record_of(game, meta={"fair": proof_table(proof)}, expect=True)


def make_deal(number: int, scheme: int = OPEN) -> FairDeal:
    def some_bytes(what: str) -> bytes:
        return sha256(f"{what} {number}".encode()).digest()

    given = (some_bytes("Ann"), b"", some_bytes("Cas")[:16])
    deal = FairDeal(TABLE, number, some_bytes("secret"), given)
    return sealed(deal) if scheme == SEALED else deal


def sealed(deal: FairDeal, *withheld: int) -> FairDeal:
    """This deal of scheme 1 as one of scheme 2, in which some seats do not open their seals."""
    bound = bytes.fromhex(commitment(deal.secret, deal.table, deal.hand, SEALED))
    given = list(enumerate(deal.contributions, 1))
    seals = tuple(seal_of(bound, seat, part) if part else b"" for seat, part in given)
    opened = tuple(b"" if seat in withheld else part for seat, part in given)
    return replace(deal, contributions=opened, seals=seals)


def publish(deal: FairDeal) -> FairHand:
    bound = commitment(deal.secret, deal.table, deal.hand, deal.scheme)
    return FairHand(deal.hand, bound, deal.contributions, deal.secret, deal.seals)


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
    return with_proof(record, Proof(TABLE, tuple(hands), SEALED if hands[0].seals else OPEN))


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


def sealed_deals() -> st.SearchStrategy[FairDeal]:
    """Any deal of scheme 2 in which contributions fit their seals, and some seals stay closed."""
    withheld = st.sets(st.integers(1, 6))
    return st.builds(lambda deal, seats: sealed(deal, *seats), deals(), withheld)


piles = st.lists(st.sampled_from(CARDS), max_size=107)
