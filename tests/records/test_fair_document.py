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
from decaphase.records.fair_deal import (
    SEALED,
    FairDeal,
    commitment,
    draw_below,
    fair_deck,
    fair_reshuffle,
    fair_seed,
    seal_of,
)
from support.fair_table import deals, piles, sealed_deals

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


def naive_sealed_commitment(secret: bytes, table: str, hand: int) -> bytes:
    message = b"decaphase commitment 2" + b"\x00" + field(table.encode("utf-8")) + u32(hand) + field(secret)
    return sha256(message).digest()


def naive_seal(bound: bytes, seat: int, contribution: bytes) -> bytes:
    return sha256(b"decaphase seal 2" + b"\x00" + bound + u32(seat) + field(contribution)).digest()


def naive_sealed_seed(deal: FairDeal) -> bytes:
    message = b"decaphase seed 2" + b"\x00" + field(deal.table.encode("utf-8")) + u32(deal.hand)
    message += u32(len(deal.contributions))
    for number in range(len(deal.contributions)):
        message += field(deal.seals[number])
        message += field(deal.contributions[number])
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
    if deal.seals:
        return " ".join(naive_shuffle(naive_order(), naive_sealed_seed(deal), b"decaphase deal 2\x00"))
    return " ".join(naive_shuffle(naive_order(), naive_seed(deal), b"decaphase deal 1\x00"))


def naive_reshuffle(deal: FairDeal, number: int, pile: list[str]) -> str:
    sorted_pile = sorted(pile, key=naive_order().index)
    if deal.seals:
        domain = b"decaphase reshuffle 2\x00" + u32(number)
        return " ".join(naive_shuffle(sorted_pile, naive_sealed_seed(deal), domain))
    domain = b"decaphase reshuffle 1\x00" + u32(number)
    return " ".join(naive_shuffle(sorted_pile, naive_seed(deal), domain))


@given(deals())
def test_a_stranger_comes_to_the_same_deck(deal: FairDeal) -> None:
    bound = commitment(deal.secret, deal.table, deal.hand)
    assert bound == naive_commitment(deal.secret, deal.table, deal.hand)
    assert fair_seed(deal) == naive_seed(deal)
    assert write_cards(fair_deck(deal)) == naive_deck(deal)


@given(sealed_deals())
def test_a_stranger_comes_to_the_same_sealed_deck(deal: FairDeal) -> None:
    bound = naive_sealed_commitment(deal.secret, deal.table, deal.hand)
    assert commitment(deal.secret, deal.table, deal.hand, SEALED) == bound.hex()
    for seat, (seal, opened) in enumerate(zip(deal.seals, deal.contributions, strict=True), 1):
        assert not opened or seal == seal_of(bound, seat, opened) == naive_seal(bound, seat, opened)
    if deal.seals:
        assert fair_seed(deal) == naive_sealed_seed(deal)
    assert write_cards(fair_deck(deal)) == naive_deck(deal)


@given(deals() | sealed_deals(), st.integers(1, 99), piles)
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
    def of_seats(what: str) -> tuple[bytes, ...]:
        return tuple(bytes.fromhex(value) for name, value in vector.items() if name.startswith(what))

    secret, given_by = bytes.fromhex(vector["secret"]), of_seats("contribution")
    return FairDeal(vector["table"], int(vector["hand"]), secret, given_by, of_seats("seal"))


def test_there_are_vectors() -> None:
    found = [(deal.scheme, len(deal.contributions)) for deal in map(deal_in, vectors())]
    assert found == [(1, 2), (1, 3), (1, 6), (2, 2), (2, 3)]


@pytest.mark.parametrize("vector", list(vectors()), ids=lambda vector: str(vector["table"][:10]))
def test_the_vectors_of_the_document_are_what_comes_out(vector: dict[str, str]) -> None:
    deal = deal_in(vector)
    assert commitment(deal.secret, deal.table, deal.hand, deal.scheme) == vector["commitment"]
    for seat, (seal, opened) in enumerate(zip(deal.seals, deal.contributions, strict=False), 1):
        assert not opened or seal == naive_seal(bytes.fromhex(vector["commitment"]), seat, opened)
    assert fair_seed(deal).hex() == vector["seed"]
    block = f"decaphase deal {deal.scheme}".encode() + bytes(5)
    assert naive_hmac(fair_seed(deal), block).hex() == vector["deal block 0"]
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
