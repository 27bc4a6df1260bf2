// Made by `python -m decaphase.translate` from the engine's own source; do not edit.
// Seats count from 0 here, phases from 1; sets of either are bits of a number.

export type Row = number[];
export type Grid = number[][];
export type Cube = number[][][];

/** The rules of a table as numbers: option values as above, phases counted from 1. */
export interface RuleCodes {
  wild_points: number;
  scoring: number;
  tie_points: number;
  tie_break: number;
  play_on: number;
  advance: number;
  order: number;
  selected: number;
  selection: Row;
  groups: Row;
  needed: Row;
  form: Row;
  kind: Grid;
  need: Grid;
}

/** A game at one moment. Sets of seats and of phases are bit masks (bit 0 is seat 0, bit 1 phase 1). */
export interface State {
  players: number;
  playing: number;
  hand: number;
  dealer: number;
  stage: number;
  turn: number;
  deck_count: number;
  discard_count: number;
  taken: number;
  asked: number;
  discarder: number;
  knocked: number;
  replay: number;
  tied: number;
  laid_count: number;
  out: number;
  sat_out: number;
  size: Row;
  mask: Row;
  phase: Row;
  done: Row;
  score: Row;
  points: Row;
  compared: Row;
  waiting: Row;
  skipped_by: Row;
  laid: Row;
  place: Row;
  dice: Row;
  deck: Row;
  discard: Row;
  held: Grid;
  number: Grid;
  colour: Grid;
  group_low: Grid;
  group_size: Grid;
  group_card: Cube;
}

/** The numbers from `start` up to `end`, or down to it, `end` left out. */
function range(start: number, end: number, step = 1): number[] {
  const length = Math.max(0, Math.ceil((end - start) / step));
  return Array.from({ length }, (_, index) => start + index * step);
}

/** So many zeros. */
function zeros(count: number): Row {
  return new Array<number>(count).fill(0);
}

/** So many rows of so many zeros. */
function rows(count: number, width: number): Grid {
  return Array.from({ length: count }, () => zeros(width));
}

/** So many grids of zeros. */
function layers(count: number, height: number, width: number): Cube {
  return Array.from({ length: count }, () => rows(height, width));
}

/** Make the numbers of a row these. */
function set_row(row: Row, numbers: Row): void {
  row.splice(0, row.length, ...numbers);
}

/** What is left of a division that rounds down. */
function modulo(dividend: number, divisor: number): number {
  return dividend - divisor * Math.floor(dividend / divisor);
}

/** The bits of a number moved to the left; what would no longer be exact is refused. */
function shift_left(bits: number, by: number): number {
  const moved = bits * 2 ** by;
  if (by < 0 || Math.abs(moved) > 2147483647) throw new RangeError(`${bits} << ${by}`);
  return moved;
}

/** Numbers in rising order. */
function sorted(numbers: Iterable<number>): Row {
  return [...numbers].sort((one, other) => one - other);
}

export const ALREADY_DOWN = 30;
export const ANY = 1;
export const BEFORE_THIS_HAND = 1;
export const CARD_CODES = ["r1", "r2", "r3", "r4", "r5", "r6", "r7", "r8", "r9", "r10", "r11", "r12", "b1", "b2", "b3", "b4", "b5", "b6", "b7", "b8", "b9", "b10", "b11", "b12", "g1", "g2", "g3", "g4", "g5", "g6", "g7", "g8", "g9", "g10", "g11", "g12", "y1", "y2", "y3", "y4", "y5", "y6", "y7", "y8", "y9", "y10", "y11", "y12", "w", "s"];
export const COPIES = [2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 8, 4];
export const EVERY_HAND = 1;
export const GAME_OVER = 4;
export const GROUPS = 3;
export const HAND_OVER = 3;
export const LEAST_PLAYERS = 2;
export const LEGAL = 0;
export const LONGEST_NAME = 40;
export const MOST_CARDS = 11;
export const MOST_PLAYERS = 6;
export const NAME_THE_PHASE = 31;
export const NOBODY = -1;
export const NOTHING = -1;
export const NO_CARDS = zeros(50);
export const NO_COLOURS = zeros(4);
export const NO_NUMBERS = zeros(13);
export const NUMBERS = 12;
export const NUMBER_COPIES = 8;
export const NUMBER_POINTS = [0, 5, 5, 5, 5, 5, 5, 5, 5, 5, 10, 10, 10];
export const PHASES = 10;
export const PHASE_DONE = 33;
export const PHASE_NOT_PLAYED = 34;
export const PHASE_STEP = 4294967296;
export const POINTS = 0;
export const POINTS_STEP = 5;
export const REFUSALS: Readonly<Record<number, string>> = {
  "30": "already-down",
  "31": "name-the-phase",
  "32": "wrong-phase",
  "33": "phase-done",
  "34": "phase-not-played"
};
export const REPLAY = 0;
export const SEATS = 6;
export const SKIP = 49;
export const SKIP_POINTS = 15;
export const WILD = 48;
export const WRONG_PHASE = 32;

