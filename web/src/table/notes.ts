/** What was seen of a deal before its cards were known; kept here, so that the server can be held to it. */
export interface Noted {
  hand: number;
  commitment: string;
  seat: number;
  nonce: string;
}

const place = (table: string): string => `decaphase-deals-${table}`;

export function noteDeal(table: string, noted: Noted): void {
  const others = notedDeals(table).filter((one) => one.commitment !== noted.commitment);
  try {
    localStorage.setItem(place(table), JSON.stringify([...others, noted]));
  } catch {
    // without a note the proof says only that the cards follow from what the server says now
  }
}

export function notedDeals(table: string): Noted[] {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(place(table)) ?? "[]");
    return Array.isArray(read) ? (read as Noted[]) : [];
  } catch {
    return [];
  }
}
