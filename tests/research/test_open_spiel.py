"""The game for OpenSpiel: its own suites, its parameters, the engine's game, copies, algorithms."""

from __future__ import annotations

import copy
import pickle
import subprocess
import sys
import unittest
from collections import Counter
from pathlib import Path
from random import Random

import pytest
from laws.variants import VARIANTS

from decaphase.cards import COPIES, DECK_SIZE
from decaphase.core.chance import restock
from decaphase.core.deal import HAND_SIZE, coming_dealer, deal_deck, order_deck, prepare_hand
from decaphase.core.ids import move_of
from decaphase.core.memory import Memory, forget, make_move
from decaphase.core.rewards import worth
from decaphase.core.state import HAND_OVER, State
from decaphase.research.open_spiel_terms import SPECIFICATION, read_terms
from decaphase.research.setting import EPISODES, SCHEMES, Setting
from decaphase.rules import EDITIONS, OPTIONS
from research.spiel_walks import choose, load, played, pyspiel, walk

REWARDS = tuple(SCHEMES)


@pytest.mark.parametrize("variant", VARIANTS)
def test_openspiels_random_simulations(variant: str) -> None:
    place = list(VARIANTS).index(variant)
    reward, episode = REWARDS[place % 4], ("hand", "game")[place // 4 % 2]
    game = load(variant, players=2, most_decisions=20, recall=6, reward=reward, episode=episode)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@pytest.mark.slow
@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("reward", REWARDS)
def test_openspiels_long_random_simulations(variant: str, reward: str) -> None:
    for players, episode in ((2, "hand"), (4, "game"), (6, "hand")):
        game = load(variant, players=players, most_decisions=400, reward=reward, episode=episode)
        pyspiel.random_sim_test(game, num_sims=2, serialize=True, verbose=False)


def test_openspiels_own_api_test() -> None:
    from absl import flags
    from open_spiel.integration_tests import api_test

    flags.FLAGS(["api_test", "--test_only_games=^decaphase$"])
    suite = api_test.load_tests(unittest.defaultTestLoader, None, None)
    assert suite.countTestCases() == 5
    _run(suite)


@pytest.mark.parametrize("edition", EDITIONS)
def test_openspiels_own_api_test_of_every_edition(edition: str) -> None:
    from open_spiel.integration_tests import api_test

    game = pyspiel.load_game(f"decaphase(players=2,rules={edition},episode=hand,reward=places,knocking=true)")
    names = {"game": game, "game_name": "decaphase"}
    case = type("OfEdition", (api_test.EnforceAPIOnPartialTreeBase,), names)
    _run(unittest.defaultTestLoader.loadTestsFromTestCase(case))


def _run(suite: unittest.TestSuite) -> None:
    result = unittest.TestResult()
    suite.run(result)
    assert result.testsRun
    assert not result.errors + result.failures


def test_every_option_is_a_parameter() -> None:
    assert set(OPTIONS) < set(SPECIFICATION)
    assert set(pyspiel.load_game("decaphase").get_type().parameter_specification) == set(SPECIFICATION)


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_game_is_loaded_again_from_its_name(variant: str) -> None:
    game = load(variant, players=5, reward="points", episode="hand", most_decisions=99)
    again = pyspiel.load_game(str(game))
    edition, options = VARIANTS[variant]
    rules = again.terms.setting.rules
    assert (str(again), again.terms) == (str(game), game.terms)
    assert (rules.edition, {name for name, _ in rules.overrides}) == (edition, set(options))
    assert pickle.loads(pickle.dumps(game)).terms is game.terms


@pytest.mark.parametrize(
    ("parameters", "sentence"),
    [
        ("players=7", "7 cannot play; choose 2 to 6 players."),
        ("rules=classic", "There is no edition called “classic”. Did you mean “classic-en”?"),
        ("reward=fame", "There is no “fame”; choose one of win, places, points, phases."),
        ("naturals=some", "naturals cannot be “some”; it can be: per-phase, per-group, none."),
        ("play_on=perhaps", "play_on cannot be “perhaps”; it can be: yes, no."),
        ("recall=-1", "recall cannot be -1; choose 0 to 100,000."),
        ("most_decisions=0", "most_decisions cannot be 0; choose 1 to 10,000,000."),
    ],
)
def test_what_cannot_be_is_said_in_a_sentence(parameters: str, sentence: str) -> None:
    with pytest.raises(pyspiel.SpielError) as refusal:
        pyspiel.load_game(f"decaphase({parameters})")
    assert str(refusal.value) == sentence


def test_without_openspiel_a_sentence_says_what_to_install() -> None:
    program = "import sys; sys.modules['pyspiel'] = None\nimport decaphase.research.open_spiel_game"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert "missing-package (package=open_spiel, extra=research)" in done.stderr


@pytest.mark.parametrize("variant", VARIANTS)
def test_chances_are_those_of_the_cards_that_are_left(variant: str) -> None:
    game = load(variant, players=3, most_decisions=100)
    for state, _ in walk(game, seed=8):
        if state.is_chance_node():
            outcomes = dict(state.chance_outcomes())
            left = cards_left(state.play.state)
            assert sum(outcomes.values()) == pytest.approx(1)
            assert outcomes == {card: count / left.total() for card, count in left.items()}


def cards_left(state: State) -> Counter[int]:
    """The cards that lie nowhere but in the deck: of the full one, all but what is held or lies in sight."""
    left = Counter(dict(enumerate(COPIES)))
    left -= Counter(state.discard[: state.discard_count])
    for seat in range(state.players):
        left -= Counter(dict(enumerate(state.held[seat])))
        for group, size in zip(state.group_card[seat], state.group_size[seat], strict=True):
            left -= Counter(group[:size])
    waiting = sum(state.waiting) if state.deck_count < left.total() else 0
    return left - Counter({COPIES.index(4): waiting})


@pytest.mark.parametrize("variant", VARIANTS)
def test_the_engine_plays_the_same_game(variant: str) -> None:
    game = load(variant, players=3, most_decisions=300)
    state = played(game, seed=2)
    by_hand = replay(game.terms.setting, [(item.player, item.action) for item in state.full_history()])
    assert in_order(by_hand).numbers() == state.play.state.numbers()


def replay(setting: Setting, history: list[tuple[int, int]]) -> State:
    """A game of the engine with these cards and moves: each hand dealt in one go from a stacked deck."""
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
    """Put these cards on top of the deck, the first uppermost."""
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
        before = state.play.copy()
        copies = [state.clone(), copy.deepcopy(state), pickle.loads(pickle.dumps(state))]
        for each in copies:
            assert (each.history(), str(each)) == (state.history(), str(state))
            assert each.play.state == before.state
            assert each.play.memory == before.memory
            each.apply_action(choose(each, Random(number)))
        assert state.play.state == before.state
        assert state.play.log == before.log
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
        game.terms.setting,
        (EPISODES[game.terms.setting.episode], SCHEMES[game.terms.setting.reward]),
    )
    worths = [worth(end.play.state, setting.book, *codes, seat) for seat in range(3)]
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
    assert state.play.state.size == [HAND_SIZE] * 6
    assert state.play.state.deck_count == DECK_SIZE - HAND_SIZE * 6 - 1


