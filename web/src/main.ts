import { mount } from "svelte";
import App from "./App.svelte";
import { keepPage } from "./shell/offline.ts";
import { settings, showSettings } from "./shell/settings.svelte.ts";
import "./style.css";
import { words } from "./words/words.svelte.ts";

showSettings();
await words.speak(settings.language);
mount(App, { target: document.body });
keepPage();
