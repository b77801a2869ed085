import { askForCode } from '../../../test/support/log-in';
import { describeSite, openSite } from '../../../test/support/test-site';
import { OutboxService } from './outbox.service';
import { OutboxWorker } from './outbox.worker';
import { TestMailServer } from '../../../test/support/outbox/mail-server';

describeSite('Demo outbox', (site) => {
  beforeAll(async () => {
    const browser = await site().browse();
    for (const email of ['one@example.com', 'two@example.com']) await askForCode(browser, email);
  });

  test('shows the newest message first, as a page without scripts', async () => {
    const answer = await (await site().browse()).get('/dev/outbox');
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
    expect(answer.body.indexOf('two@example.com')).toBeLessThan(answer.body.indexOf('one@example.com'));
    expect(answer.body).not.toMatch(/<script|<style|style=|onclick/u);
    expect((await (await site().browse()).get('/dev/outbox.css')).headers['content-type']).toContain('text/css');
  });

  test('sends the messages of one receiver as JSON', async () => {
    const answer = await (await site().browse()).get('/dev/outbox.json?to=One@Example.com');
    expect(answer.json()).toEqual([
      expect.objectContaining({
        channel: 'mail',
        to: 'one@example.com',
        subject: expect.any(String),
        text: expect.any(String),
        html: expect.any(String),
      }),
    ]);
  });
});

describeSite('Demo outbox of phone messages', (site) => {
  const put = (channel: 'sms' | 'call', text: string) =>
    site().app.get(OutboxService).enqueue({ channel, to: '+919876543210', text }, { lifetimeMs: 600_000 });

  test('SMS and calls are shown with their channel, and count as sent at once', async () => {
    const ids = [await put('sms', 'Your code is 123456.'), await put('call', 'Your code is <1 2 3>.')];
    const browser = await site().browse();
    for (const to of ['%2B919876543210', '+919876543210', '919876543210'])
      expect((await browser.get(`/dev/outbox.json?to=${to}`)).json()).toEqual([
        { id: ids[1], channel: 'call', to: '+919876543210', text: 'Your code is <1 2 3>.', created_at: expect.any(String) },
        expect.objectContaining({ channel: 'sms', text: 'Your code is 123456.' }),
      ]);
    const { body } = await browser.get('/dev/outbox');
    expect(body).toContain('<h2>SMS</h2>');
    expect(body).toContain('Call to <strong>+919876543210</strong>');
    expect(body).toContain('&lt;1 2 3&gt;');
    for (const id of ids) expect(await site().app.get(OutboxService).deliveryOf(id)).toBe('sent');
  });
});

test('in production nothing is shown, and a phone message without a gateway is given up', async () => {
  const mail = new TestMailServer();
  const site = await openSite({ NODE_ENV: 'production', SMTP_URL: await mail.listen() });
  const outbox = site.app.get(OutboxService);
  const id = await outbox.enqueue({ channel: 'sms', to: '+919876543210', text: 'Hello' }, { lifetimeMs: 600_000 });
  await site.app.get(OutboxWorker).work();
  expect(await outbox.deliveryOf(id)).toBe('failed');
  for (const path of ['/dev/outbox', '/dev/outbox.json', '/dev/outbox.css'])
    expect((await (await site.browse()).get(path)).statusCode).toBe(404);
  await site.close();
  await mail.close();
});
