/** The engine in its worker, asked from the page. */
import type { Answers, Questions } from "./worker.ts";

interface Waiting {
  resolve: (found: never) => void;
  reject: (problem: Error) => void;
}

export class EnginePlayer {
  readonly #worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
  readonly #waiting = new Map<number, Waiting>();
  #asked = 0;

  constructor() {
    this.#worker.addEventListener("message", ({ data: { id, found, problem } }) => {
      const waiting = this.#waiting.get(id);
      this.#waiting.delete(id);
      if (problem === undefined) waiting?.resolve(found as never);
      else waiting?.reject(new Error(problem));
    });
    this.#worker.addEventListener("error", ({ message }) => {
      for (const { reject } of this.#waiting.values()) reject(new Error(message));
      this.#waiting.clear();
    });
  }

  ask<Name extends keyof Questions>(ask: Name, question: Questions[Name]): Promise<Answers[Name]> {
    const id = this.#asked++;
    this.#worker.postMessage({ id, ask, question });
    return new Promise((resolve, reject) => this.#waiting.set(id, { resolve, reject }));
  }

  close(): void {
    this.#worker.terminate();
  }
}
