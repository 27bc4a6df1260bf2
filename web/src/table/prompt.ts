/** What one can do now, in a sentence to show, and what is called out when it is one's turn. */
import { sayCard } from "../cards/names.ts";
import { settings } from "../shell/settings.svelte.ts";
import { say } from "../words/words.svelte.ts";
import { facesOf } from "./naming.ts";
import type { Playing } from "./playing.svelte.ts";
import type { Table } from "./table.svelte.ts";

/** The one thing to do next, or for whom we wait. */
export function promptOf(playing: Playing): string {
  const { table } = playing;
  const { game, view } = table;
  if (!game || !view) return "";
  if (view.paused) return say("web-paused");
  const card = topCard(table);
  if (game.stage === "claim") {
    if (view.answered !== null) return say("web-wait-for-answers");
    return say(table.canAct ? "web-prompt-claim" : "web-others-may-knock", { card });
  }
  if (!table.canAct) return game.turn === null ? "" : say("web-turn-of", { player: table.nameOf(game.turn) });
  if (game.stage === "draw") return say(table.draws.length > 1 ? "web-prompt-draw-or-take" : "web-prompt-draw", { card });
  if (playing.one && playing.hitsOfOne.length > 0) return say("web-prompt-hit");
  if (table.lays.length > 0) return say("web-prompt-lay");
  return say(table.hits.length > 0 ? "web-prompt-hit-or-discard" : "web-prompt-discard");
}

/** What is called out when our turn comes: that it is, and what lies there; to who wants few words, only that. */
export function callsOf(playing: Playing): string[] {
  const stage = playing.table.game?.stage;
  const turn = say("web-now-you");
  if (stage === "claim") return [promptOf(playing)];
  if (settings.fullness === "brief") return [turn];
  return stage === "draw" ? [promptOf(playing)] : [turn, promptOf(playing)];
}

/** Whether a line of the story says no more than what is called out. */
export function isCalled(line: string, table: Table): boolean {
  const own = { own: "yes", player: "" };
  const same = [say("event-turn-began", own), say("event-turn-began.brief", own), say("event-claim-opened", { own: "yes", card: topCard(table) })];
  return same.includes(line);
}

function topCard(table: Table): string {
  const top = table.game?.discard.at(-1);
  return top ? sayCard(top, facesOf(table), { the: true }) : "";
}
