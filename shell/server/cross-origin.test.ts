import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { Backends } from './backends';
import { loadFrontDoorConfig } from './config';
import { createFrontDoor } from './front-door';

const EVIL = 'https://evil.example';
const RELEASE = '/r/mf_talents/1.0.0-abc/remoteEntry.js';
const folder = mkdtempSync(join(tmpdir(), 'front-door-'));
let app: FastifyInstance;

beforeAll(async () => {
  const shellDir = join(folder, 'shell');
  mkdirSync(shellDir, { recursive: true });
  writeFileSync(join(shellDir, 'favicon.svg'), '<svg/>');
  writeFileSync(join(shellDir, 'assets.json'), JSON.stringify({ scripts: [], styles: [], fonts: [] }));
  const release = join(folder, 'releases', RELEASE.slice(2));
  mkdirSync(join(release, '..'), { recursive: true });
  writeFileSync(release, 'remote();');
  const config = loadFrontDoorConfig({ DATA_DIR: folder, SHELL_DIR: shellDir, RELEASE_STORE: join(folder, 'releases') });
  const registry = {
    current: () => ({ revision: 0, remotes: [] }),
    refresh: () => Promise.resolve(),
    start: () => undefined,
    stop: () => undefined,
  };
  app = await createFrontDoor(config, { registry, backends: new Backends(['http://127.0.0.1:9']) });
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

test.each(['/', '/talents', '/api/session', '/user-signup', RELEASE])(
  'SEC-25 %s allows no foreign origin to act for a visitor',
  async (url) => {
    for (const method of ['OPTIONS', 'GET', 'POST'] as const) {
      const headers = { origin: EVIL, cookie: '__Host-sid=1', 'access-control-request-method': 'POST' };
      const answer = await app.inject({ method, url, headers });
      expect(answer.headers['access-control-allow-credentials']).toBeUndefined();
      expect(answer.headers['access-control-allow-methods']).toBeUndefined();
      expect(answer.headers['access-control-allow-headers']).toBeUndefined();
      expect([undefined, '*']).toContain(answer.headers['access-control-allow-origin']);
      if (url !== RELEASE) expect(answer.headers['access-control-allow-origin']).toBeUndefined();
    }
  },
);

test('SEC-25 releases are open to every origin, and come without cookies', async () => {
  const answer = await app.inject({ method: 'GET', url: RELEASE, headers: { origin: EVIL, cookie: '__Host-sid=1' } });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['access-control-allow-origin']).toBe('*');
  expect(answer.headers['set-cookie']).toBeUndefined();
});
