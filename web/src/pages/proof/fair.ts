/** The cards that follow from a secret and what the players added: docs/fair-deal.md, to the byte. */
import { KINDS, SKIP, WILD } from "../../cards/kinds.ts";
import { hmac, joined, sha256 } from "./sha256.ts";

/** The schemes by their names in a record. */
export const SCHEMES: Readonly<Record<string, number>> = { "decaphase deal 1": 1, "decaphase deal 2": 2 };
/** The scheme in which contributions are sealed. */
export const SEALED = 2;

/** What the cards of a hand follow from; `table` names the table and, after the first, which game it is. */
export interface Deal {
  table: string;
  hand: number;
  secret: Uint8Array;
  /** Of each seat, no bytes where it added nothing. */
  contributions: readonly Uint8Array[];
  /** Of each seat, no bytes where it sealed nothing; missing where contributions are not sealed. */
  seals?: readonly Uint8Array[] | undefined;
}

const text = (words: string): Uint8Array => new TextEncoder().encode(words);
const named = (purpose: string, { seals }: Deal): Uint8Array => text(`decaphase ${purpose} ${seals ? SEALED : 1}\0`);

function u32(number: number): Uint8Array {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, number);
  return bytes;
}

const field = (part: Uint8Array): Uint8Array => joined(u32(part.length), part);
const whichHand = ({ table, hand }: Deal): Uint8Array => joined(field(text(table)), u32(hand));

/** What the server shows before anybody adds anything. */
export function commitmentOf(deal: Deal): string {
  return writeHex(sha256(joined(named("commitment", deal), whichHand(deal), field(deal.secret))));
}

/** The seal of what a seat contributes, made when this commitment had been shown. */
export function sealOf(commitment: string, seat: number, contribution: string): string {
  const [bound, given] = [readHex(commitment), readHex(contribution)];
  if (!bound || !given) return "";
  return writeHex(sha256(joined(text("decaphase seal 2\0"), bound, u32(seat), field(given))));
}

/** What every shuffle of the hand is drawn from. */
export function seedOf(deal: Deal): Uint8Array {
  const { secret, contributions, seals } = deal;
  const added = contributions.flatMap((given, place) => (seals ? [seals[place] ?? new Uint8Array(), given] : [given]));
  return hmac(secret, joined(named("seed", deal), whichHand(deal), u32(contributions.length), ...added.map(field)));
}

/** All 108 cards as they are dealt, the top first. */
export function deckOf(deal: Deal): string[] {
  return shuffled(FULL_DECK, drawn(seedOf(deal), named("deal", deal)));
}

/** These cards as the new deck of the hand's reshuffle of this number, counted from 1. */
export function reshuffleOf(deal: Deal, number: number, cards: readonly string[]): string[] {
  const sorted = cards.toSorted((one, other) => KINDS.indexOf(one) - KINDS.indexOf(other));
  return shuffled(sorted, drawn(seedOf(deal), joined(named("reshuffle", deal), u32(number))));
}

const COPIES: Record<string, number> = { [WILD]: 8, [SKIP]: 4 };

/** The cards as they lie before they are shuffled: r1 r1 r2 … y12 y12, the wilds, the skips. */
export const FULL_DECK: readonly string[] = KINDS.flatMap((kind) => Array<string>(COPIES[kind] ?? 2).fill(kind));

/** Words of 32 bits without end, eight from each block. */
function* drawn(seed: Uint8Array, purpose: Uint8Array): Generator<number, never> {
  for (let block = 0; ; block++) {
    const words = new DataView(hmac(seed, joined(purpose, u32(block))).buffer);
    for (let at = 0; at < words.byteLength; at += 4) yield words.getUint32(at);
  }
}

/** A number from 0 to `sides` - 1, each as likely: words beyond the last whole multiple are thrown away. */
export function drawBelow(sides: number, words: Iterator<number, unknown>): number {
  const limit = Math.floor(2 ** 32 / sides) * sides;
  let word = limit;
  while (word >= limit) word = words.next().value as number;
  return word % sides;
}

function shuffled(cards: readonly string[], words: Iterator<number, unknown>): string[] {
  const order = [...cards];
  for (let last = order.length - 1; last > 0; last--) {
    const chosen = drawBelow(last + 1, words);
    [order[last], order[chosen]] = [order[chosen] ?? "", order[last] ?? ""];
  }
  return order;
}

/** The bytes that are written so; null: it is not hexadecimal. */
export function readHex(digits: string): Uint8Array | null {
  if (!/^(?:[0-9a-f]{2})*$/i.test(digits)) return null;
  return Uint8Array.from(digits.match(/../g) ?? [], (byte) => parseInt(byte, 16));
}

export function writeHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
