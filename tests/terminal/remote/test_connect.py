"""`decaphase connect` against a real server: whole games at pseudo-terminals, and errors."""

from __future__ import annotations

import re
import socket
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from decaphase.online.table.commands import AddBot, Sit
from decaphase.records import load_record
from decaphase.say import say
from support.parameters import first_quick
from support.server.served import Served, serving
from support.terminal.pty_client import PtyClient, start_of

MOST_STEPS = 400


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("served")) as served:
        yield served


def play_on(person: PtyClient, until: str) -> None:
    """Draw and discard the first card, hand after hand, until this text appears."""
    for _ in range(MOST_STEPS):
        match person.expect(until, person.deal, person.draw, person.play, person.choose, person.knock):
            case 0:
                return
            case 1:
                person.type("")
            case 2:
                person.type("draw")
            case 3:
                person.type("discard")
            case 4:
                person.type("1")
            case 5:
                person.type("")
    raise AssertionError(person.seen[-2000:])


@pytest.mark.parametrize(
    "language",
    first_quick(("en",), ("de",), ("fr",), ("nl",), quick=2),
)
def test_a_whole_game_in_every_language(server: Served, tmp_path: Path, language: str) -> None:
    ann = PtyClient(
        tmp_path, server.address, "--name", "Ann", "--new", "--bots", "2", "--option", "selection=first-1",
        language=language,
    )  # fmt: skip
    over = start_of("play-final", language)
    play_on(ann, over)
    ann.expect(ann.over)
    ann.type("record")
    ann.expect("[^ ]*[.]toml")
    (file,) = (tmp_path / ".local/share/decaphase/records").glob("*.toml")
    assert load_record(file).players[0] == "Ann"
    ann.type("verify")
    ann.expect(start_of("verify-shows", language))
    ann.type("quit")
    assert ann.end() == 0
    unfair = say("problem-connect-cards-do-not-fit", language, hand="1").partition("1")[2][:40]
    assert unfair not in ann.words()
    assert "Traceback" not in ann.seen


def test_knocking_before_the_time_is_up(server: Served, tmp_path: Path) -> None:
    ann = PtyClient(
        tmp_path, server.address, "--name", "Ann", "--new", "--bots", "2", "--option", "knocking=true"
    )
    play_on(ann, "1 knock for")
    ann.type("time")
    ann.expect("There are [0-9] seconds left")
    ann.type("knock")
    ann.wait_for("You knock; now the others answer.")
    ann.expect("You knock and take|knocks and takes")
    ann.type("away")
    ann.wait_for("A bot minds your seat until you come back.")
    ann.type("return")
    ann.wait_for("You are back in your seat.")
    ann.type("x")
    assert ann.end() == 0


def test_two_terminals_at_one_table(server: Served, tmp_path: Path) -> None:
    """One opens the table, the other joins by its link in another language; they chat and play."""
    ann = PtyClient(tmp_path / "ann", server.address, "--name", "Ann", "--new", "--players", "2")
    ann.expect("(http://[^ ]+/join/[A-Za-z0-9_-]+)")
    link = str(ann.child.match[1])
    bob = PtyClient(tmp_path / "bob", link, "--name", "Bob", language="fr")
    bob.wait_for("Tu prends le siège 2.")
    ann.wait_for("Bob sits down in seat 2.")
    ann.expect(ann.deal)
    ann.type("say a card game, then?")
    bob.wait_for("Ann\u00a0: a card game, then?")
    bob.type("! 8")
    ann.wait_for("Bob: Hello!")
    for person in (ann, bob):
        person.expect(person.deal)
        person.type("ok")
    turns = 0
    people = [ann, bob]
    first = 0 if ann.expect(ann.draw, "It is Bob’s turn") == 0 else 1
    while turns < 4:
        person = people[(first + turns) % 2]
        if turns or first:
            person.expect(person.draw)
        person.type("draw")
        play_on(person, "It is Bob’s turn|C’est le tour de Ann")
        turns += 1
    bob.type("m")
    bob.wait_for("10 cartes")
    ann.type("x")
    assert ann.end() == 0
    assert "brings" in ann.words()
    back = PtyClient(tmp_path / "ann", re.search(r"http://\S+/table/[\w-]+", ann.words())[0])  # type: ignore[index]
    back.wait_for("You hold 10 cards")
    for person in (back, bob):
        person.child.sendintr()
        assert person.end() == 0


def test_a_server_that_is_restarted(tmp_path: Path) -> None:
    """The game goes on where it was, and a move made meanwhile is made once."""
    with serving(tmp_path) as first:
        port = int(first.address.rpartition(":")[2])
        ann = PtyClient(tmp_path / "ann", first.address, "--name", "Ann", "--new", "--bots", "1")
        ann.expect(ann.deal)
        ann.type("")
        ann.expect(ann.draw)
    ann.wait_for("The connection was lost")
    ann.expect(ann.draw)
    ann.type("draw")
    with serving(tmp_path, port=port):
        ann.wait_for("Connected again.")
        ann.wait_for("You draw")
        ann.expect(ann.play)
        ann.type("m")
        ann.wait_for("You hold 11 cards")
        ann.type("discard")
        ann.expect(ann.choose)
        ann.type("1")
        ann.wait_for("You discard")
        ann.expect(ann.draw)
        assert ann.words().count("You draw") == 1
        ann.child.sendeof()
        assert ann.end() == 0


