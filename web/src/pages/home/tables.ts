/** Tables as lists show them. */
import type { ListedTable, Now, SeatSummary, TableList } from "../../generated/protocol.ts";
import { ask } from "../../net/api.ts";

/** Which tables: those where one sat, or those open to all. */
export type Scope = "mine" | "listed";

/** A table with whose turn it is, where that is known. */
export interface Entry extends ListedTable {
  turn: { mine: boolean; player: string } | null;
}

export interface Entries {
  entries: Entry[];
  /** How to ask for more; empty where there are none. */
  more: string;
}

const PLAYED = ["dealing", "playing", "between"];

/** A page of a list; `more` comes from the page before. */
export async function fetchTables(scope: Scope, more = ""): Promise<Entries> {
  const list = await ask<TableList>("GET", `/api/tables?scope=${scope}${more}`);
  const next = list.before === null ? "" : `&before=${list.before}&before_table=${list.before_table ?? ""}`;
  return { entries: list.tables.map((table) => ({ ...table, turn: null })), more: next };
}

export const isOver = ({ stage }: ListedTable): boolean => stage === "over" || stage === "closed";

export const freeSeats = (seats: readonly SeatSummary[]): number =>
  seats.filter((seat) => !seat.person && seat.bot === null).length;

/** Everybody who sits there, but for ourselves. */
export function othersAt(table: ListedTable, own: string): string[] {
  const names = (table.summary?.seats ?? []).map((seat) => seat.name).filter(Boolean);
  const mine = names.indexOf(own);
  return names.filter((_, place) => place !== mine);
}

/** Find out whose turn it is at the first few tables that are being played. */
export async function withTurns(entries: readonly Entry[], most = 5): Promise<Entry[]> {
  const running = entries.filter(({ stage }) => PLAYED.includes(stage)).slice(0, most);
  return Promise.all(entries.map(async (entry) => (running.includes(entry) ? { ...entry, turn: await turnAt(entry.table) } : entry)));
}

async function turnAt(table: string): Promise<Entry["turn"]> {
  const { view } = await ask<Now>("GET", `/api/tables/${table}`);
  const turn = view.stage === "playing" ? view.game?.turn : null;
  return turn ? { mine: turn === view.you, player: view.seats[turn - 1]?.name ?? "" } : null;
}
