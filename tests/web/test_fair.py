"""The page verifies deals as `docs/fair-deal.md` says, and lets no forgery through."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from copy import deepcopy
from hashlib import sha256
from hmac import digest
from pathlib import Path
from random import Random
from typing import NotRequired, TypeAlias, TypedDict, cast

import pytest

from decaphase.game.events import HandDealt
from decaphase.online.table import commands as ask_for
from decaphase.online.table import record_of_table
from decaphase.records import Record, write_record
from decaphase.records.fair_deal import OPEN, SEALED
from decaphase.records.toml import parse
from support.fair_table import TABLE, fair_game, game_of, make_deal, sealed
from support.table.live import ANN, BOB, CAS, Live
from support.table.live import TABLE as LIVE_TABLE
from support.web.node import running

Json: TypeAlias = object
"""What JSON can say."""


class FairHand(TypedDict):
    """What a record publishes of a deal."""

    hand: int
    commitment: str
    secret: NotRequired[str]
    seals: NotRequired[list[str]]
    contributions: list[str]


class Fair(TypedDict):
    """The proof in a record."""

    scheme: str
    table: str
    hands: list[FairHand]


class Hand(TypedDict):
    """A hand of a record, as far as its cards go."""

    deck: str
    reshuffles: NotRequired[list[str]]


class Recorded(TypedDict):
    """A record, as far as the page looks into it."""

    hands: list[Hand]
    meta: NotRequired[dict[str, Fair]]


class Dealt(TypedDict):
    """What the page notes of its cards."""

    dealer: int
    playing: list[int]
    turnedUp: str
    cards: list[str]


class Note(TypedDict):
    """What the page notes of a deal."""

    hand: int
    commitment: str
    seat: int
    nonce: str
    seals: NotRequired[list[tuple[int, str]]]
    taken: bool
    dealt: NotRequired[Dealt]


class Verified(TypedDict):
    """What the page finds of a hand."""

    hand: int
    verdict: str
    found: dict[str, str]


DOCUMENT = Path(__file__).parents[2] / "docs" / "fair-deal.md"
NONCE = "5a" * 32


def page(*calls: Sequence[Json]) -> list[Json]:
    """What the page's functions answer; Node runs them."""
    with running("fair_answers.ts") as node:
        return [node.ask(call) for call in calls]


# The arithmetic


def test_hashes_are_those_of_the_standard() -> None:
    dice = Random(10)
    messages = [dice.randbytes(length) for length in (*range(130), 1000, 4096)]
    keys = [dice.randbytes(length) for length in (0, 1, 32, 63, 64, 65, 131)]
    assert page(*(["sha256", message.hex()] for message in messages)) == [
        sha256(message).hexdigest() for message in messages
    ]
    pairs = [(key, message) for key in keys for message in messages[::13]]
    assert page(*(["hmac", key.hex(), message.hex()] for key, message in pairs)) == [
        digest(key, message, "sha256").hex() for key, message in pairs
    ]


def vectors() -> list[dict[str, str]]:
    """The deals that the document works out."""
    blocks = re.findall(r"```text\n(table.*?)```", DOCUMENT.read_text(encoding="utf-8"), re.DOTALL)
    pairs = [[line.partition("=") for line in block.splitlines()] for block in blocks]
    return [{name.strip(): value.strip() for name, _, value in block} for block in pairs]


def test_deals_are_those_of_the_document() -> None:
    assert len(vectors()) == 5
    for vector in vectors():
        given, seals = (
            [value for name, value in vector.items() if name.startswith(what)]
            for what in ("contribution", "seal")
        )
        deal = {
            "table": vector["table"],
            "hand": int(vector["hand"]),
            "secret": vector["secret"],
            "contributions": given,
            **({"seals": seals} if seals else {}),
        }
        opened = [
            (seat, seal, part) for seat, (seal, part) in enumerate(zip(seals, given, strict=False), 1) if part
        ]
        assert page(*(["seal", vector["commitment"], seat, part] for seat, _, part in opened)) == [
            seal for _, seal, _ in opened
        ]
        reshuffles = [["reshuffle", deal, number, vector["pile"]] for number in (1, 2)]
        expected = [vector[name] for name in ("commitment", "seed", "deck", "reshuffle 1", "reshuffle 2")]
        assert page(["commitment", deal], ["seed", deal], ["deck", deal], *reshuffles) == expected


