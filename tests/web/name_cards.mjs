/* Runs the page's words for cards: asked on stdin `{language: [[function, ...arguments], ...]}`, answers likewise. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { cardNames } from "../../web/src/cards/naming.ts";

const { FluentBundle, FluentResource } = createRequire(new URL("../../web/package.json", import.meta.url))("@fluent/bundle");
const catalogue = new URL("../../src/decaphase/say/catalogue/", import.meta.url);

/** The names in one language; a message that lacks a value is our mistake, never a card's name. */
function namesIn(language) {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const file of ["cards", "codes"]) {
    bundle.addResource(new FluentResource(readFileSync(new URL(`${language}/${file}.ftl`, catalogue), "utf8")));
  }
  return cardNames((id, values = {}) => {
    const [name, attribute] = id.split(".");
    const message = bundle.getMessage(name);
    return bundle.formatPattern(attribute ? message.attributes[attribute] : message.value, values);
  });
}

const asked = JSON.parse(readFileSync(0, "utf8"));
const answers = Object.entries(asked).map(([language, calls]) => {
  const names = namesIn(language);
  return [language, calls.map(([name, ...values]) => names[name](...values))];
});
process.stdout.write(JSON.stringify(Object.fromEntries(answers)));
