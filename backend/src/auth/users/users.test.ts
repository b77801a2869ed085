import { currencyListSchema, ENDPOINTS, updateCurrencyResponseSchema, userDetailsSchema } from '@alltalent/shared/contracts';
import { logIn } from '../../../test/support/log-in';
import { describeSites } from '../../../test/support/test-site';

const CLIENT = 'ritu.khanna@example.com';
const TALENT = 'asha.rao@example.com';
const DETAILS = ENDPOINTS.userDetails.path;
const UPDATE_CURRENCY = ENDPOINTS.updateCurrency.path;

describeSites('User details', (site) => {
  test('API-01 LOG-12 a signed-in user reads their own details, in the shape of the contract and nothing more', async () => {
    const browser = await logIn(site(), TALENT);
    const response = await browser.post(DETAILS);
    expect(response.statusCode).toBe(200);
    const details = userDetailsSchema.validateSync(response.json(), { strict: true });
    expect(details).toMatchObject({ email: TALENT, first_name: 'Asha', last_name: 'Rao', role_id: '5', unread_notification_cnt: 0 });
    expect(Object.keys(response.json()).sort()).toEqual(Object.keys(userDetailsSchema.fields).sort());
    expect(response.headers['cache-control']).toBe('no-store');
    expect((await browser.post(DETAILS, { user_id: details.user_id })).json()).toEqual(details);
  });

  test('API-01 SEC-27 without a session the answer is 401, whatever id is sent', async () => {
    const details = (await (await logIn(site(), TALENT)).post(DETAILS)).json();
    const visitor = await site().browse();
    for (const body of [{}, { user_id: details.user_id }]) {
      const response = await visitor.post(DETAILS, body);
      expect(response.statusCode).toBe(401);
      expect(response.body).not.toContain(TALENT);
    }
  });

  test("API-01 SEC-27 another user's id gets 403 and tells nothing", async () => {
    const other = (await (await logIn(site(), TALENT)).post(DETAILS)).json();
    const browser = await logIn(site(), CLIENT);
    for (const user_id of [other.user_id, 'u_nobody', TALENT]) {
      const response = await browser.post(DETAILS, { user_id });
      expect(response.statusCode).toBe(403);
      expect(response.body).not.toContain('Asha');
    }
  });

  test('SEC-28 fields that a caller may not set are dropped', async () => {
    const browser = await logIn(site(), CLIENT);
    const before = (await browser.post(DETAILS)).json();
    await browser.post(DETAILS, { role_id: '20,5', has_premium: 1, status: 2, email: 'x@example.com' });
    expect((await browser.post(DETAILS)).json()).toEqual(before);
  });

  test('SEC-27 a session outlives no account', async () => {
    const browser = await logIn(site(), 'sana.mirza@example.com');
    await site().dataSource.query("DELETE FROM user_account WHERE email = 'sana.mirza@example.com'");
    expect((await browser.post(DETAILS)).statusCode).toBe(401);
  });
});

describeSites('Currencies', (site) => {
  test('API-03 CUR-01 the list carries id, code, symbol and name, in the order to show', async () => {
    const response = await (await site().browse()).get(ENDPOINTS.currencies.path);
    const list = currencyListSchema.validateSync(response.json(), { strict: true });
    expect(list.length).toBeGreaterThan(5);
    expect(list[0]).toMatchObject({ code: 'INR', symbol: '₹' });
    expect(new Set(list.map(({ code }) => code)).size).toBe(list.length);
  });

  test("API-04 CUR-01 a visitor's choice is answered 1 and kept in a cookie", async () => {
    const browser = await site().browse();
    const response = await browser.post(UPDATE_CURRENCY, { currency_code: 'USD' });
    expect(updateCurrencyResponseSchema.validateSync(response.json(), { strict: true })).toEqual({ status: 1, message: '' });
    expect(browser.cookies.get('currency')).toBe('USD');
  });

  test("API-04 a user's choice is kept with the account", async () => {
    const browser = await logIn(site(), CLIENT);
    const response = await browser.post(UPDATE_CURRENCY, { currency_code: 'EUR' });
    expect(response.json().status).toBe(1);
    expect(browser.cookies.has('currency')).toBe(false);
    const rows = await site().dataSource.query(`SELECT currency_code AS code FROM user_account WHERE email = '${CLIENT}'`);
    expect(rows[0].code).toBe('EUR');
  });

  test('API-04 a currency that is not on the list is answered 0 with the reason', async () => {
    const browser = await site().browse();
    const response = await browser.post(UPDATE_CURRENCY, { currency_code: 'XXX' });
    expect(response.json()).toEqual({ status: 0, message: 'Choose a currency of the list.' });
    expect(browser.cookies.has('currency')).toBe(false);
  });
});
