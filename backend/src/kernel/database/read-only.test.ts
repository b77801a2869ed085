import { ENDPOINTS, type EndpointName } from '@alltalent/shared/contracts';
import { signedIn } from '../../../test/support/log-in';
import { openSite, type TestSite } from '../../../test/support/test-site';

const READS = (Object.keys(ENDPOINTS) as EndpointName[]).filter((name) => ENDPOINTS[name].method === 'GET');
const PEOPLE = ['ritu.khanna@example.com', 'asha.rao@example.com', 'leela.iyer@example.com', 'nikhil.bose@example.com'];

let site: TestSite;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const setReadOnly = (isReadOnly: boolean) => site.dataSource.query(`PRAGMA query_only = ${isReadOnly ? 1 : 0}`);

test('REL-15 REL-11 while the database takes no writes, visitors and users can read, and writes are refused with 503', async () => {
  const [visitor, user] = [await site.browse(), await signedIn(site, 'ritu.khanna@example.com')];
  site.clock.pass(10 * 60);
  await setReadOnly(true);
  const reads = [`${ENDPOINTS.talentListing.path}?perPage=3`, `${ENDPOINTS.selectedTalents.path}?talentIds=1`, ENDPOINTS.jobs.path];
  for (const browser of [visitor, user]) {
    for (const path of reads) expect([path, (await browser.get(path)).statusCode]).toEqual([path, 200]);
  }
  expect((await user.get(ENDPOINTS.favourites.path)).statusCode).toBe(200);
  const refused = await visitor.post(ENDPOINTS.sendCode.path, { otp_send_medium: 'waiting@example.com' });
  expect([refused.statusCode, refused.json().code]).toEqual([503, 'UNAVAILABLE']);
  await setReadOnly(false);
  expect((await visitor.post(ENDPOINTS.sendCode.path, { otp_send_medium: 'waiting@example.com' })).statusCode).toBe(200);
});

test('REL-15 no read of the site needs a write: each works for a visitor and every kind of user', async () => {
  const browsers = [await site.browse(), ...(await Promise.all(PEOPLE.map((email) => signedIn(site, email))))];
  const statuses = async () => {
    const found: (readonly [name: string, status: number])[] = [];
    for (const name of READS) {
      const path = ENDPOINTS[name].path.replaceAll(/\{\w+\}/gu, '1');
      for (const browser of browsers) found.push([name, (await browser.get(path)).statusCode]);
    }
    return found;
  };
  const before = await statuses();
  await setReadOnly(true);
  expect(await statuses()).toEqual(before);
  await setReadOnly(false);
  expect(before.filter(([, status]) => status >= 500)).toEqual([]);
});
