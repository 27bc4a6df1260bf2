/** Answers what the page reckons of deals, a line of JSON for each that is asked: `[function, ...arguments]`. */
import { createInterface } from "node:readline";
import { commitmentOf, type Deal, deckOf, drawBelow, readHex, reshuffleOf, sealOf, seedOf, writeHex } from "../../../web/src/pages/proof/fair.ts";
import { hmac, sha256 } from "../../../web/src/pages/proof/sha256.ts";
import { type Recorded, verify } from "../../../web/src/pages/proof/verify.ts";
import type { Noted } from "../../../web/src/table/notes.ts";

/** A deal as JSON has it, its bytes as hexadecimal digits. */
interface DealAsked {
  table: string;
  hand: number;
  secret: string;
  contributions: string[];
  seals?: string[];
}

const bytes = (digits: string): Uint8Array => readHex(digits) ?? new Uint8Array();
const dealOf = ({ secret, contributions, seals, ...rest }: DealAsked): Deal => ({
  ...rest,
  secret: bytes(secret),
  contributions: contributions.map(bytes),
  seals: seals?.map(bytes),
});

const ANSWERS: Record<string, (...asked: never[]) => unknown> = {
  sha256: (message: string) => writeHex(sha256(bytes(message))),
  hmac: (key: string, message: string) => writeHex(hmac(bytes(key), bytes(message))),
  seal: sealOf,
  commitment: (deal: DealAsked) => commitmentOf(dealOf(deal)),
  seed: (deal: DealAsked) => writeHex(seedOf(dealOf(deal))),
  deck: (deal: DealAsked) => deckOf(dealOf(deal)).join(" "),
  reshuffle: (deal: DealAsked, number: number, cards: string) => reshuffleOf(dealOf(deal), number, cards.split(" ")).join(" "),
  below: (sides: number, words: number[]) => drawBelow(sides, words.values()),
  verify: (table: string, record: Recorded, notes: Noted[]) =>
    verify(table, record, notes, Number(record.meta?.fair?.table.split("/")[1] ?? 1)),
};

for await (const line of createInterface({ input: process.stdin })) {
  const [name, ...asked] = JSON.parse(line) as [string, ...never[]];
  console.log(JSON.stringify(ANSWERS[name]?.(...asked)));
}
