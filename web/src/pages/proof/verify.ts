/** Whether the deals of a record are what was promised: by what it says itself, and by what was noted here. */
import type { Dealt, Noted } from "../../table/notes.ts";
import { commitmentOf, deckOf, readHex, reshuffleOf, SCHEMES, SEALED, sealOf, type Deal } from "./fair.ts";

/** What a server published of a hand that is over; the secret may be missing. */
export interface FairHand {
  hand: number;
  commitment: string;
  secret?: string;
  /** Of each seat, in the scheme that has them. */
  seals?: string[];
  contributions: string[];
}

/** A record as JSON, as far as it is looked at. */
export interface Recorded {
  players: string[];
  hands?: { deck?: string; reshuffles?: string[] }[];
  meta?: { fair?: { scheme: string; table: string; hands?: FairHand[] } };
}

/** What is compared; “noted” is the commitment and “part” what we added, by our notes; “cards” are ours. */
export const ABOUT = ["commitment", "seals", "deck", "reshuffles", "noted", "part", "cards"] as const;
export type About = (typeof ABOUT)[number];
/** “none”: there is nothing to compare. */
export type Found = "fits" | "differs" | "none";

/**
 * What comes out for a hand: “proved” with a part of ours in it; “follows” if the cards follow, but nothing was
 * noted here that holds the server to it; “alone” if nobody added anything; “withheld” if somebody left a seal closed;
 * “unproved” if there is nothing to go by.
 */
export type Verdict = "proved" | "follows" | "alone" | "withheld" | "differs" | "unproved";

export interface Verified {
  hand: number;
  verdict: Verdict;
  found: Record<About, Found>;
}

/** The message that tells this verdict on a hand that was dealt by this scheme. */
export function verdictWords(verdict: Verdict, scheme: number): string {
  return `web-proof-verdict-${verdict}${verdict === "proved" && scheme === SEALED ? "-sealed" : ""}`;
}

const HAND_SIZE = 10;
/** For so many hands a seat that left a seal closed may not seal. */
const BARRED = 3;

/** The number of a record's scheme; 0: it is not known here. */
export function schemeOf(record: Recorded): number {
  return SCHEMES[record.meta?.fair?.scheme ?? ""] ?? 0;
}

/** The seats that did not open their seals. */
export function withholders({ seals, contributions }: FairHand): number[] {
  return (seals ?? []).flatMap((seal, place) => (seal && !contributions[place] ? [place + 1] : []));
}

/** The hands of a record, each with what was published of it, if anything was. */
export function published(record: Recorded): (FairHand | null)[] {
  const known = schemeOf(record) ? (record.meta?.fair?.hands ?? []) : [];
  return (record.hands ?? []).map((_, before) => known.find(({ hand }) => hand === before + 1) ?? null);
}

/** Every hand of the record of a table, at which so many games were played. */
export function verify(table: string, record: Recorded, notes: readonly Noted[], games: number): Verified[] {
  const ours = games === 1 ? notes : notesOfGame(record, notes);
  return published(record).map((fair, before) => verifyHand(table, record, before + 1, fair, ours));
}

function verifyHand(
  table: string,
  record: Recorded,
  hand: number,
  fair: FairHand | null,
  notes: readonly Noted[],
): Verified {
  const found: Record<About, Found> = {
    commitment: "none",
    seals: fair && schemeOf(record) === SEALED ? fits(areSealed(record, fair, notes)) : "none",
    deck: "none",
    reshuffles: "none",
    ...againstNotes(fair, notes.filter((note) => note.hand === hand)),
    cards: "none",
  };
  const deal = fair && dealOf(record, fair);
  const recorded = record.hands?.[hand - 1];
  if (deal && fair && recorded) {
    const deck = deckOf(deal);
    const own = gameOf(record) === table || gameOf(record).startsWith(`${table}/`);
    found.commitment = fits(own && commitmentOf(deal) === fair.commitment);
    found.deck = fits(recorded.deck === deck.join(" "));
    if (recorded.reshuffles?.length) found.reshuffles = fits(recorded.reshuffles.every(reshuffledBy(deal)));
    const note = notes.find((one) => one.hand === hand && one.dealt);
    if (note?.dealt) found.cards = fits(isDealt(deck, note.dealt, note.seat));
  }
  return { hand, verdict: verdictOf(fair, found), found };
}

