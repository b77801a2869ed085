import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Release } from '@alltalent/shared/contracts';
import { newKeys, publicText, signText } from '../testing/control-plane';
import { aRelease, anExperiment, aRollout } from '../testing/remote-record';
import { at, RegistryRig } from '../testing/registry-rig';

const HOUR = 3600 * 1000;
const PATH = '/api/federation/registry';
const rig = new RegistryRig();

test('FED-01 the registry comes from the control plane, and is asked for by its ETag', async () => {
  rig.plane.publish(at(4));
  const source = rig.source();
  await source.refresh();
  expect(source.current().revision).toBe(4);
  expect(source.state()).toEqual({ revision: 4, registry_age_s: expect.any(Number), registry_confirmed_s: 0 });
});

test('REL-07 REL-08 with the backend dead, silent about it or talking nonsense the last good registry stays, also after a restart', async () => {
  rig.plane.publish(at(4));
  await rig.source().refresh();
  const inTrouble: (() => void | Promise<void>)[] = [
    () => rig.plane.respondWith(PATH, 'nonsense'),
    () => void rig.plane.responders.set(PATH, (response) => response.writeHead(200).end('{"payload":')),
    () => void rig.plane.responders.set(PATH, (response) => response.writeHead(500).end()),
    () => void rig.plane.responders.set(PATH, () => undefined),
    () => rig.plane.kill(),
  ];
  for (const makeTrouble of inTrouble) {
    await makeTrouble();
    const restarted = rig.source();
    expect(restarted.current().revision).toBe(4);
    await restarted.refresh();
    expect(restarted.current().rollouts).toHaveLength(1);
  }
});

test('REL-07 a registry that is not renewed is served for a day; then no remote is, until there is a new one', async () => {
  rig.plane.publish(at(4));
  const source = rig.source();
  await source.refresh();
  await rig.plane.kill();
  rig.now += 23 * HOUR;
  await source.refresh();
  expect(source.current().revision).toBe(4);
  expect(rig.eventsOf('registry-expired')).toEqual([]);
  rig.now += 2 * HOUR;
  expect([source.current(), source.current(), rig.source().current()].map(({ rollouts }) => rollouts)).toEqual([[], [], []]);
  expect(rig.eventsOf('registry-expired')).toHaveLength(1);
  await rig.plane.start();
  rig.plane.publish(at(4, { issued_at: rig.now, expires_at: rig.now + 24 * HOUR }));
  await source.refresh();
  expect(source.current().rollouts).toHaveLength(1);
});

test('SEC-63 with a configured key no other one is ever trusted, not even the first', async () => {
  rig.plane.publish(at(4));
  const stranger = rig.source({ publicKeys: [publicText(newKeys())] });
  await stranger.refresh();
  expect(stranger.current().revision).toBe(0);
  const pinned = rig.source({ publicKeys: [publicText(rig.plane.keys)] });
  await pinned.refresh();
  expect(pinned.current().revision).toBe(4);
});

test('SEC-63 what was trusted and how far it had come outlives a restart, even when the copy on disk was changed', async () => {
  rig.plane.publish(at(4));
  await rig.source().refresh();
  const file = join(rig.site.folder, 'registry.json');
  writeFileSync(file, readFileSync(file, 'utf8').replace('talents', 'pirates'));
  const restarted = rig.source();
  expect(restarted.current().revision).toBe(0);
  rig.plane.respondWith(PATH, signText(at(9), newKeys()));
  await restarted.refresh();
  expect(restarted.current().revision).toBe(0);
  rig.plane.publish(at(4));
  await restarted.refresh();
  rig.plane.publish(at(3));
  const again = rig.source();
  await again.refresh();
  expect(again.current().revision).toBe(4);
});

test('SEC-63 releases may come from this host and the configured ones', async () => {
  const url = (host: string) => `${host}/r/mf_talents/1/remoteEntry.js`;
  for (const host of ['', 'https://site.example', 'https://remotes.example']) {
    rig.plane.publish(at(4, { rollouts: [aRollout(aRelease({ entry: { ...aRelease().entry, url: url(host) } }))] }));
    const source = rig.source({ origins: ['https://site.example', 'https://remotes.example'] });
    await source.refresh();
    expect(source.current().rollouts[0]?.stable.entry.url).toBe(url(host));
  }
});

test('SEC-62 a release without a hash is not served: its remote is left out, or its fallback or its test', async () => {
  const bare = { ...aRelease(), entry: { url: '/r/mf_talents/1/remoteEntry.js' } } as Release;
  const whole = aRelease({ remote: 'mf_content' });
  const own = aRelease({ remote: 'mf_auth' });
  const broken = anExperiment(2000, { variants: [{ variant: 'A', weight: 10_000, release: { ...own, files: [bare.entry] } }] });
  const rollouts = [aRollout(bare), aRollout(whole, { fallback: { ...whole, entry: bare.entry } }), aRollout(own, { experiment: broken })];
  rig.plane.publish(at(4, { rollouts }));
  const source = rig.source();
  await source.refresh();
  expect(source.current().rollouts).toEqual([aRollout(whole), aRollout(own)]);
  expect(rig.eventsOf('release-left-out')).toHaveLength(1);
});

test('SEC-63 a front door follows its key to the one it names, through a restart, and leaves the old one when it is named no more', async () => {
  const [old, next] = [rig.plane.keys, newKeys()];
  const say = (revision: number, signer: typeof old, named: readonly (typeof old)[]) =>
    rig.plane.respondWith(PATH, signText(at(revision, { keys: named.map(publicText) }), signer));
  say(4, old, [old, next]);
  await rig.source().refresh();
  const restarted = rig.source();
  say(5, next, [next, old]);
  await restarted.refresh();
  expect(restarted.current().revision).toBe(5);
  // An instance that has not seen the rotation yet, before the old key is dropped.
  say(6, old, [next, old]);
  await restarted.refresh();
  expect(restarted.current().revision).toBe(6);
  say(7, next, [next]);
  await restarted.refresh();
  say(8, old, [old]);
  await restarted.refresh();
  expect(restarted.current().revision).toBe(7);
});

test('SEC-63 with configured keys each of them may sign, and what they name counts for nothing', async () => {
  const [old, next, stranger] = [rig.plane.keys, newKeys(), newKeys()];
  const source = rig.source({ publicKeys: [old, next].map(publicText) });
  for (const [revision, signer] of [
    [4, old],
    [5, next],
    [6, stranger],
  ] as const) {
    rig.plane.respondWith(PATH, signText(at(revision, { keys: [publicText(stranger)] }), signer));
    await source.refresh();
  }
  expect(source.current().revision).toBe(5);
});

test.each(['release', 'override'] as const)('SEC-63 a registry that was signed as a %s is refused', async (kind) => {
  rig.plane.respondWith(PATH, signText(at(4), rig.plane.keys, kind));
  const source = rig.source();
  await source.refresh();
  expect(source.current().revision).toBe(0);
  expect(rig.eventsOf('registry-refused')).toEqual([expect.objectContaining({ reason: 'its signature is wrong' })]);
});
