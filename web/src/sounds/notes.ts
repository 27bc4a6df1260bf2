/** What each sound is made of, by what happens; all of it ours. */

/** A tone that glides from one pitch to another (in hertz): when it begins and how long it is (in seconds). */
export type Note = readonly [from: number, to: number, begin: number, length: number];

export const SOUNDS: Record<string, readonly Note[]> = {
  // A card comes: up. A card goes: down.
  draw: [[330, 440, 0, 0.12]],
  take: [[330, 440, 0, 0.09], [440, 587, 0.08, 0.12]],
  discard: [[440, 294, 0, 0.14]],
  // Cards on the table: steps upwards, more for a whole phase.
  lay: [[392, 392, 0, 0.12], [494, 494, 0.08, 0.12], [587, 587, 0.16, 0.18]],
  hit: [[494, 494, 0, 0.1], [587, 587, 0.07, 0.14]],
  skip: [[262, 262, 0, 0.12], [196, 165, 0.13, 0.2]],
  knock: [[200, 110, 0, 0.07], [200, 110, 0.14, 0.07]],
  // High and ringing, like nothing else.
  "your-turn": [[784, 784, 0, 0.18], [1175, 1175, 0.12, 0.26]],
  "hand-end": [[523, 523, 0, 0.12], [440, 440, 0.1, 0.12], [349, 349, 0.2, 0.18]],
  win: [[523, 523, 0, 0.1], [659, 659, 0.08, 0.1], [784, 784, 0.16, 0.1], [1047, 1047, 0.24, 0.15]],
  error: [[185, 175, 0, 0.16], [196, 185, 0, 0.16]],
};
