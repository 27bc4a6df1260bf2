/** Cards as people type them: the browser's `say/card_codes.py`, by the same messages. */
import { COLOURS, type Faces, NAMED_RANKS, NUMBERS, SKIP, WILD } from "./kinds.ts";
import type { Say } from "./naming.ts";

/** The codes of what was typed, or the word that could not be read and a sentence about it. */
export type ReadCards = { codes: string[] } | { unread: string; why: string };

/** What a typed card is made of: numbers and words. */
const PART = /\p{Nd}+|[\p{L}\p{Nl}\p{No}]+/gu;

/** What the words for cards mean in one language: colours (or suits), ranks, and words that are a card. */
class Words {
  readonly colours = new Map<string, string>(COLOURS.map((colour) => [colour, colour]));
  readonly ranks = new Map<string, number>();
  readonly whole = new Map([WILD, SKIP].map((card) => [card, card]));
  readonly fillers: Set<string>;

  constructor(faces: Faces, say: Say) {
    const words = (message: string) => say(message).split(/\s+/).filter(Boolean);
    const suits = COLOURS.flatMap((colour) => words(`code-${faces}-${colour}`).map((word) => [word, colour] as const));
    for (const [word, colour] of suits) this.colours.set(word, colour);
    for (const word of words(`code-${faces}-wild`)) this.whole.set(word, WILD);
    for (const word of words(`code-${faces}-skip`)) this.whole.set(word, SKIP);
    for (const [number, rank] of faces === "packs" ? Object.entries(NAMED_RANKS) : []) {
      for (const name of words(`code-packs-${rank}`)) {
        this.ranks.set(name, Number(number));
        for (const [suit, colour] of suits) {
          this.whole.set(suit + name, colour + number).set(name + suit, colour + number);
        }
      }
    }
    this.fillers = new Set(words("code-fillers"));
    for (const word of [...this.whole.keys(), ...suits.map(([word]) => word), ...this.ranks.keys()]) {
      this.fillers.delete(word);
    }
  }

  /** Whether a word is a king, who may be named with his suit, though it means nothing. */
  hasSuit(word: string): boolean {
    return this.ranks.size > 0 && this.whole.get(word) === WILD;
  }

  /** The number of a word, 1 to 12; 0 where it is none. */
  number(word: string): number {
    const number = /^\d{1,2}$/.test(word) ? Number(word) : (this.ranks.get(word) ?? 0);
    return number <= NUMBERS ? number : 0;
  }
}

/** The cards of a text; `example` shows who typed something else how cards are typed. */
export function readTyped(text: string, faces: Faces, say: Say, example: string): ReadCards {
  const words = new Words(faces, say);
  const parts = (plain(text).match(PART) ?? []).filter((part) => !words.fillers.has(part));
  const codes: string[] = [];
  for (let place = 0; place < parts.length; place++) {
    const [one = "", two = ""] = parts.slice(place);
    const card = pair(words, one, two) ?? pair(words, two, one);
    const whole = words.whole.get(one);
    if (card) {
      codes.push(card);
      place++;
    } else if (words.colours.has(one) && words.hasSuit(two)) {
      codes.push(WILD); // hearts king
      place++;
    } else if (whole) {
      codes.push(whole);
      if (words.hasSuit(one) && words.colours.has(two)) place++; // the king of hearts
    } else {
      const known = words.colours.has(one) || words.number(one);
      const unread = [...one].slice(0, 40).join("");
      return { unread, why: say(`problem-typed-card-${known ? "half" : "unknown"}`, { word: unread, example }) };
    }
  }
  return { codes };
}

/** The card with this colour and this number, if they are that. */
function pair(words: Words, colour: string, number: string): string | undefined {
  const found = words.colours.get(colour);
  return found && words.number(number) ? `${found}${words.number(number)}` : undefined;
}

/** Small letters, é in one piece, ß as ss, passe-tour in one word. */
function plain(text: string): string {
  return text.normalize("NFC").toUpperCase().toLowerCase().replaceAll("-", "");
}
