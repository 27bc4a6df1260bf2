// Made by `python -m decaphase.compile.typescript` from the editions' files; do not edit.

/** A value by its name; and what an option may be set to, that or a list. */
export type Word = string | boolean | number;
export type Setting = Word | readonly (string | number)[];

/** An edition: its own language, the values of the options that follow, and all of its rules as numbers. */
export interface Edition {
  language: string;
  settings: Readonly<Record<string, Setting>>;
  book: RuleNumbers;
}

/**
 * An option that a sheet depends on, what each value makes of the book, and beside which it is idle.
 * A list of one's own has no value here, and a word for some of the phases is told for ten.
 */
export interface SheetOption {
  option: string;
  values: readonly { value: Word; book: Partial<RuleNumbers> }[];
  idle: readonly Chosen[];
}

export type Chosen = readonly [option: string, value: Word];

/** The rules of a table as numbers, as far as a sheet depends on them. */
export interface RuleNumbers {
  wild_points: number;
  scoring: number;
  tie_points: number;
  tie_break: number;
  play_on: number;
  advance: number;
  order: number;
  selected: number;
  selection: number[];
  groups: number[];
  needed: number[];
  form: number[];
  kind: number[][];
  need: number[][];
}

export const DEFAULT_EDITION = "classic-en";

