"""Every finished hand is checked: a fair one passes, and any manipulation is noticed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from decaphase.cards import Card
from decaphase.game import Event
from decaphase.game.events import Drew, HandDealt
from decaphase.online.table import TableView, record_of_table, table_view
from decaphase.online.table import commands as ask
from decaphase.records import write_record
from decaphase.records.verify import verify_text
from decaphase.terminal.remote.fair_play import FairPlay
from support.table.live import ANN, BOB, CAS, Live

Change = Callable[[TableView], TableView]


def play_a_hand(
    live: Live, fair: FairPlay, change: Change = lambda table: table, given: bytes | None = None
) -> list[str]:
    """The problems Ann reports after a hand with these changes to her views, or this contribution."""

    def check_deal() -> list[str]:
        table = change(table_view(live.state, ANN.account))
        nonce = fair.contribution(table)
        if nonce is not None:
            live.do(ask.Contribute((given or nonce).hex()), ANN)
            fair.mark_accepted(given or nonce)
            assert fair.contribution(table) is None
            table = change(table_view(live.state, ANN.account))
        fair.note_events(table)
        return [problem.code for problem in fair.problems(table)]

    doubts = []
    for person in (ANN, BOB, CAS):
        live.do(ask.WantRematch() if live.state.stage == "over" else ask.Ready(), person)
    doubts += check_deal()
    for person in (BOB, CAS):
        live.do(ask.Contribute(bytes(16).hex()), person)
    while live.state.stage == "playing":
        doubts += check_deal()
        live.play_one()
    return [*doubts, *check_deal(), *check_deal()]


def test_fair_hands_pass_and_agree_with_the_record() -> None:
    live, fair = Live(ANN, BOB, CAS, seed=3), FairPlay()
    for _ in range(3):
        assert play_a_hand(live, fair) == []
    noted = fair.noted(table_view(live.state, ANN.account))
    assert len(noted.hands) == 3
    assert verify_text(write_record(record_of_table(live.state)), noted).verdict == "proved"


def test_another_game_at_the_same_table_passes_too() -> None:
    live, fair = Live(ANN, BOB, CAS, seed=3, options={"selection": "first-1"}), FairPlay()
    while live.state.stage != "over":
        assert play_a_hand(live, fair) == []
    assert play_a_hand(live, fair) == []
    assert live.state.games == 2
    assert len(fair.noted(table_view(live.state, ANN.account)).hands) == 1


def other(card: Card) -> Card:
    return Card((card + 1) % 48)


def with_events(change: Callable[[Event], Event]) -> Change:
    def changed(table: TableView) -> TableView:
        if table.game is None:
            return table
        return replace(table, game=replace(table.game, events=tuple(map(change, table.game.events))))

    return changed


def other_hand(event: Event) -> Event:
    if not isinstance(event, HandDealt) or event.hands[0] is None:
        return event
    first, *rest = event.hands[0]
    return replace(event, hands=((other(first), *rest), *event.hands[1:]))


def other_turned_up(event: Event) -> Event:
    return replace(event, turned_up=other(event.turned_up)) if isinstance(event, HandDealt) else event


def other_draw(event: Event) -> Event:
    if isinstance(event, Drew) and event.pile == "deck" and event.card is not None:
        return replace(event, card=other(event.card))
    return event


def other_secret(table: TableView) -> TableView:
    deals = tuple(replace(deal, secret=deal.secret and bytes(32)) for deal in table.deals)
    return replace(table, deals=deals)


def other_contribution(table: TableView) -> TableView:
    """Of Ann's own."""
    deals = tuple(
        replace(deal, contributions=((1, bytes(32)), *deal.contributions[1:]) if deal.contributions else ())
        for deal in table.deals
    )
    return replace(table, deals=deals)


def other_commitment(table: TableView) -> TableView:
    """After the cards are dealt."""
    if table.stage == "dealing":
        return table
    return replace(table, deals=tuple(replace(deal, commitment=bytes(32)) for deal in table.deals))


@pytest.mark.parametrize(
    "change",
    [
        with_events(other_hand),
        with_events(other_turned_up),
        with_events(other_draw),
        other_secret,
        other_contribution,
        other_commitment,
    ],
)
def test_any_change_is_reported_once(change: Change) -> None:
    live, fair = Live(ANN, BOB, CAS, seed=3), FairPlay()
    assert play_a_hand(live, fair, change) == ["connect-cards-do-not-fit"]


def test_a_contribution_that_is_not_ours_is_reported() -> None:
    """Another terminal of Ann's was quicker, or the server claims so."""
    live, fair = Live(ANN, BOB, CAS, seed=3), FairPlay()
    assert play_a_hand(live, fair, given=bytes(32)) == ["connect-no-part"]
    assert play_a_hand(live, fair) == []
