/** Opening the table that was wished for, or changing the one that is there. */
import type { Now, TableBegun, TableView } from "../../generated/protocol.ts";
import { ask } from "../../net/api.ts";
import { theLine } from "../../net/live.svelte.ts";
import { me } from "../../net/me.svelte.ts";
import { keepInvite } from "../../table/lobby/invites.ts";
import { seatBots } from "../play-now.ts";
import type { Wish } from "./wish.svelte.ts";

/** Open it under this name, with its bots seated; the table's id comes back. */
export async function openTable(wish: Wish, name: string): Promise<string> {
  await me.need(name);
  const begun = await ask<TableBegun>("POST", "/api/tables", wish.asTable());
  keepInvite(begun.table, begun);
  await seatBots(begun.table, { count: Math.min(wish.bots, wish.seats - 1), bot: wish.bot });
  return begun.table;
}

/** Other rules or seats for a table that has not begun. */
export async function changeTable(table: string, { edition, seats, options }: Wish): Promise<void> {
  await theLine().do(table, { do: "change-table", edition, seats, options });
}

/** A table as it is now. */
export async function lookAt(table: string): Promise<TableView> {
  await me.need();
  return (await ask<Now>("GET", `/api/tables/${table}`)).view;
}
