import { ENDPOINTS } from '@alltalent/shared/contracts';
import { ATTRIBUTE_IDS } from '../../../seeds/attributes';
import { signedIn } from '../../../test/support/log-in';
import type { TestBrowser } from '../../../test/support/test-browser';
import { describeSites } from '../../../test/support/test-site';

const CLIENT = 'ritu.khanna@example.com';
const { weight, height, photoFollowers } = ATTRIBUTE_IDS;

describeSites('Filters by measurements', (site) => {
  const ask = (browser: TestBrowser, filterAttribute: object) => {
    const filterdata = encodeURIComponent(JSON.stringify({ filterAttribute }));
    return browser.get(`${ENDPOINTS.talentListing.path}?perPage=3&filterdata=${filterdata}`);
  };
  const heavy = { extra: { [weight]: { min: 40 } } };
  const verify = (day: string | null) =>
    site().dataSource.query('UPDATE user_account SET verified_client_on = ? WHERE login_email = ?', [day, CLIENT]);

  test('SEC-42 neither names nor numbers tell a measurement to visitors, talents and clients whom staff did not check', async () => {
    await verify(null);
    const browsers = [await site().browse(), await signedIn(site(), 'asha.rao@example.com'), await signedIn(site(), CLIENT)];
    for (const browser of browsers) {
      const response = await ask(browser, heavy);
      expect(response.statusCode).toBe(403);
      expect(response.json()).toMatchObject({
        code: 'FORBIDDEN',
        detail: 'Only verified clients can filter by measurements. Take out: Weight.',
      });
      expect(response.json()).not.toHaveProperty('totalCount');
      expect((await ask(browser, { extra: { [height]: {}, [photoFollowers]: { min: 1 } } })).statusCode).toBe(200);
    }
  });

  test('TAL-02 verified clients filter by measurements', async () => {
    await verify('2026-11-01');
    const browser = await signedIn(site(), CLIENT);
    const response = await ask(browser, heavy);
    expect(response.statusCode).toBe(200);
    expect(response.json().totalCount).toBeGreaterThan(0);
    expect((await browser.post(ENDPOINTS.userDetails.path, {})).json()).toMatchObject({ is_verified_client: 1 });
  });

  test('TAL-02 the filters of a category say which are for verified clients', async () => {
    const { physical } = (await (await site().browse()).get('/api/get-sub-categories/2')).json().data;
    const barred = physical.filter((attribute: { for_clients: number }) => attribute.for_clients === 1);
    expect(barred.map(({ label }: { label: string }) => label)).toEqual(['Weight', 'Chest', 'Waist', 'Hips', 'Shoe size']);
  });
});
