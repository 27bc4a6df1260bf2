/** A hand that is being written down, question by question; one that stood there before begins as it was. */
import { ANY, POINTS } from "../generated/engine.ts";
import { type HandResult, type Left, type Made, type Sheet } from "./model.ts";
import { selected, type Standing, standingOf } from "./reckon.ts";

export type Step = { kind: "out" | "made" | "order" | "check" } | { kind: "left"; seat: number };

/** What was answered so far, and at which question one is. */
export type Answers = Pick<Draft, "out" | "others" | "phases" | "left" | "order" | "place">;

export class Draft {
  readonly sheet: Sheet;
  readonly number: number;
  /** How it stood when the hand began. */
  readonly standing: Standing;
  readonly before: HandResult | undefined;
  /** Undefined until somebody was named, or nobody. */
  out = $state<number | null | undefined>();
  /** Who made their phase, besides who went out, in the order in which they were named. */
  others = $state.raw<readonly number[]>([]);
  phases = $state.raw<Readonly<Record<number, number>>>({});
  left = $state.raw<Readonly<Record<number, Left>>>({});
  /** Who laid the last phase first, where that decides. */
  order = $state.raw<readonly number[]>([]);
  place = $state(0);

  constructor(sheet: Sheet, number: number, answers?: Answers) {
    this.sheet = sheet;
    this.number = number;
    this.standing = standingOf(sheet, number - 1);
    this.before = sheet.results[number - 1];
    if (answers) Object.assign(this, answers);
    else if (this.before) this.#recall(this.before);
  }

  get answers(): Answers {
    const { out, others, phases, left, order, place } = this;
    return { out, others, phases, left, order, place };
  }

  #recall(before: HandResult): void {
    const plays = (seat: number): boolean => this.standing.playing.includes(seat);
    const made = before.made.filter(({ seat }) => plays(seat));
    this.out = before.out !== null && plays(before.out) ? before.out : null;
    this.others = made.map(({ seat }) => seat).filter((seat) => seat !== this.out);
    this.phases = Object.fromEntries(made.map(({ seat, phase }) => [seat, phase ?? 0]));
    this.left = Object.fromEntries(before.left.map((left, index) => [index + 1, left]));
    this.order = made.map(({ seat }) => seat).filter((seat) => this.finishing.includes(seat));
  }

  /** The questions of this hand, in their order. */
  get steps(): Step[] {
    const { standing } = this;
    const steps: Step[] = [{ kind: "out" }];
    if (!standing.replay) steps.push({ kind: "made" });
    if (this.finishing.length > 1) steps.push({ kind: "order" });
    if (this.scored) {
      const holding = standing.playing.filter((seat) => seat !== this.out);
      steps.push(...holding.map((seat) => ({ kind: "left" as const, seat })));
    }
    return [...steps, { kind: "check" }];
  }

  get step(): Step {
    return this.steps[Math.min(this.place, this.steps.length - 1)] ?? { kind: "check" };
  }

  get scored(): boolean {
    return this.sheet.rules.book.scoring === POINTS;
  }

  /** Whether it has to be said which phase somebody made. */
  get anyOrder(): boolean {
    return this.sheet.rules.book.order === ANY && !this.standing.replay;
  }

  /** Everybody who made a phase; who went out has to have. */
  get makers(): number[] {
    const out = this.out ? [this.out] : [];
    return [...out, ...(this.standing.replay ? [] : this.others.filter((seat) => seat !== this.out))];
  }

  /** The phases that a seat has not crossed off. */
  openPhases(seat: number): number[] {
    const done = this.standing.done[seat - 1] ?? [];
    return selected(this.sheet.rules.book).filter((phase) => !done.includes(phase));
  }

  /** The phase that a seat made; 0 where it has to be said and was not. */
  phaseOf(seat: number): number {
    if (!this.anyOrder) return this.standing.phases[seat - 1] ?? 0;
    const open = this.openPhases(seat);
    const named = this.phases[seat] ?? 0;
    return open.length === 1 ? open[0]! : open.includes(named) ? named : 0;
  }

  /** Those with their last phase, where no points are kept and so who laid first comes first. */
  get finishing(): number[] {
    if (this.scored || this.standing.replay) return [];
    const last = this.makers.filter((seat) => this.openPhases(seat).length === 1);
    return last.length > 1 ? last : [];
  }

  /** What came out of the hand, by the answers so far. */
  get result(): HandResult {
    const order = this.order.filter((seat) => this.finishing.includes(seat));
    const seats = [...new Set([...order, ...this.makers])];
    const made = seats.map((seat): Made => ({ seat, phase: this.anyOrder ? this.phaseOf(seat) || null : null }));
    const holds = (seat: number): boolean => this.scored && this.standing.playing.includes(seat) && seat !== this.out;
    const left = this.sheet.players.map((_, index) => (holds(index + 1) ? (this.left[index + 1] ?? 0) : 0));
    return { out: this.out ?? null, made, left };
  }

  // Answers

  goOut(seat: number | null): void {
    this.out = seat;
    this.place += 1;
  }

  toggleMaker(seat: number): void {
    const named = this.others.includes(seat);
    this.others = named ? this.others.filter((one) => one !== seat) : [...this.others, seat];
  }

  namePhase(seat: number, phase: number): void {
    this.phases = { ...this.phases, [seat]: phase };
  }

  toggleFirst(seat: number): void {
    this.order = this.order.includes(seat) ? this.order.filter((one) => one !== seat) : [...this.order, seat];
  }

  hold(seat: number, left: Left): void {
    this.left = { ...this.left, [seat]: left };
  }

  /** What is still missing from this step's answer, as a message's id; nothing where it is whole. */
  get missing(): string | undefined {
    const { step } = this;
    if (step.kind === "made" && this.makers.some((seat) => !this.phaseOf(seat))) return "web-keep-name-phase";
    if (step.kind === "order" && this.order.length < this.finishing.length) return "web-keep-name-all";
    return undefined;
  }

  /** Whether the sheet was told another result before. */
  get changes(): boolean {
    return !this.before || JSON.stringify(this.before) !== JSON.stringify(this.result);
  }
}
