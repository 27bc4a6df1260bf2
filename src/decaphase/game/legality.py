"""Legality of actions in an engine state, whole or rebuilt from a view."""

from __future__ import annotations

from decaphase.engine.illegal import LEGAL
from decaphase.engine.lay import lay_problem, phase_problem
from decaphase.engine.legal import move_problem, turn_problem
from decaphase.engine.state import NOTHING, PLAY, Layout, RuleCodes, State
from decaphase.game.action_codes import layout_of, move_of
from decaphase.game.actions import Action, Lay
from decaphase.game.refusals import refusal
from decaphase.problems import IllegalMove
from decaphase.rules import Rules


def check_action(
    action: Action, state: State, codes: RuleCodes, rules: Rules, players: tuple[str, ...]
) -> int | Layout:
    """The engine's form of a legal action; raises IllegalMove with the reason otherwise."""
    if not 1 <= action.seat <= len(players):
        raise IllegalMove("no-such-seat", seat=action.seat, players=len(players))
    form: int | Layout
    if isinstance(action, Lay):
        form, reason = _judge_lay(action, state, codes, rules)
    else:
        form = move_of(action)
        reason = move_problem(state, codes, form)
    if reason != LEGAL:
        raise refusal(reason, action, state, codes, players)
    return form


def problem_of(action: Action, state: State, codes: RuleCodes, rules: Rules) -> int:
    """The engine's reason why an action of a valid seat is illegal, or LEGAL."""
    if isinstance(action, Lay):
        return _judge_lay(action, state, codes, rules)[1]
    return move_problem(state, codes, move_of(action))


def _judge_lay(action: Lay, state: State, codes: RuleCodes, rules: Rules) -> tuple[Layout, int]:
    """The engine's layout of a lay-down, resolved if legal, and the reason if not."""
    seat = action.seat - 1
    problem = turn_problem(state, seat, PLAY)
    if problem == LEGAL:
        problem = phase_problem(state, codes, seat, _named(action, rules))
    if problem != LEGAL:
        return Layout(), problem
    settled = layout(action, state, codes)
    return settled, lay_problem(state, codes, seat, settled)


def _named(action: Lay, rules: Rules) -> int:
    """The phase a lay-down names; 0 for a number that no game has."""
    if action.phase is None:
        return NOTHING
    return action.phase if 1 <= action.phase <= len(rules.phases) else 0


def layout(action: Lay, state: State, codes: RuleCodes) -> Layout:
    """The engine's layout of a lay-down."""
    phase = action.phase or state.phase[action.seat - 1]
    return layout_of(codes, action.groups, action.phase, phase)