def test_numbers_are_those_of_the_document() -> None:
    lines = re.findall(r"^below (\d+): (.*) -> (\d+)$", DOCUMENT.read_text(encoding="utf-8"), re.MULTILINE)
    assert len(lines) == 5
    calls = [["below", int(sides), [int(word, 16) for word in words.split()]] for sides, words, _ in lines]
    assert page(*calls) == [int(number) for _, _, number in lines]


# Whole records


@pytest.fixture(scope="module", params=[OPEN, SEALED], ids=["open", "sealed"])
def record(request: pytest.FixtureRequest) -> Recorded:
    """A game of three, one of them a bot; its second hand was reshuffled."""
    return read(fair_game(scheme=request.param))


@pytest.fixture(scope="module")
def sealed_record() -> Recorded:
    """The same, with sealed contributions."""
    return read(fair_game(scheme=SEALED))


def read(record: Record) -> Recorded:
    """A record as the page gets it."""
    return cast("Recorded", parse(write_record(record)))


def fair_in(record: Recorded) -> Fair:
    return record["meta"]["fair"]


def notes_of(record: Recorded) -> list[Note]:
    """What the page of seat 1 noted while the game was played."""
    fair = fair_in(record)["hands"]
    return [
        {
            "hand": one["hand"],
            "commitment": one["commitment"],
            "seat": 1,
            "nonce": one["contributions"][0],
            "taken": True,
            **({"seals": seals_noted(one)} if "seals" in one else {}),  # type: ignore[typeddict-item]
        }
        for one in fair
    ]


def seals_noted(fair: FairHand) -> list[tuple[int, str]]:
    return [(seat, seal) for seat, seal in enumerate(fair["seals"], 1) if seal]


def verified(record: Recorded, notes: list[Note], table: str = TABLE) -> list[Verified]:
    (hands,) = page(["verify", table, record, notes])
    return cast("list[Verified]", hands)


def verdicts(record: Recorded, notes: list[Note], table: str = TABLE) -> list[str]:
    return [hand["verdict"] for hand in verified(record, notes, table)]


def differences(record: Recorded, notes: list[Note]) -> list[list[str]]:
    """What does not fit, hand by hand."""
    hands = verified(record, notes)
    return [[about for about, found in hand["found"].items() if found == "differs"] for hand in hands]


def test_an_honest_game_is_proved(record: Recorded) -> None:
    assert record["hands"][1]["reshuffles"]
    assert verdicts(record, notes_of(record)) == ["proved", "proved"]
    hands = verified(record, notes_of(record))
    assert hands[1]["found"]["reshuffles"] == "fits"
    assert hands[0]["found"]["reshuffles"] == "none"


def test_without_notes_the_cards_only_follow(record: Recorded) -> None:
    assert verdicts(record, []) == ["follows", "follows"]
    late = refused(notes_of(record))
    assert verdicts(record, late) == ["follows", "follows"]


def refused(notes: list[Note]) -> list[Note]:
    """The notes of a page whose part came too late."""
    return [Note({**note, "nonce": NONCE, "taken": False}) for note in notes]


def swap(cards: str) -> str:
    """The cards with the first two that differ exchanged."""
    order = cards.split()
    other = next(place for place, card in enumerate(order) if card != order[0])
    order[0], order[other] = order[other], order[0]
    return " ".join(order)


def other_hex(digits: str) -> str:
    return ("1" if digits[0] == "0" else "0") + digits[1:]


def forge_deck(record: Recorded) -> None:
    record["hands"][1]["deck"] = swap(record["hands"][1]["deck"])


def forge_reshuffle(record: Recorded) -> None:
    record["hands"][1]["reshuffles"][0] = swap(record["hands"][1]["reshuffles"][0])


def forge_secret(record: Recorded) -> None:
    fair = fair_in(record)["hands"][1]
    fair["secret"] = other_hex(fair["secret"])


def forge_commitment(record: Recorded) -> None:
    fair = fair_in(record)["hands"][1]
    fair["commitment"] = other_hex(fair["commitment"])


def forge_our_part(record: Recorded) -> None:
    fair = fair_in(record)["hands"][1]
    fair["contributions"][0] = other_hex(fair["contributions"][0])


