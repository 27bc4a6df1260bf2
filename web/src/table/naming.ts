/** Cards and groups of a table by their names, with the faces that are shown there. */
import { sayCard, sayCards, sayColour, sayGroup, sayRank } from "../cards/names.ts";
import type { Colour, Faces } from "../cards/kinds.ts";
import type { TableGroup, View } from "../generated/protocol.ts";
import { isWild } from "../game/order.ts";
import { settings } from "../shell/settings.svelte.ts";
import { say } from "../words/words.svelte.ts";
import type { Table } from "./table.svelte.ts";

/** How this table's cards are drawn and named: as it plays, unless somebody wants them otherwise. */
export function facesOf(table: Table): Faces {
  if (settings.faces !== "table") return settings.faces;
  return table.view?.rules.options.cards === "packs" ? "packs" : "colours";
}

/** A group on the table: “Bea’s run from 3 to 6”. */
export function nameGroup(game: View, group: TableGroup, faces: Faces): string {
  return sayGroup(group, { faces, players: game.players }, group.seat === game.seat ? "yes" : "no");
}

/** A group by itself, with its cards, as it was told when it was laid: “run 3 to 6: red 3, wild for 4, …”. */
export function describeGroup({ kind, cards, stands_for: stands }: Omit<TableGroup, "seat" | "group">, faces: Faces): string {
  if (typeof stands === "string") {
    return say("event-group-colour", { colour: sayColour(stands as Colour, faces), cards: sayCards(cards, faces) });
  }
  if (kind === "set") return say("event-group-set", { numbers: sayRank(stands, faces, "several"), cards: sayCards(cards, faces) });
  const low = sayRank(stands, faces, "from");
  const high = sayRank(stands + cards.length - 1, faces, "to");
  const named = cards.map((code, place) => {
    const card = sayCard(code, faces);
    return isWild(code) ? say("event-wild-as", { card, number: sayRank(stands + place, faces, "as") }) : card;
  });
  return say("event-group-run", { low, high, cards: named.join(", ") });
}

/** What a card of a group stands for, where it is a wild: a number, or a colour's letter. */
export function standsFor(group: TableGroup, place: number): string {
  if (!isWild(group.cards[place] ?? "")) return "";
  return group.kind === "run" ? String(Number(group.stands_for) + place) : String(group.stands_for);
}
