/** Commands by key and by word, in the words of the language: the same for the keyboard and for the box where one types. */
import type { Faces } from "../cards/kinds.ts";
import { readCards } from "../cards/names.ts";
import { only, writeLay, type Lay } from "../game/actions.ts";
import { arrange, asGroup, readPhase } from "../game/layout.ts";
import { sayCommand, sayKey } from "../pages/keys.ts";
import { keepSettings, settings } from "../shell/settings.svelte.ts";
import { say } from "../words/words.svelte.ts";
import type { Playing, Question } from "./playing.svelte.ts";

/** Questions that the server answers in words. */
export const QUESTIONS: readonly Name[] = ["hand", "aim", "list", "phases", "top", "turn", "groups", "counts", "scores"];

/** Everything that has a key, in the order in which help tells it. */
export const COMMANDS = [
  "draw", "take", "knock", "pass", "lay", "hit", "discard", "undo", "hint",
  "hand", "aim", "list", "phases", "top", "turn", "groups", "counts", "scores", "events", "later", "repeat", "order", "words", "help",
] as const;
export type Name = (typeof COMMANDS)[number];

/** What one may type for a command; the first is its key. */
export const wordsFor = (name: Name): string[] => say(`key-${name}`).split(" ");

/** The key of a command: as it was set, or the letter of the language; empty where there is only a word. */
export function keyOf(name: Name): string {
  const chosen = settings.keys[name];
  if (chosen !== undefined) return chosen;
  if (name === "draw") return " ";
  const first = wordsFor(name)[0] ?? "";
  return first.length === 1 ? first : "";
}

/** The command of a key that was pressed. */
export function commandOf(key: string): Name | undefined {
  return COMMANDS.find((name) => keyOf(name) !== "" && keyOf(name) === key.toLowerCase());
}

/** Carry out a command that needs nothing else. */
export function perform(playing: Playing, name: Name): void {
  if (QUESTIONS.includes(name)) return void playing.ask(name as Question);
  switch (name) {
    case "draw":
      return playing.draw();
    case "take":
      return playing.take();
    case "knock":
      return playing.knock();
    case "pass":
      return playing.pass();
    case "lay":
      return playing.lay();
    case "hit":
      return playing.hit();
    case "discard":
      return playing.discard();
    case "undo":
      return playing.undo();
    case "hint":
      return void playing.hint();
    case "events":
      return playing.earlier();
    case "later":
      return playing.later();
    case "repeat":
      return playing.repeat();
    case "order":
      return playing.nextOrder();
    case "words":
      return changeWords(playing);
    case "help":
      return playing.show(COMMANDS.filter(keyOf).map((one) => say("web-key-does", { key: sayKey(keyOf(one)), does: sayCommand(one) })));
  }
}

/** More words from now on; after the most, the fewest. */
function changeWords(playing: Playing): void {
  const next = { brief: "normal", normal: "full", full: "brief" } as const;
  settings.fullness = next[settings.fullness];
  keepSettings();
  playing.show([say("web-words-now", { fullness: settings.fullness })]);
}

/** Carry out what was typed: `d r5`, `h w 2`, `l r5 g5 b5 / y7 r7 w`, or a word that stands for a key. */
export function performTyped(playing: Playing, text: string, faces: Faces): void {
  const [first = "", ...rest] = text.trim().split(/\s+/);
  const name = COMMANDS.find((one) => wordsFor(one).includes(first.toLocaleLowerCase()) || keyOf(one) === first.toLowerCase());
  if (!name) return playing.trouble(say("web-not-understood", { text: text.slice(0, 40) }));
  const typed = rest.join(" ");
  if (typed === "") return perform(playing, name);
  if (name === "lay") return layTyped(playing, typed, faces);
  if (name !== "discard" && name !== "hit") return perform(playing, name);
  const read = readCards(typed, faces);
  if ("why" in read) return playing.trouble(read.why);
  if (!choose(playing, read.codes.slice(0, 1))) return playing.trouble(say("web-do-not-hold"));
  perform(playing, name);
}

/** Choose these cards in the hand; false: they are not all there. */
function choose(playing: Playing, codes: readonly string[]): boolean {
  playing.selected.clear();
  for (const code of codes) {
    const held = playing.hand.find((card) => card.code === code && !playing.selected.has(card.key));
    if (!held) return false;
    playing.selected.add(held.key);
  }
  return true;
}

/** Lay the groups that were typed, with / between them; what is left open about wilds is asked in the panel. */
function layTyped(playing: Playing, typed: string, faces: Faces): void {
  const { table } = playing;
  const parts = typed.split("/").map((part) => readCards(part, faces));
  const bad = parts.find((part) => "why" in part);
  if (bad && "why" in bad) return playing.trouble(bad.why);
  const cards = parts.flatMap((part) => ("codes" in part ? [part.codes] : []));
  const same = only(table.legal, "lay").find((lay) => sameCards(lay, cards));
  if (same) return void playing.make(same.action);
  const seat = table.seat ?? 1;
  const phase = table.game?.phases[seat - 1] ?? null;
  const slots = readPhase(table.view?.rules.phases[(phase ?? 1) - 1] ?? "");
  if (phase === null || slots.length !== cards.length) return playing.lay();
  const groups = slots.map((slot, place) => asGroup(arrange(slot, cards[place] ?? [], null)));
  void playing.make(writeLay(seat, null, groups));
}

function sameCards(lay: Lay, cards: readonly (readonly string[])[]): boolean {
  const key = (group: readonly string[]): string => group.toSorted().join(" ");
  return lay.groups.length === cards.length && lay.groups.every((group, place) => key(group.cards) === key(cards[place] ?? []));
}
