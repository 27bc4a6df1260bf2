"""Games played to their end beside a page that shows them, faster than anybody could click."""

from __future__ import annotations

from typing import Final, Literal

from playwright.sync_api import Page

Until = Literal["between", "over"]

FINISH: Final = """({table, until}) => new Promise((done, refuse) => {
    const socket = new WebSocket(`${location.origin.replace("http", "ws")}/live`);
    let number = 0, seen = 0, hand = 0;
    const act = (command) =>
        socket.send(JSON.stringify({type: "do", table, id: `f${Date.now()}-${++number}`, command}));
    const look = async ({seq, stage, game, answered}) => {
        if (seq <= seen) return;
        seen = seq;
        if (stage === until || stage === "over") {
            socket.close();
            return done(game.hand);
        }
        if (stage === "between" && game.hand > hand) {
            hand = game.hand;
            act({do: "ready"});
        } else if (game?.legal.length && answered === null) {
            const answer = await fetch(`/api/tables/${table}/advice`);
            const {advice} = await answer.json();
            if (seq === seen && advice.length) act({do: "act", action: advice[0].action});
        }
    };
    socket.onclose = () => refuse(new Error("the line is closed"));
    socket.onmessage = ({data}) => {
        const message = JSON.parse(data);
        if (message.type === "welcome") socket.send(JSON.stringify({type: "subscribe", table}));
        if (message.type === "not-done") refuse(new Error(message.words));
        if (message.view) void look(message.view).catch(refuse);
    };
})"""


def begin_playing(page: Page, table: str) -> None:
    """Play beside others until a hand is over; here nobody waits for it."""
    page.evaluate(f"(asked) => void ({FINISH})(asked)", {"table": table, "until": "between"})


def play_until(page: Page, table: str, until: Until = "over") -> int:
    """Play at a table until a hand, or the game, is over; the number of the last hand."""
    hand = page.evaluate(FINISH, {"table": table, "until": until})
    assert isinstance(hand, int)
    return hand
