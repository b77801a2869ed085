const DAY_MS = 24 * 3600 * 1000;
/** 9:00 in India (UTC+5:30 all year) is 3:30 in UTC. */
const NINE_MS = 3.5 * 3600 * 1000;

/** Latest nine o'clock in India at or before `now`; both in milliseconds since 1970. */
export function lastNine(now: number): number {
  return Math.floor((now - NINE_MS) / DAY_MS) * DAY_MS + NINE_MS;
}

export function nextNine(now: number): number {
  return lastNine(now) + DAY_MS;
}
