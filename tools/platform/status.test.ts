import type { RemoteStatus } from '@alltalent/shared/contracts';
import { createServer } from 'node:http';
import { status } from './status';

/** Returns the status text of a remote whose release has these figures of the last hour. */
async function statusWith(failures: number, from: number | null, undrawn?: number): Promise<string> {
  const health = { loads: 1000, failures, draw_failures: undrawn, failure_rate_from: from };
  const release = { version: '3', place: 'stable', weight: 10_000, published_at: 0, health };
  const remotes = [{ remote: 'mf_landing', experiment: null, releases: [release] }] as unknown as readonly RemoteStatus[];
  const plane = createServer((_request, response) => response.end(JSON.stringify({ revision: 1, front_doors: [], remotes })));
  await new Promise<void>((resolve) => plane.listen(0, '127.0.0.1', resolve));
  const url = plane.address();
  if (url === null || typeof url === 'string') throw new Error('no port');
  try {
    return await status.run([], { backendUrl: `http://127.0.0.1:${url.port}`, tokenOf: () => 'token' });
  } finally {
    await new Promise((resolve) => plane.close(resolve));
  }
}

test.each([
  [0, 1e-19],
  [0, 0],
  [1, 0.00002],
])('FED-05 a release of which %d of 1000 fail is not said to fail surely', async (failures, from) => {
  expect(await statusWith(failures, from)).not.toContain('surely');
});

test('FED-05 a release that fails is said to fail surely', async () => {
  expect(await statusWith(80, 0.065)).toContain('8 %, surely 6.5 %');
});

test('FED-05 pages that could not be drawn on the server are named as such', async () => {
  expect(await statusWith(80, 0.065, 20)).toContain('8 %, surely 6.5 %; 20 could not be drawn on the server');
  for (const none of [0, undefined]) expect(await statusWith(80, 0.065, none)).not.toContain('drawn');
});
