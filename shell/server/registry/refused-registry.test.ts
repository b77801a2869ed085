import { newKeys, publicText, signText } from '../testing/control-plane';
import { at, RegistryRig } from '../testing/registry-rig';

const HOUR = 3600 * 1000;
const PATH = '/api/federation/registry';
const rig = new RegistryRig();

const REFUSED: readonly (readonly [string, () => unknown, RegExp])[] = [
  [
    'a flipped byte',
    () => ({ ...signText(at(5), rig.plane.keys), payload: JSON.stringify(at(5)).replace('"revision":5', '"revision":9') }),
    /signature/u,
  ],
  [
    'the signature of another text',
    () => ({ ...signText(at(5), rig.plane.keys), signature: signText(at(6), rig.plane.keys).signature }),
    /signature/u,
  ],
  ['an older revision', () => signText(at(3), rig.plane.keys), /revision 3 is older than 4/u],
  ['another key', () => signText(at(7), newKeys()), /another key/u],
  [
    'a key of its own beside the right signature',
    () => ({ ...signText(at(7), rig.plane.keys), public_key: publicText(newKeys()) }),
    /another key/u,
  ],
  [
    'an end that is past',
    () => signText(at(5, { issued_at: rig.now - 25 * HOUR, expires_at: rig.now - HOUR }), rig.plane.keys),
    /expired/u,
  ],
  ['an end years ahead', () => signText(at(5, { expires_at: rig.now + 8760 * HOUR }), rig.plane.keys), /longer than a day/u],
  [
    'a beginning in the future',
    () => signText(at(5, { issued_at: rig.now + HOUR, expires_at: rig.now + 2 * HOUR }), rig.plane.keys),
    /future/u,
  ],
  ['another shape', () => signText({ revision: 5, remotes: [] }, rig.plane.keys), /required/u],
];

test.each(REFUSED)(
  'SEC-63 a registry with %s is refused, the last good one stays, and the log says so once',
  async (_what, make, reason) => {
    rig.plane.publish(at(4));
    const source = rig.source();
    await source.refresh();
    rig.plane.respondWith(PATH, make());
    for (let turn = 0; turn < 3; turn += 1) await source.refresh();
    expect(source.current().revision).toBe(4);
    expect(rig.eventsOf('registry-refused')).toEqual([expect.objectContaining({ reason: expect.stringMatching(reason) })]);
    rig.plane.publish(at(6));
    await source.refresh();
    expect(source.current().revision).toBe(6);
  },
);
