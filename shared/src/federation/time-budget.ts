import { LIMITS } from '../contracts/core/limits';

const RETRIES = 2;
const RETRY_BASE_MS = 250;
const AT_ONCE_MS = 250;
const MOST_HEAD_START_MS = 1500;

/** How a loader waits; tests bring their own. */
export type Clock = {
  now(): number;
  pause(milliseconds: number): Promise<void>;
};

export const pageClock: Clock = {
  now: () => performance.now(),
  pause: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
};

/**
 * How long the files of a section have been on their way when it is asked for: those of a document's first page since the
 * document, that is before the shell ran.
 */
export function headStartOf(begun: number, shellBegan: number): number {
  return begun - shellBegan < AT_ONCE_MS ? Math.min(begun, MOST_HEAD_START_MS) : 0;
}

/** Rejects when the work is not done in time. The work goes on: a later try may find it done. */
export function within<Result>(work: Promise<Result>, milliseconds: number, what: string): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`${what} took longer than ${Math.round(milliseconds)} ms`)), milliseconds);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

type Tries = {
  /** 4 s, unless less is left. */
  readonly limitMs?: number;
  readonly isWorthAgain?: (error: unknown) => boolean;
};

/**
 * Tries until it works, three times at most and 4 s in all. What fails quickly is tried again, after a pause that differs
 * from visitor to visitor; what hangs uses up the time.
 */
export async function tryInTime<Result>(
  attempt: (milliseconds: number) => Promise<Result>,
  clock: Clock,
  { limitMs = LIMITS.remoteTimeoutMs, isWorthAgain = () => true }: Tries = {},
): Promise<Result> {
  const end = clock.now() + limitMs;
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
