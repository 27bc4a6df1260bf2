/** What a screen reader is told: one thing after the other, none lost, loud only where it must be. */
export interface Said {
  key: number;
  text: string;
}

const STAYS = 20_000;
const MOST = 40;

class Announcer {
  polite = $state.raw<Said[]>([]);
  assertive = $state.raw<Said[]>([]);
  /** What was announced last, so that it can be said again. */
  last: string[] = [];
  #key = 0;

  /** Tell something as soon as the listener is free. */
  tell(...texts: string[]): void {
    this.polite = this.#add(this.polite, texts);
  }

  /** Tell something at once: your turn, or what went wrong. */
  call(...texts: string[]): void {
    this.assertive = this.#add(this.assertive, texts);
  }

  /** Say the last again. */
  repeat(): void {
    this.polite = this.#add(this.polite, this.last, false);
  }

  #add(queue: Said[], texts: string[], remember = true): Said[] {
    const fresh = texts.filter(Boolean).map((text) => ({ key: ++this.#key, text }));
    if (fresh.length === 0) return queue;
    if (remember) this.last = fresh.map((said) => said.text);
    const newest = fresh.at(-1)?.key ?? 0;
    setTimeout(() => this.#forget(newest), STAYS);
    return [...queue, ...fresh].slice(-MOST);
  }

  #forget(upTo: number): void {
    this.polite = this.polite.filter((said) => said.key > upTo);
    this.assertive = this.assertive.filter((said) => said.key > upTo);
  }
}

export const announcer = new Announcer();
