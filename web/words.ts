/** The catalogue's files as modules: `words:game/nl` is Dutch for what the game says, without the comments. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const CATALOGUE = fileURLToPath(new URL("../src/decaphase/say/catalogue", import.meta.url));

/** Which files of the catalogue each part of the page needs; after a slash, only the messages that begin so. */
const PARTS: Record<string, string[]> = {
  game: ["cards", "codes", "keys", "lists", "live/live-reaction-", "phases", "web", "web-table"],
  pages: ["events/event-drew", "web-cards", "web-pages"],
  keep: ["keep", "players", "rules/edition-", "rules/option-", "rules/value-", "web-keep"],
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
      const texts = (PARTS[part] ?? []).map((wanted) => {
        const [name = "", prefix = ""] = wanted.split("/");
        const file = `${CATALOGUE}/${language}/${name}.ftl`;
        this.addWatchFile(file);
        return beginning(prefix, readFileSync(file, "utf8"));
      });
      const text = texts.join("\n");
      return `export default ${JSON.stringify(text.replace(/^#.*\n/gm, "").replace(/\n{2,}/g, "\n"))}`;
    },
  };
}

/** The messages of a file that begin with this. */
function beginning(prefix: string, text: string): string {
  if (prefix === "") return text;
  return text
    .split(/\n(?=[a-z#])/)
    .filter((message) => message.startsWith(prefix))
    .join("\n");
}
