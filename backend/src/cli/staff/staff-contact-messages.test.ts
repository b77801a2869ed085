import { describeSites } from '../../../test/support/test-site';
import { aPdf, apply, publishOpening, sendContactMessage, storedCv, ticketOf } from '../../../test/support/contact/contact-messages';
import { parseStaffCommand } from './parse-staff-command';
import { runStaffCommand } from './run-staff-command';

const STAFF = 'nikhil.bose@example.com';

describeSites('Contact messages and applications on the command line', (site) => {
  beforeEach(async () => {
    site().clock.pass(25 * 3600);
    await site().dataSource.query('DELETE FROM enquiry');
  });

  const run = (...args: readonly string[]) => {
    const parsed = parseStaffCommand([...args, '--by', STAFF]);
    if (parsed.kind !== 'command') throw new Error(parsed.kind === 'help' ? 'help' : parsed.sentence);
    return runStaffCommand(site(), parsed);
  };
  const newest = async () =>
    (await site().dataSource.query('SELECT actor, action, subject, detail FROM audit_entry ORDER BY id DESC LIMIT 1'))[0];

  test('ROLE-02 SEC-23 tickets are listed, the newest first, and anyone who looks is written down', async () => {
    expect(await run('tickets')).toBe('There are no such messages.');
    const first = ticketOf(await sendContactMessage(site(), await site().browse(), { message: `A first one. ${'x'.repeat(100)}` }));
    site().clock.pass(60);
    const second = ticketOf(await sendContactMessage(site(), await site().browse(), { topic: 'safety' }));
    ticketOf(await apply(site(), await site().browse()));
    const [header = '', ...rows] = (await run('tickets')).split('\n');
    expect(header).toMatch(/^ticket +when +about +name +e-mail +text +CV +mail$/u);
    expect(rows.map((row) => row.slice(0, 12))).toEqual([second, first]);
    expect(rows[0]).toMatch(/Something felt wrong +Nila Bose +writer\d+@example\.com +I look for a drummer\. In Pune, in May\. +sent$/u);
    expect(rows[1]).toMatch(/x…/u);
    expect(await newest()).toEqual({ actor: 'u_demo_nikhil', action: 'list-tickets', subject: 'messages', detail: '2 messages' });
    expect(await run('tickets', '--since', '2030-01-01')).toBe('There are no such messages.');
  });

  test('SEC-44 one contact message is read whole, and nothing typed commands a terminal or makes up a line', async () => {
    const message = 'one\nMessage: forged\u001b[2J';
    const ticket = ticketOf(await sendContactMessage(site(), await site().browse(), { message, name: 'a\u202eb' }));
    const text = await run('tickets', '--of', ticket.toLowerCase());
    expect(text).toContain('Message: one\n    Message: forged');
    expect(text).not.toMatch(/(?!\n)[\p{Cc}\p{Cf}]/u);
    expect(await newest()).toMatchObject({ action: 'read-ticket', subject: ticket });
    await expect(run('applications', '--of', ticket)).rejects.toThrow(`There is no application with the ticket ${ticket}.`);
  });

  test('ROLE-02 SEC-47 an application is listed with its opening, and its CV comes out byte by byte, with an entry in the audit trail', async () => {
    await publishOpening(site(), 'casting-editor', '');
    const browser = await site().browse();
    const bytes = aPdf({ pages: 2 });
    const cv = await storedCv(browser, bytes);
    const ticket = ticketOf(await apply(site(), browser, { opening: 'casting-editor', cv }));
    expect(await run('applications')).toMatch(new RegExp(`${ticket} +.*Casting editor +Nila Bose .* yes +sent`, 'u'));
    expect(Buffer.from(await run('cv', ticket), 'base64').equals(bytes)).toBe(true);
    expect(await newest()).toEqual({ actor: 'u_demo_nikhil', action: 'download-cv', subject: ticket, detail: '' });
    expect(await run('applications', '--of', ticket)).toContain('CV: yes');
  });

  test('what there is not is said', async () => {
    const bare = ticketOf(await apply(site(), await site().browse()));
    await expect(run('cv', bare)).rejects.toThrow(`${bare} came without a CV.`);
    for (const ticket of ['AT-2222-2222', '../../etc/passwd', "' OR 1=1 --"])
      await expect(run('cv', ticket)).rejects.toThrow('There is no application');
    expect(() => run('cv')).toThrow('cv takes one ticket');
  });
});
