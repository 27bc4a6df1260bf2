/** How fast the engine plays: four bots of one kind at a table. */
import { GREEDY, RANDOM, SHARP, STEADY } from "../generated/engine.ts";
import type { BotTable } from "./bot-table.ts";

const BOTS = { random: RANDOM, greedy: GREEDY, steady: STEADY, sharp: SHARP };
export type BotName = keyof typeof BOTS;

const PLAYERS = 4;
/** Distance between the seeds of two games: more than the hands of any game. */
const SEED_STEP = 1000;
/** Decisions of sharp that are timed at once. */
const SEARCHED = 20;
/** About how often in a thousand a phase is completed; only the time that sharp takes counts here. */
const PHASE_RATE = 600;

/** Decisions a second, measured for so long; `now` tells the time in milliseconds. */
export function decisionsPerSecond(
  table: BotTable,
  name: BotName,
  milliseconds: number,
  now: () => number = () => performance.now(),
): number {
  const bot = BOTS[name];
  table.seatAll(PLAYERS, bot);
  for (const { phase_rates } of table.settings) phase_rates.put(new Array<number>(phase_rates.length).fill(PHASE_RATE));
  count(table, bot, milliseconds / 4, now); // what runs often is compiled better only after a while
  const [decisions, spent] = count(table, bot, milliseconds, now);
  return (1000 * decisions) / spent;
}

/** Play for so long; returns the decisions and the time they took. */
function count(table: BotTable, bot: number, milliseconds: number, now: () => number): [number, number] {
  const start = now();
  let decisions = 0;
  let spent = 0;
  for (let game = 0; spent < milliseconds; game++) {
    decisions += play(table, bot, game);
    spent = now() - start;
  }
  return [decisions, spent];
}

function play(table: BotTable, bot: number, game: number): number {
  if (bot === RANDOM) return table.playRandom(1);
  if (table.isOver || bot !== SHARP) table.begin(PLAYERS);
  return table.play(game * SEED_STEP, bot === SHARP ? SEARCHED : undefined);
}
