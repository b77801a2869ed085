import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Registry, Release } from '@alltalent/shared/contracts';
import { Backends } from './backends';
import { PolledRegistry, type RegistryOptions } from './polled-registry';
import { ControlPlane, newKeys, publicText, signText } from './testing/control-plane';
import { aRelease, anExperiment, aRegistry, aRollout } from './testing/remote-record';
import { makeSiteFolder, type SiteFolder } from './testing/site-folder';

const HOUR = 3600 * 1000;
const PATH = '/api/federation/registry';
let plane: ControlPlane;
let site: SiteFolder;
let now: number;
let lines: Record<string, unknown>[];

beforeEach(async () => {
  [plane, site, now, lines] = [new ControlPlane(), makeSiteFolder(), Date.now(), []];
  await plane.start();
});
afterEach(async () => {
  await plane.kill();
  site.remove();
});

function aSource(changes: Partial<RegistryOptions> = {}): PolledRegistry {
  const log = { info: () => undefined, warn: (context: object) => lines.push(context as Record<string, unknown>) };
  const options = { stateDir: site.folder, publicKey: null, origins: ['https://site.example'], log, now: () => now };
  return new PolledRegistry(new Backends([plane.address]), { ...options, ...changes });
}
const at = (revision: number, changes: Partial<Registry> = {}) => aRegistry([aRollout()], { revision, ...changes });
const eventsOf = (name: string) => lines.filter(({ event }) => event === name);

test('FED-01 the registry comes from the control plane, and is asked for by its ETag', async () => {
  plane.publish(at(4));
  const source = aSource();
  await source.refresh();
  expect(source.current().revision).toBe(4);
  expect(source.state()).toEqual({ revision: 4, registry_age_s: expect.any(Number), registry_confirmed_s: 0 });
});

test('REL-07 REL-08 with the backend dead, silent about it or talking nonsense the last good registry stays, also after a restart', async () => {
  plane.publish(at(4));
  await aSource().refresh();
  const inTrouble: (() => void | Promise<void>)[] = [
    () => plane.say(PATH, 'nonsense'),
    () => void plane.answers.set(PATH, (response) => response.writeHead(200).end('{"payload":')),
    () => void plane.answers.set(PATH, (response) => response.writeHead(500).end()),
    () => void plane.answers.set(PATH, () => undefined),
    () => plane.kill(),
  ];
  for (const makeTrouble of inTrouble) {
    await makeTrouble();
    const restarted = aSource();
    expect(restarted.current().revision).toBe(4);
    await restarted.refresh();
    expect(restarted.current().rollouts).toHaveLength(1);
  }
}, 20_000);

test('REL-07 a registry nobody renews is served for a day; then no remote is, until there is a new one', async () => {
  plane.publish(at(4));
  const source = aSource();
  await source.refresh();
  await plane.kill();
  now += 23 * HOUR;
  await source.refresh();
  expect(source.current().revision).toBe(4);
  expect(eventsOf('registry-expired')).toEqual([]);
  now += 2 * HOUR;
  expect([source.current(), source.current(), aSource().current()].map(({ rollouts }) => rollouts)).toEqual([[], [], []]);
  expect(eventsOf('registry-expired')).toHaveLength(1);
  await plane.start();
  plane.publish(at(4, { issued_at: now, expires_at: now + 24 * HOUR }));
  await source.refresh();
  expect(source.current().rollouts).toHaveLength(1);
});

test('SEC-63 with a configured key no other one is ever trusted, not even the first', async () => {
  plane.publish(at(4));
  const stranger = aSource({ publicKey: publicText(newKeys()) });
  await stranger.refresh();
  expect(stranger.current().revision).toBe(0);
  const pinned = aSource({ publicKey: publicText(plane.keys) });
  await pinned.refresh();
  expect(pinned.current().revision).toBe(4);
});

test('SEC-63 what was trusted and how far it had come outlives a restart, even when the copy on disk was changed', async () => {
  plane.publish(at(4));
  await aSource().refresh();
  const file = join(site.folder, 'registry.json');
  writeFileSync(file, readFileSync(file, 'utf8').replace('talents', 'pirates'));
  const restarted = aSource();
  expect(restarted.current().revision).toBe(0);
  plane.say(PATH, signText(at(9), newKeys()));
  await restarted.refresh();
  expect(restarted.current().revision).toBe(0);
  plane.publish(at(4));
  await restarted.refresh();
  plane.publish(at(3));
  const again = aSource();
  await again.refresh();
  expect(again.current().revision).toBe(4);
});

test('SEC-63 releases may come from this host and the configured ones', async () => {
  const url = (host: string) => `${host}/r/mf_talents/1/remoteEntry.js`;
  for (const host of ['', 'https://site.example', 'https://remotes.example']) {
    plane.publish(at(4, { rollouts: [aRollout(aRelease({ entry: { ...aRelease().entry, url: url(host) } }))] }));
    const source = aSource({ origins: ['https://site.example', 'https://remotes.example'] });
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
  plane.publish(at(4, { rollouts }));
  const source = aSource();
  await source.refresh();
  expect(source.current().rollouts).toEqual([aRollout(whole), aRollout(own)]);
  expect(eventsOf('release-left-out')).toHaveLength(1);
});
