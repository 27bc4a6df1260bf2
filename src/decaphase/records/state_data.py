"""A game's state as plain data, with the field names of `decaphase check --json`."""

from __future__ import annotations

from decaphase.cards import write_cards
from decaphase.game import Game


def state_of(game: Game) -> dict[str, object]:
    """The table, the piles and all hands, with cards as strings."""
    return {
        "stage": game.stage,
        "turn": game.turn,
        "players": [_player(game, seat) for seat in range(1, len(game.players) + 1)],
        "table": [
            {
                "seat": group.seat,
                "group": group.group,
                "kind": group.kind,
                "cards": write_cards(group.cards),
                "stands_for": group.stands_for,
            }
            for group in game.table
        ],
        "discard": write_cards(game.discard[-1:]),
        "draw_count": game.draw_count,
        "skips": list(game.skips),
        "winners": list(game.winners),
        "places": [list(place) for place in game.places],
    }


def _player(game: Game, seat: int) -> dict[str, object]:
    return {
        "name": game.players[seat - 1],
        "phase": game.phases[seat - 1],
        "done": list(game.done[seat - 1]),
        "score": game.scores[seat - 1],
        "holding": write_cards(game.holding[seat - 1]),
        "down": seat in game.down,
    }
