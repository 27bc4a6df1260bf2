import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { offline } from "./offline.ts";
import { words } from "./words.ts";

export default defineConfig({
  plugins: [svelte(), words(), offline()],
  server: { fs: { allow: [".."] } }, // the cards are drawn from a file of the Python package
  build: {
    outDir: "../src/decaphase/web",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // the page's policy allows nothing inline
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: ["index.html", "gallery.html", "src/sw.ts"],
      output: { entryFileNames: ({ name }) => (name === "sw" ? "sw.js" : "assets/[name]-[hash].js") },
    },
  },
});
