/** A table as this browser follows it: what is seen, what was told, and what can be done. */
import type { Happened, Now, Subscribe, TableView, View } from "../generated/protocol.ts";
import { only, readLegal, type Legal } from "../game/actions.ts";
import { Refusal } from "../net/api.ts";
import { randomHex, type Command, type Live } from "../net/live.svelte.ts";
import { settings } from "../shell/settings.svelte.ts";
import { momentOf } from "../sounds/moments.ts";
import { say, words } from "../words/words.svelte.ts";
import { noteCards } from "./notes.ts";
import { Shuffle } from "./shuffle.ts";

/** A sentence of the table's story. */
export interface Line {
  key: number;
  text: string;
}

/** What the table tells whoever shows it. */
export interface Ears {
  /** Something happened, in words; `mine`: because of what was done here, `called`: our turn, which is called out next. */
  told(lines: string[], events: string[], how: { mine: boolean; called: boolean }): void;
  /** It is this seat's turn now, or it is asked. */
  myTurn(): void;
  trouble(text: string): void;
  /** What was told last is no longer so. */
  quiet(): void;
}

/** How long what somebody else did stays before the next is shown, in milliseconds. */
const PACES = { instant: 0, quick: 250, calm: 700, slow: 1500 };
/** With more than this to be shown nobody is kept waiting. */
const MOST_COMING = 24;

export class Table {
  view = $state.raw<TableView | null>(null);
  /** All that was told since the page was opened, and of the hand before that. */
  history = $state.raw<Line[]>([]);
  /** Why the table cannot be shown. */
  lost = $state("");
  /** How far the table's clock is ahead of ours, in milliseconds. */
  ahead = $state(0);
  #time = 0;
  /** Whether something that was asked has not been answered yet. */
  busy = $state(false);

  readonly legal: Legal[] = $derived(readLegal(this.view?.game?.legal ?? []));
  readonly lays = $derived(only(this.legal, "lay"));
  readonly hits = $derived(only(this.legal, "hit"));
  readonly discards = $derived(only(this.legal, "discard"));
  readonly draws = $derived(only(this.legal, "draw"));

  #coming: Happened[] = [];
  #timer = 0;
  #key = 0;
  readonly #shuffle: Shuffle;
  /** Whether our turn has been called out. */
  #called = false;

  constructor(
    readonly id: string,
    readonly live: Live,
    private readonly ears: Ears,
  ) {
    this.#shuffle = new Shuffle(id, () => randomHex(32), (command) => live.do(id, command));
    live.follow(id, this);
  }

  get game(): View | null {
    return this.view?.game ?? null;
  }

  /** This seat, where somebody plays and does not just look on. */
  get seat(): number | null {
    return this.view?.you ?? null;
  }

  /** Whether it is for this seat to act: its turn, or it is asked whether it knocks. */
  get canAct(): boolean {
    return this.legal.length > 0 && this.view?.paused !== true;
  }

  nameOf(seat: number): string {
    return this.view?.seats[seat - 1]?.name ?? "";
  }

  wish(): Omit<Subscribe, "type"> {
    this.#coming = this.#coming.filter((message) => message.view); // the rest will be told again
    this.#catchUp();
    const wish = { table: this.id, words: words.language, fullness: settings.fullness };
    return this.view ? { ...wish, since: this.view.seq } : wish;
  }

