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
