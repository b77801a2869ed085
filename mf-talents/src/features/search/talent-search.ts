import { LIMITS, type Sort, SORTS } from '@alltalent/shared/contracts';

/** Everything the address of /talents can say. */
export type TalentSearch = {
  readonly searchtext: string;
  readonly location: string;
  readonly category?: number | undefined;
  readonly subCategory?: number | undefined;
  readonly gender?: number | undefined;
  readonly minAge?: number | undefined;
  readonly maxAge?: number | undefined;
  readonly sortby: Sort;
  readonly page: number;
};

export type SearchChange = Partial<Omit<TalentSearch, 'page'>>;
export type CategoryChange = Pick<SearchChange, 'category' | 'subCategory'>;

export const EVERYBODY: TalentSearch = { searchtext: '', location: '', sortby: 'newest', page: 1 };

const MAX_ID = 2_147_483_647;

/** Reads the address leniently: what makes no sense counts as not said. */
export function parseTalentSearch(params: URLSearchParams): TalentSearch {
  const category = readWhole(params, 'category', 1, MAX_ID);
  const minAge = readWhole(params, 'minAge', LIMITS.ageMin, LIMITS.ageMax);
  const maxAge = readWhole(params, 'maxAge', LIMITS.ageMin, LIMITS.ageMax);
  const areAgesCrossed = minAge !== undefined && maxAge !== undefined && minAge > maxAge;
  return {
    searchtext: tidyText(params.get('searchtext') ?? ''),
    location: tidyText(params.get('location') ?? ''),
    category,
    subCategory: category === undefined ? undefined : readWhole(params, 'subCategory', 1, MAX_ID),
    gender: readWhole(params, 'gender', 1, MAX_ID),
    minAge: areAgesCrossed ? undefined : minAge,
    maxAge: areAgesCrossed ? undefined : maxAge,
    sortby: toSort(params.get('sortby') ?? ''),
    page: readWhole(params, 'page', 1, LIMITS.pageMax) ?? 1,
  };
}

/** The shortest address that says the same; defaults are left out. */
export function toSearchParams(search: TalentSearch): URLSearchParams {
  const params = new URLSearchParams();
  const order = ['searchtext', 'location', 'category', 'subCategory', 'gender', 'minAge', 'maxAge', 'sortby', 'page'] as const;
  for (const name of order) {
    const value = search[name];
    if (value !== undefined && value !== EVERYBODY[name]) params.set(name, String(value));
  }
  return params;
}

export function talentsPath(search: TalentSearch): string {
  const query = toSearchParams(search).toString();
  return query === '' ? '/talents' : `/talents?${query}`;
}

export function isFiltered({ searchtext, location, ...search }: TalentSearch): boolean {
  return searchtext !== '' || location !== '' || search.category !== undefined || countAdvanced(search) > 0;
}

/** Filters set in the drawer beside the ones of the toolbar; an age range counts once. */
export function countAdvanced({ gender, minAge, maxAge }: Pick<TalentSearch, 'gender' | 'minAge' | 'maxAge'>): number {
  return Number(gender !== undefined) + Number(minAge !== undefined || maxAge !== undefined);
}

/** The same with the toolbar's fields that a phone keeps in the drawer. */
export function countInDrawer(search: TalentSearch): number {
  const { location, category, subCategory } = search;
  return Number(location !== '') + Number(category !== undefined) + Number(subCategory !== undefined) + countAdvanced(search);
}

/** One blank between words, no control characters, no longer than the server accepts. */
export function tidyText(text: string): string {
  return text
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .slice(0, LIMITS.searchLength)
    .trim();
}

function readWhole(params: URLSearchParams, name: string, min: number, max: number): number | undefined {
  const text = params.get(name) ?? '';
  const value = /^\d{1,10}$/u.test(text) ? Number(text) : Number.NaN;
  return value >= min && value <= max ? value : undefined;
}

export function toSort(text: string): Sort {
  return SORTS.find((sort) => sort === text) ?? EVERYBODY.sortby;
}