function empty_state(): State {
  return {
    players: 0,
    playing: 0,
    hand: 0,
    dealer: 0,
    stage: 0,
    turn: 0,
    deck_count: 0,
    discard_count: 0,
    taken: 0,
    asked: 0,
    discarder: 0,
    knocked: 0,
    replay: 0,
    tied: 0,
    laid_count: 0,
    out: 0,
    sat_out: 0,
    size: zeros(6),
    mask: zeros(6),
    phase: zeros(6),
    done: zeros(6),
    score: zeros(6),
    points: zeros(6),
    compared: zeros(6),
    waiting: zeros(6),
    skipped_by: zeros(6),
    laid: zeros(6),
    place: zeros(6),
    dice: zeros(4),
    deck: zeros(108),
    discard: zeros(108),
    held: rows(6, 50),
    number: rows(6, 13),
    colour: rows(6, 4),
    group_low: rows(6, 3),
    group_size: rows(6, 3),
    group_card: layers(6, 3, 32),
  };
}

// decaphase/engine/deal.py

/** Gather all cards and clear what belongs to the last hand. */
export function clear_table(s: State): void {
  for (const seat of range(0, s.players)) {
    empty_hand(s, seat);
    s.laid[seat] = 0;
    s.waiting[seat] = 0;
    s.points[seat] = 0;
    s.skipped_by[seat] = NOBODY;
    for (const group of range(0, GROUPS)) {
      for (const index of range(0, s.group_size[seat]![group]!)) {
        s.group_card[seat]![group]![index] = 0;
      }
      s.group_size[seat]![group] = 0;
      s.group_low[seat]![group] = 0;
    }
  }
  for (const index of range(0, s.discard_count)) {
    s.discard[index] = 0;
  }
  s.discard_count = 0;
  s.laid_count = 0;
  s.taken = NOTHING;
  s.knocked = NOBODY;
  s.out = NOBODY;
  s.sat_out = 0;
}

/** The seats in the coming hand: the tied ones if a tie is replayed, else all without a place. */
export function coming_players(s: State): number {
  if (s.tied !== 0) {
    return s.tied;
  }
  let coming = 0;
  for (const seat of range(0, s.players)) {
    if (s.place[seat]! === 0) {
      coming |= shift_left(1, seat);
    }
  }
  return coming;
}

/** Set who plays this hand, and whether it replays a tie. */
export function choose_players(s: State): void {
  s.playing = coming_players(s);
  s.replay = s.tied !== 0 ? 1 : 0;
  s.tied = 0;
}

/** Set the phase that each seat plays for in this hand. */
export function choose_phases(s: State, rules: RuleCodes): void {
  for (const seat of range(0, s.players)) {
    if (rules.order === ANY) {
      s.phase[seat] = 0;
    } else if (rules.advance === EVERY_HAND) {
      s.phase[seat] = rules.selection[Math.min(s.hand, rules.selected) - 1]!;
    } else {
      s.phase[seat] = next_phase(rules, s.done[seat]!);
    }
  }
}

