/** All the cards on a page of their own. */
import { mount } from "svelte";
import { settings, showSettings } from "../shell/settings.svelte.ts";
import "../style.css";
import { say, words } from "../words/words.svelte.ts";
import Gallery from "./Gallery.svelte";

showSettings();
await words.speak(settings.language);
await words.learn("pages");
document.title = say("web-gallery");
mount(Gallery, { target: document.body });
