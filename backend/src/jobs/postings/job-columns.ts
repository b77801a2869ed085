import { type JobContent, LIMITS } from '@alltalent/shared/contracts';
import { type LookupIndex, toIndexTokens } from '../../talents';
import type { JobEntity } from '../schema/job.entity';
import type { JobRoleEntity } from '../schema/job-role.entity';
import { formatDates, slugOf } from './job-texts';

/** Columns of a job that follow from its content. */
export type JobColumns = Omit<
  JobEntity,
  | 'id'
  | 'ownerId'
  | 'state'
  | 'review'
  | 'reviewNote'
  | 'revision'
  | 'content'
  | 'submitted'
  | 'publishedAt'
  | 'closedAt'
  | 'createdAt'
  | 'savedAt'
>;
export type RoleColumns = Omit<JobRoleEntity, 'id' | 'jobId'>;

const ANYWHERE = 'Anywhere';
const FLEXIBLE = 'Flexible';
const CURRENCY = 'INR';
const LONGEST_LOCATION = 80;

/** Computes a job's columns from its content. A draft has them too, for its owner's list, as far as it is filled in. */
export function columnsOf(content: JobContent, lookups: LookupIndex, today: string): JobColumns {
  const { is_flexible: isFlexible, is_remote: isRemote, city_id: cityId } = content;
  return {
    slug: content.title === '' ? '' : slugOf(content.title),
    title: content.title,
    medium: content.medium,
    categoryId: content.category_id,
    details: content.details,
    cityId,
    location: (cityId === null ? (isRemote ? ANYWHERE : '') : lookups.cityName(cityId)).slice(0, LONGEST_LOCATION),
    isRemote,
    dates: isFlexible ? FLEXIBLE : formatDates(content.starts_on, content.ends_on, today),
    startsOn: isFlexible ? '' : content.starts_on,
    endsOn: isFlexible ? '' : content.ends_on || content.starts_on,
    closesOn: content.closes_on,
    payKind: content.pay_kind,
    pay: content.pay_kind === 'paid' ? (content.pay ?? 0) : 0,
    payMax: upperPayOf(content),
    currency: CURRENCY,
    payUnit: content.pay_kind === 'paid' ? content.pay_unit : '',
    usage: content.usage,
    question: content.question,
    postedBy: content.posted_by,
    hasMinors: hasMinors(content),
    hasIntimacy: content.has_intimacy,
  };
}

/** Returns the upper end of the pay; null for one sum, and for a draft whose range is not valid yet. */
function upperPayOf({ pay_kind, pay, pay_max }: JobContent): number | null {
  return pay_kind === 'paid' && pay !== null && pay_max !== null && pay_max >= pay ? pay_max : null;
}

export function hasMinors({ roles }: Pick<JobContent, 'roles'>): boolean {
  return roles.some(({ age_min, age_max }) => isMinor(age_min) || isMinor(age_max));
}

function isMinor(age: number | null): boolean {
  return age !== null && age < LIMITS.ageOfMajority;
}

/** Returns the role rows of a complete content; a role without a category takes the job's. */
export function rolesOf(content: JobContent): RoleColumns[] {
  return content.roles.map((role, index) => ({
    key: role.key,
    position: index + 1,
    isShown: true,
    name: role.name,
    details: role.details,
    people: role.people,
    categoryId: role.category_id ?? content.category_id ?? 0,
    genderId: role.gender_id,
    ageMin: role.age_min,
    ageMax: role.age_max,
    skills: role.skills,
    pay: content.pay_kind === 'paid' ? role.pay : null,
  }));
}

/** Returns the tokens by which the job is found, split as in the search for talents. */
export function tokensOf(content: JobContent, lookups: LookupIndex): string[] {
  const categories = [content.category_id, ...content.roles.map(({ category_id }) => category_id)];
  return toIndexTokens([
    content.title,
    content.medium,
    content.details,
    content.posted_by,
    ...content.roles.flatMap(({ name, details, skills }) => [name, details, ...skills]),
    ...categories.map((id) => (id === null ? '' : (lookups.category(id)?.name ?? ''))),
    content.city_id === null ? '' : lookups.cityName(content.city_id),
  ]);
}
