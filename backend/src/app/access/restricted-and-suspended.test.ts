import { ENDPOINTS } from '@alltalent/shared/contracts';
import { describeSite } from '../../../test/support/test-site';
import { accessTo } from './access-table';
import { arrive } from '../../../test/support/access/people';

describeSite('Restricted and suspended users', (site) => {
  test('SEC-29 ROLE-01 a restricted user can change only the own session: every other POST is refused', async () => {
    const posts = site().routes.filter(({ method, url }) => method === 'POST' && accessTo(method, url) !== 'programs');
    const through: string[] = [];
    for (const { url } of posts) {
      const browser = await arrive(site(), 'restricted');
      const refusal = ['office', 'office-door', 'platform'].includes(accessTo('POST', url) ?? '') ? 404 : 403;
      if ((await browser.post(url)).statusCode !== refusal) through.push(url);
    }
    const { beacon, exposure, vitals, logout, userDetails } = ENDPOINTS;
    expect(through.sort()).toEqual([beacon, exposure, vitals, logout, userDetails].map(({ path }) => path).sort());
  });

  test('SEC-29 the beacon of a restricted user is accepted and not stored', async () => {
    const beacons = async () => Number((await site().dataSource.query('SELECT COUNT(*) AS total FROM release_beacon'))[0].total);
    const report = { remote: 'mf_auth', version: '1', outcome: 'loaded', reason: '', milliseconds: 1 };
    const before = await beacons();
    expect((await (await arrive(site(), 'restricted')).post(ENDPOINTS.beacon.path, report)).statusCode).toBe(204);
    expect(await beacons()).toBe(before);
    expect((await (await arrive(site(), 'talent')).post(ENDPOINTS.beacon.path, report)).statusCode).toBe(204);
    expect(await beacons()).toBe(before + 1);
  });

  test('SEC-23 SEC-29 a suspension in the database takes effect with the next request', async () => {
    const browser = await arrive(site(), 'talent');
    expect((await browser.get(ENDPOINTS.account.path)).statusCode).toBe(200);
    await site().dataSource.query("UPDATE user_account SET status = 'suspended' WHERE id = 'u_demo_asha'");
    expect((await browser.get(ENDPOINTS.account.path)).statusCode).toBe(401);
  });
});
