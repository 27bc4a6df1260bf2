"""Serialiser: `Record` to text, byte for byte reproducible, and `Game` to `Record`."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import fields
from typing import TYPE_CHECKING, Final

from decaphase.cards import write_cards
from decaphase.game.position import Position
from decaphase.records.model import FORMAT, Expect, FilePosition, Record, RecordedHand, RecordProblem
from decaphase.records.notation import write_laid_phase
from decaphase.records.read import POSITION_FIELDS, read_players
from decaphase.records.table_reader import RecordField
from decaphase.records.toml import check_depth, write_table, write_text, write_value

if TYPE_CHECKING:
    from decaphase.game import Game


def write_record(record: Record) -> str:
    """Serialise a record as TOML; parsing and serialising it again gives the same text."""
    # Refuse now what the parser would refuse later.
    read_players(RecordField(list(record.players), FilePosition(field="players"), len(record.players)))
    lines = [
        f"decaphase = {FORMAT}",
        f"rules = {write_text(record.rules)}",
        f"players = {write_value(record.players)}",
    ]
    if record.options:
        lines += write_table(("options",), dict(sorted(record.options.items())))
    for hand in record.hands:
        lines += _write_hand(hand)
    if expected := _expected(record.expect):
        lines += write_table(("expect",), expected)
    if record.meta:
        lines += _write_meta(record.meta)
    return "\n".join(lines) + "\n"


def _write_hand(hand: RecordedHand) -> list[str]:
    lines = ["", "[[hands]]"]
    if hand.dealer is not None:
        lines.append(f"dealer = {hand.dealer}")
    if hand.deck is not None:
        lines.append(f"deck = {write_text(write_cards(hand.deck))}")
    if hand.position is not None:
        lines += [f"{name} = {value}" for name, value in _position_fields(hand.position)]
    lines += _one_a_line("reshuffles", map(write_cards, hand.reshuffles))
    lines += _one_a_line("actions", hand.actions)
    return lines


def _one_a_line(name: str, texts: Iterable[str]) -> list[str]:
    lines = [f"  {write_text(text)}," for text in texts]
    return [f"{name} = [", *lines, "]"] if lines else []


def _position_fields(position: Position) -> list[tuple[str, str]]:
    """The non-default fields of a position, with their values as written."""
    written: dict[str, object] = {field.name: getattr(position, field.name) for field in fields(position)}
    written["holding"] = [write_cards(cards) for cards in position.holding]
    written["table"] = [write_laid_phase(laid) for laid in position.table]
    written["discard"] = write_cards(position.discard)
    written["draw"] = write_cards(position.draw)
    written["skipped"] = [f"{victim} by {by}" for victim, by in position.skipped]
    written["taken"] = None if position.taken is None else position.taken.code
    written["stage"] = None if position.stage == "draw" else position.stage
    return [
        (name, write_value(written[name]))
        for name in POSITION_FIELDS
        if written[name] or (name in _ALSO_EMPTY and written[name] is not None)
    ]


_ALSO_EMPTY: Final = ("holding", "phases", "done", "scores", "playing")
"""Fields in which an empty list differs from a missing one."""


def _expected(expect: Expect) -> dict[str, object]:
    values = {field.name: getattr(expect, field.name) for field in fields(expect)}
    dull = {name for name in ("refused", "legal", "not_legal") if not values[name]}
    return {name: value for name, value in values.items() if value is not None and name not in dull}


def _write_meta(meta: Mapping[str, object]) -> list[str]:
    place = FilePosition(field="meta")
    check_depth({"meta": meta}, place)
    try:
        return write_table(("meta",), meta)
    except RecordProblem as problem:
        raise RecordProblem(problem.code, place, **problem.values) from None


def record_of(game: Game, *, meta: Mapping[str, object] | None = None, expect: bool = False) -> Record:
    """The record of a game so far; `expect` adds the current outcome as expectations."""
    return Record(
        rules=game.rules.edition,
        players=game.players,
        options=dict(game.rules.overrides),
        hands=tuple(
            RecordedHand(
                dealer=hand.dealer,
                deck=hand.deck,
                position=hand.position,
                actions=tuple(map(str, hand.actions)),
                reshuffles=tuple(hand.reshuffles),
            )
            for hand in game.hands
        ),
        expect=expect_of(game) if expect else Expect(),
        meta=dict(meta or {}),
    )


def expect_of(game: Game) -> Expect:
    """The current outcome of a game as expectations."""
    return Expect(
        stage=game.stage,
        turn=game.turn,
        scores=game.scores if game.rules.scoring == "points" else None,
        done=game.done,
        down=game.down,
        discard_top=write_cards(game.discard[-1:]),
        winners=game.winners or None,
        places=game.places or None,
    )
