/** What somebody does at the table: their cards in order, what is chosen, and every command, by button or key alike. */
import { SvelteMap, SvelteSet } from "svelte/reactivity";
import type { Advised, AnswerShown } from "../generated/protocol.ts";
import type { Discard, Hit, Legal } from "../game/actions.ts";
import { follow, moved, ORDERS, sorted, type Held, type Order } from "../game/order.ts";
import { ask, Refusal } from "../net/api.ts";
import { announcer } from "../shell/announcer.svelte.ts";
import { settings } from "../shell/settings.svelte.ts";
import { say, words } from "../words/words.svelte.ts";
import { facesOf, nameGroup } from "./naming.ts";
import type { Table } from "./table.svelte.ts";

/** What is open beside the hand: nothing covers it. */
export type Panel =
  | { kind: "none" }
  | { kind: "lay" }
  | { kind: "hit"; choices: Legal<Hit>[] }
  | { kind: "victim"; choices: Legal<Discard>[] }
  | { kind: "hint"; advice: Advised; shown: number };

export type Question = "top" | "turn" | "aim" | "list" | "phases" | "groups" | "counts" | "scores" | "hand";

export class Playing {
  hand = $state.raw<Held[]>([]);
  order = $state<Order>("number");
  panel = $state.raw<Panel>({ kind: "none" });
  /** The answer to the last question, or what went wrong, until something else is asked or done. */
  answer = $state.raw<{ lines: string[]; bad: boolean }>({ lines: [], bad: false });
  /** When everything that was asked before is answered. */
  #answered: Promise<void> = Promise.resolve();
  readonly selected = new SvelteSet<number>();
  /** While a phase is put together: the group of each card that was put into one, by the card's key. */
  readonly placed = new SvelteMap<number, number>();
  /** Cards that came last, to be shown as new. */
  fresh = $state.raw<ReadonlySet<number>>(new Set());

  readonly chosen: Held[] = $derived(this.hand.filter((card) => this.selected.has(card.key)));
  /** The one card that is chosen, where it is one. */
  readonly one: Held | null = $derived(this.chosen.length === 1 ? (this.chosen[0] ?? null) : null);
  readonly hitsOfOne: Legal<Hit>[] = $derived.by(() =>
    this.table.hits.filter((hit) => this.table.canAct && hit.card === this.one?.code),
  );
  readonly discardsOfOne: Legal<Discard>[] = $derived.by(() =>
    this.table.discards.filter((discard) => this.table.canAct && discard.card === this.one?.code),
  );

  #spare: string[] = [];
  #key = 0;
  #back = 0;

