/** A hand that is half written down, kept so that a phone which loads the page anew loses nothing of it. */
import type { Answers } from "./draft.svelte.ts";
import type { Sheet } from "./model.ts";

interface Half {
  /** The hands of the sheet when it was begun; on any other sheet the answers mean nothing. */
  results: string;
  answers: Answers;
}

const place = (id: string, hand: number): string => `decaphase-half:${id}:${hand}`;

/** What was answered before the page was loaded anew. */
export function readHalf(id: string, hand: number, sheet: Sheet): Answers | undefined {
  try {
    const half = JSON.parse(sessionStorage.getItem(place(id, hand)) ?? "null") as Half | null;
    return half?.results === JSON.stringify(sheet.results) ? half.answers : undefined;
  } catch {
    return undefined;
  }
}

export function keepHalf(id: string, hand: number, sheet: Sheet, answers: Answers): void {
  try {
    const half: Half = { results: JSON.stringify(sheet.results), answers };
    sessionStorage.setItem(place(id, hand), JSON.stringify(half));
  } catch {
    // the browser keeps nothing; then it has to be answered again
  }
}

/** It is written down, or no longer wanted. */
export function dropHalf(id: string, hand: number): void {
  try {
    sessionStorage.removeItem(place(id, hand));
  } catch {
    // nothing was kept
  }
}
