/** A game that is watched again: where one is in it, and what is shown there. */
import type { Replayed, StepShown } from "../../generated/protocol.ts";
import { ask, Refusal } from "../../net/api.ts";
import { settings } from "../../shell/settings.svelte.ts";
import { words } from "../../words/words.svelte.ts";
import { turnsOf, turnAt } from "./turns.ts";

/** How long a step is shown while it plays by itself, in milliseconds. */
export const PACES = { slow: 4000, calm: 2000, quick: 900 };
export type Pace = keyof typeof PACES;

/** The server gives so many steps at once. */
const AT_ONCE = 300;
/** So many parts are kept; each is some hundred thousand letters. */
const MOST_KEPT = 12;

export class Replay {
  hand = $state(1);
  at = $state(0);
  /** As which seat saw it; 0: all cards lie open. */
  seat = $state(0);
  pace = $state<Pace>("calm");
  playing = $state(false);
  step = $state.raw<StepShown | null>(null);
  trouble = $state("");

  readonly actions: readonly string[] = $derived.by(() => this.hands[this.hand - 1] ?? []);
  readonly turns = $derived(turnsOf(this.actions));
  readonly turn: number = $derived(turnAt(this.turns, this.at));
  readonly last: number = $derived(this.actions.length);

  #kept = new Map<string, Promise<Replayed>>();
  #timer = 0;

  constructor(
    readonly table: string,
    /** Which of its games it is. */
    readonly game: number,
    /** The actions of every hand. */
    readonly hands: readonly (readonly string[])[],
    /** What happens is told to whoever listens. */
    private readonly tell: (words: readonly string[]) => void,
  ) {}

  /** Go to a step of a hand; whatever is played stops, unless it is what comes next. */
  async go(hand: number, at: number, how: "by hand" | "by itself" | "silently" = "by hand"): Promise<void> {
    if (how === "by hand") this.stop();
    this.hand = Math.max(1, Math.min(hand, this.hands.length));
    this.at = Math.max(0, Math.min(at, this.last));
    const [toHand, toStep] = [this.hand, this.at];
    try {
      const part = await this.#part(toHand, toStep);
      if (this.hand !== toHand || this.at !== toStep) return; // somebody has gone on meanwhile
      this.step = part.steps[toStep - part.first] ?? null;
      this.trouble = "";
      if (how !== "silently") this.tell(this.step?.words ?? []);
      if (toStep + 50 < this.last) void this.#part(toHand, toStep + 50).catch(() => undefined); // soon needed
    } catch (problem) {
      if (!(problem instanceof Refusal)) throw problem;
      this.trouble = problem.words;
      this.stop();
    }
  }

  by(steps: number): void {
    void this.go(this.hand, this.at + steps);
  }

  /** The same step in other words, or to other eyes. */
  again(): void {
    void this.go(this.hand, this.at, "silently");
  }

  play(): void {
    this.playing = true;
    if (this.at >= this.last) void this.go(this.hand, 0, "by itself");
    this.#wait();
  }

  stop(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  #wait(): void {
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(async () => {
      await this.go(this.hand, this.at + 1, "by itself");
      if (this.playing && this.at < this.last) this.#wait();
      else this.playing = false;
    }, PACES[this.pace]);
  }

  /** The part of a hand in which a step is. */
  #part(hand: number, step: number): Promise<Replayed> {
    const first = Math.floor(step / AT_ONCE) * AT_ONCE;
    const seat = this.seat ? `&seat=${this.seat}` : "";
    const asked = `game=${this.game}&hand=${hand}&first=${first}${seat}&language=${words.language}&fullness=${settings.fullness}`;
    const part = this.#kept.get(asked) ?? ask<Replayed>("GET", `/api/tables/${this.table}/replay?${asked}`);
    this.#kept.delete(asked); // what was used last is forgotten last
    this.#kept.set(asked, part);
    part.catch(() => this.#kept.delete(asked));
    const [oldest = ""] = this.#kept.keys();
    if (this.#kept.size > MOST_KEPT) this.#kept.delete(oldest);
    return part;
  }
}
