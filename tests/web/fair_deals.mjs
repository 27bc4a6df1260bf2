/* Runs the page's verifier: asked on stdin `[[function, ...arguments], ...]`, bytes as hexadecimal; answers likewise. */
import { readFileSync } from "node:fs";
import { commitmentOf, deckOf, drawBelow, readHex, reshuffleOf, seedOf, writeHex } from "../../web/src/pages/proof/fair.ts";
import { hmac, sha256 } from "../../web/src/pages/proof/sha256.ts";
import { verify } from "../../web/src/pages/proof/verify.ts";

const dealOf = ({ table, hand, secret, contributions }) => ({
  table,
  hand,
  secret: readHex(secret),
  contributions: contributions.map(readHex),
});

const calls = {
  sha256: (message) => writeHex(sha256(readHex(message))),
  hmac: (key, message) => writeHex(hmac(readHex(key), readHex(message))),
  commitment: (deal) => commitmentOf(dealOf(deal)),
  seed: (deal) => writeHex(seedOf(dealOf(deal))),
  deck: (deal) => deckOf(dealOf(deal)).join(" "),
  reshuffle: (deal, number, cards) => reshuffleOf(dealOf(deal), number, cards.split(" ")).join(" "),
  below: (sides, words) => drawBelow(sides, words.values()),
  verify: (table, record, notes) => verify(table, record, notes),
};

const asked = JSON.parse(readFileSync(0, "utf8"));
process.stdout.write(JSON.stringify(asked.map(([name, ...values]) => calls[name](...values))));
