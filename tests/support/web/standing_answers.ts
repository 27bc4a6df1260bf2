/** Answers how a game stands and how it is drawn, a line of JSON for each that is asked: `[function, ...arguments]`. */
import { createInterface } from "node:readline";
import { markOf, rowsOf, selectedPhases } from "../../../web/src/game/standing.ts";
import { apart, handsToName, lineOf, ticksTo } from "../../../web/src/table/chart.ts";

const ANSWERS: Record<string, (...asked: never[]) => unknown> = { apart, handsToName, lineOf, markOf, rowsOf, selectedPhases, ticksTo };

for await (const line of createInterface({ input: process.stdin })) {
  const [name, ...asked] = JSON.parse(line) as [string, ...never[]];
  console.log(JSON.stringify(ANSWERS[name]?.(...asked)));
}
