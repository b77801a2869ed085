import { createMysqlDatabase, describeOnServers } from '../../../test/support/kernel/database/test-database';
import { Transactions } from '../database/transaction';
import { AppLog } from '../logging/app-log';
import { askForCode } from '../../../test/support/log-in';
import { openSite, type TestSite } from '../../../test/support/test-site';
import { ProcessRole } from '../process-role';
import { RateLimitsService } from '../rate-limits/rate-limits.service';
import { MailAttachments } from './mail-attachments';
import { OutboxRepository } from './outbox.repository';
import { OutboxService } from './outbox.service';
import { OutboxWorker } from './outbox.worker';
import { TestMailServer } from '../../../test/support/outbox/mail-server';

const CLIENT = 'ritu.khanna@example.com';

describeOnServers('Sending by a mail server', (engine) => {
  const mail = new TestMailServer();
  let site: TestSite;
  let drop = async (): Promise<void> => undefined;

  beforeAll(async () => {
    const SMTP_URL = await mail.listen();
    if (engine === 'SQLite') return void (site = await openSite({ SMTP_URL }));
    const database = await createMysqlDatabase();
    drop = database.drop;
    site = await openSite({ SMTP_URL, DATABASE_URL: database.url });
  });
  afterAll(async () => {
    await site.close();
    await mail.close();
    await drop();
  });

  const work = () => site.app.get(OutboxWorker).work();

  test('the code is sent as text and HTML, and its message is deleted from the database', async () => {
    expect((await askForCode(await site.browse(), CLIENT)).statusCode).toBe(200);
    await work();
    await work();
    expect(mail.messages).toHaveLength(1);
    expect(mail.messages[0]).toContain('From: All Talent <no-reply@localhost>');
    expect(mail.messages[0]).toMatch(/Subject: \d{6} is your All Talent login code/u);
    expect(mail.messages[0]).toContain('text/plain');
    expect(mail.messages[0]).toContain('text/html');
    expect(await site.dataSource.query('SELECT state, sealed FROM outbox_message')).toEqual([{ state: 'sent', sealed: '' }]);
  });

  test('a message of a transaction wakes the worker after the commit, and never after a rollback', async () => {
    const outbox = new OutboxService(site.app.get(OutboxRepository), site.clock, site.config);
    const news: number[] = [];
    outbox.listen(() => news.push(1));
    const enqueue = () => outbox.enqueue({ channel: 'sms', to: '+919876543210', text: 'Hello' }, { lifetimeMs: 1000 });
    const id = await site.app.get(Transactions).run(async () => {
      const stored = await enqueue();
      await outbox.enqueueAll([], { lifetimeMs: 1000 });
      expect(news).toEqual([]);
      return stored;
    });
    expect(news).toEqual([1, 1]);
    const undone = site.app.get(Transactions).run(() => enqueue().then(() => Promise.reject(new Error('no'))));
    await expect(undone).rejects.toThrow('no');
    expect(news).toEqual([1, 1]);
    await site.dataSource.query('DELETE FROM outbox_message WHERE id = ?', [id]);
  });

  test('with a mail server the demo outbox shows messages without a gateway, and no mail', async () => {
    const id = await site.app.get(OutboxService).enqueue({ channel: 'sms', to: '+919876543210', text: 'Hello' }, { lifetimeMs: 1000 });
    expect((await (await site.browse()).get('/dev/outbox.json')).json()).toEqual([expect.objectContaining({ id, channel: 'sms' })]);
    await site.dataSource.query('DELETE FROM outbox_message WHERE id = ?', [id]);
  });

  test('REL-16 a refused message is tried again, and the request succeeds', async () => {
    mail.messages.length = 0;
    mail.refusals = 2;
    site.clock.pass(60);
    expect((await askForCode(await site.browse(), 'later@example.com')).statusCode).toBe(200);
    await work();
    await work();
    expect(mail.messages).toHaveLength(0);
    site.clock.pass(1);
    await work();
    expect(mail.messages).toHaveLength(0);
    site.clock.pass(5);
    await work();
    await work();
    expect(mail.messages).toHaveLength(1);
  });

  test('REL-16 an expired message is not sent', async () => {
    mail.messages.length = 0;
    mail.refusals = 1;
    site.clock.pass(60);
    await askForCode(await site.browse(), 'late@example.com');
    await work();
    site.clock.pass(700);
    await work();
    await work();
    expect(mail.messages).toHaveLength(0);
    const rows = await site.dataSource.query('SELECT state FROM outbox_message ORDER BY id DESC LIMIT 1');
    expect(rows).toEqual([{ state: 'failed' }]);
  });

  test('two concurrent workers send a message once', async () => {
    mail.messages.length = 0;
    site.clock.pass(60);
    const { app, clock, config } = site;
    const parts = [app.get(OutboxService), app.get(OutboxRepository), app.get(RateLimitsService)] as const;
    const second = new OutboxWorker(...parts, clock, app.get(AppLog), config, new ProcessRole(true), app.get(MailAttachments));
    await askForCode(await site.browse(), 'once@example.com');
    await Promise.all([work(), second.work()]);
    await work();
    expect(mail.messages).toHaveLength(1);
  });
});
