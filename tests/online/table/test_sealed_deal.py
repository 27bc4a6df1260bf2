"""Sealed contributions: nobody chooses among decks, not even the server together with a player."""

from __future__ import annotations

from dataclasses import replace
from hashlib import sha256
from random import Random
from statistics import fmean

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from decaphase.cards import Card
from decaphase.online.table import commands as ask
from decaphase.online.table import entries as log
from decaphase.online.table import record_of_table, replay, table_view, write_entry
from decaphase.records import write_record
from decaphase.records.fair_deal import FairDeal, commitment, fair_deck, seal_of, withholders
from decaphase.records.proof import FairHand, Proof, proof_table
from decaphase.records.verify import PlayerNotes, VerifyResult, verify_text
from decaphase.terminal.remote.fair_play import NonceNote, deal_matches
from support.table.live import ANN, BOB, CAS, DEE, PEOPLE, Live
from support.table.sealing import first_scheme, seal

WILD = Card.read("w")


def nonce_of(seat: int) -> str:
    return sha256(b"%d" % seat).hexdigest()


def verified(live: Live, notes: PlayerNotes | None = None) -> VerifyResult:
    return verify_text(write_record(record_of_table(live.state)), notes or PlayerNotes())


def wilds(deck: tuple[Card, ...], first: int, seats: int) -> int:
    """The wilds in the hand of the seat that is dealt to as this one."""
    return deck[first : 10 * seats : seats].count(WILD)


# Any subset seals, opens or withholds, in any order


@st.composite
def shuffles(draw: st.DrawFn) -> tuple[int, list[int], list[int]]:
    """The number of seats, those that seal, and those that open, in their order."""
    seats = draw(st.integers(2, 5))
    sealing = draw(st.permutations(range(1, seats + 1)).map(tuple))[: draw(st.integers(0, seats))]
    opening = draw(st.permutations(sealing).map(tuple))[: draw(st.integers(0, len(sealing)))]
    return seats, list(sealing), list(opening)


def deal_in_order(seats: int, sealing: list[int], opening: list[int]) -> Live:
    live = Live(*PEOPLE[:seats], seed=4)
    live.get_ready()
    for seat in sealing:
        live.do(seal(live.state.deal, seat, nonce_of(seat)), PEOPLE[seat - 1])
    if len(sealing) < seats:
        live.wait(10)
    for seat in opening:
        live.do(ask.Contribute(nonce_of(seat)), PEOPLE[seat - 1])
    if live.state.stage == "dealing":
        live.wait(10)
    return live


@settings(max_examples=10, deadline=None, suppress_health_check=list(HealthCheck))
@given(shuffles(), st.randoms(use_true_random=False))
def test_every_verifier_derives_the_deck_of_any_subset_in_any_order(
    shuffle: tuple[int, list[int], list[int]], dice: Random
) -> None:
    seats, sealing, opening = shuffle
    live = deal_in_order(seats, sealing, opening)
    began = live.log[-1]
    assert isinstance(began, log.HandBegan)
    deal = live.state.deal
    assert began.deck == fair_deck(live.state.fair_deal)
    assert [seat for seat, _ in deal.seals] == sorted(sealing)
    assert [seat for seat, _ in deal.contributions] == sorted(opening)
    live.check_replay()

    live.play_hand()
    (hand,) = verified(live).hands
    withheld = tuple(sorted(set(sealing) - set(opening)))
    assert (hand.contributors, hand.withheld) == (tuple(sorted(opening)), withheld)
    assert hand.verdict == ("alone" if not opening else "withheld" if withheld else "proved")
    view = table_view(live.state, ANN.account).deals[0]
    note = NonceNote(view.commitment, 1, bytes.fromhex(nonce_of(1)), view.seals, accepted=1 in opening)
    assert deal_matches(note, view, live.state.table, seats)

    dice.shuffle(sealing)
    dice.shuffle(opening)
    again = deal_in_order(seats, sealing, opening).log[-1]
    assert isinstance(again, log.HandBegan)
    assert again.deck == began.deck


# The server and a sock puppet


def test_after_the_others_opened_no_other_contribution_is_accepted() -> None:
    """Bob is the server's: he knows the secret and what Ann contributed, and tries to fit."""
    live, dice = Live(ANN, BOB, seed=4), Random(1)
    live.get_ready()
    live.seal(ANN, nonce=nonce_of(1))
    live.seal(BOB, nonce=nonce_of(2))
    live.contribute(ANN, nonce=nonce_of(1))
    for _ in range(100):
        assert live.refusal(ask.Contribute(dice.randbytes(32).hex()), BOB) == "table-seal-differs"
    assert live.refusal(seal(live.state.deal, 2, nonce_of(3)), BOB) == "table-seals-closed"
    live.contribute(BOB, nonce=nonce_of(2))
    assert live.stage() == "playing"


def test_a_late_contribution_in_the_record_does_not_fit_its_seal_or_the_notes() -> None:
    """The server rewrites everything afterwards, so that the record fits in itself."""
    live = deal_in_order(2, [1, 2], [1, 2])
    live.play_hand()
    deal = live.state.deal
    bound = deal.commitment.hex()
    honest = FairHand(1, bound, (bytes.fromhex(nonce_of(1)), b""), seals=live.state.fair_deal.seals)
    notes = PlayerNotes(Proof(live.state.table, (honest,), 2))
    assert verified(live, notes).verdict == "proved"
    other = Random(2).randbytes(32)
    given = (bytes.fromhex(nonce_of(1)), other)
    seals = (dict(deal.seals)[1], seal_of(deal.commitment, 2, other))
    for chosen, found, noted in (
        (live.state.fair_deal.seals, ["fair-seal-differs"], ["fair-seal-differs"]),
        (seals, [], ["fair-noted-seals"]),
    ):
        forged = FairDeal(live.state.table, 1, deal.secret, given, chosen)
        record = record_of_table(live.state)
        hand = replace(record.hands[0], deck=fair_deck(forged), actions=(), reshuffles=())
        proof = Proof(live.state.table, (FairHand(1, bound, given, deal.secret, chosen),), 2)
        text = write_record(replace(record, hands=(hand,), meta={"fair": proof_table(proof)}))
        for seen, codes in ((PlayerNotes(), found), (notes, noted)):
            (check,) = verify_text(text, seen).hands
            assert [problem.code for problem in check.differences] == codes