def test_terms_are_read_once() -> None:
    assert read_terms({"players": 4, "rules": "classic-en", "knocking": False}) is read_terms(
        {"players": 4, "rules": "classic-en", "recall": SPECIFICATION["recall"]}
    )


def test_monte_carlo_cfr_runs() -> None:
    import numpy as np
    from open_spiel.python.algorithms import external_sampling_mccfr, outcome_sampling_mccfr

    np.random.seed(1)  # noqa: NPY002 - what OpenSpiel rolls
    game = pyspiel.load_game(
        'decaphase(players=2,episode=hand,reward=places,most_decisions=4,phases=["set 2"])'
    )
    for solver in (
        external_sampling_mccfr.ExternalSamplingSolver(game),
        outcome_sampling_mccfr.OutcomeSamplingSolver(game),
    ):
        for _ in range(3):
            solver.iteration()
        policy = solver.average_policy().action_probabilities(played(game, seed=2, nodes=21))
        assert sum(policy.values()) == pytest.approx(1)


def test_information_set_search_runs() -> None:
    import numpy as np
    from open_spiel.python.algorithms import ismcts, mcts

    game = pyspiel.load_game("decaphase(players=3,episode=hand,reward=places,most_decisions=30)")
    dice = np.random.RandomState(3)
    bot = ismcts.ISMCTSBot(
        game=game,
        evaluator=mcts.RandomRolloutEvaluator(1, dice),
        uct_c=1.0,
        max_simulations=12,
        random_state=dice,
    )
    state = played(game, seed=3, nodes=HAND_SIZE * 3 + 1)
    for _ in range(4):
        if state.is_chance_node():
            state.apply_action(choose(state, Random(1)))
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)


def test_openspiels_environment_for_learners_runs() -> None:
    from open_spiel.python import rl_environment

    game = pyspiel.load_game("decaphase(players=2,episode=hand,reward=points,most_decisions=30,recall=8)")
    environment = rl_environment.Environment(game, seed=1)
    step, total, dice = environment.reset(), [0.0, 0.0], Random(2)
    while not step.last():
        player = step.observations["current_player"]
        assert len(step.observations["info_state"][player]) == game.information_state_tensor_size()
        step = environment.step([dice.choice(step.observations["legal_actions"][player])])
        total = [one + other for one, other in zip(total, step.rewards, strict=True)]
    assert total == environment.get_state.returns()


def test_openspiels_own_bots_play() -> None:
    game = pyspiel.load_game("decaphase(players=2,episode=hand,reward=places,most_decisions=40)")
    bots = [pyspiel.make_uniform_random_bot(seat, 7) for seat in range(2)]
    assert sum(pyspiel.evaluate_bots(game.new_initial_state(), bots, 3)) == 0


def test_golden_playthrough(regenerate: bool) -> None:
    path = Path(__file__).parent / "open_spiel_playthrough.txt"
    text = playthrough(
        'decaphase(players=2,phases=["set 2";"run 4"],knocking=true,recall=4)', seed=4, most=70
    )
    if regenerate:
        path.write_text(text, encoding="utf-8")
    assert text == path.read_text(encoding="utf-8")


def playthrough(name: str, seed: int, most: int) -> str:
    """A game as OpenSpiel tells it: what comes and is done, and now and then all there is to see."""
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
