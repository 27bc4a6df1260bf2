/* Prints what the page's sounds are made of, and which of them are played at a table. */
import { SOUNDS } from "../../web/src/sounds/notes.ts";
import { soundOf } from "../../web/src/sounds/moments.ts";

const kinds = process.argv.slice(2);
const played = Object.fromEntries(kinds.map((kind) => [kind, soundOf(kind)]).filter(([, name]) => name));
process.stdout.write(JSON.stringify({ notes: SOUNDS, played }));
