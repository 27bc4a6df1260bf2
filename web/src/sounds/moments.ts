/** Which sound goes with what happens at a table. */
const SOUNDS: Record<string, string> = {
  drew: "draw",
  took: "take", // a card from the discard pile
  "laid-down": "lay",
  "hit-on": "hit",
  discarded: "discard",
  "sat-out": "skip",
  knocked: "knock",
  "hand-ended": "hand-end",
  "game-ended": "win",
};

/** What an event is to the ear: to take a card from the discard pile sounds other than to draw one. */
export const momentOf = (event: { kind: string; pile?: string }): string =>
  event.kind === "drew" && event.pile === "discard" ? "took" : event.kind;

export const soundOf = (event: string): string => SOUNDS[event] ?? "";
