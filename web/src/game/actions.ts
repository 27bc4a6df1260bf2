/** Moves as the wire writes them, read into parts: `1 hit w on 2.1 low`. The server knows what is legal; this only reads. */

export interface Group {
  cards: string[];
  /** What was said of a group of wilds alone: `7`, or a colour's letter. */
  standsFor: string | null;
}

export interface Draw {
  verb: "draw";
  pile: "deck" | "discard";
}
export interface Lay {
  verb: "lay";
  phase: number | null;
  groups: Group[];
}
export interface Hit {
  verb: "hit";
  card: string;
  owner: number;
  group: number;
  end: "low" | "high" | null;
}
export interface Discard {
  verb: "discard";
  card: string;
  victim: number | null;
}
export interface Answer {
  verb: "knock" | "pass";
}
export type Move = Draw | Lay | Hit | Discard | Answer;

/** A legal move, with the words that are sent to make it. */
export type Legal<Kind extends Move = Move> = Kind & { action: string };

/** All moves of a list of actions. */
export function readLegal(actions: readonly string[]): Legal[] {
  return actions.flatMap((action) => {
    const move = readMove(action);
    return move ? [{ ...move, action }] : [];
  });
}

/** Only the moves of one kind. */
export function only<Verb extends Move["verb"]>(
  moves: readonly Legal[],
  verb: Verb,
): Legal<Extract<Move, { verb: Verb }>>[] {
  return moves.filter((move) => move.verb === verb) as Legal<Extract<Move, { verb: Verb }>>[];
}

export function readMove(action: string): Move | null {
  const [, verb = "", rest = ""] = /^\d+ (\w+) ?(.*)$/.exec(action) ?? [];
  switch (verb) {
    case "draw":
      return { verb, pile: rest === "deck" ? "deck" : "discard" };
    case "knock":
    case "pass":
      return { verb };
    case "lay":
      return readLay(rest);
    case "hit": {
      const [, card = "", owner, group, end = null] = /^(\w+) on (\d)\.(\d+)(?: (low|high))?$/.exec(rest) ?? [];
      return { verb, card, owner: Number(owner), group: Number(group), end: end as Hit["end"] };
    }
    case "discard": {
      const [, card = "", victim] = /^(\w+)(?: > (\d))?$/.exec(rest) ?? [];
      return { verb, card, victim: victim ? Number(victim) : null };
    }
  }
  return null;
}

function readLay(rest: string): Lay {
  const [, phase, written = ""] = /^(?:(\d+): )?(.*)$/.exec(rest) ?? [];
  const groups = written.split(" / ").map((text) => {
    const [cards = "", said] = text.split(" =");
    return { cards: cards.split(" "), standsFor: said ?? null };
  });
  return { verb: "lay", phase: phase ? Number(phase) : null, groups };
}

/** A lay-down as it is sent. */
export function writeLay(seat: number, phase: number | null, groups: readonly Group[]): string {
  const written = groups.map((group) => group.cards.join(" ") + (group.standsFor ? ` =${group.standsFor}` : ""));
  return `${seat} lay ${phase === null ? "" : `${phase}: `}${written.join(" / ")}`;
}

export function writeDiscard(seat: number, card: string, victim: number | null): string {
  return `${seat} discard ${card}${victim === null ? "" : ` > ${victim}`}`;
}
