import type { FastifyInstance } from 'fastify';
import { Backends } from '../proxy/backends';
import { createFrontDoor } from '../front-door';
import { PolledRegistry } from '../registry/polled-registry';
import { ControlPlane } from '../testing/control-plane';
import { aRelease, aRegistry, aRollout, aRoute } from '../testing/remote-record';
import { makeSiteFolder, type SiteFolder } from '../testing/site-folder';
import { TestVisitor } from '../testing/visitor';

const PATH = '/api/federation/registry';
const routes = [aRoute({ id: 'content.about', pattern: '/about-us', title: 'About us' })];
let plane: ControlPlane;
let site: SiteFolder;
const doors: FastifyInstance[] = [];

beforeEach(async () => {
  [plane, site] = [new ControlPlane(), makeSiteFolder()];
  await plane.start();
});
afterEach(async () => {
  for (const door of doors.splice(0)) await door.close();
  await plane.kill();
  site.remove();
});

/** Starts a front door as main.ts does: the first registry is requested before the server listens. */
async function openDoor(): Promise<FastifyInstance> {
  const backends = new Backends([plane.url]);
  const log = { info: () => undefined, warn: () => undefined };
  const registry = new PolledRegistry(backends, { stateDir: site.config.stateDir, publicKeys: [], origins: [], log });
  const door = await createFrontDoor(site.config, { registry, backends, writeLog: () => undefined });
  await registry.refresh();
  doors.push(door);
  return door;
}

const TROUBLE: readonly (readonly [string, () => void | Promise<void>])[] = [
  ['is dead', () => plane.kill()],
  ['takes connections and says nothing', () => void plane.responders.set(PATH, () => undefined)],
  ['talks nonsense', () => plane.respondWith(PATH, { rollouts: 'junk' })],
  ['answers half a registry', () => void plane.responders.set(PATH, (response) => response.writeHead(200).end('{"payload":"{'))],
  ['fails', () => void plane.responders.set(PATH, (response) => response.writeHead(500).end())],
];

test.each(TROUBLE)(
  'REL-07 when the backend %s pages go on from the kept registry, also from a front door that starts then',
  async (_what, begin) => {
    plane.publish(aRegistry([aRollout(aRelease({ remote: 'mf_content', routes }))], { revision: 4 }));
    const running = await openDoor();
    await begin();
    for (const door of [running, await openDoor()]) {
      const { statusCode, body } = await new TestVisitor(door).get('/about-us');
      expect(statusCode).toBe(200);
      expect(body).toContain('<title>About us</title>');
      expect(body).toContain('href="/r/mf_content/1/remoteEntry.js"');
      expect((await door.inject({ url: '/healthz' })).json()).toMatchObject({
        status: 'live',
        revision: 4,
        registry_age_s: expect.any(Number),
      });
    }
  },
);

test.each(TROUBLE)(
  'REL-07 when the backend %s and nothing is kept, the shell stands alone and nothing is called missing',
  async (_what, begin) => {
    await begin();
    const door = await openDoor();
    const page = await new TestVisitor(door).get('/about-us');
    expect([page.statusCode, page.body.includes('<div id="root">')]).toEqual([200, true]);
    expect(await new TestVisitor(door).open()).toMatchObject({ revision: 0, remotes: [] });
    expect((await door.inject({ url: '/healthz' })).json()).toEqual({
      status: 'live',
      revision: 0,
      registry_age_s: null,
      registry_confirmed_s: null,
    });
  },
);
