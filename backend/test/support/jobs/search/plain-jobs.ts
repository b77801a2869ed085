import { addDays, type JobSort, type JobsQuery } from '@alltalent/shared/contracts';
import type { RandomJob } from './random-jobs';
import { CITIES, TODAY } from './small-world';

/** A random job as stored, with its tokens. */
export type StoredJob = RandomJob & { readonly id: number; readonly tokens: readonly string[] };

const fold = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f']/gu, '')
    .toLowerCase()
    .replace(/ø/gu, 'o');

/** Finds jobs as the list promises, by checking every job: the reference for the real search. */
export function findJobsPlainly(jobs: readonly StoredJob[], query: JobsQuery): readonly StoredJob[] {
  return jobs.filter((job) => {
    const { content, state, publishedAt } = job;
    if (state !== 'open' || content.closes_on < TODAY) return false;
    if (query.closing !== undefined && content.closes_on > addDays(TODAY, query.closing)) return false;
    if (query.posted !== undefined && dayOf(publishedAt) < addDays(TODAY, -query.posted)) return false;
    const pay = payOf(job);
    if (Math.max(pay, upperPayOf(job)) < (query.pay_min ?? 0) || pay > (query.pay_max ?? Infinity)) return false;
    if (query.paid === '1' && content.pay_kind !== 'paid') return false;
    return isThere(job, query) && hasTokens(job, query.q ?? '') && hasRole(job, query);
  });
}

export function sortPlainly(jobs: readonly StoredJob[], sort: Exclude<JobSort, 'match'>): readonly number[] {
  const downwards = sort !== 'closing';
  const keyOf = (job: StoredJob) => (sort === 'newest' ? job.publishedAt : sort === 'pay' ? payOf(job) : Date.parse(job.content.closes_on));
  const ids = [...jobs].sort((one, other) => keyOf(one) - keyOf(other) || one.id - other.id).map(({ id }) => id);
  return downwards ? ids.reverse() : ids;
}

function payOf({ content }: StoredJob): number {
  return content.pay_kind === 'paid' ? (content.pay ?? 0) : 0;
}

/** Returns the upper end of the pay; 0 without one. */
function upperPayOf({ content }: StoredJob): number {
  return content.pay_kind === 'paid' ? (content.pay_max ?? 0) : 0;
}

function dayOf(time: number): string {
  return new Date(time + 5.5 * 3_600_000).toISOString().slice(0, 10);
}

function isThere({ content }: StoredJob, { location = '', remote }: JobsQuery): boolean {
  const city = CITIES.find(({ id }) => id === content.city_id);
  const names = city ? [city.name, city.state, city.country] : [];
  const isInPlace = names.some((name) => fold(name).startsWith(fold(location)));
  if (location === '') return remote !== '1' || content.is_remote;
  return isInPlace || (remote === '1' && content.is_remote);
}

function hasTokens({ tokens }: StoredJob, q: string): boolean {
  const wanted = [...new Set(fold(q).split(' '))].filter((word) => word !== '');
  return wanted.every((word, index) => {
    const isBeginning = index === wanted.length - 1;
    return tokens.some((candidate) => (isBeginning ? candidate.startsWith(word) : candidate === word));
  });
}

function hasRole({ content }: StoredJob, { category, gender, age_min, age_max }: JobsQuery): boolean {
  if ([category, gender, age_min, age_max].every((value) => value === undefined)) return true;
  return content.roles.some((role) => {
    if (!role.isShown) return false;
    if (category !== undefined && (role.category_id ?? content.category_id) !== category) return false;
    if (gender !== undefined && role.gender_id !== null && role.gender_id !== gender) return false;
    return (role.age_max ?? 200) >= (age_min ?? 0) && (role.age_min ?? 0) <= (age_max ?? 200);
  });
}
