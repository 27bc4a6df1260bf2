/** The turns of a hand, found in its actions alone, so that one can go to any of them. */
export interface Turn {
  /** The step with which it begins; step 0 is the deal. */
  step: number;
  seat: number;
}

const BEGINS = /^(\d) (?:draw|knock)/;

export function turnsOf(actions: readonly string[]): Turn[] {
  return actions.flatMap((action, before) => {
    const [, seat] = BEGINS.exec(action) ?? [];
    return seat ? [{ step: before + 1, seat: Number(seat) }] : [];
  });
}

/** The number of the turn in which a step is, from 1; 0 for the deal. */
export function turnAt(turns: readonly Turn[], step: number): number {
  return turns.findLastIndex((turn) => turn.step <= step) + 1;
}
