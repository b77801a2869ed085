import type { Job } from '@alltalent/shared/contracts';

export const JOB_SORTS = ['closing', 'newest', 'pay'] as const;
export type JobSort = (typeof JOB_SORTS)[number];

export type JobFilter = {
  readonly search: string;
  readonly category: string;
  readonly location: string;
  readonly sort: JobSort;
  readonly page: number;
};

export const JOBS_PER_PAGE = 20;
export const NO_JOB_FILTER: JobFilter = { search: '', category: '', location: '', sort: 'closing', page: 1 };

/** The filter an address stands for; what does not parse counts as not chosen. */
export function readJobFilter(params: URLSearchParams): JobFilter {
  const page = Number(params.get('page'));
  return {
    search: params.get('q') ?? '',
    category: params.get('category') ?? '',
    location: params.get('location') ?? '',
    sort: JOB_SORTS.find((sort) => sort === params.get('sort')) ?? NO_JOB_FILTER.sort,
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

/** Query of the address for a filter, with nothing in it that is the default anyway. */
export function jobQuery({ search, category, location, sort, page }: JobFilter): string {
  const chosen = {
    q: search.trim(),
    category,
    location,
    sort: sort === NO_JOB_FILTER.sort ? '' : sort,
    page: page > 1 ? String(page) : '',
  };
  return new URLSearchParams(Object.entries(chosen).filter(([, value]) => value !== '')).toString();
}

const ORDER: Readonly<Record<JobSort, (a: Job, b: Job) => number>> = {
  closing: (a, b) => a.closes_on.localeCompare(b.closes_on) || a.id - b.id,
  newest: (a, b) => b.id - a.id,
  pay: (a, b) => b.pay - a.pay || a.id - b.id,
};

/** The jobs that fit, in the order asked for; all pages of them. */
export function findJobs(jobs: readonly Job[], { search, category, location, sort }: JobFilter): readonly Job[] {
  const words = search.toLowerCase().split(/\s+/u).filter(Boolean);
  return jobs
    .filter((job) => category === '' || job.category === category)
    .filter((job) => location === '' || job.location === location)
    .filter((job) => words.every((word) => textOf(job).includes(word)))
    .sort(ORDER[sort]);
}

function textOf({ title, category, details, location, posted_by }: Job): string {
  return `${title} ${category} ${details} ${location} ${posted_by}`.toLowerCase();
}

/** The different values of a field, in alphabetical order. */
export function valuesOf(jobs: readonly Job[], field: 'category' | 'location'): readonly string[] {
  return [...new Set(jobs.map((job) => job[field]))].sort((a, b) => a.localeCompare(b));
}
