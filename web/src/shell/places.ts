/** What is shown at which place; a page and its words are fetched when somebody first comes there. */
import type { Component } from "svelte";
import { words, type Part } from "../words/words.svelte.ts";

/** A page that shows something with an id, a table or an invitation; on a score sheet a hand has a place of its own. */
export type Room = Component<{ id: string; hand: string | undefined }>;

interface Fetched<Page> {
  default: Page;
}
type Fetch<Page> = () => Promise<Fetched<Page>>;

const ROOMS: Record<string, Fetch<Room>> = {
  table: () => import("../table/TablePage.svelte"),
  new: () => withWords("pages", import("../pages/new/NewTablePage.svelte")),
  join: () => withWords("pages", import("../pages/join/JoinPage.svelte")),
  keep: () => withWords("keep", import("../pages/keep/open-keep.ts").then(({ openKeep }) => openKeep())),
  replay: () => withWords("story", import("../pages/replay/ReplayPage.svelte")),
  rules: () => withWords("story", import("../pages/rulebook/RulebookPage.svelte")),
  print: () => withWords("print", import("../pages/print/PrintPage.svelte")),
  proof: () => withWords("story", import("../pages/proof/ProofPage.svelte")),
};

const PAGES: Record<string, Fetch<Component>> = {
  "": () => import("../pages/Home.svelte"),
  settings: () => withWords("pages", import("../pages/settings/SettingsPage.svelte")),
  statistics: () => withWords("pages", import("../pages/statistics/StatisticsPage.svelte")),
  about: () => withWords("pages", import("../pages/about/AboutPage.svelte")),
};

/** Rooms that can be entered without an id. */
const OPEN = ["new", "keep", "rules", "print"];

/** The page for something with this id; undefined where there is none such. */
export function roomAt(place: string, id: string): Promise<Room> | undefined {
  return id || OPEN.includes(place) ? ROOMS[place]?.().then((page) => page.default) : undefined;
}

/** The page of this name. */
export const pageAt = (place: string): Promise<Component> | undefined => PAGES[place]?.().then((page) => page.default);

/** Begin to fetch what is shown at a place. */
export function fetchPlace([place = "", id = ""]: readonly string[]): void {
  (roomAt(place, id) ?? pageAt(place))?.catch(() => {}); // who then shows it says what is wrong
}

async function withWords<Page>(part: Part, page: Promise<Page>): Promise<Page> {
  const [fetched] = await Promise.all([page, words.learn(part)]);
  return fetched;
}
