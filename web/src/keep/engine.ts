/** The engine that closes the hands of score sheets. It is loaded before a sheet is shown, so that sheets need not wait. */
import { type Engine, RuleCodes, set_new_state, State } from "../generated/engine.ts";
import type { RuleNumbers } from "../generated/editions.ts";

/** A game in the engine, by the rules of a sheet; there is one, which each use begins anew. */
export interface SheetGame {
  readonly engine: Engine;
  readonly rules: RuleCodes;
  readonly state: State;
  /** Room for a copy of the state, and for a hand of which only the points are wanted. */
  readonly copy: State;
  readonly hand: State;
}

let game: SheetGame | undefined;

/** Use this engine from now on. */
export function startSheets(engine: Engine): void {
  const { memory } = engine;
  const [state, copy, hand] = memory.several(State, 3) as [State, State, State];
  game = { engine, rules: new RuleCodes(memory), state, copy, hand };
}

/** A game before its first hand. */
export function beginGame(book: RuleNumbers, players: number): SheetGame {
  const begun = gameBy(book);
  set_new_state(begun.state, players);
  return begun;
}

/** The points of these cards; a game that was begun goes on. */
export function costOf(cards: readonly number[], book: RuleNumbers): number {
  const { engine, rules, hand } = gameBy(book);
  hand.bytes.fill(0);
  for (const card of cards) engine.gain(hand, 0, card);
  return engine.cost(hand, rules, 0);
}

function gameBy(book: RuleNumbers): SheetGame {
  if (!game) throw new Error("the engine is not loaded");
  game.rules.fill(book);
  return game;
}
