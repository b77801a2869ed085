/** A release that failed for this many pages in a row is left to browsers for a while, as is each page that failed. */
const FAILURES = 3;
const PAUSE_MS = 60_000;
const MOST_PAGES = 1000;
const MOST_RELEASES = 40;
/** Milliseconds in which another release must have been drawn, so that a failure can be the release's own. */
const PROVEN_MS = 10 * 60_000;

export type FailedDraw = {
  readonly page: string;
  /** Id of the release's code. */
  readonly release: string;
  /** What the release did wrong; null when the backend did not answer in time. */
  readonly fault: string | null;
};

type Pause = { readonly until: number; readonly fault: string | null };
type Streak = Pause & { readonly pages: ReadonlySet<string> };

/** Remembers which pages and releases could not be drawn lately, so that they cost no visitor any time. */
export class FailedDraws {
  private readonly pages = new Map<string, Pause>();
  private readonly streaks = new Map<string, Streak>();
  private readonly drawnAt = new Map<string, number>();

  constructor(private readonly now: () => number) {}

  /** Pauses the page, and the release after several different pages in a row: one page that always fails is not the release. */
  note({ page, release, fault }: FailedDraw): void {
    const until = this.now() + PAUSE_MS;
    if (fault !== null) remember(this.pages, { key: page, value: { until, fault }, most: MOST_PAGES });
    const streak = this.streaks.get(release);
    const isTriedAgain = streak !== undefined && streak.pages.size >= FAILURES;
    const pages = isTriedAgain ? streak.pages : new Set([...(streak?.pages ?? []), page]);
    // A release is to blame for a pause if it is for every failure that led to it.
    const blame = streak?.fault === null && !isTriedAgain ? null : fault;
    const value = { pages, fault: blame, until: pages.size >= FAILURES ? until : 0 };
    remember(this.streaks, { key: release, value, most: MOST_RELEASES });
  }

  noteDrawn(release: string): void {
    this.streaks.delete(release);
    remember(this.drawnAt, { key: release, value: this.now(), most: MOST_RELEASES });
  }

  /** Returns the pause of a page or of its whole release; null when it can be drawn. */
  pauseOf({ page, release }: Pick<FailedDraw, 'page' | 'release'>): Pause | null {
    const pauses = [this.pages.get(page), this.streaks.get(release)];
    return pauses.find((pause) => pause !== undefined && pause.until > this.now()) ?? null;
  }

  /**
   * Returns whether another release was drawn lately. Otherwise the drawing itself may be broken, and to roll back every
   * release would help nobody.
   */
  drawsOthers(release: string): boolean {
    const since = this.now() - PROVEN_MS;
    return [...this.drawnAt].some(([other, at]) => other !== release && at > since);
  }
}

type Entry<Value> = { readonly key: string; readonly value: Value; readonly most: number };

/** Sets a value as the newest one and forgets the oldest ones. */
function remember<Value>(map: Map<string, Value>, { key, value, most }: Entry<Value>): void {
  map.delete(key);
  map.set(key, value);
  for (const [oldest] of map) if (map.size > most) map.delete(oldest);
}
