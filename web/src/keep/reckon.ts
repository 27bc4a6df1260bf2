/**
 * What follows from a sheet: totals, ranking, places, ties and the coming hand. As in `decaphase.sheet.standings`, the
 * results of each hand are put into a state of the engine, which closes the hand; no rule is written here.
 */
import type { RuleNumbers } from "../generated/editions.ts";
import { GAME_OVER, LEGAL, NOBODY, NOTHING, PHASE_NOT_PLAYED, PHASES, POINTS, REFUSALS, SEATS, type State } from "../generated/engine.ts";
import { beginGame, type SheetGame } from "./engine.ts";
import { checkCards, checkLeft, isNothing, pointsOf } from "./left.ts";
import { type HandResult, type Made, madeBy, type Sheet, SheetProblem, short } from "./model.ts";

/**
 * How a sheet stands; lists begin with seat 1, those of hands with hand 1. `crossed` and `points` say of each hand what
 * each seat crossed off and got, null where it did not. `playing`, `replay`, `phases`, `dealer` are of the coming hand.
 */
export interface Standing {
  readonly crossed: readonly (readonly (number | null)[])[];
  readonly points: readonly (readonly (number | null)[])[];
  readonly done: readonly (readonly number[])[];
  readonly totals: readonly number[];
  readonly ranking: readonly (readonly number[])[];
  readonly places: readonly (readonly number[])[];
  readonly over: boolean;
  readonly playing: readonly number[];
  readonly replay: boolean;
  readonly phases: readonly (number | null)[];
  readonly dealer: number | null;
}

/** The sheet with one more hand. */
export function addHand(sheet: Sheet, result: HandResult): Sheet {
  return checked({ ...sheet, results: [...sheet.results, result] });
}

/** The sheet with another result of this hand; refused where a later hand could then not have been. */
export function editHand(sheet: Sheet, number: number, result: HandResult): Sheet {
  checkHand(sheet, number);
  return checked({ ...sheet, results: sheet.results.with(number - 1, result) });
}

/** The sheet without its last hand. */
export function undoHand(sheet: Sheet): Sheet {
  checkHand(sheet, sheet.results.length);
  return { ...sheet, results: sheet.results.slice(0, -1) };
}

function checked(sheet: Sheet): Sheet {
  standingOf(sheet);
  return sheet;
}

function checkHand(sheet: Sheet, number: number): void {
  const count = sheet.results.length;
  if (number < 1 || number > count) {
    throw new SheetProblem("sheet-no-such-hand", { number: short(String(number), 12), count });
  }
}

/** How the sheet stands, or stood after so many hands; a SheetProblem names the hand that cannot be. */
export function standingOf(sheet: Sheet, hands = sheet.results.length): Standing {
  const game = beginGame(sheet.rules.book, sheet.players.length);
  const { state } = game;
  const crossed: (number | null)[][] = [];
  const points: (number | null)[][] = [];
  for (const [index, result] of sheet.results.slice(0, hands).entries()) {
    try {
      writeHand(game, sheet, result);
    } catch (problem) {
      if (problem instanceof SheetProblem) throw new SheetProblem(problem.code, problem.values, index + 1);
      throw problem;
    }
    crossed.push(seatsOf(state).map((seat) => (madeBy(result, seat) ? state.phase.get(seat - 1) : null)));
    points.push(seatsOf(state).map((seat) => (plays(state, seat) ? state.points.get(seat - 1) : null)));
  }
  return look(game, sheet, crossed, points);
}

const seatsOf = (state: State): number[] => Array.from({ length: state.players }, (_, index) => index + 1);
const plays = (state: State, seat: number): boolean => seatsIn(state.playing).includes(seat);

/** Let the engine play on to the end of the coming hand, and close it with this result. */
function writeHand(game: SheetGame, sheet: Sheet, result: HandResult): void {
  const { engine, rules, state } = game;
  if (state.stage === GAME_OVER) throw new SheetProblem("sheet-is-over");
  engine.open_hand(state, rules, firstDealer(sheet));
  for (const made of result.made) crossOff(game, sheet, made);
  writePoints(state, sheet, result);
  engine.close_hand(state, rules, result.out === null ? NOBODY : result.out - 1);
}

const firstDealer = (sheet: Sheet): number => (sheet.dealer === null ? NOBODY : sheet.dealer - 1);

