import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ENDPOINTS } from '@alltalent/shared/contracts';
import { signedIn } from '../../../test/support/log-in';
import { describeSite } from '../../../test/support/test-site';
import { apply, storedContactMessages, sendContactMessage, storedCv, ticketOf } from '../../../test/support/contact/contact-messages';
import { ErasureJob } from './erasure.job';

const CLIENT = 'ritu.khanna@example.com';
const DAY = 24 * 3600;

describeSite('Erasure of contact messages', (site) => {
  test('SEC-68 SEC-31 contact messages, applications, their CVs and the mails that carry them go with the account; others stay', async () => {
    const browser = await signedIn(site(), CLIENT);
    const cv = await storedCv(browser);
    ticketOf(await apply(site(), browser, { cv, email_id: 'work@example.com' }));
    ticketOf(await sendContactMessage(site(), await site().browse(), { email_id: CLIENT }));
    const kept = ticketOf(await sendContactMessage(site(), await site().browse()));
    const messages = (await storedContactMessages(site())).flatMap((row) => [row['mail_message_id'], row['receipt_message_id']]);
    await browser.post(ENDPOINTS.deleteAccount.path, {});
    for (const days of [28, 2]) {
      site().clock.pass(days * DAY);
      await site().app.get(ErasureJob).run();
    }
    expect((await storedContactMessages(site())).map(({ ticket }) => ticket)).toEqual([kept]);
    expect(existsSync(join(site().config.dataDir, 'cvs', `${cv}.pdf`))).toBe(false);
    const left = await site().dataSource.query(`SELECT id FROM outbox_message WHERE id IN (${messages.join(', ')})`);
    expect(left).toHaveLength(2);
  });
});
