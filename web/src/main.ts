import { mount } from "svelte";
import App from "./App.svelte";
import { keepPage } from "./shell/offline.ts";
import { fetchPlace } from "./shell/places.ts";
import { route } from "./shell/route.svelte.ts";
import { settings, showSettings } from "./shell/settings.svelte.ts";
import "./style.css";
import { words } from "./words/words.svelte.ts";

showSettings();
const speaking = words.speak(settings.language);
fetchPlace(route.parts); // while the words are on their way
await speaking;
document.querySelector(".coming")?.remove();
mount(App, { target: document.body });
keepPage();
