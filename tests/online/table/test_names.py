"""Names at a table: what cannot be seen, what turns the text around, and names that look alike."""

from __future__ import annotations

import pytest

from decaphase.online.table import Person, read_entry, replay, write_entry
from decaphase.online.table import commands as ask
from decaphase.online.table.entries import SeatTaken
from decaphase.online.table.names import check_player_name, look_alike
from decaphase.problems import Problem
from support.table.live import ANN, BOB, Live


@pytest.mark.parametrize(
    "name",
    [
        "Ann\u202eboB",
        "\u2066Ann\u2069",
        "Ann\u200f",
        "Ann\u061c",
        "\u200b\u200d",
        "\u3164",
        "\u2800\u2800",
        "\u0301\u0302",
        "\ufe0f",
        "\U000e0061",
        "A\u0301\u0302\u0303\u0304nn",
    ],
    ids=ascii,
)
def test_a_name_that_cannot_be_seen_as_it_is(name: str) -> None:
    with pytest.raises(Problem, match="hidden-name"):
        check_player_name(name)
    assert Live(ANN, seats=2).refusal(ask.Sit(2), Person("bob", name, invited=True)) == "hidden-name"
    assert Live(ANN, seats=2).refusal(ask.AddBot(2, "greedy", name), ANN) == "hidden-name"


@pytest.mark.parametrize(
    "name",
    [
        "Ann",
        "Zoë",
        "O’Neill",
        "李",
        "राम",
        "نور",
        "می\u200cخواهم",
        "👩\u200d👩",
        "🏴\U000e0067\U000e007f",
        "é̂n",
        "7",
        "ผู้ใหญ่",
    ],
    ids=ascii,
)
def test_names_of_all_the_world(name: str) -> None:
    check_player_name(name)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Anna", "Anna"),
        ("Anna", "ANNA"),
        ("Anna", "Аnnа"),  # with a Cyrillic A and a
        ("ANNA", "ΑΝΝΑ"),  # Greek
        ("Anna", "Ａｎｎａ"),
        ("Anna", "𝐀𝓃𝕟𝚊"),
        ("Bob", "B0b"),
        ("Ian", "lan"),
        ("Ian", "1an"),
        ("Karnil", "Kamil"),
        ("Zoë", "Zoe"),
        ("Zoë", "Zoe\u0308"),
        ("Ann", "A\u0323nn"),
        ("Ann", "An\u200bn"),
        ("Ann", " Ann "),
        ("Ann", "A\u034fnn"),
        ("Ann", "Ann\ufe0f"),
        ("Jose", "Josę"),
    ],
)
def test_names_that_look_alike(one: str, other: str) -> None:
    assert look_alike(one, other)
    assert look_alike(other, one)
    live = Live(Person("ann", one, invited=True), seats=3)
    assert live.refusal(ask.Sit(2), Person("bob", other, invited=True)) == "table-name-alike"
    live.do(ask.AddBot(2, "greedy", other), Person("ann", one))  # a bot is shown as one


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Anna", "Hanna"),
        ("Marie", "Maria"),
        ("Tim", "Tom"),
        ("Jan", "Ian"),
        ("Ann 1", "Ann 2"),
        ("राम", "रीम"),
        ("نور", "نار"),
        ("👩", "👨"),
    ],
)
def test_names_that_do_not(one: str, other: str) -> None:
    assert not look_alike(one, other)
    assert not look_alike(other, one)


def test_who_takes_over_a_seat_may_have_a_name_like_its_person() -> None:
    live = Live(ANN, BOB)
    heir = Person("heir", "Bób", invited=True)
    live.do(ask.Offer(heir.account), BOB)
    live.do(ask.Sit(2), heir)
    assert live.state.seat(2).name == "Bób"


def test_a_log_of_before_is_read_as_it_is() -> None:
    live = Live(ANN, seats=2)
    entry = SeatTaken(live.now, 2, "bob", "Ann\u202e")
    assert replay([*live.log, read_entry(write_entry(entry))]).seat(2).name == "Ann\u202e"
