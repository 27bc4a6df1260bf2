"""Score sheets over HTTP: private, never overwritten unseen, and downloadable for the terminal."""

from __future__ import annotations

import json
import secrets
from typing import TypeAlias

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from decaphase.game.rule_codes import rule_code_fields
from decaphase.online.protocol.sheets import MOST_HANDS, read_body, read_written, write_body
from decaphase.records.sheet_file import read_sheet
from decaphase.rules import load_rules
from decaphase.sheet import standing_of
from support.laws.tables import SHORT_TABLES, TABLES, Table
from support.server.served import Guest, Served
from support.sheet.played import play_and_write

Json: TypeAlias = "dict[str, object]"

HAND = {"out": 1, "made": [{"seat": 1, "phase": None}], "left": [0, ["w", "12", "g3"]]}


def new_id() -> str:
    return secrets.token_urlsafe(16)


def a_sheet(*hands: Json, **others: object) -> Json:
    return {
        "edition": "classic-en",
        "options": {},
        "players": ["Ann", "Zoë"],
        "dealer": 2,
        "hands": list(hands),
        **others,
    }


def save(guest: Guest, sheet: str, revision: int, written: Json) -> tuple[int, Json]:
    answer = guest.http.put(f"/api/sheets/{sheet}", json={"revision": revision, "sheet": written})
    return answer.status_code, answer.json()


def test_a_sheet_is_kept_and_changed(served: Served) -> None:
    ann, sheet = served.guest(), new_id()
    status, kept = save(ann, sheet, 0, a_sheet())
    assert (status, kept["sheet"], kept["revision"]) == (200, sheet, 1)
    assert save(ann, sheet, 1, a_sheet(HAND))[1]["revision"] == 2
    shown = ann.http.get(f"/api/sheets/{sheet}").json()
    assert (shown["revision"], shown["written"], shown["cards"]) == (2, a_sheet(HAND), "colours")
    assert shown["book"] == rule_code_fields(load_rules())
    (listed,) = ann.http.get("/api/sheets").json()["sheets"]
    assert (listed["sheet"], listed["players"], listed["hands"]) == (sheet, ["Ann", "Zoë"], 1)
    assert listed["updated"] == shown["updated"]


def test_what_was_changed_elsewhere_is_not_written_over(served: Served) -> None:
    ann, sheet = served.guest(), new_id()
    save(ann, sheet, 0, a_sheet())
    save(ann, sheet, 1, a_sheet(HAND))
    status, refused = save(ann, sheet, 1, a_sheet(players=["Ann", "Bob"]))
    assert (status, refused["code"], refused["values"]) == (409, "sheet-newer", {"revision": 2})
    assert ann.http.get(f"/api/sheets/{sheet}").json()["written"] == a_sheet(HAND)
    assert save(ann, sheet, 1, a_sheet(HAND))[1]["revision"] == 2  # sent again because the answer was lost


def test_a_sheet_that_was_thrown_away(served: Served) -> None:
    ann, sheet = served.guest(), new_id()
    save(ann, sheet, 0, a_sheet())
    for _ in range(2):
        assert ann.http.delete(f"/api/sheets/{sheet}").status_code == 204
    assert ann.http.get(f"/api/sheets/{sheet}").json()["code"] == "server-no-sheet"
    status, refused = save(ann, sheet, 1, a_sheet(HAND))
    assert (status, refused["code"]) == (404, "sheet-gone")
    assert save(ann, sheet, 0, a_sheet(HAND))[0] == 200


def test_a_sheet_is_its_owners(served: Served) -> None:
    ann, bob, sheet = served.guest("Ann"), served.guest("Bob"), new_id()
    save(ann, sheet, 0, a_sheet(HAND))
    for path in (f"/api/sheets/{sheet}", f"/api/sheets/{sheet}/file"):
        assert bob.http.get(path).json()["code"] == "server-no-sheet"
    assert bob.http.get("/api/sheets").json() == {"sheets": []}
    assert bob.http.delete(f"/api/sheets/{sheet}").status_code == 204
    assert ann.http.get(f"/api/sheets/{sheet}").status_code == 200
    nobody = served.browser()
    for answer in (nobody.get("/api/sheets"), nobody.put(f"/api/sheets/{sheet}", json={})):
        assert answer.status_code in (400, 401)
    assert nobody.get(f"/api/sheets/{sheet}").json()["code"] == "server-sign-in"


def test_a_sheet_goes_with_its_account(served: Served) -> None:
    ann, sheet = served.guest(), new_id()
    save(ann, sheet, 0, a_sheet(HAND))
    (copy,) = ann.http.get("/api/account/export").json()["sheets"]
    assert (copy["sheet_id"], json.loads(copy["body"])) == (sheet, a_sheet(HAND))
    assert ann.http.delete("/api/account").status_code == 204


def test_a_sheet_goes_on_in_the_terminal(served: Served) -> None:
    ann, sheet = served.guest(), new_id()
    save(ann, sheet, 0, a_sheet(HAND, options={"selection": [2, 5], "order": "any"}, hands=[]))
    answer = ann.http.get(f"/api/sheets/{sheet}/file")
    assert answer.headers["content-disposition"] == 'attachment; filename="ann-zoe.toml"'
    assert answer.headers["content-type"].startswith("application/toml")
    found = read_sheet(answer.content)
    assert (found.players, found.dealer, found.rules.selected) == (("Ann", "Zoë"), 2, (2, 5))


