// Made by `python -m decaphase.compile.typescript` from the engine's own source; do not edit.
// Seats count from 0 here, phases from 1; sets of either are bits of a number.

import { addressOf, Cube, EngineMemory, Grid, type Int, Row, Struct } from "../engine/memory.ts";

export const ANY = 1;
export const BEGINNER = 1;
export const CARD_CODES = ["r1", "r2", "r3", "r4", "r5", "r6", "r7", "r8", "r9", "r10", "r11", "r12", "b1", "b2", "b3", "b4", "b5", "b6", "b7", "b8", "b9", "b10", "b11", "b12", "g1", "g2", "g3", "g4", "g5", "g6", "g7", "g8", "g9", "g10", "g11", "g12", "y1", "y2", "y3", "y4", "y5", "y6", "y7", "y8", "y9", "y10", "y11", "y12", "w", "s"];
export const COPIES = [2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 8, 4];
export const DEAREST_HANDS: Readonly<Record<number, number>> = {
  "20": 205,
  "25": 245
};

export const DEFAULT_RULES = [25, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 10, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 0, 2, 2, 2, 1, 1, 1, 2, 1, 2, 2, 0, 6, 7, 8, 7, 8, 9, 8, 7, 7, 8, 0, 0, 2, 2, 1, 1, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 1, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 3, 0, 3, 4, 0, 4, 4, 0, 7, 0, 0, 8, 0, 0, 9, 0, 0, 4, 4, 0, 7, 0, 0, 5, 2, 0, 5, 3, 0];
export const GAME_OVER = 4;
export const GREEDY = 2;
export const LEAST_PLAYERS = 2;
export const LEGAL = 0;
export const LONGEST_NAME = 40;
export const MOST_CARDS = 11;
export const MOST_MOVES = 32768;
export const MOST_PLAYERS = 6;
export const NOBODY = -1;
export const NOTHING = -1;
export const NUMBERS = 12;
export const NUMBER_COPIES = 8;
export const PHASES = 10;
export const PHASE_NOT_PLAYED = 34;
export const POINTS = 0;
export const POINTS_STEP = 5;
export const RANDOM = 0;
export const SEATS = 6;
export const SHARP = 4;
export const STEADY = 3;
export const WILD = 48;
export const REFUSALS: Readonly<Record<number, string>> = {
  "30": "already-down",
  "31": "name-the-phase",
  "32": "wrong-phase",
  "33": "phase-done",
  "34": "phase-not-played"
};

/** A game at one moment. Sets of seats and of phases are bit masks (bit 0 is seat 0, bit 1 phase 1). */
export class State extends Struct {
  static readonly BYTES = 10536;

  constructor(memory: EngineMemory, at = memory.take(10536)) { super(memory, at); }

