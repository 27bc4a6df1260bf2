"""Live tables: updates are durable, moves are made once, and no follower misses an entry."""

from __future__ import annotations

import asyncio

import pytest

from decaphase.online.protocol.messages import Gone, Happened, Now
from decaphase.online.server.tables.followers import MAX_RECENT, Follower
from decaphase.online.server.tables.live_table import LiveTable
from decaphase.online.server.tables.registry import SNAPSHOT_ENTRIES
from decaphase.online.store import Store, StoreProblem
from decaphase.online.table import CORRESPONDENCE, TableSettings, read_entry, replay
from decaphase.online.table import commands as ask
from decaphase.online.table.entries import BotMinds, SeatBack, ServerStarted, TimedOut
from decaphase.problems import Problem
from support.server.table_host import (
    ANN,
    BOB,
    CAS,
    Clock,
    RecordingListener,
    deal,
    follower,
    next_move,
    play,
    table_host,
)
from support.store.open_stores import read_all, run
from support.table.seen import seen_of


async def check_log(store: Store, live: LiveTable) -> None:
    """The log has no gaps, and replaying it gives the live state."""
    kept = await read_all(store, live.table)
    assert [entry.seq for entry in kept] == list(range(1, live.state.seq + 1))
    assert replay(read_entry(entry.data) for entry in kept) == live.state


def test_what_is_told_stands_in_the_log(url: str) -> None:
    async def test() -> None:
        async with table_host(url) as host:
            live = await host.open(ANN, BOB)
            listeners = {person: RecordingListener() for person in (ANN, BOB, CAS)}
            for person, listener in listeners.items():
                await live.follow(follower(person, listener))
            await deal(live, ANN, BOB)
            await play(live, ANN, BOB, moves=60)
            await check_log(host.store, live)
            log = [read_entry(entry.data) for entry in await read_all(host.store, live.table)]
            for person, listener in listeners.items():
                assert listener.received() == [seen.seq for seen in seen_of(log, person.account, 3)]

    run(test())


def test_a_move_sent_again_is_made_once(url: str) -> None:
    async def test() -> None:
        clock = Clock()
        async with table_host(url, clock) as host:
            live = await host.open(ANN, BOB)
            await deal(live, ANN, BOB)
            command, person = next_move(live, (ANN, BOB))
            first = await live.do(command, person, "ann.1")
            again = await live.do(command, person, "ann.1")
            assert (first.seq, first.notified) == (again.seq, again.notified)
            before = live.state.seq
            table = live.table
        async with table_host(url, clock) as host:  # and after a restart, when only the log knows the move
            live = await host.tables.get(table)
            assert (await live.do(command, person, "ann.1")).seq == first.seq
            with pytest.raises(Problem):
                await live.do(command, person, "ann.2")
            assert before <= live.state.seq <= before + 1  # one entry more: the server's restart
            await check_log(host.store, live)

    run(test())


def test_two_processes_at_one_table(postgres_url: str) -> None:
    """Both decide by what they know; the log takes the first, and the other one decides again."""

    async def test() -> None:
        async with table_host(postgres_url) as one, table_host(postgres_url) as two:
            here = await one.open(ANN, BOB)
            there = await two.tables.get(here.table)
            listener = RecordingListener()
            await there.follow(follower(CAS, listener))
            await deal(here, ANN, BOB)
            for count in range(40):
                live = (here, there)[count % 2]
                await live.sync()
                await play(live, ANN, BOB)
            talk = [host.do(ask.Say(f"{n}"), ANN, f"ann.{n}") for n in range(5) for host in (here, there)]
            await asyncio.gather(*talk)
            await here.sync()
            await there.sync()
            assert here.state == there.state
            assert sorted({int(line.text) for line in here.state.talk}) == list(range(5))
            assert len(here.state.talk) == 5
            await check_log(one.store, here)
            assert listener.received() == sorted(set(listener.received()))

    run(test())