  constructor(readonly table: Table) {
    const kept = keptOrder(table.id);
    this.order = kept.order;
    this.hand = kept.cards.map((code) => ({ key: ++this.#key, code }));
  }

  /** The cards that are held now; called whenever the view has changed. */
  follow(holding: readonly string[]): void {
    const first = this.hand.length === 0;
    const { cards, fresh } = follow(this.hand, holding, () => ++this.#key);
    for (const key of this.selected) if (!cards.some((card) => card.key === key)) this.selected.delete(key);
    this.hand = this.order === "own" ? cards : sorted(cards, this.order, this.#spare);
    if (fresh.length > 0) this.fresh = new Set(first || fresh.length > 2 ? [] : fresh.map((card) => card.key));
    this.#keepOrder();
    if (this.order === "need" && fresh.length > 0) void this.#sortByNeed();
  }

  // Choosing cards

  /** Choose a card, or do not; where the one that is chosen fits is told. */
  toggle(key: number): void {
    if (!this.selected.delete(key)) this.selected.add(key);
    if (this.panel.kind === "lay") return;
    this.close();
    const groups = fitting(this);
    if (groups.length > 0) announcer.tell(say("web-fits", { groups: words.list(groups) }));
  }

  /** Let go of everything: the cards that are chosen, what is open, the last answer. */
  clear(): void {
    this.selected.clear();
    this.close();
    this.quiet();
  }

  close(): void {
    this.placed.clear();
    this.panel = { kind: "none" };
  }

  /** Put a card at a place in the hand; from now on the order is one's own. */
  move(key: number, to: number): void {
    this.order = "own";
    this.hand = moved(this.hand, key, to);
    this.#keepOrder();
  }

  async sort(order: Order): Promise<void> {
    this.order = order;
    if (order === "need") await this.#sortByNeed();
    else if (order !== "own") this.hand = sorted(this.hand, order, []);
    this.#keepOrder();
    this.show([say("web-sorted", { order })]);
  }

  /** The next of the orders there are. */
  nextOrder(): void {
    void this.sort(ORDERS[(ORDERS.indexOf(this.order) + 1) % ORDERS.length] ?? "number");
  }

  // Moves

  draw(): void {
    this.#make(this.table.draws.find((draw) => draw.pile === "deck")?.action, "web-cannot-draw");
  }

  take(): void {
    this.#make(this.table.draws.find((draw) => draw.pile === "discard")?.action, "web-cannot-take");
  }

  knock(): void {
    this.#make(this.table.legal.find((move) => move.verb === "knock")?.action, "web-cannot-knock");
  }

  pass(): void {
    this.#make(this.table.legal.find((move) => move.verb === "pass")?.action, "web-cannot-knock");
  }

  /** Lay the phase: the one way there is at once; where there are several, or none, a panel to put it together. */
  lay(): void {
    const { lays, game, seat } = this.table;
    if (game?.stage !== "play" || seat === null || !this.table.canAct) return this.#cannot("web-cannot-lay-now");
    if (game.down.includes(seat)) return this.#cannot("web-cannot-lay-twice");
    if (this.panel.kind === "lay") return this.close();
    const only = lays[0];
    if (lays.length === 1 && only && this.chosen.length === 0) return this.#make(only.action, "");
    this.panel = { kind: "lay" };
  }

  /** Hit with the chosen card; where it fits several groups, or both ends of a run, that is asked. */
  hit(): void {
    if (!this.one) return this.#cannot(this.table.hits.length > 0 ? "web-choose-to-hit" : "web-cannot-hit");
    const hits = this.hitsOfOne;
    if (hits.length === 1) return this.#make(hits[0]?.action, "");
    if (hits.length === 0) return this.#cannot("web-fits-nowhere");
    this.panel = { kind: "hit", choices: hits };
  }

  /** Hit this group with the chosen card. */
  hitGroup(owner: number, group: number): void {
    const hits = this.hitsOfOne.filter((hit) => hit.owner === owner && hit.group === group);
    if (hits.length > 1) this.panel = { kind: "hit", choices: hits };
    else this.#make(hits[0]?.action, "web-fits-nowhere");
  }

  discard(): void {
    if (this.table.discards.length === 0) return this.#cannot("web-cannot-discard");
    if (!this.one) return this.#cannot("web-choose-to-discard");
    const discards = this.discardsOfOne;
    if (discards.length > 1) this.panel = { kind: "victim", choices: discards };
    else this.#make(discards[0]?.action, "web-cannot-discard-this");
  }

  undo(): void {
    if (this.table.view?.can_take_back) void this.table.do({ do: "take-back" });
    else this.#cannot("web-cannot-undo");
  }

  /** Make a move that was shown; what was chosen for it is done with. */
  async make(action: string): Promise<boolean> {
    if (this.table.busy) return false;
    this.quiet();
    this.close();
    const made = await this.table.act(action);
    if (made) this.selected.clear();
    return made;
  }

  // Questions

  /** Ask something about the table; the answers are shown and said in the order of the questions, however they come. */
  ask(question: Question): Promise<void> {
    const asked = `language=${words.language}&fullness=${settings.fullness}`;
    const coming = ask<AnswerShown>("GET", `/api/tables/${this.table.id}/answers/${question}?${asked}`);
    coming.catch(() => {}); // told when its turn has come
    const answer = (): Promise<void> => this.#try(async () => this.show((await coming).words));
    return (this.#answered = this.#answered.then(answer, answer));
  }

  /** A hint, with its reasons; asked again, the next best. */
  async hint(): Promise<void> {
    if (this.panel.kind === "hint") {
      const { advice, shown } = this.panel;
      this.panel = { kind: "hint", advice, shown: (shown + 1) % advice.advice.length };
      return this.#sayHint();
    }
    if (!this.table.canAct) return this.#cannot("web-no-hint-now");
    await this.#try(async () => {
      const advice = await this.#advice();
      if (advice.advice.length === 0) return this.#cannot("web-no-hint-now");
      this.panel = { kind: "hint", advice, shown: 0 };
      this.#sayHint();
    });
  }

  /** What happened before: one more each time. */
  earlier(): void {
    this.#back = Math.min(this.#back + 1, this.table.history.length);
    this.#sayPast("web-no-earlier");
  }

  later(): void {
    this.#back = Math.max(this.#back - 1, 0);
    this.#sayPast("web-no-later");
  }

  repeat(): void {
    announcer.repeat();
  }

  /** Something new happened: what was asked before is no longer of now. */
  quiet(): void {
    this.answer = { lines: [], bad: false };
    this.#back = 0;
  }

  trouble(text: string): void {
    this.answer = { lines: [text], bad: true };
    announcer.call(text);
  }

  #cannot(message: string): void {
    this.trouble(say(message));
  }

  /** Show an answer, and say it. */
  show(lines: string[]): void {
    this.answer = { lines, bad: false };
    announcer.tell(...lines);
  }

  #sayPast(none: string): void {
    const line = this.#back > 0 ? this.table.history.at(-this.#back) : undefined;
    this.show([line?.text ?? say(none)]);
  }

  #sayHint(): void {
    if (this.panel.kind !== "hint") return;
    const shown = this.panel.advice.advice[this.panel.shown];
    if (shown) announcer.tell(shown.words, ...shown.reasons.map((reason) => reason.words));
  }

  #make(action: string | undefined, otherwise: string): void {
    if (action) void this.make(action);
    else this.#cannot(otherwise);
  }

