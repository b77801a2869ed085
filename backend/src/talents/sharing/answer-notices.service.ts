import { Injectable } from '@nestjs/common';
import { t } from '../../kernel/messages';
import { Clock } from '../../kernel/clock/clock';
import { AppConfig } from '../../kernel/config/config';
import { DomainError } from '../../kernel/domain-error';
import { RateLimitsService } from '../../kernel/rate-limits/rate-limits.service';
import { type NewNotification as Notice, NotificationsService } from '../../notifications';
import { OutboxService } from '../../kernel/outbox/outbox.service';
import type { ShareEntity } from './share.entity';
import { answeredMessage } from './share.message';

const HOUR_MS = 3600 * 1000;
const DAY_MS = 24 * HOUR_MS;

/**
 * Tells the sender of a share that its receiver answers. Members are told once until they have read it, and at most once an
 * hour; whoever shared without an account gets a mail to the proved address, at most once a day.
 */
@Injectable()
export class AnswerNoticesService {
  constructor(
    private readonly notifications: NotificationsService,
    private readonly outbox: OutboxService,
    private readonly limits: RateLimitsService,
    private readonly config: AppConfig,
    private readonly clock: Clock,
  ) {}

  /** True once a day for a share of somebody without an account. Asked before the transaction that keeps the answer. */
  async isMailDue({ id, userId }: ShareEntity): Promise<boolean> {
    if (userId !== null) return false;
    try {
      await this.limits.consume([{ name: 'lookbook-answer-mail:share', subject: String(id), most: 1, windowMs: DAY_MS }]);
      return true;
    } catch (error) {
      if (error instanceof DomainError && error.code === 'TOO_MANY_REQUESTS') return false;
      throw error;
    }
  }

  /** Part of the transaction that keeps the answer. */
  async mail(share: ShareEntity): Promise<void> {
    await this.outbox.enqueue(answeredMessage(share, this.config.publicUrl), { lifetimeMs: DAY_MS });
  }

  async tell({ id, userId, receiverName }: ShareEntity): Promise<void> {
    if (userId === null) return;
    const beginning = `share:${id}:answered:`;
    if (await this.notifications.hasUnread(userId, beginning)) return;
    const notice: Notice = {
      userId,
      group: 'messages',
      key: `${beginning}${Math.floor(this.clock.now() / HOUR_MS)}`,
      title: t('lookbook.answeredTitle', { receiver: receiverName }),
      text: t('lookbook.answeredText'),
      path: '/shares',
      action: t('lookbook.answeredAction'),
      image: '',
    };
    await this.notifications.notify([notice]);
  }
}
