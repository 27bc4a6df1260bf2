/**
 * Phases of a table's own, and which of them are played for: checked, and as the engine's numbers. What may be is
 * generated; it is read as in `decaphase.rules.phases` and `decaphase.rules.selection`, which refuse the same.
 */
import type { Slot } from "../game/layout.ts";
import type { Setting } from "../game/options.ts";
import type { RuleNumbers } from "../generated/editions.ts";
import { ANOTHER_FORM, FORMS, KINDS, LEAST, LONGEST_RUN, MOST_CARDS, MOST_GROUPS, MOST_PHASES } from "../generated/phases.ts";
import { SheetProblem } from "./model.ts";

const SPACE = "[ \\t\\n\\r\\f\\v]";
const GROUP = new RegExp(`^${SPACE}*(${KINDS.join("|")})${SPACE}+([0-9]{1,3})${SPACE}*$`);
const LONGEST_TEXT = 100;
const LONGEST_ECHO = 40;
const MOST_LISTED = 10;

export type Phase = readonly Slot[];

/** A phase as a record writes it. */
export const writePhase = (phase: Phase): string => phase.map(({ kind, size }) => `${kind} ${size}`).join(" + ");

/** The phases of a list, written as a record writes them, `set 3 + run 4`. */
export function readPhases(list: readonly unknown[]): Phase[] {
  if (list.length < 1 || list.length > MOST_PHASES) throw new SheetProblem("phases-count", { count: list.length });
  return list.map((text, index) => readPhase(text, index + 1));
}

function readPhase(text: unknown, number: number): Phase {
  if (typeof text !== "string" || [...text].length > LONGEST_TEXT || text.trim() === "") {
    throw new SheetProblem("phase-not-text", { number, value: echo(text) });
  }
  const parts = text.split("+");
  if (parts.length > MOST_GROUPS) {
    throw new SheetProblem("phase-groups", { number, phase: echo(text), count: parts.length });
  }
  const phase = parts.map((part) => readGroup(part, text, number));
  const cards = cardsOf(phase);
  if (cards > MOST_CARDS) throw new SheetProblem("phase-too-big", { number, phase: writePhase(phase), cards });
  return phase;
}

function readGroup(part: string, phase: string, number: number): Slot {
  const found = GROUP.exec(part);
  if (!found) throw new SheetProblem("bad-group", { number, phase: echo(phase), group: echo(part.trim()) });
  const kind = found[1] as Slot["kind"];
  const size = Number(found[2]);
  const group = writePhase([{ kind, size }]);
  if (size < LEAST[kind]) throw new SheetProblem("group-too-small", { number, group, kind, least: LEAST[kind] });
  if (kind === "run" && size > LONGEST_RUN) throw new SheetProblem("run-too-long", { number, group });
  return { kind, size };
}

const cardsOf = (phase: Phase): number => phase.reduce((sum, { size }) => sum + size, 0);

/** A list of phases as the numbers of a book, in which phases count from 1. */
export function phaseNumbers(phases: readonly Phase[]): Pick<RuleNumbers, "groups" | "needed" | "form" | "kind" | "need"> {
  const listed = [[], ...phases, ...new Array<Phase>(MOST_PHASES - phases.length).fill([])];
  const row = (numbers: number[]): number[] => Array.from({ length: MOST_GROUPS }, (_, index) => numbers[index] ?? 0);
  return {
    groups: listed.map((phase) => phase.length),
    needed: listed.map(cardsOf),
    form: listed.map((phase) => (phase.length ? (FORMS[phase.map(({ kind }) => kind).join(" ")] ?? ANOTHER_FORM) : 0)),
    kind: listed.map((phase) => row(phase.map(({ kind }) => KINDS.indexOf(kind)))),
    need: listed.map((phase) => row(phase.map(({ size }) => size))),
  };
}

/** The phases that a table wants to play for, by their numbers: they rise, and each is named once. */
export function readNumbers(list: readonly unknown[]): number[] {
  if (list.length === 0) throw new SheetProblem("selection-empty");
  const numbers: number[] = [];
  for (const number of list) {
    const value = echo(list);
    if (!Number.isInteger(number) || Number(number) < 1 || Number(number) > MOST_PHASES) {
      throw new SheetProblem("not-a-phase-number", { value, number: echo(number) });
    }
    const before = numbers.at(-1) ?? 0;
    if (Number(number) <= before) throw new SheetProblem("selection-not-rising", { value, number: Number(number), before });
    numbers.push(Number(number));
  }
  return numbers;
}

/**
 * Those of a list of so many phases that are played for, as the numbers of a book. `of` are those of ten: of a list that
 * the table wrote down, all have to be there; what is selected by a word is selected as far as it goes.
 */
export function selectionNumbers(selection: Setting, of: readonly number[], count: number): Pick<RuleNumbers, "selected" | "selection"> {
  const value = echo(selection);
  const numbers = of.filter((number) => number <= count);
  const last = of.at(-1) ?? 0;
  if (typeof selection === "object" && last > count) throw new SheetProblem("no-such-phase", { value, number: last, count });
  if (numbers.length === 0) throw new SheetProblem("selection-leaves-none", { value, count });
  return {
    selected: numbers.length,
    selection: Array.from({ length: MOST_PHASES }, (_, index) => numbers[index] ?? 0),
  };
}

/** What somebody wrote, short and safe enough to say back to them. As in `decaphase.rules.echo`. */
function echo(value: unknown): string {
  if (typeof value === "string") return cut(value);
  if (!Array.isArray(value)) return cut(String(value));
  const listed = value.slice(0, MOST_LISTED).map((part) => (typeof part === "string" ? `"${cut(part)}"` : String(part)));
  return cut(`[${[...listed, ...(value.length > MOST_LISTED ? ["…"] : [])].join(", ")}]`);
}

function cut(text: string): string {
  const letters = [...text];
  const short = letters.length > LONGEST_ECHO ? [...letters.slice(0, LONGEST_ECHO - 1), "…"] : letters;
  return short.map((letter) => (/^(?! )[\p{C}\p{Z}]$/u.test(letter) ? "\ufffd" : letter)).join("");
}
