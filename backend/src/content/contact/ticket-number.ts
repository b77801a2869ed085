import { randomBytes } from 'node:crypto';

/** Without I and O, 0 and 1: a number is read out on the phone, too. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const HALF = 4;
const MOST_TRIES = 5;

const TICKET = /^AT-[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$/u;

/** 40 random bits: nobody guesses another's number, and none tells how many there are. */
export function newTicket(): string {
  const letters = [...randomBytes(2 * HALF)].map((byte) => ALPHABET[byte % ALPHABET.length]).join('');
  return `AT-${letters.slice(0, HALF)}-${letters.slice(HALF)}`;
}

export function isTicket(text: string): boolean {
  return TICKET.test(text);
}

type Stored<Row> = { readonly row: Row; readonly isNew: boolean };
type Attempt<Row> = {
  /** Null when the ticket is taken, or a letter of the same request is there. */
  store(ticket: string): Promise<Row | null>;
  findFormer(): Promise<Row | null>;
};

/** Stores under a ticket that nobody has, or answers what the same request left before. */
export async function storeUnderTicket<Row>({ store, findFormer }: Attempt<Row>): Promise<Stored<Row>> {
  for (let attempt = 0; attempt < MOST_TRIES; attempt += 1) {
    const row = await store(newTicket());
    if (row) return { row, isNew: true };
    const former = await findFormer();
    if (former) return { row: former, isNew: false };
  }
  throw new Error('No ticket was free.');
}
