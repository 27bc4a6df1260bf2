"""Nobody fills the disk: what is written for an account, an address or a table is bounded."""

from __future__ import annotations

import asyncio
import itertools

import pytest

from decaphase.online.protocol.messages import NotDone
from decaphase.online.server.tables.asked_commands import Asked, CommandResult
from decaphase.online.server.tables.live_table import LiveTable
from decaphase.online.server.write_budgets import (
    ACCOUNT,
    ADDRESS,
    CHANGES,
    TABLE,
    Budget,
    OverBudget,
    WriteBudgets,
    Writer,
)
from decaphase.online.table import Command, Person
from decaphase.online.table import commands as ask
from decaphase.online.table.talk import MAX_LINES
from decaphase.say import explain, languages
from support.server.served import Served
from support.server.table_host import ANN, BOB, NONCE, Clock, TableHost, next_move, table_host
from support.store.open_stores import run
from support.table.sealing import seal
from support.timeouts import TIMEOUT_SECONDS

HOME = "192.0.2.1"


async def do_as_client(
    live: LiveTable, command: Command, person: Person, move_id: str | None = None
) -> CommandResult:
    """Carry out a command as for a client; raises the Problem for which it is refused."""
    ended: asyncio.Future[CommandResult | Exception] = asyncio.get_running_loop().create_future()
    writer = Writer(person.account, HOME)
    live.do_soon(Asked(command, person, move_id, None, ended.set_result, writer))
    result = await ended
    if isinstance(result, Exception):
        raise result
    return result


async def until_refused(live: LiveTable, *commands: Command) -> tuple[int, OverBudget]:
    """Give these commands as Ann, in turn, until one is refused; how many were not."""
    for number in range(100_000):
        try:
            await do_as_client(live, commands[number % len(commands)], ANN)
        except OverBudget as problem:
            return number, problem
    raise AssertionError


async def stored_bytes(host: TableHost, live: LiveTable) -> int:
    return sum(len(entry.data) for entry in await host.store.read(live.table, limit=1000))


@pytest.mark.parametrize(
    "commands",
    [
        (ask.Mute(2), ask.Unmute(2)),
        (ask.AddBot(3, "greedy", "Gil"), ask.RemoveBot(3)),
        (ask.ChangeTable("classic-en", 4), ask.ChangeTable("classic-en", 3)),
        (ask.StepAway(), ask.ComeBack()),
        (ask.Offer("cas"),),
    ],
    ids=["mute", "bots", "settings", "away", "offer"],
)
def test_who_changes_things_all_the_time_has_to_wait(sqlite_url: str, commands: tuple[Command, ...]) -> None:
    async def test() -> None:
        clock = Clock()
        async with table_host(sqlite_url, clock) as host:
            live = await host.open(ANN, BOB, seats=3)
            done, problem = await until_refused(live, *commands)
            assert done == CHANGES.most
            assert await stored_bytes(host, live) < 100 * done
            clock.wait(problem.seconds)
            await do_as_client(live, commands[done % len(commands)], ANN)

    run(test())


@pytest.mark.parametrize("games", [1, pytest.param(4, marks=pytest.mark.slow)])
def test_what_people_play_never_meets_a_budget(sqlite_url: str, games: int) -> None:
    """Whole games in a home of two, with some talk, at machine speed: no time passes at all."""

    async def test() -> None:
        async with table_host(sqlite_url) as host:
            live = await host.open(ANN, BOB)
            for _ in range(MAX_LINES):
                await do_as_client(live, ask.Say("Well played! Who deals the next hand?"), ANN)
            while live.state.games < games or live.state.stage != "over":
                if live.state.stage != "playing":
                    await deal_as_clients(live)
                await do_as_client(live, *next_move(live, (ANN, BOB)))
            spent = {key[0]: spent for key, (spent, _) in host.context.budgets._spent.items()}
            for budget in (ACCOUNT, ADDRESS, TABLE, CHANGES):
                assert 0 < spent[budget.kind] < games * budget.most / 4

    run(test(), 120)


async def deal_as_clients(live: LiveTable) -> None:
    ready = ask.WantRematch() if live.state.stage == "over" else ask.Ready()
    for person in (ANN, BOB):
        await do_as_client(live, ready, person)
    for seat, person in enumerate((ANN, BOB), 1):
        await do_as_client(live, seal(live.state.deal, seat, NONCE), person)
    for person in (ANN, BOB):
        await do_as_client(live, ask.Contribute(NONCE), person)


