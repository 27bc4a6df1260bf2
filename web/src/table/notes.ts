/** What was seen of a deal before its cards were known; kept here, so that the server can be held to it. */
export interface Noted {
  hand: number;
  commitment: string;
  seat: number;
  /** What we added to the shuffle. */
  nonce: string;
  /** It was sealed first, so it is given among final seals only. */
  sealed?: boolean;
  /** The seals of all seats, as they were when we opened ours. */
  seals?: [number, string][];
  /** The server has said that it took it. */
  taken?: boolean;
  /** What we were dealt then. */
  dealt?: Dealt;
}

/** Our own cards of a hand that was dealt, the card that was turned up, and who was dealt to by whom. */
export interface Dealt {
  dealer: number;
  playing: readonly number[];
  turnedUp: string;
  cards: readonly string[];
}

/** So many notes of a table are kept, the last ones. */
const MOST = 200;

const place = (table: string): string => `decaphase-deals-${table}`;

export function noteDeal(table: string, noted: Noted): void {
  write(table, [...notedDeals(table), noted]);
}

/** These seals are final, and ours, of this nonce, is opened now. */
export function noteSeals(table: string, nonce: string, seals: [number, string][]): void {
  write(table, notedDeals(table).map((one) => (one.nonce === nonce ? { ...one, seals } : one)));
}

/** What we added is in it. */
export function noteTaken(table: string, nonce: string): void {
  write(table, notedDeals(table).map((one) => (one.nonce === nonce ? { ...one, taken: true } : one)));
}

/** We have been dealt these cards. */
export function noteCards(table: string, commitment: string, dealt: Dealt): void {
  write(table, notedDeals(table).map((one) => (one.commitment === commitment ? { ...one, dealt } : one)));
}

/** All that is noted of a table, the first first. */
export function notedDeals(table: string): Noted[] {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(place(table)) ?? "[]");
    return Array.isArray(read) ? (read as Noted[]) : [];
  } catch {
    return [];
  }
}

function write(table: string, notes: readonly Noted[]): void {
  try {
    localStorage.setItem(place(table), JSON.stringify(notes.slice(-MOST)));
  } catch {
    // without a note the proof says only that the cards follow from what the server says now
  }
}
