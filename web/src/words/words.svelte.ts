/** Everything the page says, from the same catalogue as the terminal. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import addresses from "words:addresses";

export const LANGUAGES = ["en", "nl", "fr", "de"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Values = Record<string, FluentVariable>;
export type Part = "game" | "pages" | "keep" | "story" | "print";

class Words {
  language = $state<Language>("en");
  #bundle = $state.raw(new FluentBundle("en", { useIsolating: false }));
  #parts = new Set<Part>(["game"]);
  #learning = new Map<Part, Promise<void>>();
  #speaking = Promise.resolve();

  /** Speak this language from now on. */
  speak(language: Language): Promise<void> {
    return (this.#speaking = this.#speak(language));
  }

  async #speak(language: Language): Promise<void> {
    const bundle = new FluentBundle(language, { useIsolating: false });
    for (const part of this.#parts) bundle.addResource(await load(part, language)); // also one learned meanwhile
    this.#bundle = bundle;
    this.language = language;
    document.documentElement.lang = language;
  }

  /** Learn the words of a part of the page, before it is shown. */
  learn(part: Part): Promise<void> {
    const learning = this.#learning.get(part) ?? this.#learn(part);
    this.#learning.set(part, learning);
    learning.catch(() => this.#learning.delete(part)); // the connection is gone; another time
    return learning;
  }

  async #learn(part: Part): Promise<void> {
    if (this.#parts.has(part)) return;
    await this.#speaking.catch(() => {}); // then the language before is spoken still
    let spoken: Language;
    do {
      spoken = this.language; // which may change while the words are on their way
      const resource = await load(part, spoken);
      if (spoken === this.language) this.#bundle.addResource(resource);
    } while (spoken !== this.language);
    this.#parts.add(part);
  }

  /** Whether there is such a message among the parts that were learnt. */
  has(name: string): boolean {
    return this.#bundle.hasMessage(name);
  }

  /** A message, or `message.attribute`, with its places filled in. */
  say(id: string, values: Values = {}): string {
    const [name = "", attribute] = id.split(".");
    const message = this.#bundle.getMessage(name);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (!pattern) throw new Error(`no message ${id}`);
    return this.#bundle.formatPattern(pattern, values);
  }

  /** Things one after the other, with the language's “and” before the last. */
  list(items: readonly string[]): string {
    const last = items.at(-1) ?? "";
    if (items.length < 2) return last;
    return this.say("list-and", { before: items.slice(0, -1).join(", "), last });
  }
}

async function load(part: Part, language: Language): Promise<FluentResource> {
  const answer = await fetch(addresses[part][language]);
  if (!answer.ok) throw new Error(`no words: ${part} ${language}`);
  return new FluentResource(await answer.text());
}

export const words = new Words();

/** A message in the language that is spoken now. */
export const say = (id: string, values: Values = {}): string => words.say(id, values);

/** A text that begins a line or names a button. */
export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase(words.language) + text.slice(1);
