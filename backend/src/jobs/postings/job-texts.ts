const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
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
  const [from, to] = [toParts(first), toParts(last === '' ? first : last)];
  const isNear = Math.abs(Date.parse(first) - Date.parse(today)) < DAYS_WITHOUT_YEAR * DAY_MS;
  const year = isNear ? '' : ` ${to.year}`;
  if (from.year !== to.year && !isNear) return `${write(from)} ${from.year} – ${write(to)}${year}`;
  if (first === last || last === '') return `${write(from)}${year}`;
  const isOneMonth = from.month === to.month && from.year === to.year;
  return isOneMonth ? `${from.day}–${write(to)}${year}` : `${write(from)} – ${write(to)}${year}`;
}

type Parts = { readonly day: number; readonly month: string; readonly year: number };

function toParts(day: string): Parts {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return { day: date, month: MONTHS[month - 1] ?? '', year };
}

function write({ day, month }: Parts): string {
  return `${day} ${month}`;
}
