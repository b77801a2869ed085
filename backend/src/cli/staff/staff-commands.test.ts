import { ENDPOINTS } from '@alltalent/shared/contracts';
import { messagesTo, signedIn } from '../../../test/support/log-in';
import type { TestBrowser } from '../../../test/support/test-browser';
import { describeSites, type TestSite } from '../../../test/support/test-site';
import { announceTerms } from '../../../test/support/documents/announce-terms';
import { OutboxService } from '../../kernel/outbox/outbox.service';
import { parseStaffCommand } from './parse-staff-command';
import { runStaffCommand } from './run-staff-command';

const TALENT = 'asha.rao@example.com';
const PREMIUM = 'meher.kaul@example.com';
const BOTH = 'dev.mehra@example.com';
const CLIENT = 'ritu.khanna@example.com';
const STAFF = 'nikhil.bose@example.com';

function staff(site: TestSite, ...args: readonly string[]): Promise<string> {
  const parsed = parseStaffCommand(args);
  if (parsed.kind !== 'command') throw new Error(parsed.kind === 'help' ? 'help' : parsed.sentence);
  return runStaffCommand(site, parsed);
}

describeSites('Staff commands', (site) => {
  const run = (...args: readonly string[]) => staff(site(), ...args);
  const statusOf = async (browser: TestBrowser) => (await browser.post(ENDPOINTS.userDetails.path)).statusCode;
  const slugOf = async (email: string): Promise<string> =>
    (await site().dataSource.query('SELECT slug FROM user_account WHERE email = ?', [email]))[0].slug;
  const profileOf = async (email: string) => (await (await site().browse()).get(`/api/talent-profile/${await slugOf(email)}`)).statusCode;
  const counters = () => site().dataSource.query('SELECT scope, total FROM talent_counter ORDER BY scope');
  const newest = async () =>
    (await site().dataSource.query('SELECT actor, action, subject, detail FROM audit_entry ORDER BY id DESC LIMIT 1'))[0];
  const entries = async () => Number((await site().dataSource.query('SELECT COUNT(*) AS total FROM audit_entry'))[0].total);

  test('ROLE-02 SEC-23 a suspended account loses every session and its profile at once, and its owner is told why', async () => {
    const [phone, desk] = [await signedIn(site(), TALENT), await signedIn(site(), TALENT)];
    expect([await statusOf(phone), await statusOf(desk), await profileOf(TALENT)]).toEqual([200, 200, 200]);
    const before = await counters();
    expect(await run('suspend', ' Asha.Rao@example.com', '--reason', 'Copied another\nprofile', '--by', STAFF)).toContain(
      'u_demo_asha is suspended',
    );
    expect([await statusOf(phone), await statusOf(desk), await profileOf(TALENT)]).toEqual([401, 401, 404]);
    expect(await newest()).toEqual({ actor: 'u_demo_nikhil', action: 'suspend', subject: 'u_demo_asha', detail: 'Copied another profile' });
    const [mail] = await messagesTo(site(), TALENT);
    expect(mail).toMatchObject({
      subject: 'Your All Talent account is suspended',
      text: expect.stringContaining('Copied another profile'),
    });

    expect(await run('restore', TALENT)).toContain('u_demo_asha is active again');
    expect([await statusOf(phone), await profileOf(TALENT)]).toEqual([401, 200]);
    expect(await statusOf(await signedIn(site(), TALENT))).toBe(200);
    expect(await counters()).toEqual(before);
    expect((await messagesTo(site(), TALENT))[0]?.subject).toBe('Your All Talent account is open again');
    expect(await newest()).toMatchObject({ actor: expect.stringMatching(/^system:\S+$/u), action: 'restore', subject: 'u_demo_asha' });
  });

  test('MEM-02 the texts of the terms are listed by their days, with what is announced', async () => {
    await announceTerms(site(), '2026-12-23T18:30:00Z', 'Lower fees.');
    expect(await run('terms')).toBe('2026-12-24  announced  Lower fees.\n2026-11-03  in force');
  });

  test('ROLE-02 removed content stays removed when its account is suspended and restored', async () => {
    const slug = await slugOf(PREMIUM);
    const listed = async () => (await (await site().browse()).get(`${ENDPOINTS.talentListing.path}?perPage=48`)).body.includes(slug);
    expect(await listed()).toBe(true);
    await run('remove-content', slug, '--reason', 'Pictures of somebody else');
    expect([await listed(), await profileOf(PREMIUM)]).toEqual([false, 404]);
    const entry = await newest();
    expect(entry).toMatchObject({
      action: 'remove-content',
      subject: expect.stringMatching(/^talent:\d+$/u),
      detail: 'Pictures of somebody else',
    });
    await run('suspend', PREMIUM, '--reason', 'More of it');
    await run('restore', PREMIUM);
    expect(await profileOf(PREMIUM)).toBe(404);
    await expect(run('remove-content', 'nobody-here', '--reason', 'x')).rejects.toThrow('There is no profile at /nobody-here.');
  });

  test('ROLE-02 SEC-23 a terminated account is closed for good: content gone, records kept, nothing restored', async () => {
    const browser = await signedIn(site(), BOTH);
    await run('terminate', BOTH, '--reason', 'Asked for money');
    expect([await statusOf(browser), await profileOf(BOTH)]).toEqual([401, 404]);
    expect(await site().dataSource.query('SELECT status, login_email FROM user_account WHERE id = ?', ['u_demo_dev'])).toEqual([
      { status: 'terminated', login_email: BOTH },
    ]);
    expect(await site().dataSource.query('SELECT name FROM talent WHERE slug = ?', [await slugOf(BOTH)])).toEqual([{ name: 'Dev Mehra' }]);
    expect((await messagesTo(site(), BOTH))[0]?.subject).toBe('Your All Talent account is closed');
    const before = await entries();
    await expect(run('restore', BOTH)).rejects.toThrow('decided case by case');
    await expect(run('suspend', BOTH, '--reason', 'x')).rejects.toThrow('stays closed');
    await expect(run('terminate', 'u_demo_dev', '--reason', 'x')).rejects.toThrow('terminated already');
    expect(await entries()).toBe(before);
  });

  test('SEC-21 ROLE-02 becoming staff, or being staff no longer, ends every session', async () => {
    const client = await signedIn(site(), CLIENT);
    await run('make-staff', CLIENT);
    expect(await statusOf(client)).toBe(401);
    expect(await newest()).toMatchObject({ action: 'make-staff', subject: 'u_demo_ritu', detail: 'roles 7 -> 7,1' });
    const asStaff = await signedIn(site(), CLIENT);
    expect((await asStaff.post(ENDPOINTS.userDetails.path)).json().role_id).toBe('7,1');
    await expect(run('make-staff', CLIENT)).rejects.toThrow('staff already');
    await run('remove-staff', CLIENT);
    expect(await statusOf(asStaff)).toBe(401);
    expect((await (await signedIn(site(), CLIENT)).post(ENDPOINTS.userDetails.path)).json().role_id).toBe('7');
    await expect(run('remove-staff', CLIENT)).rejects.toThrow('is not staff');
    await expect(run('make-staff', 'sana.mirza@example.com')).rejects.toThrow('it can only log out');
  });

  test('ROLE-02 SEC-27 a client is verified with its day, only once, and only a client; taking it back is noted, too', async () => {
    const verified = async () =>
      (await site().dataSource.query('SELECT verified_client_on AS day FROM user_account WHERE id = ?', ['u_demo_ritu']))[0].day;
    expect(await run('verify-client', CLIENT, '--by', STAFF)).toContain('u_demo_ritu is a verified client since 2026-11-20.');
    expect(await verified()).toBe('2026-11-20');
    expect(await newest()).toEqual({ actor: 'u_demo_nikhil', action: 'verify-client', subject: 'u_demo_ritu', detail: '' });
    await expect(run('verify-client', CLIENT)).rejects.toThrow('a verified client since 2026-11-20');
    await expect(run('verify-client', TALENT)).rejects.toThrow('u_demo_asha is not a client');
    await expect(run('unverify-client', TALENT)).rejects.toThrow('not a verified client');
    expect(await run('unverify-client', CLIENT)).toContain('no longer');
    expect(await verified()).toBeNull();
    expect(await newest()).toMatchObject({ action: 'unverify-client', subject: 'u_demo_ritu', detail: 'verified on 2026-11-20' });
  });

  test('ROLE-02 a command that fails half way has changed nothing and is not noted', async () => {
    const browser = await signedIn(site(), CLIENT);
    const before = await entries();
    const parsed = parseStaffCommand(['suspend', CLIENT, '--reason', 'x']);
    if (parsed.kind !== 'command') throw new Error('It is a command.');
    jest.spyOn(site().app.get(OutboxService), 'enqueue').mockRejectedValueOnce(new Error('no outbox'));
    await expect(runStaffCommand(site(), parsed)).rejects.toThrow('no outbox');
    expect([await statusOf(browser), await entries()]).toEqual([200, before]);
  });

  test('ROLE-02 the audit trail names accounts by their ids alone, and is read for one account with its profile', async () => {
    const all = await run('audit');
    expect(all.split('\n')).toHaveLength(await entries());
    expect(all).not.toMatch(/@|asha-rao|meher-kaul/u);
    const ofPremium = (await run('audit', '--of', PREMIUM)).split('\n');
    expect(ofPremium.map((line) => line.split('  ')[2])).toEqual(['restore', 'suspend', 'remove-content']);
    expect(await run('audit', '--of', 'sana.mirza@example.com')).toBe('There are no entries.');
  });

  test('ROLE-02 only staff can be named as the one who acts', async () => {
    await expect(run('suspend', TALENT, '--reason', 'x', '--by', CLIENT)).rejects.toThrow(`${CLIENT} is not staff`);
    await run('suspend', TALENT, '--reason', 'x', '--by', 'night shift');
    expect((await newest()).actor).toMatch(/^system:\S+ as night shift$/u);
    await run('restore', TALENT);
    await expect(run('suspend', 'nobody@example.com', '--reason', 'x')).rejects.toThrow('There is no account of nobody@example.com.');
  });
});
