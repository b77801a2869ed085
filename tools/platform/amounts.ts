const MINUTE_MS = 60_000;
const AGES = [
  { name: 'year', ms: 365 * 24 * 60 * MINUTE_MS },
  { name: 'month', ms: 30 * 24 * 60 * MINUTE_MS },
  { name: 'day', ms: 24 * 60 * MINUTE_MS },
  { name: 'hour', ms: 60 * MINUTE_MS },
  { name: 'minute', ms: MINUTE_MS },
] as const;

/** Formats a share as a percentage with at most two decimals: 0.1234 as '12.34 %'. */
export function percent(part: number): string {
  return `${Number((part * 100).toFixed(2))} %`;
}

/** Formats a time as an age: '3 hours ago'. */
export function age(then: number, now: number): string {
  const passed = now - then;
  const unit = AGES.find(({ ms }) => passed >= ms);
  if (!unit) return 'just now';
  const count = Math.floor(passed / unit.ms);
  return `${count} ${unit.name}${count === 1 ? '' : 's'} ago`;
}

/** Parses patterns of routes such as '/singer,/hiring-influencer'; undefined for all pages. */
export function readRoutes(text: string | undefined): string[] | undefined {
  if (text === undefined) return undefined;
  const routes = text.split(',').flatMap((route) => route.trim() || []);
  const odd = routes.find((route) => !route.startsWith('/'));
  if (routes.length === 0 || odd !== undefined) throw new Error(`"${odd ?? text}" is not a page: write patterns of routes, like /singer.`);
  return routes;
}

/** Parses a percentage such as '20' or '12.5 %' into parts of ten thousand. */
export function readWeight(text: string): number {
  const [, number] = /^(\d{1,3}(?:\.\d{1,2})?)\s*%?$/u.exec(text.trim()) ?? [];
  const weight = Math.round(Number(number) * 100);
  if (number === undefined || weight > 10_000) throw new Error(`"${text}" is no share: give a percentage from 0 to 100, like 20 or 12.5.`);
  return weight;
}