export const EDITIONS: Readonly<Record<string, Edition>> = {
  "classic-en": {"language": "en", "settings": {"phases": ["set 3 + set 3", "set 3 + run 4", "set 4 + run 4", "run 7", "run 8", "run 9", "set 4 + set 4", "colour 7", "set 5 + set 2", "set 5 + set 3"], "wild_points": 25, "scoring": "points", "tie_points": "with-this-hand", "tie_break": "replay", "play_on": false, "advance": "on-completion", "selection": "all", "order": "in-order", "cards": "colours"}, "book": {"wild_points": 25, "scoring": 0, "tie_points": 0, "tie_break": 0, "play_on": 0, "advance": 0, "order": 0, "selected": 10, "selection": [1, 2, 3, 4, 5, 6, 7, 8, 9, 10], "groups": [0, 2, 2, 2, 1, 1, 1, 2, 1, 2, 2], "needed": [0, 6, 7, 8, 7, 8, 9, 8, 7, 7, 8], "form": [0, 0, 2, 2, 1, 1, 1, 0, 1, 0, 0], "kind": [[0, 0, 0], [0, 0, 0], [0, 1, 0], [0, 1, 0], [1, 0, 0], [1, 0, 0], [1, 0, 0], [0, 0, 0], [2, 0, 0], [0, 0, 0], [0, 0, 0]], "need": [[0, 0, 0], [3, 3, 0], [3, 4, 0], [4, 4, 0], [7, 0, 0], [8, 0, 0], [9, 0, 0], [4, 4, 0], [7, 0, 0], [5, 2, 0], [5, 3, 0]]}},
  "classic-fr": {"language": "fr", "settings": {"phases": ["set 3 + set 3", "set 3 + run 4", "set 4 + run 4", "run 7", "run 8", "run 9", "set 4 + set 4", "colour 7", "set 5 + set 2", "set 5 + set 3"], "wild_points": 25, "scoring": "points", "tie_points": "with-this-hand", "tie_break": "replay", "play_on": false, "advance": "on-completion", "selection": "all", "order": "in-order", "cards": "colours"}, "book": {"wild_points": 25, "scoring": 0, "tie_points": 0, "tie_break": 0, "play_on": 0, "advance": 0, "order": 0, "selected": 10, "selection": [1, 2, 3, 4, 5, 6, 7, 8, 9, 10], "groups": [0, 2, 2, 2, 1, 1, 1, 2, 1, 2, 2], "needed": [0, 6, 7, 8, 7, 8, 9, 8, 7, 7, 8], "form": [0, 0, 2, 2, 1, 1, 1, 0, 1, 0, 0], "kind": [[0, 0, 0], [0, 0, 0], [0, 1, 0], [0, 1, 0], [1, 0, 0], [1, 0, 0], [1, 0, 0], [0, 0, 0], [2, 0, 0], [0, 0, 0], [0, 0, 0]], "need": [[0, 0, 0], [3, 3, 0], [3, 4, 0], [4, 4, 0], [7, 0, 0], [8, 0, 0], [9, 0, 0], [4, 4, 0], [7, 0, 0], [5, 2, 0], [5, 3, 0]]}},
  "classic-de": {"language": "de", "settings": {"phases": ["set 3 + set 3", "set 3 + run 4", "set 4 + run 4", "run 7", "run 8", "run 9", "set 4 + set 4", "colour 7", "set 5 + set 2", "set 5 + set 3"], "wild_points": 20, "scoring": "points", "tie_points": "with-this-hand", "tie_break": "shared", "play_on": false, "advance": "on-completion", "selection": "all", "order": "in-order", "cards": "colours"}, "book": {"wild_points": 20, "scoring": 0, "tie_points": 0, "tie_break": 1, "play_on": 0, "advance": 0, "order": 0, "selected": 10, "selection": [1, 2, 3, 4, 5, 6, 7, 8, 9, 10], "groups": [0, 2, 2, 2, 1, 1, 1, 2, 1, 2, 2], "needed": [0, 6, 7, 8, 7, 8, 9, 8, 7, 7, 8], "form": [0, 0, 2, 2, 1, 1, 1, 0, 1, 0, 0], "kind": [[0, 0, 0], [0, 0, 0], [0, 1, 0], [0, 1, 0], [1, 0, 0], [1, 0, 0], [1, 0, 0], [0, 0, 0], [2, 0, 0], [0, 0, 0], [0, 0, 0]], "need": [[0, 0, 0], [3, 3, 0], [3, 4, 0], [4, 4, 0], [7, 0, 0], [8, 0, 0], [9, 0, 0], [4, 4, 0], [7, 0, 0], [5, 2, 0], [5, 3, 0]]}},
  "braille-nl": {"language": "nl", "settings": {"phases": ["set 3 + set 3", "set 3 + run 4", "set 5 + run 4", "run 7", "run 8", "run 9", "set 4 + set 4", "colour 7", "set 5 + set 2", "set 5 + set 3"], "wild_points": 25, "scoring": "points", "tie_points": "with-this-hand", "tie_break": "replay", "play_on": false, "advance": "on-completion", "selection": "all", "order": "in-order", "cards": "colours"}, "book": {"wild_points": 25, "scoring": 0, "tie_points": 0, "tie_break": 0, "play_on": 0, "advance": 0, "order": 0, "selected": 10, "selection": [1, 2, 3, 4, 5, 6, 7, 8, 9, 10], "groups": [0, 2, 2, 2, 1, 1, 1, 2, 1, 2, 2], "needed": [0, 6, 7, 9, 7, 8, 9, 8, 7, 7, 8], "form": [0, 0, 2, 2, 1, 1, 1, 0, 1, 0, 0], "kind": [[0, 0, 0], [0, 0, 0], [0, 1, 0], [0, 1, 0], [1, 0, 0], [1, 0, 0], [1, 0, 0], [0, 0, 0], [2, 0, 0], [0, 0, 0], [0, 0, 0]], "need": [[0, 0, 0], [3, 3, 0], [3, 4, 0], [5, 4, 0], [7, 0, 0], [8, 0, 0], [9, 0, 0], [4, 4, 0], [7, 0, 0], [5, 2, 0], [5, 3, 0]]}},
  "house-nl": {"language": "nl", "settings": {"phases": ["set 3 + set 3", "set 3 + run 4", "set 4 + run 4", "run 7", "run 8", "run 9", "set 4 + set 4", "colour 7", "set 5 + set 2", "set 5 + set 3"], "wild_points": 20, "scoring": "none", "tie_points": "with-this-hand", "tie_break": "replay", "play_on": true, "advance": "on-completion", "selection": "all", "order": "in-order", "cards": "colours"}, "book": {"wild_points": 20, "scoring": 1, "tie_points": 0, "tie_break": 0, "play_on": 1, "advance": 0, "order": 0, "selected": 10, "selection": [1, 2, 3, 4, 5, 6, 7, 8, 9, 10], "groups": [0, 2, 2, 2, 1, 1, 1, 2, 1, 2, 2], "needed": [0, 6, 7, 8, 7, 8, 9, 8, 7, 7, 8], "form": [0, 0, 2, 2, 1, 1, 1, 0, 1, 0, 0], "kind": [[0, 0, 0], [0, 0, 0], [0, 1, 0], [0, 1, 0], [1, 0, 0], [1, 0, 0], [1, 0, 0], [0, 0, 0], [2, 0, 0], [0, 0, 0], [0, 0, 0]], "need": [[0, 0, 0], [3, 3, 0], [3, 4, 0], [4, 4, 0], [7, 0, 0], [8, 0, 0], [9, 0, 0], [4, 4, 0], [7, 0, 0], [5, 2, 0], [5, 3, 0]]}},
  "house-nl-original": {"language": "nl", "settings": {"phases": ["set 3 + set 3", "set 3 + run 4", "set 4 + run 4", "run 7", "run 8", "run 9", "set 4 + set 4", "colour 7", "set 5 + set 2", "set 5 + set 3"], "wild_points": 20, "scoring": "points", "tie_points": "before-this-hand", "tie_break": "shared", "play_on": false, "advance": "on-completion", "selection": "all", "order": "in-order", "cards": "colours"}, "book": {"wild_points": 20, "scoring": 0, "tie_points": 1, "tie_break": 1, "play_on": 0, "advance": 0, "order": 0, "selected": 10, "selection": [1, 2, 3, 4, 5, 6, 7, 8, 9, 10], "groups": [0, 2, 2, 2, 1, 1, 1, 2, 1, 2, 2], "needed": [0, 6, 7, 8, 7, 8, 9, 8, 7, 7, 8], "form": [0, 0, 2, 2, 1, 1, 1, 0, 1, 0, 0], "kind": [[0, 0, 0], [0, 0, 0], [0, 1, 0], [0, 1, 0], [1, 0, 0], [1, 0, 0], [1, 0, 0], [0, 0, 0], [2, 0, 0], [0, 0, 0], [0, 0, 0]], "need": [[0, 0, 0], [3, 3, 0], [3, 4, 0], [4, 4, 0], [7, 0, 0], [8, 0, 0], [9, 0, 0], [4, 4, 0], [7, 0, 0], [5, 2, 0], [5, 3, 0]]}},
};

