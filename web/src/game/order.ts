/** The order in which somebody holds their cards: sorted, or as they put them; kept while cards come and go. */

export type Order = "colour" | "number" | "need" | "own";
export const ORDERS: readonly Order[] = ["colour", "number", "need", "own"];

/** A card in the hand; the key tells two red fives apart, and stays with its card. */
export interface Held {
  key: number;
  code: string;
}

const COLOURS = "rbgyws";

export const numberOf = (code: string): number => Number(code.slice(1)) || 0;
export const isWild = (code: string): boolean => code === "w";

function byColour(one: string, other: string): number {
  return COLOURS.indexOf(one.charAt(0)) - COLOURS.indexOf(other.charAt(0)) || numberOf(one) - numberOf(other);
}

/** Wilds stand behind the numbers, and skips behind the wilds. */
function byNumber(one: string, other: string): number {
  const rank = (code: string): number => numberOf(code) || (isWild(code) ? 13 : 14);
  return rank(one) - rank(other) || byColour(one, other);
}

/** The cards sorted; `spare` are those that the phase does not need. */
export function sorted(cards: readonly Held[], order: Order, spare: readonly string[]): Held[] {
  const compare: Record<Order, (one: string, other: string) => number> = {
    colour: byColour,
    number: byNumber,
    need: (one, other) => Number(spare.includes(one)) - Number(spare.includes(other)) || byNumber(one, other),
    own: () => 0,
  };
  return cards.toSorted((one, other) => compare[order](one.code, other.code) || one.key - other.key);
}

/** The cards that are held now, in the order they had; new ones come last, and `fresh` are these. */
export function follow(
  before: readonly Held[],
  holding: readonly string[],
  nextKey: () => number,
): { cards: Held[]; fresh: Held[] } {
  const left = [...holding];
  const kept = before.filter(({ code }) => {
    const place = left.indexOf(code);
    if (place >= 0) left.splice(place, 1);
    return place >= 0;
  });
  const fresh = left.map((code) => ({ key: nextKey(), code }));
  return { cards: [...kept, ...fresh], fresh };
}

/** The cards with one of them moved to another place. */
export function moved(cards: readonly Held[], key: number, to: number): Held[] {
  const card = cards.find((one) => one.key === key);
  if (!card) return [...cards];
  const rest = cards.filter((one) => one !== card);
  const place = Math.max(0, Math.min(rest.length, to));
  return [...rest.slice(0, place), card, ...rest.slice(place)];
}
