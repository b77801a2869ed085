import { SINGLE_VALUE_ATTRIBUTES, SORTS, type TalentFilter } from '@alltalent/shared/contracts';
import { ATTRIBUTES } from '@alltalent/backend/seeds/attributes';
import { CATEGORIES } from '@alltalent/backend/seeds/categories';
import { GENDERS } from '@alltalent/backend/seeds/genders';
import { REGIONS } from '@alltalent/backend/seeds/regions';
import { CITIES } from '@alltalent/backend/seeds/cities';
import { SeededRandom } from '@alltalent/backend/seeds/seeded-random';

type Chosen = TalentFilter['filterAttribute'];
export type DrawnFilter = Partial<Omit<TalentFilter, 'filterAttribute'>> & { readonly filterAttribute: Chosen };
type Part = (random: SeededRandom) => Partial<DrawnFilter>;

/** Smallest and largest values that talents have, for drawing narrow and wide ranges. */
const NUMBERS: Readonly<Record<string, readonly [number, number]>> = {
  Weight: [42, 100],
  Chest: [30, 44],
  Waist: [24, 40],
  Hips: [30, 48],
  'Shoe size': [3, 11],
  'Photo followers': [1000, 2_000_000],
  'Video subscribers': [1000, 1_500_000],
  'Average views': [500, 800_000],
};
const MOST_PARTS = 4;

/** Every filter that the listing page offers. */
const PARTS: Readonly<Record<string, Part>> = {
  gender: (random) => ({ filterAttribute: { gender: random.pick(GENDERS).id } }),
  age: drawAge,
  category: drawCategory,
  place: (random) => ({
    location: random.pick(random.happens(0.7) ? CITIES.map(({ name }) => name) : CITIES.map(({ country }) => country)),
  }),
  text: drawText,
  attribute: drawAttribute,
  'second attribute': drawAttribute,
};

/** Draws `count` different filters with one to four parts each. The same key gives the same filters. */
export function drawFilters(key: string, count: number): readonly DrawnFilter[] {
  const random = new SeededRandom(key);
  const drawn = new Map<string, DrawnFilter>();
  while (drawn.size < count) {
    const names = random.pickSome(Object.keys(PARTS), random.between(1, MOST_PARTS));
    const filter = names.reduce<DrawnFilter>((sum, name) => merge(sum, PARTS[name]?.(random) ?? {}), { filterAttribute: {} });
    drawn.set(JSON.stringify(filter), { ...filter, sortby: random.pick(SORTS) });
  }
  return [...drawn.values()];
}

function merge(filter: DrawnFilter, part: Partial<DrawnFilter>): DrawnFilter {
  const [chosen, more] = [filter.filterAttribute, part.filterAttribute ?? {}];
  const filterAttribute: Chosen = { ...chosen, ...more };
  if (chosen.values ?? more.values) filterAttribute.values = { ...chosen.values, ...more.values };
  if (chosen.extra ?? more.extra) filterAttribute.extra = { ...chosen.extra, ...more.extra };
  return { ...filter, ...part, filterAttribute };
}

function drawAge(random: SeededRandom): Partial<DrawnFilter> {
  const minAge = random.between(18, 50);
  const kind = random.between(1, 3);
  if (kind === 1) return { filterAttribute: { minAge } };
  return { filterAttribute: { minAge, maxAge: minAge + (kind === 2 ? random.between(0, 3) : random.between(8, 30)) } };
}

function drawCategory(random: SeededRandom): Partial<DrawnFilter> {
  const category = random.pick(CATEGORIES);
  return random.happens(0.5) ? { category: category.id } : { category: category.id, subCategory: random.pick(category.subCategories).id };
}

/** Draws a search text: a name, the beginning of one, a skill, a category, or two words of different talents. */
function drawText(random: SeededRandom): Partial<DrawnFilter> {
  const region = random.pick(REGIONS);
  const given = random.pick([...region.women, ...region.men]);
  const category = random.pick(CATEGORIES);
  const skill = random.pick(random.pick(category.subCategories).skills);
  const text = random.pick([given, given.slice(0, random.between(1, 3)), skill, category.name, `${given} ${random.pick(region.families)}`]);
  return { searchtext: text };
}

function drawAttribute(random: SeededRandom): Partial<DrawnFilter> {
  const { id, label, options } = random.pick(ATTRIBUTES);
  if (SINGLE_VALUE_ATTRIBUTES.includes(label)) return { filterAttribute: { values: { [id]: random.pick(options) } } };
  const [lowest, highest] = NUMBERS[label] ?? [0, options.length - 1];
  // Followers are few thousands or millions: with an even distribution, nearly all limits would exceed nearly everybody's number.
  const place = lowest >= 500 ? random.next() ** 3 : random.next();
  const min = Math.round(lowest + place * (highest - lowest) * 0.9);
  const max = Math.min(highest, min + Math.round((highest - lowest) * (random.happens(0.5) ? 0.1 : 0.6)));
  const toEnd = (value: number) => options[value] ?? value;
  const range = random.pick([{ min: toEnd(min) }, { max: toEnd(max) }, { min: toEnd(min), max: toEnd(max) }]);
  return { filterAttribute: { extra: { [id]: range } } };
}

/** Returns the API path of a page of the listing. */
export function listPath(filter: Partial<DrawnFilter>, page = 1): string {
  return `/api/talent-listing?filterdata=${encodeURIComponent(JSON.stringify(filter))}&perPage=12&currentPage=${page}`;
}
