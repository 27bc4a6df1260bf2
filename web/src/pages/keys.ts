/** Commands and their keys as pages write them. */
import type { Name } from "../table/commands.ts";
import { capital, say } from "../words/words.svelte.ts";

/** What a command does; which other key does it too is for those who type. */
export const sayCommand = (name: Name): string => capital(say(`key-${name}.about`).replace(/^\(.*?\) /, ""));

export const sayKey = (key: string): string => (key === " " ? say("web-space-bar") : key.toLocaleUpperCase());
