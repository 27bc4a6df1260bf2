// Made by `python -m decaphase.online.protocol.typescript`; do not edit.

export interface About {
  name: string;
  version: string;
  about: string;
  api: string;
  live: string;
}

export interface AccountBegun {
  account: string;
  name: string;
  language: string;
  token: string;
}

export interface AccountChange {
  name?: string | null;
  language?: "de" | "en" | "fr" | "nl" | null;
}

export interface AccountShown {
  account: string;
  name: string;
  language: string;
  login: string | null;
  created: number;
}

export interface Act {
  do: "act";
  action: string;
}

export interface Acted {
  kind: "acted";
  at: number;
  seat: number;
  action: string;
  reshuffle: string[] | null;
}

export interface AddBot {
  do: "add-bot";
  seat: number;
  bot: string;
  name: string;
}

export interface Admitted {
  table: string;
}

export interface AdviceShown {
  action: string;
  words: string;
  reasons: ReasonShown[];
}

export interface Advised {
  seq: number;
  advice: AdviceShown[];
  spare: string[];
}

export interface AnswerShown {
  words: string[];
}

export interface Answered {
  kind: "answered";
  at: number;
  seat: number;
  knock: boolean;
}

export interface BotMinds {
  kind: "bot-minds";
  at: number;
  seat: number;
}

export interface BotRemoved {
  kind: "bot-removed";
  at: number;
  seat: number;
}

export interface BotSeated {
  kind: "bot-seated";
  at: number;
  seat: number;
  bot: string;
  name: string;
}

export interface ChangeTable {
  do: "change-table";
  edition: string;
  seats: number;
  options?: Record<string, boolean | number | string | (number | string)[]>;
}

export interface ClaimOpened {
  kind: "claim-opened";
  card: string;
  asked: number[];
}

export interface Close {
  do: "close";
}

export interface Closed {
  kind: "closed";
  at: number;
}

export interface ComeBack {
  do: "come-back";
}

export interface Committed {
  kind: "committed";
  at: number;
  hand: number;
  secret: string;
  commitment: string;
  scheme?: number;
}

export interface Contrast {
  kind: "contrast";
  here: string;
  edition: string;
}

export interface Contribute {
  do: "contribute";
  nonce: string;
}

export interface Contributed {
  kind: "contributed";
  at: number;
  seat: number;
  nonce: string;
}

export interface Credentials {
  login: string;
  password: string;
}

export interface DealView {
  hand: number;
  commitment: string;
  contributed: boolean;
  secret: string | null;
  contributions: [number, string][];
  scheme?: number;
  seals?: [number, string][];
  closed?: boolean;
}

export interface Discarded {
  kind: "discarded";
  seat: number;
  card: string;
  victim: number | null;
  laid_before: boolean;
}

export interface Do {
  type: "do";
  table: string;
  id: string;
  command: Sit | Leave | Offer | AddBot | RemoveBot | ChangeTable | StepAway | ComeBack | VoteKick | Ready | NotReady | Seal | Contribute | Act | TakeBack | Pause | Resume | WantRematch | Say | React | Mute | Unmute | Report | Close;
}

export interface Done {
  type: "done";
  table: string;
  id: string;
  seq: number;
}

export interface Drew {
  kind: "drew";
  seat: number;
  pile: "deck" | "discard";
  card: string | null;
}

export interface EditionShown {
  edition: string;
  title: string;
  about: string;
  language: string;
  options: Record<string, string | boolean | number | (string | number)[]>;
  phases: PhaseShown[];
  idle: string[];
}

export interface EntriesLost {
  kind: "entries-lost";
  at: number;
  entries: number;
}

export interface Example {
  kind: "example";
  title: string;
  setting: string[];
  story: string[];
  shown: Shown[];
}

export interface Farewell {
  password?: string | null;
}

export interface GameEnded {
  kind: "game-ended";
  winners: number[];
  places: number[][];
}

export interface Gone {
  type: "gone";
  table: string;
}

export interface HandBegan {
  kind: "hand-began";
  at: number;
  hand: number;
  dealer: number;
  deck: string[];
}

export interface HandDealt {
  kind: "hand-dealt";
  dealer: number | null;
  playing: number[];
  turned_up: string;
  replay: boolean;
  hands: (string[] | null)[];
}

export interface HandEnded {
  kind: "hand-ended";
  winner: number | null;
  points: number[];
  scores: number[];
  done: number[][];
}

export interface HandEvents {
  hand: number;
  count: number;
  first: number;
  events: (HandDealt | Drew | Reshuffled | LaidDown | HitOn | Discarded | ClaimOpened | Knocked | Passed | SatOut | TurnBegan | HandEnded | TieToReplay | PlacesTaken | GameEnded)[];
}

