import { type CookieChoice, ENDPOINTS, type RemoteRecord } from '@alltalent/shared/contracts';
import { cookieChoiceAtom } from '@alltalent/shared/state';
import { fakeApi, ok } from '@alltalent/shared/testing';
import { createStore } from 'jotai';
import { aRemoteRecord } from '../testing/a-remote-record';
import { createPageExposures } from './page-exposures';

const OFFER = 'id.hero~B.signature';

function aPage(
  choice: CookieChoice | null,
  changes: Partial<RemoteRecord> = {},
  { version = '2', token = 'page.token', offer = OFFER } = {},
) {
  const requests = fakeApi({ [ENDPOINTS.exposure.path]: ok(null) });
  const store = createStore();
  if (choice !== null) store.set(cookieChoiceAtom, choice);
  const remotes = [
    aRemoteRecord({ experiment: 'hero', variant: 'B', ...changes }),
    aRemoteRecord({ remote: 'mf_other', routes: [{ ...aRemoteRecord().routes[0], id: 'other', pattern: '/other' } as never] }),
  ];
  const registry = { revision: 1, remotes, token, ...(offer === '' ? {} : { offer }) };
  const exposures = createPageExposures({ registry, versionOf: () => version, store });
  return { requests, store, exposures };
}

/** Hides the page, which sends what waits. */
async function leave(requests: readonly { readonly body: unknown }[]): Promise<unknown[]> {
  window.dispatchEvent(new Event('pagehide'));
  await new Promise((resolve) => setTimeout(resolve));
  return requests.map(({ body }) => body);
}

const kept = () => document.cookie.split('; ').find((pair) => pair.startsWith('vid='));
const shown = { remote: 'mf_test', version: '2', token: 'page.token', route: 'test/test' };

beforeEach(() => {
  document.cookie = 'XSRF-TOKEN=token; path=/';
});
afterEach(() => {
  for (const name of ['vid', 'cookie_choice']) document.cookie = `${name}=; path=/; max-age=0`;
});

test('FED-04 a variant counts as shown once a page of its test stands, once per document', async () => {
  const { requests, exposures } = aPage('all');
  expect(await leave(requests)).toEqual([]);
  exposures.shown('mf_test', '/test')();
  exposures.shown('mf_test', '/test');
  expect(await leave(requests)).toEqual([shown]);
});

test('FED-04 other pages of the site are no exposure, and the tested one is when it comes', async () => {
  const { requests, exposures } = aPage('all', { tested_routes: ['/test'] });
  exposures.shown('mf_other', '/other');
  exposures.shown('mf_test', '/elsewhere');
  expect(await leave(requests)).toEqual([]);
  exposures.shown('mf_test', '/test');
  expect(await leave(requests)).toEqual([shown]);
  const other = aPage('all', { tested_routes: ['/another'] });
  other.exposures.shown('mf_test', '/test');
  expect(await leave(other.requests)).toEqual([]);
});

test('SEC-50 before a choice nothing is stored or sent; once statistics are allowed both happen, for the page that stands', async () => {
  const { requests, store, exposures } = aPage(null);
  exposures.shown('mf_test', '/test');
  expect(await leave(requests)).toEqual([]);
  expect(kept()).toBeUndefined();
  store.set(cookieChoiceAtom, 'all');
  expect(kept()).toBe(`vid=p.${OFFER}`);
  expect(await leave(requests)).toEqual([shown]);
  store.set(cookieChoiceAtom, 'needed');
  expect(kept()).toBeUndefined();
});

test('FED-04 who saw the variant earlier and allows statistics on another page is not counted for the earlier one', async () => {
  const { requests, store, exposures } = aPage(null);
  exposures.shown('mf_test', '/test')();
  exposures.shown('mf_other', '/other');
  store.set(cookieChoiceAtom, 'all');
  expect(await leave(requests)).toEqual([]);
  expect(kept()).toBe(`vid=p.${OFFER}`);
});

test('SEC-50 a refusal stores and sends nothing, and a page without an offer stores nothing', async () => {
  const refusing = aPage(null);
  refusing.exposures.shown('mf_test', '/test');
  refusing.store.set(cookieChoiceAtom, 'needed');
  expect(await leave(refusing.requests)).toEqual([]);
  expect(kept()).toBeUndefined();
  const without = aPage('all', {}, { offer: '' });
  without.exposures.shown('mf_test', '/test');
  expect(await leave(without.requests)).toEqual([shown]);
  expect(kept()).toBeUndefined();
});

test('FED-04 variants that are kept already are not replaced by a page from before', () => {
  document.cookie = 'vid=p.first; path=/';
  aPage('all');
  expect(kept()).toBe('vid=p.first');
});

test('FED-04 a fallback, an override, a remote in no test and a page of nobody are no exposure', async () => {
  const pages = [
    aPage('all', {}, { version: '1' }),
    aPage('all', { variant: null }),
    aPage('all', { is_override: true }),
    aPage('all', {}, { token: '' }),
  ];
  for (const { requests, exposures } of pages) {
    exposures.shown('mf_test', '/test');
    expect(await leave(requests)).toEqual([]);
  }
});
