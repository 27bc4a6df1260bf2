/** The program that answers what a sheet comes to, with the engine in Node under it. */
import { startSheets } from "../../web/src/keep/engine.ts";
import { engineInNode } from "./engine_in_node.ts";

startSheets(engineInNode());
await import("../support/web/sheet_answers.ts");
