// A client for a Decaphase server, written from docs/protocol.md: it plays a short game against a bot.
// It needs Node 22 or later, and nothing else:
//
//     node examples/client.mjs http://127.0.0.1:8010

import { createHash, randomBytes } from "node:crypto";

const SERVER = process.argv[2] ?? "http://127.0.0.1:8010";
const TABLE = { edition: "classic-en", seats: 2, turn_seconds: 0, options: { phases: ["run 4", "run 4"] } };
const TRY_AGAIN = /^(server-busy|server-no-store|server-too-often|store-(busy|failed|full|in-use|read-only|unreachable))$/;
const HANG_UP_AFTER = 10; // commands, to show how a client resumes

let token = "";

async function post(path, body) {
  const headers = { "Content-Type": "application/json", ...(token && { Authorization: `Bearer ${token}` }) };
  const answer = await fetch(SERVER + path, { method: "POST", headers, body: JSON.stringify(body) });
  const content = await answer.json();
  if (!answer.ok) throw new Error(`${content.code}: ${content.words}`);
  return content;
}

// A table over a WebSocket: its view, the last entry that was dealt with, and the commands without an answer.
class Table {
  view = null;
  seq = null;
  sent = 0;
  unanswered = new Map();
  delay = 500;
  sealed = ""; // the commitment of the deal for which our part is sealed
  part = randomBytes(32);

  constructor(table) {
    this.table = table;
    this.over = new Promise((resolve, reject) => Object.assign(this, { resolve, reject }));
  }

  connect() {
    const headers = { Authorization: `Bearer ${token}` };
    this.socket = new WebSocket(SERVER.replace("http", "ws") + "/live", { headers });
    this.socket.onopen = () => {
      if (this.seq !== null) console.log(`Resuming after entry ${this.seq}.`);
      this.send({ type: "subscribe", table: this.table, since: this.seq });
      for (const command of this.unanswered.values()) this.send(command); // with the same id: carried out once
    };
    this.socket.onmessage = ({ data }) => {
      try {
        this.receive(JSON.parse(data));
      } catch (error) {
        this.reject(error);
      }
    };
    this.socket.onclose = ({ code }) => {
      if (this.view?.stage === "over") return;
      if (code === 4401) return this.reject(new Error("signed out"));
      setTimeout(() => this.connect(), this.delay);
      this.delay = Math.min(2 * this.delay, 10_000);
    };
  }

  send(message) {
    if (this.socket.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  do(command) {
    const id = `m${(this.sent += 1)}`;
    this.unanswered.set(id, { type: "do", table: this.table, id, command });
    this.send(this.unanswered.get(id));
    if (this.sent === HANG_UP_AFTER) this.socket.close();
  }

  receive(message) {
    switch (message.type) {
      case "now":
        this.delay = 500;
        this.look(message.view, message.seq);
        break;
      case "happened":
        for (const { seq, entry, events } of message.entries) {
          if (seq <= this.seq) throw new Error(`entry ${seq} came twice`);
          this.seq = seq;
          this.tell(entry, events);
        }
        this.unanswered.delete(message.id);
        if (message.view) this.look(message.view, message.seq);
        break;
      case "done":
        this.unanswered.delete(message.id);
        this.act();
        break;
      case "not-done":
        if (!TRY_AGAIN.test(message.code)) throw new Error(`${message.code}: ${message.words}`);
        setTimeout(() => this.send(this.unanswered.get(message.id)), 1_000);
        break;
      case "unknown": // it may have been carried out: ask again with the same id
        setTimeout(() => this.send(this.unanswered.get(message.id)), 1_000);
        break;
      case "trouble":
        throw new Error(`${message.code}: ${message.words}`);
    }
  }

  look(view, seq) {
    this.view = view;
    this.seq = seq;
    if (view.stage === "over") {
      this.resolve(view.game);
      this.socket.close();
    } else {
      this.act();
    }
  }

  // What to do now, one command at a time.
  act() {
    const { stage, seats, you, deals, game } = this.view;
    if (this.unanswered.size) return;
    const ready = seats[you - 1].ready;
    if (stage === "lobby" && !seats[1].bot) this.do({ do: "add-bot", seat: 2, bot: "beginner", name: "Robo" });
    else if ((stage === "lobby" || stage === "between") && !ready) this.do({ do: "ready" });
    else if (stage === "dealing" && !deals.at(-1).contributed) this.shuffle(deals.at(-1), you);
    else if (stage === "playing" && game.legal.length) this.do({ do: "act", action: choose(game.legal) });
  }

  // Our part of the shuffle: its seal first, and itself when all seals are closed.
  shuffle(deal, seat) {
    const seal = sealOf(deal.commitment, seat, this.part);
    if (deal.closed) {
      if (deal.seals?.some(([by, hash]) => by === seat && hash === seal)) this.do({ do: "contribute", nonce: this.part.toString("hex") });
    } else if (this.sealed !== deal.commitment) {
      this.sealed = deal.commitment;
      this.part = randomBytes(32);
      this.do({ do: "seal", seal: sealOf(deal.commitment, seat, this.part) });
    }
  }

  tell(entry, events) {
    if (entry.kind === "acted") console.log(entry.action);
    for (const event of events) if (event.kind === "hand-ended") console.log(`Scores: ${event.scores.join(", ")}.`);
  }
}

function u32(number) {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(number);
  return bytes;
}

// docs/fair-deal.md says what a seal is made of.
function sealOf(commitment, seat, part) {
  const bound = Buffer.from(commitment, "hex");
  return createHash("sha256").update("decaphase seal 2\0").update(bound).update(u32(seat)).update(u32(part.length)).update(part).digest("hex");
}

// Lay and hit where possible, else draw from the deck, else discard.
function choose(legal) {
  const kinds = [" lay ", " hit ", " draw deck", " discard ", ""];
  return kinds.map((kind) => legal.find((action) => action.includes(kind))).find(Boolean);
}

({ token } = await post("/api/accounts", { name: "Ann" }));
const { table } = await post("/api/tables", TABLE);
const played = new Table(table);
played.connect();
const game = await played.over;
console.log(`Won by ${game.winners.map((seat) => game.players[seat - 1]).join(" and ")} in hand ${game.hand}.`);
