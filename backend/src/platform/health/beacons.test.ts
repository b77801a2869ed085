import { ENDPOINTS } from '@alltalent/shared/contracts';
import { signedIn } from '../../../test/support/log-in';
import { describeSites } from '../../../test/support/test-site';
import { pageToken } from '../../../test/support/visitors';
import { publishAll } from '../../../test/support/federation/control-plane';

describeSites('Beacons', (site) => {
  const beacon = { remote: 'mf_talents', version: '1', outcome: 'load_failed', reason: 'no answer', milliseconds: 4000.4 };
  const pageLoads = (): Promise<Record<string, unknown>[]> => site().dataSource.query('SELECT * FROM release_report ORDER BY id');

  beforeAll(() => publishAll(site(), 'mf_talents', '1'));
  beforeEach(async () => {
    site().clock.pass(120);
    for (const table of ['release_beacon', 'release_report']) await site().dataSource.query(`DELETE FROM ${table}`);
  });

  test('what became of a release is stored, with the XSRF token only', async () => {
    const browser = await site().browse();
    expect((await browser.post(ENDPOINTS.beacon.path, beacon)).statusCode).toBe(204);
    expect((await browser.post(ENDPOINTS.beacon.path, beacon, { 'x-xsrf-token': '' })).statusCode).toBe(403);
    const rows = await site().dataSource.query('SELECT outcome, milliseconds FROM release_beacon');
    expect(rows).toEqual([{ outcome: 'load_failed', milliseconds: 4000 }]);
  });

  test('FED-05 it counts with a page of the front door only, and for a release that was published', async () => {
    const browser = await site().browse();
    const token = pageToken(site());
    await browser.post(ENDPOINTS.beacon.path, beacon);
    await browser.post(ENDPOINTS.beacon.path, { ...beacon, token: `${token.slice(0, -1)}x` });
    await browser.post(ENDPOINTS.beacon.path, { ...beacon, token, version: '99' });
    expect(await pageLoads()).toEqual([]);
    await browser.post(ENDPOINTS.beacon.path, { ...beacon, token });
    expect(await pageLoads()).toHaveLength(1);
  });

  test('FED-05 a page counts once for a release, and as failed from its first failure on', async () => {
    const browser = await site().browse();
    const token = pageToken(site());
    for (const outcome of ['loaded', 'rendered', 'render_failed', 'load_failed', 'rendered', 'render_failed']) {
      await browser.post(ENDPOINTS.beacon.path, { ...beacon, token, outcome });
    }
    const [row, ...more] = await pageLoads();
    expect(more).toEqual([]);
    expect(row).toMatchObject({ is_boot_failure: 0 });
    expect(row?.['failed_at']).not.toBeNull();
  });

  test('FED-05 no address is stored, and nothing of a restricted user', async () => {
    const browser = await site().browse('203.0.113.77');
    await browser.post(ENDPOINTS.beacon.path, { ...beacon, token: pageToken(site()) });
    const restricted = await signedIn(site(), 'sana.mirza@example.com');
    await restricted.post(ENDPOINTS.beacon.path, { ...beacon, token: pageToken(site()) });
    expect(await pageLoads()).toHaveLength(1);
    expect(JSON.stringify(await pageLoads())).not.toContain('203.0.113');
  });

  test('a page that floods is told to wait', async () => {
    const browser = await site().browse('127.0.9.1');
    const responses = [];
    for (let round = 0; round < 5; round += 1) {
      responses.push(...(await Promise.all(Array.from({ length: 25 }, () => browser.post(ENDPOINTS.beacon.path, beacon)))));
    }
    expect(responses.some(({ statusCode }) => statusCode === 429)).toBe(true);
    expect(responses.filter(({ statusCode }) => statusCode === 204).length).toBeLessThanOrEqual(120);
  });
});
