"""What a person receives does not depend on what they may not know: views, entries, refusals, sizes."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import asdict, replace
from random import Random
from typing import NamedTuple

import pytest
from msgspec import structs

from decaphase.game import Action
from decaphase.game.events import HandEnded
from decaphase.online.table import (
    Command,
    Entry,
    Person,
    Seen,
    TableSettings,
    TableState,
    TableView,
    Who,
    carry_out,
    evolve,
    record_of_table,
    seen_by,
    table_view,
    write_entry,
)
from decaphase.online.table import commands as ask
from decaphase.online.table.entries import Committed, Contributed, HandBegan, KickVoted, SeatHandedOver
from decaphase.problems import Problem
from decaphase.say.problems import explain_at
from support.laws.hidden_cards import tries
from support.laws.variants import VARIANTS
from support.table.hidden_cards import draws_unseen, other_hidden
from support.table.live import ANN, BOB, CAS, EVE, Live
from support.table.seen import seen_of

TABLES = ("classic-en", "house-nl", "classic-de", "knocking-must-play", "knocking-skips", "order-any")
FRESH = bytes(32)


def as_bytes(shown: TableView | Seen | None) -> bytes:
    """The JSON of a value, nearly as on the wire."""
    return b"" if shown is None else json.dumps(asdict(shown), default=str).encode()


class Outcome(NamedTuple):
    """The outcome of a command: its entries, or its refusal."""

    entries: tuple[Entry, ...]
    refused: str


def outcome(live: Live, state: TableState, command: Command, who: Who) -> Outcome:
    try:
        return Outcome(carry_out(state, command, who, live.now, FRESH, live.dealer)[0], "")
    except Problem as problem:
        return Outcome((), f"{problem} {explain_at(problem, state.rules)}")


def told(state: TableState, entries: tuple[Entry, ...], account: str | None) -> Iterator[bytes]:
    """What a person receives while these entries are added, except what is open after a hand."""
    for entry in entries:
        state = evolve(state, entry)
        if any(isinstance(event, HandEnded) for event in state.happened):
            return
        yield as_bytes(seen_by(entry, state, account))
        yield as_bytes(table_view(state, account))


def check_own_tries(live: Live, seat: int, person: Person, dice: Random) -> None:
    """Whatever this person tries, the answer is the same."""
    game = live.state.game
    assert game is not None
    other = other_hidden(live.state, seat, dice)
    candidates = list(tries(game, seat, dice))
    for action in dice.sample(candidates, min(12, len(candidates))):
        command = ask.Act(str(action))
        one, two = outcome(live, live.state, command, person), outcome(live, other, command, person)
        assert one.refused == two.refused, action
        # A new deck depends on the server's secret, and is hidden.
        assert [type(entry) for entry in one.entries] == [type(entry) for entry in two.entries]
        if not draws_unseen(action, seat):
            seen = list(told(live.state, one.entries, person.account))
            assert seen == list(told(other, two.entries, person.account)), action
    for further in (ask.TakeBack(), ask.Ready(), ask.Contribute(bytes(16).hex()), ask.Pause()):
        assert outcome(live, live.state, further, person) == outcome(live, other, further, person)


def check_move_of(live: Live, mover: int, action: Action, seat: int | None, dice: Random) -> None:
    """Any move looks the same to a seat, whatever the seat does not know."""
    account = None if seat is None else live.person_at(seat).account
    other = other_hidden(live.state, seat, dice, action)
    if other.game is None or not other.game.can(action) or draws_unseen(action, seat):
        return
    who = live.person_at(mover)
    one = outcome(live, live.state, ask.Act(str(action)), who)
    two = outcome(live, other, ask.Act(str(action)), who)
    assert one.entries
    assert list(told(live.state, one.entries, account)) == list(told(other, two.entries, account)), action


@pytest.mark.parametrize("name", TABLES)
def test_what_is_hidden_reaches_nobody(name: str) -> None:
    edition, options = VARIANTS[name]
    live = Live(
        ANN, BOB, CAS, seed=6, edition=edition, settings=TableSettings.of(claim_seconds=5), options=options
    )
    dice = Random(name)
    live.deal()
    for count in range(90):
        if live.state.stage != "playing":
            live.deal()
        game = live.state.game
        assert game is not None
        if count % 6 == 0:
            for seat in (None, 1, 2, 3):
                account = None if seat is None else live.person_at(seat).account
                other = other_hidden(live.state, seat, dice)
                assert as_bytes(table_view(live.state, account)) == as_bytes(table_view(other, account))
                assert record_of_table(live.state) == record_of_table(other)
                if seat is not None:
                    check_own_tries(live, seat, live.person_at(seat), dice)
            mover = live.state.unanswered[0] if game.stage == "claim" else live.turn
            action = dice.choice(game.legal_actions(mover))
            for seat in (None, 1, 2, 3):
                check_move_of(live, mover, action, seat, dice)
        live.play_one()


def test_the_test_would_notice() -> None:
    """Other hidden cards make another table to the player who holds them."""
    live = Live(ANN, BOB, CAS, seed=6)
    live.deal()
    other = other_hidden(live.state, 2, Random(1))
    assert as_bytes(table_view(live.state, BOB.account)) == as_bytes(table_view(other, BOB.account))
    assert as_bytes(table_view(live.state, ANN.account)) != as_bytes(table_view(other, ANN.account))


def test_answers_in_a_window_reach_nobody() -> None:
    live = Live(ANN, BOB, CAS, seed=6, options={"knocking": True})
    live.deal()
    while not live.state.unanswered:
        live.play_one()
    first = live.state.unanswered[0]
    views = []
    for knock in (True, False):
        state = replace(live.state, answers=((first, knock),))
        views.append([as_bytes(table_view(state, p.account)) for n, p in live.people() if n != first])
    assert views[0] == views[1]


def test_no_deck_no_secret_and_no_nonce_leaves_before_the_hand_is_over() -> None:
    live = Live(ANN, BOB)
    live.get_ready()
    live.seal(ANN, nonce=b"ann's own chance".hex())
    live.seal(BOB, nonce=b"bob's own chance".hex())
    live.contribute(ANN, nonce=b"ann's own chance".hex())
    live.contribute(BOB, nonce=b"bob's own chance".hex())
    live.play_turn()
    secret = live.state.deal.secret
    for account in (ANN.account, BOB.account, EVE.account, None):
        shown = b"".join(write_entry(seen.entry) for seen in seen_of(live.log, account))
        shown += as_bytes(table_view(live.state, account))
        assert secret.hex().encode() not in shown
        assert str(secret).encode() not in shown
        nonces = (b"ann's own chance", b"bob's own chance")
        for nonce, owner in zip(nonces, (ANN, BOB), strict=True):
            assert (nonce.hex().encode() in shown) == (owner.account == account)
        for seen in seen_of(live.log, account):
            assert not isinstance(seen.entry, HandBegan) or seen.entry.deck == ()
            assert not isinstance(seen.entry, Committed) or seen.entry.secret == ""
    live.play_hand()
    deal = table_view(live.state, None).deals[0]
    assert deal.secret == secret
    assert deal.contributions == ((1, b"ann's own chance"), (2, b"bob's own chance"))
    assert any(isinstance(entry, Contributed) for entry in live.log)


def test_the_order_of_a_new_deck_leaves_with_nobody() -> None:
    live = Live(ANN, BOB, CAS)
    live.deal()
    entry = live.play_to_reshuffle()
    for account in (ANN.account, BOB.account, CAS.account, None):
        assert seen_of(live.log, account)[-1].entry == structs.replace(entry, reshuffle=None)


def test_accounts_are_their_owners_business() -> None:
    live = Live(ANN, BOB, CAS)
    live.do(ask.VoteKick(3), BOB)
    live.do(ask.Mute(2), ANN)
    live.do(ask.Offer("account-5"), CAS)
    for person in (ANN, BOB, CAS, EVE):
        shown = b"".join(write_entry(seen.entry) for seen in seen_of(live.log, person.account))
        shown += as_bytes(table_view(live.state, person.account))
        for other in (ANN, BOB, CAS):
            if other != person:
                assert other.account.encode() not in shown


def test_a_vote_names_its_voter_to_the_voter_alone() -> None:
    live = Live(ANN, BOB, CAS)
    live.do(ask.VoteKick(3), BOB)
    for account in (ANN.account, BOB.account, CAS.account, EVE.account, None):
        by = 2 if account == BOB.account else 0
        assert seen_of(live.log, account)[-1].entry == KickVoted(live.now, by, 3)


def test_a_seat_handed_over_names_no_account_to_others() -> None:
    live = Live(ANN, BOB, CAS)
    live.do(ask.Offer(EVE.account), CAS)
    live.do(ask.Sit(3), EVE)
    for account in (ANN.account, BOB.account, CAS.account, EVE.account, None):
        named = EVE.account if account == EVE.account else ""
        assert seen_of(live.log, account)[-1].entry == SeatHandedOver(live.now, 3, named, "Eve")


def test_a_pause_opens_no_hand() -> None:
    live = Live(ANN, BOB)
    live.deal()
    live.do(ask.Pause(), ANN)
    assert not record_of_table(live.state).hands
