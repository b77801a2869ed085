const FIRST_WAIT_MS = 30 * 1000;
const LONGEST_WAIT_MS = 3600 * 1000;

/** Milliseconds to wait after `failures` in a row: 0 below `free` failures, then 30 s, doubling up to an hour. */
export function growingWait(failures: number, free: number): number {
  return failures < free ? 0 : Math.min(FIRST_WAIT_MS * 2 ** (failures - free), LONGEST_WAIT_MS);
}
