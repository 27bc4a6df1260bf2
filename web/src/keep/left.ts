/** What is left in the hands when a hand ends: which points and which cards there can be. As in `decaphase.sheet.leftover_cards`. */
import type { RuleNumbers } from "../generated/editions.ts";
import { CARD_CODES, COPIES, DEAREST_HANDS, MOST_CARDS, NUMBER_COPIES, NUMBERS, POINTS_STEP, WILD } from "../generated/engine.ts";
import { costOf } from "./engine.ts";
import { type Left, SheetProblem, type SheetRules, short } from "./model.ts";

/** What is left as points. */
export function pointsOf(left: Left, book: RuleNumbers): number {
  return typeof left === "number" ? left : costOf(left.map(cardOf), book);
}

/** The card with this code; of a bare number the colour does not matter, so it is some card with it. */
function cardOf(code: string): number {
  const number = numberOf(code);
  const card = CARD_CODES.indexOf(number ? `r${number}` : code);
  if (card < 0) throw new SheetProblem("bad-card", { card: short(code, 40) });
  return card;
}

/** The number of a card that was given by its number alone; 0 where it was not. */
function numberOf(code: string): number {
  return /^[1-9][0-9]?$/.test(code) && Number(code) <= NUMBERS ? Number(code) : 0;
}

/** Refuse what nobody can hold who did not go out. */
export function checkLeft(left: Left, rules: SheetRules, player: string): void {
  if (isNothing(left)) throw new SheetProblem("sheet-holds-nothing", { player });
  if (typeof left !== "number") {
    if (left.length > MOST_CARDS) {
      throw new SheetProblem("sheet-too-many-cards", { player, count: left.length, most: MOST_CARDS });
    }
    checkCards(left, rules);
  } else if (left < POINTS_STEP || left > dearestHand(rules.book) || left % POINTS_STEP !== 0) {
    throw new SheetProblem("sheet-bad-points", { points: short(String(left), 12), most: dearestHand(rules.book) });
  }
}

/** Whether nothing was left. */
export const isNothing = (left: Left): boolean => (typeof left === "number" ? left === 0 : left.length === 0);

/** Refuse cards that are not in one deck together. */
export function checkCards(codes: readonly string[], rules: SheetRules): void {
  const whole = new Map<number, number>();
  const numbers = new Map<number, number>();
  for (const code of codes) {
    const card = cardOf(code);
    if (!numberOf(code)) whole.set(card, (whole.get(card) ?? 0) + 1);
    const number = card < WILD ? (card % NUMBERS) + 1 : 0;
    if (number) numbers.set(number, (numbers.get(number) ?? 0) + 1);
  }
  for (const [card, count] of whole) checkAlike(CARD_CODES[card]!, count, COPIES[card]!, rules);
  for (const [number, count] of numbers) checkAlike(String(number), count, NUMBER_COPIES, rules);
}

function checkAlike(card: string, count: number, most: number, rules: SheetRules): void {
  if (count > most) throw new SheetProblem("sheet-too-many-alike", { card, count, most, cards: rules.cards });
}

/** The most points that one hand can cost a player. */
export const dearestHand = (book: RuleNumbers): number => DEAREST_HANDS[book.wild_points]!;
