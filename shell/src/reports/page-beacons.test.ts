import { ENDPOINTS, type RemoteRecord } from '@alltalent/shared/contracts';
import { type StubRequest, fakeApi, ok } from '@alltalent/shared/testing';
import { aRemoteRecord } from '../testing/a-remote-record';
import { createPageBeacons } from './page-beacons';

const loaded = { remote: 'mf_test', version: '2', token: '', outcome: 'loaded', reason: '', stack: '', milliseconds: 12 } as const;

function aPage(changes: Partial<RemoteRecord> = {}, { version = '2', token = 'page.token' } = {}) {
  const requests = fakeApi({ [ENDPOINTS.beacon.path]: ok(null), [ENDPOINTS.exposure.path]: ok(null) });
  const remotes = [aRemoteRecord({ experiment: 'hero', variant: 'B', ...changes })];
  return { requests, beacons: createPageBeacons({ registry: { revision: 1, remotes, token }, versionOf: () => version }) };
}

/** Hides the page, which sends the waiting beacons. */
async function leave(requests: readonly StubRequest[]): Promise<string[]> {
  window.dispatchEvent(new Event('pagehide'));
  await new Promise((resolve) => setTimeout(resolve));
  return requests.map(({ path, body }) => `${path} ${String((body as { outcome?: string }).outcome ?? '')}`.trim());
}

beforeEach(() => {
  document.cookie = 'XSRF-TOKEN=token; path=/';
});

test('FED-03 load and render of a remote are reported once per page, with its token', async () => {
  const { requests, beacons } = aPage({ variant: null });
  for (let time = 0; time < 2; time += 1) {
    beacons.send(loaded);
    beacons.rendered('mf_test');
  }
  expect(await leave(requests)).toEqual([`${ENDPOINTS.beacon.path} loaded`, `${ENDPOINTS.beacon.path} rendered`]);
  expect(requests[0]?.body).toEqual({ ...loaded, token: 'page.token' });
});

test('SEC-65 a release set by an override is not reported', async () => {
  const { requests, beacons } = aPage({ is_override: true });
  beacons.send(loaded);
  beacons.rendered('mf_test');
  beacons.renderFailed('mf_test', new Error('boom'));
  expect(await leave(requests)).toEqual([]);
  expect(beacons.shownVersion('mf_test')).toBeUndefined();
});

test('a page with a preview reports none of its releases, its own ones included', async () => {
  const requests = fakeApi({});
  const registry = { revision: 1, remotes: [aRemoteRecord({ experiment: 'hero', variant: 'B' })], token: '', is_preview: true };
  const beacons = createPageBeacons({ registry, versionOf: () => '2' });
  beacons.send(loaded);
  beacons.rendered('mf_test');
  beacons.renderFailed('mf_test', new Error('boom'));
  expect(await leave(requests)).toEqual([]);
  expect(beacons.shownVersion('mf_test')).toBeUndefined();
});

test('a beacon that is refused, or cannot be sent, does no harm', async () => {
  const { beacons } = aPage();
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  beacons.send(loaded);
  window.dispatchEvent(new Event('pagehide'));
  await new Promise((resolve) => setTimeout(resolve));
});