  get players(): number { return this.memory.read(this.at + 0); }
  set players(value: Int) { this.memory.write(this.at + 0, value); }
  get playing(): number { return this.memory.read(this.at + 8); }
  set playing(value: Int) { this.memory.write(this.at + 8, value); }
  get hand(): number { return this.memory.read(this.at + 16); }
  set hand(value: Int) { this.memory.write(this.at + 16, value); }
  get dealer(): number { return this.memory.read(this.at + 24); }
  set dealer(value: Int) { this.memory.write(this.at + 24, value); }
  get stage(): number { return this.memory.read(this.at + 32); }
  set stage(value: Int) { this.memory.write(this.at + 32, value); }
  get turn(): number { return this.memory.read(this.at + 40); }
  set turn(value: Int) { this.memory.write(this.at + 40, value); }
  get deck_count(): number { return this.memory.read(this.at + 48); }
  set deck_count(value: Int) { this.memory.write(this.at + 48, value); }
  get discard_count(): number { return this.memory.read(this.at + 56); }
  set discard_count(value: Int) { this.memory.write(this.at + 56, value); }
  get taken(): number { return this.memory.read(this.at + 64); }
  set taken(value: Int) { this.memory.write(this.at + 64, value); }
  get asked(): number { return this.memory.read(this.at + 72); }
  set asked(value: Int) { this.memory.write(this.at + 72, value); }
  get discarder(): number { return this.memory.read(this.at + 80); }
  set discarder(value: Int) { this.memory.write(this.at + 80, value); }
  get knocked(): number { return this.memory.read(this.at + 88); }
  set knocked(value: Int) { this.memory.write(this.at + 88, value); }
  get replay(): number { return this.memory.read(this.at + 96); }
  set replay(value: Int) { this.memory.write(this.at + 96, value); }
  get tied(): number { return this.memory.read(this.at + 104); }
  set tied(value: Int) { this.memory.write(this.at + 104, value); }
  get laid_count(): number { return this.memory.read(this.at + 112); }
  set laid_count(value: Int) { this.memory.write(this.at + 112, value); }
  get out(): number { return this.memory.read(this.at + 120); }
  set out(value: Int) { this.memory.write(this.at + 120, value); }
  get sat_out(): number { return this.memory.read(this.at + 128); }
  set sat_out(value: Int) { this.memory.write(this.at + 128, value); }
  get size(): Row { return new Row(this.memory, this.at + 136, 6); }
  get mask(): Row { return new Row(this.memory, this.at + 184, 6); }
  get phase(): Row { return new Row(this.memory, this.at + 232, 6); }
  get done(): Row { return new Row(this.memory, this.at + 280, 6); }
  get score(): Row { return new Row(this.memory, this.at + 328, 6); }
  get points(): Row { return new Row(this.memory, this.at + 376, 6); }
  get compared(): Row { return new Row(this.memory, this.at + 424, 6); }
  get waiting(): Row { return new Row(this.memory, this.at + 472, 6); }
  get skipped_by(): Row { return new Row(this.memory, this.at + 520, 6); }
  get laid(): Row { return new Row(this.memory, this.at + 568, 6); }
  get place(): Row { return new Row(this.memory, this.at + 616, 6); }
  get dice(): Row { return new Row(this.memory, this.at + 664, 4); }
  get deck(): Row { return new Row(this.memory, this.at + 696, 108); }
  get discard(): Row { return new Row(this.memory, this.at + 1560, 108); }
  get held(): Grid { return new Grid(this.memory, this.at + 2424, 6, 50); }
  get number(): Grid { return new Grid(this.memory, this.at + 4824, 6, 13); }
  get colour(): Grid { return new Grid(this.memory, this.at + 5448, 6, 4); }
  get group_low(): Grid { return new Grid(this.memory, this.at + 5640, 6, 3); }
  get group_size(): Grid { return new Grid(this.memory, this.at + 5784, 6, 3); }
  get group_card(): Cube { return new Cube(this.memory, this.at + 5928, 6, 3, 32); }
}

/** The rules of a table as numbers: option values as above, phases counted from 1. */
export class RuleCodes extends Struct {
  static readonly BYTES = 984;

  constructor(memory: EngineMemory, at = memory.take(984)) { super(memory, at); }

  get wild_points(): number { return this.memory.read(this.at + 0); }
  set wild_points(value: Int) { this.memory.write(this.at + 0, value); }
  get naturals(): number { return this.memory.read(this.at + 8); }
  set naturals(value: Int) { this.memory.write(this.at + 8, value); }
  get skip_style(): number { return this.memory.read(this.at + 16); }
  set skip_style(value: Int) { this.memory.write(this.at + 16, value); }
  get skip_returns(): number { return this.memory.read(this.at + 24); }
  set skip_returns(value: Int) { this.memory.write(this.at + 24, value); }
  get skip_limit(): number { return this.memory.read(this.at + 32); }
  set skip_limit(value: Int) { this.memory.write(this.at + 32, value); }
  get pickup(): number { return this.memory.read(this.at + 40); }
  set pickup(value: Int) { this.memory.write(this.at + 40, value); }
  get scoring(): number { return this.memory.read(this.at + 48); }
  set scoring(value: Int) { this.memory.write(this.at + 48, value); }
  get tie_points(): number { return this.memory.read(this.at + 56); }
  set tie_points(value: Int) { this.memory.write(this.at + 56, value); }
  get tie_break(): number { return this.memory.read(this.at + 64); }
  set tie_break(value: Int) { this.memory.write(this.at + 64, value); }
  get play_on(): number { return this.memory.read(this.at + 72); }
  set play_on(value: Int) { this.memory.write(this.at + 72, value); }
  get advance(): number { return this.memory.read(this.at + 80); }
  set advance(value: Int) { this.memory.write(this.at + 80, value); }
  get order(): number { return this.memory.read(this.at + 88); }
  set order(value: Int) { this.memory.write(this.at + 88, value); }
  get knocking(): number { return this.memory.read(this.at + 96); }
  set knocking(value: Int) { this.memory.write(this.at + 96, value); }
  get selected(): number { return this.memory.read(this.at + 104); }
  set selected(value: Int) { this.memory.write(this.at + 104, value); }
  get selection(): Row { return new Row(this.memory, this.at + 112, 10); }
  get groups(): Row { return new Row(this.memory, this.at + 192, 11); }
  get needed(): Row { return new Row(this.memory, this.at + 280, 11); }
  get form(): Row { return new Row(this.memory, this.at + 368, 11); }
  get kind(): Grid { return new Grid(this.memory, this.at + 456, 11, 3); }
  get need(): Grid { return new Grid(this.memory, this.at + 720, 11, 3); }
}

