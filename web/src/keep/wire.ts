/** Sheets as they go to the server and come from it. */
import type { Options } from "../game/options.ts";
import type { RuleNumbers } from "../generated/editions.ts";
import type { SheetShown, SheetWritten } from "../generated/protocol.ts";
import type { Sheet } from "./model.ts";

/** A sheet as the server takes it: by the names of its rules, without their numbers. */
export function written(sheet: Sheet): SheetWritten {
  return {
    edition: sheet.rules.edition,
    options: sheet.rules.options as SheetWritten["options"],
    players: [...sheet.players],
    dealer: sheet.dealer,
    hands: sheet.results as SheetWritten["hands"],
  };
}

/** A sheet that the server shows. */
export function sheetOf({ written, cards, book }: SheetShown): Sheet {
  return {
    rules: { edition: written.edition, options: written.options as Options, cards, book: book as unknown as RuleNumbers },
    players: written.players,
    dealer: written.dealer,
    results: written.hands,
  };
}

/** Whether two sheets say the same. */
export const areSame = (one: Sheet, other: Sheet): boolean =>
  JSON.stringify(written(one)) === JSON.stringify(written(other));

/** 128 random bits for a new sheet, so that it never meets another. */
export function newId(): string {
  const bytes = String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16)));
  return btoa(bytes).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}
