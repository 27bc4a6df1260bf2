"""Tables opened from within a page, as the page itself would: with its cookie, and by the live protocol."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, cast

from playwright.sync_api import Page

from support.web.doing import do_at

OPEN: Final = """async (wanted) => {
    const post = async (path, body) => {
        const headers = {"content-type": "application/json"};
        const answer = await fetch(path, {method: "POST", headers, body: JSON.stringify(body)});
        if (!answer.ok) throw new Error(await answer.text());
        return answer.json();
    };
    const {account} = await (await fetch("/api/visitor")).json();
    if (!account) await post("/api/accounts", {name: "Ann"});
    return (await post("/api/tables", wanted)).table;
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
    table = cast("str", page.evaluate(OPEN, wanted))
    todo: list[dict[str, object]] = [
        {"do": "add-bot", "seat": number + 1, "bot": bot, "name": f"Bot {number}"}
        for number, bot in enumerate(bots, 1)
    ]
    if len(bots) + 1 == wanted["seats"]:
        todo.append({"do": "ready"})
    do_at(page, table, *todo)
    return table
