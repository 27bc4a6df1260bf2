/** Answers how the page would lay a group: a line of JSON for each question. */
import { createInterface } from "node:readline";
import { arrange, type Slot } from "../../../web/src/game/layout.ts";

createInterface({ input: process.stdin }).on("line", (line) => {
  const [slot, cards, answer] = JSON.parse(line) as [Slot, string[], string | null];
  process.stdout.write(`${JSON.stringify(arrange(slot, cards, answer))}\n`);
});
