/** What is drawn on the cards; the printed cards are drawn from the same file. */
import { cap, ring, shapes, star } from "../../../src/decaphase/say/art/shapes.json";
import type { Colour, Faces } from "./kinds.ts";

export const CAP: string = cap;
export const RING: string = ring;
export const SHAPES: Record<Faces, Record<Colour, string>> = shapes;
export const STAR: Record<Colour, string> = star;
