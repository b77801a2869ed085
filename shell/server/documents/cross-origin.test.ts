import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { Backends } from '../proxy/backends';
import { createFrontDoor } from '../front-door';
import { fixedRegistry } from '../testing/remote-record';
import { makeSiteFolder } from '../testing/site-folder';

const EVIL = 'https://evil.example';
const RELEASE = '/r/mf_talents/1.0.0-abc/remoteEntry.js';
const { config, remove } = makeSiteFolder();
let app: FastifyInstance;

beforeAll(async () => {
  const release = join(config.releaseStore, RELEASE.slice(2));
  mkdirSync(join(release, '..'), { recursive: true });
  writeFileSync(release, 'remote();');
  app = await createFrontDoor(config, {
    registry: fixedRegistry(),
    backends: new Backends(['http://127.0.0.1:9']),
    writeLog: () => undefined,
  });
});
afterAll(async () => {
  await app.close();
  remove();
});

test.each(['/', '/talents', '/api/session', '/user-signup', RELEASE])(
  'SEC-25 %s allows no foreign origin to act for a visitor',
  async (url) => {
    for (const method of ['OPTIONS', 'GET', 'POST'] as const) {
      const headers = { origin: EVIL, cookie: '__Host-sid=1', 'access-control-request-method': 'POST' };
      const response = await app.inject({ method, url, headers });
      expect(response.headers['access-control-allow-credentials']).toBeUndefined();
      expect(response.headers['access-control-allow-methods']).toBeUndefined();
      expect(response.headers['access-control-allow-headers']).toBeUndefined();
      expect([undefined, '*']).toContain(response.headers['access-control-allow-origin']);
      if (url !== RELEASE) expect(response.headers['access-control-allow-origin']).toBeUndefined();
    }
  },
);

test('SEC-25 releases are open to every origin, and come without cookies', async () => {
  const response = await app.inject({ method: 'GET', url: RELEASE, headers: { origin: EVIL, cookie: '__Host-sid=1' } });
  expect(response.statusCode).toBe(200);
  expect(response.headers['access-control-allow-origin']).toBe('*');
  expect(response.headers['set-cookie']).toBeUndefined();
});