def test_bots_are_paid_for_by_who_plays_with_them(sqlite_url: str) -> None:
    async def test() -> None:
        async with table_host(sqlite_url) as host:
            live = await host.open(ANN, seats=3)
            for seat in (2, 3):
                await do_as_client(live, ask.AddBot(seat, "random", f"Bot {seat}"), ANN)
            await do_as_client(live, ask.Ready(), ANN)
            await do_as_client(live, seal(live.state.deal, 1, NONCE), ANN)
            await do_as_client(live, ask.Contribute(NONCE), ANN)
            async with asyncio.timeout(TIMEOUT_SECONDS):
                while not any(entry.move_id for entry in await host.store.read(live.table)):
                    if live.state.game is not None and live.state.game.turn == 1:
                        await do_as_client(live, *next_move(live, (ANN,)))
                    await asyncio.sleep(0)
            spent, _ = host.context.budgets._spent["account", ANN.account]
            assert spent > await stored_bytes(host, live)

    run(test())


def test_a_move_that_was_made_is_not_refused_when_it_is_sent_again(sqlite_url: str) -> None:
    async def test() -> None:
        async with table_host(sqlite_url) as host:
            live = await host.open(ANN, BOB)
            made = await do_as_client(live, ask.Mute(2), ANN, "ann.m1")
            await until_refused(live, ask.Unmute(2), ask.Mute(2))
            await live.do(ask.Unmute(2), ANN)
            live.compress()  # forgets the ids of recent moves
            assert await do_as_client(live, ask.Mute(2), ANN, "ann.m1") == made

    run(test())


@pytest.mark.parametrize("budget", [ACCOUNT, ADDRESS, TABLE], ids=lambda budget: budget.kind)
def test_each_budget_ends_and_fills_again(budget: Budget) -> None:
    clock = Clock()
    budgets = WriteBudgets(clock.steady)

    def spend(number: int) -> None:
        account = "ann" if budget == ACCOUNT else f"guest {number}"
        address = HOME if budget == ADDRESS else f"192.0.2.{number}"
        table = "a" if budget == TABLE else f"table {number}"
        budgets.spend(Writer(account, address), 10_000, table, change=False)

    for number in range(int(budget.most) // 10_000):
        spend(number)
    with pytest.raises(OverBudget) as refused:
        spend(0)
    assert refused.value.values["of"] == budget.kind
    clock.wait(refused.value.seconds)
    spend(0)


def test_a_refusal_says_when_to_try_again() -> None:
    for of in (ACCOUNT, ADDRESS, TABLE, CHANGES):
        said = {explain(OverBudget(of, 7), language) for language in languages()}
        assert len(said) == 4
        assert all("7" in sentence for sentence in said)


def test_the_books_take_no_more_room_than_they_may() -> None:
    budgets = WriteBudgets(most_kept=100)
    for number in range(1000):
        budgets.spend(Writer(f"guest {number}", HOME), 100)
    assert len(budgets) == 100


# Over the network


def test_nine_connections_of_a_guest(served: Served) -> None:
    ann, bob = served.guest("Ann"), served.guest("Bob")
    opened = ann.open_table()
    bob.come(opened["invite"])
    bobs = bob.connect()
    bobs.follow(opened["table"])
    bobs.do(opened["table"], ask.Sit(2))
    lines = [ann.connect() for _ in range(9)]
    for number, line in enumerate(lines):
        line.moves = itertools.count(1000 * number)  # ids are an account's, not a connection's
    seq, refused = 0, []
    for number in range(180):
        line = lines[number % 9]
        answer = line.do(opened["table"], ask.Mute(2) if number % 2 else ask.Unmute(2))
        if isinstance(answer, NotDone):
            refused.append(answer)
        else:
            seq = answer.seq  # type: ignore[union-attr]
    assert seq < CHANGES.most + 15
    assert {(one.code, one.values["of"]) for one in refused} == {("server-over-budget", "changes")}
    renamed = ann.http.patch("/api/account", json={"name": "Anna"})
    assert (renamed.status_code, renamed.json()["code"]) == (429, "server-over-budget")
    assert renamed.headers["retry-after"] == str(renamed.json()["values"]["seconds"])
