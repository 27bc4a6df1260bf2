"""A game as a text that a person can read, from its deals and actions alone.

The text says what it was made from: lines that begin with a word (`rules`, `option`, `players`, `deck`,
`reshuffle`) and actions (`> 1 draw deck`). All that is indented came out of the game. So a text can be
played again, and after a change of the rules its diff shows just what came out differently.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from decaphase.cards import Card, read_cards, write_cards
from decaphase.game import Event, Game, LaidGroup, Pass
from decaphase.game import events as e
from decaphase.records import read_action
from decaphase.records.toml import write_value
from decaphase.rules import load_rules, read_option


@dataclass(slots=True)
class PlayedHand:
    """A deal and its actions."""

    deck: tuple[Card, ...]
    reshuffles: list[tuple[Card, ...]] = field(default_factory=list)
    actions: list[str] = field(default_factory=list)


@dataclass(slots=True)
class Script:
    """The input of a playthrough."""

    title: str = ""
    edition: str = ""
    options: dict[str, object] = field(default_factory=dict)
    players: tuple[str, ...] = ()
    hands: list[PlayedHand] = field(default_factory=list)


def read_script(text: str) -> Script:
    """Parse the input of a playthrough."""
    script = Script()
    for line in text.splitlines():
        word, _, rest = line.partition(" ")
        match word:
            case "#":
                script.title = rest
            case "rules":
                script.edition = rest
            case "option":
                name, value = read_option(rest)
                script.options[name] = value
            case "players":
                script.players = tuple(rest.split())
            case "deck":
                script.hands.append(PlayedHand(read_cards(rest)))
            case "reshuffle":
                script.hands[-1].reshuffles.append(read_cards(rest))
            case ">":
                script.hands[-1].actions.append(rest)
    return script


def script_of(game: Game, title: str) -> Script:
    """The script of a played game."""
    hands = [
        PlayedHand(log.deck or (), list(log.reshuffles), [str(action) for action in log.actions])
        for log in game.hands
    ]
    return Script(title, game.rules.edition, dict(game.rules.overrides), game.players, hands)


def write_playthrough(script: Script) -> str:
    return "\n".join(_lines(script)) + "\n"


def _lines(script: Script) -> Iterator[str]:
    yield f"# {script.title}"
    yield f"rules {script.edition}"
    for name, value in sorted(script.options.items()):
        yield f"option {name} = {write_value(value)}"
    yield f"players {' '.join(script.players)}"
    game = Game(load_rules(script.edition, script.options), script.players)
    for hand in script.hands:
        yield from _play_hand(game, hand)


def _play_hand(game: Game, hand: PlayedHand) -> Iterator[str]:
    reshuffles = iter(hand.reshuffles)
    yield ""
    yield f"deck {write_cards(hand.deck)}"
    yield from _told(game.start_hand(deck=hand.deck))
    yield from _state(game)
    for text in hand.actions:
        action = read_action(text, len(game.players))
        order = next(reshuffles) if game.needs_reshuffle(action) else None
        if order is not None:
            yield f"reshuffle {write_cards(order)}"
        legal = len(game.legal_actions())
        yield f"> {text}"
        yield f"    one of {legal}" if legal > 1 else "    nothing else to do"
        yield from _told(game.apply(action, reshuffle=order))
        still_asking = isinstance(action, Pass) and game.stage == "claim"
        if game.stage != "play" and not still_asking:
            yield from _state(game)


def _told(events: tuple[Event, ...]) -> Iterator[str]:
    return (f"    {tell(event)}" for event in events)


def _state(game: Game) -> Iterator[str]:
    """Hands, phases and scores, the table, the piles."""
    for number, name in enumerate(game.players):
        phase = game.phases[number]
        score = f"{game.scores[number]} points, phases {_numbers(game.done[number])}"
        doing = "not playing" if number + 1 not in game.playing else f"phase {phase or 'any'}"
        yield f"  {name}: {write_cards(game.holding[number]) or '-'} ({doing}, {score})"
    for group in game.table:
        stands_for = f"{group.kind} {group.stands_for}"
        yield f"  table {group.seat}.{group.group}: {write_cards(group.cards)} ({stands_for})"
    waiting = f", skips against {_numbers(game.skips)}" if game.skips else ""
    yield f"  pile {write_cards(game.discard) or '-'}, {game.draw_count} in the deck{waiting}"


def _numbers(numbers: tuple[int, ...]) -> str:
    return " ".join(map(str, numbers)) or "-"


def _places(places: tuple[tuple[int, ...], ...]) -> str:
    return ", ".join(_numbers(place) for place in places)


def _group(group: LaidGroup) -> str:
    return f"{write_cards(group.cards)} ={group.stands_for}"


def tell(event: Event) -> str:
    """A short, fixed text for an event."""
    match event:
        case e.HandDealt():
            again = ", a tie is replayed" if event.replay else ""
            return f"dealt by {event.dealer} to {_numbers(event.playing)}, turned up {event.turned_up}{again}"
        case e.Drew():
            return f"{event.seat} drew {event.card} from the {event.pile}"
        case e.Reshuffled():
            return f"reshuffled {event.count}"
        case e.LaidDown():
            return f"{event.seat} laid phase {event.phase}: {' / '.join(map(_group, event.groups))}"
        case e.HitOn():
            return f"{event.seat} hit {event.card} on {event.owner}.{event.group} {event.end or ''}".rstrip()
        case e.Discarded():
            where = " before" if event.laid_before else " against"
            return f"{event.seat} discarded {event.card}" + (
                f"{where} {event.victim}" if event.victim else ""
            )
    return _tell_the_rest(event)


def _tell_the_rest(event: Event) -> str:
    match event:
        case e.ClaimOpened():
            return f"{event.card} may be claimed by {_numbers(event.asked)}"
        case e.Knocked():
            return f"{event.seat} knocked for {event.card}"
        case e.Passed():
            return f"{event.seat} passed"
        case e.SatOut():
            return f"{event.seat} sat out"
        case e.TurnBegan():
            return f"turn of {event.seat}"
        case e.HandEnded():
            return f"hand over, out: {event.winner or '-'}, points {_numbers(event.points)}"
        case e.TieToReplay():
            return f"tie of {_numbers(event.seats)}"
        case e.PlacesTaken():
            return f"places taken: {_places(event.places)}"
        case e.GameEnded():
            return f"game over, won by {_numbers(event.winners)}, places {_places(event.places)}"
    raise AssertionError(event)
