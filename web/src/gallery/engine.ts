/** How fast the engine plays in this browser; for developers. */
import { mount } from "svelte";
import { settings, showSettings } from "../shell/settings.svelte.ts";
import "../style.css";
import { say, words } from "../words/words.svelte.ts";
import EngineSpeed from "./EngineSpeed.svelte";

showSettings();
await words.speak(settings.language);
await words.learn("pages");
document.title = say("web-engine");
mount(EngineSpeed, { target: document.body });
