import { addDays, dayInIndia, type JobsQuery, startOfDayInIndia } from '@alltalent/shared/contracts';
import { type LookupIndex, toSearchTokens } from '../../talents';

/** Stands for a text of signs only: no job has this token, so nothing is found. */
const NO_TOKEN = ['\\'];

/** Filters of the job list in terms of the tables: ids, tokens, days. */
export type JobFilter = {
  /** Day in India; a job that closes on it or later is open. */
  readonly today: string;
  /** Tokens that must all be found; the last one may be the beginning of a token. */
  readonly tokens?: readonly string[] | undefined;
  readonly categoryId?: number | undefined;
  /** Cities to look in; an empty list finds none. */
  readonly cityIds?: readonly number[] | undefined;
  /** Adds remote work to the cities; without cities, finds remote work only. */
  readonly withRemote: boolean;
  /** Least pay; compared with the upper end of a job's pay. */
  readonly payMin?: number | undefined;
  /** Most pay; compared with the lower end of a job's pay. */
  readonly payMax?: number | undefined;
  readonly paidOnly: boolean;
  readonly genderId?: number | undefined;
  readonly ageMin?: number | undefined;
  readonly ageMax?: number | undefined;
  /** Last day on which a job may close. */
  readonly closesUntil?: string | undefined;
  /** Earliest time of publication, in milliseconds. */
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
    closesUntil: closing === undefined ? undefined : addDays(today, closing),
    postedFrom: posted === undefined ? undefined : startOfDayInIndia(addDays(today, -posted)),
  };
}
