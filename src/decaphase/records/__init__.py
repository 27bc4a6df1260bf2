"""Records: the file format for games and positions; parser, serialiser, replay, checker and verifier."""

from __future__ import annotations

from decaphase.records.check import (
    CheckError,
    CheckResult,
    ExpectationFailed,
    check_record,
    check_text,
    state_of,
)
from decaphase.records.files import check_file, load_record, save_record
from decaphase.records.model import Expect, FilePosition, Record, RecordedHand, RecordProblem
from decaphase.records.notation import read_action
from decaphase.records.read import read_record
from decaphase.records.replay import IllegalAction, ReplayPosition, Step, load_game, replay
from decaphase.records.steps import ReplaySteps
from decaphase.records.write import expect_of, record_of, write_record

__all__ = [
    "CheckError",
    "CheckResult",
    "Expect",
    "ExpectationFailed",
    "FilePosition",
    "IllegalAction",
    "Record",
    "RecordProblem",
    "RecordedHand",
    "ReplayPosition",
    "ReplaySteps",
    "Step",
    "check_file",
    "check_record",
    "check_text",
    "expect_of",
    "load_game",
    "load_record",
    "read_action",
    "read_record",
    "record_of",
    "replay",
    "save_record",
    "state_of",
    "write_record",
]
