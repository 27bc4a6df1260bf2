/** Plays a game of bots and tells its moves and a digest of the state after each, to be compared with other builds of the engine. */
import type { BotTable } from "./bot-table.ts";

/** A game to play: the numbers of the rules, and of the settings of each bot. */
export interface TracedGame {
  readonly rules: readonly number[];
  readonly settings: readonly (readonly number[])[];
  readonly seed: number;
  readonly most: number;
}

export interface Trace {
  readonly moves: readonly number[];
  readonly digests: readonly string[];
}

export async function traceGame(table: BotTable, { rules, settings, seed, most }: TracedGame): Promise<Trace> {
  table.rules.numbers.put(rules);
  for (const [seat, numbers] of settings.entries()) table.settings[seat]!.numbers.put(numbers);
  table.begin(settings.length);
  const moves: number[] = [];
  const digests: string[] = [];
  while (!table.isOver && moves.length < most) {
    moves.push(table.step(seed));
    digests.push(await digest(table.state.bytes));
  }
  return { moves, digests };
}

/** The first eight bytes of SHA-256, in hexadecimal digits. */
async function digest(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const whole = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(whole.subarray(0, 8), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