def test_another_process_is_heard_without_being_asked(postgres_url: str) -> None:
    async def test() -> None:
        async with table_host(postgres_url) as one, table_host(postgres_url) as two:
            here = await one.open(ANN, BOB)
            there = await two.tables.get(here.table)
            await here.do(ask.Say("hello"), ANN)
            for _ in range(200):
                if there.state.seq == here.state.seq:
                    break
                await asyncio.sleep(0.02)
            assert there.state == here.state

    run(test())


@pytest.mark.parametrize("missed", [0, 1, 7, MAX_RECENT + 50])
def test_who_was_away_is_told_what_they_missed(sqlite_url: str, missed: int) -> None:
    async def test() -> None:
        async with table_host(sqlite_url) as host:
            live = await host.open(ANN, BOB)
            await deal(live, ANN, BOB)
            await play(live, ANN, BOB, moves=20)
            since = live.state.number_for("bob")
            while live.state.number_for("bob") < since + missed:
                await play(live, ANN, BOB)
            back, fresh = RecordingListener(), RecordingListener()
            await live.follow(follower(BOB, back), since)
            await live.follow(follower(BOB, fresh))
            log = [read_entry(entry.data) for entry in await read_all(host.store, live.table)]
            assert back.received() == [seen.seq for seen in seen_of(log, "bob", since)][-MAX_RECENT:]
            assert back.shown() == fresh.shown()
            assert len(back.frames) == 1 + bool(missed)

    run(test())


def test_a_table_is_put_away_and_taken_up_as_it_was(sqlite_url: str) -> None:
    async def test() -> None:
        async with table_host(sqlite_url) as host:
            live = await host.open(ANN, BOB, settings=CORRESPONDENCE)
            await deal(live, ANN, BOB)
            while live.state.seq < SNAPSHOT_ENTRIES + 20:
                await play(live, ANN, BOB)
            state = live.state
            await host.tables.unload(live)
            assert len(host.tables) == 0
            assert await host.store.latest_snapshot(live.table) is not None
            again = await host.tables.get(live.table)
            assert again is not live
            assert again.state == state
            await host.store.save_snapshot(live.table, state.seq, b"damaged")
            await host.tables.unload(again)
            assert (await host.tables.get(live.table)).state == state

    run(test())


def test_a_table_that_is_being_played_is_kept_now_and_then(sqlite_url: str) -> None:
    """A snapshot spares the replay of the whole log after a crash."""

    async def test() -> None:
        async with table_host(sqlite_url, idle=0.05) as host:
            live = await host.open(ANN, BOB)
            await live.follow(follower(ANN, RecordingListener()))
            await play(live, ANN, BOB, moves=SNAPSHOT_ENTRIES)
            snapshot = None
            while snapshot is None:
                await asyncio.sleep(0.02)
                snapshot = await host.store.latest_snapshot(live.table)
            assert 0.9 * SNAPSHOT_ENTRIES < snapshot.seq <= live.state.seq

    run(test())


def test_idle_tables_are_put_away(sqlite_url: str) -> None:
    async def test() -> None:
        clock = Clock()
        async with table_host(sqlite_url, clock, idle=0.05) as host:
            idle, followed = await host.open(ANN, BOB), await host.open(ANN, BOB)
            await followed.follow(follower(ANN, RecordingListener()))
            clock.wait(1)
            for _ in range(100):
                await asyncio.sleep(0.02)
                if len(host.tables) == 1:
                    break
            assert list(host.tables) == [followed]
            assert idle.idle

    run(test())


def test_time_without_a_server_counts_for_nobody(sqlite_url: str) -> None:
    async def test() -> None:
        clock = Clock()
        settings = TableSettings.of(turn_seconds=30, reserve_seconds=0)
        async with table_host(sqlite_url, clock) as host:
            live = await host.open(ANN, BOB, settings=settings)
            await deal(live, ANN, BOB)
            clock.wait(10)
            await play(live, ANN, BOB)
            left = (live.state.deadline or 0) - clock()
            table = live.table
        clock.wait(3600)
        async with table_host(sqlite_url, clock) as host:
            live = await host.tables.get(table)
            assert (live.state.deadline or 0) - clock() == left
            kept = await read_all(host.store, table)
            assert isinstance(read_entry(kept[-1].data), ServerStarted)
            # Unloading a table while the server runs is no outage.
            await host.tables.unload(live)
            await host.tables.get(table)
            assert len(await read_all(host.store, table)) == len(kept)

    run(test())


