import { MEDIUM_TYPE } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { AppConfig } from '../../kernel/config/config';
import { AppLog } from '../../kernel/logging/app-log';
import { SmsNotificationsService } from '../../auth';
import { OutboxService } from '../../kernel/outbox/outbox.service';
import { type ShareFacts, shareRecord, shareSms } from './share.message';

const DAY_MS = 24 * 3600 * 1000;

export type NoticeLinks = {
  /** The receiver's page. */
  readonly lookbook: string;
  /** The sender's. */
  readonly manage: string;
};

/** What goes out besides the receiver's mail. The share is done whatever becomes of it. */
@Injectable()
export class ShareNoticesService {
  constructor(
    private readonly phones: SmsNotificationsService,
    private readonly outbox: OutboxService,
    private readonly config: AppConfig,
    private readonly log: AppLog,
  ) {}

  async send(share: ShareFacts, { lookbook, manage }: NoticeLinks): Promise<void> {
    const number = { type: MEDIUM_TYPE.phone, value: share.receiverMobile };
    await this.phones.send(number, { text: shareSms(share, lookbook), lifetimeMs: DAY_MS });
    try {
      await this.outbox.enqueue(shareRecord(share, manage, this.config.publicUrl), { lifetimeMs: DAY_MS });
    } catch (error) {
      this.log.error('sender not told of a share', error);
    }
  }
}
