import { Injectable, type OnApplicationBootstrap, type BeforeApplicationShutdown } from '@nestjs/common';
import { Clock } from '../clock/clock';
import { AppConfig } from '../config/config';
import { ProcessRole } from '../process-role';
import { AppLog } from '../logging/app-log';
import { RateLimitsService } from '../rate-limits/rate-limits.service';
import { DeliveryQueue, type DeliveryQueuePlan } from './delivery-queue';
import { MailAttachments } from './mail-attachments';
import { Mailer } from './mailer';
import { OutboxRepository } from './outbox.repository';
import { OutboxService } from './outbox.service';
import { SmsGateway } from './sms-gateway';
import { WebhookSender } from './webhook-sender';

const POLL_MS = 1000;
const MINUTE_MS = 60_000;
/** Waits of webhooks, growing to an hour: a receiver may be unavailable for a day. */
const HOOK_RETRY_MS = [1000, 5000, 15_000, MINUTE_MS, 5 * MINUTE_MS, 15 * MINUTE_MS, 30 * MINUTE_MS, 60 * MINUTE_MS];
/** On shutdown, wait this long for deliveries; an instance that runs later sends unfinished ones again. */
const STOP_WITHIN_MS = 6000;

/** Sends the messages of the outbox, with a queue each for mail, phone messages and webhooks. Channels without a server stay in the demo outbox. */
@Injectable()
export class OutboxWorker implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly queues: readonly DeliveryQueue[];
  private readonly mailer: Mailer | null;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly outbox: OutboxService,
    repository: OutboxRepository,
    limits: RateLimitsService,
    clock: Clock,
    private readonly log: AppLog,
    config: AppConfig,
    private readonly role: ProcessRole,
    attachments: MailAttachments,
  ) {
    const parts = { outbox, repository, limits, clock, log };
    const queueFor = (plan: DeliveryQueuePlan) =>
      plan.channels.every((channel) => outbox.isDemo(channel)) ? [] : [new DeliveryQueue(plan, parts)];
    this.mailer = config.smtpUrl === null ? null : new Mailer(config.smtpUrl, config.publicUrl, attachments);
    const gateway = config.smsGateway && new SmsGateway(config.smsGateway);
    const receivers = { leads: config.leadsWebhook, releases: config.releasesWebhook };
    const webhook = receivers.leads || receivers.releases ? new WebhookSender(receivers, clock) : null;
    this.queues = [
      ...queueFor({ channels: ['mail'], transport: this.mailer }),
      ...queueFor({ channels: ['sms', 'call'], transport: gateway }),
      // Without a receiver no message is stored, but those that wait for a former one are given up.
      ...(webhook || config.isProduction ? queueFor({ channels: ['hook'], transport: webhook, retryMs: HOOK_RETRY_MS }) : []),
    ];
  }

  onApplicationBootstrap(): void {
    if (!this.role.isSite) return;
    if (this.outbox.isDemo('mail')) this.log.info('no SMTP_URL: mail stays in the demo outbox at /dev/outbox');
    if (this.outbox.isDemo('sms')) this.log.info('no SMS_GATEWAY_URL: SMS and calls stay in the demo outbox at /dev/outbox');
    if (this.queues.length === 0) return;
    this.outbox.listen(() => this.start());
    this.timer = setInterval(() => this.start(), POLL_MS);
  }

  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    for (const queue of this.queues) queue.close();
    const late = new Promise((resolve) => setTimeout(resolve, STOP_WITHIN_MS).unref());
    await Promise.race([this.whenIdle(), late]);
    this.mailer?.close();
  }

  /** Sends what is due; resolves when each message was sent or has failed. */
  async work(): Promise<void> {
    this.start();
    await this.whenIdle();
  }

  private start(): void {
    for (const queue of this.queues) queue.start();
  }

  private async whenIdle(): Promise<void> {
    await Promise.all(this.queues.map((queue) => queue.whenIdle()));
  }
}
