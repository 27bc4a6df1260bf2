"""Parser for records; errors give their place."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final, cast

from decaphase.cards import Card
from decaphase.game.names import MOST_PLAYERS, check_name, check_player_count
from decaphase.game.position import STAGES, LaidPhase, Position, Stage
from decaphase.game.setup import check_deck
from decaphase.problems import RulesProblem, Unreadable
from decaphase.records.model import FORMAT, Expect, FilePosition, Record, RecordedHand, RecordProblem
from decaphase.records.notation import read_laid_phase
from decaphase.records.table_reader import RecordField, TableReader
from decaphase.records.toml import parse
from decaphase.rules import Rules, load_rules
from decaphase.rules.phases import MOST_PHASES

MOST_ACTION_NUMBER: Final = 1_000_000

POSITION_FIELDS: Final = (
    "phases",
    "done",
    "scores",
    "turn",
    "holding",
    "table",
    "discard",
    "draw",
    "skips",
    "skipped",
    "knocked",
    "taken",
    "stage",
    "discarded",
    "playing",
    "places",
    "replay",
)
"""In the order of the serialiser."""

_SKIPPED: Final = re.compile(r" *([1-9]) +by +([1-9]) *")
_FIELDS: Final = ("decaphase", "rules", "players", "options", "hands", "expect", "meta")
_HAND_FIELDS: Final = ("dealer", "deck", "actions", "reshuffles", *POSITION_FIELDS)
_EXPECT_FIELDS: Final = tuple(Expect.__dataclass_fields__)


def read_record(source: str | bytes) -> Record:
    r"""Parse a record; raises RecordProblem if it is invalid.

    >>> read_record('decaphase = 1\nrules = "classic-en"\nplayers = ["Ann", "Bob"]').players
    ('Ann', 'Bob')
    """
    data = parse(source)
    _check_format(data)
    return record_from(data, read_expect(data))


def record_from(data: Mapping[str, object], expect: Expect) -> Record:
    """The record in these tables, with expectations that were parsed before."""
    _check_format(data)
    fields = TableReader(data, FilePosition())
    fields.refuse_unknown(_FIELDS)
    fields.need("rules", "players")
    players = read_players(fields.at("players"))
    options = fields.optional("options", RecordField.table) or {}
    rules = _load_rules(fields.at("rules").text(), options)
    fields = TableReader(data, FilePosition(), len(players))
    hands = fields.optional("hands", lambda field: field.each(lambda hand: _read_hand(hand, rules))) or ()
    meta = fields.optional("meta", RecordField.table) or {}
    return Record(rules.edition, players, options, hands, expect, meta)


def _check_format(data: Mapping[str, object]) -> None:
    if "decaphase" not in data:
        raise RecordProblem("not-a-record", format=FORMAT)
    version = TableReader(data, FilePosition()).at("decaphase")
    if type(version.value) is not int or version.value != FORMAT:
        raise version.problem("unknown-format", format=FORMAT, version=version.echo())


def read_players(field: RecordField) -> tuple[str, ...]:
    """Parse and validate the players' names."""
    players = field.each(lambda name: name.checked(name.text(), check_name))
    field.checked(len(players), check_player_count)
    return players


def _load_rules(edition: str, options: Mapping[str, object]) -> Rules:
    try:
        return load_rules(edition, options)
    except RulesProblem as problem:
        field = "rules" if problem.code == "unknown-edition" else "options"
        raise RecordProblem(problem.code, FilePosition(field=field), **problem.values) from None


def _read_hand(field: RecordField, rules: Rules) -> RecordedHand:
    number = field.place.item
    fields = TableReader(field.table(), FilePosition(hand=number), field.players)
    fields.refuse_unknown(_HAND_FIELDS)
    deck, position = _read_beginning(fields, rules)
    return RecordedHand(
        dealer=fields.optional("dealer", RecordField.seat),
        deck=deck,
        position=position,
        actions=fields.optional("actions", RecordField.texts) or (),
        reshuffles=fields.optional("reshuffles", lambda field: field.each(RecordField.cards)) or (),
    )


