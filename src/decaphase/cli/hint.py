"""`decaphase hint`: the best move in a recorded game, and why."""

from __future__ import annotations

import json
from typing import Annotated, Final

import typer

from decaphase.bots.advice.advise import Advice, advise
from decaphase.bots.advice.hand_analysis import HandAnalysis
from decaphase.bots.advice.reasons import Reason
from decaphase.cli._options import AsJson
from decaphase.cli.check import refuse_record
from decaphase.game import Game, View
from decaphase.problems import Problem
from decaphase.records import CheckError, CheckResult, IllegalAction, RecordProblem, load_game, load_record
from decaphase.records.check import refused_result
from decaphase.say import say
from decaphase.say.advice import say_action, say_reason
from decaphase.say.rules import say_phase

MAX_SHOWN: Final = 4
"""How many moves are shown without `--all`."""


def run(
    record: Annotated[str, typer.Argument(metavar="RECORD", show_default=False)],
    seat: Annotated[int | None, typer.Option(metavar="N", show_default=False)] = None,
    every: Annotated[bool, typer.Option("--all")] = False,
    as_json: AsJson = False,
) -> None:
    """Say what the player to move in a record does best, and why, by what they can see."""
    game = _take_up(record)
    view = _view(game, seat)
    advice = advise(view)
    shown = advice if every else advice[:MAX_SHOWN]
    if as_json:
        typer.echo(json.dumps(_data(view, shown), indent=2, ensure_ascii=False))
        return
    typer.echo(_about(view))
    for place, one in enumerate(shown):
        if place < 2:  # set the best move apart
            typer.echo()
        typer.echo(say("hint-or" if place else "hint-best", action=say_action(one.action, view)))
        _print_reasons(one.reasons, view)
    if len(shown) < len(advice):
        typer.echo("\n" + say("hint-more", count=len(advice) - len(shown)))


def _print_reasons(reasons: tuple[Reason, ...], view: View) -> None:
    """The reasons for a move, then those against it."""
    for reason in sorted(reasons, key=lambda reason: reason.against):
        sentence = say_reason(reason.code, reason.values, view)
        typer.echo("  " + (say("hint-against", sentence=sentence) if reason.against else sentence))


def _take_up(record: str) -> Game:
    """The game of a record; an error is reported as by `decaphase check`."""
    try:
        return load_game(load_record(record))
    except RecordProblem as problem:
        refuse_record(record, refused_result(problem))
    except IllegalAction as illegal:
        moment = illegal.moment
        error = CheckError(illegal, moment.hand, moment.action, moment.text)
        refuse_record(record, CheckResult("fails", error))


def _view(game: Game, seat: int | None) -> View:
    """The view of the given seat, or of the player to move."""
    if game.turn is None:
        raise Problem("hint-between-hands", hands=len(game.hands))
    view = game.view(game.turn if seat is None else seat)
    if view.seat is not None and not view.legal:
        names = game.players
        raise Problem("hint-not-their-turn", player=names[view.seat - 1], turn=names[game.turn - 1])
    return view


def _about(view: View) -> str:
    """The player's progress."""
    analysis = HandAnalysis.of(view)
    player = view.players[analysis.seat]
    if analysis.is_down:
        return say("hint-down", player=player, count=len(view.holding))
    message = "hint-any-order" if view.rules.order == "any" else "hint-plays-for"
    groups = say_phase(view.rules.phases[analysis.phase - 1])
    return say(message, player=player, phase=analysis.phase, groups=groups, missing=analysis.missing)


def _data(view: View, advice: tuple[Advice, ...]) -> dict[str, object]:
    """The `--json` output."""
    analysis = HandAnalysis.of(view)
    return {
        "seat": view.seat,
        "player": view.players[analysis.seat],
        "stage": view.stage,
        "down": analysis.is_down,
        "phase": view.phases[analysis.seat] if analysis.is_down else analysis.phase,
        "missing": 0 if analysis.is_down else analysis.missing,
        "advice": [
            {
                "action": str(one.action),
                "says": say_action(one.action, view),
                "reasons": [
                    {
                        "code": reason.code,
                        "against": reason.against,
                        "values": dict(reason.values),
                        "says": say_reason(reason.code, reason.values, view),
                    }
                    for reason in one.reasons
                ],
            }
            for one in advice
        ],
    }
