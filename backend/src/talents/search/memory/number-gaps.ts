/** Range of missing numbers, both ends included, and the time since when, in milliseconds. */
export type Gap = { readonly from: number; readonly to: number; readonly since: number };

/** Finds the gaps between `before` and the last of the numbers, which are in order. */
export function findGaps(before: number, numbers: readonly number[], since: number): Gap[] {
  return numbers.flatMap((number, index) => {
    const from = (numbers[index - 1] ?? before) + 1;
    return from < number ? [{ from, to: number - 1, since }] : [];
  });
}

/** Returns what is left of the gaps once these numbers, in order, were seen. */
export function fillGaps(gaps: readonly Gap[], numbers: readonly number[]): Gap[] {
  if (numbers.length === 0) return [...gaps];
  return gaps.flatMap(({ from, to, since }) => {
    const inside = numbers.filter((number) => number >= from && number <= to);
    return findGaps(from - 1, [...inside, to + 1], since);
  });
}
