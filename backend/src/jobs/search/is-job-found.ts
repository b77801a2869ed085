import { hasTokens } from '../../talents';
import type { JobRecord } from '../schema/job.entity';
import type { JobRoleEntity } from '../schema/job-role.entity';
import type { JobFilter } from './job-filter';

/** Everything by which the list finds a job. */
export type IndexedJob = Pick<
  JobRecord,
  'id' | 'state' | 'closesOn' | 'publishedAt' | 'pay' | 'payMax' | 'payKind' | 'isRemote' | 'cityId'
> & {
  readonly tokens: readonly string[];
  /** The shown ones. */
  readonly roles: readonly IndexedRole[];
};
type IndexedRole = Pick<JobRoleEntity, 'categoryId' | 'genderId' | 'ageMin' | 'ageMax'>;

/** Tells whether the list finds this job by the filter: the conditions of job-conditions.ts, for one job. */
export function isJobFound(job: IndexedJob, filter: JobFilter): boolean {
  return (
    isOpen(job, filter) &&
    isPaidSo(job, filter) &&
    isThere(job, filter) &&
    hasTokens(job.tokens, filter.tokens ?? []) &&
    hasRole(job, filter)
  );
}

function isOpen({ state, closesOn, publishedAt }: IndexedJob, { today, closesUntil, postedFrom }: JobFilter): boolean {
  if (state !== 'open' || closesOn < today) return false;
  if (closesUntil !== undefined && closesOn > closesUntil) return false;
  return postedFrom === undefined || (publishedAt !== null && publishedAt >= postedFrom);
}

function isPaidSo({ pay, payMax, payKind }: IndexedJob, { payMin, payMax: most, paidOnly }: JobFilter): boolean {
  if (payMin !== undefined && (payMax ?? pay) < payMin) return false;
  if (most !== undefined && pay > most) return false;
  return !paidOnly || payKind === 'paid';
}

function isThere({ cityId, isRemote }: IndexedJob, { cityIds, withRemote }: JobFilter): boolean {
  if (cityIds === undefined) return !withRemote || isRemote;
  return (cityId !== null && cityIds.includes(cityId)) || (withRemote && isRemote);
}

function hasRole({ roles }: IndexedJob, { categoryId, genderId, ageMin, ageMax }: JobFilter): boolean {
  if ([categoryId, genderId, ageMin, ageMax].every((asked) => asked === undefined)) return true;
  return roles.some((role) => {
    if (categoryId !== undefined && role.categoryId !== categoryId) return false;
    if (genderId !== undefined && role.genderId !== null && role.genderId !== genderId) return false;
    return (ageMin === undefined || (role.ageMax ?? ageMin) >= ageMin) && (ageMax === undefined || (role.ageMin ?? ageMax) <= ageMax);
  });
}
