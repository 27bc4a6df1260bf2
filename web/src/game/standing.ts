/** How a game stands, as it is shown: places, and a mark for every phase that is played for. */
import type { RulesShown, RulesWire, View } from "../generated/protocol.ts";

export type Options = RulesShown["editions"][number]["options"];

/** The options of a table: its edition's, and those that it has of its own. */
export function optionsOf(rules: RulesWire, known: RulesShown): Options {
  const edition = known.editions.find(({ edition }) => edition === rules.edition);
  return { ...edition?.options, ...rules.options };
}

/** The phases that are played for, of so many that there are. */
export function selectedPhases(selection: Options[string] | undefined, count: number): number[] {
  const all = Array.from({ length: count }, (_, before) => before + 1);
  if (Array.isArray(selection)) return selection.map(Number);
  if (selection === "even") return all.filter((phase) => phase % 2 === 0);
  if (selection === "odd") return all.filter((phase) => phase % 2 === 1);
  const [, first] = /^first-(\d+)$/.exec(String(selection)) ?? [];
  return first ? all.slice(0, Number(first)) : all;
}

export interface Row {
  seat: number;
  /** Who shares a place has the same; the next place is so much lower. */
  place: number;
}

/** Everybody, the best first. */
export function rowsOf(ranking: View["ranking"]): Row[] {
  let above = 0;
  return ranking.flatMap((seats) => {
    const rows = seats.map((seat) => ({ seat, place: above + 1 }));
    above += seats.length;
    return rows;
  });
}

export type Mark = "done" | "playing" | "open";

/** A phase of somebody: done, being played for, or still open. */
export function markOf(game: View, seat: number, phase: number): Mark {
  if (game.done[seat - 1]?.includes(phase)) return "done";
  const plays = game.stage !== "hand-over" && game.stage !== "game-over" && game.playing.includes(seat);
  return plays && game.phases[seat - 1] === phase ? "playing" : "open";
}
