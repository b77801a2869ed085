import { existsSync, readFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';

/** Delay of other requests that no visitor notices, in milliseconds. */
export const LONGEST_HOLD_MS = 50;
const TRIES = 10;
const RESOLUTION_MS = 1;
/** Where Linux counts the nanoseconds that the main thread, which runs the event loop, has run; its id is that of the process. */
const MAIN_THREAD = `/proc/self/task/${process.pid}/schedstat`;

/**
 * Returns how long `work` blocks the event loop, in milliseconds, as the least of several tries. On Linux it is the processor time
 * of the longest turn, which other programs do not lengthen; elsewhere it is the longest delay.
 */
export async function holdOf(work: () => Promise<unknown>): Promise<number> {
  let least = Infinity;
  const measure = existsSync(MAIN_THREAD) ? longestTurnOf : longestDelayOf;
  for (let turn = 0; turn < TRIES && least > LONGEST_HOLD_MS; turn += 1) least = Math.min(least, await measure(work));
  return least;
}

async function longestTurnOf(work: () => Promise<unknown>): Promise<number> {
  let longest = 0;
  let begun = mainThreadMs();
  let isOver = false;
  const endTurn = () => {
    const ended = mainThreadMs();
    longest = Math.max(longest, ended - begun);
    begun = ended;
    if (!isOver) setImmediate(endTurn);
  };
  setImmediate(endTurn);
  await work();
  isOver = true;
  endTurn();
  return longest;
}

/** Blocks the event loop for `ms` milliseconds of the time that `holdOf` measures. */
export function block(ms: number): void {
  const clock = existsSync(MAIN_THREAD) ? mainThreadMs : () => performance.now();
  const begun = clock();
  while (clock() - begun < ms);
}

function mainThreadMs(): number {
  const [nanoseconds = ''] = readFileSync(MAIN_THREAD, 'utf8').split(' ');
  return Number(nanoseconds) / 1e6;
}

/** Measures one try. Time in other threads does not count, as it blocks no request. */
async function longestDelayOf(work: () => Promise<unknown>): Promise<number> {
  const delays = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delays.enable();
  await pause();
  delays.reset();
  // The first turn of the event loop after a reset is not counted, and the work may do everything in one turn.
  await pause();
  await work();
  await pause();
  delays.disable();
  return delays.max / 1e6;
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 5));
}
