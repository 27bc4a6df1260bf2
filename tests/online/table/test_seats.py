"""Seats: coming and going, bots, handing over, private tables, votes."""

from __future__ import annotations

import pytest

from decaphase.online.table import Person, SeatBot, TableSettings, may_look, open_table, table_view
from decaphase.online.table import commands as ask
from decaphase.online.table.entries import BotSeated, Kicked, KickVoted, SeatHandedOver, SeatLeft, SeatTaken
from decaphase.problems import Problem
from support.table.live import ANN, BOB, CAS, DEE, EVE, SERVER, TABLE, Live


def opener(live: Live) -> str | None:
    return live.state.opener


def test_the_opener_sits_in_the_first_seat() -> None:
    live = Live(ANN, seats=3)
    assert (live.state.seat_of(ANN.account), live.state.opener, live.state.stage) == (1, ANN.account, "lobby")


@pytest.mark.parametrize("seats", [0, 1, 7])
def test_two_to_six_seats(seats: int) -> None:
    with pytest.raises(Problem) as caught:
        open_table(TABLE, ANN, seats, 0)
    assert caught.value.code == "player-count"


@pytest.mark.parametrize(
    ("settings", "code"),
    [
        (TableSettings.of(turn_seconds=1), "table-setting-range"),
        (TableSettings.of(turn_seconds=-1), "table-setting-range"),
        (TableSettings.of(claim_seconds=3600), "table-setting-range"),
        (TableSettings.of(reserve_seconds=10**9), "table-setting-range"),
        (TableSettings.of(talk="shout"), "table-setting-choice"),
    ],
)
def test_settings_that_no_table_has(settings: TableSettings, code: str) -> None:
    with pytest.raises(Problem) as caught:
        open_table(TABLE, ANN, 2, 0, settings=settings)
    assert caught.value.code == code


def test_sitting_down() -> None:
    live = Live(ANN, seats=3)
    (entry,) = live.do(ask.Sit(3), BOB)
    assert entry == SeatTaken(live.now, 3, BOB.account, "Bob")
    assert live.refusal(ask.Sit(2), BOB) == "table-seated-already"
    assert live.refusal(ask.Sit(3), CAS) == "table-seat-taken"
    assert live.refusal(ask.Sit(4), CAS) == "table-no-such-seat"
    assert live.refusal(ask.Sit(0), CAS) == "table-no-such-seat"
    assert live.refusal(ask.Sit(2), Person("x", "a\nb", invited=True)) == "unprintable-name"
    assert live.refusal(ask.Sit(2), Person("x", "\ud800", invited=True)) == "unprintable-name"


def test_a_private_table_asks_for_an_invitation() -> None:
    stranger = Person("account-9", "Zoe")
    live = Live(ANN, seats=2)
    assert live.refusal(ask.Sit(2), stranger) == "table-invitation-needed"
    assert not may_look(live.state, stranger)
    assert not may_look(live.state, None)
    assert may_look(live.state, ANN)
    live = Live(ANN, seats=2, settings=TableSettings.of(listed=True))
    assert may_look(live.state, None)
    live.do(ask.Sit(2), stranger)
    assert live.state.seat_of(stranger.account) == 2


def test_the_say_passes_on_when_the_opener_leaves() -> None:
    live = Live(ANN, BOB, seats=3)
    live.do(ask.Leave(), ANN)
    assert opener(live) == BOB.account
    live.do(ask.Leave(), BOB)
    assert opener(live) is None
    live.do(ask.Sit(2), CAS)
    assert opener(live) == CAS.account


