"""The observations and action ids of the environments, made from a `View` alone.

A bot that was trained in an environment uses them to play wherever bots play.
"""

from __future__ import annotations

from dataclasses import replace

from decaphase.bots.view_to_state import view_to_state
from decaphase.engine.lay import settle_lows
from decaphase.engine.layouts import same_groups
from decaphase.engine.moves import lay_move
from decaphase.engine.state import GROUPS
from decaphase.game import Action, View
from decaphase.game.action_codes import layout_of, move_of
from decaphase.game.actions import Hit, Lay
from decaphase.game.rule_codes import rule_codes
from decaphase.problems import Problem
from decaphase.research.stepping.action_ids import Ids, id_of
from decaphase.research.stepping.features import width_of, write_observation


def row_of(view: View) -> list[int]:
    """The observation of the seat of this view, as `decaphase.research.stepping.features` writes it."""
    if view.seat is None:
        raise Problem("spectator-does-nothing")
    row = [0] * width_of(len(view.players))
    state, memory = view_to_state(view)
    write_observation(state, rule_codes(view.rules), memory, view.seat - 1, [row], 0)
    return row


def legal_ids(view: View, ids: Ids) -> list[int]:
    """The ids of the legal actions, in the order of `view.legal`."""
    return [id_of_action(view, action, ids) for action in view.legal]


def id_of_action(view: View, action: Action, ids: Ids) -> int:
    """The id of a legal action; a lay-down has the id of the canonical layout that stands for the same."""
    if isinstance(action, Lay):
        return id_of(ids, _lay_move(view, action))
    if isinstance(action, Hit) and action not in view.legal:
        action = replace(action, end=None)  # an end given where only one was possible
    return id_of(ids, move_of(action))


def _lay_move(view: View, action: Lay) -> int:
    """The engine's code of a lay-down, whatever cards it uses."""
    book = rule_codes(view.rules)
    phase = action.phase or view.phases[action.seat - 1] or 0
    layout = layout_of(book, action.groups, action.phase, phase)
    settle_lows(book, phase, layout)
    low = [layout.low[group] if group < layout.groups else 0 for group in range(GROUPS)]
    for _ in range(GROUPS - 1):
        for group in range(1, GROUPS):
            # Of two equal groups, the canonical move has the lower number first.
            if same_groups(book, phase, group) and low[group] < low[group - 1]:
                low[group - 1], low[group] = low[group], low[group - 1]
    return lay_move(action.seat - 1, phase, low[0], low[1], low[2])