export const OPTIONS: readonly SheetOption[] = [
  {"option": "phases", "values": [], "idle": []},
  {"option": "wild_points", "values": [{"value": 20, "book": {"wild_points": 20}}, {"value": 25, "book": {"wild_points": 25}}], "idle": []},
  {"option": "scoring", "values": [{"value": "points", "book": {"scoring": 0}}, {"value": "none", "book": {"scoring": 1}}], "idle": []},
  {"option": "tie_points", "values": [{"value": "with-this-hand", "book": {"tie_points": 0}}, {"value": "before-this-hand", "book": {"tie_points": 1}}], "idle": [["scoring", "none"], ["advance", "every-hand"]]},
  {"option": "tie_break", "values": [{"value": "replay", "book": {"tie_break": 0}}, {"value": "shared", "book": {"tie_break": 1}}], "idle": [["scoring", "none"], ["advance", "every-hand"]]},
  {"option": "play_on", "values": [{"value": true, "book": {"play_on": 1}}, {"value": false, "book": {"play_on": 0}}], "idle": []},
  {"option": "advance", "values": [{"value": "on-completion", "book": {"advance": 0}}, {"value": "every-hand", "book": {"advance": 1}}], "idle": []},
  {"option": "selection", "values": [{"value": "all", "book": {"selected": 10, "selection": [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]}}, {"value": "first-1", "book": {"selected": 1, "selection": [1, 0, 0, 0, 0, 0, 0, 0, 0, 0]}}, {"value": "first-2", "book": {"selected": 2, "selection": [1, 2, 0, 0, 0, 0, 0, 0, 0, 0]}}, {"value": "first-3", "book": {"selected": 3, "selection": [1, 2, 3, 0, 0, 0, 0, 0, 0, 0]}}, {"value": "first-4", "book": {"selected": 4, "selection": [1, 2, 3, 4, 0, 0, 0, 0, 0, 0]}}, {"value": "first-5", "book": {"selected": 5, "selection": [1, 2, 3, 4, 5, 0, 0, 0, 0, 0]}}, {"value": "first-6", "book": {"selected": 6, "selection": [1, 2, 3, 4, 5, 6, 0, 0, 0, 0]}}, {"value": "first-7", "book": {"selected": 7, "selection": [1, 2, 3, 4, 5, 6, 7, 0, 0, 0]}}, {"value": "first-8", "book": {"selected": 8, "selection": [1, 2, 3, 4, 5, 6, 7, 8, 0, 0]}}, {"value": "first-9", "book": {"selected": 9, "selection": [1, 2, 3, 4, 5, 6, 7, 8, 9, 0]}}, {"value": "first-10", "book": {"selected": 10, "selection": [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]}}, {"value": "even", "book": {"selected": 5, "selection": [2, 4, 6, 8, 10, 0, 0, 0, 0, 0]}}, {"value": "odd", "book": {"selected": 5, "selection": [1, 3, 5, 7, 9, 0, 0, 0, 0, 0]}}], "idle": []},
  {"option": "order", "values": [{"value": "in-order", "book": {"order": 0}}, {"value": "any", "book": {"order": 1}}], "idle": []},
  {"option": "cards", "values": [{"value": "colours", "book": {}}, {"value": "packs", "book": {}}], "idle": []},
];

export const CLASHES: readonly (readonly [Chosen, Chosen])[] = [
  [["advance", "every-hand"], ["scoring", "none"]],
  [["advance", "every-hand"], ["play_on", true]],
  [["advance", "every-hand"], ["order", "any"]],
];
