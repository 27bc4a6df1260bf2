"""Every finished hand is checked: a fair one passes, and any manipulation is noticed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from decaphase.cards import Card
from decaphase.game import Event
from decaphase.game.events import Drew, HandDealt
from decaphase.online.table import Person, TableView, record_of_table, table_view
from decaphase.online.table import commands as ask
from decaphase.online.table.view import DealView
from decaphase.records import write_record
from decaphase.records.verify import verify_text
from decaphase.terminal.remote.fair_play import FairPlay
from support.table.live import ANN, BOB, CAS, Live
from support.table.sealing import first_scheme, seal

Change = Callable[[TableView], TableView]


def play_a_hand(
    live: Live,
    fair: FairPlay,
    change: Change = lambda table: table,
    given: str = "",
    openers: tuple[Person, ...] = (BOB, CAS),
) -> list[str]:
    """The problems Ann reports after a hand with these changes to her views, or this contribution."""

    def check_deal() -> list[str]:
        table = change(table_view(live.state, ANN.account))
        command = fair.command(table)
        if isinstance(command, ask.Seal):
            live.do(seal(live.state.deal, 1, given) if given else command, ANN)
        elif command is not None:
            live.do(command, ANN)
            fair.mark_accepted(bytes.fromhex(command.nonce))
        if command is not None:
            assert fair.command(table) is None
            table = change(table_view(live.state, ANN.account))
        fair.note_events(table)
        return [problem.code for problem in fair.problems(table)]

    doubts = []
    live.get_ready()
    doubts += check_deal()
    live.seal(BOB, CAS)
    doubts += check_deal()
    if given:
        live.contribute(ANN, nonce=given)
    live.contribute(*openers)
    if live.state.stage == "dealing":
        live.wait(10)
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


def other_contribution_of_bob(table: TableView) -> TableView:
    """Which is not what he sealed, though the cards would follow from it."""
    deals = tuple(
        replace(deal, contributions=(deal.contributions[0], (2, bytes(32)), deal.contributions[2]))
        if deal.contributions
        else deal
        for deal in table.deals
    )
    return replace(table, deals=deals)


def other_seal(table: TableView) -> TableView:
    """Of Bob, after Ann has opened hers."""
    if table.stage == "dealing":
        return table
    deals = tuple(replace(deal, seals=(deal.seals[0], (2, bytes(32)), deal.seals[2])) for deal in table.deals)
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
        other_contribution_of_bob,
        other_seal,
        other_commitment,
    ],
)
def test_any_change_is_reported_once(change: Change) -> None:
    live, fair = Live(ANN, BOB, CAS, seed=3), FairPlay()
    assert play_a_hand(live, fair, change) == ["connect-cards-do-not-fit"]


def test_a_contribution_that_is_not_ours_is_reported() -> None:
    """Another terminal of Ann's was quicker, or the server claims so."""
    live, fair = Live(ANN, BOB, CAS, seed=3), FairPlay()
    assert play_a_hand(live, fair, given=bytes(32).hex()) == ["connect-no-part"]
    assert play_a_hand(live, fair) == []


def test_a_seal_that_stays_closed_is_reported() -> None:
    live, fair = Live(ANN, BOB, CAS, seed=3), FairPlay()
    assert play_a_hand(live, fair, openers=(BOB,)) == ["connect-withheld"]


@pytest.mark.parametrize(
    "change",
    [
        lambda deal: replace(deal, closed=False),
        lambda deal: replace(deal, commitment=bytes(32)),
        lambda deal: replace(deal, seals=deal.seals[1:]),
        lambda deal: replace(deal, seals=((1, bytes(32)), *deal.seals[1:])),
    ],
    ids=["open", "another-commitment", "without-ours", "another-of-ours"],
)
def test_our_seal_is_opened_only_among_final_seals_with_ours(change: Callable[[DealView], DealView]) -> None:
    live, fair = Live(ANN, BOB), FairPlay()
    live.get_ready()
    sealed = fair.command(table_view(live.state, ANN.account))
    assert isinstance(sealed, ask.Seal)
    live.do(sealed, ANN)
    live.seal(BOB)
    table = table_view(live.state, ANN.account)
    forged = replace(table, deals=(change(table.deals[-1]),))
    assert fair.command(forged) is None


def test_a_game_of_the_first_scheme_goes_on_with_open_contributions() -> None:
    live, fair = first_scheme(Live(ANN, BOB, seed=3)), FairPlay()
    opened = fair.command(table_view(live.state, ANN.account))
    assert isinstance(opened, ask.Contribute)
    live.do(opened, ANN)
    fair.mark_accepted(bytes.fromhex(opened.nonce))
    live.contribute(BOB)
    live.play_hand()
    table = table_view(live.state, ANN.account)
    assert list(fair.problems(table)) == []
    result = verify_text(write_record(record_of_table(live.state)), fair.noted(table))
    assert (result.verdict, result.scheme) == ("proved", 1)
