import type { Registry, Release } from '@alltalent/shared/contracts';
import { Backends } from './backends';
import { PolledRegistry, type RegistryOptions } from './polled-registry';
import { ControlPlane, newKeys, publicText, signText } from './testing/control-plane';
import { aRelease, aRegistry, aRollout, aRoute } from './testing/remote-record';
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
const strange = (change: Partial<Release>) => signText(at(5, { rollouts: [aRollout(aRelease(change))] }), plane.keys);

const REFUSED: readonly (readonly [string, () => unknown, RegExp])[] = [
  [
    'a flipped byte',
    () => ({ ...signText(at(5), plane.keys), payload: JSON.stringify(at(5)).replace('"revision":5', '"revision":9') }),
    /signature/u,
  ],
  [
    'the signature of another text',
    () => ({ ...signText(at(5), plane.keys), signature: signText(at(6), plane.keys).signature }),
    /signature/u,
  ],
  ['an older revision', () => signText(at(3), plane.keys), /revision 3 is older than 4/u],
  ['another key', () => signText(at(7), newKeys()), /another key/u],
  [
    'a key of its own beside the right signature',
    () => ({ ...signText(at(7), plane.keys), public_key: publicText(newKeys()) }),
    /another key/u,
  ],
  ['an end that is past', () => signText(at(5, { issued_at: now - 25 * HOUR, expires_at: now - HOUR }), plane.keys), /expired/u],
  ['an end years ahead', () => signText(at(5, { expires_at: now + 8760 * HOUR }), plane.keys), /longer than a day/u],
  ['a beginning in the future', () => signText(at(5, { issued_at: now + HOUR, expires_at: now + 2 * HOUR }), plane.keys), /future/u],
  ['a file of a foreign origin', () => strange({ entry: { ...aRelease().entry, url: 'https://evil.example/a.js' } }), /foreign host/u],
  ['a file of an origin without a scheme', () => strange({ entry: { ...aRelease().entry, url: '//evil.example/a.js' } }), /foreign host/u],
  ['a script for an address', () => strange({ base: 'javascript:alert(1)' }), /foreign host/u],
  ['a question to somebody else', () => strange({ routes: [aRoute({ head: '@evil.example/x' })] }), /asks elsewhere/u],
  ['another shape', () => signText({ revision: 5, remotes: [] }, plane.keys), /required/u],
];

test.each(REFUSED)(
  'SEC-63 a registry with %s is refused, the last good one stays, and the log says so once',
  async (_what, make, reason) => {
    plane.publish(at(4));
    const source = aSource();
    await source.refresh();
    plane.say(PATH, make());
    for (let turn = 0; turn < 3; turn += 1) await source.refresh();
    expect(source.current().revision).toBe(4);
    expect(eventsOf('registry-refused')).toEqual([expect.objectContaining({ reason: expect.stringMatching(reason) })]);
    plane.publish(at(6));
    await source.refresh();
    expect(source.current().revision).toBe(6);
  },
);
