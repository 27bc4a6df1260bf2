"""From the text of a record to `Record`, or to what is wrong with it and where."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, TypeVar, cast

from decaphase.cards import Card
from decaphase.game.names import MOST_PLAYERS, check_name, check_player_count
from decaphase.game.position import Position, Stage
from decaphase.game.setup import check_deck
from decaphase.problems import RulesProblem
from decaphase.records.model import FORMAT, Expect, FilePosition, Record, RecordedHand, RecordProblem
from decaphase.records.read_position import POSITION_FIELDS, read_position
from decaphase.records.table_reader import MOST_POINTS, Spot, TableReader
from decaphase.records.toml import parse
from decaphase.rules import Rules, load_rules

MOST_ACTIONS: Final = 1_000_000

_FIELDS: Final = ("decaphase", "rules", "players", "options", "hands", "expect", "meta")
_HAND_FIELDS: Final = ("dealer", "deck", "actions", "reshuffles", *POSITION_FIELDS)
_EXPECT_FIELDS: Final = tuple(Expect.__dataclass_fields__)
_STAGES: Final = ("draw", "play", "claim", "hand-over", "game-over")
Read = TypeVar("Read")


def read_record(source: str | bytes) -> Record:
    r"""The record that this text is; raises RecordProblem where it is none.

    >>> read_record('decaphase = 1\nrules = "classic-en"\nplayers = ["Ann", "Bob"]').players
    ('Ann', 'Bob')
    """
    data = parse(source)
    _check_format(data)
    return record_from(data, read_expect(data))


def record_from(data: Mapping[str, object], expect: Expect) -> Record:
    """The record in these tables, whose expectations have been read already."""
    _check_format(data)
    fields = TableReader(data, FilePosition())
    fields.refuse_unknown(_FIELDS)
    for name in ("rules", "players"):
        fields.need(name)
    players = read_players(fields.at("players"))
    options = fields.at("options").table() if "options" in data else {}
    rules = _load_rules(fields.at("rules").text(), options)
    fields = TableReader(data, FilePosition(), len(players))
    hands = fields.at("hands").each(lambda hand: _read_hand(hand, rules)) if "hands" in data else ()
    meta = fields.at("meta").table() if "meta" in data else {}
    return Record(rules.edition, players, options, hands, expect, meta)


def _check_format(data: Mapping[str, object]) -> None:
    if "decaphase" not in data:
        raise RecordProblem("not-a-record", format=FORMAT)
    version = TableReader(data, FilePosition()).at("decaphase")
    if type(version.value) is not int or version.value != FORMAT:
        raise version.problem("unknown-format", format=FORMAT, version=version.echo())


def read_players(spot: Spot) -> tuple[str, ...]:
    """The names of the players, if they can sit at one table."""
    players = spot.each(lambda name: name.checked(name.text(), check_name))
    spot.checked(len(players), check_player_count)
    return players


def _load_rules(edition: str, options: Mapping[str, object]) -> Rules:
    try:
        return load_rules(edition, options)
    except RulesProblem as problem:
        field = "rules" if problem.code == "unknown-edition" else "options"
        raise RecordProblem(problem.code, FilePosition(field=field), **problem.values) from None


def _read_hand(spot: Spot, rules: Rules) -> RecordedHand:
    number = spot.place.item
    fields = TableReader(spot.table(), FilePosition(hand=number), spot.players)
    fields.refuse_unknown(_HAND_FIELDS)
    deck, position = _read_beginning(fields, rules)
    return RecordedHand(
        dealer=fields.at("dealer").seat() if "dealer" in fields.table else None,
        deck=deck,
        position=position,
        actions=fields.at("actions").each(Spot.text) if "actions" in fields.table else (),
        reshuffles=fields.at("reshuffles").each(Spot.cards) if "reshuffles" in fields.table else (),
    )


def _read_beginning(fields: TableReader, rules: Rules) -> tuple[tuple[Card, ...] | None, Position | None]:
    """What a hand begins with: a deck or a position, never both."""
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
    return None, read_position(fields, rules)


def _read_deck(spot: Spot) -> tuple[Card, ...]:
    """A whole deck; the game would refuse another too, but only when it comes to that hand."""
    return spot.checked(spot.cards(), check_deck)


def read_expect(data: Mapping[str, object]) -> Expect:
    """What the record expects; this can be read of a record that will be refused for all the rest."""
    if "expect" not in data:
        return Expect()
    table = TableReader(data, FilePosition()).at("expect").table()
    players = data.get("players")
    count = len(players) if isinstance(players, list) and len(players) in range(2, 7) else MOST_PLAYERS
    fields = TableReader(table, FilePosition(field="expect"), count)
    fields.refuse_unknown(_EXPECT_FIELDS)

    def given(name: str, read: Callable[[Spot], Read]) -> Read | None:
        return read(fields.at(name)) if name in table else None

    refused = given("refused", Spot.yes_or_no) or False
    if refused and len(table) > 1:
        other = next(name for name in table if name != "refused")
        raise RecordProblem("refused-stands-alone", fields.place, field=other)
    return Expect(
        refused=refused,
        illegal=given("illegal", lambda spot: spot.number(1, MOST_ACTIONS)),
        stage=cast("Stage | None", given("stage", lambda spot: spot.word(*_STAGES))),
        turn=given("turn", Spot.seat),
        scores=given("scores", lambda spot: spot.each_seat(lambda points: points.number(0, MOST_POINTS))),
        done=given("done", lambda spot: spot.each_seat(Spot.phases)),
        down=given("down", Spot.seats),
        discard_top=given("discard_top", _read_top),
        winners=given("winners", Spot.seats),
        places=given("places", lambda spot: spot.each(Spot.seats)),
        legal=given("legal", lambda spot: spot.each(Spot.text)) or (),
        not_legal=given("not_legal", lambda spot: spot.each(Spot.text)) or (),
    )


def _read_top(spot: Spot) -> str:
    # An empty pile has no top card.
    return spot.card().code if spot.text() else ""
