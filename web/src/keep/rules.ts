/** The rules that a new sheet may choose from: an edition, and what a table changes of it. */
import { type Chosen, CLASHES, EDITIONS, OPTIONS, type Setting, type SheetOption } from "../generated/editions.ts";
import { type SheetRules, SheetProblem, type Values } from "./model.ts";

export type Options = Readonly<Record<string, Setting>>;

/** The rules of an edition with these options; a SheetProblem says which of them do not go together. */
export function rulesOf(edition: string, options: Options = {}): SheetRules {
  const settings = settingsOf(edition, options);
  const clash = CLASHES.find((pair) => pair.every(([option, value]) => settings[option] === value));
  if (clash) throw new SheetProblem("options-clash", clashValues(...clash));
  const book = structuredClone(EDITIONS[edition]!.book);
  for (const [option, value] of Object.entries(options)) Object.assign(book, changeBy(option, value));
  return { edition, options, cards: String(settings.cards), book };
}

/** The value of every option that a sheet depends on. */
export function settingsOf(edition: string, options: Options): Options {
  return { ...EDITIONS[edition]!.settings, ...options };
}

/** The options that change anything beside these settings. */
export function optionsThatMatter(settings: Options): readonly SheetOption[] {
  return OPTIONS.filter(({ idle }) => !idle.some(([option, value]) => settings[option] === value));
}

function changeBy(option: string, value: Setting): object {
  const known = OPTIONS.find((one) => one.option === option)?.values.find((one) => one.value === value);
  if (!known) throw new Error(`${option} = ${String(value)}`);
  return structuredClone(known.book);
}

function clashValues(one: Chosen, other: Chosen): Values {
  const written = ([option, value]: Chosen): string => `${option} = ${String(value)}`;
  return { one: written(one), other: written(other) };
}
