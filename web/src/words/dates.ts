/** Days and times as the language writes them, and as the reader's own country does where it speaks it. */
import { words } from "./words.svelte.ts";

export function sayDate(at: number, style: Intl.DateTimeFormatOptions): string {
  const own = navigator.languages.find((one) => one.startsWith(words.language));
  return new Intl.DateTimeFormat(own ?? words.language, style).format(at);
}
