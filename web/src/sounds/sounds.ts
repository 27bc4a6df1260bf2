/** Short sounds for what happens, for whoever wants them; never the only sign of anything. */
import { settings } from "../shell/settings.svelte.ts";
import { type Note, SOUNDS } from "./notes.ts";

const LOUDNESS = 0.12;
const SILENCE = 0.0001;
/** A sound that could not be heard within this time, in milliseconds, is about something that is over. */
const STALE = 300;

let context: AudioContext | undefined;

/** Play the sound with this name, if there is one and sounds are wanted. */
export function play(name: string): void {
  const notes = SOUNDS[name];
  if (!notes || !settings.sound || navigator.userActivation?.hasBeenActive === false) return;
  begin(notes).catch(() => undefined); // a machine that cannot sound stays silent
}

/** A browser lets nothing sound before somebody has done something on the page. */
async function begin(notes: readonly Note[]): Promise<void> {
  const asked = performance.now();
  context ??= new AudioContext();
  await context.resume();
  if (performance.now() - asked > STALE) return;
  for (const note of notes) sound(context, note);
}

function sound(context: AudioContext, [from, to, begin, length]: Note): void {
  const start = context.currentTime + begin;
  const end = start + length;
  const tone = new OscillatorNode(context, { type: "triangle", frequency: from });
  const volume = new GainNode(context, { gain: SILENCE });
  tone.frequency.setValueAtTime(from, start);
  tone.frequency.exponentialRampToValueAtTime(to, end);
  volume.gain.setValueAtTime(SILENCE, start);
  volume.gain.exponentialRampToValueAtTime(LOUDNESS, start + 0.015); // soft, without a click
  volume.gain.exponentialRampToValueAtTime(SILENCE, end);
  tone.connect(volume).connect(context.destination);
  tone.start(start);
  tone.stop(end);
}

// Some browsers wake a sleeping context only in the middle of a gesture.
for (const gesture of ["pointerup", "keydown"]) addEventListener(gesture, () => void context?.resume());
