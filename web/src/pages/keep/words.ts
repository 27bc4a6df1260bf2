/** What is said of sheets, players and hands. */
import { sayCard, sayRank } from "../../cards/names.ts";
import type { Faces } from "../../cards/kinds.ts";
import { firstOf, type Setting } from "../../game/options.ts";
import { sayGroupAsked } from "../../game/phases.ts";
import type { SheetOption } from "../../generated/editions.ts";
import { KINDS } from "../../generated/phases.ts";
import { POINTS } from "../../generated/engine.ts";
import type { Left, Sheet, SheetProblem, SheetRules } from "../../keep/model.ts";
import { selected, type Standing, standingOf } from "../../keep/reckon.ts";
import { say, words } from "../../words/words.svelte.ts";
import type { Titled } from "../choosing/titled.ts";

export const nameOf = (sheet: Sheet, seat: number): string => sheet.players[seat - 1] ?? "";
export const namesOf = (sheet: Sheet, seats: readonly number[]): string =>
  words.list(seats.map((seat) => nameOf(sheet, seat)));
export const facesOf = (rules: SheetRules): Faces => (rules.cards === "packs" ? "packs" : "colours");
export const isScored = (sheet: Sheet): boolean => sheet.rules.book.scoring === POINTS;

/** What a phase asks for: “set of 3 + run of 4”. */
export function sayPhase({ book }: SheetRules, phase: number): string {
  const groups = Array.from({ length: book.groups[phase] ?? 0 }, (_, group) => ({
    kind: KINDS[book.kind[phase]?.[group] ?? 0] ?? "set",
    size: book.need[phase]?.[group] ?? 0,
  }));
  return groups.map(sayGroupAsked).join(" + ");
}

export const sayHands = (sheet: Sheet): string => say("web-keep-hands", { hands: sheet.results.length });

/** A day, as people here write it: 16 Nov 2026. */
export const sayDay = (time: number): string => new Intl.DateTimeFormat(locale(), { dateStyle: "medium" }).format(time);
export const sayTime = (time: number): string =>
  new Intl.DateTimeFormat(locale(), { dateStyle: "medium", timeStyle: "short" }).format(time);
const locale = (): string => (words.language === "en" ? "en-GB" : words.language);

/** A card as it was written down: its name, or a number alone. */
export function sayHeld(code: string, faces: Faces): string {
  return /^\d+$/.test(code) ? sayRank(Number(code), faces) : sayCard(code, faces);
}

/** Why something cannot stand on a sheet. */
export function explain(problem: SheetProblem): string {
  const id = `problem-${problem.code}`;
  return words.has(id) ? say(id, { cards: "colours", ...problem.values }) : say("web-keep-cannot-be");
}

/** The value of an option by its name; of a list, what stands in it. */
export function sayValue(option: string, value: Setting): string {
  if (typeof value === "object") return words.list(value.map(String));
  const count = firstOf(value);
  return count ? say("value-selection-first-N", { count }) : say(`value-${option}-${String(value)}`);
}

/** Options as the form shows them; how many phases come first is chosen apart. */
export function titled(options: readonly SheetOption[]): Titled[] {
  return options.map(({ option, values }) => ({
    option,
    title: say(`option-${option}`),
    about: say(`option-${option}.about`),
    values: values
      .filter(({ value }) => !firstOf(value))
      .map(({ value }) => ({ value, title: sayValue(option, value), about: say(`value-${option}-${String(value)}.about`) })),
  }));
}

/** The place that a seat has taken; 0 while that is open. Who shares one leaves the next ones empty. */
export function placeOf(groups: readonly (readonly number[])[], seat: number): number {
  let before = 0;
  for (const seats of groups) {
    if (seats.includes(seat)) return before + 1;
    before += seats.length;
  }
  return 0;
}

/** All that stands on the sheet for one player, in a sentence. */
export function sayLine(sheet: Sheet, standing: Standing, seat: number): string {
  return say("keep-line", { player: nameOf(sheet, seat), parts: sayParts(sheet, standing, seat) });
}

/** The phases done, the total, and the next phase or the place. */
function sayParts(sheet: Sheet, standing: Standing, seat: number): string {
  const done = standing.done[seat - 1] ?? [];
  const parts = [say("keep-part-done", { count: done.length, phases: done.join(" ") })];
  if (isScored(sheet)) parts.push(say("keep-part-points", { total: standing.totals[seat - 1] ?? 0 }));
  const place = placeOf(standing.places, seat);
  if (place) parts.push(say("keep-part-place", { place }));
  else if (standing.playing.includes(seat)) {
    const open = selected(sheet.rules.book).filter((phase) => !done.includes(phase));
    parts.push(say("keep-part-next", { phase: standing.phases[seat - 1] ?? 0, open: open.join(" ") }));
  }
  return parts.join(", ");
}

/** What decides: a tie that is played off, who has won, or who leads. */
export function sayNews(sheet: Sheet, standing: Standing): string {
  const phase = selected(sheet.rules.book).at(-1) ?? 0;
  if (standing.replay) return say("keep-tied", { players: namesOf(sheet, standing.playing), phase });
  const [first = []] = standing.over ? standing.places : standing.ranking;
  if (!standing.over && (sheet.results.length === 0 || first.length === sheet.players.length)) return "";
  const count = first.length;
  return say(standing.over ? "web-keep-won" : "web-keep-leads", { players: namesOf(sheet, first), count });
}

/** A hand that was written down, as one tells it. */
export function tellHand(sheet: Sheet, number: number): string[] {
  const result = sheet.results[number - 1];
  if (!result) return [];
  const standing = standingOf(sheet, number);
  const told = [say("keep-told-out", { player: nameOf(sheet, result.out ?? 0), nobody: result.out === null ? "yes" : "no" })];
  for (const { seat } of result.made) {
    const phase = standing.crossed[number - 1]?.[seat - 1] ?? 0;
    told.push(say("web-keep-told-made", { player: nameOf(sheet, seat), phase, groups: sayPhase(sheet.rules, phase) }));
  }
  for (const [index, left] of result.left.entries()) {
    const points = standing.points[number - 1]?.[index] ?? 0;
    const cards = sayLeft(left, facesOf(sheet.rules)) || "none";
    if (points) told.push(say("keep-told-left", { player: nameOf(sheet, index + 1), points, cards }));
  }
  return told;
}

function sayLeft(left: Left, faces: Faces): string {
  return typeof left === "number" ? "" : left.map((code) => sayHeld(code, faces)).join(", ");
}

/** Who stands otherwise than before, and how. */
export function tellChanges(before: Sheet, after: Sheet): string[] {
  const [old, now] = [standingOf(before), standingOf(after)];
  return after.players.flatMap((player, index) => {
    const [was, is] = [sayParts(before, old, index + 1), sayParts(after, now, index + 1)];
    return was === is ? [] : [say("keep-was", { player, parts: was }), say("keep-is", { player, parts: is })];
  });
}
