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
  const options = { timeZone, hourCycle: 'h23', year: 'numeric', month: '2-digit', day: '2-digit' } as const;
  const clock = new Intl.DateTimeFormat('en', { ...options, hour: '2-digit', minute: '2-digit', second: '2-digit' });
  const parts = new Map(clock.formatToParts(time).map(({ type, value }) => [type, Number(value)]));
  const of = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
  return Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'), of('second')) - Math.floor(time / 1000) * 1000;
}

/** Moment of a time of day, HH:MM, on a day in a time zone. */
export function momentAt(day: string, time: string, timeZone: string): number {
  const wanted = Date.parse(`${day}T${time}:00Z`);
  const guess = wanted - offsetAt(wanted, timeZone);
  return wanted - offsetAt(guess, timeZone);
}
