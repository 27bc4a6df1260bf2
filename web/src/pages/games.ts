/** The games of a table: after a rematch there are several, each with a record of its own. */
import { ask } from "../net/api.ts";

interface Recorded {
  hands?: readonly unknown[];
  meta?: { fair?: { table: string } };
}

export interface Told<Kind> {
  record: Kind;
  /** Which game of the table it tells of, and how many there are. */
  game: number;
  games: number;
}

/** The record of a game; where none is named, of the last of which a hand is over. */
export async function fetchGame<Kind extends Recorded>(table: string, game?: number): Promise<Told<Kind>> {
  const path = `/api/tables/${encodeURIComponent(table)}/record?format=json`;
  const last = await ask<Kind>("GET", path);
  const games = Number(last.meta?.fair?.table.split("/")[1] ?? 1);
  const wanted = Math.min(game ?? (last.hands?.length ? games : Math.max(1, games - 1)), games);
  return { record: wanted === games ? last : await ask<Kind>("GET", `${path}&game=${wanted}`), game: wanted, games };
}

/** The game that the address names. */
export const askedGame = (): number | undefined => Number(new URLSearchParams(location.search).get("game")) || undefined;
