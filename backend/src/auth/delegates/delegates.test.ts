import { ACCOUNT_HEADER, delegatedAccountsResponseSchema, ENDPOINTS, type Standing } from '@alltalent/shared/contracts';
import { signedIn } from '../../../test/support/log-in';
import type { TestBrowser } from '../../../test/support/test-browser';
import { describeSite } from '../../../test/support/test-site';
import { DelegatesService } from './delegates.service';

const CLIENT = 'u_demo_ritu';
const COLLEAGUE = 'u_demo_asha';
const COLLEAGUE_EMAIL = 'asha.rao@example.com';

describeSite('People who use an account of somebody else', (site) => {
  const delegates = () => site().app.get(DelegatesService, { strict: false });
  const switchTo = (browser: TestBrowser, accountId: string) => browser.post(ENDPOINTS.switchAccount.path, { account_id: accountId });
  const details = async (browser: TestBrowser) => (await browser.post(ENDPOINTS.userDetails.path)).json();
  const statusOf = async (browser: TestBrowser, path: string) => (await browser.get(path)).statusCode;
  const colleague = async (standing: Exclude<Standing, 'holder'>) => {
    await delegates().allow(CLIENT, COLLEAGUE, standing);
    const browser = await signedIn(site(), COLLEAGUE_EMAIL);
    expect((await switchTo(browser, CLIENT)).statusCode).toBe(200);
    return browser;
  };

  afterEach(() => site().dataSource.query('DELETE FROM account_delegate'));

  test('HIR-06 a person sees the accounts to use and is that account until switching back', async () => {
    const browser = await colleague('caster');
    expect(await details(browser)).toMatchObject({
      user_id: CLIENT,
      role_id: '7',
      acting: { person_id: COLLEAGUE, standing: 'caster' },
      other_accounts: 1,
    });
    const list = (await browser.get(ENDPOINTS.delegatedAccounts.path)).json();
    expect(delegatedAccountsResponseSchema.validateSync(list, { strict: true }).data).toMatchObject({
      own: { account_id: COLLEAGUE },
      current_id: CLIENT,
      accounts: [{ account_id: CLIENT, standing: 'caster' }],
    });
    expect(await statusOf(browser, ENDPOINTS.clientOverview.path)).toBe(200);
    await switchTo(browser, COLLEAGUE);
    expect(await details(browser)).toMatchObject({ user_id: COLLEAGUE, acting: null });
    expect(await statusOf(browser, ENDPOINTS.clientOverview.path)).toBe(403);
  });

  test('HIR-06 SEC-29 nobody switches to an account without a right: 404, and the session stays', async () => {
    const browser = await signedIn(site(), COLLEAGUE_EMAIL);
    for (const id of [CLIENT, 'u_nobody', '']) expect([400, 404]).toContain((await switchTo(browser, id)).statusCode);
    expect(await details(browser)).toMatchObject({ user_id: COLLEAGUE, acting: null, other_accounts: 0 });
  });

  test('HIR-06 SEC-29 a viewer reads and changes nothing; neither of them reaches the account itself', async () => {
    const viewer = await colleague('viewer');
    expect(await statusOf(viewer, ENDPOINTS.ownJobs.path)).toBe(200);
    const refused = await viewer.post(ENDPOINTS.makeFavouriteList.path, { name: 'Lead' });
    expect(refused.json()).toMatchObject({ status: 403, code: 'FORBIDDEN' });
    expect(await statusOf(viewer, ENDPOINTS.account.path)).toBe(403);
    const caster = await colleague('caster');
    expect((await caster.post(ENDPOINTS.makeFavouriteList.path, { name: 'Lead' })).statusCode).toBe(200);
    expect(await statusOf(caster, ENDPOINTS.account.path)).toBe(403);
  });

  test('HIR-06 SEC-29 a right that ends ends with the next request, which changes nothing in the own account', async () => {
    const browser = await colleague('caster');
    await delegates().stop(CLIENT, COLLEAGUE);
    const refused = await browser.post(ENDPOINTS.makeFavouriteList.path, { name: 'Extras' });
    expect(refused.json()).toMatchObject({ status: 409, code: 'ACCOUNT_SWITCHED' });
    expect(await details(browser)).toMatchObject({ user_id: COLLEAGUE, acting: null });
    const lists = (await browser.get(ENDPOINTS.favourites.path)).json<{ data: { lists: { name: string }[] } }>().data.lists;
    expect(lists.map(({ name }) => name)).not.toContain('Extras');
  });

  test.each([
    ['suspended', "status = 'suspended'", "status = 'active'"],
    ['without a client side', "role_id = '5'", "role_id = '7'"],
  ])('HIR-06 SEC-29 an account that is %s can no longer be used', async (_name, change, back) => {
    const browser = await colleague('owner');
    await site().dataSource.query(`UPDATE user_account SET ${change} WHERE id = '${CLIENT}'`);
    expect(await statusOf(browser, ENDPOINTS.ownJobs.path)).not.toBe(200);
    expect(await details(browser)).toMatchObject({ user_id: COLLEAGUE, acting: null, other_accounts: 0 });
    expect((await switchTo(browser, CLIENT)).statusCode).toBe(404);
    await site().dataSource.query(`UPDATE user_account SET ${back} WHERE id = '${CLIENT}'`);
  });

  test('HIR-06 a tab that shows another account than the session uses is refused with 409 until it loads again', async () => {
    const browser = await colleague('caster');
    const shown = { [ACCOUNT_HEADER]: COLLEAGUE };
    const refused = await browser.post(ENDPOINTS.makeFavouriteList.path, { name: 'Crowd' }, shown);
    expect(refused.json()).toMatchObject({ status: 409, code: 'ACCOUNT_SWITCHED' });
    const fitting = await browser.post(ENDPOINTS.makeFavouriteList.path, { name: 'Crowd' }, { [ACCOUNT_HEADER]: CLIENT });
    expect(fitting.statusCode).toBe(200);
  });
});