/** The first selected phase that is not done; the last one if all are. */
export function next_phase(rules: RuleCodes, done: number): number {
  for (const index of range(0, rules.selected)) {
    if (((done >> rules.selection[index]!) & 1) === 0) {
      return rules.selection[index]!;
    }
  }
  return rules.selection[rules.selected - 1]!;
}

/** Clear the table, and set who plays the coming hand and for which phases. */
export function prepare_hand(s: State, rules: RuleCodes): void {
  clear_table(s);
  choose_players(s);
  s.hand += 1;
  choose_phases(s, rules);
}

/** The dealer of the coming hand: the next playing seat at the dealer's left; NOBODY: still open. */
export function next_dealer(s: State): number {
  if (s.dealer === NOBODY) {
    return NOBODY;
  }
  const coming = coming_players(s);
  let seat = left_of(s, s.dealer);
  while (((coming >> seat) & 1) === 0) {
    seat = left_of(s, seat);
  }
  return seat;
}

// decaphase/engine/hand.py

/** Take a card into the hand. */
export function gain(s: State, seat: number, card: number): void {
  s.held[seat]![card]! += 1;
  s.size[seat]! += 1;
  if (card < WILD) {
    const number = modulo(card, NUMBERS) + 1;
    s.number[seat]![number]! += 1;
    s.mask[seat]! |= shift_left(1, number);
    s.colour[seat]![Math.floor(card / NUMBERS)]! += 1;
  }
}

/** Take all cards from a seat. */
export function empty_hand(s: State, seat: number): void {
  s.size[seat] = 0;
  s.mask[seat] = 0;
  set_row(s.held[seat]!, NO_CARDS);
  set_row(s.number[seat]!, NO_NUMBERS);
  set_row(s.colour[seat]!, NO_COLOURS);
}

/** The points against a seat for the cards it holds. */
export function cost(s: State, rules: RuleCodes, seat: number): number {
  let total = s.held[seat]![WILD]! * rules.wild_points + s.held[seat]![SKIP]! * SKIP_POINTS;
  for (const number of range(1, NUMBERS + 1)) {
    total += s.number[seat]![number]! * NUMBER_POINTS[number]!;
  }
  return total;
}

// decaphase/engine/lay.py

/** Why this seat may not lay this phase now (NOTHING: no phase was named). */
export function phase_problem(s: State, rules: RuleCodes, seat: number, phase: number): number {
  if (s.laid[seat]! > 0) {
    return ALREADY_DOWN;
  }
  if (phase === NOTHING) {
    return rules.order === ANY ? NAME_THE_PHASE : LEGAL;
  }
  if (open_phase(s, rules, seat, phase)) {
    return LEGAL;
  }
  if (rules.order !== ANY) {
    return WRONG_PHASE;
  }
  if (s.replay) {
    return WRONG_PHASE;
  }
  return (s.done[seat]! >> phase) & 1 ? PHASE_DONE : PHASE_NOT_PLAYED;
}

/** Count the phase that was just put on the table as completed. */
export function complete_phase(s: State, seat: number): void {
  s.laid_count += 1;
  s.done[seat]! |= shift_left(1, s.phase[seat]!);
  if (s.taken !== NOTHING && on_own_table(s, seat, s.taken)) {
    s.taken = NOTHING;
  }
}

/** Whether a card of this kind is in one of the seat's groups. */
export function on_own_table(s: State, seat: number, card: number): boolean {
  for (const group of range(0, GROUPS)) {
    for (const index of range(0, s.group_size[seat]![group]!)) {
      if (s.group_card[seat]![group]![index]! === card) {
        return true;
      }
    }
  }
  return false;
}

// decaphase/engine/layouts.py

/** Whether a seat that is not down may lay this phase in this hand. */
export function open_phase(s: State, rules: RuleCodes, seat: number, phase: number): boolean {
  if (rules.order !== ANY) {
    return phase === s.phase[seat]!;
  }
  const last = rules.selection[rules.selected - 1]!;
  if (s.replay) {
    return phase === last;
  }
  for (const index of range(0, rules.selected)) {
    if (rules.selection[index]! === phase) {
      return ((s.done[seat]! >> phase) & 1) === 0;
    }
  }
  return false;
}

