import { talentFilterSchema } from '@alltalent/shared/contracts';
import { type DrawnFilter, drawFilters, listPath } from './draw-filters';

const FILTERS = drawFilters('some', 400);

test('the same key draws the same filters, all of them different, and another key others', () => {
  expect(drawFilters('some', 400)).toEqual(FILTERS);
  const texts = FILTERS.map(({ sortby: _sortby, ...filter }) => JSON.stringify(filter));
  expect(new Set(texts).size).toBe(400);
  expect(drawFilters('others', 400)).not.toEqual(FILTERS);
});

test('every one is a filter of the contract', () => {
  for (const filter of FILTERS) expect(() => talentFilterSchema.validateSync(filter, { strict: true })).not.toThrow();
});

test('every way of narrowing and sorting is among them, alone and together', () => {
  const ways: readonly ((filter: DrawnFilter) => unknown)[] = [
    ({ searchtext }) => searchtext,
    ({ location }) => location,
    ({ category, subCategory }) => category && !subCategory,
    ({ subCategory }) => subCategory,
    ({ filterAttribute }) => filterAttribute.gender,
    ({ filterAttribute }) => filterAttribute.minAge,
    ({ filterAttribute }) => filterAttribute.values,
    ({ filterAttribute }) => filterAttribute.extra,
    ({ filterAttribute }) => Object.keys({ ...filterAttribute.values, ...filterAttribute.extra }).length === 2,
    ({ searchtext, location, filterAttribute }) => searchtext && location && Object.keys(filterAttribute).length > 0,
    ...(['newest', 'oldest', 'a-z', 'z-a'] as const).map((sort) => (filter: DrawnFilter) => filter.sortby === sort),
  ];
  expect(ways.map((way) => FILTERS.filter(way).length > 4)).toEqual(ways.map(() => true));
});

test('a list is asked for as the page does', () => {
  const { searchParams } = new URL(listPath({ searchtext: 'a&b', filterAttribute: {} }, 3), 'http://localhost');
  expect(JSON.parse(searchParams.get('filterdata') ?? '')).toEqual({ searchtext: 'a&b', filterAttribute: {} });
  expect(searchParams.get('currentPage')).toBe('3');
});
