/** Prints the decisions per CPU second of a bot in WebAssembly under Node: `node wasm_speed.ts BOT MILLISECONDS`. */
import { readFileSync } from "node:fs";
import { BotTable } from "../web/src/engine/bot-table.ts";
import { type BotName, decisionsPerSecond } from "../web/src/engine/measure.ts";
import { Engine } from "../web/src/generated/engine.ts";

const [bot, milliseconds] = process.argv.slice(2);
const file = new URL("../web/src/engine/engine.wasm", import.meta.url);
const engine = new Engine(new WebAssembly.Instance(new WebAssembly.Module(readFileSync(file))));
const table = new BotTable(engine);

/** CPU time, which other programs on the machine do not change much. */
function now(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

console.log(decisionsPerSecond(table, bot as BotName, Number(milliseconds), now));
