import { DeliverySite } from '../../../test/support/outbox/delivery-site';
import { messagesTo } from '../../../test/support/log-in';
import { describeSite } from '../../../test/support/test-site';
import type { Message } from './message';
import { MailAttachments } from './mail-attachments';
import { OutboxService } from './outbox.service';

const WITH_FILE: Message = {
  channel: 'mail',
  to: 'files@example.com',
  subject: 'Files',
  text: 'Hello',
  html: '<p>Hello</p>',
  attachments: [{ kind: 'note', id: 7 }],
};
const NOTE = { name: 'note-7.txt', type: 'text/plain', content: Buffer.from('Seven') };

describe('Mails with an attachment', () => {
  const d = new DeliverySite();
  beforeAll(() => d.begin('SQLite'));
  afterAll(() => d.end());

  test('the attachment is read when the mail is sent; a mail whose attachment cannot be read yet waits', async () => {
    const id = await d.enqueue(WITH_FILE);
    await d.work();
    expect([await d.deliveryOf(id), d.mail.messages.length]).toEqual(['late', 0]);
    d.site.app.get(MailAttachments).register('note', (note) => Promise.resolve({ ...NOTE, name: `note-${note}.txt` }));
    await d.workAfter(2);
    expect(await d.deliveryOf(id)).toBe('sent');
    expect(d.mail.messages[0]).toContain('Content-Disposition: attachment; filename=note-7.txt');
    expect(d.mail.messages[0]).toContain(NOTE.content.toString('base64'));
  });
});

describeSite('Attachments in the demo outbox', (site) => {
  test('the page links to an attachment, which opens as a file; any other one is not found', async () => {
    site()
      .app.get(MailAttachments)
      .register('note', () => Promise.resolve(NOTE));
    const id = await site().app.get(OutboxService).enqueue(WITH_FILE, { lifetimeMs: 600_000 });
    const browser = await site().browse();
    expect((await messagesTo(site(), 'files@example.com'))[0]).toMatchObject({ attachments: [{ kind: 'note', id: 7 }] });
    const path = `/dev/outbox/attachment?message=${id}&index=`;
    expect((await browser.get('/dev/outbox')).body).toContain(`href="${path.replace('&', '&amp;')}0"`);
    const file = await browser.get(`${path}0`);
    expect([file.statusCode, file.body, file.headers['content-disposition']]).toEqual([200, 'Seven', 'attachment; filename="note-7.txt"']);
    for (const other of [`${path}1`, `${path.replace(String(id), '999999')}0`]) expect((await browser.get(other)).statusCode).toBe(404);
    expect((await browser.get(`${path}-1`)).statusCode).toBe(400);
  });
});
