"""The OpenSpiel game: OpenSpiel's test suites, parameters and algorithms."""

from __future__ import annotations

import pickle
import subprocess
import sys
import unittest
from random import Random

import pytest

from decaphase.engine.deal import HAND_SIZE
from decaphase.research.environment import SCHEMES
from decaphase.research.open_spiel.parameters import SPECIFICATION, read_parameters
from decaphase.rules import EDITIONS, OPTIONS
from support.laws.variants import VARIANT_PARAMETERS, VARIANTS
from support.research.spiel_walks import choose, load, played, pyspiel

REWARDS = tuple(SCHEMES)


@pytest.mark.parametrize("variant", VARIANT_PARAMETERS)
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
        game = load(variant, players=players, most_decisions=120, recall=16, reward=reward, episode=episode)
        pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


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


@pytest.mark.parametrize("variant", VARIANT_PARAMETERS)
def test_a_game_is_loaded_again_from_its_name(variant: str) -> None:
    game = load(variant, players=5, reward="points", episode="hand", most_decisions=99)
    again = pyspiel.load_game(str(game))
    edition, options = VARIANTS[variant]
    rules = again.parameters.setting.rules
    assert (str(again), again.parameters) == (str(game), game.parameters)
    assert (rules.edition, {name for name, _ in rules.overrides}) == (edition, set(options))
    assert pickle.loads(pickle.dumps(game)).parameters is game.parameters


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
    program = "import sys; sys.modules['pyspiel'] = None\nimport decaphase.research.open_spiel"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert "missing-package (package=open_spiel, extra=research)" in done.stderr


def test_terms_are_read_once() -> None:
    assert read_parameters({"players": 4, "rules": "classic-en", "knocking": False}) is read_parameters(
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
