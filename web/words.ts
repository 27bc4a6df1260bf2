/** The catalogue's files for the page: a text for each part and language, whose addresses `words:addresses` tells. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const CATALOGUE = fileURLToPath(new URL("../src/decaphase/say/catalogue", import.meta.url));

/** Which files of the catalogue each part of the page needs; after a slash, only the messages that begin so. What two have is the same. */
const PARTS: Record<string, string[]> = {
  game: [
    "cards",
    "codes",
    "events/event-claim-opened",
    "events/event-group-",
    "events/event-turn-began",
    "events/event-wild-as",
    "keys",
    "lists",
    "live/live-reaction-",
    "phases",
    "web",
    "web-table",
  ],
  pages: ["events/event-drew", "web-cards", "web-pages", "web-rules"],
  keep: ["keep", "options/option-", "options/value-", "players", "rules/edition-", "web-keep", "web-rules"],
  story: ["web-story"],
  print: ["web-print"],
};

const LANGUAGES = ["en", "nl", "fr", "de"];
const MODULE = "words:addresses";

export function words(): Plugin {
  let building = false;
  return {
    name: "words",
    configResolved: ({ command }) => void (building = command === "build"),
    resolveId: (id) => (id === MODULE ? `\0${id}` : null),
    load(id) {
      if (id !== `\0${MODULE}`) return null;
      const told = Object.entries(PARTS).map(([part, files]) => {
        const addresses = LANGUAGES.map((language) => {
          const paths = files.map((file) => `${CATALOGUE}/${language}/${file.split("/")[0]}.ftl`);
          for (const path of paths) this.addWatchFile(path);
          const source = paths.map((path, place) => toldIn(path, files[place] ?? "")).join("\n");
          if (!building) return `${language}: ${JSON.stringify(`data:text/plain,${encodeURIComponent(source)}`)}`;
          const file = this.emitFile({ type: "asset", name: `${part}-${language}.ftl`, source });
          return `${language}: import.meta.ROLLUP_FILE_URL_${file}`;
        });
        return `${part}: { ${addresses.join(", ")} }`;
      });
      return `export default { ${told.join(", ")} };`;
    },
  };
}

/** What is wanted of a file, without its comments. */
function toldIn(path: string, wanted: string): string {
  const text = beginning(wanted.split("/")[1] ?? "", readFileSync(path, "utf8"));
  return text.replace(/^#.*\n/gm, "").replace(/\n{2,}/g, "\n");
}

/** The messages of a file that begin with this. */
function beginning(prefix: string, text: string): string {
  if (prefix === "") return text;
  return text
    .split(/\n(?=[a-z#])/)
    .filter((message) => message.startsWith(prefix))
    .join("\n");
}
