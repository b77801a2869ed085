import { LIMITS } from '@alltalent/shared/contracts';
import { headStartOf, pageClock } from '@alltalent/shared/federation';

const LEAST_MS = 100;

/**
 * Shares one navigation's time between a remote and the page in it: together they have 4.8 s, then the visitor hears of
 * it. The router gives every navigation a signal of its own, by which its time is kept.
 */
export function createSectionClock(now: () => number = pageClock.now) {
  const created = now();
  const begun = new WeakMap<AbortSignal, number>();
  return {
    /** A navigation asks for its remote. */
    begin(navigation: AbortSignal): void {
      begun.set(navigation, now() - headStartOf(now(), created));
    },
    /** What is left for a navigation's page: all of it where the remote is there already. */
    timeLeft(navigation: AbortSignal): number {
      const since = begun.get(navigation);
      return since === undefined ? LIMITS.sectionTimeoutMs : Math.max(LEAST_MS, LIMITS.sectionTimeoutMs - (now() - since));
    },
  };
}
