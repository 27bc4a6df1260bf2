/** What options are set to, while rules are being chosen. */
import type { Setting } from "../generated/editions.ts";

export type { Setting };
export type Options = Readonly<Record<string, Setting>>;

const FIRST = "first-";

/** Whether two values are one: lists by what is in them. */
export const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** How many `first-5` takes; 0 for every other selection. */
export const firstOf = (selection: Setting): number =>
  typeof selection === "string" && selection.startsWith(FIRST) ? Number(selection.slice(FIRST.length)) : 0;

/** The same selection where there are so many phases: what names others names them no longer. */
export function fitSelection(selection: Setting, count: number): Setting {
  if (typeof selection === "object") return selection.filter((number) => Number(number) <= count);
  return firstOf(selection) > count ? `${FIRST}${count}` : selection;
}
