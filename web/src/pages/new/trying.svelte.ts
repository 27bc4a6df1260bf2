/** Rules are tried on the server while they are being chosen: it alone knows what goes together. */
import type { RulesShown, RulesTried } from "../../generated/protocol.ts";
import { sayPhase } from "../../game/phases.ts";
import { ask, Refusal } from "../../net/api.ts";
import { say } from "../../words/words.svelte.ts";
import type { Options, Wish } from "./wish.svelte.ts";

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

/** A refusal in the words of the form, where the server's own speak of files and commands. */
export function explain(problem: Refusal, rules: RulesShown): string {
  const { code, values, words } = problem;
  const named = (setting: unknown): string => nameSetting(String(setting), rules);
  switch (code) {
    case "options-clash":
      return say("web-rules-clash", { one: named(values.one), other: named(values.other) });
    case "skip-returns-idle":
      return say("web-rules-idle", { one: named(`skip_returns = ${values.value}`), other: named("skip_style = lay-before") });
    case "phase-too-big":
      return say("web-phase-too-big", { number: values.number ?? 0, groups: sayPhase(String(values.phase)), cards: values.cards ?? 0 });
    case "selection-empty":
    case "selection-leaves-none":
    case "no-such-phase":
      return say("web-selection-none");
    default:
      return words;
  }
}

/** `scoring = none` as the form calls it: “Points: not kept”. */
function nameSetting(setting: string, rules: RulesShown): string {
  const [name = "", value = ""] = setting.split(" = ");
  const option = rules.options.find((one) => one.option === name);
  const title = option?.values.find((one) => String(one.value) === value)?.title ?? value;
  return say("web-setting", { option: option?.title ?? name, value: title });
}
