"""Narration: in every language, for every kind of entry, with nothing hidden."""

from __future__ import annotations

from dataclasses import replace
from typing import get_args

import pytest

from decaphase.online.protocol.narration import say_seen
from decaphase.online.table import REACTIONS, Entry, Seen, TableSettings, seen_by, table_view
from decaphase.online.table import commands as ask
from decaphase.online.table import entries as log
from decaphase.say import languages
from decaphase.say.events import FULLNESS
from support.table.live import ANN, BOB, CAS, Live
from support.table.seen import seen_of

SECRET = bytes(range(32)).hex()
ENTRIES: tuple[Entry, ...] = (
    log.TableOpened(1, "a-table", "", "classic-en", {}, 3, TableSettings.of()),
    log.TableChanged(1, "house-nl", {}, 3),
    log.SeatTaken(1, 2, "", "Bob"),
    log.SeatLeft(1, 2),
    log.SeatOffered(1, 2, ANN.account),
    log.SeatHandedOver(1, 2, "", "Bob"),
    log.BotSeated(1, 2, "steady", "Bob"),
    log.BotRemoved(1, 2),
    log.BotMinds(1, 2),
    log.SeatBack(1, 2),
    log.KickVoted(1, 0, 2),
    log.Kicked(1, 2),
    log.SaidReady(1, 2),
    log.TookReadyBack(1, 2),
    log.Committed(1, 1, "", SECRET),
    log.Sealed(1, 2, SECRET),
    log.SealsClosed(1),
    log.Contributed(1, 1, SECRET),
    log.HandBegan(1, 1, 1, ()),
    log.Acted(1, 2, "2 draw deck", None),
    log.Answered(1, 1, knock=True),
    log.TookBack(1, 2),
    log.TimedOut(1, 2),
    log.SecretRevealed(1, 1, SECRET),
    log.Paused(1, 2),
    log.Resumed(1, 2),
    log.RematchWanted(1, 2),
    log.RematchBegan(1),
    log.Said(1, 2, "hello there"),
    log.Reacted(1, 2, "bravo"),
    log.Muted(1, ANN.account, ""),
    log.Unmuted(1, ANN.account, ""),
    log.Reported(1, "", "", ""),
    log.ServerStarted(1),
    log.EntriesLost(1, 2),
    log.Closed(1),
)
SILENT = (log.HandBegan, log.Acted, log.Reported)
"""Entries that their events describe, or that are private."""
SAID_IN_FULL = (log.Sealed, log.SealsClosed, log.Contributed, log.SecretRevealed)
NAMES_NOBODY = (
    *SILENT,
    *SAID_IN_FULL,
    log.TableOpened,
    log.TableChanged,
    log.BotRemoved,
    log.Committed,
    log.Answered,
    log.RematchBegan,
    log.Muted,
    log.Unmuted,
    log.ServerStarted,
    log.EntriesLost,
    log.Closed,
)


def test_no_kind_of_entry_is_left_out_here() -> None:
    assert {type(entry) for entry in ENTRIES} == set(get_args(Entry))


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: type(entry).__name__)
def test_every_kind_of_entry_is_said(entry: Entry, language: str) -> None:
    table = table_view(Live(ANN, BOB, CAS).state, ANN.account)
    for fullness in FULLNESS:
        said = say_seen(Seen(2, entry, ()), table, language, fullness)
        silent = isinstance(entry, SILENT) or (fullness != "full" and isinstance(entry, SAID_IN_FULL))
        assert bool(said) is not silent
        assert all(sentence.strip() == sentence and "{" not in sentence for sentence in said)
        if not isinstance(entry, NAMES_NOBODY):
            assert "Bob" in said[0]


@pytest.mark.parametrize("language", languages())
def test_what_one_did_oneself_is_said_otherwise(language: str) -> None:
    """No sentence names its own listener."""
    state = Live(ANN, BOB, CAS).state
    for entry in ENTRIES:
        if isinstance(entry, (*NAMES_NOBODY, log.SeatOffered, log.BotSeated)):
            continue
        told = say_seen(Seen(2, entry, ()), table_view(state, BOB.account), language)
        assert told != say_seen(Seen(2, entry, ()), table_view(state, ANN.account), language)
        assert "Bob" not in " ".join(told)


def test_who_has_gone_is_known_from_before() -> None:
    live = Live(ANN, BOB, CAS)
    before = table_view(live.state, ANN.account)
    (entry,) = live.do(ask.Leave(), BOB)
    seen = seen_by(entry, live.state, ANN.account)
    assert seen is not None
    after = table_view(live.state, ANN.account)
    assert say_seen(seen, after, "en", before=before) == ("Bob leaves the table.",)
    assert say_seen(seen, after, "en") == ("Somebody (seat 2) leaves the table.",)
    own, own_before = table_view(live.state, BOB.account), replace(before, you=2)
    assert say_seen(seen, own, "en", before=own_before) == ("You leave the table.",)


def test_reactions_are_said_in_the_language_of_the_listener() -> None:
    table = table_view(Live(ANN, BOB).state, ANN.account)
    for reaction in REACTIONS:
        said = {
            language: say_seen(Seen(2, log.Reacted(1, 2, reaction), ()), table, language)
            for language in languages()
        }
        assert all(
            reaction not in text for (text,) in said.values() if reaction in ("hurry", "laugh", "thanks")
        )
        assert len(set(said.values())) > 1


def test_the_commitment_is_said_to_who_wants_everything_and_then_in_short() -> None:
    table = table_view(Live(ANN, BOB).state, ANN.account)
    seen = Seen(2, log.Committed(1, 1, "", SECRET), ())
    assert SECRET[:8] not in say_seen(seen, table, "en")[0]
    assert SECRET[:8] in say_seen(seen, table, "en", "full")[0]
    assert SECRET not in say_seen(seen, table, "en", "full")[0]


def test_whole_hands_are_told_even_to_who_missed_them() -> None:
    """A player who comes back after hands have ended gets what can still be said, and no error."""
    live = Live(ANN, BOB, CAS, seed=3)
    for _ in range(3):
        live.deal()
        while live.state.stage == "playing":
            live.play_one()
    live.deal()
    for account in (ANN.account, None):
        table = table_view(live.state, account)
        for seen in seen_of(live.log, account):
            for language in languages():
                say_seen(seen, table, language)


def test_what_is_hidden_is_not_said() -> None:
    """Sentences are made from what a person sees: none names a card that others drew."""
    live = Live(ANN, BOB, CAS, seed=3)
    live.deal()
    live.play_one()
    drawn = seen_of(live.log, CAS.account)[-1]
    assert say_seen(drawn, table_view(live.state, CAS.account), "en") == ("Ann draws.",)
