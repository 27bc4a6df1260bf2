"""The OpenSpiel game plays like the engine: chance, moves, returns; and its copies."""

from __future__ import annotations

import copy
import pickle
import subprocess
import sys
from collections import Counter
from pathlib import Path
from random import Random

import pytest

from decaphase.bots.thinking.memory import Memory, forget, make_move
from decaphase.cards import COPIES, DECK_SIZE, SKIP
from decaphase.engine.deal import HAND_SIZE, coming_dealer, deal_deck, order_deck, prepare_hand
from decaphase.engine.state import HAND_OVER, State
from decaphase.research.environment import EPISODES, SCHEMES, EnvironmentSetting
from decaphase.research.stepping.action_ids import move_of
from decaphase.research.stepping.dealt_by_chance import restock
from decaphase.research.stepping.rewards import total_reward
from support.laws.variants import VARIANT_PARAMETERS, VARIANTS
from support.research.spiel_walks import choose, load, played, pyspiel, walk

REWARDS = tuple(SCHEMES)


@pytest.mark.parametrize("variant", VARIANT_PARAMETERS)
def test_chances_are_those_of_the_cards_that_are_left(variant: str) -> None:
    game = load(variant, players=3, most_decisions=100)
    for state, _ in walk(game, seed=8):
        if state.is_chance_node():
            outcomes = dict(state.chance_outcomes())
            left = cards_left(state.node.state, game.parameters.setting)
            assert sum(outcomes.values()) == pytest.approx(1)
            assert outcomes == {card: count / left.total() for card, count in left.items()}


def cards_left(state: State, setting: EnvironmentSetting) -> Counter[int]:
    """The cards of a full deck that are neither in a hand nor on the table."""
    left = Counter(dict(enumerate(COPIES)))
    left -= Counter(state.discard[: state.discard_count])
    for seat in range(state.players):
        left -= Counter(dict(enumerate(state.held[seat])))
        for group, size in zip(state.group_card[seat], state.group_size[seat], strict=True):
            left -= Counter(group[:size])
    before_victims = sum(state.waiting) if setting.rules.skip_style == "lay-before" else 0
    return left - Counter({SKIP: before_victims})


@pytest.mark.parametrize("variant", VARIANT_PARAMETERS)
def test_the_engine_plays_the_same_game(variant: str) -> None:
    game = load(variant, players=3, most_decisions=300)
    state = played(game, seed=2)
    by_hand = replay(game.parameters.setting, [(item.player, item.action) for item in state.full_history()])
    assert in_order(by_hand).numbers() == state.node.state.numbers()


def replay(setting: EnvironmentSetting, history: list[tuple[int, int]]) -> State:
    """The engine's state after these cards and moves, each hand dealt in one call from a stacked deck."""
    state, memory, steps = setting.start(), Memory(), iter(history)
    dealt: list[int] = []
    for player, action in steps:
        if state.stage == HAND_OVER:
            dealt.append(action)
            dealer, coming = coming_dealer(state), state.copy()
            prepare_hand(coming, setting.book)
            if len(dealt) == HAND_SIZE * coming.playing.bit_count() + 1:
                order_deck(coming)
                stack(coming, dealt)
                deal_deck(coming, setting.book, dealer)
                state, dealt = coming, []
                forget(memory)
            continue
        assert player == state.turn
        move = move_of(setting.ids, player, action)
        if action == 0:
            restock(state)
            stack(state, [next(steps)[1]])
        make_move(state, setting.book, memory, move)
    return state


def stack(state: State, cards: list[int]) -> None:
    """Put these cards on top of the deck, the first one topmost."""
    deck = state.deck[: state.deck_count]
    for card in cards:
        deck.remove(card)
    state.deck[: state.deck_count] = [*deck, *reversed(cards)]


def in_order(state: State) -> State:
    state.deck[: state.deck_count] = sorted(state.deck[: state.deck_count])
    return state


