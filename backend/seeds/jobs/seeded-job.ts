import { dayInIndia, type JobContent } from '@alltalent/shared/contracts';
import { columnsOf, rolesOf, tokensOf } from '../../src/jobs';
import type { SeededJob } from './job-seeds.repository';
import { LookupIndex } from '../../src/talents';
import { findCategory } from '../categories';
import { findGender } from '../genders';
import { LOOKUPS } from '../seed-lookups';
import type { RoleText } from './job-text';

const INDEX = new LookupIndex(LOOKUPS);

/** Lookup of the names by which requirements of roles are compared. */
export const SEEDED_NAMES = {
  category: (id: number) => INDEX.category(id)?.name ?? '',
  gender: (id: number) => LOOKUPS.genders.find((gender) => gender.id === id)?.name ?? '',
  city: (id: number) => INDEX.cityName(id),
};

type Life = {
  readonly id: number;
  readonly ownerId: string | null;
  /** Time of writing and, except for drafts, of publication. */
  readonly at: number;
  readonly state?: 'draft' | 'open' | 'closed';
  readonly closedAt?: number;
};

/** Rows as the posting form would have stored them. */
export function seededJob(content: JobContent, { id, ownerId, at, state = 'open', closedAt }: Life): SeededJob {
  const isShown = state !== 'draft';
  const job = {
    ...columnsOf(content, INDEX, dayInIndia(at)),
    id,
    ownerId,
    state,
    review: 'none' as const,
    reviewNote: '',
    revision: 1,
    content,
    submitted: isShown ? content : null,
    publishedAt: isShown ? at : null,
    closedAt: closedAt ?? null,
    createdAt: at,
    savedAt: at,
  };
  return { job, roles: isShown ? rolesOf(content) : [], words: isShown ? tokensOf(content, INDEX) : [] };
}

export function roleContent(
  { name, gender, ages, people = 1, skills, details, category }: RoleText,
  index: number,
): JobContent['roles'][number] {
  return {
    key: `role-${index + 1}`,
    name,
    category_id: category === undefined ? null : findCategory(category).id,
    gender_id: gender === undefined ? null : findGender(gender).id,
    age_min: ages?.[0] ?? null,
    age_max: ages?.[1] ?? null,
    people,
    skills: [...skills],
    details,
    pay: null,
  };
}
