"""A hand of a score sheet: the engine opens it and crosses phases off, without any cards."""

from __future__ import annotations

from decaphase.engine.deal import next_dealer, next_phase, prepare_hand
from decaphase.engine.illegal import LEGAL, PHASE_NOT_PLAYED
from decaphase.engine.lay import complete_phase, phase_problem
from decaphase.engine.state import ANY, NOTHING, RuleCodes, State


def open_hand(s: State, rules: RuleCodes, first_dealer: int) -> None:
    """Begin the coming hand; the dealer of the first one may be NOBODY."""
    dealer = first_dealer if s.hand == 0 else next_dealer(s)
    prepare_hand(s, rules)
    s.dealer = dealer
    if s.replay:
        for seat in range(s.players):
            s.phase[seat] = next_phase(rules, s.done[seat])


def cross_off(s: State, rules: RuleCodes, seat: int, phase: int) -> int:
    """Complete a phase (NOTHING: none was named); returns why that is not possible."""
    if s.replay and phase == NOTHING:
        phase = s.phase[seat]
    if phase != NOTHING and not is_selected(rules, phase):
        return PHASE_NOT_PLAYED
    problem = phase_problem(s, rules, seat, phase)
    if problem == LEGAL:
        if rules.order == ANY:
            s.phase[seat] = phase
        s.laid[seat] = s.laid_count + 1
        complete_phase(s, seat)
    return problem


def is_selected(rules: RuleCodes, phase: int) -> bool:
    """Whether a phase is played for."""
    for index in range(rules.selected):
        if rules.selection[index] == phase:
            return True
    return False
