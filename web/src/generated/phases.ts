// Made by `python -m decaphase.compile.typescript` from the rules' own limits; do not edit.

export const KINDS = ["set", "run", "colour"] as const;
export const LEAST = {"set": 2, "run": 4, "colour": 2};
export const LONGEST_RUN = 12;
export const MOST_CARDS = 11;
export const MOST_GROUPS = 3;
export const MOST_PHASES = 10;
export const ANOTHER_FORM = 4;
export const FORMS: Readonly<Record<string, number>> = {"set": 1, "run": 1, "colour": 1, "set set": 0, "set run": 2, "run set": 3};
