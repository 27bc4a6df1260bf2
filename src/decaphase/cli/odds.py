"""`decaphase odds`: how far a hand is from a phase, which cards help, and the chance to complete it."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import Annotated, Final

import typer

from decaphase.cards import CARDS, COLOURS, MOST_HELD, NUMBERS, WILD, Card
from decaphase.cli._options import AsJson, EditionName, RuleOptions
from decaphase.cli._tables import print_table
from decaphase.problems import Problem
from decaphase.rules import DEFAULT_EDITION, Phase, Rules, load_rules, read_options
from decaphase.say import explain, say
from decaphase.say.card_codes import read_typed_cards
from decaphase.say.numbers import write_number
from decaphase.say.rules import say_phase

DEFAULT_DEALT: Final = 10
DEFAULT_DRAWS: Final = 8
DEALT_DIGITS: Final = 6
DIGITS: Final = 2
"""Decimals of a percentage."""


@dataclass(frozen=True, slots=True)
class OddsQuery:
    """A hand, the cards seen elsewhere, and the number of draws."""

    rules: Rules
    hand: tuple[Card, ...]
    seen: tuple[Card, ...]
    unseen: Mapping[Card, int]
    draws: int


@dataclass(frozen=True, slots=True)
class Prospect:
    """The distance from one phase: cards missing, cards that help, the chance after each draw."""

    number: int
    phase: Phase
    missing: int
    outs: Mapping[Card, int]
    chances: tuple[Fraction, ...] | Problem


def run(
    hand: Annotated[list[str] | None, typer.Argument(metavar="CARDS", show_default=False)] = None,
    phase: Annotated[int | None, typer.Option(metavar="N", show_default=False)] = None,
    draws: Annotated[int | None, typer.Option(metavar="N", show_default=False)] = None,
    seen: Annotated[str | None, typer.Option(metavar="CARDS", show_default=False)] = None,
    dealt: Annotated[bool, typer.Option("--dealt")] = False,
    cards: Annotated[int | None, typer.Option(metavar="N", show_default=False)] = None,
    edition: EditionName = DEFAULT_EDITION,
    option: RuleOptions = None,
    as_json: AsJson = False,
) -> None:
    """Say how far a hand is from a phase, which cards help, and the chance to complete it."""
    if dealt:
        _refuse_with_dealt({"--phase": phase, "--draws": draws, "--seen": seen}, hand)
    elif hand is None:
        raise Problem("odds-of-what")
    elif cards is not None:
        raise Problem("odds-only-with-dealt", option="--cards")
    rules = load_rules(edition, read_options(option or ()))
    if dealt:
        count = DEFAULT_DEALT if cards is None else cards
        chances = _dealt(rules, count)
        if as_json:
            percent = [None if chance is None else float(100 * chance) for chance in chances]
            typer.echo(json.dumps({"cards": count, "percent": percent}))
        else:
            _print_dealt(rules, count, chances)
        return
    query = _read_query(rules, " ".join(hand or ()), seen or "", DEFAULT_DRAWS if draws is None else draws)
    phases = range(1, len(rules.phases) + 1) if phase is None else [phase]
    prospects = [_prospect(query, number) for number in phases]
    if as_json:
        typer.echo(json.dumps(_hand_data(query, prospects)))
    elif phase is None:
        _print_lines(query, prospects)
    else:
        _print_prospect(query, prospects[0])


def _refuse_with_dealt(given: Mapping[str, object], hand: list[str] | None) -> None:
    if hand is not None:
        raise Problem("odds-hand-or-dealt")
    for option, value in given.items():
        if value is not None:
            raise Problem("odds-not-with-dealt", option=option)


# Freshly dealt cards


def _dealt(rules: Rules, cards: int) -> list[Fraction | None]:
    """The chance of each phase; None if counting takes too long."""
    from decaphase.bots.odds.chances import dealt_chance

    chances: list[Fraction | None] = []
    for number in range(1, len(rules.phases) + 1):
        try:
            chances.append(dealt_chance(rules, number, cards))
        except Problem as problem:
            if problem.code != "chance-too-hard":
                raise
            chances.append(None)
    return chances


def _print_dealt(rules: Rules, cards: int, chances: list[Fraction | None]) -> None:
    typer.echo(say("odds-dealt", cards=cards) + "\n")
    rows = [
        (str(number), say_phase(phase), _dealt_percent(chance))
        for number, (phase, chance) in enumerate(zip(rules.phases, chances, strict=True), 1)
    ]
    print_table((say("odds-phase"), say("odds-needs"), say("odds-percent")), rows)


def _dealt_percent(chance: Fraction | None) -> str:
    return say("odds-not-counted") if chance is None else _decimal(chance, DEALT_DIGITS)


# A hand


def _read_query(rules: Rules, hand: str, seen: str, draws: int) -> OddsQuery:
    from decaphase.bots.odds.chances import unseen_cards

    held = read_typed_cards(hand, rules)
    elsewhere = read_typed_cards(seen, rules)
    if not 1 <= len(held) <= MOST_HELD:
        raise Problem("odds-hand-size", count=len(held), most=MOST_HELD)
    unseen = unseen_cards(held, elsewhere)
    if not 1 <= draws <= sum(unseen.values()):
        raise Problem("too-many-draws", draws=draws, most=sum(unseen.values()))
    return OddsQuery(rules, held, elsewhere, unseen, draws)


def _prospect(query: OddsQuery, number: int) -> Prospect:
    from decaphase.bots.odds.chances import cards_missing, completion_chances, live_outs

    missing = cards_missing(query.rules, number, query.hand)
    outs = live_outs(query.rules, number, query.hand, query.seen)
    chances: tuple[Fraction, ...] | Problem
    try:
        chances = completion_chances(query.rules, number, query.hand, query.draws, query.seen)
    except Problem as problem:
        if problem.code != "chance-too-hard":
            raise
        chances = problem
    return Prospect(number, query.rules.phases[number - 1], missing, outs, chances)


def _hand_data(query: OddsQuery, prospects: list[Prospect]) -> dict[str, object]:
    return {
        "hand": [card.code for card in query.hand],
        "seen": [card.code for card in query.seen],
        "unseen": sum(query.unseen.values()),
        "draws": query.draws,
        "phases": [_prospect_data(prospect) for prospect in prospects],
    }


def _prospect_data(prospect: Prospect) -> dict[str, object]:
    chances = prospect.chances
    return {
        "phase": prospect.number,
        "needs": str(prospect.phase),
        "missing": prospect.missing,
        "outs": {card.code: count for card, count in prospect.outs.items()},
        "percent": None if isinstance(chances, Problem) else [float(100 * chance) for chance in chances[1:]],
    }


def _print_lines(query: OddsQuery, prospects: list[Prospect]) -> None:
    """One sentence for each phase."""
    for prospect in prospects:
        typer.echo(_line(query, prospect))
    if any(prospect.missing for prospect in prospects):
        typer.echo("\n" + say("odds-kept"))


def _line(query: OddsQuery, prospect: Prospect) -> str:
    if not prospect.missing:
        return say("odds-laid-now", phase=prospect.number, needs=say_phase(prospect.phase))
    chances = prospect.chances
    return say(
        "odds-line",
        phase=prospect.number,
        needs=say_phase(prospect.phase),
        missing=prospect.missing,
        helping=sum(prospect.outs.values()),
        unseen=sum(query.unseen.values()),
        draws=query.draws,
        counted="no" if isinstance(chances, Problem) else "yes",
        chance="" if isinstance(chances, Problem) else _say_chance(chances[-1]),
    )


def _print_prospect(query: OddsQuery, prospect: Prospect) -> None:
    """One phase in detail: what is missing, what helps, the chance after each draw."""
    needs = say_phase(prospect.phase)
    if not prospect.missing:
        typer.echo(say("odds-laid-now", phase=prospect.number, needs=needs))
        return
    typer.echo(say("odds-missing", phase=prospect.number, needs=needs, missing=prospect.missing) + "\n")
    helping = sum(prospect.outs.values())
    typer.echo(say("odds-outs", helping=helping, unseen=sum(query.unseen.values())))
    for line in _say_outs(query, prospect):
        typer.echo(line)
    typer.echo("")
    if isinstance(prospect.chances, Problem):
        typer.echo(explain(prospect.chances))
        return
    typer.echo(say("odds-chances"))
    for draws, chance in enumerate(prospect.chances[1:], 1):
        typer.echo(say("odds-after", draws=draws, chance=_say_chance(chance)))
    typer.echo("\n" + say("odds-kept"))


def _say_outs(query: OddsQuery, prospect: Prospect) -> Iterator[str]:
    """The cards that help, grouped by what they have in common."""
    from decaphase.say.cards import say_card, say_colour

    cards = query.rules.cards
    left = dict(prospect.outs)
    wilds = left.pop(CARDS[WILD], 0)
    if wilds:
        yield _say_out(say_card(CARDS[WILD], query.rules), wilds)
    drawable = [card for card, count in query.unseen.items() if card < WILD and count]
    if drawable and set(drawable) == left.keys():
        yield _say_out(say("odds-any-natural", cards=cards), sum(left.values()))
        return
    named: set[Card] = set()
    if any(group.kind == "colour" for group in prospect.phase):
        for colour in COLOURS:
            alike = [card for card in drawable if card.colour == colour]
            if alike and all(card in left for card in alike):
                named.update(alike)
                words = say("odds-any-colour", cards=cards, colour=say_colour(colour, query.rules))
                yield _say_out(words, sum(left.pop(card) for card in alike))
    for number in range(1, NUMBERS + 1):
        alike = [card for card in drawable if card.number == number]
        outs = {card: left[card] for card in alike if card in left}
        if outs and all(card in outs or card in named for card in alike):
            others = "no" if named.isdisjoint(alike) else "yes"
            words = say("odds-any-number", cards=cards, number=number, others=others)
            yield _say_out(words, sum(outs.values()))
        else:
            yield from (_say_out(say_card(card, query.rules), count) for card, count in outs.items())


def _say_out(which: str, count: int) -> str:
    return say("odds-out", which=which, count=count)


# Percentages


def _say_chance(chance: Fraction) -> str:
    """A percentage that is never rounded to 0 or 100."""
    smallest = Fraction(1, 100 * 10**DIGITS)
    if 0 < chance < smallest:
        return say("odds-under", percent=_decimal(smallest, DIGITS))
    if 1 - smallest < chance < 1:
        return say("odds-over", percent=_decimal(1 - smallest, DIGITS))
    no_decimals = chance.denominator == 1  # 0 or 100
    return say("odds-exactly", percent=str(100 * chance) if no_decimals else _decimal(chance, DIGITS))


def _decimal(chance: Fraction, digits: int) -> str:
    """A chance in percent, rounded from the exact value."""
    scaled = round(chance * 100 * 10**digits)
    return write_number(f"{scaled // 10**digits}.{scaled % 10**digits:0{digits}}")
