import { formatShortDay } from '@alltalent/shared/contracts';

const LONGEST_SLUG = 120;
/** Days from today within which a date is understood without its year. */
const DAYS_WITHOUT_YEAR = 300;
const DAY_MS = 86_400_000;

/** Converts a title to a slug, such as 'lead-coming-of-age-feature'; never empty. */
export function slugOf(title: string): string {
  const slug = title
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/gu, '')
    .toLowerCase()
    .replace(/['’]/gu, '')
    .replace(/[^a-z0-9]+/gu, '-')
    .slice(0, LONGEST_SLUG);
  return slug.replace(/^-|-$/gu, '') || 'job';
}

/** Formats dates as '12–28 Jan', '30 Jan – 2 Feb' or '12 Jan', far from `today` with the year. `last` may be ''. */
export function formatDates(first: string, last: string, today: string): string {
  if (first === '') return '';
  const end = last === '' ? first : last;
  const [from, to] = [formatShortDay(first), formatShortDay(end)];
  const isNear = Math.abs(Date.parse(first) - Date.parse(today)) < DAYS_WITHOUT_YEAR * DAY_MS;
  const year = isNear ? '' : ` ${end.slice(0, 4)}`;
  if (first.slice(0, 4) !== end.slice(0, 4) && !isNear) return `${from} ${first.slice(0, 4)} – ${to}${year}`;
  if (first === end) return `${from}${year}`;
  const isOneMonth = first.slice(0, 7) === end.slice(0, 7);
  return isOneMonth ? `${Number(first.slice(8))}–${to}${year}` : `${from} – ${to}${year}`;
}