export interface HandScored {
  hand: number;
  dealer: number | null;
  out: number | null;
  crossed: (number | null)[];
  points: (number | null)[];
  totals: number[];
}

export interface HandWritten {
  out: number | null;
  made: MadeWritten[];
  left: (number | string[])[];
}

export interface Happened {
  type: "happened";
  table: string;
  seq: number;
  entries: Seen[];
  id?: string | null;
  view?: TableView | null;
  words?: string[] | null;
}

export interface Health {
  status: string;
  version: string;
}

export interface HitOn {
  kind: "hit-on";
  seat: number;
  card: string;
  owner: number;
  group: number;
  end: "high" | "low" | null;
}

export interface InviteGiven {
  invite: string;
  expires: number;
}

export interface InviteShown {
  edition: string;
  options: Record<string, string | boolean | number | (string | number)[]>;
  seats: SeatSummary[];
  stage: string;
  expires: number;
}

export interface KickVoted {
  kind: "kick-voted";
  at: number;
  by: number;
  seat: number;
}

export interface Kicked {
  kind: "kicked";
  at: number;
  seat: number;
}

export interface Knocked {
  kind: "knocked";
  seat: number;
  card: string;
}

export interface LaidDown {
  kind: "laid-down";
  seat: number;
  phase: number;
  groups: LaidGroup[];
}

export interface LaidGroup {
  cards: string[];
  stands_for: number | string | null;
}

export interface Leave {
  do: "leave";
}

export interface ListedTable {
  table: string;
  stage: string;
  updated: number;
  summary: Summary | null;
}

export interface MadeWritten {
  seat: number;
  phase: number | null;
}

export interface Mute {
  do: "mute";
  seat: number;
}

export interface Muted {
  kind: "muted";
  at: number;
  by: string;
  whom: string;
}

export interface NewAccount {
  name: string;
  language?: "de" | "en" | "fr" | "nl" | null;
}

export interface NewInvite {
  days?: number;
}

export interface NewLogin {
  login: string;
  password: string;
  current?: string | null;
}

export interface NewTable {
  edition: string;
  seats: number;
  options?: Record<string, boolean | number | string | (number | string)[]>;
  listed?: boolean;
  turn_seconds?: number;
  reserve_seconds?: number;
  claim_seconds?: number;
  claims?: "fastest" | "nearest";
  pausing?: "always" | "between-hands";
  talk?: "chat" | "off" | "reactions";
}

export interface NotDone {
  type: "not-done";
  table: string;
  id: string;
  code: string;
  words: string;
  values?: Record<string, string | number>;
}

export interface NotReady {
  do: "not-ready";
}

export interface Note {
  kind: "note";
  intro: string;
  items: string[];
}

export interface Now {
  type: "now";
  table: string;
  seq: number;
  view: TableView;
  events?: (HandDealt | Drew | Reshuffled | LaidDown | HitOn | Discarded | ClaimOpened | Knocked | Passed | SatOut | TurnBegan | HandEnded | TieToReplay | PlacesTaken | GameEnded)[];
  words?: string[] | null;
  clock?: number;
  earlier?: number;
}

export interface Offer {
  do: "offer";
  account: string;
}

export interface OptionShown {
  option: string;
  title: string;
  about: string;
  variant: boolean;
  values: ValueShown[];
}

export interface Paragraph {
  kind: "paragraph";
  text: string;
}

export interface Passed {
  kind: "passed";
  seat: number;
}

export interface Pause {
  do: "pause";
}

export interface Paused {
  kind: "paused";
  at: number;
  seat: number;
}

export interface PhaseShown {
  phase: string;
  words: string;
}

export interface Ping {
  type: "ping";
  data?: string;
}

export interface PlacesTaken {
  kind: "places-taken";
  places: number[][];
}

export interface Pong {
  type: "pong";
  data?: string;
}

export interface PrintShown {
  title: string;
  pages: number;
  shown: number;
  labels?: string[];
}

export interface React {
  do: "react";
  reaction: string;
}

export interface Reacted {
  kind: "reacted";
  at: number;
  seat: number;
  reaction: string;
}

export interface Ready {
  do: "ready";
}

export interface ReasonShown {
  words: string;
  against: boolean;
}

export interface RematchBegan {
  kind: "rematch-began";
  at: number;
}

export interface RematchWanted {
  kind: "rematch-wanted";
  at: number;
  seat: number;
}

export interface RemoveBot {
  do: "remove-bot";
  seat: number;
}

export interface Replayed {
  hands: number;
  hand: number;
  players: string[];
  count: number;
  first: number;
  steps: StepShown[];
}

export interface Report {
  do: "report";
  seat: number;
  text: string;
}

export interface Reported {
  kind: "reported";
  at: number;
  by: string;
  whom: string;
  text: string;
}

export interface Reshuffled {
  kind: "reshuffled";
  count: number;
}

