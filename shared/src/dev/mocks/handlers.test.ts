/** @jest-environment node */
import { getResponse, type RequestHandler } from 'msw';
import type { Problem } from '../../contracts/core/errors';
import { createHandlers } from './handlers';
import { FIRST_MOCK_STATE, type MockState } from './mock-state';

const ORIGIN = 'http://localhost';
const LISTING = '/api/talent-listing';
const HEART = '/api/add-remove-fav';
const SLOW_MS = 80;

type Outcome = { readonly status: number; readonly body: unknown; readonly headers: Headers; readonly ms: number };

/** Calls the mocks as a talent in a state; `body` makes it a write. */
async function call(path: string, state: Partial<MockState>, body?: object): Promise<Outcome> {
  const handlers: readonly RequestHandler[] = createHandlers({
    state: () => ({ ...FIRST_MOCK_STATE, person: 'talent', ...state }),
    become: () => undefined,
  });
  const json = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  const start = performance.now();
  const response = await getResponse([...handlers], new Request(ORIGIN + path, body ? json : {}), { baseUrl: ORIGIN });
  if (!response) throw new Error(`The mocks have no answer to ${path}.`);
  const ms = performance.now() - start;
  return { status: response.status, headers: response.headers, ms, body: await response.json().catch(() => null) };
}

const read = (calls: string, state: Partial<MockState> = {}) => call(LISTING, { calls, ...state });
const write = (calls: string, state: Partial<MockState> = {}) => call(HEART, { calls, ...state }, { talent_id: 7, is_fav: 1 });
type Listing = { readonly data: readonly { readonly id: number; readonly display_name: string }[]; readonly totalCount: number };

test('FED-06 a slow call is answered late, read or write, and no other call is', async () => {
  const [slowRead, slowWrite] = [await read(`talentListing:slow-${SLOW_MS}`), await write(`toggleFavourite:slow-${SLOW_MS}`)];
  expect([slowRead.status, slowWrite.status]).toEqual([200, 200]);
  expect(Math.min(slowRead.ms, slowWrite.ms)).toBeGreaterThanOrEqual(SLOW_MS - 5);
  expect((await read('toggleFavourite:slow')).ms).toBeLessThan(2000);
});

test('FED-06 an empty answer has no items and a total of 0; a write without lists is as usual', async () => {
  expect((await read('talentListing:empty')).body).toMatchObject({ status: 200, data: [], totalCount: 0 });
  expect((await write('toggleFavourite:empty')).body).toMatchObject({ status: 1, is_fav: 1 });
});

test('FED-06 a long answer has several times the items, none twice, and texts of several times their length', async () => {
  const usual = (await read('')).body as Listing;
  const long = (await read('talentListing:long')).body as Listing;
  expect(long.data).toHaveLength(usual.data.length * 3);
  expect(new Set(long.data.map(({ id }) => id)).size).toBe(long.data.length);
  expect(long.data[0]?.display_name.length).toBeGreaterThanOrEqual((usual.data[0]?.display_name.length ?? 0) * 4);
  expect(((await write('toggleFavourite:long')).body as { message: string }).message.length).toBeGreaterThan(60);
});

test.each([
  ['400', 400, 'VALIDATION_FAILED'],
  ['401', 401, 'NOT_SIGNED_IN'],
  ['403', 403, 'FORBIDDEN'],
  ['404', 404, 'NOT_FOUND'],
  ['409', 409, 'REQUEST_UNDER_WAY'],
  ['422', 422, 'LIST_FULL'],
  ['500', 500, 'INTERNAL'],
  ['503', 503, 'UNAVAILABLE'],
  ['REVISION_STALE', 409, 'REVISION_STALE'],
])('FED-06 a write that is to be answered %s gets that problem, with the code that its endpoint declares', async (kind, status, code) => {
  const { body, headers } = await write(`toggleFavourite:${kind}`);
  expect(headers.get('content-type')).toBe('application/problem+json');
  expect(body).toMatchObject({ status, code, detail: expect.stringMatching(/\.$/u) });
});

test('FED-06 a read is refused as a write is, with the code that its own endpoint declares', async () => {
  expect((await call('/api/talent-profile/kabir-anand-7zf7ebxe', { calls: 'talentProfile:403' })).body).toMatchObject({
    code: 'PROFILE_PRIVATE',
  });
  expect((await read('talentListing:404')).body).toMatchObject({ status: 404, code: 'NOT_FOUND' });
});

test('FED-06 bad input that is chosen names the first field of the call', async () => {
  expect((await write('toggleFavourite:400')).body).toMatchObject({ fields: { talent_id: 'This needs another look' } });
});

test('FED-06 too many requests say in body and header when to try again', async () => {
  const { status, body, headers } = await write('toggleFavourite:429');
  expect([status, headers.get('retry-after'), (body as Problem).retry_after]).toEqual([429, '30', 30]);
});

test('FED-06 the answer of a proxy is no problem document', async () => {
  const { status, headers, body } = await read('talentListing:502');
  expect([status, headers.get('content-type'), body]).toEqual([502, 'text/html', null]);
});

test('FED-06 a lost call is a network error, read or write', async () => {
  expect([(await read('talentListing:lost')).status, (await write('toggleFavourite:lost')).status]).toEqual([0, 0]);
});

test('FED-06 what is chosen for a call takes the place of the failure of all', async () => {
  expect((await read('talentListing:empty', { failure: '503' })).status).toBe(200);
  expect((await write('talentListing:empty', { failure: '503' })).status).toBe(503);
});

test('FED-06 a fixed path is not taken for one with an id at its place', async () => {
  expect(await call('/api/videos/rules', {})).toMatchObject({ status: 200, body: { data: { converts: expect.any(Boolean) as boolean } } });
  expect((await call('/api/videos/none-none-none-none-no', {})).status).toBe(404);
});
