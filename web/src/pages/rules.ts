/** The rules to choose from, in the words of the language; asked for once. */
import type { EditionShown, RulesShown } from "../generated/protocol.ts";
import { ask } from "../net/api.ts";
import { words, type Language } from "../words/words.svelte.ts";

const asked = new Map<Language, Promise<RulesShown>>();

export function fetchRules(language = words.language): Promise<RulesShown> {
  const known = asked.get(language) ?? ask<RulesShown>("GET", `/api/rules?language=${language}`);
  asked.set(language, known);
  known.catch(() => asked.delete(language)); // another time it may be there
  return known;
}

/** An edition of them. */
export function editionIn(rules: RulesShown, name: string): EditionShown | undefined {
  return rules.editions.find((edition) => edition.edition === name);
}
