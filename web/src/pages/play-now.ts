/** A game against bots, at once: a table of one's own, bots in the other seats, and the cards are dealt. */
import type { TableBegun } from "../generated/protocol.ts";
import { ask, needAccount } from "../net/api.ts";
import { theLine } from "../net/live.svelte.ts";
import { route } from "../shell/route.svelte.ts";
import { words } from "../words/words.svelte.ts";

const BOTS = ["Ada", "Bruno", "Chloé"];

export async function playNow(): Promise<void> {
  await needAccount();
  const wanted = { edition: editionOf(words.language), seats: BOTS.length + 1, turn_seconds: 0, reserve_seconds: 0 };
  const { table } = await ask<TableBegun>("POST", "/api/tables", wanted);
  const line = theLine();
  for (const [place, name] of BOTS.entries()) {
    await line.do(table, { do: "add-bot", seat: place + 2, bot: "steady", name });
  }
  await line.do(table, { do: "ready" });
  route.go(`/table/${table}`);
}

/** The rulebook that people who speak the language know. */
export function editionOf(language: string): string {
  return { en: "classic-en", nl: "house-nl", fr: "classic-fr", de: "classic-de" }[language] ?? "classic-en";
}
