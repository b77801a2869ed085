import { JOB_LIMITS, JOB_SORTS, type JobSort, type JobsQuery, LIMITS } from '@alltalent/shared/contracts';
import { readId, readRange, readWhole, tidyText } from '@alltalent/shared/ui/listing/filter-params';

/** Filter of the job board as the URL holds it, by the endpoint's field names. */
export type JobFilter = {
  readonly q: string;
  readonly category?: number | undefined;
  readonly location: string;
  readonly remote: boolean;
  readonly pay_min?: number | undefined;
  readonly pay_max?: number | undefined;
  readonly paid: boolean;
  readonly age_min?: number | undefined;
  readonly age_max?: number | undefined;
  readonly gender?: number | undefined;
  readonly closing?: number | undefined;
  readonly posted?: number | undefined;
  /** Undefined: the server's best order for the viewer. */
  readonly sort?: JobSort | undefined;
  readonly page: number;
};
export type FilterChange = Partial<Omit<JobFilter, 'page'>>;

export const NO_FILTER: JobFilter = { q: '', location: '', remote: false, paid: false, page: 1 };

const POSTED_MOST = 365;
/** In the order of the address and of the call. */
const NAMES = [
  'q',
  'category',
  'location',
  'remote',
  'pay_min',
  'pay_max',
  'paid',
  'gender',
  'age_min',
  'age_max',
  'closing',
  'posted',
  'sort',
  'page',
] as const satisfies readonly (keyof JobFilter & keyof JobsQuery)[];

/** Reads the address leniently: what makes no sense counts as not said. */
export function parseFilter(params: URLSearchParams): JobFilter {
  const [pay_min, pay_max] = readRange(params, ['pay_min', 'pay_max'], 0, JOB_LIMITS.pay);
  const [age_min, age_max] = readRange(params, ['age_min', 'age_max'], LIMITS.ageMin, LIMITS.ageMax);
  return {
    q: tidyText(params.get('q') ?? ''),
    category: readId(params, 'category'),
    location: tidyText(params.get('location') ?? ''),
    remote: params.get('remote') === '1',
    pay_min,
    pay_max,
    paid: params.get('paid') === '1',
    gender: readId(params, 'gender'),
    age_min,
    age_max,
    closing: readWhole(params, 'closing', 1, JOB_LIMITS.closesInDays),
    posted: readWhole(params, 'posted', 1, POSTED_MOST),
    sort: toSort(params.get('sort')),
    page: readWhole(params, 'page', 1, LIMITS.pageMax) ?? 1,
  };
}

/** What is asked of the call: only what is said, so that nothing said is the bare address. */
export function toQuery(filter: JobFilter): JobsQuery {
  const said = NAMES.filter((name) => filter[name] !== undefined && filter[name] !== NO_FILTER[name]);
  return Object.fromEntries(said.map((name) => [name, filter[name] === true ? '1' : filter[name]]));
}

/** The shortest address that says the same. */
export function jobsPath(filter: JobFilter): string {
  const text = searchTextOf(filter);
  return text === '' ? '/jobs' : `/jobs?${text}`;
}

export function searchTextOf(filter: JobFilter): string {
  return toParams(filter).toString();
}

export function toParams(filter: JobFilter): URLSearchParams {
  return new URLSearchParams(Object.entries(toQuery(filter)).map(([name, value]) => [name, String(value)]));
}

export function isFiltered(filter: JobFilter): boolean {
  return searchTextOf({ ...filter, sort: undefined, page: 1 }) !== '';
}

export function toSort(text: string | null): JobSort | undefined {
  return JOB_SORTS.find((sort) => sort === text);
}
