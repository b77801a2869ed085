import { ENDPOINTS, VISITOR_COOKIE } from '@alltalent/shared/contracts';
import { signedIn } from '../../../test/support/log-in';
import type { Answer, TestBrowser } from '../../../test/support/test-browser';
import { describeSites } from '../../../test/support/test-site';
import { pageToken, PERSON, visit, visitorCookie, visitorId } from '../../../test/support/visitors';
import { aRelease, change, publish, publishAll } from '../../../test/support/federation/control-plane';
import { UsersRepository } from '../../auth/users/users.repository';
import { ExposureRetentionJob } from './exposure-retention.job';

const remote = 'mf_landing';

describeSites('Exposures', (site) => {
  type Row = { visitor: string; variant: string; version: string; is_excluded: number };
  const rows = (): Promise<Row[]> => site().dataSource.query('SELECT * FROM experiment_exposure ORDER BY id');
  const expose = (browser: TestBrowser, body: object = {}, headers: Record<string, string> = {}): Promise<Answer> =>
    browser.post(
      ENDPOINTS.exposure.path,
      { remote, version: 'b1', token: pageToken(site()), ...body },
      { 'user-agent': PERSON, ...headers },
    );

  beforeAll(async () => {
    await publishAll(site(), remote, 'a1');
    await publish(site(), aRelease(remote, 'b1', { experiment: { name: 'hero', variant: 'B', weight: 2000 } }));
  });
  beforeEach(() => site().dataSource.query('DELETE FROM experiment_exposure'));

  test('FED-04 a visitor who is shown a variant counts once, by the signed cookie, under a pseudonym', async () => {
    const id = visitorId();
    const browser = await visit(site(), { hero: 'B' }, id);
    for (let round = 0; round < 3; round += 1) expect((await expose(browser)).statusCode).toBe(204);
    const [row, ...more] = await rows();
    expect(more).toEqual([]);
    expect(row).toMatchObject({ experiment: 'hero', variant: 'B', version: 'b1', weights: 'A8000 B2000', converted_at: null });
    expect(row?.visitor).toMatch(/^[0-9a-f]{64}$/u);
    expect(JSON.stringify(row)).not.toContain(id);
  });

  test('FED-04 experiment and variant cannot be said by the page', async () => {
    await expose(await visit(site(), { hero: 'A' }), { version: 'a1', variant: 'B', experiment: 'other' });
    await expose(await site().browse(), { variant: 'B', experiment: 'hero' });
    expect(await rows()).toEqual([expect.objectContaining({ variant: 'A', experiment: 'hero' })]);
  });

  test('FED-04 a visitor seen with two variants is excluded, and stays so', async () => {
    const id = visitorId();
    await expose(await visit(site(), { hero: 'B' }, id));
    await expose(await visit(site(), { hero: 'A' }, id), { version: 'a1' });
    await expose(await visit(site(), { hero: 'B' }, id));
    expect(await rows()).toEqual([expect.objectContaining({ variant: 'B', version: 'b1' })]);
    expect(Boolean((await rows())[0]?.is_excluded)).toBe(true);
  });

  test('SEC-50 programs, overrides, restricted users and pages of nobody are not counted, and hear the same', async () => {
    const browser = await visit(site(), { hero: 'B' });
    const restricted = await signedIn(site(), 'sana.mirza@example.com');
    restricted.cookies.set(VISITOR_COOKIE, visitorCookie(site(), { hero: 'B' }));
    const stale = pageToken(site(), site().clock.now() - 25 * 3600 * 1000);
    const responses = [
      await expose(browser, {}, { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' }),
      await expose(browser, {}, { 'user-agent': 'curl/8.9.1' }),
      await expose(browser, {}, { 'user-agent': '' }),
      await expose(browser, { version: 'override-1' }),
      await expose(browser, { version: 'a1' }),
      await expose(browser, { token: 'page.x.y.z' }),
      await expose(browser, { token: stale }),
      await expose(browser, { remote: 'mf_unknown' }),
      await expose(await visit(site(), {})),
      await expose(await visit(site(), { hero: 'F' })),
      await expose(restricted),
    ];
    expect(responses.map(({ statusCode }) => statusCode)).toEqual(Array(responses.length).fill(204));
    expect(await rows()).toEqual([]);
  });

  test('SEC-50 whatever the cookie holds, calls work and nothing is counted', async () => {
    const good = visitorCookie(site(), { hero: 'A' });
    const forged = [
      'B',
      'x'.repeat(4096),
      good.replace('~A', '~B'),
      `${good}x`,
      good.slice(0, -1),
      encodeURIComponent('बी😀.hero~B'),
      '%',
      '%E0%A4%A',
      `${visitorId()}.hero~B.${'A'.repeat(43)}`,
      '__proto__~B',
      `${visitorId()}.__proto__~B.${'A'.repeat(43)}`,
      '',
    ];
    for (const value of forged) {
      const browser = await site().browse();
      browser.cookies.set(VISITOR_COOKIE, value);
      expect((await expose(browser)).statusCode).toBe(204);
      expect((await browser.get(ENDPOINTS.leadForm.path)).statusCode).toBe(200);
    }
    expect(await rows()).toEqual([]);
  });

  test('SEC-50 a user is counted as a browser: their id is nowhere in the table', async () => {
    const asha = await signedIn(site(), 'asha.rao@example.com');
    asha.cookies.set(VISITOR_COOKIE, visitorCookie(site(), { hero: 'B' }));
    await expose(asha);
    const user = await new UsersRepository(site().dataSource).findByLoginEmail('asha.rao@example.com');
    expect(await rows()).toHaveLength(1);
    expect(JSON.stringify(await rows())).not.toContain(user?.id);
  });

  test('SEC-50 whoever refuses statistics is not counted, though an old cookie is still there, and neither is one who counts in none', async () => {
    const refusing = await visit(site(), { hero: 'B' });
    refusing.cookies.set('cookie_choice', 'needed');
    await expose(refusing);
    await expose(await visit(site(), { hero: 'B' }), {}, { 'sec-gpc': '1' });
    await expose(await visit(site(), { hero: 'b' }));
    expect(await rows()).toEqual([]);
    const keeping = await site().browse();
    keeping.cookies.set(VISITOR_COOKIE, `p.${visitorCookie(site(), { hero: 'B' })}`);
    await expose(keeping);
    expect(await rows()).toHaveLength(1);
  });

  test('FED-04 a page that floods is told to wait', async () => {
    const browser = await visit(site(), { hero: 'B' });
    const responses = [];
    for (let round = 0; round < 5; round += 1) responses.push(...(await Promise.all(Array.from({ length: 25 }, () => expose(browser)))));
    expect(responses.filter(({ statusCode }) => statusCode === 429)).toHaveLength(5);
    expect(await rows()).toHaveLength(1);
  });

  test('FED-04 a paused test counts nobody, and neither does one that has ended', async () => {
    await change(site(), { remote, action: 'pause' });
    await expose(await visit(site(), { hero: 'B' }));
    expect(await rows()).toEqual([]);
    await change(site(), { remote, action: 'resume' });
    await expose(await visit(site(), { hero: 'B' }));
    expect(await rows()).toHaveLength(1);
    await change(site(), { remote, action: 'end' });
    await expose(await visit(site(), { hero: 'B' }));
    expect(await rows()).toHaveLength(1);
  });

  test('SEC-50 once the cookie has expired the pseudonym goes and the count stays', async () => {
    const sql =
      "INSERT INTO experiment_exposure (experiment, visitor, variant, version, drawn, weights, exposed_at, is_excluded) VALUES ('old', ?, 'A', '1', 'A', 'A10000', ?, 0)";
    const day = 24 * 3600 * 1000;
    await site().dataSource.query(sql, ['a'.repeat(64), site().clock.now() - 91 * day]);
    await site().dataSource.query(sql, ['b'.repeat(64), site().clock.now() - 89 * day]);
    await site().app.get(ExposureRetentionJob).run();
    const [gone, kept] = await rows();
    expect(gone?.visitor).toMatch(/^\d+$/u);
    expect(kept?.visitor).toBe('b'.repeat(64));
  });
});
