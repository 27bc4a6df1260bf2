/** What is shown at which place; a page and its words are fetched when somebody first comes there. */
import type { Component } from "svelte";
import { words, type Part } from "../words/words.svelte.ts";

/** A page that shows something with an id: a table, an invitation. */
export type Room = Component<{ id: string }>;

interface Fetched<Page> {
  default: Page;
}
type Fetch<Page> = () => Promise<Fetched<Page>>;

const ROOMS: Record<string, Fetch<Room>> = {
  table: () => import("../table/TablePage.svelte"),
  join: () => withWords("pages", import("../pages/join/JoinPage.svelte")),
  replay: () => withWords("story", import("../pages/replay/ReplayPage.svelte")),
  rules: () => withWords("story", import("../pages/rulebook/RulebookPage.svelte")),
  proof: () => withWords("story", import("../pages/proof/ProofPage.svelte")),
};

const PAGES: Record<string, Fetch<Component>> = {};

// The score sheet is there once its page is.
for (const fetch of Object.values(import.meta.glob<Fetched<Component>>("../pages/keep/KeepPage.svelte"))) {
  PAGES.keep = () => withWords("keep", fetch());
}

/** The page for something with an id; undefined where there is none such. */
export const roomAt = (place: string): Promise<Room> | undefined => ROOMS[place]?.().then((page) => page.default);

/** The page of this name. */
export const pageAt = (place: string): Promise<Component> | undefined => PAGES[place]?.().then((page) => page.default);

async function withWords<Page>(part: Part, page: Promise<Page>): Promise<Page> {
  const [fetched] = await Promise.all([page, words.learn(part)]);
  return fetched;
}
