import type { Experiment, Release } from '@alltalent/shared/contracts';
import { aRegistry, aRelease, anExperiment, aRollout, INTEGRITY } from '../testing/remote-record';
import { type ServedRemote, servePreview, serveOverride, serveRollouts } from './served-remotes';

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
