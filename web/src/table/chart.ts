/** Where the lines of a chart go; numbers in pixels. */
export interface Point {
  x: number;
  y: number;
}

/** The space that a chart has: all of it, and what its axes and names take at the edges. */
export interface Space {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Numbers to write at the side: from 0 to at least `most`, a few of them, round. */
export function ticksTo(most: number): number[] {
  const rough = Math.max(1, most) / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, [1, 2, 5, 10].map((times) => times * power).find((size) => size >= rough) ?? 1);
  return Array.from({ length: Math.ceil(Math.max(1, most) / step) + 1 }, (_, count) => count * step);
}

/** The line of these values, from the left to the right. */
export function lineOf(values: readonly number[], most: number, space: Space): Point[] {
  const wide = space.width - space.left - space.right;
  const high = space.height - space.top - space.bottom;
  const last = Math.max(1, values.length - 1);
  return values.map((value, place) => ({
    x: space.left + (wide * place) / last,
    y: space.height - space.bottom - (high * value) / most,
  }));
}

/** Which hands are written below: all of them, or every second, fifth … where they would stand too close. */
export function handsToName(count: number, wide: number): number[] {
  const step = [1, 2, 5, 10, 20, 50, 100].find((size) => (wide * size) / Math.max(1, count) >= 24) ?? count;
  return Array.from({ length: Math.floor(count / step) + 1 }, (_, times) => times * step);
}

/** Names beside the ends of their lines, moved apart so that each can be read. */
export function apart(heights: readonly number[], least: number, lowest: number): number[] {
  const order = [...heights.keys()].toSorted((one, other) => (heights[one] ?? 0) - (heights[other] ?? 0));
  const moved = [...heights];
  let above = -Infinity;
  for (const place of order) moved[place] = above = Math.max(moved[place] ?? 0, above + least);
  let below = lowest + least;
  for (const place of order.toReversed()) moved[place] = below = Math.min(moved[place] ?? 0, below - least);
  return moved;
}
