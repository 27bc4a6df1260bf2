"""Legality of actions in an engine state, whole or rebuilt from a view, and the reasons for refusals."""

from __future__ import annotations

from typing import Final

from decaphase.cards import CARDS
from decaphase.engine import illegal
from decaphase.engine.illegal import LEGAL
from decaphase.engine.lay import group_problem, natural_low, phase_problem
from decaphase.engine.legal import turn_problem
from decaphase.engine.state import NOBODY, NOTHING, PLAY, Layout, RuleCodes, State
from decaphase.game.action_codes import layout_of, move_of, stated_low
from decaphase.game.actions import Action, Discard, Hit, LaidGroup, Lay
from decaphase.game.rule_functions import functions_for, in_form_of
from decaphase.problems import IllegalMove, Value
from decaphase.rules import Rules
from decaphase.rules.phases import KINDS

REASON_CODES: Final = {
    number: name.lower().replace("_", "-")
    for name, number in vars(illegal).items()
    if name.isupper() and number != illegal.LEGAL
}
"""The stable code of each reason."""

ALL_CODES: Final = (*REASON_CODES.values(), "no-such-seat", "wrong-reshuffle")
"""Every code an `IllegalMove` of a game can have."""


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
        reason = functions_for(state).move_problem(state, codes, form)
    if reason != LEGAL:
        raise refusal(reason, action, state, codes, players)
    return form


def problem_of(action: Action, state: State, codes: RuleCodes, rules: Rules) -> int:
    """The engine's reason why an action of a valid seat is illegal, or LEGAL."""
    if isinstance(action, Lay):
        return _judge_lay(action, state, codes, rules)[1]
    return functions_for(state).move_problem(state, codes, move_of(action))


def _judge_lay(action: Lay, state: State, codes: RuleCodes, rules: Rules) -> tuple[Layout, int]:
    """The engine's layout of a lay-down, resolved if legal, and the reason if not."""
    seat = action.seat - 1
    problem = turn_problem(state, seat, PLAY)
    if problem == LEGAL:
        problem = phase_problem(state, codes, seat, _named(action, rules))
    if problem != LEGAL:
        return Layout(), problem
    settled = in_form_of(state, layout(action, state, codes))
    return settled, functions_for(state).lay_problem(state, codes, seat, settled)


def _named(action: Lay, rules: Rules) -> int:
    """The phase a lay-down names; 0 for a number that no game has."""
    if action.phase is None:
        return NOTHING
    return action.phase if 1 <= action.phase <= len(rules.phases) else 0


def layout(action: Lay, state: State, codes: RuleCodes) -> Layout:
    """The engine's layout of a lay-down."""
    phase = action.phase or state.phase[action.seat - 1]
    return layout_of(codes, action.groups, action.phase, phase)


# Reasons: stable codes, with values for the message


def refusal(
    reason: int, action: Action, state: State, codes: RuleCodes, players: tuple[str, ...]
) -> IllegalMove:
    """The IllegalMove for a reason of the engine."""
    seat = action.seat - 1
    values: dict[str, Value] = {"player": players[seat], "seat": action.seat}
    if state.turn != NOBODY:
        values["turn"] = players[state.turn]
    if state.discard_count:
        values["top"] = CARDS[state.discard[state.discard_count - 1]].code
    if state.taken != NOTHING and state.turn == seat:
        values["taken"] = CARDS[state.taken].code
    match action:
        case Hit():
            values |= {"card": action.card.code, "owner": action.owner, "group": action.group}
        case Discard():
            values |= {"card": action.card.code}
            if action.victim is not None:
                values["victim"] = _name(players, action.victim)
        case Lay():
            values |= _lay_values(reason, action, state, codes)
    return IllegalMove(REASON_CODES[reason], **values)


def _lay_values(reason: int, action: Lay, state: State, codes: RuleCodes) -> dict[str, Value]:
    seat = action.seat - 1
    phase = state.phase[seat] if action.phase is None else action.phase
    values: dict[str, Value] = {"phase": phase, "own": state.phase[seat], "laid": len(action.groups)}
    if 1 <= phase < len(codes.groups):
        values["groups"] = codes.groups[phase]
        values |= _faulty_group(reason, action, codes, phase)
    missing = _first_missing(action, state)
    if missing is not None:
        values["card"] = missing
    return values


def _faulty_group(reason: int, action: Lay, codes: RuleCodes, phase: int) -> dict[str, Value]:
    """The group of a lay-down that the reason is about."""
    for index, group in enumerate(action.groups[: codes.groups[phase]]):
        kind, need = codes.kind[phase][index], codes.need[phase][index]
        if _group_reason(kind, need, group) == reason:
            return {"group": index + 1, "kind": KINDS[kind], "need": need, "count": len(group.cards)}
    return {}


def _group_reason(kind: int, need: int, group: LaidGroup) -> int:
    """What is wrong with one group by itself, or LEGAL."""
    cards, size = [int(card) for card in group.cards], len(group.cards)
    if size < need:
        return illegal.TOO_FEW_CARDS
    natural, said = natural_low(kind, cards, size), stated_low(kind, group.stands_for)
    if natural == NOTHING and said == NOTHING:
        return illegal.SAY_WHAT_IT_IS
    if natural != NOTHING and said not in (NOTHING, natural):
        return illegal.NOT_WHAT_WAS_SAID
    problem = group_problem(kind, said if natural == NOTHING else natural, cards, size)
    if problem == illegal.LEGAL and natural == NOTHING:
        return illegal.NATURAL_IN_EACH_GROUP
    return problem


def _first_missing(action: Lay, state: State) -> str | None:
    """The first card of a lay-down that is not in the hand."""
    left = list(state.held[action.seat - 1])
    for group in action.groups:
        for card in group.cards:
            left[card] -= 1
            if left[card] < 0:
                return card.code
    return None


def _name(players: tuple[str, ...], seat: int) -> str:
    return players[seat - 1] if 1 <= seat <= len(players) else str(seat)
