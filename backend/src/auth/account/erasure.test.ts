import { ENDPOINTS } from '@alltalent/shared/contracts';
import { messagesTo, signedIn } from '../../../test/support/log-in';
import { describeSites } from '../../../test/support/test-site';
import { PasswordsService } from '../passwords/passwords.service';
import { UsersService } from '../users/users.service';
import { ErasureService } from './erasure.service';
import { ErasureJob } from './erasure.job';

const TALENT = 'asha.rao@example.com';
const CLIENT = 'ritu.khanna@example.com';
const HOUR = 3600;
const DAY = 24 * HOUR;

describeSites('Erasure', (site) => {
  const work = () => site().app.get(ErasureJob).run();
  const query = (sql: string) => site().dataSource.query(sql);
  const subjects = async (email: string) => (await messagesTo(site(), email)).map(({ subject }) => subject);
  const notices = async (email: string) => (await subjects(email)).filter((subject) => subject.startsWith('Last notice'));
  const isThere = async (id: string) => (await site().app.get(UsersService).findById(id)) !== null;
  const askFor = async (email: string) => {
    const browser = await signedIn(site(), email);
    expect((await browser.post(ENDPOINTS.deleteAccount.path, { reason: 'Enough.' })).statusCode).toBe(200);
    return browser;
  };
  const tables = async () => {
    const names: string[] = site().dataSource.entityMetadatas.map(({ tableName }) => tableName);
    return Promise.all(names.map(async (name) => [name, JSON.stringify(await query(`SELECT * FROM ${name}`))] as const));
  };

  test('SEC-68 48 hours before the day a notice goes out, once, and the account is still there', async () => {
    await askFor(TALENT);
    site().clock.pass(28 * DAY - 60);
    await work();
    expect(await notices(TALENT)).toEqual([]);
    site().clock.pass(60);
    await work();
    await work();
    expect(await notices(TALENT)).toEqual(['Last notice: your All Talent account will be deleted on 20 December 2026']);
    site().clock.pass(2 * DAY - 60);
    await work();
    expect(await isThere('u_demo_asha')).toBe(true);
  });

  test('SEC-68 on its day the account is gone, with everything that tells the person, and the profile is off the site', async () => {
    const [{ slug, name }] = await query(
      "SELECT slug, name FROM talent WHERE slug = (SELECT slug FROM user_account WHERE id = 'u_demo_asha')",
    );
    const browser = await signedIn(site(), TALENT);
    await site().app.get(PasswordsService).set('u_demo_asha', 'monsoon over Marine Drive');
    await browser.post(ENDPOINTS.acceptTerms.path, { version: '2026-11-03' });
    await browser.post(ENDPOINTS.sendAccountCode.path);
    const [{ total }] = await query("SELECT total FROM talent_counter WHERE scope = 'listed'");
    expect((await browser.get(`/api/talent-profile/${slug}`)).statusCode).toBe(404);
    site().clock.pass(60);
    await work();
    expect(await isThere('u_demo_asha')).toBe(false);
    expect((await browser.get(ENDPOINTS.account.path)).statusCode).toBe(401);
    expect((await browser.get(`/api/talent-profile/${slug}`)).statusCode).toBe(404);
    expect(Number((await query("SELECT total FROM talent_counter WHERE scope = 'listed'"))[0].total)).toBe(Number(total));
    for (const [table, rows] of await tables()) {
      expect({ table, found: [TALENT, 'u_demo_asha', slug, name].filter((trace) => rows.includes(trace)) }).toEqual({ table, found: [] });
    }
    expect(await query('SELECT id FROM one_time_code')).toEqual([]);
    expect((await subjects(TALENT))[0]).toBe('Your All Talent account is deleted');
    expect(site().log.join('')).toContain('account erased');
  });

  test('SEC-68 the same address can make a new account afterwards', async () => {
    const person = { roleId: '7', email: TALENT, loginEmail: TALENT, loginPhone: null, firstName: 'Asha', lastName: 'Rao' };
    const user = await site()
      .app.get(UsersService)
      .create({ ...person, dialCode: '91', mobileNumber: '', birthDate: null });
    expect(user?.id).toMatch(/^u_/u);
    const browser = await signedIn(site(), TALENT);
    expect((await browser.get(ENDPOINTS.account.path)).json().data).toMatchObject({
      email: TALENT,
      accepted_terms: [],
      deletion_due_at: null,
    });
  });

  test('SEC-68 after an outage nobody is erased without two days of notice, and who keeps the account in them keeps it', async () => {
    await askFor(CLIENT);
    site().clock.pass(40 * DAY);
    await work();
    expect(await isThere('u_demo_ritu')).toBe(true);
    const [notice] = await messagesTo(site(), CLIENT);
    expect(notice?.subject).toMatch(/will be deleted on \d+ \w+ 20\d\d$/u);
    site().clock.pass(47 * HOUR);
    const browser = await signedIn(site(), CLIENT);
    expect((await browser.post(ENDPOINTS.keepAccount.path)).statusCode).toBe(200);
    site().clock.pass(30 * DAY);
    await work();
    expect(await isThere('u_demo_ritu')).toBe(true);
  });

  test('SEC-68 what staff did stays on record under an id that leads to nobody', async () => {
    const entry = { actor: 'u_demo_nikhil', action: 'suspend', subject: 'u_demo_asha', detail: 'no answer' };
    await query(
      "INSERT INTO audit_entry (happened_at, actor, action, subject, detail) VALUES (0, 'u_demo_nikhil', 'suspend', 'u_demo_asha', 'no answer')",
    );
    await work();
    expect(await query("SELECT actor, action, subject, detail FROM audit_entry WHERE subject = 'u_demo_asha'")).toEqual([entry]);
    expect(await isThere('u_demo_asha')).toBe(false);
  });

  test('SEC-13 several instances at once notify and erase once', async () => {
    await askFor('dev.mehra@example.com');
    const erasure = site().app.get(ErasureService);
    site().clock.pass(28 * DAY);
    await Promise.all([erasure.sendWarnings(), erasure.sendWarnings(), erasure.sendWarnings()]);
    expect(await notices('dev.mehra@example.com')).toHaveLength(1);
    site().clock.pass(2 * DAY);
    await Promise.all([erasure.eraseDue(), erasure.eraseDue(), erasure.eraseDue()]);
    expect(await isThere('u_demo_dev')).toBe(false);
    expect((await subjects('dev.mehra@example.com')).filter((subject) => subject.endsWith('is deleted'))).toHaveLength(1);
  });

  test('SEC-68 an erasure that failed on the way is done by a later job run', async () => {
    await askFor('meher.kaul@example.com');
    site().clock.pass(28 * DAY);
    await work();
    site().clock.pass(2 * DAY);
    const users = site().app.get(UsersService);
    const remove = jest.spyOn(users, 'remove').mockRejectedValueOnce(new Error('the database went away'));
    await work();
    expect(await isThere('u_demo_meher')).toBe(true);
    site().clock.pass(5 * 60);
    await work();
    expect(await isThere('u_demo_meher')).toBe(true);
    site().clock.pass(HOUR);
    await work();
    expect(await isThere('u_demo_meher')).toBe(false);
    expect(remove).toHaveBeenCalledTimes(2);
    remove.mockRestore();
  });
});