  now(message: Now): void {
    this.#time = message.view.now;
    this.ahead = (message.clock ?? message.view.now) - Date.now();
    this.#shuffle.follow(message.view);
    this.#catchUp(message.view);
    if (this.history.length === 0) this.#remember((message as Now & { words?: string[] }).words ?? []);
    if (this.#show(message.view)) this.ears.myTurn();
  }

  /** What others do is shown one after the other, at a pace that can be followed; what we did, at once. */
  happened(message: Happened): void {
    const mine = message.id !== undefined && message.id !== null;
    this.#coming.push(message);
    if (!message.view) return; // from the log, long ago: the table as it is now follows
    if (message.view.now !== this.#time) this.ahead = message.view.now - Date.now(); // talk leaves it as it was
    this.#time = message.view.now;
    this.#shuffle.follow(message.view); // before it is shown: the others wait for it
    if (mine || document.hidden || settings.pace === "instant" || this.#coming.length > MOST_COMING) this.#catchUp();
    else if (this.#timer === 0) this.#showNext();
  }

  #showNext = (): void => {
    this.#timer = 0;
    const message = this.#coming.shift();
    if (!message) return;
    this.#tell(message);
    const moved = message.entries.some((one) => one.events.length > 0);
    this.#timer = window.setTimeout(this.#showNext, moved ? PACES[settings.pace] : 0);
  };

  /** Tell all that is still to be told; `last`: the table after it. */
  #catchUp(last?: TableView): void {
    clearTimeout(this.#timer);
    this.#timer = 0;
    const coming = this.#coming.splice(0);
    for (const [place, message] of coming.entries()) this.#tell(message, place === coming.length - 1 ? last : undefined);
  }

  #tell(message: Happened, view = message.view): void {
    const lines = (message.words ?? []).filter(Boolean);
    const events = message.entries.flatMap((one) => one.events);
    const kinds = message.entries.flatMap((one) => [one.entry.kind, ...one.events.map(momentOf)]);
    const mine = message.id !== undefined && message.id !== null;
    this.#remember(lines);
    if (events.some((event) => event.kind === "claim-opened" || (event.kind === "turn-began" && event.seat === this.seat))) this.#called = false;
    const called = view ? this.#show(view) : false;
    this.ears.told(lines, kinds, { mine, called });
    if (called) this.ears.myTurn();
    this.#noteCards(message);
  }

  uncertain(why: string): void {
    if (why) this.ears.trouble(why);
    else this.ears.quiet();
  }

  gone(why: string): void {
    this.lost = why;
  }

  /** Do something; what is refused is told, and false comes back. */
  async do(command: Command): Promise<boolean> {
    this.busy = true;
    try {
      await this.live.do(this.id, command);
      return true;
    } catch (problem) {
      if (!(problem instanceof Refusal)) throw problem;
      this.ears.trouble(problem.words);
      return false;
    } finally {
      this.busy = false;
    }
  }

  act(action: string): Promise<boolean> {
    return this.do({ do: "act", action });
  }

  /** The settings changed how it is told: follow it in these words from now on. */
  speakAnew(): void {
    this.live.again(this.id);
  }

  end(): void {
    clearTimeout(this.#timer);
    this.live.leave(this.id);
  }

  /** Show the table as it is now; whether our turn has come with it. */
  #show(view: TableView): boolean {
    this.view = view;
    this.#doubt(view);
    const began = this.canAct && !this.#called;
    this.#called = this.canAct;
    return began;
  }

  /** Say what is wrong with the deals of the hands that are over. */
  #doubt(view: TableView): void {
    for (const doubt of this.#shuffle.doubts(view)) {
      const { hand } = doubt;
      if ("broken" in doubt) this.ears.trouble(say("web-fair-broken", { hand }));
      else if ("leftOut" in doubt) this.ears.trouble(say("web-fair-left-out", { hand }));
      else this.ears.trouble(say("web-fair-withheld", { hand, players: words.list(doubt.withheld.map((seat) => this.nameOf(seat))) }));
    }
  }

  /** Note what we are dealt: the deck that is shown later has to give these cards. */
  #noteCards({ entries, view }: Happened): void {
    const began = entries.findLast((one) => one.entry.kind === "hand-began");
    const deal = view?.deals.at(-1);
    if (began?.entry.kind !== "hand-began" || !view?.you || deal?.hand !== began.entry.hand) return;
    for (const event of began.events) {
      if (event.kind !== "hand-dealt") continue;
      const { dealer, playing, turned_up: turnedUp, hands } = event;
      const cards = hands[view.you - 1];
      if (dealer !== null && cards) noteCards(this.id, deal.commitment, { dealer, playing, turnedUp, cards });
    }
  }

  #remember(lines: string[]): void {
    if (lines.length === 0) return;
    this.history = [...this.history, ...lines.map((text) => ({ key: ++this.#key, text }))].slice(-1000);
  }
}
