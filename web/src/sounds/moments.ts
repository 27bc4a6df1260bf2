/** Which sound goes with what happens at a table. */
const SOUNDS: Record<string, string> = {
  drew: "draw",
  "laid-down": "lay",
  "hit-on": "hit",
  discarded: "discard",
  "sat-out": "skip",
  knocked: "knock",
  "hand-ended": "hand-end",
  "game-ended": "win",
};

export const soundOf = (event: string): string => SOUNDS[event] ?? "";
