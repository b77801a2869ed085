import { ENDPOINTS, type RemoteRecord } from '@alltalent/shared/contracts';
import { type StubRequest, fakeApi, ok } from '@alltalent/shared/testing';
import { aRemoteRecord } from '../testing/a-remote-record';
import { createPageReports } from './page-reports';

const loaded = { remote: 'mf_test', version: '2', token: '', outcome: 'loaded', reason: '', milliseconds: 12 } as const;

function aPage(changes: Partial<RemoteRecord> = {}, { version = '2', token = 'page.token' } = {}) {
  const calls = fakeApi({ [ENDPOINTS.beacon.path]: ok(null), [ENDPOINTS.exposure.path]: ok(null) });
  const remotes = [aRemoteRecord({ experiment: 'hero', variant: 'B', ...changes })];
  return { calls, reports: createPageReports({ registry: { revision: 1, remotes, token }, versionOf: () => version }) };
}

/** The page is left: what waits goes out now. */
async function leave(calls: readonly StubRequest[]): Promise<string[]> {
  window.dispatchEvent(new Event('pagehide'));
  await new Promise((resolve) => setTimeout(resolve));
  return calls.map(({ path, body }) => `${path} ${String((body as { outcome?: string }).outcome ?? '')}`.trim());
}

beforeEach(() => {
  document.cookie = 'XSRF-TOKEN=token; path=/';
});

test('FED-03 load and render of a remote are told once per page, with its token', async () => {
  const { calls, reports } = aPage({ variant: null });
  for (let time = 0; time < 2; time += 1) {
    reports.beacon(loaded);
    reports.rendered('mf_test');
  }
  expect(await leave(calls)).toEqual([`${ENDPOINTS.beacon.path} loaded`, `${ENDPOINTS.beacon.path} rendered`]);
  expect(calls[0]?.body).toEqual({ ...loaded, token: 'page.token' });
});

test('a variant counts as shown once its page stands, and only then', async () => {
  const { calls, reports } = aPage();
  reports.beacon(loaded);
  reports.renderFailed('mf_test', new Error('boom'));
  expect(await leave(calls)).not.toContain(ENDPOINTS.exposure.path);
  reports.rendered('mf_test');
  reports.rendered('mf_test');
  const paths = await leave(calls);
  expect(paths.filter((path) => path === ENDPOINTS.exposure.path)).toHaveLength(1);
  expect(calls.find(({ path }) => path === ENDPOINTS.exposure.path)?.body).toEqual({
    remote: 'mf_test',
    version: '2',
    token: 'page.token',
  });
});

test('a fallback in the place of a variant is no exposure, and neither is a remote in no test', async () => {
  for (const open of [() => aPage({}, { version: '1' }), () => aPage({ variant: null })]) {
    const { calls, reports } = open();
    reports.rendered('mf_test');
    expect(await leave(calls)).toEqual([`${ENDPOINTS.beacon.path} rendered`]);
  }
});

test('SEC-65 a release put there by an override is told nowhere', async () => {
  const { calls, reports } = aPage({ is_override: true });
  reports.beacon(loaded);
  reports.rendered('mf_test');
  reports.renderFailed('mf_test', new Error('boom'));
  expect(await leave(calls)).toEqual([]);
  expect(reports.shownVersion('mf_test')).toBeUndefined();
});

test('a report that is refused, or cannot be sent, hurts nobody', async () => {
  const { reports } = aPage();
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  reports.beacon(loaded);
  window.dispatchEvent(new Event('pagehide'));
  await new Promise((resolve) => setTimeout(resolve));
});
