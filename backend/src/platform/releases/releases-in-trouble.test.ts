import { openOffice } from '../../../test/support/office/open-office';
import { ENDPOINTS } from '@alltalent/shared/contracts';
import { openSite, type TestSite } from '../../../test/support/test-site';
import { releaseSomething } from '../../../test/mocks/ask-backend';
import { ReleaseHealth } from './release-health';

let site: TestSite;
beforeAll(async () => {
  site = await openSite();
  await releaseSomething(site);
});
afterAll(() => site.close());

test('the office names the releases that visitors get and that surely fail too often, and no others', async () => {
  const office = await openOffice(site);
  const named = async (rate: number | null) => {
    site.app
      .get(ReleaseHealth)
      .bind((releases) => Promise.resolve(releases.map(() => ({ loads: 100, failures: 9, draw_failures: 0, failure_rate_from: rate }))));
    return (await office.get(ENDPOINTS.officeToday.path)).json<{ releases_in_trouble: string[] }>().releases_in_trouble;
  };
  expect(await named(null)).toEqual([]);
  expect(await named(0.001)).toEqual([]);
  const troubled = await named(0.5);
  expect(troubled.length).toBeGreaterThan(0);
  for (const name of troubled) expect(name).toMatch(/^mf_\w+ \S+$/u);
});
