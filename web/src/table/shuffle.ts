/** Our part in each shuffle: sealed, opened when all seals are final, and looked for when the hand is over. */
import type { Contribute, DealView, Seal, TableView } from "../generated/protocol.ts";
import { SEALED, sealOf } from "../pages/proof/fair.ts";
import { noteDeal, notedDeals, noteSeals, noteTaken, type Noted } from "./notes.ts";

/** What is wrong with a hand that is over: it is not what we sealed and saw, our part is missing, or these seats left their seals closed. */
export type Doubt = { hand: number; broken: true } | { hand: number; leftOut: true } | { hand: number; withheld: number[] };

export class Shuffle {
  /** What was sent last, and the deals that have been looked at; null: none yet. */
  #sent = "";
  #checked: Set<string> | null = null;
  /** Our note of the deal that is made now, also where the browser keeps none. */
  #note: Noted | null = null;

  readonly #table: string;
  readonly #random: () => string;
  readonly #send: (command: Seal | Contribute) => Promise<unknown>;

  constructor(table: string, random: () => string, send: (command: Seal | Contribute) => Promise<unknown>) {
    this.#table = table;
    this.#random = random;
    this.#send = send;
  }

  /** Do what the deal that is made now waits for. */
  follow(view: TableView): void {
    const deal = view.deals.at(-1);
    if (view.stage !== "dealing" || view.you === null || !deal || deal.contributed) return;
    const step = `${deal.commitment} ${view.you} ${deal.closed}`;
    if (this.#sent === step) return;
    this.#sent = step;
    if (deal.closed) this.#open(deal, view.you);
    else this.#add(deal, view.you);
  }

  /** What is wrong with the hands that are over since it was looked last; those before are left to the proof. */
  doubts(view: TableView): Doubt[] {
    const over = view.deals.filter(({ secret }) => secret !== null);
    const checked = this.#checked ?? new Set(over.map(({ commitment }) => commitment));
    this.#checked = checked;
    return over.flatMap((deal) => {
      if (checked.has(deal.commitment)) return [];
      checked.add(deal.commitment);
      const note = this.#noteOf(deal, view.you);
      return note ? doubtsOf(deal, note) : [];
    });
  }

  /** Seal our part, or give it at once where parts are not sealed; once it is noted what was promised before. */
  #add(deal: DealView, seat: number): void {
    const sealed = deal.scheme === SEALED;
    let note = this.#noteOf(deal, seat);
    if (!note) {
      note = { hand: deal.hand, commitment: deal.commitment, seat, nonce: this.#random(), sealed };
      noteDeal(this.#table, note);
    }
    this.#note = note;
    if (!sealed) return note.sealed ? undefined : this.#give(note.nonce);
    void this.#send({ do: "seal", seal: sealOf(note.commitment, seat, note.nonce) }).catch(() => undefined); // too late is no harm
  }

  /** Open our seal, if it is among those that are final; all of them are noted before. */
  #open(deal: DealView, seat: number): void {
    const note = this.#noteOf(deal, seat);
    const ours = deal.seals?.find(([other]) => other === seat)?.[1];
    if (!note || !deal.seals || ours !== sealOf(note.commitment, seat, note.nonce)) return;
    if (note.seals && !sameSeals(note.seals, deal.seals)) return; // it was opened among others
    this.#note = { ...note, seals: deal.seals };
    noteSeals(this.#table, note.nonce, deal.seals);
    this.#give(note.nonce);
  }

  #give(nonce: string): void {
    const taken = this.#send({ do: "contribute", nonce });
    void taken.then(() => noteTaken(this.#table, nonce)).catch(() => undefined); // too late is no harm
  }

  #noteOf({ commitment }: DealView, you: number | null): Noted | undefined {
    const notes = this.#note ? [...notedDeals(this.#table), this.#note] : notedDeals(this.#table);
    return notes.findLast((note) => note.commitment === commitment && note.seat === you);
  }
}

const sameSeals = (some: [number, string][], others: [number, string][]): boolean =>
  JSON.stringify(some) === JSON.stringify(others);

function doubtsOf(deal: DealView, note: Noted): Doubt[] {
  const { hand, commitment, contributions } = deal;
  const seals = deal.seals ?? [];
  const sealOfSeat = (seat: number): string | undefined => seals.find(([other]) => other === seat)?.[1];
  const ours = contributions.find(([seat]) => seat === note.seat)?.[1];
  const fits =
    (!note.taken || ours === note.nonce) &&
    (!note.seals || sameSeals(note.seals, seals)) &&
    (deal.scheme !== SEALED || contributions.every(([seat, given]) => sealOfSeat(seat) === sealOf(commitment, seat, given)));
  if (!fits) return [{ hand, broken: true }];
  if (note.seals && !ours) return [{ hand, leftOut: true }];
  const withheld = seals.map(([seat]) => seat).filter((seat) => !contributions.some(([other]) => other === seat));
  return withheld.length > 0 ? [{ hand, withheld }] : [];
}
