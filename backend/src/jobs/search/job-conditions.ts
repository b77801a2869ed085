import type { JobSort } from '@alltalent/shared/contracts';
import { bound, type Condition, toWantedTokens, tokenCondition } from '../../talents';
import type { JobFilter } from './job-filter';

/** Orders computed by the database; equal rows are ordered by id, so that every page has the same order. */
const ORDERS: Readonly<Record<Exclude<JobSort, 'match'>, string>> = {
  newest: 'j.published_at DESC, j.id DESC',
  closing: 'j.closes_on ASC, j.id ASC',
  pay: 'j.pay DESC, j.id DESC',
};

export function countJobs(filter: JobFilter): Condition {
  return statement('SELECT COUNT(*) AS total', filter, bound(''));
}

export function pageOfJobs(filter: JobFilter, sort: Exclude<JobSort, 'match'>, { take, skip }: { take: number; skip: number }): Condition {
  return statement('SELECT j.id AS id', filter, bound(` ORDER BY ${ORDERS[sort]} LIMIT ? OFFSET ?`, take, skip));
}

/** Selects every id, the newest first. */
export function allJobs(filter: JobFilter): Condition {
  return statement('SELECT j.id AS id', filter, bound(` ORDER BY ${ORDERS.newest}`));
}

function statement(select: string, filter: JobFilter, rest: Condition): Condition {
  const conditions = [...jobConditions(filter), ...roleConditions(filter), ...placeConditions(filter)];
  const where = conditions.map(({ text }) => text).join(' AND ');
  return bound(`${select} FROM job j WHERE ${where}${rest.text}`, ...conditions.flatMap(({ values }) => values), ...rest.values);
}

function jobConditions(filter: JobFilter): Condition[] {
  const { today, closesUntil, postedFrom, payMin, payMax } = filter;
  return [
    bound("j.state = 'open' AND j.closes_on >= ?", today),
    ...(closesUntil === undefined ? [] : [bound('j.closes_on <= ?', closesUntil)]),
    ...(postedFrom === undefined ? [] : [bound('j.published_at >= ?', postedFrom)]),
    ...(payMin === undefined ? [] : [bound('COALESCE(j.pay_max, j.pay) >= ?', payMin)]),
    ...(payMax === undefined ? [] : [bound('j.pay <= ?', payMax)]),
    ...(filter.paidOnly ? [bound("j.pay_kind = 'paid'")] : []),
    ...toWantedTokens(filter.tokens ?? []).map((wanted) => {
      const { text, values } = tokenCondition(wanted);
      return bound(`j.id IN (SELECT w.job_id FROM job_word w WHERE ${text})`, ...values);
    }),
  ];
}

/** Requires one role of the job that meets every filter of roles. */
function roleConditions({ categoryId, genderId, ageMin, ageMax }: JobFilter): Condition[] {
  const asked = [
    ...(categoryId === undefined ? [] : [bound('r.category_id = ?', categoryId)]),
    ...(genderId === undefined ? [] : [bound('(r.gender_id IS NULL OR r.gender_id = ?)', genderId)]),
    ...(ageMin === undefined ? [] : [bound('(r.age_max IS NULL OR r.age_max >= ?)', ageMin)]),
    ...(ageMax === undefined ? [] : [bound('(r.age_min IS NULL OR r.age_min <= ?)', ageMax)]),
  ];
  if (asked.length === 0) return [];
  const text = ['r.job_id = j.id', 'r.is_shown = 1', ...asked.map((one) => one.text)].join(' AND ');
  // Not EXISTS: SQLite makes a join of it, and then counts a job once per role while it skips rows for OFFSET.
  return [bound(`(SELECT 1 FROM job_role r WHERE ${text} LIMIT 1) = 1`, ...asked.flatMap(({ values }) => values))];
}

function placeConditions({ cityIds, withRemote }: JobFilter): Condition[] {
  if (cityIds === undefined) return withRemote ? [bound('j.is_remote = 1')] : [];
  const inCities = cityIds.length === 0 ? bound('1 = 0') : bound(`j.city_id IN (${cityIds.map(() => '?').join(', ')})`, ...cityIds);
  return [withRemote ? bound(`(${inCities.text} OR j.is_remote = 1)`, ...inCities.values) : inCities];
}
