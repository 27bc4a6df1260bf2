"""`decaphase verify`: its output for the deals of a record, and its exit codes."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from decaphase.records import Expect, Record, write_record
from decaphase.records.fair_deal import SCHEMES, SEALED, fair_deck
from decaphase.records.proof import FairHand, Proof, read_proof
from decaphase.say import languages, speak
from support.fair_table import (
    TABLE,
    fair_game,
    game_of,
    make_deal,
    publish,
    sealed,
    with_hands,
    with_proof,
)
from support.shell import Shell

ONE, TWO = publish(make_deal(1)), publish(make_deal(2))
MINE = b"what I contributed"


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "game.toml"


def verify(shell: Shell, file: Path, record: Record, *options: str) -> tuple[int, str, str]:
    file.write_text(write_record(record), encoding="utf-8")
    return shell.run("verify", str(file), *options)


def codes(shell: Shell, file: Path, record: Record, *options: str) -> tuple[int, str, list[list[str]]]:
    """The exit code, and from the JSON the verdict and the differences of each hand, strays last."""
    code, out, _ = verify(shell, file, record, "--json", *options)
    data = json.loads(out)
    parts = [*(hand["differences"] for hand in data["hands"]), data["strays"]]
    return code, data["verdict"], [[difference["code"] for difference in part] for part in parts]


def test_a_fair_game_is_proved_and_what_that_means_is_said(shell: Shell, file: Path) -> None:
    code, out, err = verify(shell, file, fair_game())
    assert (code, err) == (0, "")
    first, *rest = out.splitlines()
    assert first == (
        f"{file}: proved. The cards of 2 hands follow from the server’s secrets and from what the players "
        "contributed, and every move was legal."
    )
    scheme, shows, cannot = "\n".join(rest).split("\n\n")
    assert scheme == "The deal is of scheme 1: the players’ contributions were not sealed."
    assert "before you contributed" in shows
    assert "neither the server alone nor the players among themselves could choose the cards" in shows
    assert cannot.startswith("What it cannot show:\n- That the commitment was really published before")
    assert cannot.count("\n- ") == 4


@pytest.mark.parametrize("language", languages())
def test_it_speaks_every_language(shell: Shell, file: Path, language: str) -> None:
    try:
        code, out, err = verify(shell, file, fair_game(), "--commitment", ONE.commitment, "--lang", language)
    finally:
        speak("en")
    assert (code, err) == (0, "")
    assert len(out.splitlines()) == 12
    assert ("proved" in out) is (language == "en")


def test_another_deck_is_found_out(shell: Shell, file: Path) -> None:
    """Two cards at the bottom of the second deck are swapped, which no player ever saw."""
    record = fair_game(2, finished=False)
    first, second = record.hands
    assert second.deck is not None
    *top, one, other = second.deck
    assert one != other
    swapped = replace(record, hands=(first, replace(second, deck=(*top, other, one))))
    tampered = with_hands(swapped, [ONE, TWO])
    code, out, _ = verify(shell, file, tampered)
    assert code == 1
    cards = f"card 107 from the top is {other} and should be {one}"
    assert out.splitlines()[:2] == [
        f"{file}: something does not agree. Hands that are proved: 1 of 2.",
        f"Hand 2: The deck is not the one that follows from the secret and the contributions: {cards}.",
    ]
    assert "either the record was changed afterwards, or" in out
    assert "What this shows" not in out


def test_another_reshuffle_is_found_out(shell: Shell, file: Path) -> None:
    record = fair_game(2)
    first, second = record.hands
    (order,) = second.reshuffles
    *top, one, other = order
    assert one != other
    changed = replace(record, hands=(first, replace(second, reshuffles=((*top, other, one),))))
    assert codes(shell, file, changed) == (1, "differs", [[], ["fair-reshuffle-differs"], []])


@pytest.mark.parametrize(
    ("changed", "found"),
    [
        (replace(ONE, commitment=TWO.commitment), ["fair-commitment-differs"]),
        (replace(ONE, secret=TWO.secret), ["fair-commitment-differs", "fair-deck-differs"]),
        (replace(ONE, contributions=TWO.contributions), ["fair-deck-differs"]),
        (replace(ONE, contributions=(*ONE.contributions[:2], b"")), ["fair-deck-differs"]),
        (replace(ONE, contributions=ONE.contributions[::-1]), ["fair-deck-differs"]),
    ],
)
def test_any_other_proof_does_not_agree(
    shell: Shell, file: Path, changed: FairHand, found: list[str]
) -> None:
    record = with_hands(fair_game(), [changed, TWO])
    assert codes(shell, file, record) == (1, "differs", [found, [], []])


def test_a_proof_of_another_table_or_hand_does_not_agree(shell: Shell, file: Path) -> None:
    all_differ = ["fair-commitment-differs", "fair-deck-differs"]
    other = with_proof(fair_game(), Proof("garden", (ONE,)))
    assert codes(shell, file, other) == (1, "differs", [all_differ, [], []])
    swapped = with_hands(fair_game(), [replace(ONE, hand=2), replace(TWO, hand=1)])
    code, verdict, (one, *_) = codes(shell, file, swapped)
    assert (code, verdict, one) == (1, "differs", all_differ)


def test_an_illegal_move_is_no_better_for_a_fair_deal(shell: Shell, file: Path) -> None:
    record = fair_game()
    first, second = record.hands
    wrong = replace(record, hands=(first, replace(second, actions=("1 discard w", *second.actions[1:]))))
    code, out, _ = verify(shell, file, wrong)
    assert code == 1
    assert out.startswith(f"{file}: hand 2, action 1, “1 discard w”: ")
    assert f"{file}: something does not agree. Hands that are proved: 2 of 2.\n" in out


def test_a_hand_that_is_not_over_keeps_its_secret(shell: Shell, file: Path) -> None:
    code, out, _ = verify(shell, file, fair_game(2, finished=False))
    assert (code, out.splitlines()[1]) == (
        0,
        "Hand 2 is not over yet; its secret is published when it ends.",
    )
    code, out, _ = verify(shell, file, fair_game(1, finished=False))
    assert (code, out.splitlines()[0]) == (2, f"{file}: not proved; of 1 hand, this many are: 0.")


def test_missing_parts_of_a_proof_are_named(shell: Shell, file: Path) -> None:
    record = fair_game()
    code, out, _ = verify(shell, file, with_hands(record, [ONE, replace(TWO, secret=None)]))
    assert (code, out.splitlines()[1]) == (
        2,
        "Hand 2 is over, but its secret is missing; ask the server for it.",
    )
    code, out, _ = verify(shell, file, with_hands(record, [TWO]))
    assert code == 2
    assert out.splitlines()[:2] == [
        f"{file}: not proved; of 2 hands, this many are: 1.",
        "Hand 1 has no proof, so nothing can be said about its cards.",
    ]
    code, out, err = verify(shell, file, replace(record, meta={}))
    assert (code, err) == (2, "")
    assert out == (
        f"{file}: no-fair-proof: There is no proof of a fair deal in this record (no [meta.fair] table). "
        "That is no sign of cheating: only a server that deals in this way writes one.\n"
    )


def test_what_is_not_a_record(shell: Shell, file: Path) -> None:
    file.write_text("x", encoding="utf-8")
    code, out, err = shell.run("verify", str(file), str(file.with_name("none.toml")))
    assert (code, err) == (2, "")
    assert [line.split(": ")[1] for line in out.splitlines()] == ["not-toml", "no-such-file"]


def test_of_several_files_the_highest_exit_code_counts(shell: Shell, file: Path) -> None:
    verify(shell, file, fair_game())
    bare = file.with_name("bare.toml")
    bare.write_text(write_record(replace(fair_game(), meta={})), encoding="utf-8")
    code, out, _ = shell.run("verify", str(file), str(bare))
    assert (code, out.count("What it cannot show:")) == (2, 1)
    code, out, _ = shell.run("verify", "--json", str(file), str(bare))
    assert [json.loads(line)["ok"] for line in out.splitlines()] == [True, False]


def test_as_data(shell: Shell, file: Path) -> None:
    _, out, _ = verify(shell, file, fair_game(), "--json")
    data = json.loads(out)
    assert list(data) == ["file", "ok", "verdict", "error", "hands", "strays", "scheme"]
    assert data["hands"][0] == {
        "hand": 1,
        "verdict": "proved",
        "contributors": [1, 3],
        "noted": False,
        "differences": [],
        "withheld": [],
    }
    assert data["scheme"] == 1


def test_a_hand_of_bots_proves_nothing(shell: Shell, file: Path) -> None:
    deal = replace(make_deal(1), contributions=(b"", b"", b""))
    record = fair_game()
    alone = replace(record.hands[0], deck=fair_deck(deal), actions=())
    record = replace(record, hands=(alone,), expect=Expect())
    code, out, _ = verify(shell, file, with_hands(record, [publish(deal)]))
    assert code == 2
    assert "no player contributed, so the server decided them alone" in out


def test_noted_commitments_are_compared(shell: Shell, file: Path) -> None:
    code, out, _ = verify(shell, file, fair_game(), "--commitment", ONE.commitment.upper())
    assert code == 0
    assert out.splitlines()[1:3] == [
        "Compared with your notes: hand 1.",
        "You noted nothing about hand 2.",
    ]
    assert "- That you made your notes before you contributed; only you know that." in out
    hushed = "ab" * 32
    code, out, _ = verify(shell, file, fair_game(), "--commitment", ONE.commitment, "--commitment", hushed)
    assert code == 1
    assert f"Your notes: You noted the commitment {hushed}, but it is nowhere in the record.\n" in out


def write_notes(file: Path, proof: Proof) -> str:
    notes = file.with_name("notes.toml")
    lines = [f'scheme = "{SCHEMES[proof.scheme]}"', f'table = "{proof.table}"']
    for hand in proof.hands:
        lines += ["[[hands]]", f"hand = {hand.hand}", f'commitment = "{hand.commitment}"']
        lines.append(f"contributions = {json.dumps([given.hex() for given in hand.contributions])}")
        if proof.scheme == SEALED:
            lines.append(f"seals = {json.dumps([seal.hex() for seal in hand.seals])}")
    notes.write_text("\n".join(lines), encoding="utf-8")
    return str(notes)


@pytest.mark.parametrize(
    ("noted", "code", "found"),
    [
        (Proof(TABLE, (ONE, TWO)), 0, [[], [], []]),
        (Proof(TABLE, (replace(ONE, contributions=(ONE.contributions[0], b"", b"")),)), 0, [[], [], []]),
        (Proof("garden", (ONE,)), 1, [[], [], ["fair-noted-table"]]),
        (Proof(TABLE, (replace(ONE, hand=3),)), 1, [[], [], ["fair-noted-hand"]]),
        (Proof(TABLE, (replace(ONE, commitment="ab" * 32),)), 1, [["fair-noted-commitment"], [], []]),
        (Proof(TABLE, (replace(ONE, contributions=(b"", MINE)),)), 1, [["fair-noted-contribution"], [], []]),
        (
            Proof(TABLE, (replace(ONE, contributions=(b"", b"", b"", MINE)),)),
            1,
            [["fair-noted-contribution"], [], []],
        ),
    ],
)
def test_whole_notes_are_compared(
    shell: Shell, file: Path, noted: Proof, code: int, found: list[list[str]]
) -> None:
    verdict = "differs" if code else "proved"
    assert codes(shell, file, fair_game(), "--seen", write_notes(file, noted)) == (code, verdict, found)


# Scheme 2: sealed contributions

SEALED_ONE, SEALED_TWO = publish(make_deal(1, SEALED)), publish(make_deal(2, SEALED))
OTHER_SEALS = publish(sealed(replace(make_deal(1), contributions=(b"", MINE, b"")))).seals


def test_sealed_contributions_prove_more(shell: Shell, file: Path) -> None:
    code, out, err = verify(shell, file, fair_game(scheme=SEALED))
    assert (code, err) == (0, "")
    scheme, shows, cannot = "\n".join(out.splitlines()[1:]).split("\n\n")
    assert scheme == "The deal is of scheme 2: every contribution was sealed before any was opened."
    assert "nobody could choose the cards, not even the server together with other players" in shows
    assert "in league" not in cannot
    assert cannot.count("\n- ") == 3


def test_only_noted_seals_show_when_they_were_published(shell: Shell, file: Path) -> None:
    record, published = fair_game(scheme=SEALED), "- That the commitment and all seals were published before"
    _, out, _ = verify(shell, file, record, "--commitment", SEALED_ONE.commitment)
    assert published in out
    notes = write_notes(file, Proof(TABLE, (SEALED_ONE, SEALED_TWO), SEALED))
    _, out, _ = verify(shell, file, record, "--seen", notes)
    assert published not in out
    assert "- That you made your notes before you contributed; only you know that." in out


def test_a_seal_that_stays_closed_proves_nothing_and_is_named(shell: Shell, file: Path) -> None:
    record = game_of([make_deal(1, SEALED), sealed(make_deal(2), 3)])
    code, out, _ = verify(shell, file, record)
    assert code == 2
    assert out.splitlines()[1] == (
        "Hand 2: these seats did not open what they had sealed: 3. Together with the server they could "
        "choose one of 2 decks, so nothing is proved."
    )
    data = json.loads(verify(shell, file, record, "--json")[1])
    assert (data["verdict"], data["scheme"]) == ("unproved", 2)
    found = [(hand["verdict"], hand["contributors"], hand["withheld"]) for hand in data["hands"]]
    assert found == [("proved", [1, 3], []), ("withheld", [1], [3])]


@pytest.mark.parametrize(("later", "found"), [(2, True), (4, True), (5, False)])
def test_a_seat_that_left_a_seal_closed_seals_nothing_for_three_hands(
    shell: Shell, file: Path, later: int, found: bool
) -> None:
    others = [sealed(replace(make_deal(hand), contributions=(MINE, b"", b""))) for hand in range(2, later)]
    deals = [sealed(make_deal(1), 3), *others, make_deal(later, SEALED)]
    record = game_of(deals, selection=range(1, 11))
    _, _, differences = codes(shell, file, record)
    assert differences[later - 1] == (["fair-seal-barred"] if found else [])


@pytest.mark.parametrize(
    ("changed", "found"),
    [
        (replace(SEALED_ONE, seals=SEALED_TWO.seals), ["fair-seal-differs"] * 2 + ["fair-deck-differs"]),
        (replace(SEALED_ONE, seals=(*SEALED_ONE.seals[:2], b"")), ["fair-seal-differs", "fair-deck-differs"]),
        (replace(SEALED_ONE, contributions=(*SEALED_ONE.contributions[:2], b"")), ["fair-deck-differs"]),
        (
            replace(SEALED_ONE, contributions=(SEALED_ONE.contributions[0], b"", MINE)),
            ["fair-seal-differs", "fair-deck-differs"],
        ),
        (
            replace(SEALED_ONE, commitment=ONE.commitment),
            ["fair-seal-differs"] * 2 + ["fair-commitment-differs"],
        ),
    ],
)
def test_any_other_sealed_proof_does_not_agree(
    shell: Shell, file: Path, changed: FairHand, found: list[str]
) -> None:
    record = with_hands(fair_game(scheme=SEALED), [changed, SEALED_TWO])
    code, verdict, (one, *_) = codes(shell, file, record)
    assert (code, verdict, one) == (1, "differs", found)


@pytest.mark.parametrize(
    ("noted", "found"),
    [
        (Proof(TABLE, (SEALED_ONE, SEALED_TWO), SEALED), []),
        (Proof(TABLE, (replace(SEALED_ONE, seals=()),), SEALED), []),
        (Proof(TABLE, (replace(SEALED_ONE, seals=OTHER_SEALS),), SEALED), ["fair-noted-seals"]),
        (Proof(TABLE, (replace(SEALED_ONE, seals=SEALED_ONE.seals[:2]),), SEALED), ["fair-noted-seals"]),
    ],
)
def test_noted_seals_are_compared(shell: Shell, file: Path, noted: Proof, found: list[str]) -> None:
    record = fair_game(scheme=SEALED)
    _, verdict, (one, *_) = codes(shell, file, record, "--seen", write_notes(file, noted))
    assert (verdict, one) == ("differs" if found else "proved", found)


def test_seals_noted_before_a_deal_without_them_are_missed(shell: Shell, file: Path) -> None:
    """A deal cannot be turned into one of the first scheme afterwards."""
    noted = write_notes(file, Proof(TABLE, (SEALED_ONE,), SEALED))
    _, verdict, (one, *_) = codes(shell, file, fair_game(), "--seen", noted)
    assert (verdict, one) == ("differs", ["fair-noted-commitment", "fair-noted-seals"])


def test_notes_that_cannot_be_used(shell: Shell, file: Path) -> None:
    code, out, err = verify(shell, file, fair_game(), "--commitment", "12")
    assert (code, out) == (2, "")
    assert err == "“12” is not a commitment, which has 64 characters from 0 to 9 and a to f.\n"
    code, out, err = shell.run("verify", str(file), str(file), "--commitment", ONE.commitment)
    assert (code, out, err) == (
        2,
        "",
        "Notes are compared with one record at a time; name one file, not 2.\n",
    )
    missing = str(file.with_name("none.toml"))
    code, out, err = shell.run("verify", str(file), "--seen", missing)
    assert (code, out, err.startswith(f"{missing}: no-such-file: ")) == (2, "", True)


def test_the_proof_of_the_table_is_the_one_that_was_dealt() -> None:
    assert read_proof(fair_game()).hands == (ONE, TWO)