/** What all seats have seen in this hand. */
export class Memory extends Struct {
  static readonly BYTES = 4032;

  constructor(memory: EngineMemory, at = memory.take(4032)) { super(memory, at); }

  get known(): Grid { return new Grid(this.memory, this.at + 0, 6, 50); }
  get took(): Grid { return new Grid(this.memory, this.at + 2400, 6, 13); }
  get declined(): Grid { return new Grid(this.memory, this.at + 3024, 6, 13); }
  get took_colour(): Grid { return new Grid(this.memory, this.at + 3648, 6, 4); }
  get declined_colour(): Grid { return new Grid(this.memory, this.at + 3840, 6, 4); }
}

/** Which player, the seed of its dice, and its settings. */
export class PlayerSettings extends Struct {
  static readonly BYTES = 1048;

  constructor(memory: EngineMemory, at = memory.take(1048)) { super(memory, at); }

  get player(): number { return this.memory.read(this.at + 0); }
  set player(value: Int) { this.memory.write(this.at + 0, value); }
  get seed(): number { return this.memory.read(this.at + 8); }
  set seed(value: Int) { this.memory.write(this.at + 8, value); }
  get slips(): number { return this.memory.read(this.at + 16); }
  set slips(value: Int) { this.memory.write(this.at + 16, value); }
  get playouts(): number { return this.memory.read(this.at + 24); }
  set playouts(value: Int) { this.memory.write(this.at + 24, value); }
  get discard_margin(): number { return this.memory.read(this.at + 32); }
  set discard_margin(value: Int) { this.memory.write(this.at + 32, value); }
  get lead_errors(): number { return this.memory.read(this.at + 40); }
  set lead_errors(value: Int) { this.memory.write(this.at + 40, value); }
  get gap_cost(): number { return this.memory.read(this.at + 48); }
  set gap_cost(value: Int) { this.memory.write(this.at + 48, value); }
  get used_turns(): number { return this.memory.read(this.at + 56); }
  set used_turns(value: Int) { this.memory.write(this.at + 56, value); }
  get phase_rates(): Row { return new Row(this.memory, this.at + 64, 11); }
  get weight(): Grid { return new Grid(this.memory, this.at + 152, 2, 56); }
}

/** Space for one decision; whatever an earlier one left there does not matter. */
export class Scratch extends Struct {
  static readonly BYTES = 12;

  constructor(space: EngineMemory, moves: Row, states: readonly State[], memories: readonly Memory[]) {
    super(space, space.take(12));
    space.writePointer(this.at + 0, moves);
    space.writePointer(this.at + 4, states);
    space.writePointer(this.at + 8, memories);
  }
}

/** Counts over the games of a table. */
export class Tally extends Struct {
  static readonly BYTES = 1216;

  constructor(memory: EngineMemory, at = memory.take(1216)) { super(memory, at); }

