const FORMAT = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Kolkata', dateStyle: 'short', timeStyle: 'short' });

/** '2026-11-20 15:30 IST'; '' for a moment that has not come. */
export function timeInIndia(time: number | null): string {
  return time === null ? '' : `${FORMAT.format(time)} IST`;
}