// decaphase/engine/score.py

/** Add the points of the hand to the scores, and see who has won. */
export function close_hand(s: State, rules: RuleCodes, winner: number): void {
  s.stage = HAND_OVER;
  s.out = winner;
  s.turn = NOBODY;
  s.asked = 0;
  s.discarder = NOBODY;
  s.taken = NOTHING;
  for (const seat of range(0, s.players)) {
    const before = s.score[seat]!;
    s.score[seat] = before + s.points[seat]!;
    if (!s.replay) {
      s.compared[seat] = compared_points(s, rules, seat, before);
    }
  }
  if (rules.advance === EVERY_HAND) {
    if (s.hand >= rules.selected) {
      rank_all(s, rules);
    }
  } else if (s.replay) {
    end_replay(s, rules, winner);
  } else {
    end_ordinary_hand(s, rules);
  }
}

/** What is compared when several finish in one hand: points, or the order of laying. */
export function compared_points(s: State, rules: RuleCodes, seat: number, before: number): number {
  if (rules.scoring !== POINTS) {
    return s.laid[seat]!;
  }
  return rules.tie_points === BEFORE_THIS_HAND ? before : s.score[seat]!;
}

/** How many of the selected phases a seat has completed. */
export function count_done(s: State, rules: RuleCodes, seat: number): number {
  let done = 0;
  for (const index of range(0, rules.selected)) {
    done += (s.done[seat]! >> rules.selection[index]!) & 1;
  }
  return done;
}

/** The seats that have completed all phases and have no place yet. */
export function finishers(s: State, rules: RuleCodes): number {
  let mask = 0;
  for (const seat of range(0, s.players)) {
    if (s.place[seat]! === 0 && count_done(s, rules, seat) === rules.selected) {
      mask |= shift_left(1, seat);
    }
  }
  return mask;
}

/** The seats of a mask with the lowest key. */
export function best_of(s: State, mask: number, key: Row): number {
  let best = 0;
  for (const seat of range(0, s.players)) {
    if ((mask >> seat) & 1) {
      if (best === 0 || key[seat]! < key[lowest_seat(best)]!) {
        best = shift_left(1, seat);
      } else if (key[seat]! === key[lowest_seat(best)]!) {
        best |= shift_left(1, seat);
      }
    }
  }
  return best;
}

/** The first seat of a mask that is not empty. */
export function lowest_seat(mask: number): number {
  let seat = 0;
  while (((mask >> seat) & 1) === 0) {
    seat += 1;
  }
  return seat;
}

/** Whether a mask holds exactly one seat. */
export function is_one_seat(mask: number): boolean {
  return mask !== 0 && (mask & (mask - 1)) === 0;
}

/** Whether the win is still open. */
export function win_is_open(s: State): boolean {
  for (const seat of range(0, s.players)) {
    if (s.place[seat]! > 0) {
      return false;
    }
  }
  return true;
}

/** Place the seats that have finished; a tie for the win may have to be replayed. */
export function end_ordinary_hand(s: State, rules: RuleCodes): void {
  const done = finishers(s, rules);
  if (done === 0) {
    return;
  }
  const best = best_of(s, done, s.compared);
  if (!is_one_seat(best) && rules.tie_break === REPLAY && win_is_open(s)) {
    s.tied = best;
    return;
  }
  const key = zeros(SEATS);
  for (const seat of range(0, s.players)) {
    key[seat] = s.compared[seat]!;
  }
  settle(s, rules, done, key);
}

/** The seat that went out wins, the other tied ones share the next place; a blocked hand is replayed. */
export function end_replay(s: State, rules: RuleCodes, winner: number): void {
  if (winner === NOBODY) {
    s.tied = s.playing;
    return;
  }
  const key = zeros(SEATS);
  for (const seat of range(0, s.players)) {
    key[seat] = s.compared[seat]!;
    if ((s.playing >> seat) & 1) {
      key[seat] = -1;
    }
  }
  key[winner] = -2;
  settle(s, rules, finishers(s, rules) | s.playing, key);
}

