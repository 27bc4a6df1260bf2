/** Words for cards in the language that is spoken now. */
import { say } from "../words/words.svelte.ts";
import { cardNames } from "./naming.ts";

export const { sayCard, sayCards, sayRank, sayColour, sayGroup, sayCode, letterOf, rankOf, readCards } = cardNames(say);