export interface ResultShown {
  table: string;
  game: number;
  seat: number;
  players: number;
  place: number;
  winner: boolean;
  score: number;
  phases: number;
  hands: number;
  edition: string;
  at: number;
}

export interface Resume {
  do: "resume";
}

export interface Resumed {
  kind: "resumed";
  at: number;
  seat: number;
}

export interface Rulebook {
  title: string;
  language: string;
  contents: string;
  sections: Section[];
}

export interface RulesShown {
  language: string;
  default: string;
  editions: EditionShown[];
  options: OptionShown[];
}

export interface RulesTried {
  options: Record<string, string | boolean | number | (string | number)[]>;
  phases: PhaseShown[];
  idle: string[];
}

export interface RulesWanted {
  edition: string;
  options?: Record<string, boolean | number | string | (number | string)[]>;
}

export interface RulesWire {
  edition: string;
  options: Record<string, string | boolean | number | (string | number)[]>;
  phases: string[];
}

export interface Said {
  kind: "said";
  at: number;
  seat: number;
  text: string;
}

export interface SaidReady {
  kind: "said-ready";
  at: number;
  seat: number;
}

export interface SaidView {
  at: number;
  seat: number;
  name: string;
  text: string;
  reaction: boolean;
}

export interface SatOut {
  kind: "sat-out";
  seat: number;
}

export interface Say {
  do: "say";
  text: string;
}

export interface ScoresShown {
  players: string[];
  scored: boolean;
  hands: HandScored[];
  next_dealer: number | null;
  coming: number[];
}

export interface Seal {
  do: "seal";
  seal: string;
}

export interface Sealed {
  kind: "sealed";
  at: number;
  seat: number;
  seal: string;
}

export interface SealsClosed {
  kind: "seals-closed";
  at: number;
}

export interface SeatBack {
  kind: "seat-back";
  at: number;
  seat: number;
}

export interface SeatHandedOver {
  kind: "seat-handed-over";
  at: number;
  seat: number;
  account: string;
  name: string;
}

export interface SeatLeft {
  kind: "seat-left";
  at: number;
  seat: number;
}

export interface SeatOffered {
  kind: "seat-offered";
  at: number;
  seat: number;
  account: string;
}

export interface SeatSummary {
  name: string;
  person: boolean;
  bot: string | null;
}

export interface SeatTaken {
  kind: "seat-taken";
  at: number;
  seat: number;
  account: string;
  name: string;
}

export interface SeatView {
  seat: number;
  name: string;
  person: boolean;
  bot: string | null;
  left: boolean;
  away: boolean;
  ready: boolean;
  reserve: number;
  votes: number;
  muted: boolean;
  offered_to_you: boolean;
}

export interface SecretRevealed {
  kind: "secret-revealed";
  at: number;
  hand: number;
  secret: string;
}

export interface Section {
  name: string;
  heading: string;
  blocks: (Paragraph | Steps | Table | Contrast | Note | Example)[];
}

export interface Seen {
  seq: number;
  entry: TableOpened | TableChanged | SeatTaken | SeatLeft | SeatOffered | SeatHandedOver | BotSeated | BotRemoved | BotMinds | SeatBack | KickVoted | Kicked | SaidReady | TookReadyBack | Committed | Sealed | SealsClosed | Contributed | HandBegan | Acted | Answered | TookBack | TimedOut | SecretRevealed | Paused | Resumed | RematchWanted | RematchBegan | Said | Reacted | Muted | Unmuted | Reported | ServerStarted | EntriesLost | Closed;
  events: (HandDealt | Drew | Reshuffled | LaidDown | HitOn | Discarded | ClaimOpened | Knocked | Passed | SatOut | TurnBegan | HandEnded | TieToReplay | PlacesTaken | GameEnded)[];
}

export interface ServerStarted {
  kind: "server-started";
  at: number;
}

export interface SheetKept {
  sheet: string;
  revision: number;
  updated: number;
}

export interface SheetList {
  sheets: SheetListed[];
}

export interface SheetListed {
  sheet: string;
  revision: number;
  updated: number;
  edition: string;
  players: string[];
  hands: number;
}

export interface SheetSave {
  revision: number;
  sheet: SheetWritten;
}

export interface SheetShown {
  sheet: string;
  revision: number;
  updated: number;
  written: SheetWritten;
  cards: string;
  book: Record<string, number | (number | number[])[]>;
}

export interface SheetWritten {
  edition: string;
  options: Record<string, boolean | number | string | (number | string)[]>;
  players: string[];
  dealer: number | null;
  hands: HandWritten[];
}

export interface Shown {
  sentence: string;
  groups: ShownCard[][];
}

export interface ShownCard {
  card: string;
  stands_for: number | string | null;
}

