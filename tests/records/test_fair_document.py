"""`docs/fair-deal.md` is complete: an implementation from that document alone agrees."""

from __future__ import annotations

import re
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from decaphase.cards import Card, read_cards, write_cards
from decaphase.records.fair_deal import FairDeal, commitment, draw_below, fair_deck, fair_reshuffle, fair_seed
from support.fair_table import deals, piles

DOCUMENT = Path(__file__).parents[2] / "docs" / "fair-deal.md"

# The naive functions are written from the document alone, without fair_deal.py.


def naive_hmac(key: bytes, message: bytes) -> bytes:
    padded = key + bytes(64 - len(key))
    inner = sha256(bytes(byte ^ 0x36 for byte in padded) + message).digest()
    return sha256(bytes(byte ^ 0x5C for byte in padded) + inner).digest()


def u32(number: int) -> bytes:
    return bytes([number >> 24 & 255, number >> 16 & 255, number >> 8 & 255, number & 255])


def field(part: bytes) -> bytes:
    return u32(len(part)) + part


def naive_commitment(secret: bytes, table: str, hand: int) -> str:
    message = b"decaphase commitment 1" + b"\x00" + field(table.encode("utf-8")) + u32(hand) + field(secret)
    return sha256(message).hexdigest()


def naive_seed(deal: FairDeal) -> bytes:
    message = b"decaphase seed 1" + b"\x00" + field(deal.table.encode("utf-8")) + u32(deal.hand)
    message += u32(len(deal.contributions))
    for contribution in deal.contributions:
        message += field(contribution)
    return naive_hmac(deal.secret, message)


def naive_below(limit_of: int, queue: list[int]) -> int:
    while True:
        word = queue.pop(0)
        if word < 2**32 // limit_of * limit_of:
            return word % limit_of


def naive_shuffle(cards: list[str], seed: bytes, domain: bytes) -> list[str]:
    blocks = b"".join(naive_hmac(seed, domain + u32(number)) for number in range(20))
    queue = [int.from_bytes(blocks[place : place + 4], "big") for place in range(0, len(blocks), 4)]
    for i in range(len(cards) - 1, 0, -1):
        j = naive_below(i + 1, queue)
        cards[i], cards[j] = cards[j], cards[i]
    return cards


def naive_order() -> list[str]:
    numbers = [f"{colour}{number}" for colour in "rbgy" for number in range(1, 13) for _ in range(2)]
    return numbers + ["w"] * 8 + ["s"] * 4


def naive_deck(deal: FairDeal) -> str:
    return " ".join(naive_shuffle(naive_order(), naive_seed(deal), b"decaphase deal 1\x00"))


def naive_reshuffle(deal: FairDeal, number: int, pile: list[str]) -> str:
    sorted_pile = sorted(pile, key=naive_order().index)
    domain = b"decaphase reshuffle 1\x00" + u32(number)
    return " ".join(naive_shuffle(sorted_pile, naive_seed(deal), domain))


@given(deals())
def test_a_stranger_comes_to_the_same_deck(deal: FairDeal) -> None:
    bound = commitment(deal.secret, deal.table, deal.hand)
    assert bound == naive_commitment(deal.secret, deal.table, deal.hand)
    assert fair_seed(deal) == naive_seed(deal)
    assert write_cards(fair_deck(deal)) == naive_deck(deal)


@given(deals(), st.integers(1, 99), piles)
def test_a_stranger_comes_to_the_same_reshuffle(deal: FairDeal, number: int, pile: list[Card]) -> None:
    order = fair_reshuffle(deal, number, pile)
    assert write_cards(order) == naive_reshuffle(deal, number, [card.code for card in pile])


def blocks() -> list[str]:
    return re.findall(r"```text\n(.*?)```", DOCUMENT.read_text(encoding="utf-8"), re.DOTALL)


def vectors() -> Iterator[dict[str, str]]:
    for block in blocks():
        if block.startswith("table"):
            pairs = (line.partition("=") for line in block.splitlines())
            yield {name.strip(): value.strip() for name, _, value in pairs}


def deal_in(vector: dict[str, str]) -> FairDeal:
    given_by = tuple(
        bytes.fromhex(value) for name, value in vector.items() if name.startswith("contribution")
    )
    return FairDeal(vector["table"], int(vector["hand"]), bytes.fromhex(vector["secret"]), given_by)


def test_there_are_vectors() -> None:
    assert [len(deal_in(vector).contributions) for vector in vectors()] == [2, 3, 6]


@pytest.mark.parametrize("vector", list(vectors()), ids=lambda vector: str(vector["table"][:10]))
def test_the_vectors_of_the_document_are_what_comes_out(vector: dict[str, str]) -> None:
    deal = deal_in(vector)
    assert commitment(deal.secret, deal.table, deal.hand) == vector["commitment"]
    assert fair_seed(deal).hex() == vector["seed"]
    assert naive_hmac(fair_seed(deal), b"decaphase deal 1" + bytes(5)).hex() == vector["deal block 0"]
    assert write_cards(fair_deck(deal)) == vector["deck"] == naive_deck(deal)
    for number in (1, 2):
        pile = read_cards(vector["pile"])
        assert write_cards(fair_reshuffle(deal, number, pile)) == vector[f"reshuffle {number}"]


def test_the_numbers_of_the_document_are_what_is_drawn() -> None:
    lines = [line for block in blocks() for line in block.splitlines() if line.startswith("below")]
    assert len(lines) == 5
    for line in lines:
        sides, drawn, number = re.fullmatch(r"below (\d+): (.*) -> (\d+)", line).groups()  # type: ignore[union-attr]
        queue = [int(word, 16) for word in drawn.split()]
        given_words = iter(queue)
        assert draw_below(int(sides), given_words) == int(number) == naive_below(int(sides), queue[:])
        assert list(given_words) == []
