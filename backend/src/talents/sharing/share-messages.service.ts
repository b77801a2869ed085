import { MEDIUM_TYPE } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { AppConfig } from '../../kernel/config/config';
import { AppLog } from '../../kernel/logging/app-log';
import { SmsNotificationsService } from '../../auth';
import { OutboxService } from '../../kernel/outbox/outbox.service';
import { type ShareFacts, shareRecord, shareSms } from './share.message';

const DAY_MS = 24 * 3600 * 1000;

export type ShareLinks = {
  /** URL of the receiver's page. */
  readonly lookbook: string;
  /** URL of the sender's page. */
  readonly manage: string;
};

/** Sends the receiver's SMS and the sender's copy. The share stands even when either fails. */
@Injectable()
export class ShareMessagesService {
  constructor(
    private readonly phones: SmsNotificationsService,
    private readonly outbox: OutboxService,
    private readonly config: AppConfig,
    private readonly log: AppLog,
  ) {}

  async send(share: ShareFacts, { lookbook, manage }: ShareLinks): Promise<void> {
    const number = { type: MEDIUM_TYPE.phone, value: share.receiverMobile };
    await this.phones.send(number, { text: shareSms(share, lookbook), lifetimeMs: DAY_MS });
    try {
      await this.outbox.enqueue(shareRecord(share, manage, this.config.publicUrl), { lifetimeMs: DAY_MS });
    } catch (error) {
      this.log.error('sender not told of a share', error);
    }
  }
}