@pytest.mark.parametrize("variant", ["classic-en", "knocking-must-play", "order-any", "play_on-true"])
def test_copies_at_every_step(variant: str) -> None:
    game = load(variant, players=2, most_decisions=40, reward="points")
    for number, (state, _) in enumerate(walk(game, seed=number_of(variant))):
        before = state.node.copy()
        copies = [state.clone(), copy.deepcopy(state), pickle.loads(pickle.dumps(state))]
        for each in copies:
            assert (each.history(), str(each)) == (state.history(), str(state))
            assert each.node.state == before.state
            assert each.node.memory == before.memory
            each.apply_action(choose(each, Random(number)))
        assert state.node.state == before.state
        assert state.node.log == before.log
        assert len({str(each) for each in copies}) == 1


def test_a_process_that_knows_nothing_reads_a_state(tmp_path: Path) -> None:
    state = played(load("knocking", players=2), seed=3, nodes=60)
    file = tmp_path / "state"
    file.write_bytes(pickle.dumps(state))
    program = "import pickle, sys; print(pickle.load(open(sys.argv[1], 'rb')))"
    done = subprocess.run([sys.executable, "-c", program, file], capture_output=True, text=True, check=True)
    assert done.stdout == f"{state}\n"


def number_of(variant: str) -> int:
    return list(VARIANTS).index(variant)


@pytest.mark.parametrize("episode", EPISODES)
@pytest.mark.parametrize("reward", REWARDS)
def test_returns_are_what_the_scheme_says(episode: str, reward: str) -> None:
    game = load("selection-first-2", players=3, episode=episode, reward=reward, first_phase=2)
    total = [0.0] * 3
    for state, _ in walk(game, seed=6):
        if not state.is_chance_node():
            total = [one + other for one, other in zip(total, state.rewards(), strict=True)]
            assert total == pytest.approx(state.returns())
    end = played(game, seed=6)
    setting, codes = (
        game.parameters.setting,
        (EPISODES[game.parameters.setting.episode], SCHEMES[game.parameters.setting.reward]),
    )
    worths = [total_reward(end.node.state, setting.book, *codes, seat) for seat in range(3)]
    assert end.returns() == [value - (reward == "phases") for value in worths]
    assert any(end.returns())
    assert all(game.min_utility() <= value <= game.max_utility() for value in end.returns())


def test_an_episode_is_cut_off_as_it_stands() -> None:
    state = played(pyspiel.load_game("decaphase(most_decisions=7)"), seed=1)
    decisions = [item for item in state.full_history() if item.player >= 0]
    assert (len(decisions), state.returns()) == (7, [0, 0, 0, 0])


def test_a_deal_is_a_card_at_a_time() -> None:
    state = played(pyspiel.load_game("decaphase(players=6)"), seed=1, nodes=HAND_SIZE * 6 + 1)
    assert not state.is_chance_node()
    assert state.node.state.size == [HAND_SIZE] * 6
    assert state.node.state.deck_count == DECK_SIZE - HAND_SIZE * 6 - 1


def test_golden_playthrough(regenerate: bool) -> None:
    path = Path(__file__).parent / "open_spiel_playthrough.txt"
    text = playthrough(
        'decaphase(players=2,phases=["set 2";"run 4"],knocking=true,recall=4)', seed=4, most=70
    )
    if regenerate:
        path.write_text(text, encoding="utf-8")
    assert text == path.read_text(encoding="utf-8")


def playthrough(name: str, seed: int, most: int) -> str:
    """A game as text: every node, and now and then all information about the state."""
    game = pyspiel.load_game(name)
    lines = [f"game: {game}", f"actions: {game.num_distinct_actions()}"]
    for number, (state, action) in enumerate(walk(game, seed, most)):
        if number % 23 == 22:
            lines += ["", str(state)]
            for seat in range(2):
                lines += ["", state.information_state_string(seat), state.observation_string(seat)]
            lines += ["", f"legal: {state.legal_actions()}", ""]
        lines.append(f"{number}: {state.action_to_string(state.current_player(), action)} ({action})")
    return "\n".join((*lines, ""))
