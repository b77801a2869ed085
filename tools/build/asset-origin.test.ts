import { type Release, releaseSchema } from '@alltalent/shared/contracts';
import { aRelease, INTEGRITY } from '@alltalent/backend/testing/releases';
import { moveToOrigin } from './asset-origin';

const base = '/r/mf_content/0.1.0-abc123/';
const server = { url: `${base}server/server.0123456789.cjs`, integrity: INTEGRITY };
const built = aRelease('mf_content', '0.1.0-abc123', { server }) as Release;

test('FED-02 a build that was published with a wrong host can be published again with the right one', () => {
  const [wrong, right] = ['http://localhost:9002', 'http://localhost:9004'].map((host) => moveToOrigin(built, host));
  expect(wrong?.version).not.toBe(right?.version);
  expect(moveToOrigin(built, 'http://localhost:9004/')).toEqual(right);
  expect(releaseSchema.validateSync(right, { strict: true }).version).toMatch(/^0\.1\.0-abc123\+[0-9a-f]{8}$/u);
  expect(right?.base).toBe('http://localhost:9004/r/mf_content/0.1.0-abc123/');
  expect(right?.server).toEqual({ ...server, url: `http://localhost:9004${server.url}` });
  expect(right?.files.every(({ url }) => url.startsWith(right.base))).toBe(true);
});

test('FED-01 a build without a server bundle is moved without one', () => {
  expect(moveToOrigin(aRelease('mf_content', '1') as Release, 'http://localhost:9004')).not.toHaveProperty('server');
});
