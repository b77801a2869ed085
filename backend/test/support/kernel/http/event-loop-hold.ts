import { monitorEventLoopDelay } from 'node:perf_hooks';

/** Delay of other requests that no visitor notices, in milliseconds. */
export const LONGEST_HOLD_MS = 50;
const TRIES = 10;
const RESOLUTION_MS = 1;

/** Measures how long `work` blocks the event loop, in milliseconds: the least of several tries, since the machine may be busy. */
export async function holdOf(work: () => Promise<unknown>): Promise<number> {
  let least = Infinity;
  for (let turn = 0; turn < TRIES && least > LONGEST_HOLD_MS; turn += 1) {
    const cpu = process.cpuUsage();
    await work();
    const { user, system } = process.cpuUsage(cpu);
    least = Math.min(least, (user + system) / 1000);
    if (least > LONGEST_HOLD_MS) least = Math.min(least, await longestDelayOf(work));
  }
  return least;
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