def test_only_the_opener_chooses_bots_and_rules_and_only_before_the_game() -> None:
    live = Live(ANN, BOB, seats=3)
    wish = ask.ChangeTable("house-nl", 3, {"cards": "packs"})
    for command in (ask.AddBot(3, "greedy", "Gil"), ask.RemoveBot(3), wish, ask.Close()):
        assert live.refusal(command, BOB) == "table-opener-only"
        assert live.refusal(command, EVE) == "table-opener-only"
    assert live.refusal(ask.AddBot(2, "greedy", "Gil"), ANN) == "table-seat-taken"
    assert live.refusal(ask.AddBot(3, "sharp:playouts=99999", "Gil"), ANN) == "unknown-bot"
    assert live.refusal(ask.RemoveBot(2), ANN) == "table-no-bot"
    assert live.refusal(ask.ChangeTable("nosuch", 3), ANN) == "unknown-edition"
    assert live.refusal(ask.ChangeTable("house-nl", 1), ANN) == "player-count"
    (entry,) = live.do(ask.AddBot(3, "greedy", "Gil"), ANN)
    assert entry == BotSeated(live.now, 3, "greedy", "Gil")
    assert live.refusal(ask.ChangeTable("house-nl", 2), ANN) == "table-too-few-seats"
    live.do(ask.Ready(), BOB)
    live.do(wish, ANN)
    assert (live.state.rules.edition, live.state.rules.cards) == ("house-nl", "packs")
    assert not live.state.seat(2).ready  # Bob has not said ready to these rules
    live.deal()
    for command in (ask.RemoveBot(3), wish, ask.Close()):
        assert live.refusal(command, ANN) == "table-game-runs"


def test_fewer_seats_move_everybody_up() -> None:
    live = Live(ANN, seats=4)
    live.do(ask.Sit(4), BOB)
    live.do(ask.ChangeTable("classic-en", 2), ANN)
    assert live.state.names == ("Ann", "Bob")


def test_a_game_begins_when_every_seat_is_taken_and_everybody_is_ready() -> None:
    live = Live(ANN, BOB, seats=3)
    live.do(ask.Ready(), ANN)
    live.do(ask.Ready(), BOB)
    assert live.stage() == "lobby"
    live.do(ask.NotReady(), BOB)
    live.do(ask.AddBot(3, "beginner", "Bea"), ANN)
    assert live.stage() == "lobby"
    live.do(ask.Ready(), BOB)
    assert live.stage() == "dealing"


def test_a_bot_plays_on_for_who_left_until_somebody_sits_down() -> None:
    live = Live(ANN, BOB, CAS)
    live.deal()
    turn = live.turn
    (entry,) = live.do(ask.Leave(), live.person_at(turn))
    assert entry == SeatLeft(live.now, turn)
    due = live.state.bot_turn()
    assert due is not None
    assert (due.seat, due.bot) == (turn, "steady")
    live.play_turn()
    live.do(ask.Sit(turn), DEE)
    game = live.state.game
    assert game is not None
    assert game.players[turn - 1] == "Dee"
    assert table_view(live.state, DEE.account).game == game.view(turn)
    live.play_game()
    live.check_replay()


def test_nobody_sees_two_hands() -> None:
    live = Live(ANN, BOB, CAS)
    live.deal()
    live.do(ask.Leave(), ANN)
    live.do(ask.Leave(), BOB)
    assert live.refusal(ask.Sit(2), ANN) == "table-saw-cards"
    live.do(ask.Sit(1), ANN)
    live.do(ask.Leave(), ANN)
    live.play_hand()
    live.do(ask.Sit(2), ANN)
    assert live.state.seat_of(ANN.account) == 2


def test_a_seat_is_handed_over() -> None:
    live = Live(ANN, BOB)
    live.deal()
    assert live.refusal(ask.Sit(2), EVE) == "table-seat-taken"
    assert live.refusal(ask.Offer(ANN.account), BOB) == "table-nobody-to-offer"
    assert live.refusal(ask.Offer("x" * 99), BOB) == "table-nobody-to-offer"
    live.do(ask.Offer("account-5"), BOB)
    uninvited = Person("account-5", "Eve")
    assert may_look(live.state, uninvited)
    assert live.refusal(ask.Sit(2), CAS) == "table-seat-taken"
    (entry,) = live.do(ask.Sit(2), uninvited)
    assert entry == SeatHandedOver(live.now, 2, "account-5", "Eve")
    assert live.refusal(ask.Ready(), BOB) == "table-not-seated"
    live.play_game()
    live.check_replay()