def test_a_turn_that_runs_out_is_played_by_a_bot(sqlite_url: str) -> None:
    async def test() -> None:
        clock = Clock()
        async with table_host(sqlite_url, clock) as host:
            # Three players, since between two a skip returns the turn to the player who made it.
            live = await host.open(
                ANN, BOB, CAS, settings=TableSettings.of(turn_seconds=5, reserve_seconds=0)
            )
            await deal(live, ANN, BOB, CAS)
            clock.wait(6)
            live.schedule()
            first = live.state.game.turn if live.state.game else None
            for _ in range(100):
                await asyncio.sleep(0.01)
                if live.state.game and live.state.game.turn != first and host.thinker.asked:
                    break
            log = [read_entry(entry.data) for entry in await read_all(host.store, live.table)]
            assert any(isinstance(entry, TimedOut) for entry in log)
            assert live.state.game is not None
            assert live.state.game.turn != first

    run(test())


def test_a_bot_minds_the_seat_of_who_is_gone_and_gives_it_back(sqlite_url: str) -> None:
    async def test() -> None:
        async with table_host(sqlite_url, patience=0.05) as host:
            live = await host.open(ANN, BOB)
            ann, bob = follower(ANN, RecordingListener()), follower(BOB, RecordingListener())
            await live.follow(ann)
            await live.follow(bob)
            await deal(live, ANN, BOB)
            live.unfollow(bob)
            await asyncio.sleep(0.2)
            assert live.state.seat(2).away
            await live.follow(follower(BOB, RecordingListener()), live.state.number_for("bob"))
            assert not live.state.seat(2).away
            log = [read_entry(entry.data) for entry in await read_all(host.store, live.table)]
            assert [type(entry) for entry in log if isinstance(entry, BotMinds | SeatBack)] == [
                BotMinds,
                SeatBack,
            ]
            live.unfollow(ann)

    run(test())


def test_at_a_table_without_clocks_nobody_is_minded(sqlite_url: str) -> None:
    async def test() -> None:
        async with table_host(sqlite_url, patience=0.01) as host:
            live = await host.open(ANN, BOB, settings=CORRESPONDENCE)
            bob = follower(BOB, RecordingListener())
            await live.follow(bob)
            await deal(live, ANN, BOB)
            live.unfollow(bob)
            await asyncio.sleep(0.1)
            assert not live.state.seat(2).away

    run(test())


def test_bots_play_until_a_person_is_asked(sqlite_url: str) -> None:
    async def test() -> None:
        async with table_host(sqlite_url) as host:
            live = await host.open(ANN, seats=3)
            await live.do(ask.AddBot(2, "greedy", "Robo"), ANN)
            await live.do(ask.AddBot(3, "steady", "Roba"), ANN)
            await deal(live, ANN)
            for _ in range(300):
                await asyncio.sleep(0.01)
                if live.state.stage != "playing":
                    break
                if live.state.game and live.state.game.turn == 1:
                    await play(live, ANN)
            assert live.state.stage == "between"
            assert host.thinker.asked > 10
            await check_log(host.store, live)

    run(test())


def test_who_is_sent_away_follows_no_more(sqlite_url: str) -> None:
    async def test() -> None:
        async with table_host(sqlite_url) as host:
            live = await host.open(ANN, BOB, CAS)
            listener = RecordingListener()
            await live.follow(follower(CAS, listener))
            await live.do(ask.VoteKick(3), ANN)
            await live.do(ask.VoteKick(3), BOB)
            assert isinstance(listener.messages[-1], Gone)
            received = len(listener.frames)
            await live.do(ask.Say("well"), ANN)
            assert len(listener.frames) == received

    run(test())


