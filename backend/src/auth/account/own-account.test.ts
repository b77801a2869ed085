import { accountResponseSchema, ENDPOINTS } from '@alltalent/shared/contracts';
import { logIn, signedIn } from '../../../test/support/log-in';
import { describeSite } from '../../../test/support/test-site';
import { announceTerms } from '../../../test/support/documents/announce-terms';

const CLIENT = 'ritu.khanna@example.com';
const TALENT = 'asha.rao@example.com';
const ACCEPT = ENDPOINTS.acceptTerms.path;

describeSite('The own account', (site) => {
  const read = async (browser: Awaited<ReturnType<typeof signedIn>>) => {
    const response = await browser.get(ENDPOINTS.account.path);
    expect(response.statusCode).toBe(200);
    return accountResponseSchema.validateSync(response.json(), { strict: true }).data;
  };

  test('SEC-49 says what is known and confirmed, in the shape of the contract, and is not stored by any cache', async () => {
    const browser = await signedIn(site(), CLIENT);
    const account = await read(browser);
    expect(account).toMatchObject({ email: CLIENT, is_email_confirmed: true, is_contact_no_confirmed: false, has_password: false });
    expect(account).toMatchObject({ providers: [], upcoming_terms: null, deletion_due_at: null, fresh_for: 600 });
    expect((await browser.get(ENDPOINTS.account.path)).headers['cache-control']).toBe('no-store');
  });

  test('SEC-31 a login by code counts as fresh for ten minutes, to the second', async () => {
    const browser = await logIn(site(), CLIENT);
    site().clock.pass(90);
    expect((await read(browser)).fresh_for).toBe(510);
    site().clock.pass(510);
    expect((await read(browser)).fresh_for).toBe(0);
  });

  test('SEC-27 without a session every call of the account answers 401', async () => {
    const visitor = await site().browse();
    for (const { method, path } of Object.values(ENDPOINTS).filter((endpoint) => endpoint.path.startsWith('/api/account'))) {
      const response = await (method === 'GET' ? visitor.get(path) : visitor.post(path, {}));
      expect({ path, status: response.statusCode }).toEqual({ path, status: 401 });
    }
  });

  test('SEC-29 a restricted user may do none of it', async () => {
    const browser = await signedIn(site(), 'sana.mirza@example.com');
    for (const { method, path } of Object.values(ENDPOINTS).filter((endpoint) => endpoint.path.startsWith('/api/account'))) {
      const response = await (method === 'GET' ? browser.get(path) : browser.post(path, {}));
      expect({ path, status: response.statusCode }).toEqual({ path, status: 403 });
    }
  });

  test('MEM-02 an announced version is shown, can be accepted ahead of its day, and is recorded once', async () => {
    const now = site().clock.now();
    const summary = 'Shoots may be cancelled until noon.';
    await announceTerms(site(), '2026-12-10T06:00:00Z', summary);
    const browser = await signedIn(site(), TALENT);
    expect((await read(browser)).upcoming_terms).toEqual({ version: '2026-12-10', effective_on: '2026-12-10', summary });
    expect((await browser.post(ACCEPT, { version: '2026-12-10' })).json()).toMatchObject({ status: 200 });
    site().clock.pass(60);
    expect((await browser.post(ACCEPT, { version: '2026-12-10' })).statusCode).toBe(200);
    const { accepted_terms: accepted } = await read(browser);
    expect(accepted).toEqual([{ version: '2026-12-10', accepted_at: new Date(now).toISOString(), how: 'account' }]);
    expect((await read(await signedIn(site(), CLIENT))).accepted_terms).toEqual([]);
  });

  test('MEM-02 what an account agrees to has the day that the page of the terms shows', async () => {
    const browser = await signedIn(site(), CLIENT);
    const { effective_on: day } = (await browser.get('/api/documents/page/terms-of-use')).json().data;
    expect((await browser.post(ACCEPT, { version: day })).statusCode).toBe(200);
    expect((await read(browser)).accepted_terms).toEqual([expect.objectContaining({ version: day, how: 'account' })]);
  });

  test('MEM-02 a version that does not exist is not accepted', async () => {
    for (const version of ['2099-01-01', '2024-01']) {
      const response = await (await signedIn(site(), CLIENT)).post(ACCEPT, { version });
      expect(response.json()).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    }
  });
});
