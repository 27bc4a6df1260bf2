/** What this browser keeps of sheets: each under its own name, so that two windows do not write over each other. */
import type { Sheet } from "./model.ts";
import { standingOf } from "./reckon.ts";

/** A sheet as this browser has it. */
export interface KeptSheet {
  readonly id: string;
  readonly sheet: Sheet;
  /** The revision on the server that it was made from; 0: it was never there. */
  readonly revision: number;
  /** Whether the server has all of it. */
  readonly saved: boolean;
  /** Whose it is on the server. */
  readonly account: string | null;
  /** When it was last written, in milliseconds since 1970. */
  readonly updated: number;
}

const SHEET = "decaphase-sheet:";
/** A sheet that was thrown away while the server was out of reach. */
const GONE = "decaphase-sheet-gone:";

/** The id of the sheet that is kept under a name; nothing for other names. */
export const idIn = (name: string | null): string | undefined =>
  name?.startsWith(SHEET) ? name.slice(SHEET.length) : undefined;

/** The sheet with this id, if it is there and can be read. */
export function readKept(id: string): KeptSheet | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(SHEET + id) ?? "null") as KeptSheet | null;
    if (kept) standingOf(kept.sheet);
    return kept ?? undefined;
  } catch {
    return undefined; // damaged, or the browser keeps nothing; it is left as it is
  }
}

/** All sheets, the last written first. */
export function readAll(): KeptSheet[] {
  const found = namesWith(SHEET).map(readKept).filter((kept) => kept !== undefined);
  return found.sort((one, other) => other.updated - one.updated);
}

/** Keep a sheet; false where the browser keeps nothing, or has no room left. */
export function writeKept(kept: KeptSheet): boolean {
  try {
    localStorage.setItem(SHEET + kept.id, JSON.stringify(kept));
    return true;
  } catch {
    return false;
  }
}

/** Throw a sheet away; `told`: the server knows already, or need not know. */
export function dropKept(id: string, told: boolean): void {
  try {
    localStorage.removeItem(SHEET + id);
    if (told) localStorage.removeItem(GONE + id);
    else localStorage.setItem(GONE + id, "yes");
  } catch {
    // what is not kept need not be thrown away
  }
}

/** The ids of sheets of which the server does not know yet that they were thrown away. */
export const goneIds = (): string[] => namesWith(GONE);

function namesWith(prefix: string): string[] {
  try {
    const names = Object.keys(localStorage).filter((name) => name.startsWith(prefix));
    return names.map((name) => name.slice(prefix.length));
  } catch {
    return [];
  }
}
