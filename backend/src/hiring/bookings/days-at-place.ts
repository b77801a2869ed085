const HOUR_MS = 3600 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** First moment of a day, YYYY-MM-DD, in a time zone. */
export function startOfDay(day: string, timeZone: string): number {
  const wanted = Date.parse(`${day}T00:00:00Z`);
  // Twice: the first guess may lie on the other side of a change of the clocks.
  const guess = wanted - offsetAt(wanted, timeZone);
  const start = wanted - offsetAt(guess, timeZone);
  // Where the clocks jump over midnight, the day begins an hour later.
  return dayAt(start, timeZone) < day ? start + HOUR_MS : start;
}

/** Last moment of a day, YYYY-MM-DD, in a time zone. */
export function endOfDay(day: string, timeZone: string): number {
  const next = new Date(Date.parse(`${day}T00:00:00Z`) + DAY_MS).toISOString().slice(0, 10);
  return startOfDay(next, timeZone) - 1;
}

/** Day, YYYY-MM-DD, of a moment in a time zone. */
export function dayAt(time: number, timeZone: string): string {
  return new Date(time + offsetAt(time, timeZone)).toISOString().slice(0, 10);
}

/** Milliseconds by which the clocks there are ahead of UTC. */
function offsetAt(time: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' }).formatToParts(time);
  // 'GMT', 'GMT+05:30', and with seconds for days before standard time.
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign, hours, minutes, seconds = '0'] = /([+-])(\d\d):(\d\d)(?::(\d\d))?$/u.exec(name) ?? [];
  const ahead = ((Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * 60 + Number(seconds)) * 1000;
  return sign === '-' ? -ahead : ahead;
}

/** Moment of a time of day, HH:MM, on a day in a time zone. */
export function momentAt(day: string, time: string, timeZone: string): number {
  const wanted = Date.parse(`${day}T${time}:00Z`);
  const guess = wanted - offsetAt(wanted, timeZone);
  return wanted - offsetAt(guess, timeZone);
}
