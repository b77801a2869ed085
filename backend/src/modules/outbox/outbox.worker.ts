import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock';
import { AppConfig } from '../../platform/config/config';
import { AppLog } from '../../platform/logging/app-log';
import { Mailer } from './mailer';
import type { OutboxMessageEntity } from './outbox-message.entity';
import { OutboxRepository } from './outbox.repository';
import { OutboxService } from './outbox.service';

const POLL_MS = 2000;
const BATCH = 20;
/** Waits after the first, second, third … failure; the last one repeats until the message expires. */
const RETRY_MS = [1000, 5000, 15_000, 60_000];
/** Longer than a mail server may take, so that no second worker sends what is under way. */
const CLAIM_MS = 30_000;

/** Sends what waits in the outbox. Without a mail server nothing is sent, and the demo outbox shows it. */
@Injectable()
export class OutboxWorker implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly mailer: Mailer | null;
  private timer: NodeJS.Timeout | undefined;
  private round: Promise<void> | null = null;

  constructor(
    private readonly outbox: OutboxService,
    private readonly repository: OutboxRepository,
    private readonly clock: Clock,
    private readonly log: AppLog,
    config: AppConfig,
  ) {
    this.mailer = config.smtpUrl === null ? null : new Mailer(config.smtpUrl, config.publicUrl);
  }

  onApplicationBootstrap(): void {
    if (!this.mailer) return this.log.info('no SMTP_URL: messages stay in the demo outbox at /dev/outbox');
    this.outbox.listen(() => void this.work());
    this.timer = setInterval(() => void this.work(), POLL_MS);
  }

  async onApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.round;
    this.mailer?.close();
  }

  /** One round at a time; news during a round is found by the next poll. */
  work(): Promise<void> {
    this.round ??= this.sendDue()
      .catch((error: unknown) => this.log.warn('outbox not readable', { reason: String(error) }))
      .finally(() => (this.round = null));
    return this.round;
  }

  private async sendDue(): Promise<void> {
    const now = this.clock.now();
    for (const row of await this.repository.findDue(now, BATCH)) {
      if (await this.repository.claim(row, now + CLAIM_MS)) await this.sendOne(row, now);
    }
  }

  private async sendOne(row: OutboxMessageEntity, now: number): Promise<void> {
    const message = this.outbox.open(row);
    if (!message || row.expiresAt <= now) return this.giveUp(row.id, 'it came too late or cannot be read');
    try {
      await this.mailer?.send(message);
      await this.repository.close(row.id, 'sent');
      this.log.info('message sent', { message_id: row.id, tries: row.tries + 1 });
    } catch (error) {
      const wait = RETRY_MS[Math.min(row.tries, RETRY_MS.length - 1)] ?? POLL_MS;
      await this.repository.reschedule(row.id, now + wait);
      this.log.warn('message not sent, trying again', { message_id: row.id, wait_ms: wait, reason: String(error) });
    }
  }

  private async giveUp(id: number, reason: string): Promise<void> {
    await this.repository.close(id, 'failed');
    this.log.warn('message given up', { message_id: id, reason });
  }
}
