/** The catalogue's files as modules: `words:game/nl` is Dutch for what the game says, without the comments. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const CATALOGUE = fileURLToPath(new URL("../src/decaphase/say/catalogue", import.meta.url));

/** Which files of the catalogue each part of the page needs. */
const PARTS: Record<string, string[]> = {
  game: ["cards", "codes", "keys", "lists", "phases", "web", "web-cards", "web-table"],
  pages: ["web-pages"],
  keep: ["keep", "players", "rules", "web-keep"],
};

const MODULE = /^words:(\w+)\/(\w+)$/;

export function words(): Plugin {
  return {
    name: "words",
    resolveId: (id) => (MODULE.test(id) ? `\0${id}` : null),
    load(id) {
      const found = MODULE.exec(id.slice(1));
      if (!id.startsWith("\0words:") || !found) return null;
      const [, part = "", language = ""] = found;
      const files = (PARTS[part] ?? []).map((file) => `${CATALOGUE}/${language}/${file}.ftl`);
      const text = files.map((file) => (this.addWatchFile(file), readFileSync(file, "utf8"))).join("\n");
      return `export default ${JSON.stringify(text.replace(/^#.*\n/gm, "").replace(/\n{2,}/g, "\n"))}`;
    },
  };
}
