/** Coming to a table by an invitation. */
import type { Admitted, Now, SeatView } from "../../generated/protocol.ts";
import { ask, Refusal } from "../../net/api.ts";
import { theLine } from "../../net/live.svelte.ts";

const isFree = (seat: SeatView): boolean => seat.offered_to_you || seat.left || (!seat.person && seat.bot === null);

/** Come in by a code, and into the first seat that is free if one wants to sit; the table's id comes back. */
export async function comeIn(code: string, sit: boolean): Promise<string> {
  const { table } = await ask<Admitted>("POST", `/api/invites/${encodeURIComponent(code)}`);
  const { view } = await ask<Now>("GET", `/api/tables/${table}`);
  if (sit && view.you === null) await takeSeat(table, view.seats.filter(isFree));
  return table;
}

/** Take one of these seats; if somebody was faster everywhere, look on. */
async function takeSeat(table: string, seats: readonly SeatView[]): Promise<void> {
  for (const { seat } of seats) {
    try {
      return await theLine().do(table, { do: "sit", seat });
    } catch (problem) {
      if (!(problem instanceof Refusal && problem.code === "table-seat-taken")) throw problem;
    }
  }
}
