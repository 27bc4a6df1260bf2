/** Saving sheets on the server: whenever it can be reached, and never over what was written elsewhere. */
import type { SheetKept, SheetList, SheetShown } from "../generated/protocol.ts";
import { ask, findAccount, Refusal } from "../net/api.ts";
import { me } from "../net/me.svelte.ts";
import { dropKept, goneIds, type KeptSheet } from "./kept.ts";
import { shelf } from "./shelf.svelte.ts";
import { areSame, newId, sheetOf, written } from "./wire.ts";

/** The same sheet was changed elsewhere; `other` is what the server has, null where it was thrown away there. */
export interface Conflict {
  readonly other: KeptSheet | null;
}

const AGAIN = 15_000;

class Saving {
  /** What somebody has to decide, by the sheets' ids. */
  conflicts = $state.raw<Readonly<Record<string, Conflict>>>({});
  /** Why the server did not take a sheet, in its own words. */
  refused = $state.raw<Readonly<Record<string, string>>>({});
  /** Whose sheets the server keeps; null: nobody's, undefined: we have not heard yet. */
  #account = $state<string | null | undefined>();
  #running = $state.raw<Promise<void> | null>(null);
  #again = false;
  #timer = 0;

  /** Save from now on, and look now what is new. */
  begin(): () => void {
    const wake = (): void => void (document.visibilityState === "visible" && this.settle());
    addEventListener("online", wake);
    document.addEventListener("visibilitychange", wake);
    void this.settle();
    return () => {
      removeEventListener("online", wake);
      document.removeEventListener("visibilitychange", wake);
      clearTimeout(this.#timer);
    };
  }

  /** Send what the server does not have, and fetch what we do not have; one such round at a time. */
  settle(): Promise<void> {
    this.#again = this.#running !== null;
    this.#running ??= this.#round().finally(() => {
      this.#running = null;
      if (this.#again) void this.settle();
    });
    return this.#running;
  }

  async #round(): Promise<void> {
    clearTimeout(this.#timer);
    try {
      const waiting = goneIds().length > 0 || shelf.sheets.some(({ saved }) => !saved);
      const account = waiting ? await me.need() : await findAccount();
      this.#account = account?.account ?? null;
      if (!account) return;
      for (const id of goneIds()) await this.#tellGone(id);
      for (const kept of shelf.sheets.filter(({ saved }) => !saved)) await this.#save(kept);
      await this.#look();
    } catch (problem) {
      if (!(problem instanceof Refusal)) throw problem;
      this.#timer = window.setTimeout(() => void this.settle(), AGAIN);
    }
  }

  async #tellGone(id: string): Promise<void> {
    await ask("DELETE", `/api/sheets/${id}`);
    dropKept(id, true);
  }

  /** Whether something is on its way to the server, or from there. */
  get isBusy(): boolean {
    return this.#running !== null;
  }

  /** Whether the server has all of a sheet, as far as we know. */
  hasAll({ saved, account }: KeptSheet): boolean {
    return saved && (this.#account === undefined || this.#account === account);
  }

  /** The revision that a sheet was made from, to the account that is signed in now. */
  #basis(kept: KeptSheet): number {
    return kept.account === this.#account ? kept.revision : 0;
  }

  async #save(kept: KeptSheet, basis = this.#basis(kept)): Promise<void> {
    const { id, sheet } = kept;
    if (this.conflicts[id]) return;
    try {
      const body = { revision: basis, sheet: written(sheet) };
      const { revision } = await ask<SheetKept>("PUT", `/api/sheets/${id}`, body);
      const now = shelf.find(id);
      if (now) shelf.put({ ...now, revision, account: this.#account ?? null, saved: areSame(now.sheet, sheet) });
      this.refused = without(this.refused, id);
    } catch (problem) {
      if (!(problem instanceof Refusal)) throw problem;
      if (problem.code === "sheet-newer") this.#decide(id, { other: await this.#fetch(id) });
      else if (problem.code === "sheet-gone") this.#decide(id, { other: null });
      else if (problem.status >= 400 && problem.status < 500 && problem.status !== 429) {
        this.refused = { ...this.refused, [id]: problem.words };
      } else throw problem;
    }
  }

  #decide(id: string, conflict: Conflict): void {
    this.conflicts = { ...this.conflicts, [id]: conflict };
  }

  async #fetch(id: string): Promise<KeptSheet> {
    const shown = await ask<SheetShown>("GET", `/api/sheets/${id}`);
    const { revision, updated } = shown;
    return { id, sheet: sheetOf(shown), revision, saved: true, account: this.#account ?? null, updated };
  }

  /** Take over what was written elsewhere, as far as nothing of ours waits to be saved. */
  async #look(): Promise<void> {
    const { sheets } = await ask<SheetList>("GET", "/api/sheets");
    for (const { sheet: id, revision } of sheets) {
      const kept = shelf.find(id);
      if (goneIds().includes(id) || (kept && (!kept.saved || this.#basis(kept) === revision))) continue;
      const other = await this.#fetch(id);
      if (shelf.find(id) === kept) shelf.put(other);
    }
    // What was thrown away elsewhere goes here too; what somebody else saved from this browser stays, as it is.
    const there = new Set(sheets.map(({ sheet }) => sheet));
    for (const kept of shelf.sheets) if (this.hasAll(kept) && !there.has(kept.id)) shelf.drop(kept.id, true);
  }

  // What somebody decided

  /** Ours stays; what was written elsewhere is written over. */
  async keepOurs(id: string): Promise<void> {
    const kept = shelf.find(id);
    const basis = this.#decided(id)?.other?.revision ?? 0;
    if (!kept) return;
    shelf.put({ ...kept, revision: basis, account: this.#account ?? null });
    await this.settle();
  }

  /** What was written elsewhere takes the place of ours; or ours goes, where it was thrown away there. */
  takeOther(id: string): void {
    const other = this.#decided(id)?.other;
    if (other) shelf.put(other);
    else shelf.drop(id, true);
  }

  /** Both stay: ours under another id, which is told. */
  keepBoth(id: string): string {
    const kept = shelf.find(id);
    const fresh = newId();
    if (kept) shelf.write(fresh, kept.sheet);
    this.takeOther(id);
    void this.settle();
    return fresh;
  }

  #decided(id: string): Conflict | undefined {
    const conflict = this.conflicts[id];
    this.conflicts = without(this.conflicts, id);
    return conflict;
  }

  /** Throw a sheet away, here and on the server. */
  drop(id: string): void {
    this.conflicts = without(this.conflicts, id);
    this.refused = without(this.refused, id);
    const never = shelf.find(id)?.revision === 0 && this.#running === null; // else it may be on its way there
    shelf.drop(id, never);
    void this.settle();
  }
}

function without<Value>(values: Readonly<Record<string, Value>>, id: string): Record<string, Value> {
  const { [id]: _gone, ...others } = values;
  return others;
}

export const saving = new Saving();