const fits = (same: boolean): Found => (same ? "fits" : "differs");
const gameOf = (record: Recorded): string => record.meta?.fair?.table ?? "";
const sameCards = (some: readonly string[], others: readonly string[]): boolean =>
  some.toSorted().join(" ") === others.toSorted().join(" ");

/** What the cards follow from; null: the secret is not known, or what is said cannot be read. */
function dealOf(record: Recorded, fair: FairHand): Deal | null {
  const secret = readHex(fair.secret ?? "");
  const contributions = fair.contributions.flatMap((one) => readHex(one) ?? []);
  if (!secret?.length || contributions.length < fair.contributions.length) return null;
  const seals = schemeOf(record) === SEALED ? (fair.seals ?? []).map((seal) => readHex(seal) ?? new Uint8Array()) : undefined;
  return { table: gameOf(record), hand: fair.hand, secret, contributions, seals };
}

/** Whether every part fits its seal, no seat sealed that may not, and the seals are those that we noted. */
function areSealed(record: Recorded, fair: FairHand, notes: readonly Noted[]): boolean {
  const { hand, commitment, contributions } = fair;
  const seals = fair.seals ?? [];
  const before = published(record).filter((one) => one && one.hand < hand && one.hand >= hand - BARRED);
  const barred = before.flatMap((one) => (one ? withholders(one) : []));
  const noted = notes.flatMap((note) => (note.hand === hand && note.seals ? [note.seals] : []));
  return (
    seals.length === contributions.length &&
    contributions.every((given, place) => !given || seals[place] === sealOf(commitment, place + 1, given)) &&
    !barred.some((seat) => seals[seat - 1]) &&
    noted.every((list) => seals.every((seal, place) => (list.find(([seat]) => seat === place + 1)?.[1] ?? "") === seal))
  );
}

function reshuffledBy(deal: Deal): (cards: string, before: number) => boolean {
  return (cards, before) => reshuffleOf(deal, before + 1, cards.split(" ")).join(" ") === cards;
}

/** Whether what we noted of a hand is what was published; of two pages of ours, one's part is in it. */
function againstNotes(fair: FairHand | null, notes: readonly Noted[]): Pick<Record<About, Found>, "noted" | "part"> {
  if (!fair || notes.length === 0) return { noted: "none", part: "none" };
  const taken = notes.find((note) => note.taken);
  const isIn = ({ seat, nonce }: Noted): boolean => fair.contributions[seat - 1] === nonce;
  return {
    noted: fits(notes.every((note) => note.commitment === fair.commitment)),
    part: notes.some(isIn) ? "fits" : taken ? "differs" : "none",
  };
}

/** Whether this deck gives a seat the cards that it was dealt, one at a time from the dealer's left. */
function isDealt(deck: readonly string[], { dealer, playing, turnedUp, cards }: Dealt, seat: number): boolean {
  const first = playing.filter((other) => other > dealer);
  const around = [...first, ...playing.filter((other) => other <= dealer)];
  const end = HAND_SIZE * playing.length;
  const mine = deck.slice(0, end).filter((_, place) => around[place % playing.length] === seat);
  return deck[end] === turnedUp && sameCards(mine, cards);
}

/**
 * The notes of the game that a record tells of. Another game at the same table counts its hands from 1 again, so
 * notes belong together as long as the hands go up; those of another game say nothing about this one.
 */
function notesOfGame(record: Recorded, notes: readonly Noted[]): readonly Noted[] {
  const shown = new Set(published(record).map((fair) => fair?.commitment));
  const games: Noted[][] = [];
  for (const [place, note] of notes.entries()) {
    if (isAnotherGame(notes[place - 1], note)) games.push([]);
    games.at(-1)?.push(note);
  }
  return games.find((game) => game.some((note) => shown.has(note.commitment))) ?? [];
}

function isAnotherGame(before: Noted | undefined, note: Noted): boolean {
  if (!before || note.hand < before.hand) return true;
  return note.hand === before.hand && note.commitment !== before.commitment;
}

function verdictOf(fair: FairHand | null, found: Record<About, Found>): Verdict {
  if (Object.values(found).includes("differs")) return "differs";
  if (!fair || found.commitment === "none") return "unproved";
  if (fair.contributions.every((one) => one === "")) return "alone";
  if (withholders(fair).length > 0) return "withheld";
  return found.noted === "fits" && found.part === "fits" ? "proved" : "follows";
}
