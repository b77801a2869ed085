import { FRONT_DOOR_HEADER, parseFrontDoor } from '@alltalent/shared/contracts';
import { newKeys, signText } from '../testing/control-plane';
import { aRelease, aRollout } from '../testing/remote-record';
import { at, RegistryRig } from '../testing/registry-rig';
import { createVisitorMac } from '../visitors/visitor-key';

const PATH = '/api/federation/registry';
const mac = createVisitorMac('k'.repeat(40));
const rig = new RegistryRig();
const said = () => parseFrontDoor(String(rig.plane.headers[FRONT_DOOR_HEADER]), mac);
const aDoor = () => rig.source({ identity: { name: 'door-1:8080', mac } });

test('FED-05 a front door says which revision it serves, what it leaves out, and why it takes no newer one', async () => {
  const door = aDoor();
  const bad = aRelease({ version: '2', base: 'https://wrong.example/r/' });
  rig.plane.publish(at(4, { rollouts: [aRollout(bad)] }));
  await door.refresh();
  expect(said()).toMatchObject({ name: 'door-1:8080', revision: 0, trouble: '', left_out: '' });
  rig.plane.respondWith(PATH, signText(at(5), newKeys()));
  await door.refresh();
  expect(said()).toMatchObject({ revision: 4, left_out: expect.stringContaining('mf_talents 2: it lies on a foreign host') });
  await door.refresh();
  expect(said()).toMatchObject({ revision: 4, trouble: 'it is signed with another key' });
});

test('FED-05 it cannot be forged: a changed character, another key and a long text count for nothing', async () => {
  rig.plane.publish(at(4));
  await aDoor().refresh();
  const header = String(rig.plane.headers[FRONT_DOOR_HEADER]);
  expect(parseFrontDoor(header, mac)).not.toBeNull();
  for (const wrong of [header.replace('door-1', 'door-2'), `x${header}`, header.slice(0, -1), '.', '', 'x'.repeat(9000)])
    expect(parseFrontDoor(wrong, mac)).toBeNull();
  expect(parseFrontDoor(header, createVisitorMac('o'.repeat(40)))).toBeNull();
});

test('FED-05 a front door without SECRET_KEY says nothing', async () => {
  rig.plane.publish(at(4));
  await rig.source().refresh();
  expect(rig.plane.headers[FRONT_DOOR_HEADER]).toBeUndefined();
});