  get decisions(): number { return this.memory.read(this.at + 0); }
  set decisions(value: Int) { this.memory.write(this.at + 0, value); }
  get hands(): number { return this.memory.read(this.at + 8); }
  set hands(value: Int) { this.memory.write(this.at + 8, value); }
  get wins(): Row { return new Row(this.memory, this.at + 16, 6); }
  get turns(): Row { return new Row(this.memory, this.at + 64, 6); }
  get points(): Row { return new Row(this.memory, this.at + 112, 6); }
  get tried(): Grid { return new Grid(this.memory, this.at + 160, 6, 11); }
  get made(): Grid { return new Grid(this.memory, this.at + 688, 6, 11); }
}

/** A table of engine players, and what is counted there. */
export class SelfPlay extends Struct {
  static readonly BYTES = 24;

  constructor(space: EngineMemory, state: State, rules: RuleCodes, memory: Memory, settings: readonly PlayerSettings[], scratch: Scratch, tally: Tally) {
    super(space, space.take(24));
    space.writePointer(this.at + 0, state);
    space.writePointer(this.at + 4, rules);
    space.writePointer(this.at + 8, memory);
    space.writePointer(this.at + 12, settings);
    space.writePointer(this.at + 16, scratch);
    space.writePointer(this.at + 20, tally);
  }
}

const NEW_STATES: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[0, 1], [1, 1], [3, -1], [4, 3], [5, -1], [8, -1], [10, -1], [11, -1], [15, -1], [65, -1], [66, -1], [67, -1], [68, -1], [69, -1], [70, -1]],
  2: [[0, 2], [1, 3], [3, -1], [4, 3], [5, -1], [8, -1], [10, -1], [11, -1], [15, -1], [65, -1], [66, -1], [67, -1], [68, -1], [69, -1], [70, -1]],
  3: [[0, 3], [1, 7], [3, -1], [4, 3], [5, -1], [8, -1], [10, -1], [11, -1], [15, -1], [65, -1], [66, -1], [67, -1], [68, -1], [69, -1], [70, -1]],
  4: [[0, 4], [1, 15], [3, -1], [4, 3], [5, -1], [8, -1], [10, -1], [11, -1], [15, -1], [65, -1], [66, -1], [67, -1], [68, -1], [69, -1], [70, -1]],
  5: [[0, 5], [1, 31], [3, -1], [4, 3], [5, -1], [8, -1], [10, -1], [11, -1], [15, -1], [65, -1], [66, -1], [67, -1], [68, -1], [69, -1], [70, -1]],
  6: [[0, 6], [1, 63], [3, -1], [4, 3], [5, -1], [8, -1], [10, -1], [11, -1], [15, -1], [65, -1], [66, -1], [67, -1], [68, -1], [69, -1], [70, -1]],
};

/** A game before its first hand. */
export function set_new_state(state: State, players: number): void {
  const made = NEW_STATES[players];
  if (!made) throw new RangeError(`${players} players`);
  state.bytes.fill(0);
  for (const [index, value] of made) state.numbers.set(index, value);
}

const DEFAULT_SETTINGS = [0, 0, 30, -1, 300, 50, 20, 40, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 124, 397, 937, 146, 176, 210, 182, 237, -70, 109, 239, 6, -432, 97, 344, 13, 0, -40, -50, 4, -1051, -973, 172, -190, -343, -364, 218, 308, -67, -78, 12, 23, -4, -18, -91, 110, -2, 6, 26, -1, -2687, -1411, -896, -931, 6, 27, 53, 9, 9, 0, 0, 106, 116, -60, -105, 140, 179, 343, 555, 235, 125, 222, 277, 253, -97, 76, 69, 9, -361, 67, 64, 40, 4, -42, -3, -2, -509, -391, 191, -251, -9, -6, 139, 189, -12, -18, 14, 11, 8, 19, -48, 52, 0, 3, 13, 0, -320, -169, -113, -120, 2, 2, 11, 2, 7, -15, 4, 60, 127, -45, -62, 140];

/** The default settings of a player. */
export function set_default_settings(settings: PlayerSettings, player: Int, seed: Int): void {
  settings.numbers.put(DEFAULT_SETTINGS);
  settings.player = player;
  settings.seed = seed;
}

