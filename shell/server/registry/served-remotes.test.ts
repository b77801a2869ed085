import type { Experiment, PageRegistry, Release, RouteRecord } from '@alltalent/shared/contracts';
import { aRegistry, aRelease, anExperiment, aRollout, aRoute, INTEGRITY } from '../testing/remote-record';
import { bytesOf } from './document-parts';
import { registryParts, type ServedRemote, servePreview, serveOverride, serveRollouts } from './served-remotes';

const textOf = (served: ServedRemote | undefined) => new TextDecoder().decode(served?.json);

function withServer(version: string): Release {
  return aRelease({ version, server: { url: `/r/mf_talents/${version}/server/server.0123456789.cjs`, integrity: INTEGRITY } });
}

test('FED-01 documents carry neither the list of files nor the server bundle of a release: stable, fallback, variant or override', () => {
  const experiment = anExperiment(2000);
  const variants: Experiment['variants'] = experiment.variants.map((one) => ({
    ...one,
    release: withServer(one.variant === 'A' ? '2' : '3'),
  }));
  const registry = aRegistry([aRollout(withServer('2'), { fallback: withServer('1'), experiment: { ...experiment, variants } })]);
  const served = serveRollouts(registry).flatMap((rollout) => [rollout.stable, ...rollout.variants.values()]);
  const texts = [...served, serveOverride(withServer('4'))].map(textOf);
  expect(texts).toHaveLength(4);
  for (const text of texts) expect(text).not.toMatch(/"files"|"server"|\.cjs/u);
});

test('documents carry the menu entries of the release that is served, and not those of its fallback', () => {
  const entries = (label: string) => [{ menu: 'footer', page: '/talents', label, order: 10, icon: undefined, readers: undefined } as const];
  const [one, two] = ['1', '2'].map((version) => aRelease({ version, menu_entries: entries(`Talent ${version}`) }));
  if (!one || !two) throw new Error('There are two releases.');
  const [rollout] = serveRollouts(aRegistry([aRollout(two, { fallback: one })]));
  const texts = [rollout?.stable, serveOverride(two), servePreview(two)].map(textOf);
  for (const text of texts) {
    expect(text.match(/menu_entries/gu)).toHaveLength(1);
    expect(text).toContain('Talent 2');
  }
  expect(textOf(serveOverride(aRelease()))).not.toContain('menu_entries');
});

const page = (changes: Partial<RouteRecord>) =>
  aRoute({ js: [{ url: '/r/page.js', integrity: INTEGRITY }], css: [{ url: '/r/page.css', integrity: INTEGRITY }], ...changes });

function sentTo(remote: string | null, ...rollouts: Parameters<typeof aRollout>[]): PageRegistry {
  const remotes = serveRollouts(aRegistry(rollouts.map((one) => aRollout(...one)))).map(({ stable }) => stable);
  const parts = registryParts(1, remotes, { remote, token: '', offer: null, isPreview: false, gone: [] });
  return JSON.parse(bytesOf(parts).toString()) as PageRegistry;
}

test('documents carry of a fallback the patterns of its pages, and nothing of a page that only the front door reads', () => {
  const routes = [page({ description: 'Words for search engines.', head: '/api/h', exists: '/api/e', picture: 'og/singer.png' })];
  const fallback = aRelease({ version: '1', routes });
  const [sent] = sentTo('mf_talents', [aRelease({ version: '2', routes }), { fallback }]).remotes;
  const { description: _words, head: _head, exists: _exists, picture: _picture, ...rest } = routes[0] ?? aRoute();
  expect(sent?.routes).toEqual([rest]);
  expect(sent?.fallback).toMatchObject({
    version: '1',
    entry: fallback.entry,
    exposes: fallback.exposes,
    routes: [{ pattern: '/talents' }],
  });
  expect(sent?.fallback?.routes).toEqual([{ pattern: '/talents' }]);
});

test('documents carry the files of the pages of a remote for staff where such a page is shown', () => {
  const entryFor = (readers: NonNullable<Release['menu_entries']>[number]['readers']) =>
    ({ menu: 'account', page: '/office', label: 'Office', order: 20, icon: 'grid', readers }) as const;
  const hidden = [page({ pattern: '/office', noindex: true })];
  const filesIn = (own: string | null, changes: Partial<Release>) =>
    sentTo(own, [aRelease({ remote: 'mf_office', routes: hidden, ...changes })]).remotes.flatMap(({ routes }) =>
      routes.map(({ js = [], css = [] }) => js.length + css.length),
    );
  expect(filesIn('mf_talents', { menu_entries: [entryFor(['staff'])] })).toEqual([0]);
  expect(filesIn(null, { menu_entries: [] })).toEqual([0]);
  expect(filesIn('mf_office', { menu_entries: [entryFor(['staff'])] })).toEqual([2]);
  expect(filesIn('mf_talents', { menu_entries: [entryFor(['staff']), entryFor(['talent', 'staff'])] })).toEqual([2]);
  expect(filesIn('mf_talents', { menu_entries: [], routes: [...hidden, page({ pattern: '/open' })] })).toEqual([2, 2]);
  expect(filesIn('mf_talents', {})).toEqual([2]);
});