def test_a_bot_minds_a_seat_and_gives_it_back() -> None:
    live = Live(ANN, BOB)
    live.deal()
    person = live.person_at(live.turn)
    live.do(ask.StepAway(), person)
    assert live.do(ask.StepAway(), person) == ()
    assert live.refusal(ask.Act(f"{live.turn} draw deck"), person) == "table-away"
    due = live.state.bot_turn()
    assert due is not None
    assert due.bot == "steady"
    live.do(ask.ComeBack(), person)
    assert live.state.bot_turn() is None
    live.do(ask.Act(f"{live.turn} draw deck"), person)


def test_a_table_that_everybody_left_waits() -> None:
    live = Live(ANN, seats=2)
    live.do(ask.AddBot(2, "greedy", "Gil"), ANN)
    live.deal()
    live.do(ask.StepAway(), ANN)
    assert (live.state.bot_turn(), live.state.deadline) == (None, None)
    assert live.refusal(ask.Act("1 draw deck"), SeatBot(1)) == "table-not-for-you"
    live.do(ask.ComeBack(), ANN)
    live.play_game()


def test_between_hands_who_is_away_is_not_waited_for() -> None:
    live = Live(ANN, BOB)
    live.deal()
    live.play_hand()
    live.do(ask.Ready(), ANN)
    assert live.stage() == "between"
    live.do(ask.StepAway(), BOB)
    assert live.stage() == "dealing"
    live.seal()
    live.contribute()
    assert live.stage() == "playing"


def test_kick_by_vote() -> None:
    live = Live(ANN, BOB, CAS, DEE)
    (vote,) = live.do(ask.VoteKick(4), ANN)
    assert vote == KickVoted(live.now, 1, 4)
    assert live.refusal(ask.VoteKick(4), ANN) == "table-voted-already"
    assert live.refusal(ask.VoteKick(1), ANN) == "table-no-other-person"
    assert live.refusal(ask.VoteKick(4), EVE) == "table-not-seated"
    assert table_view(live.state, DEE.account).seats[3].votes == 1
    kicked = live.do(ask.VoteKick(4), BOB)[-1]
    assert kicked == Kicked(live.now, 4)
    assert live.refusal(ask.Sit(4), DEE) == "table-kicked"
    live.do(ask.Sit(4), EVE)
    assert table_view(live.state, None).seats[3].votes == 0


def test_half_of_the_others_are_not_enough() -> None:
    live = Live(ANN, BOB, CAS, DEE, EVE)
    live.do(ask.VoteKick(5), ANN)
    assert not any(isinstance(entry, Kicked) for entry in live.do(ask.VoteKick(5), BOB))
    assert live.do(ask.VoteKick(5), CAS)[-1] == Kicked(live.now, 5)


def test_one_person_alone_kicks_nobody() -> None:
    live = Live(ANN, BOB)
    assert live.do(ask.VoteKick(2), ANN) == (KickVoted(live.now, 1, 2),)
    assert live.state.seat_of(BOB.account) == 2


def test_votes_of_who_has_gone_do_not_count() -> None:
    live = Live(ANN, BOB, CAS, DEE)
    live.do(ask.VoteKick(4), ANN)
    live.do(ask.Leave(), ANN)
    assert not any(isinstance(entry, Kicked) for entry in live.do(ask.VoteKick(4), BOB))


def test_a_closed_table_takes_nothing_more() -> None:
    live = Live(ANN, BOB)
    live.do(ask.Close(), ANN)
    assert live.stage() == "closed"
    assert live.refusal(ask.Ready(), ANN) == "table-closed"
    assert live.refusal(ask.Tick(), SERVER) == "table-closed"
    live = Live(ANN, BOB)
    live.deal()
    live.do(ask.Close(), SERVER)
    assert live.stage() == "closed"
