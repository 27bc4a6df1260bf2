/** The pages of score sheets, which need the engine: it is loaded first, and they never wait for it again. */
import { loadEngine } from "../../engine/load.ts";
import { startSheets } from "../../keep/engine.ts";
import { shelf } from "../../keep/shelf.svelte.ts";
import KeepPage from "./KeepPage.svelte";

let isStarted = false;

export async function openKeep(): Promise<{ default: typeof KeepPage }> {
  const engine = await loadEngine();
  if (!isStarted) startSheets(engine);
  isStarted = true;
  shelf.open();
  return { default: KeepPage };
}
