/** The 50 kinds of card by their record codes: a colour's letter and a number, `w` or `s`. */
export const COLOURS = ["r", "b", "g", "y"] as const;
export type Colour = (typeof COLOURS)[number];

/** Cards of four colours, or ordinary packs with suits for them. */
export type Faces = "colours" | "packs";

export const NUMBERS = 12;
/** The numbers that have a name in an ordinary pack. */
export const NAMED_RANKS: Record<number, string> = { 1: "ace", 11: "jack", 12: "queen" };

export const WILD = "w";
export const SKIP = "s";

/** The colour of a card; a wild and a skip have none. */
export function colourOf(code: string): Colour | undefined {
  return COLOURS.find((colour) => code.startsWith(colour));
}

/** 1 to 12; 0 for a wild and a skip, which have none. */
export function numberOf(code: string): number {
  return Number(code.slice(1));
}

/** Every kind in the order of the records: r1 to y12, wild, skip. */
export const KINDS: readonly string[] = [
  ...COLOURS.flatMap((colour) => Array.from({ length: NUMBERS }, (_, index) => `${colour}${index + 1}`)),
  WILD,
  SKIP,
];
