/** Answers what a sheet comes to, a line of JSON for each that is asked. */
import { createInterface } from "node:readline";
import type { Options } from "../../../web/src/game/options.ts";
import { dearestHand } from "../../../web/src/keep/left.ts";
import { beginSheet, type HandResult, type Sheet, SheetProblem } from "../../../web/src/keep/model.ts";
import { addHand, editHand, standingOf, undoHand } from "../../../web/src/keep/reckon.ts";
import { changesOf, optionsThatMatter, rulesOf, settingsOf } from "../../../web/src/keep/rules.ts";

interface Question {
  ask: keyof typeof ANSWERS;
  sheet: Sheet;
  hands: number;
  number: number;
  result: HandResult;
  edition: string;
  options: Options;
}

const ANSWERS = {
  begin: ({ sheet }: Question) => beginSheet(sheet.rules, sheet.players, sheet.dealer),
  standing: ({ sheet, hands }: Question) => standingOf(sheet, hands),
  add: ({ sheet, result }: Question) => addHand(sheet, result),
  edit: ({ sheet, number, result }: Question) => editHand(sheet, number, result),
  undo: ({ sheet }: Question) => undoHand(sheet),
  dearest: ({ sheet }: Question) => dearestHand(sheet.rules.book),
  rules: ({ edition, options }: Question) => rulesOf(edition, options),
  changes: ({ edition, options }: Question) => changesOf(edition, options),
  matter: ({ edition, options }: Question) =>
    optionsThatMatter(settingsOf(edition, options)).map(({ option }) => option),
};

function answer(question: Question): unknown {
  try {
    return { found: ANSWERS[question.ask](question) };
  } catch (problem) {
    if (!(problem instanceof SheetProblem)) throw problem;
    return { problem: problem.code, values: problem.values, hand: problem.hand };
  }
}

for await (const line of createInterface({ input: process.stdin })) {
  console.log(JSON.stringify(answer(JSON.parse(line))));
}