def test_an_idle_table_takes_little_room_and_forgets_nothing(sqlite_url: str) -> None:
    async def test() -> None:
        clock = Clock()
        async with table_host(sqlite_url, clock) as host:
            live = await host.open(ANN, BOB)
            await play(live, ANN, BOB, moves=20)
            since = live.state.number_for("bob") - 10
            before = live.state
            live.compress()
            live.compress()  # it is no more tired than that
            assert live.state == before
            live.compress()
            listener = RecordingListener()
            await live.follow(follower(BOB, listener), since)
            log = [read_entry(entry.data) for entry in await read_all(host.store, live.table)]
            assert listener.received() == [seen.seq for seen in seen_of(log, "bob", since)]

    run(test())


def test_what_happens_is_told_in_words(sqlite_url: str) -> None:
    async def test() -> None:
        async with table_host(sqlite_url) as host:
            live = await host.open(ANN, BOB)
            now, later = RecordingListener(), RecordingListener()
            await live.follow(Follower(now, ANN.account, ANN.name, words="de"))
            since = live.state.number_for("ann")
            await live.do(ask.Leave(), BOB)
            await live.follow(Follower(later, ANN.account, ANN.name, words="nl"), since)
            for listener, language in ((now, "de"), (later, "nl")):
                (told,) = (message for message in listener.messages if isinstance(message, Happened))
                assert told.words is not None
                assert len(told.words) == 1, language
            assert "Bob" in (now.messages[-1].words or ("",))[0]  # type: ignore[union-attr]

    run(test())


def test_who_comes_in_the_middle_of_a_hand_is_told_it_as_the_others_were(sqlite_url: str) -> None:
    async def test() -> None:
        async with table_host(sqlite_url) as host:
            live = await host.open(ANN, BOB)
            there, late, quiet = RecordingListener(), RecordingListener(), RecordingListener()
            await deal(live, ANN, BOB)
            await live.follow(Follower(there, BOB.account, BOB.name, words="fr", fullness="full"))
            await play(live, ANN, BOB, moves=25)
            assert live.state.stage == "playing"
            await live.follow(Follower(late, BOB.account, BOB.name, words="fr", fullness="full"))
            await live.follow(Follower(quiet, BOB.account, BOB.name))
            first, *moves = there.messages
            (shown,) = late.messages
            (wordless,) = quiet.messages
            assert isinstance(first, Now)
            assert isinstance(shown, Now)
            assert isinstance(wordless, Now)
            told = [move.words for move in moves if isinstance(move, Happened)]
            assert shown.words == tuple(text for words in (first.words, *told) for text in words or ())
            assert wordless.words is None
            assert (shown.view, shown.events) == (wordless.view, wordless.events)

    run(test())


def test_who_asks_for_their_tables_finds_what_they_just_did(sqlite_url: str) -> None:
    async def test() -> None:
        async with table_host(sqlite_url) as host:
            live = await host.open(ANN, BOB)
            other = await host.open(CAS, BOB)
            await host.projections.flush_account(ANN.account)
            people = host.store.people
            assert [listed.table for listed in await people.tables_of("ann", None, 10)] == [live.table]
            assert [listed.table for listed in await people.tables_of("cas", None, 10)] == []
            await host.projections.flush()
            assert [listed.table for listed in await people.tables_of("cas", None, 10)] == [other.table]

    run(test())


def test_lists_and_results_follow_the_game(sqlite_url: str) -> None:
    async def test() -> None:
        async with table_host(sqlite_url) as host:
            live = await host.tables.open(
                ANN, 2, "classic-en", {"selection": "first-1"}, TableSettings.of(listed=True)
            )
            await live.do(ask.Sit(2), BOB)
            while live.state.stage != "over":
                await play(live, ANN, BOB)
            await host.projections.flush()
            people = host.store.people
            assert [listed.stage for listed in await people.listed_tables(None, 10)] == ["over"]
            assert [listed.table for listed in await people.tables_of("bob", None, 10)] == [live.table]
            totals = [await people.totals_of(account) for account in ("ann", "bob")]
            assert [total.games for total in totals] == [1, 1]
            assert sum(total.wins for total in totals) == 1

    run(test())


def test_a_table_that_is_not_there(sqlite_url: str) -> None:
    async def test() -> None:
        async with table_host(sqlite_url) as host:
            with pytest.raises(StoreProblem) as caught:
                await host.tables.get("nowhere")
            assert caught.value.code == "store-no-table"

    run(test())
