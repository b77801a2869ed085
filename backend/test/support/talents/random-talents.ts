import * as fc from 'fast-check';
import { ATTRIBUTES, CATEGORIES, CITIES, FIRST_NAMES, LANGUAGES, LAST_NAMES, SKILLS, SUB_CATEGORIES } from './small-world';
import type { TalentRecord } from '../../../src/talents/schema/talent-record';
import { makeTalent } from './talent.factory';

const DAY_MS = 86_400_000;
const [HAIR, HEIGHT, WAIST] = ATTRIBUTES;

const day = fc.integer({ min: Date.UTC(1930, 0) / DAY_MS, max: Date.UTC(2012, 0) / DAY_MS });
const attribute = (attributeId: number, most: number) =>
  fc.option(
    fc.integer({ min: 0, max: most }).map((value) => ({ attributeId, value })),
    { freq: 3 },
  );

/** Makes random talents, many with equal names, times and cities, so that every order has ties. */
export const randomTalents = (count: number): fc.Arbitrary<readonly TalentRecord[]> =>
  fc
    .array(
      fc.record({
        name: fc.tuple(fc.constantFrom(...FIRST_NAMES), fc.constantFrom(...LAST_NAMES)).map((names) => names.join(' ')),
        bornOn: day.map((number) => new Date(number * DAY_MS).toISOString().slice(0, 10)),
        subCategory: fc.constantFrom(...SUB_CATEGORIES),
        city: fc.constantFrom(...CITIES),
        genderId: fc.constantFrom(1, 2),
        status: fc.constantFrom(2, 2, 2, 2, 1, 3, 4),
        createdAt: fc.integer({ min: 1_600_000_000, max: 1_600_000_030 }),
        skills: fc.subarray(SKILLS),
        languages: fc.subarray(LANGUAGES),
        attributes: fc.tuple(
          attribute(HAIR.id, HAIR.options.length - 1),
          attribute(HEIGHT.id, HEIGHT.options.length - 1),
          attribute(WAIST.id, 60),
        ),
      }),
      { minLength: count, maxLength: count },
    )
    .map((people) =>
      people.map(({ subCategory, city, attributes, ...person }, index) =>
        makeTalent(index + 1, {
          ...person,
          subCategoryId: subCategory.id,
          categoryId: subCategory.categoryId,
          cityId: city.id,
          attributes: attributes.filter((value) => value !== null),
        }),
      ),
    );

/** Makes a filter rare, because many filters together find nobody. */
const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.oneof({ weight: 4, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary });
const option = ({ options }: { readonly options: readonly string[] }) => fc.constantFrom(...options);
const sorted = <T>([one, other]: readonly [T, T], placeOf: (value: T) => number) =>
  placeOf(one) <= placeOf(other) ? { min: one, max: other } : { min: other, max: one };
const openEnds = <T>(range: { readonly min: T; readonly max: T }) =>
  fc.constantFrom<{ min?: T; max?: T }>(range, { min: range.min }, { max: range.max }, {});

/** A word a talent has, its beginning, or one nobody has. */
const searchWord = fc.oneof(
  fc
    .tuple(
      fc.constantFrom(
        ...[...FIRST_NAMES, ...LAST_NAMES, ...SKILLS, ...LANGUAGES, ...CITIES.map(({ name }) => name)].flatMap((text) => text.split(' ')),
      ),
      fc.nat(9),
    )
    .map(([word, cut]) => word.slice(0, word.length - Math.min(cut, word.length - 1))),
  fc.constantFrom('zzz', 'a', 'Film', 'writer'),
);

export const randomFilter = fc.record(
  {
    searchtext: fc.oneof(
      { weight: 4, arbitrary: fc.constant('') },
      { weight: 2, arbitrary: fc.array(searchWord, { minLength: 1, maxLength: 2 }).map((words) => words.join(' ')) },
    ),
    category: maybe(fc.constantFrom(...CATEGORIES.map(({ id }) => id))),
    subCategory: maybe(fc.constantFrom(...SUB_CATEGORIES.map(({ id }) => id))),
    location: fc.constantFrom('', '', '', '', '', 'Mum', 'sao', 'India', 'Brazil', 'Nowhere'),
    sortby: fc.constantFrom('newest' as const, 'oldest' as const, 'a-z' as const, 'z-a' as const),
    filterAttribute: fc.record(
      {
        gender: maybe(fc.constantFrom(1, 2)),
        minAge: maybe(fc.integer({ min: 1, max: 50 })),
        maxAge: maybe(fc.integer({ min: 50, max: 100 })),
        values: maybe(fc.record({ [HAIR.id]: option(HAIR) })),
        extra: maybe(
          fc.record(
            {
              [HEIGHT.id]: fc
                .tuple(option(HEIGHT), option(HEIGHT))
                .map((pair) => sorted(pair, (value) => HEIGHT.options.findIndex((known) => known === value)))
                .chain(openEnds<string | number>),
              [WAIST.id]: fc
                .tuple(fc.nat(60), fc.nat(60))
                .map((pair) => sorted(pair, Number))
                .chain(openEnds<string | number>),
            },
            { requiredKeys: [] },
          ),
        ),
      },
      { requiredKeys: [] },
    ),
  },
  { requiredKeys: ['searchtext', 'location', 'sortby', 'filterAttribute'] },
);
export type RandomFilter = typeof randomFilter extends fc.Arbitrary<infer Filter> ? Filter : never;