def test_a_line_being_typed_is_not_split(server: Served, tmp_path: Path) -> None:
    ann = PtyClient(tmp_path, server.address, "--name", "Ann", "--new", "--players", "2")
    ann.expect("/join/([A-Za-z0-9_-]+)")
    code = str(ann.child.match[1])
    ann.expect("help\\): ")
    ann.child.send("say where ar")
    bob = server.guest("Bob")
    table = str(bob.http.post(f"/api/invites/{code}").json()["table"])
    connection = bob.connect()
    connection.follow(table)
    connection.do(table, Sit(2))
    ann.wait_for("Bob sits down in seat 2.")
    ann.expect("x leaves\\): say where ar")
    ann.child.send("x\x7fe you\r")
    ann.wait_for("You: where are you")
    ann.type("sit 1")
    ann.wait_for("You already have a seat here; leave it first if you want another.")
    ann.type("x")
    assert ann.end() == 0


# Errors


def one_sentence(person: PtyClient) -> str:
    """The only line printed by a program that gives up."""
    assert person.end() == 2
    lines = person.seen.strip().splitlines()
    assert "Traceback" not in person.seen
    return " ".join(lines)


def test_invalid_addresses(tmp_path: Path) -> None:
    said = one_sentence(PtyClient(tmp_path, "http://example.org/elsewhere", "--name", "Ann"))
    assert said.endswith("it should look like http://127.0.0.1:8010.")


def test_a_server_that_does_not_answer(tmp_path: Path) -> None:
    with closing(socket.create_server(("127.0.0.1", 0))) as listener:
        port = listener.getsockname()[1]
    said = one_sentence(PtyClient(tmp_path, f"http://127.0.0.1:{port}", "--name", "Ann"))
    assert said == say("problem-connect-no-server", server=f"http://127.0.0.1:{port}")


def test_an_invitation_that_has_expired(server: Served, tmp_path: Path) -> None:
    opened = server.guest().open_table()
    with closing(sqlite3.connect(server.out.parent / "tables.db", timeout=10)) as database:
        database.execute("UPDATE invite SET expires_at = 1")
        database.commit()
    said = one_sentence(PtyClient(tmp_path, f"{server.address}/join/{opened['invite']}", "--name", "Ann"))
    assert said == say("problem-server-no-invite")


def test_a_table_that_is_private_or_full(server: Served, tmp_path: Path) -> None:
    guest = server.guest("Bea")
    opened = guest.open_table()
    private = PtyClient(tmp_path, f"{server.address}/table/{opened['table']}", "--name", "Ann")
    assert one_sentence(private) == say("problem-store-no-table", table=opened["table"])
    connection = guest.connect()
    connection.follow(opened["table"])
    connection.do(opened["table"], AddBot(2, "greedy", "Greedy"))
    ann = PtyClient(tmp_path, f"{server.address}/join/{opened['invite']}")
    ann.wait_for("All seats are taken; you can look on until one becomes free.")
    ann.wait_for("You are looking on")
    ann.type("sit 1")
    ann.wait_for("Bea sits in seat 1; choose another one.")
    ann.type("draw")
    ann.wait_for("cannot be done just now")
    ann.type("x")
    assert ann.end() == 0


def test_a_guest_is_asked_for_a_name_once_and_known_again(server: Served, tmp_path: Path) -> None:
    ann = PtyClient(tmp_path, server.address)
    ann.wait_for("Your name (Guest):")
    ann.type("Ann")
    ann.wait_for("1. Open a new one")
    ann.wait_for("(Enter: 1)")
    ann.type("")
    ann.expect("help\\):")
    ann.type("x")
    assert ann.end() == 0
    file = tmp_path / ".local/share/decaphase/servers.toml"
    assert file.stat().st_mode & 0o777 == 0o600
    again = PtyClient(tmp_path, server.address)
    again.wait_for("2. Ann: English rules, not begun, 3 free seats")
    again.type("2")
    again.wait_for("1. You, opened the table.")
    again.type("x")
    assert again.end() == 0
    out = PtyClient(tmp_path, server.address, "--sign-out")
    assert out.end() == 0
    assert "token" not in file.read_text(encoding="utf-8").replace("tokens", "")
    assert one_sentence(PtyClient(tmp_path, server.address, "--sign-out")).startswith("You are not signed in")


def test_signing_in_with_a_password(server: Served, tmp_path: Path) -> None:
    guest = server.guest("Cas")
    guest.http.put("/api/account/login", json={"login": "cas", "password": "open sesame"})
    wrong = PtyClient(tmp_path, server.address, "--login")
    wrong.wait_for("Your login:")
    wrong.type("cas")
    wrong.wait_for("Your password (it is not shown):")
    wrong.type("open barley")
    assert say("problem-server-wrong-login") in one_sentence(wrong)
    assert "barley" not in wrong.seen
    cas = PtyClient(tmp_path, server.address, "--login", "--new")
    cas.wait_for("Your login:")
    cas.type("cas")
    cas.wait_for("Your password (it is not shown):")
    cas.type("open sesame")
    cas.wait_for("Welcome back, Cas.")
    cas.wait_for("1. You, opened the table.")
    cas.type("x")
    assert cas.end() == 0
