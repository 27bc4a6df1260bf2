/** What a screen reader is told: one thing after the other, none lost, loud only where it must be. */
import { untrack } from "svelte";

export interface Said {
  key: number;
  text: string;
}

/** Something to say, and whether it still holds when it can be said. */
interface Held {
  text: string;
  loud: boolean;
  holds: () => boolean;
}

/** So long it can be found on the page, where what was told long ago would only be in the way. */
const STAYS = 5000;
const MOST = 1000;

class Announcer {
  polite = $state.raw<Said[]>([]);
  assertive = $state.raw<Said[]>([]);
  /** What was announced last, so that it can be said again. */
  #last: string[] = [];
  #key = 0;
  /** What came while nobody could hear it: a page that is not shown is silent. */
  #held: Held[] = [];

  constructor() {
    document.addEventListener("visibilitychange", () => this.#release());
  }

  /** Tell something as soon as the listener is free. */
  tell(...texts: string[]): void {
    this.#say(texts, false, () => true);
  }

  /** Tell something at once: what went wrong. */
  call(...texts: string[]): void {
    this.#say(texts, true, () => true);
  }

  /** Tell something at once, your turn above all; not at all, if it no longer holds when it can be heard. */
  callWhile(holds: () => boolean, ...texts: string[]): void {
    this.#say(texts, true, holds);
  }

  /** Say the last again. */
  repeat(): void {
    this.tell(...this.#last);
  }

  #say(texts: readonly string[], loud: boolean, holds: () => boolean): void {
    const all = texts.filter(Boolean);
    if (all.length === 0) return;
    this.#held = [...this.#held, ...all.map((text) => ({ text, loud, holds }))].slice(-MOST);
    this.#last = all;
    untrack(() => this.#release());
  }

  #release(): void {
    if (document.hidden) return;
    const all = this.#held.filter((one) => one.holds());
    this.#held = [];
    this.polite = this.#add(this.polite, all.filter((one) => !one.loud).map((one) => one.text));
    this.assertive = this.#add(this.assertive, all.filter((one) => one.loud).map((one) => one.text));
  }

  #add(queue: Said[], texts: readonly string[]): Said[] {
    if (texts.length === 0) return queue;
    const fresh = texts.map((text) => ({ key: ++this.#key, text }));
    const newest = this.#key;
    setTimeout(() => this.#forget(newest), STAYS);
    return [...queue, ...fresh];
  }

  #forget(upTo: number): void {
    this.polite = this.polite.filter((said) => said.key > upTo);
    this.assertive = this.assertive.filter((said) => said.key > upTo);
  }
}

export const announcer = new Announcer();
