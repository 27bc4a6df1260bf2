/** Answers what the page does at a table: `[nonce, view, view, ...]`, and for each view what it sends and doubts. */
import { createInterface } from "node:readline";
import type { TableView } from "../../../web/src/generated/protocol.ts";
import { Shuffle } from "../../../web/src/table/shuffle.ts";

for await (const line of createInterface({ input: process.stdin })) {
  const [nonce, ...views] = JSON.parse(line) as [string, ...TableView[]];
  const sent: unknown[] = [];
  const shuffle = new Shuffle("a-table", () => nonce, async (command) => void sent.push(command));
  const answers: unknown[] = [];
  for (const view of views) {
    shuffle.follow(view);
    answers.push([sent.splice(0), shuffle.doubts(view)]);
  }
  console.log(JSON.stringify(answers));
}
