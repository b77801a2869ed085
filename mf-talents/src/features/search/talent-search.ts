import { LIMITS, type Sort, SORTS } from '@alltalent/shared/contracts';
import { isId, readId, readRange, readWhole, tidyText } from '@alltalent/shared/ui/listing/filter-params';
import type { AttributeTexts } from './attribute-text';

/** Everything the address of /talents can say. */
export type TalentSearch = {
  readonly searchtext: string;
  readonly location: string;
  readonly category?: number | undefined;
  readonly subCategory?: number | undefined;
  readonly gender?: number | undefined;
  readonly minAge?: number | undefined;
  readonly maxAge?: number | undefined;
  /** Only with a category, and not yet held against what that category has. */
  readonly attributes: AttributeTexts;
  readonly sortby: Sort;
  readonly page: number;
};

export type SearchChange = Partial<Omit<TalentSearch, 'page'>>;
export type CategoryChange = Pick<SearchChange, 'category' | 'subCategory'>;

export const EVERYBODY: TalentSearch = { searchtext: '', location: '', attributes: {}, sortby: 'newest', page: 1 };

const MOST_ATTRIBUTES = 30;
const LONGEST_TEXT = 130;
const FILTERS = ['searchtext', 'location', 'category', 'subCategory', 'gender', 'minAge', 'maxAge'] as const;

/** Reads the address leniently: what makes no sense counts as not said. */
export function parseTalentSearch(params: URLSearchParams): TalentSearch {
  const category = readId(params, 'category');
  const [minAge, maxAge] = readRange(params, ['minAge', 'maxAge'], LIMITS.ageMin, LIMITS.ageMax);
  return {
    searchtext: tidyText(params.get('searchtext') ?? ''),
    location: tidyText(params.get('location') ?? ''),
    category,
    subCategory: category === undefined ? undefined : readId(params, 'subCategory'),
    gender: readId(params, 'gender'),
    minAge,
    maxAge,
    attributes: category === undefined ? {} : readAttributes(params),
    sortby: toSort(params.get('sortby') ?? ''),
    page: readWhole(params, 'page', 1, LIMITS.pageMax) ?? 1,
  };
}

/** The shortest address that says the same; defaults are left out. */
export function toSearchParams(search: TalentSearch): URLSearchParams {
  const params = new URLSearchParams();
  const add = (name: (typeof FILTERS)[number] | 'sortby' | 'page') => {
    const value = search[name];
    if (value !== undefined && value !== EVERYBODY[name]) params.set(name, String(value));
  };
  FILTERS.forEach(add);
  for (const [id, text] of Object.entries(search.category === undefined ? {} : search.attributes)) params.set(`a${id}`, text);
  add('sortby');
  add('page');
  return params;
}

export function talentsPath(search: TalentSearch): string {
  const query = toSearchParams(search).toString();
  return query === '' ? '/talents' : `/talents?${query}`;
}

export function isFiltered({ searchtext, location, ...search }: TalentSearch): boolean {
  return searchtext !== '' || location !== '' || search.category !== undefined || countAdvanced(search) > 0;
}

/** Filters set in the drawer beside the ones of the toolbar; a range counts once. */
export function countAdvanced(search: Pick<TalentSearch, 'gender' | 'minAge' | 'maxAge' | 'attributes'>): number {
  const { gender, minAge, maxAge, attributes } = search;
  return Number(gender !== undefined) + Number(minAge !== undefined || maxAge !== undefined) + Object.keys(attributes).length;
}

/** Filters set in the drawer of a phone, which also holds the toolbar's fields for place and category. */
export function countInDrawer(search: Omit<TalentSearch, 'searchtext' | 'page'>): number {
  const { location, category, subCategory } = search;
  return Number(location !== '') + Number(category !== undefined) + Number(subCategory !== undefined) + countAdvanced(search);
}

/** `a5=5-4..5-9`, or `a5-min=5-4&a5-max=5-9`, which a form sends without script. */
function readAttributes(params: URLSearchParams): AttributeTexts {
  const entries = [...params].flatMap(([name, text]) => {
    const [, id, end] = /^a([1-9]\d{0,9})(-min|-max)?$/u.exec(name) ?? [];
    if (id === undefined || !isId(Number(id)) || text === '' || text.length > LONGEST_TEXT) return [];
    return [[id, end === undefined ? text : `${params.get(`a${id}-min`) ?? ''}..${params.get(`a${id}-max`) ?? ''}`] as const];
  });
  return Object.fromEntries(entries.slice(0, MOST_ATTRIBUTES));
}

export function toSort(text: string): Sort {
  return SORTS.find((sort) => sort === text) ?? EVERYBODY.sortby;
}
