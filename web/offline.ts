/** Tells the service worker, which is built along with the page, of which files this page consists. */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const WORKER = "sw.js";
/** Pictures of the icon are for the system that installs the page; it keeps them itself. */
const KEPT = /\.(css|ftl|html|js|svg|wasm|webmanifest)$/;

export function offline(): Plugin {
  let publicFolder = "";
  return {
    name: "offline",
    apply: "build",
    enforce: "post", // when the documents are written, too
    configResolved: (config) => void (publicFolder = config.publicDir),
    generateBundle(_, bundle) {
      const worker = bundle[WORKER];
      if (worker?.type !== "chunk") throw new Error(`${WORKER} is missing`);
      const files = new Map<string, string | Uint8Array>();
      for (const [name, file] of Object.entries(bundle)) files.set(name, file.type === "chunk" ? file.code : file.source);
      for (const name of readdirSync(publicFolder)) files.set(name, readFileSync(join(publicFolder, name)));
      const names = [...files.keys()].filter((name) => KEPT.test(name) && name !== WORKER).sort();
      const digest = createHash("sha256").update(worker.code);
      for (const name of names) digest.update(name).update(files.get(name) ?? "");
      const build = { version: digest.digest("hex").slice(0, 16), files: names.map((name) => `/${name}`) };
      worker.code = `const BUILD = ${JSON.stringify(build)};\n${worker.code}`;
    },
  };
}
