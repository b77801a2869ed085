import { ENDPOINTS, type RemoteRecord } from '@alltalent/shared/contracts';
import { cookieChoiceAtom } from '@alltalent/shared/state';
import { fakeApi, ok } from '@alltalent/shared/testing';
import { createStore } from 'jotai';
import { aRemoteRecord } from '../testing/a-remote-record';
import { collectVitals } from './page-vitals';
import { reportVitals } from './report-vitals';

jest.mock('./page-vitals', () => ({ collectVitals: jest.fn() }));

const values = [{ name: 'LCP', value: 900 } as const];
const settle = () => new Promise((resolve) => setTimeout(resolve));

async function visit(choice: 'all' | 'needed', changes: Partial<RemoteRecord> = {}) {
  const requests = fakeApi({ [ENDPOINTS.vitals.path]: ok(null) });
  const store = createStore();
  store.set(cookieChoiceAtom, choice);
  const registry = { revision: 1, remotes: [aRemoteRecord(changes)], token: 'page.token' };
  reportVitals({ registry, beacons: { shownVersion: () => '2' }, store });
  await settle();
  const leave = async () => {
    jest.mocked(collectVitals).mock.calls.at(-1)?.[0](values);
    await settle();
    return requests.map(({ path, body }) => ({ path, body }));
  };
  return { store, leave };
}

beforeEach(() => {
  jest.mocked(collectVitals).mockClear();
  document.cookie = 'XSRF-TOKEN=token; path=/';
  window.history.replaceState(null, '', '/test');
});

test('with statistics allowed the values of a page go out when it is left, by route and release', async () => {
  const { leave } = await visit('all');
  const body = { remote: 'mf_test', version: '2', route: 'test/test', token: 'page.token', values };
  expect(await leave()).toEqual([{ path: ENDPOINTS.vitals.path, body }]);
});

test('without that choice nothing is measured; once it is made, it is', async () => {
  const { store } = await visit('needed');
  expect(collectVitals).not.toHaveBeenCalled();
  store.set(cookieChoiceAtom, 'all');
  await settle();
  expect(collectVitals).toHaveBeenCalledTimes(1);
});

test('who takes the choice back before leaving is not reported', async () => {
  const { store, leave } = await visit('all');
  store.set(cookieChoiceAtom, 'needed');
  expect(await leave()).toEqual([]);
});

test('SEC-65 an override is not measured, and a page that never stood is not reported', async () => {
  await visit('all', { is_override: true });
  expect(collectVitals).not.toHaveBeenCalled();
  const requests = fakeApi({});
  const store = createStore();
  store.set(cookieChoiceAtom, 'all');
  reportVitals({ registry: { revision: 1, remotes: [aRemoteRecord()], token: 't' }, beacons: { shownVersion: () => undefined }, store });
  await settle();
  jest.mocked(collectVitals).mock.calls.at(-1)?.[0](values);
  await settle();
  expect(requests).toEqual([]);
});
