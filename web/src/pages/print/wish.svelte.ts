/** What somebody wants to print. */
import type { Language } from "../../words/words.svelte.ts";

export const KINDS = ["deck", "reference", "sheet", "pause", "stickers", "rulebook", "braille"] as const;
export const PAPERS = ["a4", "letter"] as const;
export type Paper = (typeof PAPERS)[number];
export const SIZES = ["card", "a5"] as const;
/** What braille there is for an embosser. */
export const CONTENTS = ["labels", "reference", "rulebook"] as const;

export class Wish {
  kind = $state<(typeof KINDS)[number]>("deck");
  paper = $state<Paper>("a4");
  size = $state<(typeof SIZES)[number]>("card");
  players = $state(4);
  large = $state(false);
  aces = $state(false);
  /** By the jack, queen, king and joker of ordinary packs. */
  packs = $state(false);
  /** The sheet of labels; empty: the usual one. */
  labels = $state("");
  /** How far the labels are moved, in millimetres. */
  right = $state(0);
  down = $state(0);
  language = $state<Language>("en");
  edition = $state("");

  constructor(language: Language, edition: string) {
    this.language = language;
    this.edition = edition;
    // Who lives where paper is of the other size mostly says so by the region of the language.
    if (/-(US|CA|MX|PH)$/i.test(navigator.language)) this.paper = "letter";
  }

  /** It as the server is asked for it, by the rules of a table or of an edition. */
  query(table: string): string {
    const { kind, language, paper } = this;
    const asked = new URLSearchParams({ language, paper });
    if (table) asked.set("table", table);
    else asked.set("edition", this.edition);
    if (kind === "reference") asked.set("size", this.size);
    if (kind === "sheet" && !table) asked.set("players", `${this.players}`);
    if ((kind === "deck" || kind === "reference") && this.large) asked.set("large", "true");
    if (kind === "stickers") {
      if (this.aces) asked.set("aces", "true");
      if (this.labels) asked.set("labels", this.labels);
      if (this.right) asked.set("right", `${this.right}`);
      if (this.down) asked.set("down", `${this.down}`);
    } else if (this.packs && !table) asked.set("option", "cards=packs");
    return asked.toString();
  }
}