def test_what_is_sealed_before_the_others_open_gains_nothing() -> None:
    """The best of 300 contributions in the open, and the best of 300 that has to be sealed first.

    With ten of 108 cards, 8 of them wild, a hand has 0.74 wilds on average.
    """
    secret, dice, hand = bytes(range(32)), Random(3), 1

    def in_the_open(ann: bytes, bob: bytes) -> int:
        return wilds(fair_deck(FairDeal("t", hand, secret, (ann, bob))), 1, 2)

    def when_sealed(ann: bytes, bob: bytes) -> int:
        bound = bytes.fromhex(commitment(secret, "t", hand, 2))
        seals = (seal_of(bound, 1, ann), seal_of(bound, 2, bob))
        return wilds(fair_deck(FairDeal("t", hand, secret, (ann, bob), seals)), 1, 2)

    tries = [dice.randbytes(16) for _ in range(300)]
    ann = dice.randbytes(32)
    assert max(in_the_open(ann, bob) for bob in tries) >= 3
    guessed = dice.randbytes(32)  # Bob sees only a seal of what Ann will open
    best = max(tries, key=lambda bob: when_sealed(guessed, bob))
    assert when_sealed(guessed, best) >= 3
    found = [when_sealed(dice.randbytes(32), best) for _ in range(300)]
    assert 0.6 < fmean(found) < 0.9


def test_one_seat_that_withholds_chooses_between_two_decks_and_that_shows() -> None:
    decks = set()
    for opening in ([1, 2], [1]):
        live = deal_in_order(2, [2, 1], opening)
        began = live.log[-1]
        assert isinstance(began, log.HandBegan)
        decks.add(began.deck)
        live.play_hand()
        assert verified(live).verdict == ("proved" if len(opening) == 2 else "unproved")
    assert len(decks) == 2


def test_a_seat_that_withheld_seals_nothing_for_three_hands() -> None:
    live = Live(ANN, BOB, seed=4)
    live.get_ready()
    live.seal()
    live.contribute(ANN)
    live.wait(10)
    for _ in range(3):
        live.play_hand()
        live.get_ready()
        assert live.refusal(seal(live.state.deal, 2, nonce_of(2)), BOB) == "table-seal-barred"
        live.seal(ANN)  # Bob is not waited for
        assert live.state.deal.closed
        live.contribute(ANN)
        assert live.stage() == "playing"
    live.play_hand()
    live.deal()
    assert live.state.deal.contributions_by_seat(2)[1]
    live.play_hand()
    result = verified(live)
    assert [hand.verdict for hand in result.hands] == ["withheld", *["proved"] * 4]
    assert withholders(live.state.fair_deal.seals, live.state.fair_deal.contributions) == ()


# The first scheme


def test_a_log_in_the_middle_of_a_deal_of_the_first_scheme_goes_on() -> None:
    live = first_scheme(Live(ANN, BOB, seed=3, options={"selection": "first-1"}))
    committed = live.log[-1]
    assert b"scheme" not in write_entry(committed)
    assert live.refusal(seal(live.state.deal, 1, nonce_of(1)), ANN) == "table-not-dealing"
    live.contribute(ANN)
    assert live.stage() == "dealing"
    live.state = replay(live.log)
    live.contribute(BOB)
    live.play_hand()
    while live.state.stage != "over":
        live.get_ready()
        live.contribute()
        live.play_hand()
    result = verified(live)
    assert (result.verdict, result.scheme) == ("proved", 1)
    assert not any(isinstance(entry, log.Sealed | log.SealsClosed) for entry in live.log)
    live.deal()
    live.play_hand()
    assert verified(live).scheme == 2
    live.check_replay()


def test_a_seal_is_known_to_all_and_a_contribution_to_nobody_else() -> None:
    live = Live(ANN, BOB, CAS, seed=4)
    live.get_ready()
    live.seal(ANN, nonce=nonce_of(1))
    (_, one) = live.state.deal.seals[0]
    for person in (BOB, DEE):
        view = table_view(live.state, person.account).deals[0]
        assert (view.seals, view.closed, view.contributed) == (((1, one),), False, False)
    live.seal(BOB, CAS)
    live.contribute(ANN, nonce=nonce_of(1))
    view = table_view(live.state, BOB.account).deals[0]
    assert (view.closed, view.contributions) == (True, ())


@pytest.mark.parametrize("people", [1, 2, 4])
def test_a_hand_waits_for_nothing_but_one_message_more_from_each_person(people: int) -> None:
    """Bots add no delay, and no clock has to run out."""
    live = Live(*PEOPLE[:people], seats=people + 2)
    for seat in (people + 1, people + 2):
        live.do(ask.AddBot(seat, "greedy", f"Bot {seat}"), ANN)
    live.get_ready()
    count = len(live.log)
    live.seal()
    live.contribute()
    assert live.stage() == "playing"
    assert len(live.log) == count + 2 * people + 2
