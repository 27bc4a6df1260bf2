/** Words for cards and for what lies on the table: the browser's `say/cards.py`, by the same messages. */
import type { TableGroup } from "../generated/protocol.ts";
import { type Colour, colourOf, type Faces, NAMED_RANKS, numberOf, SKIP, WILD } from "./kinds.ts";
import { type ReadCards, readTyped } from "./typed.ts";

export type Say = (id: string, values?: Record<string, string | number>) => string;

/** How a number is spoken of: several of them, one of them, the ends of a run, what a wild there is. */
export type RankForm = "several" | "a" | "from" | "to" | "as";

/** Whose a group is to who listens: their own, that of who does something with it, or somebody else's. */
export type Own = "yes" | "theirs" | "no";

/** What has to be known of a table to name what lies on it. */
export interface TableNames {
  faces: Faces;
  players: readonly string[];
}

/** Everything that is said of cards, by this way to say a message. */
export function cardNames(say: Say) {
  const first = (message: string) => say(message).split(" ")[0] ?? "";
  const initial = (message: string) => first(message).charAt(0).toUpperCase();

  /** A card by its name at this table; `the`: as one speaks of it in a sentence. */
  function sayCard(code: string, faces: Faces, { the = false } = {}): string {
    const special = { [WILD]: "-wild", [SKIP]: "-skip" }[code] ?? "";
    const values = { colour: colourOf(code) ?? "", number: numberOf(code) };
    return say(`card-${faces}${special}${the ? ".the" : ""}`, special ? {} : values);
  }

  /** Cards one after the other. */
  function sayCards(codes: readonly string[], faces: Faces): string {
    return codes.map((code) => sayCard(code, faces)).join(", ");
  }

  /** A number by its name at this table. */
  function sayRank(number: number, faces: Faces, form?: RankForm): string {
    return say(`rank-${faces}${form ? `.${form}` : ""}`, { number });
  }

  /** A colour, or the suit that stands for it at this table. */
  function sayColour(colour: Colour, faces: Faces): string {
    return say(`card-${faces}-colour`, { colour });
  }

  /**
   * A group on the table: your run from 3 to 6, Bob's set of 5s.
   *
   * `grown`: at this end a card was just added to a run, which is named as it was before.
   */
  function sayGroup(group: TableGroup, table: TableNames, own: Own, grown?: "low" | "high"): string {
    const values: Record<string, string> = { own, player: table.players[group.seat - 1] ?? "" };
    const { stands_for: standsFor } = group;
    if (typeof standsFor === "string") {
      values.colour = sayColour(standsFor as Colour, table.faces);
    } else if (group.kind === "set") {
      values.numbers = sayRank(standsFor, table.faces, "several");
    } else {
      const low = standsFor + (grown === "low" ? 1 : 0);
      const length = group.cards.length - (grown ? 1 : 0);
      values.low = sayRank(low, table.faces, "from");
      values.high = sayRank(low + length - 1, table.faces, "to");
    }
    return say(`table-${group.kind}`, values);
  }

  /** The short code of a card, as one types it at this table. */
  function sayCode(code: string, faces: Faces): string {
    const colour = colourOf(code);
    if (!colour) return first(`code-${faces}-${code === WILD ? "wild" : "skip"}`);
    const rank = faces === "packs" && NAMED_RANKS[numberOf(code)];
    return first(`code-${faces}-${colour}`) + (rank ? first(`code-packs-${rank}`) : numberOf(code));
  }

  /** What stands in the corner for a colour, a wild or a skip: the first letters of what one types. */
  function letterOf(kind: string, faces: Faces): string {
    const part = { [WILD]: "wild", [SKIP]: "skip" }[kind] ?? kind;
    return first(`code-${faces}-${part}`).toUpperCase();
  }

  /** What stands on a card for its number: in packs A, J, Q and (for the wild) K by the language's habit. */
  function rankOf(number: number | typeof WILD, faces: Faces): string {
    if (number === WILD) return initial(`code-${faces}-wild`);
    const rank = faces === "packs" && NAMED_RANKS[number];
    return rank ? initial(`code-packs-${rank}`) : String(number);
  }

  /** The cards that somebody typed, colour and number in either order; or what could not be read, and why. */
  function readCards(text: string, faces: Faces): ReadCards {
    const example = `${sayCode("g5", faces)} ${sayCode("y12", faces)}`;
    return readTyped(text, faces, say, example);
  }

  return { sayCard, sayCards, sayRank, sayColour, sayGroup, sayCode, letterOf, rankOf, readCards };
}