def test_a_sheet_by_phases_of_ones_own(served: Served) -> None:
    ann, sheet = served.guest(), new_id()
    options = {"phases": ["set 3 + set 3", "run 5 + colour 4", "run 8"], "selection": [1, 3], "order": "any"}
    hand = {**HAND, "made": [{"seat": 1, "phase": 3}]}
    assert save(ann, sheet, 0, a_sheet(hand, options=options))[0] == 200
    shown = ann.http.get(f"/api/sheets/{sheet}").json()
    assert shown["written"]["options"] == options
    assert shown["book"] == rule_code_fields(load_rules("classic-en", options))
    found = read_sheet(ann.http.get(f"/api/sheets/{sheet}/file").content)
    assert found.rules == load_rules("classic-en", options)
    assert standing_of(found).done == ((3,), ())
    status, refused = save(
        ann, sheet, 1, a_sheet({**hand, "made": [{"seat": 1, "phase": 2}]}, options=options)
    )
    assert (status, refused["code"]) == (400, "phase-not-played")


@settings(max_examples=20, suppress_health_check=list(HealthCheck))
@given(st.one_of(SHORT_TABLES, TABLES))
def test_what_is_kept_reads_back(table: Table) -> None:
    for hands, (_, sheet) in enumerate(play_and_write(table.rules, table.players, table.seed)):
        again = read_written(read_body(write_body(sheet)))
        assert again == sheet
        assert standing_of(again) == standing_of(sheet)
        if hands > 4:
            break


@pytest.mark.parametrize(
    ("written", "code"),
    [
        (a_sheet(edition="classic-xx"), "unknown-edition"),
        (a_sheet(options={"pickup": "never"}), "not-a-value"),
        (a_sheet(options={"advance": "every-hand", "order": "any"}), "options-clash"),
        (a_sheet(options={"phases": []}), "phases-count"),
        (a_sheet(options={"phases": ["set 3 + run 9"]}), "phase-too-big"),
        (a_sheet(options={"phases": ["run 3"]}), "group-too-small"),
        (a_sheet(options={"selection": []}), "selection-empty"),
        (a_sheet(options={"selection": [5, 2]}), "selection-not-rising"),
        (a_sheet(options={"phases": ["set 3"], "selection": [2]}), "no-such-phase"),
        (a_sheet(options={"phases": ["set 3"], "selection": "even"}), "selection-leaves-none"),
        (a_sheet(players=["Ann", "ANN"]), "sheet-same-name"),
        (a_sheet(players=["Ann"]), "server-bad-field"),
        (a_sheet(players=["Ann", "x" * 41]), "server-bad-field"),
        (a_sheet(players=["Ann", "a\nb"]), "unprintable-name"),
        (a_sheet(dealer=3), "no-such-seat"),
        (a_sheet(dealer=7), "server-bad-field"),
        (a_sheet(HAND, colour="red"), "server-unknown-field"),
        (a_sheet({**HAND, "colour": "red"}), "server-unknown-field"),
        (a_sheet({**HAND, "left": [0, 7]}), "sheet-bad-points"),
        (a_sheet({**HAND, "left": [0, 5000]}), "server-bad-field"),
        (a_sheet({**HAND, "left": [0, ["w"] * 12]}), "server-bad-field"),
        (a_sheet({**HAND, "left": [0, ["wwww"]]}), "server-bad-field"),
        (a_sheet({**HAND, "left": [0, ["x"]]}), "bad-card"),
        (a_sheet({**HAND, "left": [0]}), "not-one-each"),
        (a_sheet({**HAND, "out": 2}), "sheet-out-without-phase"),
        (a_sheet({**HAND, "made": [{"seat": 1, "phase": 11}]}), "server-bad-field"),
        (a_sheet({**HAND, "made": [{"seat": 1, "phase": 3}]}), "sheet-wrong-phase"),
        (a_sheet(*[HAND] * (MOST_HANDS + 1)), "server-bad-field"),
        (a_sheet(*[HAND] * 11), "sheet-is-over"),
    ],
)
def test_what_is_no_sheet_is_refused(served: Served, written: Json, code: str) -> None:
    ann, sheet = served.guest(), new_id()
    status, refused = save(ann, sheet, 0, written)
    assert (status, refused["code"]) == (400, code)
    assert ann.http.get("/api/sheets").json() == {"sheets": []}


@pytest.mark.parametrize("sheet", ["x", "x" * 21, "x" * 23, "x" * 21 + "!", "%00" * 22])
def test_an_id_has_128_bits(served: Served, sheet: str) -> None:
    ann = served.guest()
    status, refused = save(ann, sheet, 0, a_sheet())
    assert (status, refused["code"]) == (400, "server-bad-field")


@pytest.mark.parametrize("revision", [-1, 2**31, "one", None])
def test_a_revision_is_a_number(served: Served, revision: object) -> None:
    answer = served.guest().http.put(
        f"/api/sheets/{new_id()}", json={"revision": revision, "sheet": a_sheet()}
    )
    assert answer.json()["code"] == "server-bad-field"


def test_a_sheet_has_at_most_64_kib(served: Served) -> None:
    ann = served.guest()
    body = json.dumps({"revision": 0, "sheet": a_sheet()}).encode()
    sent = {"content": body + b" " * 40_000, "headers": {"content-type": "application/json"}}
    assert ann.http.put(f"/api/sheets/{new_id()}", **sent).status_code == 200  # type: ignore[arg-type]
    sent["content"] = body + b" " * 67_000
    answer = ann.http.put(f"/api/sheets/{new_id()}", **sent)  # type: ignore[arg-type]
    assert (answer.status_code, answer.json()["code"]) == (413, "server-too-big")
    assert answer.json()["values"] == {"most": 66_560}
