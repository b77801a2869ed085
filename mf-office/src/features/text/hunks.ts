/** Lines that were taken out and put in at one place; `line`: number of its first line in the new text. */
export type Hunk = { readonly line: number; readonly removed: readonly string[]; readonly added: readonly string[] };

/** Longest middle part, in lines, that is compared line by line; a longer one is one hunk. */
const MOST_LINES = 1500;

/** Returns where two lists of lines differ, by their longest common subsequence. */
export function hunksOf(before: readonly string[], after: readonly string[]): readonly Hunk[] {
  let start = 0;
  while (start < before.length && start < after.length && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < before.length - start && end < after.length - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  const [old, fresh] = [before.slice(start, before.length - end), after.slice(start, after.length - end)];
  if (old.length > MOST_LINES || fresh.length > MOST_LINES) return [{ line: start + 1, removed: old, added: fresh }];
  return between(old, fresh, start);
}

function between(old: readonly string[], fresh: readonly string[], offset: number): readonly Hunk[] {
  const common = lengths(old, fresh);
  const at = (one: number, other: number) => common[one * (fresh.length + 1) + other] ?? 0;
  const hunks: { line: number; removed: string[]; added: string[] }[] = [];
  let [one, other] = [0, 0];
  let open: (typeof hunks)[number] | null = null;
  while (one < old.length || other < fresh.length) {
    if (one < old.length && other < fresh.length && old[one] === fresh[other]) {
      [one, other, open] = [one + 1, other + 1, null];
      continue;
    }
    if (open === null) hunks.push((open = { line: offset + other + 1, removed: [], added: [] }));
    if (other >= fresh.length || (one < old.length && at(one + 1, other) >= at(one, other + 1))) open.removed.push(old[one++] ?? '');
    else open.added.push(fresh[other++] ?? '');
  }
  return hunks;
}

/** Lengths of the longest common subsequences of what follows each pair of places. */
function lengths(old: readonly string[], fresh: readonly string[]): Uint16Array {
  const width = fresh.length + 1;
  const common = new Uint16Array((old.length + 1) * width);
  for (let one = old.length - 1; one >= 0; one -= 1)
    for (let other = fresh.length - 1; other >= 0; other -= 1) {
      const below = common[(one + 1) * width + other] ?? 0;
      const beside = common[one * width + other + 1] ?? 0;
      const both = (common[(one + 1) * width + other + 1] ?? 0) + 1;
      common[one * width + other] = old[one] === fresh[other] ? both : Math.max(below, beside);
    }
  return common;
}
