import { ENDPOINTS } from '@alltalent/shared/contracts';
import { signedIn } from '../../../test/support/log-in';
import { openSite, type TestSite } from '../../../test/support/test-site';

let site: TestSite;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const setReadOnly = (isReadOnly: boolean) => site.dataSource.query(`PRAGMA query_only = ${isReadOnly ? 1 : 0}`);

test('REL-15 REL-11 while the database takes no writes everybody reads on, signed in or not, and writes are refused with 503', async () => {
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
