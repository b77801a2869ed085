import { randomUUID } from 'node:crypto';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { AppConfig } from '../../kernel/config/config';
import { AppLog } from '../../kernel/logging/app-log';
import type { AnyMessage } from '../../kernel/outbox/message';
import { OutboxService } from '../../kernel/outbox/outbox.service';
import { LeadArchiveRepository } from './lead-archive.repository';
import { leadMail } from './lead-mail';
import { leadRecord } from './lead-record';
import { VERIFIED_RETENTION_MS } from './lead-retention.service';
import type { LeadEntity } from './lead.entity';

/** Three days: a weekend, and a day to notice the failure. */
const LIFETIME_MS = 3 * 24 * 3600 * 1000;

/** Delivers verified leads: a mail to sales and, if configured, a webhook. */
@Injectable()
export class SalesDeliveryService implements OnApplicationBootstrap {
  constructor(
    private readonly archive: LeadArchiveRepository,
    private readonly outbox: OutboxService,
    private readonly config: AppConfig,
    private readonly log: AppLog,
  ) {}

  onApplicationBootstrap(): void {
    if (this.config.leadsMailTo === null) this.log.warn('LEADS_MAIL_TO is not set: leads are read with npm run staff -- leads');
  }

  /** Enqueues the messages of a lead, in the transaction that verifies it. */
  async deliver(lead: LeadEntity): Promise<void> {
    const enqueue = (message: AnyMessage) => this.outbox.enqueue(message, { lifetimeMs: LIFETIME_MS, keepMs: VERIFIED_RETENTION_MS });
    const { leadsMailTo: to, leadsWebhook, publicUrl } = this.config;
    const mailMessageId = to === null ? null : await enqueue(leadMail(lead, { to, publicUrl }));
    const hookMessageId = leadsWebhook === null ? null : await enqueue(leadHook(lead));
    await this.archive.setMessages(lead.id, { mailMessageId, hookMessageId });
  }
}

function leadHook(lead: LeadEntity): AnyMessage {
  const data = leadRecord(lead);
  const text = JSON.stringify({ type: 'lead.verified', timestamp: data['verified_at'], data });
  return { channel: 'hook', receiver: 'leads', messageId: `msg_${randomUUID()}`, text };
}
