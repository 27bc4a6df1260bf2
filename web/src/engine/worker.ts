/// <reference lib="webworker" />
/** Plays in a thread of its own, so that the page never stands still while a bot thinks. */
import { BotTable } from "./bot-table.ts";
import { loadEngine } from "./load.ts";
import { type BotName, decisionsPerSecond } from "./measure.ts";
import { traceGame, type TracedGame } from "./trace.ts";

declare const self: DedicatedWorkerGlobalScope;

/** What can be asked, and what comes of it. */
const ANSWERS = {
  trace: (table: BotTable, game: TracedGame) => traceGame(table, game),
  measure: (table: BotTable, { bot, milliseconds }: { bot: BotName; milliseconds: number }) =>
    decisionsPerSecond(table, bot, milliseconds),
};
export type Questions = { [Name in keyof typeof ANSWERS]: Parameters<(typeof ANSWERS)[Name]>[1] };
export type Answers = { [Name in keyof typeof ANSWERS]: Awaited<ReturnType<(typeof ANSWERS)[Name]>> };

const table = loadEngine().then((engine) => new BotTable(engine));

interface Asked {
  id: number;
  ask: keyof Questions;
  question: never;
}

self.addEventListener("message", ({ data }: MessageEvent<Asked>) => void answer(data));

async function answer({ id, ask, question }: Asked): Promise<void> {
  try {
    self.postMessage({ id, found: await ANSWERS[ask](await table, question) });
  } catch (problem) {
    self.postMessage({ id, problem: String(problem) });
  }
}
