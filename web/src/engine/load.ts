/** The engine, fetched when it is first needed; the browser keeps it with the page. */
import { Engine } from "../generated/engine.ts";
import address from "./engine.wasm?url";

let loading: Promise<Engine> | undefined;

export function loadEngine(): Promise<Engine> {
  loading ??= fetchEngine().catch((problem: unknown) => {
    loading = undefined; // the next one tries again
    throw problem;
  });
  return loading;
}

async function fetchEngine(): Promise<Engine> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  const { instance } = await WebAssembly.instantiate(await answer.arrayBuffer());
  return new Engine(instance);
}
