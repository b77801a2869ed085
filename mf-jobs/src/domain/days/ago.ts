const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** How long ago, short: 'now', '12 min', '3 h', '2 d'. */
export function agoOf(at: string, now: Date): string {
  const passed = now.getTime() - Date.parse(at);
  if (!(passed >= MINUTE_MS)) return 'now';
  if (passed < HOUR_MS) return `${Math.floor(passed / MINUTE_MS)} min`;
  return passed < DAY_MS ? `${Math.floor(passed / HOUR_MS)} h` : `${Math.floor(passed / DAY_MS)} d`;
}

const SHORT_DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });

/** '2026-11-22' -> '22 Nov'; the text itself when it is no day. */
export function shortDay(day: string): string {
  const time = Date.parse(`${day}T00:00:00Z`);
  return Number.isNaN(time) ? day : SHORT_DAY.format(time);
}
