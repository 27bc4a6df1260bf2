/** The rules that a new sheet may choose from: an edition, and what a table changes of it. */
import { fitSelection, type Options, same, type Setting } from "../game/options.ts";
import { type Chosen, CLASHES, EDITIONS, OPTIONS, type RuleNumbers, type SheetOption } from "../generated/editions.ts";
import { type SheetRules, SheetProblem, type Values } from "./model.ts";
import { phaseNumbers, readNumbers, readPhases, selectionNumbers, writePhase } from "./phases.ts";

/** The rules of an edition with these options; a SheetProblem says why they make no game. */
export function rulesOf(edition: string, chosen: Options = {}): SheetRules {
  const read = Object.entries(chosen).map(([option, value]): [string, Setting] => [option, readValue(option, value)]);
  const options = Object.fromEntries(read);
  const settings = settingsOf(edition, options);
  const clash = CLASHES.find((pair) => pair.every(([option, value]) => settings[option] === value));
  if (clash) throw new SheetProblem("options-clash", clashValues(...clash));
  const book = structuredClone(EDITIONS[edition]!.book);
  for (const [option, value] of read) Object.assign(book, changeBy(option, value));
  const { phases, selection } = settings;
  const of = Array.isArray(selection) ? selection : book.selection.slice(0, book.selected);
  Object.assign(book, selectionNumbers(selection!, of, (phases as readonly string[]).length));
  return { edition, options, cards: String(settings.cards), book };
}

/** A value as it is written down; lists are the table's own, and may be wrong. */
function readValue(option: string, value: Setting): Setting {
  if (typeof value !== "object") return value;
  return option === "phases" ? readPhases(value).map(writePhase) : readNumbers(value);
}

/** What a value makes of the book; which phases are played for is worked out when all is known. */
function changeBy(option: string, value: Setting): Partial<RuleNumbers> {
  if (typeof value === "object") return option === "phases" ? phaseNumbers(readPhases(value)) : {};
  const known = OPTIONS.find((one) => one.option === option)?.values.find((one) => one.value === value);
  if (!known) throw new Error(`${option} = ${String(value)}`);
  return structuredClone(known.book);
}

/** The value of every option that a sheet depends on. */
export function settingsOf(edition: string, options: Options): Options {
  return { ...EDITIONS[edition]!.settings, ...options };
}

/** The options that change anything beside these settings. */
export function optionsThatMatter(settings: Options): readonly SheetOption[] {
  return OPTIONS.filter(({ idle }) => !idle.some(([option, value]) => settings[option] === value));
}

/**
 * What is left of the options that a table chose: not what its edition has so by itself, what a sheet does not depend
 * on, or what no longer matters beside the others; and of a selection what there is to select from.
 */
export function changesOf(edition: string, options: Options): Options {
  const settings = settingsOf(edition, options);
  const count = (settings.phases as readonly string[]).length;
  const matter = optionsThatMatter(settings).map(({ option }) => option);
  const fitting = Object.entries(options).map(([option, value]): [string, Setting] => [
    option,
    option === "selection" ? fitSelection(value, count) : value,
  ]);
  const own = EDITIONS[edition]!.settings;
  return Object.fromEntries(fitting.filter(([option, value]) => matter.includes(option) && !same(value, own[option])));
}

function clashValues(one: Chosen, other: Chosen): Values {
  const written = ([option, value]: Chosen): string => `${option} = ${String(value)}`;
  return { one: written(one), other: written(other) };
}
