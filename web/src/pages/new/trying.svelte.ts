/** Rules are tried on the server while they are being chosen: it alone knows what goes together. */
import type { Options } from "../../game/options.ts";
import type { RulesShown, RulesTried } from "../../generated/protocol.ts";
import { ask, Refusal } from "../../net/api.ts";
import { sayRefused } from "../choosing/refusals.ts";
import type { Wish } from "./wish.svelte.ts";

const PAUSE = 250;

export class Trying {
  /** The options that change nothing beside the others. */
  idle = $state.raw<readonly string[]>([]);
  /** Why these rules make no game. */
  trouble = $state("");

  /** Try what is wished for now; call the result to forget it again. */
  follow(wish: Wish, rules: RulesShown): () => void {
    const { edition, own } = wish;
    const timer = setTimeout(() => void this.#try(edition, own, rules), PAUSE);
    return () => clearTimeout(timer);
  }

  async #try(edition: string, options: Options, rules: RulesShown): Promise<void> {
    try {
      this.idle = (await ask<RulesTried>("POST", "/api/rules", { edition, options })).idle;
      this.trouble = "";
    } catch (problem) {
      if (!(problem instanceof Refusal)) throw problem;
      this.trouble = explain(problem, rules);
    }
  }
}

/** A refusal in the words of the form, where it has some. */
export const explain = (problem: Refusal, rules: RulesShown): string => sayRefused(problem, rules.options) ?? problem.words;
