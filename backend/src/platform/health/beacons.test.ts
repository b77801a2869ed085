import { ENDPOINTS } from '@alltalent/shared/contracts';
import { signedIn } from '../../../test/support/log-in';
import { describeSites } from '../../../test/support/test-site';
import { pageToken, provenDrawFailure } from '../../../test/support/visitors';
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
    expect(row?.['failed_at']).not.toBeNull();
  });

  describe('a page that could not be drawn on the server', () => {
    const drawFailure = (token: string) => ({ remote: 'mf_talents', version: '1', token, reason: 'Error: broken' });

    test('FED-05 SEC-50 is reported by the front door only: the token of a page proves nothing', async () => {
      const browser = await site().browse();
      const [one, other] = [drawFailure(pageToken(site())), drawFailure(pageToken(site()))];
      for (const headers of [{}, { authorization: `Bearer ${one.token}` }, provenDrawFailure(site(), other)])
        expect((await browser.post(ENDPOINTS.drawFailure.path, one, headers)).statusCode).toBe(401);
      expect(await pageLoads()).toEqual([]);
      expect((await browser.post(ENDPOINTS.drawFailure.path, one, provenDrawFailure(site(), one))).statusCode).toBe(204);
      expect(await site().dataSource.query('SELECT outcome, reason FROM release_beacon')).toEqual([
        { outcome: 'draw_failed', reason: 'Error: broken' },
      ]);
    });

    test('FED-05 is one page load with what its browser reports; a failure there counts as what it is, in any order', async () => {
      const browser = await site().browse();
      const [well, broken, late] = [pageToken(site()), pageToken(site()), pageToken(site())];
      const undrawn = (token: string) =>
        browser.post(ENDPOINTS.drawFailure.path, drawFailure(token), provenDrawFailure(site(), drawFailure(token)));
      const sendBeacons = (token: string, outcome: string) => browser.post(ENDPOINTS.beacon.path, { ...beacon, token, outcome });
      await undrawn(well);
      await sendBeacons(well, 'rendered');
      await undrawn(broken);
      await sendBeacons(broken, 'load_failed');
      await sendBeacons(late, 'load_failed');
      await undrawn(late);
      expect(await pageLoads()).toEqual([
        expect.objectContaining({ is_draw_failure: 1, failed_at: expect.anything() }),
        expect.objectContaining({ is_draw_failure: 0 }),
        expect.objectContaining({ is_draw_failure: 0 }),
      ]);
    });

    test('SEC-29 nothing is stored for a restricted user', async () => {
      const restricted = await signedIn(site(), 'sana.mirza@example.com');
      const report = drawFailure(pageToken(site()));
      expect((await restricted.post(ENDPOINTS.drawFailure.path, report, provenDrawFailure(site(), report))).statusCode).toBe(204);
      expect(await pageLoads()).toEqual([]);
    });
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
