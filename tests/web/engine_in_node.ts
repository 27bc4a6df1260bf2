/** The engine's WebAssembly in Node, from the file that the page is built with. */
import { readFileSync } from "node:fs";
import { Engine } from "../../web/src/generated/engine.ts";

export function engineInNode(): Engine {
  const file = new URL("../../web/src/engine/engine.wasm", import.meta.url);
  return new Engine(new WebAssembly.Instance(new WebAssembly.Module(readFileSync(file))));
}
