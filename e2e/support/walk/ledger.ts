import { ROLES } from './roles';

/** A link from one kind of page to another, for one role and one wait in seconds before the tap. */
export type Pair = { readonly role: string; readonly wait: number; readonly from: string; readonly to: string };
export type Step = { readonly href: string; readonly from: string };
export type Entry = Pair & {
  /** Path of a page of that kind with the link. */
  readonly path: string;
  readonly href: string;
  state: 'waiting' | 'under way' | 'well' | 'well at the second try' | 'failed' | 'out of reach';
  seen?: string;
  tries: number;
};

const MOST_TRIES = 4;

/** Which pairs have been walked, and which are left. */
export class Ledger {
  private readonly entries = new Map<string, Entry>();
  private readonly starts = new Map<string, Set<string>>();
  /** Number of pairs left at a kind of page when a chain last started there. */
  private readonly leftBefore = new Map<string, number>();
  private readonly isOnce: boolean;
  private readonly isResumed: boolean;

  /** With `isOnce`, a link that one role has tapped or is about to tap is skipped for the others. */
  constructor(known: readonly Entry[] = [], { isOnce = false } = {}) {
    this.isOnce = isOnce;
    this.isResumed = known.length > 0;
    for (const entry of known.toSorted((a, b) => Number(isLeft(a)) - Number(isLeft(b))))
      if (!isLeft(entry) || !this.isTakenByOther(entry))
        this.entries.set(keyOf(entry), isLeft(entry) ? { ...entry, state: 'waiting', tries: 0 } : entry);
  }

  /** Adds a pair once, with the first path where it was seen. */
  note(pair: Pair, path: string, href: string): void {
    const key = keyOf(pair);
    if (this.entries.has(key) || this.isTakenByOther(pair)) return;
    this.entries.set(key, { ...pair, path, href, state: 'waiting', tries: 0 });
  }

  private isTakenByOther({ wait, from, to }: Pair): boolean {
    if (!this.isOnce) return false;
    return ROLES.some((role) => (this.entries.get(keyOf({ role, wait, from, to }))?.state ?? 'out of reach') !== 'out of reach');
  }

  /** Reserves a pair and returns its entry; null when it is done or being walked. */
  claim(pair: Pair): Entry | null {
    const entry = this.entries.get(keyOf(pair));
    if (entry?.state !== 'waiting') return null;
    entry.state = 'under way';
    return entry;
  }

  /** Releases a pair that could not be tapped. */
  release(entry: Entry, reason?: string): void {
    entry.tries += 1;
    if (reason !== undefined) entry.seen = reason;
    entry.state = entry.tries >= MOST_TRIES ? 'out of reach' : 'waiting';
  }

  hasWork({ role, wait }: Omit<Pair, 'from' | 'to'>, from: string): boolean {
    return this.all().some((entry) => entry.role === role && entry.wait === wait && entry.from === from && entry.state === 'waiting');
  }

  /**
   * Returns the next path to start a chain of taps at: one of the given pages first, then the one with most pairs left; the
   * other way round in a walk that was resumed. A pair counts as tried when a chain from its page walked none. Null when none
   * is left.
   */
  nextStart(role: string, wait: number, pages: readonly string[]): string | null {
    const key = `${role} ${wait}`;
    const left = this.isResumed ? this.leftAt(role, wait) : null;
    if (left !== null) return left;
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
    if (this.leftBefore.get(place) === fullest.length) this.release(entry);
    this.leftBefore.set(place, fullest.length);
    return entry.path;
  }
}

/** Returns whether a pair still has to be walked. One out of reach of one walk may be tapped by the next. */
const isLeft = ({ state }: Entry): boolean => ['waiting', 'under way', 'out of reach'].includes(state);

const keyOf = ({ role, wait, from, to }: Pair): string => `${role} ${wait} ${from} > ${to}`;
