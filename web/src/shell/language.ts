/** Speaking another language: the page at once, and the server from its next sentence on. */
import { me } from "../net/me.svelte.ts";
import { say, words, type Language } from "../words/words.svelte.ts";
import { announcer } from "./announcer.svelte.ts";
import { keepSettings, settings } from "./settings.svelte.ts";

export async function speakIn(language: Language): Promise<void> {
  try {
    await words.speak(language);
  } catch {
    return announcer.call(say("web-unreachable")); // its words could not be fetched
  }
  settings.language = language;
  keepSettings();
  await me.speak(language);
}
