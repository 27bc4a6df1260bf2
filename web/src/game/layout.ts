/** Putting a phase together: which cards go into which group, and what is still open about its wilds. */
import type { Group } from "./actions.ts";
import { isWild, numberOf } from "./order.ts";

export interface Slot {
  kind: "set" | "run" | "colour";
  size: number;
}

/** The groups of a phase, as a record writes it: `set 3 + run 4`. */
export function readPhase(phase: string): Slot[] {
  return phase.split(" + ").map((text) => {
    const [kind = "set", size = "0"] = text.split(" ");
    return { kind: kind as Slot["kind"], size: Number(size) };
  });
}

/** What has to be asked before a group can be laid, and the answers there are. */
export interface Question {
  about: "set" | "run" | "colour";
  choices: string[];
}

/** The cards of a run put in order: wilds where a number is missing, the others at the end that was chosen. */
export interface Arranged {
  cards: string[];
  standsFor: string | null;
  question: Question | null;
}

const NUMBERS = 12;

/** How a group would lie; `answer` is what was said about its wilds, if anything. */
export function arrange(slot: Slot, cards: readonly string[], answer: string | null): Arranged {
  const natural = cards.filter((card) => !isWild(card));
  const wilds = cards.filter(isWild);
  if (cards.length === 0) return { cards: [], standsFor: null, question: null };
  if (slot.kind === "run") return arrangeRun(natural, wilds, answer);
  const kept = [...natural, ...wilds];
  if (natural.length > 0) return { cards: kept, standsFor: null, question: null };
  const choices = slot.kind === "set" ? upTo(NUMBERS) : ["r", "b", "g", "y"];
  const said = answer !== null && choices.includes(answer) ? answer : null;
  return { cards: kept, standsFor: said, question: { about: slot.kind, choices } };
}

/** A run by its lowest number; where that is open, the lowest numbers it could have are the choices. */
function arrangeRun(natural: string[], wilds: string[], answer: string | null): Arranged {
  const size = natural.length + wilds.length;
  const numbers = natural.map(numberOf);
  const low = Math.min(...numbers, NUMBERS);
  const high = Math.max(...numbers, 1);
  const together = new Set(numbers).size === numbers.length && high - low < size;
  if (natural.length > 0 && (!together || numbers.includes(0))) {
    return { cards: [...natural.toSorted((a, b) => numberOf(a) - numberOf(b)), ...wilds], standsFor: null, question: null };
  }
  const first = natural.length > 0 ? Math.max(1, high - size + 1) : 1;
  const last = natural.length > 0 ? Math.min(low, NUMBERS - size + 1) : NUMBERS - size + 1;
  const choices = upTo(NUMBERS).slice(first - 1, last);
  const start = Number(answer !== null && choices.includes(answer) ? answer : (choices.at(-1) ?? 1));
  const spare = [...wilds];
  const laid = Array.from({ length: size }, (_, step) => {
    return natural.find((card) => numberOf(card) === start + step) ?? spare.pop() ?? "w";
  });
  const open = choices.length > 1;
  return {
    cards: laid,
    standsFor: natural.length === 0 && (answer !== null || !open) ? String(start) : null,
    question: open ? { about: "run", choices } : null,
  };
}

/** Whether a group can be laid as it is: nothing about it is open that has to be said. */
export function isSaid(arranged: Arranged): boolean {
  return arranged.cards.some((card) => !isWild(card)) || arranged.standsFor !== null;
}

/** What a group stands for when it is laid so: its number, the lowest of its run, or its colour's letter. */
export function meaningOf(kind: Slot["kind"], { cards, standsFor }: Group): number | string {
  const place = cards.findIndex((card) => !isWild(card));
  const card = cards[place];
  if (kind === "colour") return card?.charAt(0) ?? standsFor ?? "";
  if (card === undefined) return Number(standsFor);
  return numberOf(card) - (kind === "run" ? place : 0);
}

export const asGroup = ({ cards, standsFor }: Arranged): Group => ({ cards, standsFor });

function upTo(count: number): string[] {
  return Array.from({ length: count }, (_, step) => String(step + 1));
}
