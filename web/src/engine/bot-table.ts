/** A table of bots in the engine's memory, which plays one game after the other. */
import {
  DEFAULT_RULES,
  type Engine,
  GAME_OVER,
  Memory,
  MOST_MOVES,
  PlayerSettings,
  RuleCodes,
  Scratch,
  SEATS,
  SelfPlay,
  set_default_settings,
  set_new_state,
  State,
  Tally,
} from "../generated/engine.ts";
import type { Int, Row } from "./memory.ts";

/** No game takes as many decisions. */
const MOST_DECISIONS = 1_000_000;
/** Any numbers of which not all are zero. */
const DICE = [1, 2, 3, 4];

export class BotTable {
  readonly #engine: Engine;
  readonly #table: SelfPlay;
  readonly #move: Row;
  readonly #moves: Row;
  readonly #dice: Row;
  readonly #memory: Memory;
  readonly #tally: Tally;
  readonly state: State;
  readonly rules: RuleCodes;
  /** By seat. */
  readonly settings: readonly PlayerSettings[];

  constructor(engine: Engine) {
    const { memory } = engine;
    this.#engine = engine;
    this.#memory = new Memory(memory);
    this.#tally = new Tally(memory);
    this.#move = memory.row(1);
    this.state = new State(memory);
    this.rules = new RuleCodes(memory);
    this.settings = memory.several(PlayerSettings, SEATS);
    this.#moves = memory.row(MOST_MOVES);
    this.#dice = memory.row(DICE.length);
    this.#dice.put(DICE);
    const scratch = new Scratch(memory, this.#moves, memory.several(State, 2), memory.several(Memory, 1));
    this.#table = new SelfPlay(memory, this.state, this.rules, this.#memory, this.settings, scratch, this.#tally);
  }

  /** Seat bots of one kind, by the rules of the usual edition. */
  seatAll(players: number, bot: number): void {
    this.rules.numbers.put(DEFAULT_RULES);
    for (const settings of this.settings) set_default_settings(settings, bot, 0);
    this.begin(players);
  }

  /** Begin a game; rules and bots stay. */
  begin(players: number): void {
    set_new_state(this.state, players);
    this.#memory.bytes.fill(0);
    this.#tally.bytes.fill(0);
  }

  get isOver(): boolean {
    return this.state.stage === GAME_OVER;
  }

  /** Play one decision; the hands are dealt from the seed. Returns the move. */
  step(seed: Int): number {
    this.#engine.play_game(this.#table, seed, 1, this.#move, 1);
    return this.#move.get(0);
  }

  /** Play the game to its end, or for so many decisions; returns their number. */
  play(seed: Int, most = MOST_DECISIONS): number {
    return this.#engine.play_game(this.#table, seed, most, this.#move, 0);
  }

  /** Play whole games of random players, without bots; returns the number of decisions. */
  playRandom(games: number): number {
    if (this.state.dice.get(0) === 0) this.state.dice.put(DICE);
    return this.#engine.play_random(this.state, this.rules, this.#moves, this.#dice, games, MOST_DECISIONS * games);
  }
}
