import { randomBytes } from 'node:crypto';

/** Characters of a ticket, without I, O, 0 and 1, which are mistaken for each other on the phone. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const HALF = 4;
const MOST_TRIES = 5;

const TICKET = /^AT-[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$/u;

/** Returns a ticket of 40 random bits: it can neither be guessed nor tells how many there are. */
export function newTicket(): string {
  const letters = [...randomBytes(2 * HALF)].map((byte) => ALPHABET[byte % ALPHABET.length]).join('');
  return `AT-${letters.slice(0, HALF)}-${letters.slice(HALF)}`;
}

export function isTicket(text: string): boolean {
  return TICKET.test(text);
}

type Stored<Row> = { readonly row: Row; readonly isNew: boolean };
type Attempt<Row> = {
  /** Stores a row under the ticket; null if the ticket is taken or the same request stored a row before. */
  store(ticket: string): Promise<Row | null>;
  findFormer(): Promise<Row | null>;
};

/** Stores a row under a free ticket, or returns the row of an earlier try of the same request. */
export async function storeUnderTicket<Row>({ store, findFormer }: Attempt<Row>): Promise<Stored<Row>> {
  for (let attempt = 0; attempt < MOST_TRIES; attempt += 1) {
    const row = await store(newTicket());
    if (row) return { row, isNew: true };
    const former = await findFormer();
    if (former) return { row: former, isNew: false };
  }
  throw new Error('No ticket was free.');
}
