import { isDrawFailureProven } from '@alltalent/shared/contracts';
import { Backends } from '../proxy/backends';
import { createVisitorMac } from '../visitors/visitor-key';
import { DrawFailureReports } from './draw-failure-reports';

const mac = createVisitorMac('a-key-of-tests-that-is-long-enough-for-one');
const REPORT = { remote: 'mf_talents', version: '2', token: 'page.1', reason: 'Error: broken' };
const VISITOR = { ip: '203.0.113.9', sid: 'session' };
const settled = () => new Promise((resolve) => setTimeout(resolve, 30));
const realFetch = globalThis.fetch;
afterEach(() => (globalThis.fetch = realFetch));

/** Reports to two backends that answer by `fetch`. */
function reportsTo(answer: () => Promise<Response>) {
  const fetch = jest.fn<Promise<Response>, Parameters<typeof globalThis.fetch>>(answer);
  globalThis.fetch = fetch;
  const dropped: number[] = [];
  const reports = new DrawFailureReports(new Backends(['http://a', 'http://b']), mac, (count) => void dropped.push(count));
  return { reports, fetch, dropped };
}

test('FED-05 a report has the page, its visitor’s network and session, and the proof of the front door', async () => {
  const { reports, fetch } = reportsTo(() => Promise.resolve(new Response(null, { status: 204 })));
  reports.add({ ...REPORT, reason: `${'x'.repeat(299)}\u{1f600}` }, VISITOR);
  expect(fetch).not.toHaveBeenCalled();
  await settled();
  const [[url, init] = []] = fetch.mock.calls;
  expect(url).toMatch(/^http:\/\/[ab]\/api\/federation\/draw-failures$/u);
  const headers = init?.headers as Record<string, string>;
  expect(init?.method).toBe('POST');
  expect(headers).toMatchObject({ 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.9', cookie: '__Host-sid=session' });
  expect(isDrawFailureProven(REPORT, headers['authorization']?.replace('Bearer ', '') ?? '', mac)).toBe(true);
  expect(JSON.parse(init?.body as string)).toEqual({ ...REPORT, reason: 'x'.repeat(299) });
});

test('FED-05 reports go one after another; a hundred wait at most', async () => {
  let open: (response: Response) => void = () => undefined;
  const { reports, fetch } = reportsTo(() => new Promise((resolve) => (open = resolve)));
  for (let count = 0; count < 300; count += 1) reports.add(REPORT, VISITOR);
  await settled();
  expect(fetch).toHaveBeenCalledTimes(1);
  for (let turn = 0; turn < 400; turn += 1) {
    open(new Response(null, { status: 204 }));
    await new Promise((resolve) => setImmediate(resolve));
  }
  expect(fetch).toHaveBeenCalledTimes(100);
});

test('FED-05 with no backend all that wait are dropped; later ones are sent again', async () => {
  let isAway = true;
  const { reports, fetch, dropped } = reportsTo(() =>
    isAway ? Promise.reject(new Error('ECONNREFUSED')) : Promise.resolve(new Response(null, { status: 204 })),
  );
  for (let count = 0; count < 20; count += 1) reports.add(REPORT, VISITOR);
  await settled();
  expect(fetch).toHaveBeenCalledTimes(2);
  expect(dropped).toEqual([20]);
  isAway = false;
  reports.add(REPORT, { ...VISITOR, sid: undefined });
  await settled();
  expect(fetch).toHaveBeenCalledTimes(3);
});

test.each([401, 404, 429])('FED-05 an older backend, or one that refuses with %d, costs this report only', async (status) => {
  const { reports, fetch, dropped } = reportsTo(() => Promise.resolve(new Response('{}', { status })));
  for (let count = 0; count < 3; count += 1) reports.add(REPORT, VISITOR);
  await settled();
  expect(fetch).toHaveBeenCalledTimes(3);
  expect(dropped).toEqual([]);
});