def drop_our_part(record: Recorded) -> None:
    fair_in(record)["hands"][1]["contributions"][0] = ""


def forge_another_part(record: Recorded) -> None:
    fair = fair_in(record)["hands"][1]
    fair["contributions"][2] = other_hex(fair["contributions"][2])


def forge_hand(record: Recorded) -> None:
    """Everything of the hand is made anew, so that it fits in itself."""
    fair, hand = fair_in(record)["hands"][1], record["hands"][1]
    fair["secret"] = "00" * 32
    deal = {"table": TABLE, "hand": 2, "secret": fair["secret"], "contributions": fair["contributions"]}
    if "seals" in fair:
        deal["seals"] = fair["seals"]
    again = [["reshuffle", deal, number, cards] for number, cards in enumerate(hand["reshuffles"], 1)]
    made = cast("list[str]", page(["commitment", deal], ["deck", deal], *again))
    fair["commitment"], hand["deck"], *hand["reshuffles"] = made


def move_to_another_table(record: Recorded) -> None:
    fair_in(record)["table"] = "cellar"


@pytest.mark.parametrize(
    ("forge", "seen"),
    [
        (forge_deck, [[], ["deck"]]),
        (forge_reshuffle, [[], ["reshuffles"]]),
        (forge_secret, [[], ["commitment", "deck", "reshuffles"]]),
        (forge_commitment, [[], ["commitment", "noted"]]),
        (forge_our_part, [[], ["deck", "reshuffles", "part"]]),
        (drop_our_part, [[], ["deck", "reshuffles", "part"]]),
        (forge_another_part, [[], ["deck", "reshuffles"]]),
        (forge_hand, [[], ["noted"]]),
        (move_to_another_table, [["commitment", "deck"], ["commitment", "deck", "reshuffles"]]),
    ],
    ids=lambda value: value.__name__ if callable(value) else "",
)
def test_a_forgery_is_caught(
    record: Recorded, forge: Callable[[Recorded], None], seen: list[list[str]]
) -> None:
    forged = deepcopy(record)
    forge(forged)
    found = differences(forged, notes_of(record))
    # What was sealed before differs too, where the forged part or commitment was sealed.
    assert [[about for about in hand if about != "seals"] for hand in found] == seen
    assert verdicts(forged, notes_of(record))[1] == "differs"


def test_what_is_missing_is_not_proved(record: Recorded) -> None:
    secretless, handless, bare, other = (deepcopy(record) for _ in range(4))
    del fair_in(secretless)["hands"][1]["secret"]
    del fair_in(handless)["hands"][0]
    del bare["meta"]
    fair_in(other)["scheme"] = "decaphase deal 3"
    assert verdicts(secretless, notes_of(record)) == ["proved", "unproved"]
    assert verdicts(handless, notes_of(record)) == ["unproved", "proved"]
    assert verdicts(bare, notes_of(record)) == verdicts(other, []) == ["unproved", "unproved"]


def test_a_hand_without_contributions_proves_nothing() -> None:
    live = Live(ANN, BOB, seed=2)
    for person in (ANN, BOB):
        live.do(ask_for.Ready(), person)
    live.wait(20)
    live.play_hand()
    assert verdicts(record_at(live), [], LIVE_TABLE) == ["alone"]


# Sealed contributions


def forge_sealed_part(record: Recorded) -> None:
    """Another contribution of seat 3, which fits its seal no more."""
    fair_in(record)["hands"][0]["contributions"][2] = NONCE


def forge_part_and_seal(record: Recorded) -> None:
    """Another contribution of seat 3, sealed and dealt anew, as if it had been so from the beginning."""
    fair, hand = fair_in(record)["hands"][0], record["hands"][0]
    fair["contributions"][2] = NONCE
    (fair["seals"][2],) = cast("list[str]", page(["seal", fair["commitment"], 3, NONCE]))
    deal = {**fair, "table": TABLE}
    (hand["deck"],) = cast("list[str]", page(["deck", deal]))


def drop_seal(record: Recorded) -> None:
    fair_in(record)["hands"][0]["seals"][2] = ""


def drop_seals(record: Recorded) -> None:
    del fair_in(record)["hands"][0]["seals"]


