"""Redaction of events for each seat."""

from __future__ import annotations

from decaphase.cards import Card, read_cards
from decaphase.game import Discard, Draw, Game, Hit, Knock, LaidGroup, LaidPhase, Lay, Pass, Position
from decaphase.game import events as e
from decaphase.rules import load_rules

THREE = ("Ann", "Bob", "Cas")
SETS = (LaidGroup(read_cards("r9 b9 g9")), LaidGroup(read_cards("r10 b10 g10")))


def table(position: Position, edition: str = "classic-en", **options: object) -> Game:
    return Game.from_position(load_rules(edition, options), THREE, position)


def position(*holding: str, **fields: object) -> Position:
    return Position(
        turn=1,
        holding=tuple(read_cards(cards) for cards in holding),
        phases=(1, 1, 1),
        discard=read_cards("y9"),
        **fields,  # type: ignore[arg-type]
    )


def test_only_who_draws_from_the_deck_sees_the_card() -> None:
    game = table(position("r1 r2", "b1", "g1", draw=read_cards("b7")))
    (drew,) = game.apply(Draw(1, "deck"))
    assert drew == e.Drew(1, "deck", Card.read("b7"))
    assert drew.seen_by(1) == drew
    assert drew.seen_by(2) == drew.seen_by(None) == e.Drew(1, "deck", None)


def test_everybody_sees_a_card_taken_from_the_discard_pile() -> None:
    game = table(position("r1 r2", "b1", "g1"))
    (drew,) = game.apply(Draw(1, "discard"))
    assert drew.seen_by(3) == e.Drew(1, "discard", Card.read("y9"))


def test_each_sees_their_own_cards_dealt() -> None:
    game = Game(load_rules(), THREE, seed=3)
    dealt = game.start_hand()[0]
    assert isinstance(dealt, e.HandDealt)
    assert dealt.hands == game.holding
    seen = dealt.seen_by(2)
    assert seen.hands == (None, game.holding[1], None)
    assert dealt.seen_by(None).hands == (None, None, None)


def test_a_phase_laid_says_what_each_group_stands_for() -> None:
    game = table(position("r5 g5 w b7 y7 r7 s", "b1", "g1", stage="play"))
    (laid,) = game.apply(Lay(1, (LaidGroup(read_cards("r5 g5 w")), LaidGroup(read_cards("b7 y7 r7")))))
    assert laid == e.LaidDown(
        1, 1, (LaidGroup(read_cards("r5 g5 w"), 5), LaidGroup(read_cards("b7 y7 r7"), 7))
    )


def test_a_hit_on_a_run_says_the_end() -> None:
    run = (LaidGroup(read_cards("r3 b4 g5 y6 r7 b8 g9")),)
    start = Position(
        turn=1,
        holding=(read_cards("r2 w b1"), read_cards("b1"), read_cards("g1")),
        phases=(4, 4, 4),
        table=(LaidPhase(1, run),),
        discard=read_cards("y9"),
        stage="play",
    )
    game = table(start)
    assert game.apply(Hit(1, Card.read("r2"), 1, 1)) == (e.HitOn(1, Card.read("r2"), 1, 1, "low"),)
    assert game.apply(Hit(1, Card.read("w"), 1, 1, "high")) == (e.HitOn(1, Card.read("w"), 1, 1, "high"),)


def test_a_skip_is_told_with_its_victim_and_the_turn_that_is_sat_out() -> None:
    game = table(position("s r2", "b1", "g1", stage="play"))
    assert game.apply(Discard(1, Card.read("s"), 2)) == (
        e.Discarded(1, Card.read("s"), 2, laid_before=False),
        e.SatOut(2),
        e.TurnBegan(3),
    )


def test_the_next_player_is_told_as_the_victim_where_nobody_is_named() -> None:
    game = table(position("s r2", "b1", "g1", stage="play"), "house-nl")
    assert game.apply(Discard(1, Card.read("s")))[0] == e.Discarded(1, Card.read("s"), 2, laid_before=False)


def test_a_skip_laid_before_somebody() -> None:
    game = table(position("s r2", "b1", "g1", stage="play"), "classic-de")
    assert game.apply(Discard(1, Card.read("s"), 3)) == (
        e.Discarded(1, Card.read("s"), 3, laid_before=True),
        e.TurnBegan(2),
    )


def test_a_claim_is_opened_answered_and_won() -> None:
    game = table(position("r1 r2", "b1", "g1", stage="play"), knocking=True)
    card = Card.read("r1")
    assert game.apply(Discard(1, card)) == (
        e.Discarded(1, card, None, laid_before=False),
        e.ClaimOpened(card, (2, 3)),
    )
    assert game.apply(Pass(2)) == (e.Passed(2),)
    assert game.apply(Knock(3)) == (e.Knocked(3, card),)
    assert (game.stage, game.turn) == ("play", 3)


def test_when_all_have_passed_the_next_turn_begins() -> None:
    game = table(position("r1 r2", "b1", "g1", stage="play"), knocking=True)
    game.apply(Discard(1, Card.read("r1")))
    game.apply(Pass(3))
    assert game.apply(Pass(2)) == (e.Passed(2), e.TurnBegan(2))


def test_going_out_ends_the_hand_with_points() -> None:
    start = position("r1", "w s b12", "g1 g2", table=(LaidPhase(1, SETS),), stage="play")
    game = table(start)
    assert game.apply(Discard(1, Card.read("r1"))) == (
        e.Discarded(1, Card.read("r1"), None, laid_before=False),
        e.HandEnded(1, (0, 50, 10), (0, 50, 10), ((1,), (), ())),
    )


def test_the_end_of_the_game_is_told_with_all_places() -> None:
    start = position("r1", "b12", "g1 g2", table=(LaidPhase(1, SETS),), stage="play")
    told = table(start, selection="first-1").apply(Discard(1, Card.read("r1")))
    assert told[-2:] == (
        e.PlacesTaken(((1,), (2, 3))),
        e.GameEnded((1,), ((1,), (2, 3))),
    )


def test_a_tie_for_the_win_is_told_as_a_replay() -> None:
    tie = (
        LaidPhase(1, SETS),
        LaidPhase(2, (LaidGroup(read_cards("r1 b1 g1")), LaidGroup(read_cards("r2 b2 g2")))),
    )
    start = position("r5", "b5", "g5 g6", table=tie, stage="play", scores=(5, 0, 0))
    told = table(start, selection="first-1").apply(Discard(1, Card.read("r5")))
    assert told[-1] == e.TieToReplay((1, 2))


def test_a_reshuffle_is_told_with_the_number_of_cards_only() -> None:
    game = Game(load_rules(), ("Ann", "Bob"), seed=5)
    game.start_hand()
    while game.draw_count:
        game.apply(Draw(game.turn or 0, "deck"))
        game.apply(next(action for action in game.legal_actions() if isinstance(action, Discard)))
    under = len(game.discard) - 1
    told = game.apply(Draw(game.turn or 0, "deck"))
    assert told[0] == told[0].seen_by(None) == e.Reshuffled(under)
    assert game.draw_count == under - 1
