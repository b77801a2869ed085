import { LIMITS } from '@alltalent/shared/contracts';
import { headStartOf, pageClock } from '@alltalent/shared/federation';

const LEAST_MS = 100;

/**
 * Shares one navigation's time limit between a remote and its page: 4.8 s together, then the error is shown. The router
 * gives each navigation its own signal, which identifies it here.
 */
export function createSectionClock(now: () => number = pageClock.now) {
  const created = now();
  const begun = new WeakMap<AbortSignal, number>();
  return {
    /** Starts the time of a navigation when it requests its remote. */
    begin(navigation: AbortSignal): void {
      begun.set(navigation, now() - headStartOf(now(), created));
    },
    /** Returns the milliseconds left for a navigation's page: the whole limit when its remote was already loaded. */
    timeLeft(navigation: AbortSignal): number {
      const since = begun.get(navigation);
      return since === undefined ? LIMITS.sectionTimeoutMs : Math.max(LEAST_MS, LIMITS.sectionTimeoutMs - (now() - since));
    },
  };
}
