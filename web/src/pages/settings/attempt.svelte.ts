/** Something that is tried, and how it went, in words to show. */
import { wordsOf } from "../../net/me.svelte.ts";
import { announcer } from "../../shell/announcer.svelte.ts";
import { say } from "../../words/words.svelte.ts";

export class Attempt {
  told = $state("");
  bad = $state(false);

  /** Do it; `done` is the message that says so. */
  async make(work: () => Promise<void>, done: string): Promise<void> {
    try {
      await work();
      this.told = say(done);
      this.bad = false;
      announcer.tell(this.told);
    } catch (problem) {
      this.told = wordsOf(problem);
      this.bad = true;
      announcer.call(this.told);
    }
  }
}
