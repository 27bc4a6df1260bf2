/** The one connection for all that is live: it comes back by itself, and loses nothing that was asked. */
import type { Do, FromClient, FromServer, Happened, Now, Subscribe, Unknown, Welcome } from "../generated/protocol.ts";
import { words } from "../words/words.svelte.ts";
import { Refusal } from "./api.ts";

export type Command = Do["command"];

/** Who follows a table. */
export interface Listener {
  /** How to subscribe now: from which entry on, in which language. */
  wish(): Omit<Subscribe, "type">;
  now(message: Now): void;
  happened(message: Happened): void;
  /** Why it is not known yet whether something that was asked was done; empty: now it is. */
  uncertain(why: string): void;
  gone(why: string): void;
}

const SIGNED_OUT = 4401;
const WAITS = [500, 1000, 2000, 4000, 10000];
const QUIET = 25_000;
/** After how long the same is asked again where the server does not know yet, in milliseconds. */
const AGAIN = 1000;

interface Asked {
  message: Do;
  done: () => void;
  refused: (why: Refusal) => void;
  uncertain?: boolean;
}

export class Live {
  /** Whether the server hears us. */
  state = $state<"connecting" | "open" | "lost" | "signed-out">("connecting");
  account = $state("");

  #socket: WebSocket | null = null;
  #listeners = new Map<string, Listener>();
  #asked = new Map<string, Asked>();
  #tries = 0;
  #timer = 0;
  #heard = 0;
  #ended = false;

  constructor() {
    addEventListener("online", this.#hurry);
    document.addEventListener("visibilitychange", this.#hurry);
    this.#connect();
  }

  /** Follow a table from now on. */
  follow(table: string, listener: Listener): void {
    this.#listeners.set(table, listener);
    if (this.state === "open") this.#send({ type: "subscribe", ...listener.wish() });
  }

  leave(table: string): void {
    this.#listeners.delete(table);
    if (this.state === "open") this.#send({ type: "unsubscribe", table });
  }

  /** Follow it anew, as its listener wishes now: in another language, say. */
  again(table: string): void {
    const listener = this.#listeners.get(table);
    if (listener && this.state === "open") this.#send({ type: "subscribe", ...listener.wish() });
  }

  /** Do something at a table; done means that it is kept. It is sent again when the line breaks. */
  do(table: string, command: Command): Promise<void> {
    const message: Do = { type: "do", table, id: newId(), command };
    return new Promise((done, refused) => {
      this.#asked.set(message.id, { message, done, refused });
      if (this.state === "open") this.#send(message);
    });
  }

  end(): void {
    this.#ended = true;
    clearTimeout(this.#timer);
    removeEventListener("online", this.#hurry);
    document.removeEventListener("visibilitychange", this.#hurry);
    this.#socket?.close(1000);
  }

  #connect(): void {
    clearTimeout(this.#timer);
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(`${scheme}//${location.host}/live`);
    this.#socket = socket;
    socket.onmessage = (event) => this.#hear(JSON.parse(event.data as string) as FromServer);
    socket.onclose = (event) => this.#lost(socket, event.code);
    this.#watch();
  }

  #lost(socket: WebSocket, code: number): void {
    if (socket !== this.#socket || this.#ended) return;
    this.#socket = null;
    this.state = code === SIGNED_OUT ? "signed-out" : "lost";
    if (code === SIGNED_OUT) return;
    const wait = WAITS[Math.min(this.#tries++, WAITS.length - 1)] ?? 10000;
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => this.#connect(), wait * (0.75 + Math.random() / 2));
  }

  /** The network is back, or somebody looks again: try at once. */
  #hurry = (): void => {
    if (this.state !== "lost" || this.#socket || document.hidden) return;
    this.#tries = 0;
    this.#connect();
  };

  /** Notice a line that is dead though nobody closed it. */
  #watch(): void {
    clearTimeout(this.#timer);
    this.#heard = Date.now();
    const look = (): void => {
      const silent = Date.now() - this.#heard;
      if (silent > 2 * QUIET) {
        const socket = this.#socket;
        socket?.close();
        if (socket) this.#lost(socket, 1006);
        return;
      }
      if (silent > QUIET - 1000 && this.state === "open") this.#send({ type: "ping" });
      this.#timer = window.setTimeout(look, QUIET);
    };
    this.#timer = window.setTimeout(look, QUIET);
  }

  #hear(message: FromServer): void {
    this.#heard = Date.now();
    switch (message.type) {
      case "welcome":
        return this.#welcome(message);
      case "now":
        return this.#listeners.get(message.table)?.now(message);
      case "happened":
        this.#listeners.get(message.table)?.happened(message);
        if (message.id) this.#answer(message.id, (asked) => asked.done());
        return;
      case "done":
        return this.#answer(message.id, (asked) => asked.done());
      case "not-done": {
        const why = new Refusal(message.code, message.words, 0, message.values);
        return this.#answer(message.id, (asked) => asked.refused(why));
      }
      case "unknown":
        return this.#askAgain(message);
      case "gone":
        return this.#listeners.get(message.table)?.gone(words.say("web-table-gone"));
      case "trouble":
        if (message.table) this.#listeners.get(message.table)?.gone(message.words);
    }
  }

  #welcome(message: Welcome): void {
    this.account = message.account;
    this.#tries = 0;
    this.state = "open";
    for (const listener of this.#listeners.values()) this.#send({ type: "subscribe", ...listener.wish() });
    for (const { message: asked } of this.#asked.values()) this.#send(asked);
  }

  /** The server does not know whether it was done: the same id tells it in a while. */
  #askAgain({ id, table, words: why }: Unknown): void {
    const asked = this.#asked.get(id);
    if (!asked) return;
    if (!asked.uncertain) this.#listeners.get(table)?.uncertain(why);
    asked.uncertain = true;
    setTimeout(() => this.#asked.has(id) && this.state === "open" && this.#send(asked.message), AGAIN);
  }

  #answer(id: string, tell: (asked: Asked) => void): void {
    const asked = this.#asked.get(id);
    this.#asked.delete(id);
    if (asked?.uncertain) this.#listeners.get(asked.message.table)?.uncertain("");
    if (asked) tell(asked);
  }

  #send(message: FromClient): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }
}

let line: Live | null = null;

/** The connection of this page; it is opened when it is first needed, by who has an account. */
export const theLine = (): Live => (line ??= new Live());

/** End it: whoever signs in or out comes in anew. */
export function hangUp(): void {
  line?.end();
  line = null;
}

/** An id that nobody else has: 96 random bits. */
function newId(): string {
  return randomHex(12);
}

/** So many random bytes, as hexadecimal digits. */
export function randomHex(bytes: number): string {
  const random = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(random, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
