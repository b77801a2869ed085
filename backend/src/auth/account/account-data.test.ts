import { ENDPOINTS } from '@alltalent/shared/contracts';
import { messagesTo, signedIn } from '../../../test/support/log-in';
import type { TestBrowser } from '../../../test/support/test-browser';
import { describeSites } from '../../../test/support/test-site';
import { PasswordsService } from '../passwords/passwords.service';

const TALENT = 'asha.rao@example.com';
const CLIENT = 'ritu.khanna@example.com';
const TEN_MINUTES = 600;
const DAY = 24 * 3600;

describeSites('Export and deletion', (site) => {
  const exported = (browser: TestBrowser) => browser.get(ENDPOINTS.exportAccount.path);
  const ask = (browser: TestBrowser, body: object = {}) => browser.post(ENDPOINTS.deleteAccount.path, body);
  const keep = (browser: TestBrowser) => browser.post(ENDPOINTS.keepAccount.path);
  const dueAt = async (browser: TestBrowser) => (await browser.get(ENDPOINTS.account.path)).json().data.deletion_due_at;

  test('SEC-68 the export is a file with everything stored about the user', async () => {
    const browser = await signedIn(site(), TALENT);
    await browser.post(ENDPOINTS.acceptTerms.path, { version: '2026-11-03' });
    await site().dataSource.query(
      "INSERT INTO audit_entry (happened_at, actor, action, subject, detail) VALUES (0, 'u_demo_nikhil', 'suspend', 'u_demo_asha', 'a mistake')",
    );
    await site().app.get(PasswordsService).set('u_demo_asha', 'monsoon over Marine Drive');
    const response = await exported(browser);
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-disposition']).toBe('attachment; filename="alltalent-export-2026-11-20.json"');
    expect(response.headers['content-type']).toContain('application/json');
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.json()).toMatchObject({
      account: { user_id: 'u_demo_asha', email: TALENT, first_name: 'Asha', location: 'Bengaluru', currency_code: 'INR' },
      sign_in_ways: { password_set_at: expect.any(String), providers: [] },
      sessions: [{ device: 'Unknown device', place: 'Unknown place' }],
      accepted_terms: [{ version: '2026-11-03', how: 'account' }],
      talent_profile: { name: 'Asha Rao', about: expect.stringMatching(/\w/u), attributes: expect.any(Array), credits: expect.any(Array) },
      children: [],
      staff_actions: [{ happened_at: '1970-01-01T00:00:00.000Z', action: 'suspend', detail: 'a mistake' }],
      deletion: null,
    });
  });

  test('SEC-68 SEC-27 it holds no secret, and nothing of anybody else', async () => {
    const browser = await signedIn(site(), TALENT);
    const text = (await exported(browser)).body;
    expect(text).not.toMatch(/argon2|digest|sid_?hash|secret/iu);
    expect(text).not.toContain(browser.cookies.get('__Host-sid'));
    expect(text).not.toMatch(/ritu|meher|dev\.mehra|nikhil/iu);
  });

  test('SEC-31 SEC-68 it needs a fresh code, and five in a day are enough', async () => {
    const browser = await signedIn(site(), CLIENT);
    for (let count = 0; count < 5; count += 1) expect((await exported(browser)).statusCode).toBe(200);
    expect((await exported(browser)).json()).toMatchObject({ status: 429, retry_after: DAY });
    site().clock.pass(TEN_MINUTES);
    expect((await exported(browser)).json()).toMatchObject({ status: 403, code: 'FRESH_CODE_NEEDED' });
  });

  test('SEC-31 deletion needs a fresh code', async () => {
    const browser = await signedIn(site(), CLIENT);
    site().clock.pass(TEN_MINUTES);
    expect((await ask(browser)).json()).toMatchObject({ status: 403, code: 'FRESH_CODE_NEEDED' });
    expect(await dueAt(browser)).toBeNull();
  });

  test('SEC-68 REL-17 the account goes in thirty days; asking again changes nothing and sends no second mail', async () => {
    const [browser, elsewhere] = [await signedIn(site(), CLIENT), await signedIn(site(), CLIENT)];
    const before = (await messagesTo(site(), CLIENT)).length;
    const due = new Date(site().clock.now() + 30 * DAY * 1000).toISOString();
    const responses = await Promise.all([ask(browser, { reason: 'I found work.' }), ask(browser), ask(browser)]);
    for (const response of responses)
      expect(response.json()).toMatchObject({ status: 200, message: expect.stringContaining('20 December 2026') });
    site().clock.pass(60);
    await ask(browser);
    expect(await dueAt(browser)).toBe(due);
    const mails = await messagesTo(site(), CLIENT);
    expect(mails).toHaveLength(before + 1);
    expect(mails[0]?.subject).toBe('Your All Talent account will be deleted on 20 December 2026');
    expect(mails[0]?.text).toContain(`${site().config.publicUrl}/account`);
    expect(mails[0]?.text).toContain('it is off the site from now on');
    expect((await elsewhere.get(ENDPOINTS.account.path)).statusCode).toBe(401);
  });

  test('SEC-68 its user can still log in and keep it, twice without harm, and ask again later', async () => {
    site().clock.pass(3 * DAY);
    const browser = await signedIn(site(), CLIENT);
    expect(await dueAt(browser)).not.toBeNull();
    expect((await exported(browser)).json().deletion).toEqual({ asked_at: expect.any(String), reason: expect.any(String) });
    for (let count = 0; count < 2; count += 1) expect((await keep(browser)).json()).toMatchObject({ status: 200 });
    expect(await dueAt(browser)).toBeNull();
    await ask(browser);
    expect(await dueAt(browser)).toBe(new Date(site().clock.now() + 30 * DAY * 1000).toISOString());
    await keep(browser);
  });
});