def _read_beginning(fields: TableReader, rules: Rules) -> tuple[tuple[Card, ...] | None, Position | None]:
    """The start of a hand: a deck or a position, never both."""
    placed = next((name for name in fields.table if name in POSITION_FIELDS), None)
    if "deck" in fields.table:
        if placed is not None:
            raise RecordProblem("deck-and-position", fields.place, field=placed)
        fields.need("dealer")
        return _read_deck(fields.at("deck")), None
    if placed is None:
        raise RecordProblem("no-beginning", fields.place)
    if fields.place.hand != 1:
        raise RecordProblem("position-not-first", fields.place)
    return None, _read_position(fields, rules)


def _read_deck(field: RecordField) -> tuple[Card, ...]:
    """A whole deck, validated here, so that errors show before the hand is replayed."""
    return field.checked(field.cards(), check_deck)


def _read_position(fields: TableReader, rules: Rules) -> Position:
    """Parse the initial position; the game decides later whether it is possible."""
    fields.need("turn", "holding", "done" if rules.order == "any" else "phases")
    given = fields.optional
    return Position(
        turn=fields.at("turn").seat(),
        holding=fields.at("holding").each_seat(RecordField.cards),
        phases=given("phases", lambda field: field.each_seat(lambda phase: phase.number(1, MOST_PHASES))),
        done=given("done", RecordField.phases_done),
        scores=given("scores", RecordField.scores),
        table=given("table", lambda field: field.each(_read_line)) or (),
        discard=given("discard", RecordField.cards) or (),
        draw=given("draw", RecordField.cards) or (),
        skips=given("skips", RecordField.seats) or (),
        skipped=given("skipped", lambda field: field.each(_read_skipped)) or (),
        knocked=given("knocked", RecordField.seat),
        taken=given("taken", RecordField.card),
        stage=cast("Stage", given("stage", lambda field: field.word("draw", "play", "claim")) or "draw"),
        discarded=given("discarded", RecordField.seat),
        playing=given("playing", RecordField.seats),
        places=given("places", RecordField.places) or (),
        replay=given("replay", RecordField.yes_or_no) or False,
    )


def _read_line(field: RecordField) -> LaidPhase:
    try:
        return read_laid_phase(field.text(), field.players)
    except Unreadable as problem:
        raise field.problem(problem.code, **problem.values) from None


def _read_skipped(field: RecordField) -> tuple[int, int]:
    said = _SKIPPED.fullmatch(field.text())
    if said is None:
        raise field.problem("bad-skipped", value=field.echo())
    victim, by = (RecordField(int(seat), field.place, field.players).seat() for seat in said.groups())
    return victim, by


def read_expect(data: Mapping[str, object]) -> Expect:
    """Parse the expectations; works even if the rest of the record is invalid."""
    if "expect" not in data:
        return Expect()
    table = TableReader(data, FilePosition()).at("expect").table()
    players = data.get("players")
    count = len(players) if isinstance(players, list) and len(players) in range(2, 7) else MOST_PLAYERS
    fields = TableReader(table, FilePosition(field="expect"), count)
    fields.refuse_unknown(_EXPECT_FIELDS)
    given = fields.optional
    refused = given("refused", RecordField.yes_or_no) or False
    if refused and len(table) > 1:
        other = next(name for name in table if name != "refused")
        raise RecordProblem("refused-stands-alone", fields.place, field=other)
    return Expect(
        refused=refused,
        illegal=given("illegal", lambda field: field.number(1, MOST_ACTION_NUMBER)),
        stage=cast("Stage | None", given("stage", lambda field: field.word(*STAGES))),
        turn=given("turn", RecordField.seat),
        scores=given("scores", RecordField.scores),
        done=given("done", RecordField.phases_done),
        down=given("down", RecordField.seats),
        discard_top=given("discard_top", _read_top),
        winners=given("winners", RecordField.seats),
        places=given("places", RecordField.places),
        legal=given("legal", RecordField.texts) or (),
        not_legal=given("not_legal", RecordField.texts) or (),
    )


def _read_top(field: RecordField) -> str:
    # An empty pile has no top card.
    return field.card().code if field.text() else ""
