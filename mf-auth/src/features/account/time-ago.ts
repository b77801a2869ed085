const AGO = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY_SECONDS = 24 * HOUR;
const MONTH = 30 * DAY_SECONDS;

/** 'just now', '5 minutes ago', 'yesterday'. */
export function formatTimeAgo(iso: string, now: number): string {
  const seconds = Math.max(0, Math.round((now - Date.parse(iso)) / 1000));
  if (seconds < MINUTE) return 'just now';
  if (seconds < HOUR) return AGO.format(-Math.floor(seconds / MINUTE), 'minute');
  if (seconds < DAY_SECONDS) return AGO.format(-Math.floor(seconds / HOUR), 'hour');
  if (seconds < MONTH) return AGO.format(-Math.floor(seconds / DAY_SECONDS), 'day');
  return AGO.format(-Math.floor(seconds / MONTH), 'month');
}
