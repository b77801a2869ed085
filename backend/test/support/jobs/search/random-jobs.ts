import { addDays, EMPTY_JOB, type JobContent, type JobsQuery } from '@alltalent/shared/contracts';
import * as fc from 'fast-check';
import type { StoredJobState } from '../../../../src/jobs/schema/job.entity';
import { CITIES, NOW, TODAY, WORDS } from './small-world';

type RandomRole = JobContent['roles'][number] & { readonly isShown: boolean };
export type RandomJob = {
  readonly content: Omit<JobContent, 'roles'> & { readonly roles: RandomRole[] };
  readonly state: StoredJobState;
  readonly publishedAt: number;
};

const HOUR_MS = 3_600_000;
const text = fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 3 }).map((words) => words.join(' '));
const age = fc.option(fc.integer({ min: 5, max: 60 }), { freq: 2 });
const role = fc.record({
  name: text,
  category_id: fc.option(fc.constantFrom(1, 2, 3), { freq: 2 }),
  gender_id: fc.option(fc.constantFrom(1, 2), { freq: 2 }),
  ages: fc.tuple(age, age),
  isShown: fc.constantFrom(true, true, true, false),
});

export const randomJobs = (count: number): fc.Arbitrary<readonly RandomJob[]> =>
  fc.array(
    fc
      .record({
        written: fc.record({
          title: text,
          medium: fc.constantFrom('Film', 'Live', ''),
          posted_by: fc.constantFrom('Paper Kite', 'Élodie & Co.'),
          category_id: fc.constantFrom(1, 2),
          is_remote: fc.boolean(),
          city_id: fc.option(fc.constantFrom(...CITIES.map(({ id }) => id)), { freq: 4 }),
          pay_kind: fc.constantFrom('paid' as const, 'paid' as const, 'unpaid-charity' as const),
          pay: fc.constantFrom(1, 1_000, 5_000, 90_000),
          pay_max: fc.constantFrom(null, null, 1_000, 6_000, 120_000),
          closes_on: fc.integer({ min: -2, max: 9 }).map((days) => addDays(TODAY, days)),
        }),
        roles: fc.array(role, { minLength: 1, maxLength: 3 }),
        state: fc.constantFrom<StoredJobState>('open', 'open', 'open', 'open', 'open', 'draft', 'closed'),
        publishedAt: fc.integer({ min: 0, max: 12 }).map((steps) => NOW - steps * 11 * HOUR_MS),
      })
      .map(({ written, roles, ...life }) => ({ ...life, content: { ...EMPTY_JOB, ...written, roles: roles.map(toRole) } })),
    { minLength: count, maxLength: count },
  );

function toRole({ ages: [one, other], ...part }: typeof role extends fc.Arbitrary<infer Role> ? Role : never, index: number): RandomRole {
  const [low, high] = one !== null && other !== null && one > other ? [other, one] : [one, other];
  return { ...part, key: `role-${index}`, age_min: low, age_max: high, people: 1, skills: [], details: '', pay: null };
}

/** Makes a filter rare, because many filters together find nothing. */
const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.oneof({ weight: 5, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary });
const word = fc
  .tuple(fc.constantFrom(...WORDS, 'Actor', 'Mumbai', 'kite'), fc.nat(3))
  .map(([whole, cut]) => whole.slice(0, Math.max(1, whole.length - cut)));

export const randomQuery: fc.Arbitrary<JobsQuery> = fc.record({
  q: fc.oneof(
    { weight: 3, arbitrary: fc.constant('') },
    { weight: 1, arbitrary: fc.array(word, { minLength: 1, maxLength: 2 }).map((all) => all.join(' ')) },
  ),
  location: fc.constantFrom('', '', '', 'mu', 'SAO', 'india', 'nowhere'),
  remote: fc.constantFrom('' as const, '' as const, '1' as const),
  paid: fc.constantFrom('' as const, '' as const, '1' as const),
  category: maybe(fc.constantFrom(1, 2, 3)),
  gender: maybe(fc.constantFrom(1, 2)),
  age_min: maybe(fc.integer({ min: 1, max: 60 })),
  age_max: maybe(fc.integer({ min: 1, max: 60 })),
  pay_min: maybe(fc.constantFrom(0, 1, 1_000, 5_000)),
  pay_max: maybe(fc.constantFrom(0, 1, 5_000, 100_000)),
  closing: maybe(fc.integer({ min: 1, max: 9 })),
  posted: maybe(fc.integer({ min: 1, max: 6 })),
});
