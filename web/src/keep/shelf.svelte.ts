/** All the sheets of this browser: shown at once, kept at once, and saved on the server whenever that can be. */
import { dropKept, idIn, type KeptSheet, readAll, readKept, writeKept } from "./kept.ts";
import type { Sheet } from "./model.ts";

const MOST_NAMES = 12;

class Shelf {
  sheets = $state.raw<readonly KeptSheet[]>([]);
  /** Whether the browser refused to keep something. */
  forgetful = $state(false);
  #isOpen = false;

  /** Read what the browser has; each sheet is checked, so the engine has to be there. */
  open(): void {
    if (this.#isOpen) return;
    this.#isOpen = true;
    this.sheets = readAll();
    window.addEventListener("storage", (event) => this.#follow(idIn(event.key)));
  }

  find(id: string): KeptSheet | undefined {
    return this.sheets.find((kept) => kept.id === id);
  }

  /** Keep a sheet that somebody wrote on; what the server has of it is then no longer all. */
  write(id: string, sheet: Sheet): void {
    const before = this.find(id) ?? { revision: 0, account: null };
    this.put({ ...before, id, sheet, saved: false, updated: Date.now() });
  }

  put(kept: KeptSheet): void {
    if (!writeKept(kept)) this.forgetful = true;
    const others = this.sheets.filter(({ id }) => id !== kept.id);
    this.sheets = [kept, ...others].sort((one, other) => other.updated - one.updated);
  }

  /** Throw a sheet away; `told`: the server knows already, or never had it. */
  drop(id: string, told: boolean): void {
    dropKept(id, told);
    this.sheets = this.sheets.filter((kept) => kept.id !== id);
  }

  /** Who played before, each once, the last first. */
  get names(): string[] {
    return [...new Set(this.sheets.flatMap(({ sheet }) => sheet.players))].slice(0, MOST_NAMES);
  }

  /** Another window of this browser wrote on a sheet, or threw it away. */
  #follow(id: string | undefined): void {
    if (!id) return;
    const kept = readKept(id);
    if (kept) this.put(kept);
    else this.sheets = this.sheets.filter((one) => one.id !== id);
  }
}

export const shelf = new Shelf();
