import { formatCount, type StoredRecord } from '@alltalent/shared/contracts';

/** Returns the largest change of a page in bytes against the release that was stable then; null when nothing can be compared. */
export function largestChange({ sizes }: StoredRecord): number | null {
  const changes = sizes.flatMap(({ bytes, before }) => (before === null ? [] : [bytes - before]));
  if (changes.length === 0) return null;
  return changes.reduce((largest, change) => (Math.abs(change) > Math.abs(largest) ? change : largest), 0);
}

/** Returns a number with its sign: +1,234 or −12. */
export function signed(change: number): string {
  return `${change > 0 ? '+' : '−'}${formatCount(Math.abs(change))}`;
}
