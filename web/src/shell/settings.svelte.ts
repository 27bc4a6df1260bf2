/** What somebody chose for this browser; kept in it, and nowhere else. */
import { LANGUAGES, type Language } from "../words/words.svelte.ts";

export interface Choices {
  language: Language;
  fullness: "brief" | "normal" | "full";
  colours: "auto" | "light" | "dark" | "contrast";
  size: "small" | "normal" | "large";
  faces: "table" | "colours" | "packs";
  motion: "auto" | "off";
  /** How fast others' moves are shown. */
  pace: "instant" | "quick" | "calm" | "slow";
  sound: boolean;
  keys: Record<string, string>;
}

const PLACE = "decaphase-settings";

const USUAL: Choices = {
  language: usualLanguage(),
  fullness: "normal",
  colours: "auto",
  size: "normal",
  faces: "table",
  motion: "auto",
  pace: "calm",
  sound: false,
  keys: {},
};

export const settings: Choices = $state({ ...USUAL, ...kept() });

/** Keep what is chosen now, and show the page by it. */
export function keepSettings(): void {
  try {
    localStorage.setItem(PLACE, JSON.stringify(settings));
  } catch {
    // a browser that keeps nothing plays on with what was chosen
  }
  showSettings();
}

/** Let the page look as was chosen; the style sheet reads these marks. */
export function showSettings(): void {
  const { dataset } = document.documentElement;
  dataset.colours = settings.colours;
  dataset.size = settings.size;
  dataset.motion = settings.motion;
}

function kept(): Partial<Choices> {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(PLACE) ?? "{}");
    return typeof read === "object" && read !== null ? sound(read as Partial<Choices>) : {};
  } catch {
    return {};
  }
}

/** What an older page may have kept, without what this one does not know. */
function sound(read: Partial<Choices>): Partial<Choices> {
  const known = Object.keys(USUAL) as (keyof Choices)[];
  const same = known.filter((key) => typeof read[key] === typeof USUAL[key]);
  const found = Object.fromEntries(same.map((key) => [key, read[key]])) as Partial<Choices>;
  if (found.language && !LANGUAGES.includes(found.language)) delete found.language;
  return found;
}

function usualLanguage(): Language {
  const wanted = navigator.languages.map((one) => one.slice(0, 2) as Language);
  return wanted.find((one) => LANGUAGES.includes(one)) ?? "en";
}
