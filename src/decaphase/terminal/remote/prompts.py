"""What a table far away asks of somebody now, where it is not a move in the game."""

from __future__ import annotations

from decaphase.online.table import TableView
from decaphase.say import say
from decaphase.terminal.play.keys import key_of


def waiting_prompt(table: TableView) -> str:
    """Why nothing has to be done in the game now, and what can be done instead."""
    if table.stage == "closed":
        return say("connect-prompt-closed", leave=key_of("leave"))
    if table.you is None:
        return say("connect-prompt-looking", sit=key_of("sit"), help=key_of("help"))
    if table.seats[table.you - 1].away:
        return say("connect-prompt-away", key=key_of("return"))
    if table.paused:
        return say("connect-prompt-paused", resume=key_of("resume"))
    match table.stage:
        case "lobby" | "between" | "over":
            return _ready_prompt(table, table.you)
        case "dealing":
            return say("connect-prompt-dealing")
    if table.game is None or table.game.turn is None or table.game.stage == "claim":
        return say("connect-prompt-claim")
    own = "yes" if table.game.turn == table.you else "no"
    player = table.game.players[table.game.turn - 1]
    return say("connect-prompt-playing", own=own, player=player, help=key_of("help"))


def _ready_prompt(table: TableView, you: int) -> str:
    """What the table waits for before it deals."""
    keys = {"help": key_of("help"), "leave": key_of("leave")}
    if table.seats[you - 1].ready:
        return say("connect-prompt-ready", help=keys["help"])
    if any(not (seat.person or seat.bot) for seat in table.seats):
        return say("connect-prompt-open", None, bot=key_of("bot"), invite=key_of("invite"), help=keys["help"])
    if table.stage == "over":
        return say("connect-prompt-over", None, rematch=key_of("rematch"), leave=keys["leave"])
    return say("connect-prompt-deal", None, help=keys["help"], leave=keys["leave"])
