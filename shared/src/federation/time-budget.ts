import { LIMITS } from '../contracts/limits';

const RETRIES = 2;
const RETRY_BASE_MS = 250;

/** How a loader waits; tests bring their own. */
export type Clock = {
  now(): number;
  pause(milliseconds: number): Promise<void>;
};

export const pageClock: Clock = {
  now: () => performance.now(),
  pause: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
};

/** Rejects when the work is not done in time. The work goes on: a later try may find it done. */
export function within<Result>(work: Promise<Result>, milliseconds: number, what: string): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`${what} took longer than ${Math.round(milliseconds)} ms`)), milliseconds);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/**
 * Tries until it works, three times at most and 4 s in all. What fails quickly is tried again, after a pause that differs
 * from visitor to visitor; what hangs uses up the time.
 */
export async function tryInTime<Result>(
  attempt: (milliseconds: number) => Promise<Result>,
  clock: Clock,
  isWorthAgain: (error: unknown) => boolean = () => true,
): Promise<Result> {
  const end = clock.now() + LIMITS.remoteTimeoutMs;
  for (let tries = 0; ; tries += 1) {
    try {
      return await attempt(end - clock.now());
    } catch (error) {
      const pause = RETRY_BASE_MS * 2 ** tries * (1 + Math.random());
      if (tries === RETRIES || clock.now() + pause >= end || !isWorthAgain(error)) throw error;
      await clock.pause(pause);
    }
  }
}