/** The functions as WebAssembly has them: addresses are numbers, ints have 64 bits. */
interface Calls {
  open_hand(s: number, rules: number, first_dealer: bigint): void;
  cross_off(s: number, rules: number, seat: bigint, phase: bigint): bigint;
  close_hand(s: number, rules: number, winner: bigint): void;
  gain(s: number, seat: bigint, card: bigint): void;
  cost(s: number, rules: number, seat: bigint): bigint;
  standing(s: number, rules: number, seat: bigint): bigint;
  deal_hand(s: number, rules: number): void;
  legal_moves(s: number, rules: number, moves: number): bigint;
  act(s: number, rules: number, move: bigint): void;
  player_move(s: number, rules: number, memory: number, settings: number, seat: bigint, scratch: number): bigint;
  play_random(s: number, rules: number, moves: number, dice: number, games: bigint, most: bigint): bigint;
  play_game(table: number, seed: bigint, most: bigint, log: number, logged: bigint): bigint;
}

/** The engine: its memory and its functions. */
export class Engine {
  readonly memory: EngineMemory;
  readonly #calls: Calls;

  constructor(instance: WebAssembly.Instance) {
    this.memory = new EngineMemory(instance.exports);
    this.#calls = instance.exports as unknown as Calls;
  }

  /** Begin the coming hand; the dealer of the first one may be NOBODY. */
  open_hand(s: State, rules: RuleCodes, first_dealer: Int): void {
    this.#calls.open_hand(s.at, rules.at, BigInt(first_dealer));
  }

  /** Complete a phase (NOTHING: none was named); returns why that is not possible. */
  cross_off(s: State, rules: RuleCodes, seat: Int, phase: Int): number {
    return Number(this.#calls.cross_off(s.at, rules.at, BigInt(seat), BigInt(phase)));
  }

  /** Add the points of the hand to the scores, and see who has won. */
  close_hand(s: State, rules: RuleCodes, winner: Int): void {
    this.#calls.close_hand(s.at, rules.at, BigInt(winner));
  }

  /** Take a card into the hand. */
  gain(s: State, seat: Int, card: Int): void {
    this.#calls.gain(s.at, BigInt(seat), BigInt(card));
  }

  /** The points against a seat for the cards it holds. */
  cost(s: State, rules: RuleCodes, seat: Int): number {
    return Number(this.#calls.cost(s.at, rules.at, BigInt(seat)));
  }

  /** The lower the better: more phases first, then fewer points; with every-hand, points alone. */
  standing(s: State, rules: RuleCodes, seat: Int): number {
    return Number(this.#calls.standing(s.at, rules.at, BigInt(seat)));
  }

  /** Start the next hand from the game's own dice. */
  deal_hand(s: State, rules: RuleCodes): void {
    this.#calls.deal_hand(s.at, rules.at);
  }

  /** List all legal moves, lay-downs in their canonical layouts; returns their number. */
  legal_moves(s: State, rules: RuleCodes, moves: Row): number {
    return Number(this.#calls.legal_moves(s.at, rules.at, addressOf(moves)));
  }

  /** Carry out a move that is known to be legal, with all its consequences. */
  act(s: State, rules: RuleCodes, move: Int): void {
    this.#calls.act(s.at, rules.at, BigInt(move));
  }

  /** The move of the player in a seat, who reads nothing that the seat cannot see. */
  player_move(s: State, rules: RuleCodes, memory: Memory, settings: PlayerSettings, seat: Int, scratch: Scratch): number {
    return Number(this.#calls.player_move(s.at, rules.at, memory.at, settings.at, BigInt(seat), scratch.at));
  }

  /** Play games (or at most `most` decisions) of random players; returns the number of decisions. */
  play_random(s: State, rules: RuleCodes, moves: Row, dice: Row, games: Int, most: Int): number {
    return Number(this.#calls.play_random(s.at, rules.at, addressOf(moves), addressOf(dice), BigInt(games), BigInt(most)));
  }

  /** Play a game to its end, or for `most` decisions; returns the number of decisions. */
  play_game(table: SelfPlay, seed: Int, most: Int, log: Row, logged: Int): number {
    return Number(this.#calls.play_game(table.at, BigInt(seed), BigInt(most), addressOf(log), BigInt(logged)));
  }
}
