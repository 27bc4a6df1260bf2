"""The score sheet of a table over HTTP, for those who may see the table."""

from __future__ import annotations

from itertools import islice

import msgspec
from hypothesis import HealthCheck, given, settings

from decaphase.bots import make_bot
from decaphase.game import Game
from decaphase.online.protocol.answers import ScoresShown
from decaphase.online.protocol.messages import NotDone
from decaphase.online.server.api.scores import sheet_of
from decaphase.online.table import commands as asked
from decaphase.sheet import Sheet, standing_of
from support.laws.tables import SHORT_TABLES, TABLES, Table
from support.server.served import Served
from support.server.two_players import two_play
from support.sheet.played import play_and_write
from support.table.live import ANN, BOB, CAS, Live


def assert_alike(game: Game, kept: Sheet) -> None:
    """A sheet kept by hand gives the same."""
    shown, standing = sheet_of(game), standing_of(kept)
    scored = game.rules.scoring == "points"
    assert shown.scored == scored
    assert [hand.hand for hand in shown.hands] == list(range(1, len(kept.results) + 1))
    assert [hand.out for hand in shown.hands] == [result.out for result in kept.results]
    for hand, points, crossed in zip(shown.hands, standing.points, standing.crossed, strict=True):
        assert hand.points == (points if scored else (None,) * len(points))
        # In a tie-break the last phase is laid once more.
        again = game.rules.tie_break == "replay" and all(one is None for one in hand.crossed)
        assert hand.crossed == crossed or again
    assert shown.hands[-1].totals == standing.totals
    done = [{hand.crossed[seat] for hand in shown.hands} - {None} for seat in range(len(game.players))]
    assert done == [set(phases) for phases in standing.done]
    assert (shown.next_dealer, shown.coming) == (standing.dealer, standing.playing)


@settings(max_examples=30, suppress_health_check=list(HealthCheck))
@given(SHORT_TABLES)
def test_ties_and_places(table: Table) -> None:
    for game, kept in play_and_write(table.rules, table.players, table.seed):
        assert_alike(game, kept)


@settings(max_examples=15, suppress_health_check=list(HealthCheck))
@given(TABLES)
def test_any_table(table: Table) -> None:
    for game, kept in islice(play_and_write(table.rules, table.players, table.seed), 4):
        assert_alike(game, kept)


def test_the_hand_that_is_played_is_not_on_it() -> None:
    live = Live(ANN, BOB, CAS, seed=3)
    live.deal()
    assert live.state.game is not None
    assert sheet_of(live.state.game) == ScoresShown(
        players=("Ann", "Bob", "Cas"), scored=True, hands=(), next_dealer=None, coming=()
    )
    live.play_hand()
    live.deal()
    shown = sheet_of(live.state.game)
    assert (len(shown.hands), shown.next_dealer, shown.coming) == (1, None, ())


def test_a_game_that_goes_on_elsewhere_has_the_same_sheet() -> None:
    """After a restart the log is read, and every game is copied."""
    live = Live(ANN, BOB, seed=5, options={"selection": "first-1"})
    live.deal()
    live.play_game()
    live.check_replay()
    game = live.state.game
    assert game is not None
    assert sheet_of(game.copy()) == sheet_of(game)
    assert sheet_of(game).hands[-1].totals == game.scores


def test_everybody_who_may_look_sees_it(served: Served) -> None:
    evening = two_play(served, options={"selection": "first-1"})
    bot = make_bot("greedy", seed=1)
    while (view := evening.connections[0].follow(evening.table)).stage == "playing":
        assert view.game is not None
        mover = evening.connections[(view.game.turn or 0) - 1]
        game = mover.follow(evening.table).game
        assert game is not None
        assert not isinstance(mover.do(evening.table, asked.Act(str(bot.choose(game)))), NotDone)
    path = f"/api/tables/{evening.table}/sheet"
    seen = [browser.get(path).json() for browser in (evening.guests[0].http, served.browser())]
    assert seen[0] == seen[1]
    shown = msgspec.convert(seen[0], ScoresShown)
    assert shown.players == ("Ann", "Bob")
    assert view.game is not None
    assert shown.hands[0].totals == view.game.scores


def test_nobody_else_does(served: Served) -> None:
    ann, eve = served.guest("Ann"), served.guest("Eve")
    path = f"/api/tables/{ann.open_table()['table']}/sheet"
    assert eve.http.get(path).status_code == served.browser().get(path).status_code == 404
    none = ann.http.get(path)
    assert (none.status_code, none.json()["code"]) == (409, "table-no-game-yet")
