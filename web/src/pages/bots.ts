/** Bots to play with: how strong they are, and friendly names for them. */

/** From who has just learned it to who thinks hard; pure chance is no company, so it comes last. */
export const BOTS = ["beginner", "greedy", "steady", "sharp", "random"] as const;
export type Bot = (typeof BOTS)[number];

const NAMES = ["Ada", "Bruno", "Chloé", "Daan", "Emil", "Fleur", "Greta", "Hugo"];

/** So many names that nobody at the table has. */
export function botNames(count: number, taken: readonly string[] = []): string[] {
  return NAMES.filter((name) => !taken.includes(name)).slice(0, count);
}

export interface Opponents {
  count: number;
  bot: Bot;
}

const PLACE = "decaphase-bots";

/** The bots that were chosen last in this browser. */
export function lastOpponents(): Opponents {
  try {
    const { count, bot } = JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Partial<Opponents>;
    if (count && count >= 1 && count <= 5 && bot && BOTS.includes(bot)) return { count, bot };
  } catch {
    // what cannot be read is as good as nothing
  }
  return { count: 3, bot: "steady" };
}

export function keepOpponents(chosen: Opponents): void {
  try {
    localStorage.setItem(PLACE, JSON.stringify(chosen));
  } catch {
    // a browser that keeps nothing asks again
  }
}
