/**
 * The memory of the engine's WebAssembly. Every number there has 64 bits; outside they are JavaScript's own numbers,
 * which hold every field exactly. Nothing is ever given back: a page needs a few states, once.
 */

/** What an int of the engine may be given as; a seed may be too large for a number. */
export type Int = number | bigint;

const WORD = 8;
const POINTER = 4;
const PAGE = 65536;

export class EngineMemory {
  readonly #memory: WebAssembly.Memory;
  #free: number;
  #words: BigInt64Array;

  constructor(exports: WebAssembly.Exports) {
    this.#memory = exports.memory as WebAssembly.Memory;
    this.#free = Number((exports.__heap_base as WebAssembly.Global).value);
    this.#words = new BigInt64Array(this.#memory.buffer);
  }

  /** The address of so many bytes of zeros. */
  take(bytes: number): number {
    const at = Math.ceil(this.#free / WORD) * WORD;
    this.#free = at + bytes;
    const missing = this.#free - this.#memory.buffer.byteLength;
    if (missing > 0) {
      this.#memory.grow(Math.ceil(missing / PAGE));
      this.#words = new BigInt64Array(this.#memory.buffer); // the old buffer is gone
    }
    return at;
  }

  read(at: number): number {
    return Number(this.#words[at / WORD]);
  }

  write(at: number, value: Int): void {
    this.#words[at / WORD] = BigInt(value);
  }

  writePointer(at: number, part: Pointed): void {
    new Uint32Array(this.#memory.buffer)[at / POINTER] = addressOf(part);
  }

  bytes(at: number, length: number): Uint8Array<ArrayBuffer> {
    return new Uint8Array(this.#memory.buffer, at, length);
  }

  /** Values of one class, side by side. */
  several<T extends Struct>(kind: StructClass<T>, count: number): T[] {
    const at = this.take(kind.BYTES * count);
    return Array.from({ length: count }, (_, index) => new kind(this, at + index * kind.BYTES));
  }

  /** A row of zeros. */
  row(length: number): Row {
    return new Row(this, this.take(length * WORD), length);
  }
}

/** What a pointer may point to; values of a list lie side by side. */
export type Pointed = Struct | Row | readonly Struct[];

/** The address of a value. */
export function addressOf(part: Pointed): number {
  if ("at" in part && typeof part.at === "number") return part.at;
  const [first] = part as readonly Struct[];
  if (!first) throw new RangeError("an empty list has no address");
  return first.at;
}

/** A row of numbers. */
export class Row {
  readonly memory: EngineMemory;
  readonly at: number;
  readonly length: number;

  constructor(memory: EngineMemory, at: number, length: number) {
    this.memory = memory;
    this.at = at;
    this.length = length;
  }

  get(index: number): number {
    return this.memory.read(this.#place(index));
  }

  set(index: number, value: Int): void {
    this.memory.write(this.#place(index), value);
  }

  /** The numbers; those of grids and cubes one row after the other. */
  list(): number[] {
    return Array.from({ length: this.length }, (_, index) => this.get(index));
  }

  /** Write numbers from the beginning; the others stay. */
  put(numbers: readonly Int[]): void {
    for (const [index, number] of numbers.entries()) this.set(index, number);
  }

  #place(index: number): number {
    if (!(index >= 0 && index < this.length)) throw new RangeError(`${index} of ${this.length}`);
    return this.at + index * WORD;
  }
}

/** Rows of one length. */
export class Grid extends Row {
  readonly width: number;

  constructor(memory: EngineMemory, at: number, height: number, width: number) {
    super(memory, at, height * width);
    this.width = width;
  }

  row(index: number): Row {
    return new Row(this.memory, this.at + index * this.width * WORD, this.width);
  }
}

/** Grids of one size. */
export class Cube extends Row {
  readonly height: number;
  readonly width: number;

  constructor(memory: EngineMemory, at: number, depth: number, height: number, width: number) {
    super(memory, at, depth * height * width);
    this.height = height;
    this.width = width;
  }

  grid(index: number): Grid {
    return new Grid(this.memory, this.at + index * this.height * this.width * WORD, this.height, this.width);
  }
}

/** A value of named fields in the engine's memory. */
export abstract class Struct {
  readonly memory: EngineMemory;
  readonly at: number;

  constructor(memory: EngineMemory, at: number) {
    this.memory = memory;
    this.at = at;
  }

  /** The value as it lies in memory; it changes with it. */
  get bytes(): Uint8Array<ArrayBuffer> {
    return this.memory.bytes(this.at, (this.constructor as StructClass<Struct>).BYTES);
  }

  /** All numbers, in order. */
  get numbers(): Row {
    return new Row(this.memory, this.at, this.bytes.length / WORD);
  }

  /** Make this value equal to another of its class. */
  copyFrom(other: this): void {
    this.bytes.set(other.bytes);
  }

  /** Set the fields that are named here, to numbers or rows of them, and all others to zero. */
  fill(fields: object): void {
    this.bytes.fill(0);
    for (const [name, value] of Object.entries(fields)) {
      const field: unknown = Reflect.get(this, name);
      if (field instanceof Row) field.put([value].flat(2) as number[]);
      else if (typeof field === "number") Reflect.set(this, name, value);
    }
  }
}

export interface StructClass<T extends Struct> {
  readonly BYTES: number;
  new (memory: EngineMemory, at: number): T;
}