@pytest.mark.parametrize(
    ("forge", "seen"),
    [
        (forge_sealed_part, ["seals", "deck"]),
        (forge_part_and_seal, ["seals"]),
        (drop_seal, ["seals", "deck"]),
        (drop_seals, ["seals", "deck"]),
    ],
)
def test_a_forged_seal_is_caught(
    sealed_record: Recorded, forge: Callable[[Recorded], None], seen: list[str]
) -> None:
    forged = deepcopy(sealed_record)
    forge(forged)
    assert differences(forged, notes_of(sealed_record))[0] == seen
    assert verdicts(forged, notes_of(sealed_record))[0] == "differs"


def test_a_deal_of_sealed_parts_is_not_taken_for_one_of_the_first_scheme(sealed_record: Recorded) -> None:
    forged = deepcopy(sealed_record)
    fair_in(forged)["scheme"] = "decaphase deal 1"
    assert verdicts(forged, notes_of(sealed_record)) == ["differs", "differs"]


def test_a_seal_that_stays_closed_proves_nothing() -> None:
    record = read(game_of([make_deal(1, SEALED), sealed(make_deal(2), 3)]))
    assert verdicts(record, notes_of(record)) == ["proved", "withheld"]
    again = read(game_of([sealed(make_deal(1), 3), make_deal(2, SEALED)]))
    assert verdicts(again, notes_of(again)) == ["withheld", "differs"]


# Tables as they are played


def record_at(live: Live) -> Recorded:
    return read(record_of_table(live.state))


def note_hand(live: Live) -> Note:
    """Play a hand, and note what the page of the last seat notes before and after its deal."""
    people = live.people()
    for _, person in people:
        live.do(ask_for.WantRematch() if live.state.stage == "over" else ask_for.Ready(), person)
    (seat, _) = people[-1]
    for number, person in people:
        live.seal(person, nonce=(bytes([number]) * 16).hex())
    deal = live.state.deal
    for number, person in people:
        live.contribute(person, nonce=(bytes([number]) * 16).hex())
    event = live.state.happened[0]
    assert isinstance(event, HandDealt)
    live.play_hand()
    return {
        "hand": deal.hand,
        "commitment": deal.commitment.hex(),
        "seat": seat,
        "nonce": bytes([seat]).hex() * 16,
        "seals": [(other, sealed.hex()) for other, sealed in deal.seals],
        "taken": True,
        "dealt": {
            "dealer": event.dealer or 0,
            "playing": list(event.playing),
            "turnedUp": event.turned_up.code,
            "cards": [card.code for card in event.hands[seat - 1] or ()],
        },
    }


def test_the_cards_we_were_dealt_are_those_of_the_deck() -> None:
    live = Live(ANN, BOB, CAS, seed=4)
    notes = [note_hand(live) for _ in range(3)]
    hands = verified(record_at(live), notes, LIVE_TABLE)
    assert {hand["found"]["cards"] for hand in hands} == {"fits"}
    assert {hand["verdict"] for hand in hands} == {"proved"}
    other = deepcopy(notes)
    other[1]["dealt"]["cards"][0] = "w" if other[1]["dealt"]["cards"][0] != "w" else "s"
    other[2]["dealt"]["turnedUp"] = "w" if other[2]["dealt"]["turnedUp"] != "w" else "s"
    assert verdicts(record_at(live), other, LIVE_TABLE) == ["proved", "differs", "differs"]


def test_notes_of_the_game_before_say_nothing_of_this_one() -> None:
    live = Live(ANN, BOB, seed=7, options={"selection": "first-2"})
    before = [note_hand(live)]
    while live.stage() != "over":
        before.append(note_hand(live))
    notes = [note_hand(live)]
    while live.stage() != "over":
        notes.append(note_hand(live))
    record = record_at(live)
    assert fair_in(record)["table"] == f"{LIVE_TABLE}/2"
    assert set(verdicts(record, before + notes, LIVE_TABLE)) == {"proved"}
    assert set(verdicts(record, before, LIVE_TABLE)) == {"follows"}
    notes[-1]["commitment"] = "00" * 32
    assert verdicts(record, before + notes, LIVE_TABLE)[-1] == "differs"


def test_of_two_pages_of_ours_one_adds_its_part(record: Recorded) -> None:
    mine, others = notes_of(record), refused(notes_of(record))
    both = [note for pair in zip(mine, others, strict=True) for note in pair]
    assert verdicts(record, both) == ["proved", "proved"]
