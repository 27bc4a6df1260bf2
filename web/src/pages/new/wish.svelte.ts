/** The table that somebody wants to open, as they put it together. */
import { fitSelection, type Options, same, type Setting } from "../../game/options.ts";
import type { EditionShown, NewTable, TableView } from "../../generated/protocol.ts";
import { lastOpponents, type Bot } from "../bots.ts";

/** Seconds for a turn, and in reserve for a game. */
export const CLOCKS = {
  none: { turn_seconds: 0, reserve_seconds: 0 },
  relaxed: { turn_seconds: 60, reserve_seconds: 300 },
  brisk: { turn_seconds: 20, reserve_seconds: 60 },
} as const;
export type Clock = keyof typeof CLOCKS;

export class Wish {
  edition = $state("");
  seats = $state(4);
  bots = $state(0);
  bot = $state<Bot>(lastOpponents().bot);
  clock = $state<Clock>("relaxed");
  /** How long a knocking window stays open; 0: until everybody has answered. */
  claimSeconds = $state(8);
  claims = $state<"nearest" | "fastest">("nearest");
  pausing = $state<"always" | "between-hands">("always");
  talk = $state<"chat" | "reactions" | "off">("chat");
  listed = $state(false);
  /** The options in which the table differs from its edition. */
  own = $state.raw<Options>({});

  /** Other rules; what was chosen stays, unless the new edition has it so by itself. */
  choose(edition: EditionShown): void {
    this.edition = edition.edition;
    const kept = Object.entries(this.own).filter(([name, value]) => !same(value, edition.options[name]));
    this.own = Object.fromEntries(kept);
  }

  /** Set an option; the edition's own value is no choice of the table's. Fewer phases leave fewer to select from. */
  set(edition: EditionShown, name: string, value: Setting): void {
    const { [name]: _, ...others } = this.own;
    this.own = same(value, edition.options[name]) ? others : { ...others, [name]: value };
    const { selection } = this.own;
    if (name !== "phases" || selection === undefined || typeof value !== "object") return;
    this.own = { ...this.own, selection: fitSelection(selection, value.length) };
  }

  /** Back to the edition's own rules, in all of these options. */
  reset(names: readonly string[]): void {
    this.own = Object.fromEntries(Object.entries(this.own).filter(([name]) => !names.includes(name)));
  }

  /** Wish for what a table has already. */
  takeOver({ rules, seats }: TableView): void {
    this.edition = rules.edition;
    this.own = rules.options;
    this.seats = seats.length;
  }

  /** The same options as the server takes them. */
  get options(): Required<NewTable>["options"] {
    return this.own as Required<NewTable>["options"];
  }

  asTable(): NewTable {
    return {
      edition: this.edition,
      seats: this.seats,
      options: this.options,
      listed: this.listed,
      ...CLOCKS[this.clock],
      claim_seconds: this.claimSeconds,
      claims: this.claims,
      pausing: this.pausing,
      talk: this.talk,
    };
  }
}
