import { CONTACT_TOPICS, ENDPOINTS } from '@alltalent/shared/contracts';
import { messagesTo, signedIn } from '../../../test/support/log-in';
import { describeSite, openSite, type TestSite } from '../../../test/support/test-site';
import { OutboxWorker } from '../../kernel/outbox/outbox.worker';
import { TestMailServer } from '../../../test/support/outbox/mail-server';
import { deskBox, storedContactMessages, newSender, sendContactMessage, ticketOf } from '../../../test/support/contact/contact-messages';

const ADDRESSES = { support: 'help@talent.example', grievance: 'officer@talent.example' } as const;
const ADDRESS = /mailto:|[\w.+-]+@[\w-]+(?:\.\w+)*|\.(?:example|test|invalid)\b/iu;
const TEXTS = ['terms-of-use', 'privacy-policy', 'return-policy', 'contactus', 'career', 'about-us', 'success'];

async function read(site: TestSite, path: string): Promise<string> {
  const response = await (await site.browse()).get(path);
  expect([path, response.statusCode]).toEqual([path, 200]);
  return response.body;
}

describeSite('Desks without an address', (site) => {
  test.each(['/api/enquiries/desks', '/api/enquiries/contact/head', '/.well-known/security.txt', '/api/docs-json'])(
    'LINK-01 %s names none',
    async (path) => {
      expect(ADDRESS.exec((await read(site(), path)).replaceAll('you@example.com', ''))?.[0]).toBeUndefined();
    },
  );

  test.each(TEXTS)('LINK-01 the text %s names none, and its ways to a desk choose one of the topics', async (name) => {
    const text = await read(site(), `/api/documents/page/${name}`);
    expect(ADDRESS.exec(text)?.[0]).toBeUndefined();
    const topics: readonly string[] = CONTACT_TOPICS.map(({ topic }) => topic);
    for (const [, topic = ''] of text.matchAll(/\/contactus\?topic=(\w+)/gu)) expect(topics).toContain(topic);
  });

  test('LINK-01 TERMS-01 a contact message of somebody who is logged in carries the account to the desk, and answers go to the address given', async () => {
    const browser = await signedIn(site(), 'asha.rao@example.com');
    const email_id = newSender();
    const ticket = ticketOf(await sendContactMessage(site(), browser, { topic: 'account', email_id }));
    const [mail] = await messagesTo(site(), deskBox('support'));
    expect(mail).toMatchObject({ subject: `${ticket}: Account, log-in, membership`, replyTo: email_id });
    expect(mail?.text).toContain('Account: u_demo_asha');
  });
});

describeSite(
  'Desks with an address',
  (site) => {
    test('LINK-01 the contact page names them, and no other', async () => {
      const { data } = JSON.parse(await read(site(), ENDPOINTS.deskEmails.path)) as { data: unknown };
      expect(data).toEqual([
        { desk: 'support', address: ADDRESSES.support },
        { desk: 'grievance', address: ADDRESSES.grievance },
      ]);
      const metadata = await read(site(), ENDPOINTS.contactMetadata.path);
      for (const address of Object.values(ADDRESSES)) expect(metadata).toContain(`"to":"mailto:${address}"`);
      expect(new Set(metadata.match(/[\w.+-]+@[\w.-]+\w/gu))).toEqual(new Set(Object.values(ADDRESSES)));
      expect(metadata).toContain(`"url":"${site().config.publicUrl}/contactus?topic=account","email":"${ADDRESSES.support}"`);
    });

    test('LINK-01 the text of a page is the same', async () => {
      expect(ADDRESS.exec(await read(site(), '/api/documents/page/terms-of-use'))?.[0]).toBeUndefined();
    });

    test('LINK-01 they get the contact messages', async () => {
      const ticket = ticketOf(await sendContactMessage(site(), await site().browse(), { topic: 'grievance' }));
      expect((await messagesTo(site(), ADDRESSES.grievance)).map(({ subject }) => subject.split(':')[0])).toEqual([ticket]);
    });
  },
  { DESKS_MAIL_TO: `support=${ADDRESSES.support},grievance=${ADDRESSES.grievance}` },
);

describe('Production without addresses of desks', () => {
  const mail = new TestMailServer();
  let site: TestSite | undefined;

  afterAll(async () => {
    await site?.close();
    await mail.close();
  });

  test('LINK-01 REL-09 a contact message is kept for staff, and no mail but the receipt leaves', async () => {
    site = await openSite({ NODE_ENV: 'production', SMTP_URL: await mail.listen(), PUBLIC_URL: 'https://talent.example' });
    const email_id = newSender();
    const ticket = ticketOf(await sendContactMessage(site, await site.browse(), { topic: 'safety', email_id }));
    await site.app.get(OutboxWorker).work();
    expect(mail.messages.map((text) => text.match(/^(?:From|To|Reply-To): .*$/gimu))).toEqual([
      ['From: All Talent <no-reply@talent.example>', `To: ${email_id}`],
    ]);
    expect(await storedContactMessages(site)).toEqual([expect.objectContaining({ ticket, topic: 'safety' })]);
    expect(site.log.join('')).toContain('DESKS_MAIL_TO leaves desks out');
  });
});
