/** Cards and groups of a table by their names, with the faces that are shown there. */
import type { Faces } from "../cards/kinds.ts";
import { sayGroup } from "../cards/names.ts";
import type { TableGroup, View } from "../generated/protocol.ts";
import { isWild } from "../game/order.ts";
import { settings } from "../shell/settings.svelte.ts";
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

/** What a card of a group stands for, where it is a wild: a number, or a colour's letter. */
export function standsFor(group: TableGroup, place: number): string {
  if (!isWild(group.cards[place] ?? "")) return "";
  return group.kind === "run" ? String(Number(group.stands_for) + place) : String(group.stands_for);
}
