/** Who this browser is to the server, and whether the server is there at all. */
import type { AccountShown } from "../generated/protocol.ts";
import { words, type Language } from "../words/words.svelte.ts";
import { ask, findAccount, needAccount, Refusal } from "./api.ts";

class Me {
  account = $state.raw<AccountShown | null>(null);
  state = $state<"asking" | "there" | "unreachable">("asking");

  /** Ask who we are; never fails, but may find nobody there. */
  async meet(): Promise<void> {
    try {
      this.account = await findAccount();
      this.state = "there";
      await this.speak(words.language);
    } catch (problem) {
      if (!(problem instanceof Refusal)) throw problem;
      this.state = problem.code === "unreachable" ? "unreachable" : "there";
    }
  }

  /** Our account, begun now if we have none; under this name, if one is given. */
  async need(name = ""): Promise<AccountShown> {
    this.account = await needAccount(name || words.say("web-guest"));
    this.state = "there";
    if (name && this.account.name !== name) await this.change({ name });
    return this.account;
  }

  async change(change: { name?: string; language?: Language }): Promise<void> {
    this.account = await ask<AccountShown>("PATCH", "/api/account", change);
  }

  /** What the server says to us, it says in the language of the page. */
  async speak(language: Language): Promise<void> {
    if (!this.account || this.account.language === language) return;
    await this.change({ language }).catch((problem: unknown) => {
      if (!(problem instanceof Refusal)) throw problem; // it goes on in the language it knows
    });
  }
}

export const me = new Me();

/** What went wrong, in words to show. */
export const wordsOf = (problem: unknown): string => {
  if (problem instanceof Refusal) return problem.words;
  throw problem;
};
