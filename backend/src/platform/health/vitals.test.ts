import { ENDPOINTS, VISITOR_COOKIE } from '@alltalent/shared/contracts';
import { signedIn } from '../../../test/support/log-in';
import type { TestBrowser } from '../../../test/support/test-browser';
import { describeSites } from '../../../test/support/test-site';
import { pageToken, PERSON, visit, visitorCookie } from '../../../test/support/visitors';
import { aRelease, publish, publishAll } from '../../../test/support/federation/control-plane';
import { RetainedRowsRepository } from './retained-rows.repository';
import { RetentionService } from './retention.service';
import { RetentionJob } from './retention.job';

const remote = 'mf_landing';
const DAY_MS = 24 * 3600 * 1000;

describeSites('Web Vitals', (site) => {
  const rows = (): Promise<Record<string, unknown>[]> => site().dataSource.query('SELECT * FROM page_vitals ORDER BY id');
  const send = (browser: TestBrowser, body: object = {}, userAgent = PERSON) => {
    const values = [{ name: 'LCP', value: 1234.5 }];
    const vitals = { remote, version: 'a1', route: 'x', token: pageToken(site()), values, ...body };
    return browser.post(ENDPOINTS.vitals.path, vitals, { 'user-agent': userAgent });
  };

  beforeAll(async () => {
    await publishAll(site(), remote, 'a1');
    await publish(site(), aRelease(remote, 'b1', { experiment: { name: 'hero', variant: 'B', weight: 2000 } }));
  });
  beforeEach(() => site().dataSource.query('DELETE FROM page_vitals'));

  test('FED-04 they are kept by route, release and variant, a row for a page and route', async () => {
    const browser = await visit(site(), { hero: 'B' });
    const token = pageToken(site());
    await send(browser, { version: 'b1', token });
    await send(browser, {
      version: 'b1',
      token,
      values: [
        { name: 'CLS', value: 0.07 },
        { name: 'INP', value: 80 },
      ],
    });
    await send(browser, { version: 'b1', token, values: [{ name: 'CLS', value: 0.09 }] });
    const first = { remote, version: 'b1', route: 'x', experiment: 'hero', variant: 'B' };
    expect(await rows()).toEqual([expect.objectContaining({ ...first, lcp: 1234.5, cls: 0.09, inp: 80, ttfb: null })]);
    await send(await site().browse());
    expect((await rows())[1]).toMatchObject({ version: 'a1', experiment: null, variant: null });
  });

  test('SEC-50 without a page of the front door, by a program or a restricted user nothing is kept', async () => {
    const restricted = await signedIn(site(), 'sana.mirza@example.com');
    const responses = [
      await send(await site().browse(), { token: 'junk' }),
      await send(await site().browse(), { version: 'nobody-published-this' }),
      await send(await site().browse(), {}, 'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)'),
      await send(restricted),
    ];
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([204, 204, 204, 204]);
    expect(await rows()).toEqual([]);
  });

  test('SEC-50 no user, visitor or address is in a row', async () => {
    const asha = await signedIn(site(), 'asha.rao@example.com');
    const cookie = visitorCookie(site(), { hero: 'A' });
    asha.cookies.set(VISITOR_COOKIE, cookie);
    await send(asha);
    const [row = {}] = await rows();
    expect(Object.keys(row).sort()).toEqual(
      ['cls', 'experiment', 'fcp', 'id', 'inp', 'lcp', 'page', 'remote', 'reported_at', 'route', 'ttfb', 'variant', 'version'].sort(),
    );
    expect(JSON.stringify(row)).not.toContain(cookie.slice(0, 22));
    expect(JSON.stringify(row)).not.toContain(asha.ip);
  });

  test.each([
    ['a name nobody measures', { values: [{ name: 'FID', value: 1 }] }],
    ['a value below nothing', { values: [{ name: 'LCP', value: -1 }] }],
    ['no value', { values: [] }],
    ['a variant said by the page in place of a version', { version: '{"$gt":""}' }],
  ])('SEC-50 %s is refused with 400', async (_what, body) => {
    expect((await send(await site().browse(), body)).statusCode).toBe(400);
    expect(await rows()).toEqual([]);
  });

  test('what pages told is kept for thirty days and no longer, where it came from for one', async () => {
    const pageLoad = "INSERT INTO release_report (remote, version, page, network, reported_at) VALUES ('mf_x', '1', ?, 'n', ?)";
    const view = "INSERT INTO page_vitals (remote, version, page, route, reported_at) VALUES ('mf_x', '1', ?, 'r', ?)";
    const beacon =
      "INSERT INTO release_beacon (remote, version, outcome, reason, milliseconds, reported_at) VALUES ('mf_x', '1', ?, '', 0, ?)";
    const now = site().clock.now();
    for (const days of [31, 29, 0]) {
      for (const sql of [pageLoad, view, beacon]) await site().dataSource.query(sql, [`d${days}`, now - days * DAY_MS]);
    }
    await site().app.get(RetentionService).prune();
    expect((await rows()).map(({ page }) => page)).toEqual(['d29', 'd0']);
    expect(await site().dataSource.query("SELECT page, network FROM release_report WHERE remote = 'mf_x' ORDER BY id")).toEqual([
      { page: 'd29', network: '' },
      { page: 'd0', network: 'n' },
    ]);
    expect(await site().dataSource.query("SELECT outcome FROM release_beacon WHERE remote = 'mf_x'")).toHaveLength(2);
  });

  test('REL-12 what a page tells deletes nothing that others told; a job does', async () => {
    const view = "INSERT INTO page_vitals (remote, version, page, route, reported_at) VALUES ('mf_x', '1', 'old', 'r', ?)";
    site().clock.pass(120);
    await site().dataSource.query(view, [site().clock.now() - 31 * DAY_MS]);
    await send(await site().browse());
    expect((await rows()).map(({ remote: name }) => name)).toEqual(['mf_x', remote]);
    expect(await site().app.get(RetentionJob).run()).toBe(true);
    expect((await rows()).map(({ remote: name }) => name)).toEqual([remote]);
  });

  test('of too many the oldest go', async () => {
    const view = "INSERT INTO page_vitals (remote, version, page, route, reported_at) VALUES ('mf_x', '1', ?, 'r', ?)";
    for (const page of ['1', '2', '3', '4', '5']) await site().dataSource.query(view, [page, site().clock.now()]);
    await site().app.get(RetainedRowsRepository).prune('vitals', { before: 0, most: 3 });
    expect((await rows()).map(({ page }) => page)).toEqual(['3', '4', '5']);
  });
});
