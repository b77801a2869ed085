import { createMysqlDatabase, type Engine } from '../kernel/database/test-database';
import { openSite, type TestSite } from '../test-site';
import type { Message } from '../../../src/kernel/outbox/message';
import { OutboxService } from '../../../src/kernel/outbox/outbox.service';
import { OutboxWorker } from '../../../src/kernel/outbox/outbox.worker';
import { TestMailServer } from './mail-server';
import { TestPhoneGateway } from './phone-gateway';

const LIFETIME_MS = 600_000;
export const MAIL: Message = { channel: 'mail', to: 'ritu@example.com', subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' };
export const SMS: Message = { channel: 'sms', to: '+919876543210', text: 'Hello' };

/** Whole backend with a mail server and a phone gateway that can be made to fail. */
export class DeliverySite {
  readonly mail = new TestMailServer();
  readonly phone = new TestPhoneGateway();
  readonly token = 'token-of-the-gateway';
  smtpUrl = '';
  private open: TestSite | undefined;
  private drop = async (): Promise<void> => undefined;

  get site(): TestSite {
    if (!this.open) throw new Error('The site exists from the first test on, not before.');
    return this.open;
  }

  async begin(engine: Engine['name']): Promise<void> {
    this.smtpUrl = await this.mail.listen();
    const env = { SMTP_URL: this.smtpUrl, SMS_GATEWAY_URL: await this.phone.listen(), SMS_GATEWAY_TOKEN: this.token };
    if (engine === 'SQLite') return void (this.open = await openSite(env));
    const database = await createMysqlDatabase();
    this.drop = database.drop;
    this.open = await openSite({ ...env, DATABASE_URL: database.url });
  }

  async end(): Promise<void> {
    this.mail.cut();
    this.phone.cut();
    await this.open?.close();
    await Promise.all([this.mail.close(), this.phone.close()]);
    await this.drop();
  }

  enqueue(message: Message, reservationIds: readonly string[] = []): Promise<number> {
    return this.site.app.get(OutboxService).enqueue(message, { lifetimeMs: LIFETIME_MS, reservationIds });
  }

  deliveryOf(id: number): Promise<string> {
    return this.site.app.get(OutboxService).deliveryOf(id);
  }

  work(): Promise<void> {
    return this.site.app.get(OutboxWorker).work();
  }

  /** Moves the clock forward and sends what is due then. */
  async workAfter(seconds: number): Promise<void> {
    this.site.clock.pass(seconds);
    await this.work();
  }
}

/** Waits up to 40 s until `isSo` returns true. */
export async function waitUntil(isSo: () => boolean): Promise<void> {
  for (let tries = 0; tries < 2000 && !isSo(); tries += 1) await new Promise((resolve) => setTimeout(resolve, 20));
  expect(isSo()).toBe(true);
}
