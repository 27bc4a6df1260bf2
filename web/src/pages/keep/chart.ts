/** The lines of the chart: what each player had after each hand, and where that lies in the picture. */
import type { Sheet } from "../../keep/model.ts";
import type { Standing } from "../../keep/reckon.ts";
import { isScored } from "./words.ts";

export interface Line {
  player: string;
  /** What they had before the first hand, and after each. */
  values: number[];
}

/** The totals, or where no points are kept the phases, hand by hand. */
export function linesOf(sheet: Sheet, standing: Standing): Line[] {
  const scored = isScored(sheet);
  return sheet.players.map((player, index) => {
    const values = [0];
    for (const hand of sheet.results.keys()) {
      const gained = scored ? (standing.points[hand]?.[index] ?? 0) : Number((standing.crossed[hand]?.[index] ?? null) !== null);
      values.push(values.at(-1)! + gained);
    }
    return { player, values };
  });
}

const STEPS = [1, 2, 5, 10, 25, 50, 100, 200, 250, 500, 1000, 2500];
const MOST_TICKS = 5;

/** Round numbers from 0 up to at least this one, a handful of them. */
export function ticksTo(most: number): number[] {
  const step = STEPS.find((one) => most / one <= MOST_TICKS) ?? most;
  return Array.from({ length: Math.max(1, Math.ceil(most / step)) + 1 }, (_, index) => index * step);
}

/** Hands to name below the chart: the first, the last, and some between. */
export function handsNamed(hands: number, width: number): number[] {
  const step = Math.max(1, Math.ceil(hands / Math.max(1, Math.floor(width / 36))));
  return Array.from({ length: hands + 1 }, (_, hand) => hand).filter((hand) => hand > 0 && hand % step === 0);
}
