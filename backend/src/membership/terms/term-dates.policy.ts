const INDIA_OFFSET_MS = 5.5 * 3600 * 1000;

/** Day of the month in India, 1 to 31. */
export function anchorDayOf(time: number): number {
  return new Date(time + INDIA_OFFSET_MS).getUTCDate();
}

/**
 * Returns the end of a term of `months` that starts at `startsAt`: the same time of day on `anchorDay`, or on the last day of a
 * month that is shorter. In India's time, which has no summer time.
 */
export function endOfTerm(startsAt: number, months: number, anchorDay: number): number {
  const local = new Date(startsAt + INDIA_OFFSET_MS);
  const [year, month] = [local.getUTCFullYear(), local.getUTCMonth() + months];
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const midnight = Date.UTC(local.getUTCFullYear(), local.getUTCMonth(), local.getUTCDate());
  const timeOfDay = startsAt + INDIA_OFFSET_MS - midnight;
  return Date.UTC(year, month, Math.min(anchorDay, lastDay)) + timeOfDay - INDIA_OFFSET_MS;
}
