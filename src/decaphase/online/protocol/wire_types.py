"""Wire types of views and events: msgspec structs derived from the dataclasses of the game and the table.

The wire type of a dataclass is a struct with the same fields, in which cards are their record codes, actions
are written as in a record, bytes are hexadecimal and rules are an edition with its overrides. A value of
several possible classes is tagged with its kind. Structs are their own wire type.

>>> from decaphase.game.events import Drew, Event
>>> event = Drew(seat=1, pile="deck", card=Card.read("g5"))
>>> msgspec.json.encode(wire_type(Event).write(event))
b'{"kind":"drew","seat":1,"pile":"deck","card":"g5"}'
>>> wire_type(Event).read(wire_type(Event).write(event)) == event
True
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import MISSING, fields, is_dataclass
from functools import cache, lru_cache
from types import NoneType, UnionType
from typing import (
    Any,
    Final,
    Literal,
    NamedTuple,
    TypeAlias,
    Union,
    cast,
    get_args,
    get_origin,
    get_type_hints,
)

import msgspec

from decaphase.cards import Card
from decaphase.game import Action, View
from decaphase.online.table.commands import kind_name
from decaphase.online.table.view import DealView
from decaphase.records import read_action
from decaphase.rules import Rules, load_rules
from decaphase.rules.options import Setting

Overrides: TypeAlias = tuple[tuple[str, Setting], ...]
WireValue = Any
"""A value that msgspec encodes; its type follows from the class it stands for."""


class WireType(NamedTuple):
    """The wire type of a type, and the conversions both ways."""

    wire: Any
    write: Callable[[Any], WireValue]
    read: Callable[[WireValue], Any]


OptionsWire: TypeAlias = dict[str, str | bool | int | list[str | int]]
"""A table's overrides, as TOML would give them."""


class RulesWire(msgspec.Struct, frozen=True):
    """A table's rules: an edition, the table's overrides, and its phases as a record writes them."""

    edition: str
    options: OptionsWire
    phases: tuple[str, ...]


def _same(value: WireValue) -> WireValue:
    return value


def _write_options(options: Overrides) -> OptionsWire:
    return {name: list(value) if isinstance(value, tuple) else value for name, value in options}


def _read_options(wire: OptionsWire) -> Overrides:
    return cast(
        "Overrides",
        tuple((name, tuple(value) if isinstance(value, list) else value) for name, value in wire.items()),
    )


@lru_cache(maxsize=64)  # every view has them
def _write_rules(rules: Rules) -> RulesWire:
    phases = tuple(str(phase) for phase in rules.phases)
    return RulesWire(rules.edition, _write_options(rules.overrides), phases)


def _read_rules(wire: RulesWire) -> Rules:
    return load_rules(wire.edition, wire.options)


_SPECIAL: Final[Mapping[Any, WireType]] = {
    Card: WireType(str, str, Card.read),
    bytes: WireType(str, bytes.hex, bytes.fromhex),
    Rules: WireType(RulesWire, _write_rules, _read_rules),
    Action: WireType(str, str, read_action),
    get_type_hints(Rules)["overrides"]: WireType(OptionsWire, _write_options, _read_options),
}

NOT_SENT: Final[Mapping[Any, Mapping[str, object]]] = {View: {"rules": None, "events": ()}}
"""Fields that are not sent with their class, and their values after decoding."""
DEFAULTS_NOT_SENT: Final = frozenset({DealView})
"""Classes whose fields are not sent where they have their defaults."""

WRITTEN_OFTEN: Final = frozenset({DealView})
"""Classes whose values are written again and again: each view has all deals of its game."""


@cache
def wire_type(cls: Any) -> WireType:  # noqa: ANN401 - any type that can be a field's
    """The wire type of a class, a union or any other type of a field."""
    if cls in _SPECIAL:
        return _SPECIAL[cls]
    origin, parts = get_origin(cls), get_args(cls)
    if isinstance(cls, type) and issubclass(cls, msgspec.Struct):
        return WireType(cls, _same, _same)
    if is_dataclass(cls):
        return _class_type(cls, kind="")
    if origin in (Union, UnionType):
        return _union_type(parts)
    if origin is tuple:
        return _tuple_type(parts)
    if origin is Literal or cls in (str, int, bool):
        return WireType(cls, _same, _same)
    raise TypeError(cls)


def _tuple_type(parts: tuple[Any, ...]) -> WireType:
    if parts[-1] is not Ellipsis:
        each = tuple(wire_type(part) for part in parts)
        return WireType(
            tuple.__class_getitem__(tuple(item.wire for item in each)),
            lambda values: tuple(item.write(value) for item, value in zip(each, values, strict=True)),
            lambda values: tuple(item.read(value) for item, value in zip(each, values, strict=True)),
        )
    item = wire_type(parts[0])
    wire = tuple.__class_getitem__((item.wire, ...))
    if item.write is _same:
        return WireType(wire, _same, _same)
    return WireType(
        wire,
        lambda values: tuple(map(item.write, values)),
        lambda values: tuple(map(item.read, values)),
    )


def _union_type(parts: tuple[Any, ...]) -> WireType:
    """The wire type of an optional value, or of one of several classes, tagged with its kind."""
    rest = tuple(part for part in parts if part is not NoneType)
    if len(rest) < len(parts):
        some = wire_type(Union[rest])  # noqa: UP007 - put together here
        return WireType(
            some.wire | None,
            lambda value: None if value is None else some.write(value),
            lambda value: None if value is None else some.read(value),
        )
    if not all(is_dataclass(part) for part in rest):
        return WireType(Union[rest], _same, _same)  # noqa: UP007 - put together here
    each = {part: _class_type(part, kind=kind_name(part.__name__)) for part in rest}
    back = {item.wire: item.read for item in each.values()}
    return WireType(
        Union[tuple(item.wire for item in each.values())],  # noqa: UP007 - put together here
        lambda value: each[type(value)].write(value),
        lambda wire: back[type(wire)](wire),
    )


def _class_type(cls: Any, kind: str) -> WireType:  # noqa: ANN401 - a dataclass
    hints = get_type_hints(cls)
    given = NOT_SENT.get(cls, {})
    each = [(field.name, wire_type(hints[field.name])) for field in fields(cls) if field.name not in given]
    optional = cls in DEFAULTS_NOT_SENT
    with_default = [field for field in fields(cls) if optional and field.default is not MISSING]
    defaults = {field.name: field.default for field in with_default}
    wire = msgspec.defstruct(
        cls.__name__,
        [(name, item.wire, defaults.get(name, msgspec.NODEFAULT)) for name, item in each],
        omit_defaults=optional,
        tag_field="kind" if kind else None,
        tag=kind or None,
        frozen=True,
        namespace={"__doc__": cls.__doc__},
    )
    ways = tuple((name, item.write) for name, item in each)
    back = tuple((name, item.read) for name, item in each)

    def write(value: object) -> WireValue:
        return wire(*[way(getattr(value, name)) for name, way in ways])

    def read(value: WireValue) -> object:
        return cls(**{name: way(getattr(value, name)) for name, way in back}, **given)

    return WireType(wire, lru_cache(maxsize=4096)(write) if cls in WRITTEN_OFTEN else write, read)
