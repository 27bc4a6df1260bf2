import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { offline } from "./offline.ts";
import { words } from "./words.ts";

const SERVER = process.env.DECAPHASE_SERVER ?? "http://127.0.0.1:8010";
const CHOOSING = /\/src\/(pages\/choosing\/|game\/options|generated\/phases)/;

export default defineConfig({
  plugins: [svelte(), words(), offline()],
  server: {
    fs: { allow: [".."] }, // the cards are drawn from a file of the Python package
    // The server takes what comes this way for its own page's: the host stays as it was asked for.
    proxy: { "/api": { target: SERVER }, "/live": { target: SERVER, ws: true } },
  },
  worker: { format: "es" },
  build: {
    outDir: "../src/decaphase/web",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // the page's policy allows nothing inline
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: ["index.html", "gallery.html", "engine.html", "src/sw.ts"],
      output: {
        entryFileNames: ({ name }) => (name === "sw" ? "sw.js" : "assets/[name]-[hash].js"),
        // What several places need comes in one piece: a few requests instead of thirty, and a tenth smaller. Choosing
        // rules is a piece of its own, for a new table and a new score sheet: who plays at a table need not fetch it.
        codeSplitting: {
          groups: [
            { name: "base", minShareCount: 2, test: (id) => !CHOOSING.test(id), priority: 1 },
            { name: "choosing", test: CHOOSING },
          ],
        },
      },
    },
  },
});
