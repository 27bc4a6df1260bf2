"""Step through a record at the terminal, forwards and back, as a seat or a spectator saw it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from decaphase.game import Game
from decaphase.problems import Problem
from decaphase.records import ReplaySteps
from decaphase.rules.echo import echo
from decaphase.say import explain, say
from decaphase.say.answers import Answer, groups, phases_of_all, scores, top_card
from decaphase.say.cards import say_card, say_cards
from decaphase.say.events import Fullness
from decaphase.say.history import say_step
from decaphase.say.problems import explain_at
from decaphase.terminal.console import Console, EndOfInput
from decaphase.terminal.replay.commands import (
    REPLAY_COMMANDS,
    ReplayCommand,
    command_help,
    read_replay_command,
)

REPLAY_QUESTIONS: Final[Mapping[str, Answer]] = {
    "table": groups,
    "top": top_card,
    "scores": scores,
    "phases": phases_of_all,
}
"""Questions about the current position, besides the cards in hand."""


@dataclass(frozen=True, slots=True)
class ReplayViewer:
    """The viewer's seat, or None for a spectator; `every_card`: all hands are shown."""

    seat: int | None = None
    every_card: bool = False
    fullness: Fullness = "normal"


class Replay:
    """A record, its viewer, and the current step."""

    def __init__(self, console: Console, steps: ReplaySteps, viewer: ReplayViewer) -> None:
        self._console = console
        self._steps = steps
        self._viewer = viewer
        self._index = 0

    def start_at(self, hand: int, action: int) -> None:
        """Start at this step; a Problem if it does not exist."""
        self._index = self._find(hand, action)

    def narrate_all(self) -> None:
        """Announce everything to the end without asking."""
        for index in range(self._index, len(self._steps.all)):
            self._narrate(index)
        self._say_end()

    def watch(self) -> None:
        """Announce a step each time Enter is pressed, and run other commands."""
        self._console.say(say("replay-welcome", hands=self._steps.hands))
        if not self._steps.all:
            self._say_end()
            return
        self._go_to(self._index)
        while True:
            step = self._steps.all[self._index]
            typed = self._console.ask(say("replay-prompt", hand=str(step.hand), action=str(step.action)))
            command = read_replay_command(typed)
            if command is None:
                self._console.say(say("replay-not-a-command"))
            elif command.name == "quit":
                raise EndOfInput
            else:
                self._do(command)

    def _do(self, command: ReplayCommand) -> None:
        game = self._steps.game_after(self._index)
        if command.name in REPLAY_QUESTIONS:
            self._console.say(REPLAY_QUESTIONS[command.name](game.view(self._viewer.seat)))
        elif command.name == "hand":
            if self._viewer.seat is None and not self._viewer.every_card:
                self._console.say(say("replay-no-hand"))
            self._say_hands(game)
        elif command.name == "help":
            for name in REPLAY_COMMANDS:
                self._console.say(command_help(name))
        elif command.name == "forward":
            self._forward(command.number)
        else:
            self._go(command)

    def _forward(self, count: int) -> None:
        last = len(self._steps.all) - 1
        if self._index == last:
            self._say_end()
            return
        for index in range(self._index + 1, min(self._index + count, last) + 1):
            self._index = index
            self._narrate(index)
        if self._index == last:
            self._say_end()

    def _go(self, command: ReplayCommand) -> None:
        """Go to another step, or say why that is not possible."""
        try:
            self._go_to(self._target(command))
        except Problem as problem:
            self._console.say(explain(problem))

    def _target(self, command: ReplayCommand) -> int:
        target: int | None
        match command.name:
            case "back":
                target = max(0, self._index - command.number) if self._index else None
            case "next-hand":
                target = self._steps.next_hand(self._index)
            case "previous-hand":
                target = self._steps.previous_hand(self._index)
            case "end":
                target = len(self._steps.all) - 1
            case "again":
                target = self._index
            case _:
                target = self._find(command.number, command.action)
        if target is None:
            raise Problem("replay-no-more", name=command.name)
        return target

    def _find(self, hand: int, action: int) -> int:
        steps = self._steps
        if not 1 <= hand <= steps.hands:
            raise Problem("replay-no-such-hand", hand=hand, hands=steps.hands)
        index = steps.find(hand, action)
        if index is None:
            following = steps.find(hand + 1, 0) or len(steps.all)
            last = steps.all[following - 1].action
            raise Problem("replay-no-such-action", hand=hand, action=action, actions=last)
        return index

    def _go_to(self, index: int) -> None:
        """Go to a step and announce it."""
        self._index = index
        step = self._steps.all[index]
        if step.action:
            self._console.say(say("replay-place", hand=step.hand, action=step.action))
        self._narrate(index)
        if index == len(self._steps.all) - 1:
            self._say_end()

    def _narrate(self, index: int) -> None:
        """Announce a step as the viewer saw it; at a deal also the hands."""
        step, game, viewer = self._steps.all[index], self._steps.game_after(index), self._viewer
        view = game.view(viewer.seat, latest=0)  # or a long hand would take the square of its time
        for text in say_step(step.events, view, fullness=viewer.fullness, every_card=viewer.every_card):
            self._console.say(text)
        if step.action == 0:
            self._say_hands(game)

    def _say_hands(self, game: Game) -> None:
        """Say the hands that the viewer may see."""
        viewer = self._viewer
        for seat, cards in enumerate(game.holding, 1):
            if seat == viewer.seat or (viewer.every_card and seat in game.playing):
                names = {say_card(card, game.rules): card.code[0] for card in cards}
                said = say_cards(cards, game.rules)
                own, player = "yes" if seat == viewer.seat else "no", game.players[seat - 1]
                text = say("replay-holds", own=own, player=player, count=len(cards), cards=said)
                self._console.show(text, names)

    def _say_end(self) -> None:
        """Say why there are no more steps."""
        illegal = self._steps.illegal
        if illegal is None:
            self._console.say(say("replay-over"))
            return
        moment = illegal.moment
        self._console.say(
            say(
                "replay-illegal",
                hand=moment.hand,
                action=moment.action,
                text=echo(moment.text),
                reason=explain_at(illegal, moment.game.rules),
            )
        )
