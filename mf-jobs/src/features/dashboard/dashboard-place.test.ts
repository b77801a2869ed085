import { applicantsInput, NO_PLACE, placePath, readPlace } from './dashboard-place';

const read = (query: string) => readPlace(new URLSearchParams(query));

test('a place survives the way through the address, and what goes without saying is not in it', () => {
  const place = { ...NO_PLACE, tab: 'applicants', job: 3, stage: 'self-tape', sort: 'rating', page: 2, view: 'table' } as const;
  expect(readPlace(new URL(placePath(place), 'https://x.example').searchParams)).toEqual(place);
  expect(placePath({})).toBe('/client/dashboard');
});

test('an address that was tampered with counts as nothing chosen', () => {
  expect(read('tab=billing&job=-3&role=1e9&stage=gone&sort=cheapest&page=0&view=list&application=99999999999')).toEqual(NO_PLACE);
});

test('an application or a talent alone leads to its tab', () => {
  expect(read('application=12').tab).toBe('applicants');
  expect(read('talent=7').tab).toBe('invites');
});

test('the server is asked only for what was chosen', () => {
  expect(applicantsInput(3, read('stage=offer'))).toEqual({ job: 3, stage: 'offer', sort: 'match', page: 1 });
});
