/** Why rules make no game, in the words of the form: the catalogue's own speak of files and commands. */
import { sayPhase } from "../../game/phases.ts";
import { say } from "../../words/words.svelte.ts";
import type { Titled } from "./titled.ts";

export interface Refused {
  readonly code: string;
  readonly values: Readonly<Record<string, string | number>>;
}

/** What is said of it; undefined where a form cannot ask for it, so that it has no words there. */
export function sayRefused({ code, values }: Refused, options: readonly Titled[]): string | undefined {
  const named = (setting: unknown): string => nameSetting(String(setting), options);
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
      return undefined;
  }
}

/** `scoring = none` as the form calls it: “Points: not kept”. */
function nameSetting(setting: string, options: readonly Titled[]): string {
  const [name = "", value = ""] = setting.split(" = ");
  const option = options.find((one) => one.option === name);
  const title = option?.values.find((one) => String(one.value) === value)?.title ?? value;
  return say("web-setting", { option: option?.title ?? name, value: title });
}