  #advice(): Promise<Advised> {
    return ask<Advised>("GET", `/api/tables/${this.table.id}/advice?language=${words.language}`);
  }

  async #sortByNeed(): Promise<void> {
    await this.#try(async () => {
      this.#spare = (await this.#advice()).spare;
      if (this.order === "need") this.hand = sorted(this.hand, "need", this.#spare);
    });
  }

  async #try(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (problem) {
      if (!(problem instanceof Refusal)) throw problem;
      this.trouble(problem.words);
    }
  }

  #keepOrder(): void {
    try {
      const cards = this.hand.map((card) => card.code);
      sessionStorage.setItem(place(this.table.id), JSON.stringify({ order: this.order, cards }));
    } catch {
      // the order is then kept as long as the page is open
    }
  }
}

/** The groups that the chosen card fits, by their names. */
function fitting({ table, hitsOfOne }: Playing): string[] {
  const { game } = table;
  const fits = game?.table.filter(({ seat, group }) => hitsOfOne.some((hit) => hit.owner === seat && hit.group === group));
  return game && fits ? fits.map((group) => nameGroup(game, group, facesOf(table))) : [];
}

const place = (table: string): string => `decaphase-order-${table}`;

function keptOrder(table: string): { order: Order; cards: string[] } {
  try {
    const kept = JSON.parse(sessionStorage.getItem(place(table)) ?? "{}") as { order?: Order; cards?: string[] };
    return { order: kept.order ?? "number", cards: kept.cards ?? [] };
  } catch {
    return { order: "number", cards: [] };
  }
}
