"""The proof of a fair deal in a record: round trip, and refusal of damaged proofs."""

from __future__ import annotations

from dataclasses import replace

import pytest

from decaphase.records import Expect, FilePosition, RecordProblem, check_text, read_record, write_record
from decaphase.records.proof import Proof, read_commitment, read_notes, read_proof
from decaphase.records.verify import PlayerNotes, verify_text
from support.fair_table import TABLE, fair_game, make_deal, publish, with_proof


def test_a_proof_is_read_as_it_was_written() -> None:
    record = fair_game()
    text = write_record(record)
    assert text.count("\n[[meta.fair.hands]]\n") == 2
    assert read_proof(read_record(text)) == Proof(TABLE, (publish(make_deal(1)), publish(make_deal(2))))
    assert write_record(read_record(text)) == text


def test_the_game_had_a_reshuffle() -> None:
    assert [len(hand.reshuffles) for hand in fair_game().hands] == [0, 1]


SECRET = make_deal(1).secret.hex()
BOUND = publish(make_deal(1)).commitment
GIVEN = make_deal(1).contributions[0].hex()
FIELD = "meta.fair.hands"


@pytest.mark.parametrize(
    ("old", "new", "code", "place"),
    [
        (
            'scheme = "decaphase deal 1"',
            'scheme = "decaphase deal 3"',
            "fair-scheme",
            FilePosition(field="meta.fair.scheme"),
        ),
        ('scheme = "decaphase deal 1"\n', "", "missing-field", FilePosition(field="meta.fair")),
        (f'table = "{TABLE}"\n', "", "missing-field", FilePosition(field="meta.fair")),
        (f'table = "{TABLE}"', 'table = ""', "fair-table", FilePosition(field="meta.fair.table")),
        (f'table = "{TABLE}"', "table = 7", "wrong-kind", FilePosition(field="meta.fair.table")),
        (f'table = "{TABLE}"', "tabel = 7", "unknown-field", FilePosition(field="meta.fair")),
        ("\nhand = 1\n", "\nhand = 2\n", "named-twice", FilePosition(field=FIELD)),
        ("\nhand = 1\n", "\n", "missing-field", FilePosition(field=FIELD, item=1)),
        ("\nhand = 1\n", "\nhand = 0\n", "out-of-range", FilePosition(field=f"{FIELD}.hand", item=1)),
        ("\nhand = 1\n", "\nhand = 3\n", "fair-hand-not-there", FilePosition(3, FIELD)),
        ("secret = ", "secrt = ", "unknown-field", FilePosition(1, FIELD)),
        (SECRET, SECRET[:-1], "bad-hex", FilePosition(1, f"{FIELD}.secret")),
        (SECRET, SECRET[:-2], "fair-secret", FilePosition(1, f"{FIELD}.secret")),
        (SECRET, SECRET[:-2] + "0x", "bad-hex", FilePosition(1, f"{FIELD}.secret")),
        (BOUND, BOUND[:-2], "bad-commitment", FilePosition(1, f"{FIELD}.commitment")),
        (f'commitment = "{BOUND}"\n', "", "missing-field", FilePosition(1, FIELD)),
        (GIVEN, GIVEN[:30], "fair-contribution", FilePosition(1, f"{FIELD}.contributions", seat=1)),
        (GIVEN, GIVEN * 3, "fair-contribution", FilePosition(1, f"{FIELD}.contributions", seat=1)),
        (GIVEN, "é", "bad-hex", FilePosition(1, f"{FIELD}.contributions", seat=1)),
        (f'"{GIVEN}", ', "", "not-one-each", FilePosition(1, f"{FIELD}.contributions")),
    ],
)
def test_a_damaged_proof_is_refused(old: str, new: str, code: str, place: FilePosition) -> None:
    text = write_record(fair_game())
    head, mark, proof = text.partition("[meta.fair]")
    assert old in proof
    record = read_record(head + mark + proof.replace(old, new, 1))
    with pytest.raises(RecordProblem) as caught:
        read_proof(record)
    assert (caught.value.code, caught.value.place) == (code, place)
    assert verify_text(write_record(record)).verdict == "refused"


@pytest.mark.parametrize("fair", [7, "x", [], [{}]])
def test_a_proof_that_is_no_table_is_refused(fair: object) -> None:
    with pytest.raises(RecordProblem) as caught:
        read_proof(replace(fair_game(), meta={"fair": fair}))
    assert caught.value.code == "wrong-kind"


def test_a_hand_from_a_position_has_nothing_to_prove() -> None:
    head = 'decaphase = 1\nrules = "classic-en"\nplayers = ["Ann", "Bot", "Cas"]\n'
    hand = '[[hands]]\nphases = [1, 1, 1]\nturn = 1\nholding = ["r1", "r2", "r3"]\n'
    record = read_record(head + hand)
    with pytest.raises(RecordProblem) as caught:
        read_proof(with_proof(record, Proof(TABLE, (publish(make_deal(1)),))))
    assert caught.value.code == "fair-hand-without-deck"


def test_a_record_that_should_be_refused_proves_nothing() -> None:
    record = fair_game()
    first, second = record.hands
    wrong = replace(record, hands=(first, replace(second, dealer=first.dealer)), expect=Expect(refused=True))
    assert check_text(write_record(wrong)).ok
    result = verify_text(write_record(wrong))
    assert result.verdict == "refused"
    assert result.check.error is not None
    assert result.check.error.problem.code == "fair-not-a-game"


def test_a_record_with_a_move_that_should_be_illegal_proves_nothing() -> None:
    record = fair_game()
    first, second = record.hands
    wrong = replace(second, actions=("1 discard w", *second.actions[1:]))
    dispute = write_record(replace(record, hands=(first, wrong), expect=Expect(illegal=1)))
    assert check_text(dispute).ok
    result = verify_text(dispute)
    assert result.check.error is not None
    assert (result.verdict, result.check.error.problem.code) == ("refused", "fair-not-a-game")


def test_notes_need_not_know_everything() -> None:
    notes = f'scheme = "decaphase deal 1"\ntable = "{TABLE}"\n'
    notes += f'[[hands]]\nhand = 1\ncommitment = "{BOUND.upper()}"\n'
    seen = read_notes(notes)
    assert (seen.table, seen.hands[0].commitment, seen.hands[0].contributions) == (TABLE, BOUND, ())
    seen = read_notes(notes + f'contributions = ["{GIVEN}"]\n')
    assert seen.hands[0].contributions == (bytes.fromhex(GIVEN),)
    assert verify_text(write_record(fair_game()), PlayerNotes(seen)).verdict == "proved"


@pytest.mark.parametrize("text", ["", "12", "x" * 64, BOUND + "0"])
def test_what_is_not_a_commitment(text: str) -> None:
    with pytest.raises(RecordProblem) as caught:
        read_commitment(text)
    assert caught.value.code == "bad-commitment"
