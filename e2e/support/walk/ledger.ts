import { ROLES } from './roles';

/** One link of one kind of page to another kind, for one role and one wait before the tap. */
export type Pair = { readonly role: string; readonly wait: number; readonly from: string; readonly to: string };
export type Step = { readonly href: string; readonly from: string };
export type Entry = Pair & {
  /** A page of the kind that has the link. */
  readonly address: string;
  readonly href: string;
  state: 'waiting' | 'under way' | 'well' | 'well at the second try' | 'failed' | 'out of reach';
  seen?: string;
  tries: number;
};

const MOST_TRIES = 4;

/** What of the walk is done, and what is left. */
export class Ledger {
  private readonly entries = new Map<string, Entry>();
  private readonly starts = new Map<string, Set<string>>();
  /** How many pairs were left at a kind of page when a chain last began there. */
  private readonly leftBefore = new Map<string, number>();
  private readonly isOnce: boolean;

  /** `isOnce`: a link that one role has tapped, or is to tap, is left out for the other roles. */
  constructor(known: readonly Entry[] = [], { isOnce = false } = {}) {
    this.isOnce = isOnce;
    for (const entry of known.toSorted((a, b) => Number(isLeft(a)) - Number(isLeft(b))))
      if (!isLeft(entry) || !this.isTakenByOther(entry))
        this.entries.set(keyOf(entry), isLeft(entry) ? { ...entry, state: 'waiting', tries: 0 } : entry);
  }

  /** Notes a pair once, under the first address it was seen at. */
  note(pair: Pair, address: string, href: string): void {
    const key = keyOf(pair);
    if (this.entries.has(key) || this.isTakenByOther(pair)) return;
    this.entries.set(key, { ...pair, address, href, state: 'waiting', tries: 0 });
  }

  private isTakenByOther({ wait, from, to }: Pair): boolean {
    if (!this.isOnce) return false;
    return ROLES.some((role) => (this.entries.get(keyOf({ role, wait, from, to }))?.state ?? 'out of reach') !== 'out of reach');
  }

  /** Takes a pair that nobody walks; false: it is done or somebody does. */
  claim(pair: Pair): Entry | null {
    const entry = this.entries.get(keyOf(pair));
    if (entry?.state !== 'waiting') return null;
    entry.state = 'under way';
    return entry;
  }

  /** Gives back what could not be tapped where it was looked for. */
  giveBack(entry: Entry, reason?: string): void {
    entry.tries += 1;
    if (reason !== undefined) entry.seen = reason;
    entry.state = entry.tries >= MOST_TRIES ? 'out of reach' : 'waiting';
  }

  hasWork({ role, wait }: Omit<Pair, 'from' | 'to'>, from: string): boolean {
    return this.all().some((entry) => entry.role === role && entry.wait === wait && entry.from === from && entry.state === 'waiting');
  }

  /** The next address to begin a chain of taps at: one of the given pages first, then where most pairs are left. A pair has had a try when a chain from its page walked none. */
  nextStart(role: string, wait: number, pages: readonly string[]): string | null {
    const key = `${role} ${wait}`;
    const begun = this.starts.get(key) ?? new Set();
    this.starts.set(key, begun);
    const fresh = pages.find((path) => !begun.has(path));
    if (fresh !== undefined) begun.add(fresh);
    return fresh ?? this.leftAt(role, wait);
  }

  all(): readonly Entry[] {
    return [...this.entries.values()];
  }

  private leftAt(role: string, wait: number): string | null {
    const left = this.all().filter((entry) => entry.role === role && entry.wait === wait && entry.state === 'waiting');
    const most = new Map<string, Entry[]>();
    for (const entry of left) most.set(entry.from, [...(most.get(entry.from) ?? []), entry]);
    const [fullest] = [...most.values()].toSorted((a, b) => b.length - a.length);
    const entry = fullest?.at(Math.floor(Math.random() * fullest.length));
    if (!fullest || !entry) return null;
    const place = `${role} ${wait} ${entry.from}`;
    if (this.leftBefore.get(place) === fullest.length) this.giveBack(entry);
    this.leftBefore.set(place, fullest.length);
    return entry.address;
  }
}

/** Not walked; what was out of reach of one walk may be tapped by the next. */
const isLeft = ({ state }: Entry): boolean => ['waiting', 'under way', 'out of reach'].includes(state);

const keyOf = ({ role, wait, from, to }: Pair): string => `${role} ${wait} ${from} > ${to}`;
