const INDIAN = new Intl.NumberFormat('en-IN');

/** 1248000 as 12,48,000. */
export function formatCount(count: number): string {
  return INDIAN.format(count);
}
