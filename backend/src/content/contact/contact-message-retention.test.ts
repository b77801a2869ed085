import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ENDPOINTS } from '@alltalent/shared/contracts';
import { signedIn } from '../../../test/support/log-in';
import { describeSites } from '../../../test/support/test-site';
import { ContactMessageArchiveService } from './contact-message-archive.service';
import { ContactMessageRetentionJob } from './contact-message-retention.job';
import { apply, storedContactMessages, sendContactMessage, storedCv, ticketOf } from '../../../test/support/contact/contact-messages';

const DAY = 24 * 3600;
const CLIENT = 'ritu.khanna@example.com';

describeSites('How long contact messages, applications and CVs are kept', (site) => {
  beforeEach(async () => {
    site().clock.pass(25 * 3600);
    for (const table of ['enquiry', 'cv_file']) await site().dataSource.query(`DELETE FROM ${table}`);
  });

  const work = () => site().app.get(ContactMessageRetentionJob).run();
  const tickets = async () => (await storedContactMessages(site())).map(({ ticket }) => ticket);
  const isThere = (cv: string) => existsSync(join(site().config.dataDir, 'cvs', `${cv}.pdf`));
  async function application(): Promise<{ ticket: string; cv: string }> {
    const browser = await site().browse();
    const cv = await storedCv(browser);
    return { cv, ticket: ticketOf(await apply(site(), browser, { cv })) };
  }

  test('SEC-68 an application goes with its CV after 12 months, a contact message after 24', async () => {
    const { ticket, cv } = await application();
    const contactMessage = ticketOf(await sendContactMessage(site(), await site().browse()));
    site().clock.pass(365 * DAY);
    await work();
    expect([await tickets(), isThere(cv)]).toEqual([[ticket, contactMessage], true]);
    site().clock.pass(2 * DAY);
    expect(await work()).toBe(true);
    expect([await tickets(), isThere(cv)]).toEqual([[contactMessage], false]);
    expect(await site().dataSource.query('SELECT name FROM cv_file')).toEqual([]);
    site().clock.pass(365 * DAY);
    await work();
    expect(await tickets()).toEqual([]);
    expect(site().log.join('')).toContain('contact messages deleted');
  });

  test('SEC-47 a CV whose application never came goes after a day, one of an application does not', async () => {
    const left = await storedCv(await site().browse());
    const { cv } = await application();
    site().clock.pass(DAY - 60);
    await work();
    expect(isThere(left)).toBe(true);
    site().clock.pass(120);
    await work();
    expect([isThere(left), isThere(cv)]).toEqual([false, true]);
  });

  test('SEC-13 REL-09 several job runs at once delete what is old and nothing else; one that failed is done again', async () => {
    await application();
    site().clock.pass(367 * DAY);
    const kept = ticketOf(await sendContactMessage(site(), await site().browse()));
    const archive = site().app.get(ContactMessageArchiveService);
    const purge = jest.spyOn(archive, 'purge').mockRejectedValueOnce(new Error('the database went away'));
    expect(await work()).toBe(false);
    purge.mockRestore();
    await Promise.all([archive.purge(), archive.purge(), archive.purge()]);
    expect(await tickets()).toEqual([kept]);
  });

  test("SEC-68 SEC-27 the account's export has the contact messages of the account and of its address, and nobody else's", async () => {
    const browser = await signedIn(site(), CLIENT);
    const own = ticketOf(await sendContactMessage(site(), browser, { email_id: 'work@example.com' }));
    const ofAddress = ticketOf(await apply(site(), await site().browse(), { email_id: CLIENT }));
    ticketOf(await sendContactMessage(site(), await site().browse(), { email_id: 'somebody@example.com' }));
    ticketOf(await sendContactMessage(site(), await signedIn(site(), 'asha.rao@example.com'), { email_id: CLIENT }));
    const { enquiries } = (await (await signedIn(site(), CLIENT)).get(ENDPOINTS.exportAccount.path)).json();
    expect(enquiries.map(({ ticket }: { ticket: string }) => ticket)).toEqual([own, ofAddress]);
    expect(enquiries[0]).toMatchObject({ topic: 'hiring', email_id: 'work@example.com', message: expect.any(String), cv_bytes: null });
    expect(JSON.stringify(enquiries)).not.toMatch(/request_key|message_id|somebody/u);
  });
});
