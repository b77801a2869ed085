import { dayInIndia, type JobsQuery } from '@alltalent/shared/contracts';
import { type LookupIndex, toSearchTokens } from '../../talents';

const DAY_MS = 86_400_000;
/** A text of signs only: no job has such a word, so it finds none. */
const NO_TOKEN = ['\\'];

/** The filters of the call list in the terms of the tables: ids, folded words, days. */
export type JobFilter = {
  /** The day in India; open is what closes on it or later. */
  readonly today: string;
  /** Every word must be found; the last one may be the beginning of a word. */
  readonly tokens?: readonly string[] | undefined;
  readonly categoryId?: number | undefined;
  /** Cities to look in; an empty list finds none. */
  readonly cityIds?: readonly number[] | undefined;
  /** Work from anywhere counts beside the cities; without cities it is all that counts. */
  readonly withRemote: boolean;
  /** Reached by the upper end of what a job pays. */
  readonly payMin?: number | undefined;
  /** Not passed by its lower end. */
  readonly payMax?: number | undefined;
  readonly paidOnly: boolean;
  readonly genderId?: number | undefined;
  readonly ageMin?: number | undefined;
  readonly ageMax?: number | undefined;
  /** Last day on which a call may close. */
  readonly closesUntil?: string | undefined;
  /** Milliseconds; posted at this moment or later. */
  readonly postedFrom?: number | undefined;
};

export function toJobFilter(query: JobsQuery, lookups: Pick<LookupIndex, 'cityIdsMatching'>, now: number): JobFilter {
  const { q = '', location = '', category, pay_min, pay_max, gender, age_min, age_max, closing, posted } = query;
  const today = dayInIndia(now);
  const tokens = q === '' ? undefined : toSearchTokens(q);
  return {
    today,
    tokens: tokens?.length === 0 ? NO_TOKEN : tokens,
    categoryId: category,
    cityIds: location === '' ? undefined : lookups.cityIdsMatching(location),
    withRemote: query.remote === '1',
    payMin: pay_min,
    payMax: pay_max,
    paidOnly: query.paid === '1',
    genderId: gender,
    ageMin: age_min,
    ageMax: age_max,
    closesUntil: closing === undefined ? undefined : daysFrom(today, closing),
    postedFrom: posted === undefined ? undefined : Date.parse(`${daysFrom(today, -posted)}T00:00:00+05:30`),
  };
}

function daysFrom(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}
