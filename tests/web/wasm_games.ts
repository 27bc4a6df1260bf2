/** Plays games of bots in WebAssembly, a line of JSON for each that is asked. */
import { createInterface } from "node:readline";
import { BotTable } from "../../web/src/engine/bot-table.ts";
import { traceGame } from "../../web/src/engine/trace.ts";
import { engineInNode } from "./engine_in_node.ts";

const table = new BotTable(engineInNode());

for await (const line of createInterface({ input: process.stdin })) {
  console.log(JSON.stringify(await traceGame(table, JSON.parse(line))));
}
