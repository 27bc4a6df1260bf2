"""Tables opened from within a page, as the page itself would: with its cookie, and by the live protocol."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, cast

from playwright.sync_api import Page

OPEN: Final = """async ({wanted, bots}) => {
    const post = async (path, body) => {
        const headers = {"content-type": "application/json"};
        const answer = await fetch(path, {method: "POST", headers, body: JSON.stringify(body)});
        if (!answer.ok) throw new Error(await answer.text());
        return answer.json();
    };
    const {account} = await (await fetch("/api/visitor")).json();
    if (!account) await post("/api/accounts", {name: "Ann"});
    const {table} = await post("/api/tables", wanted);
    const socket = new WebSocket(`${location.origin.replace("http", "ws")}/live`);
    const heard = () => new Promise((done, fail) => {
        socket.onmessage = ({data}) => done(JSON.parse(data));
        socket.onclose = () => fail(new Error("the line is closed"));
    });
    await heard();
    const todo = bots.map((bot, place) => ({do: "add-bot", seat: place + 2, bot, name: `Bot ${place + 1}`}));
    if (bots.length + 1 === wanted.seats) todo.push({do: "ready"});
    for (const [number, command] of todo.entries()) {
        const answered = heard();
        socket.send(JSON.stringify({type: "do", table, id: `o${number}`, command}));
        const answer = await answered;
        if (answer.type === "not-done") throw new Error(answer.words);
    }
    socket.close();
    return table;
}"""


def open_table(
    page: Page,
    options: Mapping[str, object],
    *,
    edition: str = "classic-en",
    bots: tuple[str, ...] = ("steady",),
    seats: int = 0,
    **settings: object,
) -> str:
    """The id of a new table with these bots; where they take all the other seats the game begins."""
    wanted = {
        "edition": edition,
        "seats": seats or len(bots) + 1,
        "options": dict(options),
        "turn_seconds": 0,
        "reserve_seconds": 0,
        **settings,
    }
    return cast("str", page.evaluate(OPEN, {"wanted": wanted, "bots": list(bots)}))