/** Place the seats that have finished, and the others too unless they play on for their places. */
export function settle(s: State, rules: RuleCodes, done: number, key: Row): void {
  rank(s, done, key);
  let others = 0;
  for (const seat of range(0, s.players)) {
    if (s.place[seat]! === 0) {
      others |= shift_left(1, seat);
      key[seat] = standing(s, rules, seat);
    }
  }
  if (!rules.play_on || others === 0 || is_one_seat(others)) {
    rank(s, others, key);
    s.stage = GAME_OVER;
  }
}

/** The lower the better: more phases first, then fewer points; with every-hand, points alone. */
export function standing(s: State, rules: RuleCodes, seat: number): number {
  if (rules.advance === EVERY_HAND) {
    return s.score[seat]!;
  }
  return (rules.selected - count_done(s, rules, seat)) * PHASE_STEP + s.score[seat]!;
}

/** End a game with one hand for each phase: the lowest total wins, equals share. */
export function rank_all(s: State, rules: RuleCodes): void {
  const key = zeros(SEATS);
  for (const seat of range(0, s.players)) {
    key[seat] = standing(s, rules, seat);
  }
  rank(s, shift_left(1, s.players) - 1, key);
  s.stage = GAME_OVER;
}

/** Give the seats of a mask the next places, the lowest key first; equals share a place. */
export function rank(s: State, mask: number, key: Row): void {
  let place = 0;
  for (const seat of range(0, s.players)) {
    place = Math.max(place, s.place[seat]!);
  }
  while (mask !== 0) {
    const best = best_of(s, mask, key);
    place += 1;
    for (const seat of range(0, s.players)) {
      if ((best >> seat) & 1) {
        s.place[seat] = place;
      }
    }
    mask &= ~best;
  }
}

// decaphase/engine/state.py

/** A game before its first hand. */
export function new_state(players: number): State {
  const state = empty_state();
  state.players = players;
  state.playing = shift_left(1, players) - 1;
  state.stage = HAND_OVER;
  state.dealer = NOBODY;
  state.turn = NOBODY;
  state.taken = NOTHING;
  state.discarder = NOBODY;
  state.knocked = NOBODY;
  state.out = NOBODY;
  for (const seat of range(0, SEATS)) {
    state.skipped_by[seat] = NOBODY;
  }
  return state;
}

// decaphase/engine/turn.py

/** The seat at the left of this one, playing or not. */
export function left_of(s: State, seat: number): number {
  return seat + 1 < s.players ? seat + 1 : 0;
}

// decaphase/game/action_codes.py

/** The seats of an engine bit mask, counted from 1. */
export function seats_in(mask: number): Row {
  return range(0, SEATS).filter((seat) => (mask >> seat) & 1).map((seat) => seat + 1);
}

/** The phases of an engine bit mask. */
export function phases_in(mask: number): Row {
  return range(1, PHASES + 1).filter((phase) => (mask >> phase) & 1);
}

/** The places taken so far, best first. */
export function places_in(state: State): Grid {
  return range(1, Math.max(...state.place) + 1).map((place) => seats_at(state, place));
}

/** The seats that share a place. */
export function seats_at(state: State, place: number): Row {
  return range(0, state.players).filter((seat) => state.place[seat]! === place).map((seat) => seat + 1);
}

/** The ranking: places taken, then most phases, then fewest points; ties share an entry. */
export function ranking_in(state: State, codes: RuleCodes): Grid {
  const standings = range(0, state.players).map((seat) => standing(state, codes, seat));
  const rest = range(0, state.players).filter((seat) => state.place[seat]! === 0);
  const order = sorted(new Set(rest.map((seat) => standings[seat]!)));
  return [...places_in(state), ...order.map((one) => rest.filter((seat) => standings[seat]! === one).map((seat) => seat + 1))];
}
