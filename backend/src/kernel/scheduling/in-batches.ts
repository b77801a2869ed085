const MOST_AT_ONCE = 500;

/** Does what is due until nothing is left. `find` returns at most as many as it is told, and nothing that was done. */
export async function inBatches<T>(
  find: (most: number) => Promise<readonly T[]>,
  work: (due: readonly T[]) => Promise<void>,
): Promise<void> {
  let due: readonly T[];
  do {
    due = await find(MOST_AT_ONCE);
    if (due.length > 0) await work(due);
  } while (due.length === MOST_AT_ONCE);
}

/** Does a batch one after another. */
export function oneByOne<T>(work: (one: T) => Promise<void>): (due: readonly T[]) => Promise<void> {
  return async (due) => {
    for (const one of due) await work(one);
  };
}