export interface Sit {
  do: "sit";
  seat: number;
}

export interface Statistics {
  totals: TotalsShown;
  results: ResultShown[];
}

export interface StepAway {
  do: "step-away";
}

export interface StepShown {
  action: string | null;
  words: string[];
  view: View;
  hands: string[][];
}

export interface Steps {
  kind: "steps";
  intro: string;
  items: string[];
}

export interface Subscribe {
  type: "subscribe";
  table: string;
  since?: number | null;
  views?: boolean;
  words?: "de" | "en" | "fr" | "nl" | null;
  fullness?: "brief" | "full" | "normal";
}

export interface Summary {
  edition: string;
  options: Record<string, string | boolean | number | (string | number)[]>;
  seats: SeatSummary[];
  opener: string;
  hand: number;
  scores: number[];
}

export interface Table {
  kind: "table";
  headings: string[];
  rows: string[][];
}

export interface TableBegun {
  table: string;
  invite: string;
  expires: number;
}

export interface TableChanged {
  kind: "table-changed";
  at: number;
  edition: string;
  options: Record<string, string | boolean | number | (string | number)[]>;
  seats: number;
}

export interface TableGroup {
  seat: number;
  group: number;
  kind: string;
  cards: string[];
  stands_for: number | string;
}

export interface TableList {
  tables: ListedTable[];
  before: number | null;
  before_table: string | null;
}

export interface TableOpened {
  kind: "table-opened";
  at: number;
  table: string;
  by: string;
  edition: string;
  options: Record<string, string | boolean | number | (string | number)[]>;
  seats: number;
  settings: TableSettings;
}

export interface TableSettings {
  listed: boolean;
  turn_seconds: number;
  reserve_seconds: number;
  claim_seconds: number;
  claims: "fastest" | "nearest";
  pausing: "always" | "between-hands";
  talk: "chat" | "off" | "reactions";
}

export interface TableView {
  seq: number;
  table: string;
  stage: "between" | "closed" | "dealing" | "lobby" | "over" | "playing";
  rules: RulesWire;
  settings: TableSettings;
  seats: SeatView[];
  you: number | null;
  opener: number | null;
  now: number;
  deadline: number | null;
  paused: boolean;
  minded: boolean;
  answered: boolean | null;
  can_take_back: boolean;
  deals: DealView[];
  game: View | null;
  talk: SaidView[];
}

export interface TakeBack {
  do: "take-back";
}

export interface TieToReplay {
  kind: "tie-to-replay";
  seats: number[];
}

export interface TimedOut {
  kind: "timed-out";
  at: number;
  seat: number;
}

export interface TookBack {
  kind: "took-back";
  at: number;
  seat: number;
}

export interface TookReadyBack {
  kind: "took-ready-back";
  at: number;
  seat: number;
}

export interface TotalsShown {
  games: number;
  wins: number;
  places: number;
  phases: number;
  hands: number;
}

export interface Trouble {
  type: "trouble";
  code: string;
  words: string;
  values?: Record<string, string | number>;
  table?: string | null;
}

export interface TurnBegan {
  kind: "turn-began";
  seat: number;
}

export interface Unknown {
  type: "unknown";
  table: string;
  id: string;
  code: string;
  words: string;
  values?: Record<string, string | number>;
}

export interface Unmute {
  do: "unmute";
  seat: number;
}

export interface Unmuted {
  kind: "unmuted";
  at: number;
  by: string;
  whom: string;
}

export interface Unsubscribe {
  type: "unsubscribe";
  table: string;
}

export interface ValueShown {
  value: string | boolean | number;
  title: string;
  about: string;
}

export interface View {
  seat: number | null;
  players: string[];
  playing: number[];
  hand: number;
  dealer: number | null;
  replay: boolean;
  stage: "claim" | "draw" | "game-over" | "hand-over" | "play";
  turn: number | null;
  holding: string[];
  card_counts: number[];
  phases: (number | null)[];
  done: number[][];
  scores: number[];
  down: number[];
  table: TableGroup[];
  discard: string[];
  draw_count: number;
  skips: number[];
  skipped: ([number, number | null])[];
  knocked: number | null;
  taken: string | null;
  asked: number[];
  discarded: number | null;
  places: number[][];
  winners: number[];
  ranking: number[][];
  legal: string[];
}

export interface Visitor {
  account: AccountShown | null;
}

export interface VoteKick {
  do: "vote-kick";
  seat: number;
}

export interface WantRematch {
  do: "want-rematch";
}

export interface Welcome {
  type: "welcome";
  protocol: number;
  version: string;
  account: string;
  name: string;
  now: number;
}

export type FromClient = Subscribe | Unsubscribe | Do | Ping;

export type FromServer = Welcome | Now | Happened | Done | NotDone | Unknown | Trouble | Gone | Pong;
