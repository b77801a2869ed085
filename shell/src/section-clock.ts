import { LIMITS } from '@alltalent/shared/contracts';
import { headStartOf, pageClock } from '@alltalent/shared/federation';

const LEAST_MS = 100;

/** Shares one section's time between its remote and the page in it: together they have 4.8 s, then the visitor hears of it. */
export function createSectionClock(now: () => number = pageClock.now) {
  const created = now();
  let begun: number | null = null;
  return {
    /** A remote is asked for. */
    begin(): void {
      begun = now() - headStartOf(now(), created);
    },
    /** What is left for a page: the rest for the first one after its remote, all of it for later ones. */
    timeLeft(): number {
      const spent = begun === null ? 0 : now() - begun;
      begun = null;
      return Math.max(LEAST_MS, LIMITS.sectionTimeoutMs - spent);
    },
  };
}
