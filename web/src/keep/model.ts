/** A score sheet as data: who plays by what, and what came out of each hand. As in `decaphase.sheet.model`. */
import type { RuleNumbers, Setting } from "../generated/editions.ts";
import { LEAST_PLAYERS, LONGEST_NAME, MOST_PLAYERS } from "../generated/engine.ts";

/** What somebody still holds: points, or cards, each a number, `w`, `s` or the whole code of a record. */
export type Left = number | readonly string[];

/** A seat crossed off its phase; where phases go in any order, which one. */
export interface Made {
  readonly seat: number;
  readonly phase: number | null;
}

/** What came out of one hand: who went out (null: nobody could draw), who made a phase, what was left. */
export interface HandResult {
  readonly out: number | null;
  readonly made: readonly Made[];
  readonly left: readonly Left[];
}

/** What a sheet is played by: an edition with what the table changed of it, and that as the engine's numbers. */
export interface SheetRules {
  readonly edition: string;
  readonly options: Readonly<Record<string, Setting>>;
  readonly cards: string;
  readonly book: RuleNumbers;
}

/** A sheet with all that was written on it; seats count from 1, clockwise. `dealer` deals the first hand. */
export interface Sheet {
  readonly rules: SheetRules;
  readonly players: readonly string[];
  readonly dealer: number | null;
  readonly results: readonly HandResult[];
}

export type Values = Record<string, string | number>;

/** Something that cannot stand on a sheet; `hand` is the hand it was found in, 0 for none. */
export class SheetProblem extends Error {
  readonly code: string;
  readonly values: Values;
  readonly hand: number;

  constructor(code: string, values: Values = {}, hand = 0) {
    super(code);
    this.code = code;
    this.values = values;
    this.hand = hand;
  }
}

const BLANK = /^[\s\x1c-\x1f\x85]*$/; // what Python calls spaces, but for U+FEFF
const BREAKS = /[\x00-\x1f\x7f-\x9f\u2028\u2029]/;

/** The first characters of what somebody typed, to be said back to them. */
export const short = (text: string, most: number): string => [...text].slice(0, most).join("");

/** An empty sheet; the names have to differ, so that nobody's points go to somebody else. */
export function beginSheet(rules: SheetRules, players: readonly string[], dealer: number | null = null): Sheet {
  const count = players.length;
  if (count < LEAST_PLAYERS || count > MOST_PLAYERS) {
    throw new SheetProblem("player-count", { count, most: MOST_PLAYERS });
  }
  const names = players.map(folded);
  for (const [index, name] of players.entries()) {
    checkName(name);
    if (names.filter((other) => other === names[index]).length > 1) {
      throw new SheetProblem("sheet-same-name", { name });
    }
  }
  if (dealer !== null && (dealer < 1 || dealer > count)) {
    throw new SheetProblem("no-such-seat", { seat: dealer, players: count });
  }
  return { rules, players: [...players], dealer, results: [] };
}

/** Refuse a name that could not be said, or not be written down. */
export function checkName(name: string): void {
  const length = [...name].length;
  if (BLANK.test(name.replaceAll("\ufeff", "x"))) throw new SheetProblem("empty-name");
  if (length > LONGEST_NAME) throw new SheetProblem("long-name", { most: LONGEST_NAME, length });
  if (BREAKS.test(name)) throw new SheetProblem("unprintable-name");
}

/** A name as it is compared: capitals and small letters are the same, and so are ß and ss, but not ı and i. */
function folded(name: string): string {
  const fold = (part: string): string => part.toLowerCase().toUpperCase().toLowerCase();
  return name.split("ı").map(fold).join("ı");
}

/** What a seat crossed off in a hand, if anything. */
export function madeBy(result: HandResult, seat: number): Made | undefined {
  return result.made.find((made) => made.seat === seat);
}
