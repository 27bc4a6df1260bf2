"""A visit to a table far away: the keyboard, the wire, and how one comes back."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from dataclasses import replace

from decaphase.online.table import TableView
from decaphase.problems import Problem
from decaphase.say import say, spoken
from decaphase.say.events import Fullness
from decaphase.say.problems import explain_at
from decaphase.terminal.console import Console, EndOfInput
from decaphase.terminal.play.hand_order import HandOrder
from decaphase.terminal.play.person import TerminalPlayer
from decaphase.terminal.remote.connection import TableConnection
from decaphase.terminal.remote.following import Following, Left
from decaphase.terminal.remote.http_client import HttpClient
from decaphase.terminal.remote.inbox import Inbox
from decaphase.terminal.remote.join import Joined
from decaphase.terminal.remote.keyboard import keyboard
from decaphase.terminal.remote.live_console import LiveConsole
from decaphase.terminal.remote.session import RemoteSession
from decaphase.terminal.settings import TerminalSettings, save_settings


def connect(
    console: Console, web: HttpClient, joined: Joined, settings: TerminalSettings, fullness: Fullness
) -> None:
    """Play at a table until one leaves it; the table goes on."""
    person = TerminalPlayer(0, "", spoken(), fullness, HandOrder(settings.sort))
    with _live_console(console) as (live, inbox):
        link = TableConnection(web.server, web.token or "", joined.table, inbox.put)
        following = Following(live, link, joined.table, person)
        evening = RemoteSession(live, web, following, person)
        with closing(link):
            _stay(live, evening, joined)
        if following.came:
            live.say(say("connect-left", link=f"{web.server}/table/{joined.table}"))
    if (person.fullness, person.order.order) != (fullness, settings.sort):
        with suppress(Problem):  # what cannot be remembered is set again
            save_settings(replace(settings, fullness=person.fullness, sort=person.order.order))


def _stay(console: LiveConsole, evening: RemoteSession, joined: Joined) -> None:
    """Come, take a place, and play; Ctrl-C and the end of input leave as politely as the key for it."""
    with suppress(Left, EndOfInput, KeyboardInterrupt):
        view = evening.arrive()
        try:
            _settle(evening, joined, view)
        except Problem as problem:
            console.say(explain_at(problem, view.rules))
        evening.stay()


def _settle(evening: RemoteSession, joined: Joined, view: TableView) -> None:
    """What was wished for on the way here: a seat, bots, a link for others."""
    if joined.sits and view.you is None:
        evening.at_table.sit(view)
    for _ in range(joined.bots):
        evening.at_table.add_bot("", evening.view)
    if joined.invite is not None and any(not (seat.person or seat.bot) for seat in evening.view.seats):
        evening.at_table.say_invite(joined.invite)


@contextmanager
def _live_console(console: Console) -> Iterator[tuple[LiveConsole, Inbox]]:
    inbox = Inbox()
    with keyboard(inbox) as echo:
        yield LiveConsole(inbox, sys.stdout, echo=echo, colour=console.colour, voice=console.voice), inbox
