import type { Release } from '@alltalent/shared/contracts';
import { aRelease, anExperiment, aRollout, aRoute } from '../testing/remote-record';
import { at, RegistryRig } from '../testing/registry-rig';

const rig = new RegistryRig();
const other = aRollout(aRelease({ remote: 'mf_content', version: '7' }));
const good = aRelease();

const BAD: readonly (readonly [string, Partial<Release>, RegExp])[] = [
  ['a file of a foreign origin', { entry: { ...good.entry, url: 'https://evil.example/a.js' } }, /foreign host: https:\/\/evil/u],
  ['a file of an origin without a scheme', { entry: { ...good.entry, url: '//evil.example/a.js' } }, /foreign host/u],
  [
    'a server bundle of a foreign origin',
    { server: { ...good.entry, url: 'https://evil.example/server.cjs' } },
    /foreign host: https:\/\/evil/u,
  ],
  ['a server bundle without a hash', { server: { url: '/r/mf_talents/2/server/server.cjs' } as Release['server'] }, /server\.integrity/u],
  ['a foreign base', { base: 'https://wrong.example/r/mf_talents/2/' }, /foreign host/u],
  ['a script for an address', { base: 'javascript:alert(1)' }, /foreign host/u],
  ['a head on another host', { routes: [aRoute({ head: 'https://evil.example/x' })] }, /asks elsewhere/u],
  ['a question to somebody else', { routes: [aRoute({ head: '@evil.example/x' })] }, /asks elsewhere/u],
];

async function take(rollout: ReturnType<typeof aRollout>) {
  rig.plane.publish(at(5, { rollouts: [rollout, other] }));
  const source = rig.source();
  await source.refresh();
  expect(source.current().revision).toBe(5);
  return source.current().rollouts;
}

test.each(BAD)(
  'SEC-63 a stable release with %s gives way to its fallback, and every other remote is served',
  async (_what, change, reason) => {
    const bad = aRelease({ version: '2', ...change });
    expect(await take(aRollout(bad, { fallback: good }))).toEqual([aRollout(good), other]);
    expect(rig.eventsOf('release-left-out')).toEqual([expect.objectContaining({ what: expect.stringMatching(/^mf_talents 2: /u) })]);
    expect(rig.eventsOf('release-left-out')[0]?.['what']).toMatch(reason);
  },
);

test.each(BAD)('SEC-63 a first release with %s is not served', async (_what, change) => {
  expect(await take(aRollout(aRelease({ version: '2', ...change })))).toEqual([other]);
});

test.each(BAD)('SEC-63 a fallback or a variant with %s is left out, and the stable release is served', async (_what, change) => {
  const bad = aRelease({ version: '2', ...change });
  const experiment = anExperiment(2000);
  const variants = experiment.variants.map((one) => (one.variant === 'B' ? { ...one, release: bad } : one));
  expect(await take(aRollout(good, { fallback: bad, experiment: { ...experiment, variants } }))).toEqual([aRollout(good), other]);
});

test('REL-05 a release for another major version of React gives way to its fallback until a shell has that version', async () => {
  const next = aRelease({ version: '2', needs: [{ name: 'react', range: '^20.0.0' }] });
  expect(await take(aRollout(next, { fallback: good }))).toEqual([aRollout(good), other]);
  expect(rig.eventsOf('release-left-out')).toEqual([
    expect.objectContaining({ what: expect.stringMatching(/^mf_talents 2: it needs react \^20\.0\.0, this shell has 19\./u) }),
  ]);
});

test('REL-05 a shell that is newer than both releases serves them as they are', async () => {
  const [one, two] = ['1', '2'].map((version) => aRelease({ version, needs: [{ name: 'react', range: '^18.0.0' }] }));
  const rollout = aRollout(two, { fallback: one ?? null });
  expect(await take(rollout)).toEqual([rollout, other]);
  expect(rig.eventsOf('release-left-out')).toEqual([]);
});

test("SEC-64 a release in another remote's place is left out", async () => {
  expect(await take({ ...aRollout(good), stable: aRelease({ remote: 'mf_jobs' }) })).toEqual([other]);
});
