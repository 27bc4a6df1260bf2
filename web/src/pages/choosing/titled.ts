/** Options as a form shows them. */
import type { OptionShown } from "../../generated/protocol.ts";

/** An option in the words of the language, with the values among which one chooses. */
export type Titled = Omit<OptionShown, "variant">;