/** A phase was laid: the engine says whether it could be, and crosses it off. */
function crossOff({ engine, rules, state }: SheetGame, sheet: Sheet, made: Made): void {
  const player = playerOf(state, sheet, made.seat);
  const phase = made.phase ?? NOTHING;
  const reason = engine.cross_off(state, rules, made.seat - 1, phase);
  if (reason === PHASE_NOT_PLAYED) throw new SheetProblem("phase-not-played", { phase: short(String(phase), 12) });
  if (reason !== LEGAL) throw new SheetProblem(`sheet-${REFUSALS[reason]}`, { player, phase });
}

/** The numbers of the phases that are played for, rising. */
export const selected = (book: RuleNumbers): readonly number[] => book.selection.slice(0, book.selected);

/** What was left in the hands, as far as it can have been. */
function writePoints(state: State, sheet: Sheet, result: HandResult): void {
  const { rules, players } = sheet;
  if (result.left.length !== state.players) {
    throw new SheetProblem("not-one-each", { count: result.left.length, players: state.players });
  }
  if (result.out !== null) {
    const player = playerOf(state, sheet, result.out);
    if (!state.laid.get(result.out - 1)) throw new SheetProblem("sheet-out-without-phase", { player });
    if (!isNothing(result.left[result.out - 1]!)) throw new SheetProblem("sheet-out-with-cards", { player });
  }
  for (const [index, left] of result.left.entries()) {
    const player = players[index]!;
    if (plays(state, index + 1) && index + 1 !== result.out && rules.book.scoring === POINTS) {
      checkLeft(left, rules, player);
      state.points.set(index, pointsOf(left, rules.book));
    } else if (!isNothing(left)) {
      throw new SheetProblem("sheet-no-points-here", { player });
    }
  }
  checkCards(result.left.flatMap((left) => (typeof left === "number" ? [] : left)), rules);
}

/** The name of a seat that plays in this hand. */
function playerOf(state: State, sheet: Sheet, seat: number): string {
  if (seat < 1 || seat > state.players) {
    throw new SheetProblem("no-such-seat", { seat: short(String(seat), 12), players: state.players });
  }
  const player = sheet.players[seat - 1]!;
  if (!plays(state, seat)) throw new SheetProblem("not-playing", { player });
  return player;
}

/** All that can be seen on the sheet now. */
function look(game: SheetGame, sheet: Sheet, crossed: Standing["crossed"], points: Standing["points"]): Standing {
  const { engine, rules, state, copy: coming } = game;
  const count = state.players;
  const over = state.stage === GAME_OVER;
  coming.copyFrom(state);
  if (!over) engine.open_hand(coming, rules, firstDealer(sheet));
  const playing = over ? [] : seatsIn(coming.playing);
  return {
    crossed,
    points,
    done: state.done.list().slice(0, count).map(phasesIn),
    totals: state.score.list().slice(0, count),
    ranking: [...placesIn(state), ...rankingOfOthers(game)],
    places: placesIn(state),
    over,
    playing,
    replay: Boolean(coming.replay) && !over,
    phases: seatsOf(state).map((seat) => (playing.includes(seat) && coming.phase.get(seat - 1)) || null),
    dealer: over || coming.dealer === NOBODY ? null : coming.dealer + 1,
  };
}

// The engine's sets and places as lists of seats, which count from 1

const seatsIn = (mask: number): number[] => bitsOf(mask, SEATS).map((bit) => bit + 1);
const phasesIn = (mask: number): number[] => bitsOf(mask, PHASES + 1);

function bitsOf(mask: number, most: number): number[] {
  return Array.from({ length: most }, (_, bit) => bit).filter((bit) => (mask >> bit) & 1);
}

/** The places taken so far, best first. */
function placesIn(state: State): number[][] {
  const places = state.place.list();
  return Array.from({ length: Math.max(...places) }, (_, index) =>
    seatsOf(state).filter((seat) => places[seat - 1] === index + 1),
  );
}

/** The seats without a place, best first; those that stand equally share an entry. */
function rankingOfOthers({ engine, rules, state }: SheetGame): number[][] {
  const others = seatsOf(state).filter((seat) => state.place.get(seat - 1) === 0);
  const standing = (seat: number): number => engine.standing(state, rules, seat - 1);
  const order = [...new Set(others.map(standing))].sort((one, other) => one - other);
  return order.map((one) => others.filter((seat) => standing(seat) === one));
}
