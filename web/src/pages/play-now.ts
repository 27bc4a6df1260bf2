/** A game against bots, at once: a table of one's own, bots in the other seats, and the cards are dealt. */
import type { NewTable, TableBegun } from "../generated/protocol.ts";
import { ask } from "../net/api.ts";
import { theLine } from "../net/live.svelte.ts";
import { me } from "../net/me.svelte.ts";
import { route } from "../shell/route.svelte.ts";
import { words } from "../words/words.svelte.ts";
import { botNames, type Opponents } from "./bots.ts";

export async function playNow(opponents: Opponents): Promise<void> {
  await me.need();
  const wanted: NewTable = {
    edition: editionOf(words.language),
    seats: opponents.count + 1,
    turn_seconds: 0,
    reserve_seconds: 0,
  };
  const { table } = await ask<TableBegun>("POST", "/api/tables", wanted);
  await seatBots(table, opponents);
  await theLine().do(table, { do: "ready" });
  route.go(`/table/${table}`);
}

/** Put bots into the seats after the opener's. */
export async function seatBots(table: string, { count, bot }: Opponents): Promise<void> {
  const line = theLine();
  for (const [place, name] of botNames(count, [me.account?.name ?? ""]).entries()) {
    await line.do(table, { do: "add-bot", seat: place + 2, bot, name });
  }
}

/** The rulebook that people who speak the language know. */
export function editionOf(language: string): string {
  return { en: "classic-en", nl: "house-nl", fr: "classic-fr", de: "classic-de" }[language] ?? "classic-en";
}
