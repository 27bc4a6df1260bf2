/** Invitations to a table; the code of one is shown once, so this browser keeps it. */
import type { InviteGiven } from "../../generated/protocol.ts";
import { ask } from "../../net/api.ts";

const place = (table: string): string => `decaphase-invite-${table}`;

export function keepInvite(table: string, { invite, expires }: InviteGiven): void {
  try {
    localStorage.setItem(place(table), JSON.stringify({ invite, expires }));
  } catch {
    // then another code is asked for when it is needed
  }
}

/** The invitation that this browser has for a table, as long as it holds. */
export function keptInvite(table: string): InviteGiven | null {
  try {
    const kept = JSON.parse(localStorage.getItem(place(table)) ?? "null") as InviteGiven | null;
    return kept && kept.expires > Date.now() ? kept : null;
  } catch {
    return null;
  }
}

/** A new invitation. */
export async function makeInvite(table: string): Promise<InviteGiven> {
  const given = await ask<InviteGiven>("POST", `/api/tables/${table}/invites`, {});
  keepInvite(table, given);
  return given;
}

export const linkOf = ({ invite }: InviteGiven): string => `${location.origin}/join/${invite}`;
