/** What a phase asks for, in words. */
import { say } from "../words/words.svelte.ts";
import { readPhase, type Slot } from "./layout.ts";

export const sayGroupAsked = ({ kind, size }: Slot): string => say(`group-${kind}`, { size });

/** A phase as a record writes it, in words: “set of 3 + run of 4”. */
export const sayPhase = (phase: string): string => readPhase(phase).map(sayGroupAsked).join(" + ");
