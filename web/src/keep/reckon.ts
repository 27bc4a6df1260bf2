/**
 * What follows from a sheet: totals, ranking, places, ties and the coming hand. As in `decaphase.sheet.standings`, the
 * results of each hand are put into a state of the engine, which closes the hand; no rule is written here.
 */
import {
  ANY,
  type RuleCodes,
  close_hand,
  coming_players,
  complete_phase,
  GAME_OVER,
  LEGAL,
  new_state,
  next_dealer,
  next_phase,
  NOBODY,
  NOTHING,
  phase_problem,
  phases_in,
  places_in,
  POINTS,
  prepare_hand,
  ranking_in,
  REFUSALS,
  seats_in,
  type State,
} from "../generated/reckon.ts";
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
  const { book } = sheet.rules;
  const state = new_state(sheet.players.length);
  const crossed: (number | null)[][] = [];
  const points: (number | null)[][] = [];
  for (const [index, result] of sheet.results.slice(0, hands).entries()) {
    try {
      writeHand(state, book, sheet, result);
    } catch (problem) {
      if (problem instanceof SheetProblem) throw new SheetProblem(problem.code, problem.values, index + 1);
      throw problem;
    }
    crossed.push(seatsOf(state).map((seat) => (madeBy(result, seat) ? state.phase[seat - 1]! : null)));
    points.push(seatsOf(state).map((seat) => (plays(state, seat) ? state.points[seat - 1]! : null)));
  }
  return look(state, book, sheet, crossed, points);
}

const seatsOf = (state: State): number[] => Array.from({ length: state.players }, (_, index) => index + 1);
const plays = (state: State, seat: number): boolean => seats_in(state.playing).includes(seat);

/** Let the engine play on to the end of the coming hand, and close it with this result. */
function writeHand(state: State, book: RuleCodes, sheet: Sheet, result: HandResult): void {
  if (state.stage === GAME_OVER) throw new SheetProblem("sheet-is-over");
  const dealer = comingDealer(state, sheet);
  prepare_hand(state, book);
  state.dealer = dealer;
  for (const made of result.made) crossOff(state, book, sheet, made);
  writePoints(state, sheet, result);
  close_hand(state, book, result.out === null ? NOBODY : result.out - 1);
}

function comingDealer(state: State, sheet: Sheet): number {
  if (state.hand === 0) return sheet.dealer === null ? NOBODY : sheet.dealer - 1;
  return next_dealer(state);
}

/** A phase was laid: the engine says whether it could be, and crosses it off. */
function crossOff(state: State, book: RuleCodes, sheet: Sheet, made: Made): void {
  const player = playerOf(state, sheet, made.seat);
  const seat = made.seat - 1;
  let phase = made.phase ?? NOTHING;
  if (state.replay && phase === NOTHING) phase = next_phase(book, state.done[seat]!); // nobody names it in a tie
  if (phase !== NOTHING && !selected(book).includes(phase)) {
    throw new SheetProblem("phase-not-played", { phase: short(String(phase), 12) });
  }
  const reason = phase_problem(state, book, seat, phase);
  if (reason !== LEGAL) throw new SheetProblem(`sheet-${REFUSALS[reason]}`, { player, phase });
  if (book.order === ANY) state.phase[seat] = phase;
  state.laid[seat] = state.laid_count + 1;
  complete_phase(state, seat);
}

/** The numbers of the phases that are played for, rising. */
export const selected = (book: RuleCodes): readonly number[] => book.selection.slice(0, book.selected);

/** What was left in the hands, as far as it can have been. */
function writePoints(state: State, sheet: Sheet, result: HandResult): void {
  const { rules, players } = sheet;
  if (result.left.length !== state.players) {
    throw new SheetProblem("not-one-each", { count: result.left.length, players: state.players });
  }
  if (result.out !== null) {
    const player = playerOf(state, sheet, result.out);
    if (!state.laid[result.out - 1]) throw new SheetProblem("sheet-out-without-phase", { player });
    if (!isNothing(result.left[result.out - 1]!)) throw new SheetProblem("sheet-out-with-cards", { player });
  }
  for (const [index, left] of result.left.entries()) {
    const player = players[index]!;
    if (plays(state, index + 1) && index + 1 !== result.out && rules.book.scoring === POINTS) {
      checkLeft(left, rules, player);
      state.points[index] = pointsOf(left, rules.book);
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
function look(
  state: State,
  book: RuleCodes,
  sheet: Sheet,
  crossed: Standing["crossed"],
  points: Standing["points"],
): Standing {
  const count = state.players;
  const over = state.stage === GAME_OVER;
  const coming = structuredClone(state);
  const dealer = over ? NOBODY : comingDealer(state, sheet);
  const playing = over ? [] : seats_in(coming_players(state));
  if (!over) prepare_hand(coming, book);
  if (coming.replay) coming.phase = coming.done.map((done) => next_phase(book, done));
  return {
    crossed,
    points,
    done: state.done.slice(0, count).map(phases_in),
    totals: state.score.slice(0, count),
    ranking: ranking_in(state, book),
    places: places_in(state),
    over,
    playing,
    replay: Boolean(coming.replay) && !over,
    phases: seatsOf(state).map((seat) => (playing.includes(seat) && coming.phase[seat - 1]) || null),
    dealer: dealer === NOBODY ? null : dealer + 1,
  };
}
